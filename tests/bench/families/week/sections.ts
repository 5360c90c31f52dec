import { ASKING, wayOf } from "../_desk.ts";
import { drawn, lineOf, printed } from "../_family.ts";
import { page, row } from "../_html.ts";
import { relined, told } from "../_next.ts";
import { rounded } from "../_order.ts";
import { day, us } from "../_print.ts";
import { cells, columnsOf, pairs } from "../_table.ts";
import { traded, truly } from "../_trade.ts";
import { STOCK, under } from "../_week.ts";

const right = "right" as const;
const SIZES = ["S", "M", "L", "XL", "2XL"];

/** Workwear by department: a heading and a subtotal for each, sizes across, a line's count is their sum, garments' colours in a cell. */
const workwear = printed("week-workwear-departments", { words: "uk", min: 4, max: 16 }, (made) => {
  const plain = traded(made, {
    wares: [
      "Trouser, cargo, 245 gsm",
      "Polo, moisture wicking",
      "Jacket, softshell, class 2",
      "Coverall, FR, zip",
      "Parka, hi-vis, lined",
      "Bib and brace, denim",
    ],
    buyers: ["Northshore Port Services Ltd", "Ellery Scaffolding Group", "Trentside Recycling plc"],
    number: "WW99999",
    units: ["EA"],
  });
  const grid = plain.items.map(() => SIZES.map(() => plain.random.pick([0, 2, 4, 6, 10, 12])));
  const order = relined(
    plain,
    plain.items.map((item, i) => {
      grid[i]![1]! += 1;
      const quantity = grid[i]!.reduce((all, one) => all + one, 0);
      return { ...item, quantity, total: rounded(quantity * item.price, 2) };
    }),
  );
  const each = Math.ceil(order.items.length / 3);
  const groups = ["Quayside", "Workshop", "Office & Security"].map((name, i) => ({
    name,
    items: order.items.slice(i * each, (i + 1) * each),
  }));
  const body = groups
    .filter(({ items }) => items.length)
    .map(({ name, items }) => {
      const sum = rounded(
        items.reduce((all, { total }) => all + total, 0),
        2,
      );
      const rows = items.map((item) =>
        row(
          [
            item.sku,
            item.name,
            order.random.pick(["Navy", "Orange", "Black/Grey"]),
            ...grid[item.at - 1]!.map((count) => count || ""),
            item.quantity,
            us(item.price),
            us(item.total),
          ],
          ["", "", "", "c", "c", "c", "c", "c", "r", "r", "r"],
        ),
      );
      return `<tr class=h><td colspan=11><b>${name}</b></tr>${rows.join("")}<tr><td colspan=10 class=r>${name} subtotal<td class=r>${us(sum)}</tr>`;
    });
  return {
    html: page(
      ".g td,.g th{border:1px solid #999;font-size:8pt}.h td{background:#f3e9d2}",
      `<table><tr><td>${[`<b>${order.buyer.name}</b>`, ...order.buyer.lines].join("<br>")}<td class=r><b style="font-size:15pt">Workwear Order</b><br>PO number ${order.number}<br>PO date ${day(order.date, "dd/mm/yyyy")}</table>
<p><b>Supplier:</b> ${order.seller.name}, ${order.seller.lines.join(", ")}<br><b>Required by:</b> ${day(order.due, "dd/mm/yyyy")} &nbsp; <b>Raised by:</b> ${order.person}</p>
<table class=g><thead>${row(["Style", "Garment", "Colour", ...SIZES, "Total", "Price £", "Value £"], [], "th")}</thead><tbody>${body.join("")}<tr><td colspan=10 class=r><b>Order value ex VAT</b><td class=r><b>${us(order.net)}</b></tr></tbody></table>
<p>Logo left chest on all garments, artwork on file. Pack by department.</p>`,
      "A4",
    ),
    ...truly(order),
    lines: order.items.flatMap((item) =>
      grid[item.at - 1]!.filter((count) => count > 0).map((quantity) => ({
        ...lineOf(item),
        quantity,
        lineTotal: rounded(quantity * item.price, 2),
      })),
    ),
    total: order.net,
    currency: "GBP",
    requestedDate: order.due,
    shipTo: undefined,
  };
});

/** An Australian mine's order without prices: equipment and serial headings above its parts, our and the maker's part, hazard marks, a remark's row now and then. */
const serials = drawn("week-unpriced-serials-au", { max: 24, size: [595, 842] }, (made, pen) => {
  const plain = traded(made, {
    wares: [...STOCK.flow, ...STOCK.chemicals],
    buyers: ASKING.pacific,
    number: "45-999999",
    units: ["EA", "KIT", "DR"],
  });
  const order = {
    ...plain,
    buyer: { ...plain.buyer, lines: ["Level 4, 118 Wharf Street", "Brisbane QLD 4000"] },
    seller: { ...plain.seller, lines: ["22 Rendle Street", "Townsville QLD 4814"] },
    site: {
      ...plain.site,
      name: "Mt Carbine Processing Plant",
      lines: ["Mulligan Highway", "Mount Carbine QLD 4871"],
    },
  };
  const columns = columnsOf(`34 Item | 64 Our Part No | 134 OEM Part No | 216/210 Description | >468 Qty
    476 UOI | 512 DG`);
  const head = () => {
    pen.say(34, 26, order.buyer.name, { bold: true, size: 13 });
    pen.say(34, 42, "ABN 61 004 882 117", { size: 8 });
    pen.say(560, 26, "PURCHASE ORDER (UNPRICED)", { bold: true, align: right });
    pen.say(560, 40, `No: ${order.number}`, { align: right });
    pen.say(560, 52, `Date: ${day(order.date, "dd/mm/yyyy")}`, { align: right });
    pen.say(560, 64, `Page ${pen.pages}`, { align: right });
    if (pen.pages > 1) return 86;
    pen.block(34, 54, order.buyer.lines);
    under(pen, [34, 92], "SUPPLIER", order.seller);
    under(pen, [250, 92], "DELIVER TO", order.site);
    pairs(pen, [430, 500], 92, [
      ["Required", day(order.due, "dd/mm/yyyy")],
      ["Priority", "B - Planned"],
      ["Contact", order.person],
    ]);
    pen.say(34, 144, "Prices as per agreement SA-2291. Invoice to be matched to agreement rates.", {
      size: 8,
    });
    return 166;
  };
  const flow = wayOf(pen, { columns, head, bottom: 770, caption: { bold: true } });
  for (const item of order.items) {
    flow.need(44);
    if (item.at % 5 === 1)
      flow.y =
        pen.say(
          34,
          flow.y,
          `EQUIPMENT: PUMP SLURRY 10/8 F-AH   S/N ${order.random.digits(7)}   WO ${order.random.digits(6)}`,
          { bold: true, size: 8 },
        ) + 3;
    flow.y = cells(pen, flow.y, columns, [
      item.at,
      item.buyerSku,
      item.sku,
      item.name,
      us(item.quantity, 0),
      item.unit,
      item.at % 4 === 2 ? "3 / III" : "",
    ]);
    if (item.at % 7 === 3)
      flow.y = pen.say(216, flow.y, "Supersedes 1180-44. Supply with SDS.", { size: 8, italic: true });
    flow.y += 3;
  }
  pen.rule(34, flow.y + 2, 560);
  pen.say(34, flow.y + 8, `Number of items: ${order.items.length}     End of order`);
  return {
    ...told(order, {
      line: ({ buyerSku }) => ({ buyerSku, unitPrice: null, lineTotal: null }),
      requestedDate: order.due,
    }),
    total: null,
  };
});

/** A Gulf yard's own form: numbered groups as on the quotation (`A. Valves`), each with items `A.1`; lump freight as a row of the sums. */
const groups = drawn("week-quotation-groups-ae", { min: 5, max: 22, size: [595, 842] }, (made, pen) => {
  const order = traded(made, {
    wares: STOCK.flow,
    buyers: ["Al Noor Marine Works LLC", "Jebel Ali Process Skids FZCO", "Emirates Boiler Services LLC"],
    number: "ANM/PO/999/YY",
    units: ["Nos", "Set", "Mtr"],
  });
  const freight = 350;
  const vat = rounded((order.net + freight) * 0.05, 2);
  const each = Math.ceil(order.items.length / 3);
  const columns = columnsOf(`36 S.No | 70/230 Description of Goods | >340 Qty | 348 Unit | >450 Unit Price¶AED
    >558 Total Price¶AED`);
  const head = () => {
    pen.say(297, 26, order.buyer.name, { bold: true, size: 14, face: "serif", align: "center" });
    pen.say(297, 44, "P.O. Box 17702, Dubai, U.A.E.   TRN 100244718800003", { size: 8, align: "center" });
    if (pen.pages > 1) return 70;
    pen.say(297, 62, "PURCHASE ORDER", { bold: true, align: "center", size: 11 });
    pen.block(36, 88, ["M/s.", order.seller.name, ...order.seller.lines, "Kind Attn. Mr. Suresh"]);
    pairs(pen, [380, 450], 88, [
      ["P.O. No", `: ${order.number}`],
      ["Date", `: ${day(order.date, "dd.mm.yyyy")}`],
      ["Your Ref", ": QTN/4471 Rev.1"],
      ["Job No", ": 22-0418"],
      ["Currency", ": AED"],
    ]);
    pen.say(
      36,
      156,
      "With reference to your above quotation we are pleased to place the order for the following:",
    );
    return 178;
  };
  const flow = wayOf(pen, { columns, head, bottom: 740, caption: { bold: true } });
  order.items.forEach((item, i) => {
    flow.need(48);
    const letter = "ABC"[Math.floor(i / each)]!;
    if (i % each === 0)
      flow.y =
        cells(
          pen,
          flow.y,
          columns,
          [
            letter,
            ["Valves and strainers", "Gaskets and seals", "Instruments and hoses"]["ABC".indexOf(letter)]!,
            "",
            "",
            "",
            "",
          ],
          { bold: true },
        ) + 3;
    flow.y = cells(pen, flow.y, columns, [
      `${letter}.${(i % each) + 1}`,
      item.name,
      us(item.quantity, 0),
      item.unit,
      us(item.price),
      us(item.total),
    ]);
    flow.y = pen.say(70, flow.y, `Model: ${item.sku}`, { size: 8 }) + 4;
  });
  flow.need(90);
  pen.rule(30, flow.y, 565);
  const sums: [string, number][] = [
    ["Total", order.net],
    ["Freight to Jebel Ali (lump sum)", freight],
    ["VAT 5%", vat],
    ["Grand Total", rounded(order.net + freight + vat, 2)],
  ];
  for (const [caption, value] of sums) {
    pen.say(450, flow.y + 5, caption, { bold: true, align: right });
    flow.y = pen.say(558, flow.y + 5, us(value), { align: right });
  }
  pen.block(
    36,
    flow.y + 12,
    ["Delivery: 2-3 weeks ex stock Dubai", "Payment: 30 days PDC", `Contact: ${order.person}`],
    { size: 8 },
  );
  return { ...truly(order), currency: "AED", shipTo: undefined, total: sums[3]![1] };
});

export const weekSections = [workwear, serials, groups];
