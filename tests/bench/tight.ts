// Reads orders whose cells stand almost touching, as Chromium prints random tables of 0 to 3 px of padding, with and
// without ruling lines; prints those that are not whole, and how many are silent (a line wrong, and no error):
//
//   bun tests/bench/tight.ts [SEED] [COUNT] [--only DOC]
import { ordersOf } from "../../src/extraction/orders_of.ts";
import type { DraftLine } from "../../src/orders/mod.ts";
import { readFile } from "../../src/reading/mod.ts";
import { openBrowser } from "../_browser.ts";
import { isFlagged } from "./_flagged.ts";

const WORDS =
  `Hex,bolt,zinc,plated,bearing,sealed,valve,ball,brass,union,flange,gasket,spiral,wound,hose,hydraulic,seal,kit,filter,element,V-belt,drive,coupling,jaw,insert,sensor,inductive,M12,cable,3m,adapter,steel,stainless,304,316L,DN50,PN16,24VDC,1/2",3/4",10x30`.split(
    ",",
  );
const BORDERS = {
  all: "border:1px solid #000",
  none: "",
  rows: "border-bottom:1px solid #000",
  cols: "border-left:1px solid #000;border-right:1px solid #000",
};
const ORDERS = {
  usual: ["sku", "desc", "q", "u", "p", "t"],
  qtyfirst: ["q", "u", "sku", "desc", "p", "t"],
  unitlast: ["sku", "desc", "q", "p", "u", "t"],
};
const LACKING: Record<string, string[]> = { nounit: ["u"], nototal: ["t"], noprice: ["p", "t"] };

type Item = ReturnType<typeof itemOf>;
type Style = ReturnType<typeof styleOf>;

const [seed, count] = [Number(process.argv[2] ?? 1), Number(process.argv[3] ?? 60)];
const only = process.argv.indexOf("--only");
const random = randomOf(seed * 7919);
const browser = await openBrowser();
const tally = { orders: 0, whole: 0, silent: 0 };
for (let at = 0; at < count; at++) {
  const style = styleOf();
  const items = Array.from({ length: style.rows }, (_, i) => itemOf(i, style.code));
  const columns = columnsOf(style);
  const html = pageOf(items, columns, style, at);
  if (only < 0 || Number(process.argv[only + 1]) === at) await read(html, items, columns, { style, at });
}
console.log(tally);
await browser.close();
process.exit(0);

function randomOf(state: number) {
  return () => {
    state = (state * 1103515245 + 12345) & 0x7fffffff;
    return state / 0x7fffffff;
  };
}

function pick<T>(all: T[]): T {
  return all[Math.floor(random() * all.length)]!;
}

function styleOf() {
  return {
    pad: pick([0, 1, 2, 3]),
    valign: pick(["top", "middle", "bottom"]),
    border: pick<keyof typeof BORDERS>(["all", "all", "none", "rows", "cols"]),
    size: pick([8, 9, 10, 12]),
    leading: pick([1, 1.15, 1.4]),
    words: pick([70, 110, 160, 240]),
    align: pick(["right", "left", "center"]),
    code: pick(["plain", "wide", "wrap"]),
    columns: pick(["full", "nounit", "nototal", "date", "noprice"]),
    order: pick<keyof typeof ORDERS>(["usual", "qtyfirst", "unitlast"]),
    numbered: pick([true, false]),
    rows: 3 + Math.floor(random() * 30),
  };
}

function itemOf(i: number, code: string) {
  const quantity = pick([1, 2, 5, 10, 12, 24, 100, 250, 1500]);
  const price = Math.round(random() * 50000) / 100 + 0.25;
  const base = pick(["AB", "X", "KL-", "7"]) + Math.floor(10000 + random() * 90000);
  const more = code === "plain" ? "" : `-${Math.floor(100 + random() * 900)}`;
  const end = code === "wrap" ? `-LONGER-${Math.floor(random() * 99)}` : "";
  return {
    number: i + 1,
    sku: base + more + end,
    words: Array.from({ length: 2 + Math.floor(random() * 9) }, () => pick(WORDS)).join(" "),
    quantity,
    unit: pick(["EA", "PC", "BX", "M"]),
    price,
    total: Math.round(quantity * price * 100) / 100,
    date: `2026-12-${10 + Math.floor(random() * 18)}`,
  };
}

function columnsOf({ order, columns, numbered }: Style): string[] {
  const names = ORDERS[order].filter((name) => !LACKING[columns]?.includes(name));
  if (columns === "date") names.splice(names.length - 1, 0, "d");
  return numbered ? ["no", ...names] : names;
}

function pageOf(items: Item[], columns: string[], style: Style, at: number): string {
  const figure = `text-align:${style.align}`;
  const money = (n: number) => n.toLocaleString("en-US", { minimumFractionDigits: 2 });
  const cells: Record<string, [head: string, css: string, text: (item: Item) => string | number]> = {
    no: ["Line", "", ({ number }) => number],
    sku: ["Part No.", style.code === "wrap" ? "width:60px;word-break:break-all" : "", ({ sku }) => sku],
    desc: ["Description", `width:${style.words}px`, ({ words }) => words],
    q: ["Qty", figure, ({ quantity }) => quantity],
    u: ["UOM", "", ({ unit }) => unit],
    p: ["Unit Price", figure, ({ price }) => money(price)],
    t: ["Amount", figure, ({ total }) => money(total)],
    d: ["Due Date", "", ({ date }) => date],
  };
  const row = (tag: string, text: (name: string) => string | number) =>
    `<tr>${columns.map((name) => `<${tag} style="${cells[name]![1]}">${text(name)}</${tag}>`).join("")}</tr>`;
  const sum = items.reduce((all, { total }) => all + total, 0);
  return `<style>body{font:${style.size}px Arial;line-height:${style.leading}}table{border-collapse:collapse}
td,th{padding:${style.pad}px;${BORDERS[style.border]};vertical-align:${style.valign}}</style>
<h2>Purchase Order</h2><p>Kessler Pumps Inc.<br>12 Main Street, Dayton, OH 45402</p>
<p>PO Number: PO-${4000 + at}<br>Date: 2026-11-20</p><p>Vendor: Acme Supply<br>1 Dock Rd, Toledo, OH 43604</p>
<table>${row("th", (name) => cells[name]![0])}${items.map((item) => row("td", (name) => cells[name]![2](item))).join("")}</table>
${columns.includes("t") ? `<p>Total: ${money(sum)} USD</p>` : ""}`;
}

async function read(html: string, items: Item[], columns: string[], made: { style: Style; at: number }) {
  const page = await browser.newPage();
  await page.setContent(html);
  const pdf = new Uint8Array(await page.pdf({ format: "A4" }));
  await page.close();
  if (only >= 0) await Bun.write(`tight-${made.at}.pdf`, pdf);
  const { drafts } = ordersOf(await readFile(pdf, "pdf"), { ownNames: ["Acme"] });
  const lines = drafts.flatMap((draft) => draft.lines);
  const right = items.filter((item) =>
    lines.some((line) => isRight(line, item, columns.includes("p"))),
  ).length;
  const worded = items.filter(({ words }) =>
    lines.some(({ fields }) => fields.description?.value.replace(/\s+/g, " ") === words),
  ).length;
  const same = right === items.length && lines.length === items.length;
  const whole = same && worded === items.length;
  const silent = !same && !drafts.some(isFlagged);
  tally.orders++;
  tally.whole += Number(whole);
  tally.silent += Number(silent);
  if (!whole)
    console.log(
      `${made.at}: ${right}/${items.length} of ${lines.length}, words ${worded}${silent ? " SILENT" : ""}`,
      Object.values(made.style).join(" "),
    );
}

function isRight({ fields }: DraftLine, item: Item, priced: boolean): boolean {
  const plain = (code: string | undefined) => code?.replace(/\W/g, "");
  const price = Math.abs(Number(fields.unitPrice?.value) - item.price) < 0.005;
  return (
    Number(fields.quantity?.value) === item.quantity &&
    (priced ? price : !fields.unitPrice) &&
    [fields.customerSku, fields.supplierSku].some((code) => plain(code?.value) === plain(item.sku))
  );
}
