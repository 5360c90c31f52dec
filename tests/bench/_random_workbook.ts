import { utils, type WorkSheet } from "@e965/xlsx";
import type { Drawn } from "./_lab.ts";
import { bookOf, type Cell, delimited, serial, sheetOf, utf8 } from "./families/_book.ts";
import { type Item, type Order, orderOf, rounded } from "./families/_order.ts";
import { day, us } from "./families/_print.ts";
import { type Random, randomOf } from "./families/_random.ts";

interface Column {
  captions: string[];
  cell: (item: Item, random: Random) => Cell;
  /** Its number format, where it is a number. */
  format?: string;
}

type Traits = ReturnType<typeof traitsOf>;

const MAKERS = ["Festo", "SKF", "Parker", "Legris", "Hilti"];

const COLUMNS = {
  at: { captions: ["#", "Line", "No.", "Item", "S/N", "Pos"], cell: ({ at }) => at },
  sku: {
    captions: ["Part No.", "Item code", "SKU", "Part Number", "Supplier code", "Catalog #", "Stock code"],
    cell: ({ sku }) => (/^\d+$/.test(sku) ? Number(sku) : sku),
  },
  name: {
    captions: ["Description", "Product", "Item description", "Material", "Article"],
    cell: (i) => i.name,
  },
  quantity: {
    captions: ["Qty", "Quantity", "Order qty", "Qty ordered", "Ordered", "QTY.", "Order quantity"],
    cell: ({ quantity }) => quantity,
  },
  unit: { captions: ["Unit", "UOM", "U/M", "Units"], cell: ({ unit }) => unit },
  price: {
    captions: ["Unit price", "Price", "Cost", "Unit cost", "Price each", "Rate", "Price (USD)"],
    cell: ({ price }) => price,
    format: "#,##0.00",
  },
  total: {
    captions: ["Amount", "Total", "Line total", "Ext. price", "Extended", "Value", "Total (USD)"],
    cell: ({ total }) => total,
    format: "#,##0.00",
  },
  due: { captions: ["Need by", "Required date", "Delivery date", "Due"], cell: ({ due }) => `@${due}` },
  stock: { captions: ["On hand", "Stock", "Current stock"], cell: (_, random) => random.int(0, 300) },
  minimum: { captions: ["Min", "Reorder point", "Par level", "MOQ"], cell: (_, random) => random.int(1, 50) },
  maker: { captions: ["Brand", "Manufacturer", "Make"], cell: ({ at }) => MAKERS[at % MAKERS.length]! },
  remark: {
    captions: ["Remarks", "Notes", "Comment"],
    cell: (_, random) =>
      random.pick([null, null, "urgent", "as last time", "for line 4", "call before delivery"]),
  },
  bin: {
    captions: ["Bin", "Location", "Shelf"],
    cell: (_, random) => `${random.pick(["A", "B"])}${random.int(1, 30)}`,
  },
  tax: { captions: ["Tax %", "VAT %", "GST"], cell: () => 10 },
} satisfies Record<string, Column>;

type Name = keyof typeof COLUMNS;

/** A workbook whose layout is chosen by the seed. */
export function workbookOf(seed: number): Drawn {
  const random = randomOf(seed + 50_021);
  const traits = traitsOf(random);
  const order = orderOf({ seed, max: traits.length });
  const names = namesOf(random, traits);
  const rows = rowsOf(random, { order, names, traits });
  return {
    bytes: bytesOf(rows, { random, names, traits }),
    traits: Object.fromEntries(Object.entries(traits).map(([name, value]) => [name, String(value)])),
    truth: {
      file: `workbook-${seed}.${traits.kind}`,
      class: "workbook",
      docNumber: traits.head === "none" ? null : order.number,
      date: traits.head === "none" ? null : order.date,
      buyer: traits.head === "none" ? null : order.buyer.name,
      total: totalOf(order, { names, traits }),
      lines: order.items.map((item) => ({
        sku: names.includes("sku") ? item.sku : null,
        description: names.includes("name") ? item.name : null,
        quantity: item.quantity,
        unitPrice: names.includes("price") ? item.price : null,
        lineTotal: names.includes("total") ? item.total : null,
      })),
    },
  };
}

/** The last sum beneath the lines. */
function totalOf({ net }: Order, { names, traits }: { names: Name[]; traits: Traits }): number | undefined {
  if (traits.foot === "none" || !names.includes("total")) return undefined;
  return traits.foot === "sum" ? net : rounded(net + rounded(net * 0.1, 2), 2);
}

function traitsOf(random: Random) {
  return {
    kind: random.pick(["xlsx", "xlsx", "xlsx", "xls", "ods", "csv", "csv;", "tsv"] as const),
    head: random.pick(["pairs", "two across", "above", "sentence", "none"] as const),
    captions: random.pick(["one row", "one row", "two rows", "repeated"] as const),
    numbers: random.pick(["number", "number", "text", "money"] as const),
    between: random.pick([
      "nothing",
      "nothing",
      "sections",
      "blanks",
      "notes",
      "subtotals",
      "unordered",
    ] as const),
    foot: random.pick(["sum", "sum and tax", "none"] as const),
    aside: random.pick(["nothing", "nothing", "legend", "other sheet", "two sheets"] as const),
    prices: random.pick(["both", "both", "price", "total", "none"] as const),
    item: random.pick(["both", "both", "code", "words"] as const),
    extra: random.pick(["none", "stock", "many"] as const),
    order: random.pick(["usual", "usual", "quantity first", "shuffled"] as const),
    length: random.pick([6, 14, 60]),
    top: random.int(0, 6),
    left: random.pick([0, 0, 1, 2]),
  };
}

function namesOf(random: Random, { prices, item, extra, order }: Traits): Name[] {
  const some = (names: Name[]) => names.filter(() => random.chance(0.5));
  const goods: Name[] = { both: ["sku", "name"], code: ["sku"], words: ["name"] }[item] as Name[];
  const money = { both: ["price", "total"], price: ["price"], total: ["total"], none: [] }[prices] as Name[];
  const more: Name[] = { none: [], stock: ["stock"], many: ["stock", "minimum", "maker", "bin", "tax"] }[
    extra
  ] as Name[];
  const behind = some(["due", "remark"]);
  const count: Name[] = ["quantity", ...some(["unit"])];
  const first = some(["at"]);
  if (order === "quantity first") return [...count, ...first, ...goods, ...money, ...more, ...behind];
  const usual = [...first, ...goods, ...some(more), ...count, ...money, ...behind];
  return order === "usual" ? usual : [...first, ...random.shuffled(usual.slice(first.length))];
}

function rowsOf(
  random: Random,
  { order, names, traits }: { order: Order; names: Name[]; traits: Traits },
): Cell[][] {
  const captions = names.map((name) => random.pick(COLUMNS[name].captions));
  const at = (name: Name, cell: Cell, label: Cell = null): Cell[] => {
    const row: Cell[] = Array(names.length).fill(null);
    const i = names.indexOf(name);
    row[i] = cell;
    if (label !== null) row[i === 0 ? 1 : i - 1] = label;
    return row;
  };
  const lines = order.items.flatMap((item, i): Cell[][] => [
    ...before({ item, i, captions, traits, names }),
    names.map((name) =>
      written(
        name,
        COLUMNS[name].cell({ ...item, at: traits.between === "unordered" ? placeOf(i) : item.at }, random),
        traits,
      ),
    ),
    ...behind(random, { order, i, at, names, traits }),
  ]);
  const sum = (label: string, amount: number) => at("total", money(amount, traits), label);
  const foot = names.includes("total") && traits.foot !== "none";
  const tax = rounded(order.net * 0.1, 2);
  return [
    ...headOf(order, traits),
    ...captionRows(captions, names, traits),
    ...lines,
    ...(foot ? [[], sum(traits.foot === "sum" ? "Total" : "Subtotal", order.net)] : []),
    ...(foot && traits.foot === "sum and tax"
      ? [sum("Tax 10%", tax), sum("Total incl. tax", rounded(order.net + tax, 2))]
      : []),
    ...(random.chance(0.4) ? [[], ["Approved by", null, order.person], ["Deliver Mon-Fri 8-16 only"]] : []),
  ];
}

function before({
  item,
  i,
  captions,
  traits,
  names,
}: {
  item: Item;
  i: number;
  captions: string[];
  traits: Traits;
  names: Name[];
}): Cell[][] {
  if (traits.between === "sections" && i % 5 === 0)
    return [[`${["Workshop", "Line 4", "Stores", "Packing hall"][(i / 5) % 4]}`]];
  if (traits.between === "blanks" && i % 4 === 3) return [[]];
  if (traits.between === "unordered" && i % 2 === 1)
    return [
      names.map((name) =>
        name === "quantity" || name === "total"
          ? null
          : written(
              name,
              COLUMNS[name].cell(
                { ...item, at: placeOf(i) - 1, sku: `Z${item.sku}`, name: `Spare ${item.name}` },
                randomOf(i),
              ),
              traits,
            ),
      ),
    ];
  if (traits.captions === "repeated" && i > 0 && i % 10 === 0) return [captions];
  return [];
}

/** The number of the i-th ordered row in a form whose every third row orders nothing. */
function placeOf(i: number): number {
  return i + 1 + Math.ceil(i / 2);
}

function behind(
  random: Random,
  {
    order,
    i,
    at,
    names,
    traits,
  }: {
    order: Order;
    i: number;
    at: (name: Name, cell: Cell, label?: Cell) => Cell[];
    names: Name[];
    traits: Traits;
  },
): Cell[][] {
  const free: Name | undefined = names.find((name) => name === "name" || name === "sku");
  if (traits.between === "notes" && i % 3 === 0 && free)
    return [at(free, random.pick(["with certificate 3.1", "ship separately", "colour: RAL 7035"]))];
  if (
    traits.between === "subtotals" &&
    names.includes("total") &&
    (i % 5 === 4 || i === order.items.length - 1)
  ) {
    const part = order.items.slice(i - (i % 5), i + 1).reduce((sum, { total }) => sum + total, 0);
    return [at("total", money(rounded(part, 2), traits), "Subtotal")];
  }
  return [];
}

function captionRows(captions: string[], names: Name[], { captions: kind }: Traits): Cell[][] {
  if (kind !== "two rows") return [captions];
  const over = names.map(
    (name): Cell => (name === "quantity" ? "Required" : name === "price" ? "Pricing" : null),
  );
  return [over, captions];
}

function headOf(order: Order, { head, top }: Traits): Cell[][] {
  const blank: Cell[][] = Array.from({ length: top % 3 }, () => []);
  const [number, date] = [order.number, `@${order.date}`];
  if (head === "none") return blank;
  if (head === "pairs")
    return [
      [order.buyer.name],
      ["PURCHASE ORDER"],
      ...blank,
      ["PO Number", number],
      ["Date", date],
      ["Vendor", order.seller.name],
      [],
    ];
  if (head === "two across")
    return [
      ["Purchase Order"],
      ...blank,
      ["Buyer", order.buyer.name, null, null, "PO No.", number],
      ["Supplier", order.seller.name, null, null, "PO date", date],
      [],
    ];
  if (head === "above")
    return [
      [order.buyer.name],
      ...order.buyer.lines.map((line): Cell[] => [line]),
      ...blank,
      ["PO #", "Order date", "Vendor"],
      [number, date, order.seller.name],
      [],
    ];
  return [
    [`${order.buyer.name} - Purchase order ${number} of ${day(order.date, "yyyy-mm-dd")}`],
    [`To: ${order.seller.name}`],
    ...blank,
  ];
}

function written(name: Name, cell: Cell, traits: Traits): Cell {
  if (name === "price" || name === "total") return money(cell as number, traits);
  return name === "quantity" && traits.numbers === "text" ? us(cell as number, 0) : cell;
}

function money(amount: number, { numbers }: Traits): Cell {
  if (numbers === "number") return amount;
  return numbers === "text" ? us(amount) : `$${us(amount)}`;
}

function bytesOf(
  rows: Cell[][],
  { random, names, traits }: { random: Random; names: Name[]; traits: Traits },
): Uint8Array {
  const { kind, left, aside, top } = traits;
  const moved = [
    ...Array.from({ length: top % 2 }, (): Cell[] => []),
    ...rows.map((row): Cell[] => [...Array<Cell>(left).fill(null), ...row]),
  ];
  if (kind === "csv" || kind === "csv;" || kind === "tsv") {
    const mark = { csv: ",", "csv;": ";", tsv: "\t" }[kind];
    return utf8(
      delimited(
        moved.map((row) => row.map(printedDay)),
        mark,
      ),
    );
  }
  if (aside === "legend")
    for (const [i, text] of ["Codes", "A = asap", "B = next week", "Rev 3"].entries())
      if (moved[i]) moved[i]![left + names.length + 3] = text;
  const sheets: Record<string, WorkSheet> = { Order: datedSheet(moved) };
  if (aside === "other sheet")
    sheets.Lists = sheetOf([
      ["Units", "Depots"],
      ["EA", "North"],
      ["BOX", "South"],
      ["KG", random.pick(["East", "West"])],
    ]);
  if (aside === "two sheets")
    sheets.Instructions = sheetOf([
      ["How to fill in this form"],
      ["1. Enter the quantity you need"],
      ["2. Send it to us by Friday"],
    ]);
  return bookOf(sheets, kind);
}

/** A day, "@2026-03-01", as a list prints it. */
function printedDay(cell: Cell): Cell {
  return isDay(cell) ? cell.slice(1) : cell;
}

/** Days of a sheet are numbers that are shown as days. */
function datedSheet(rows: Cell[][]): WorkSheet {
  const sheet = sheetOf(rows.map((row) => row.map((cell) => (isDay(cell) ? serial(cell.slice(1)) : cell))));
  for (const [y, row] of rows.entries())
    for (const [x, cell] of row.entries())
      if (isDay(cell)) sheet[utils.encode_cell({ r: y, c: x })].z = "yyyy/mm/dd";
  return sheet;
}

function isDay(cell: Cell): cell is string {
  return typeof cell === "string" && cell.startsWith("@");
}
