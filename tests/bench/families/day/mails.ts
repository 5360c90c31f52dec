import { written } from "../_family.ts";
import { mail, type Note, noted, told } from "../_note.ts";
import { bare, day, eu, us } from "../_print.ts";
import { spoken } from "../hands/letters.ts";

const FARM: Note = {
  land: "us",
  firms: ["Haskell Orchards", "Big Bend Dairy LLC", "Fenwick Rental & Repair"],
  sellers: ["Valley Tractor Parts", "Columbia Hydraulics"],
  people: ["Wes Haskell", "Donna Kirk", "Luis Armenta"],
  goods: [
    "hydraulic filter, spin-on",
    "PTO shaft U-joint 35R",
    "bearing, pillow block 1-1/4",
    "seal kit, 3 in cylinder",
    "chain, roller #50, 10 ft",
    "spray nozzle 11004, yellow",
    "V-belt B68",
    "alternator, 12V 65A, rebuilt",
  ],
  units: ["ea", "pr", "box"],
  number: "99999",
  code: "AH9999-9",
};

/** A table drawn with bars and dashes in a plain mail, as some programs paste it. */
const bars = written("day-mail-drawn-table", { ending: "eml", max: 14 }, (plain) => {
  const order = noted(plain, FARM);
  const widths = [4, 12, 30, 6, 6, 10, 12];
  const ruled = `+${widths.map((width) => "-".repeat(width + 2)).join("+")}+`;
  const line = (values: (string | number)[]) =>
    `|${values.map((value, i) => (i === 0 || i > 2 ? ` ${String(value).padStart(widths[i]!)} ` : ` ${String(value).padEnd(widths[i]!)} `)).join("|")}|`;
  return {
    bytes: mail(order, {
      from: `${order.person} <parts@customer.example>`,
      to: "orders@supplier.example",
      subject: `New PO ${order.number} from ${order.buyer.name}`,
      text: [
        "This order was created automatically. Please confirm by reply.",
        "",
        `PO number:    ${order.number}`,
        `PO date:      ${order.date}`,
        `Required:     ${order.due}`,
        `Ship to:      ${order.site.name}, ${order.site.lines.join(", ")}`,
        "",
        ruled,
        line(["#", "Part", "Description", "Qty", "Unit", "Price", "Amount"]),
        ruled,
        ...order.items.map((item) =>
          line([item.at, item.sku, item.name, item.quantity, item.unit, us(item.price), us(item.total)]),
        ),
        ruled,
        line(["", "", "", "", "", "Total USD", us(order.net)]),
        ruled,
        "",
        order.buyer.name,
        ...order.buyer.lines,
        "",
      ].join("\n"),
    }),
    ...told(order),
    currency: "USD",
    requestedDate: order.due,
  };
});

/** A table that was pasted into a plain mail and fell apart: every cell a line of its own, captions first. */
const cells = written("day-mail-cell-a-line", { ending: "eml", min: 3, max: 12 }, (plain) => {
  const order = noted(plain, FARM);
  return {
    bytes: mail(order, {
      from: `${order.person} <shop@customer.example>`,
      to: "Parts <orders@supplier.example>",
      subject: `Order ${order.number}`,
      text: [
        "Hi,",
        "",
        `please send the following on our PO ${order.number}, to arrive by ${day(order.due, "mm/dd/yyyy")}:`,
        "",
        ...["Part no.", "Description", "Qty", "Price each", "Total"].flatMap((caption) => [caption, ""]),
        ...order.items.flatMap((item) => [
          item.sku,
          "",
          item.name,
          "",
          String(item.quantity),
          "",
          `$${us(item.price)}`,
          "",
          `$${us(item.total)}`,
          "",
        ]),
        `Grand total $${us(order.net)}`,
        "",
        "Thanks",
        order.person,
        order.buyer.name,
        ...order.buyer.lines,
        "",
      ].join("\n"),
    }),
    ...told(order, () => ({ unit: null })),
    shipTo: undefined,
    currency: "USD",
    requestedDate: order.due,
  };
});

/** Spare parts by mail: the machine with its serial number and year, then position of the drawing, number, words and count. */
const machine = written("day-mail-machine-serial", { ending: "eml", max: 9 }, (plain) => {
  const order = noted(plain, FARM);
  const { random } = order;
  return {
    bytes: mail(order, {
      from: `${order.person} <maintenance@customer.example>`,
      to: "Spare parts <parts@supplier.example>",
      subject: `Spare parts order ${order.number} - machine s/n ${random.digits(6)}`,
      text: [
        "Dear parts team,",
        "",
        "we need spares for this machine:",
        "Model: LX 450 Twin",
        `Serial no.: ${random.digits(6)}`,
        `Year: ${random.int(2003, 2019)}`,
        "Hours: 11,340",
        "",
        ...order.items.flatMap((item) => [
          `Drawing ${random.digits(3)}-${random.digits(2)}, pos. ${random.int(1, 60)}: part no. ${item.sku}, ${item.name}, qty ${item.quantity}`,
        ]),
        "",
        `Our order number: ${order.number}`,
        `Please dispatch by ${spoken(order.due)} to:`,
        order.site.name,
        ...order.site.lines,
        "",
        "Best regards",
        order.person,
        "Maintenance",
        order.buyer.name,
        ...order.buyer.lines,
        `Phone ${order.buyer.phone}`,
        "",
      ].join("\n"),
    }),
    ...told(order, () => ({ unit: null, unitPrice: null, lineTotal: null })),
    total: null,
    currency: null,
    requestedDate: order.due,
  };
});

/** All in one sentence, parted by commas and an "and", codes before their counts. */
const sentence = written("day-mail-one-sentence", { ending: "eml", min: 3, max: 6 }, (plain) => {
  const order = noted(plain, { ...FARM, code: "99999" });
  const said = order.items.map((item) => `${item.quantity} x ${item.sku} ${item.name.split(",")[0]}`);
  return {
    bytes: mail(order, {
      from: `${order.person} <office@customer.example>`,
      to: "orders@supplier.example",
      subject: "parts order",
      text: [
        `Hey guys, PO# ${order.number}. Please ship ${said.slice(0, -1).join(", ")} and ${said.at(-1)}.`,
        "",
        `UPS ground is fine. Need it by ${day(order.due, "m/d/yyyy")}.`,
        "",
        order.person,
        order.buyer.name,
        ...order.buyer.lines,
        order.buyer.phone,
        "",
      ].join("\n"),
    }),
    ...told(order, (item) => ({
      description: item.name.split(",")[0]!,
      unit: null,
      unitPrice: null,
      lineTotal: null,
    })),
    shipTo: undefined,
    total: null,
    currency: null,
    requestedDate: order.due,
  };
});

/** A Spanish shop's mail with its table pasted from a sheet: tabs between the cells, decimals with a comma, no captions. */
const hoja = written("day-correo-tabulado-es", { words: "es", ending: "eml", max: 10 }, (plain) => {
  const order = noted(plain, {
    land: "es",
    firms: ["Ferretería Hnos. Lozano", "Talleres Bidasoa, S.L.", "Vivero La Alameda"],
    sellers: ["Suministros Turolenses, S.A.", "Almacenes Peral"],
    people: ["Carmen Lozano", "Aitor Bengoa"],
    goods: [
      "Broca metal HSS 6 mm",
      "Manguera riego 1/2, rollo 25 m",
      "Silicona neutra transparente 280 ml",
      "Tijera podar bypass",
      "Candado latón 30 mm",
      "Guante nitrilo T-9",
    ],
    units: ["uds", "cajas"],
    number: "YY/0999",
    code: "ST-99999",
  });
  return {
    bytes: mail(order, {
      from: `${order.person} <compras@cliente.example>`,
      to: "pedidos@proveedor.example",
      subject: `Pedido ${order.number}`,
      text: [
        "Buenos días:",
        "",
        `Os paso pedido nº ${order.number}:`,
        "",
        ...order.items.map((item) =>
          [item.sku, item.name, item.quantity, item.unit, `${eu(item.price)} €`, `${eu(item.total)} €`].join(
            "\t",
          ),
        ),
        "",
        `Importe total: ${eu(order.net)} € + IVA`,
        `Lo necesitamos para el ${day(order.due, "dd/mm/yyyy")}. Enviar a ${order.site.lines.join(", ")}.`,
        "",
        "Un saludo",
        order.person,
        order.buyer.name,
        ...order.buyer.lines,
        "",
      ].join("\n"),
    }),
    ...told(order),
    currency: "EUR",
    requestedDate: order.due,
  };
});

/** A counter's stock order: number and words, then dots up to the count with its unit and the price by that unit. */
const dots = written("day-mail-dotted-counts", { ending: "eml", max: 8 }, (plain) => {
  const order = noted(plain, FARM);
  return {
    bytes: mail(order, {
      from: `${order.person} <counter@customer.example>`,
      to: "orders@supplier.example",
      subject: `Stock order ${order.number}`,
      text: [
        `PO ${order.number}`,
        "",
        ...order.items.map(
          (item) =>
            `${item.sku}  ${item.name} ....... ${item.quantity} ${item.unit} ... ${bare(item.price)}/${item.unit}`,
        ),
        "",
        `Total ${us(order.net)}`,
        "",
        `Deliver ${day(order.due, "mm/dd/yyyy")} to ${order.site.lines.join(", ")}`,
        "",
        order.buyer.name,
        order.person,
        "",
      ].join("\n"),
    }),
    ...told(order, () => ({ lineTotal: null })),
    requestedDate: order.due,
  };
});

export const dayMails = [bars, cells, machine, sentence, hoja, dots];
