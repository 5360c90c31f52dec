import { drawn, printed } from "../_family.ts";
import { fields, page, party, row } from "../_html.ts";
import { bare, day, us } from "../_print.ts";
import { cells, columnsOf, flowOf, heads, pairs } from "../_table.ts";

/** An electronics buyer: two part numbers and a manufacturer under each other, packaging, dock and ship dates. */
const electronics = printed("form-electronics", { max: 30, priceDecimals: 5 }, (order) => {
  const makers = ["Vexall", "Norinte Semi", "Okatek", "Palisade Micro"];
  return {
    html: page(
      "body{font-size:7.5pt}.i td,.i th{border-bottom:1px solid #bbb}.i th{background:#e9edf2;vertical-align:bottom}.s{color:#444}thead{display:table-header-group}",
      `<table><tr><td><b style="font-size:12pt">${order.buyer.name}</b><br>${order.buyer.lines.join(", ")}<td class=r><b style="font-size:12pt">PURCHASE ORDER ${order.number}</b><br>Rev 0 &nbsp; ${day(order.date, "dd-Mon-yyyy")}</table><hr>
<table><tr><td><b>SUPPLIER</b><br>${party(order.seller)}<td><b>SHIP TO</b><br>${order.site.name}<br>${order.site.lines.join("<br>")}<td>${fields(
        [
          ["Buyer", order.person],
          ["Terms", "Net 60"],
          ["Incoterm", "FCA"],
          ["Carrier acct", order.random.digits(9)],
          ["NCNR", "No"],
        ],
      )}</table><br>
<table class=i><thead>${row(["Ln", "Our P/N / Rev<br>Mfr P/N", "Description<br>Manufacturer", "Packaging", "Qty", "UoM", "Unit Price<br>USD", "Ship Date<br>Dock Date", "Ext. Price<br>USD"], ["", "", "", "", "r", "", "r", "", "r"], "th")}</thead>${order.items.map((item) => row([item.at, `${item.buyerSku} / C<br><span class=s>${item.sku}</span>`, `${item.name}<br><span class=s>${makers[item.at % 4]}</span>`, order.random.pick(["T&amp;R 2,500", "Tube 50", "Tray 96", "Cut tape"]), us(item.quantity, 0), "EA", bare(item.price, 5), `${day(item.due, "dd-Mon-yy")}<br>${day(item.due, "dd-Mon-yy")}`, us(item.total)], ["", "", "", "", "r", "", "r", "", "r"])).join("")}</table>
<p class=r><b>PO TOTAL USD ${us(order.net)}</b></p><p>Date code not older than 24 months. Supplier certifies that the parts are new and traceable to the manufacturer. RoHS.</p>`,
    ),
    currency: "USD",
    line: (item) => ({ buyerSku: item.buyerSku, unit: "EA" }),
  };
});

/** A plant store: list price, a multiplier and the net price per a unit that is written with the price. */
const multipliers = drawn(
  "form-multipliers",
  { max: 26, priceDecimals: 3, bases: [1, 1, 100] },
  (order, pen) => {
    const list = (price: number) => Number((price / 0.46).toFixed(2));
    const columns = columnsOf(`36 # | >80 QTY | 84 U/M | 114 CATALOG NUMBER | 206/180 DESCRIPTION | >426 LIST
      >464 MULT | >520 NET | >578 EXTENDED`);
    pen.say(36, 30, "PURCHASE ORDER", { bold: true, size: 16 });
    pen.say(578, 30, `No. ${order.number}`, { bold: true, size: 13, align: "right" });
    pen.say(578, 48, "Show this number on all papers", { size: 7, align: "right" });
    pen.block(36, 54, [order.buyer.name, ...order.buyer.lines]);
    pairs(pen, [300, 370], 62, [
      ["Order date", day(order.date, "m/d/yyyy")],
      ["Want date", day(order.due, "m/d/yyyy")],
      ["Ordered by", order.person],
      ["Freight", "PPD & ALLOWED"],
    ]);
    pen.box(36, 112, 262, 60);
    pen.box(306, 112, 272, 60);
    pen.say(40, 115, "VENDOR", { size: 6 });
    pen.block(44, 124, [order.seller.name, ...order.seller.lines]);
    pen.say(310, 115, "SHIP TO", { size: 6 });
    pen.block(314, 124, [order.site.name, ...order.site.lines]);
    const head = () => {
      const top = pen.pages === 1 ? 182 : 40;
      pen.box(34, top - 3, 546, 15, "#d5d5d5");
      heads(pen, top, columns, { bold: true, size: 7.5 });
      return top + 16;
    };
    const flow = flowOf(pen, { y: head(), bottom: 730, again: head });
    for (const item of order.items) {
      flow.need(26);
      const net = `${bare(item.price, 3)}/${item.basis === 100 ? "C" : "E"}`;
      flow.y =
        cells(
          pen,
          flow.y,
          columns,
          [
            item.at,
            us(item.quantity, 0),
            "EA",
            item.sku,
            item.name,
            us(list(item.price)),
            ".4600",
            net,
            us(item.total),
          ],
          { size: 8.5 },
        ) + 2;
    }
    flow.need(40);
    pen.rule(470, flow.y + 2, 578);
    pen.say(520, flow.y + 6, "TOTAL", { bold: true, align: "right" });
    pen.say(578, flow.y + 6, us(order.net), { bold: true, align: "right" });
    return { requestedDate: order.due, line: () => ({ unit: "EA" }) };
  },
);

/** A desktop bookkeeping program: two little grids at the top right, an empty ruled body down to the total box. */
const desktop = drawn(
  "form-desktop-books",
  { max: 18, forms: ["runs", "words", "shuffled"] },
  (order, pen) => {
    const columns = columnsOf("44/80 Item | 134/210 Description | >394 Qty | >474 Rate | >566 Amount");
    pen.say(40, 36, order.buyer.name, { bold: true, size: 12 });
    pen.block(40, 54, order.buyer.lines, { size: 10 });
    pen.say(570, 34, "Purchase Order", { bold: true, size: 18, align: "right" });
    const pairOf = (y: number, heading: [string, string], value: [string, string]) => {
      pen.box(430, y, 70, 32);
      pen.box(500, y, 70, 32);
      pen.rule(430, y + 14, 570);
      for (const at of [0, 1] as const) {
        pen.say(465 + at * 70, y + 3, heading[at], { bold: true, align: "center" });
        pen.say(465 + at * 70, y + 18, value[at], { align: "center" });
      }
    };
    pairOf(60, ["Date", "P.O. No."], [day(order.date, "m/d/yyyy"), order.number.slice(0, 6)]);
    pen.box(40, 104, 230, 70);
    pen.rule(40, 118, 270);
    pen.say(44, 107, "Vendor", { bold: true });
    pen.block(48, 122, [order.seller.name, ...order.seller.lines], { size: 10 });
    pen.box(340, 104, 230, 70);
    pen.rule(340, 118, 570);
    pen.say(344, 107, "Ship To", { bold: true });
    pen.block(348, 122, [order.site.name, ...order.site.lines], { size: 10 });
    pairOf(186, ["Terms", "Expected"], ["Net 30", day(order.due, "m/d/yyyy")]);
    const body = () => {
      const top = pen.pages === 1 ? 230 : 60;
      pen.box(40, top, 530, 690 - top);
      pen.rule(40, top + 16, 570);
      for (const x of [130, 350, 400, 480]) pen.rule(x, top, x, 690);
      const mid = [85, 240, 375, 440, 525];
      columns.forEach(
        ({ head: text }, i) => void pen.say(mid[i]!, top + 4, String(text), { bold: true, align: "center" }),
      );
      return top + 22;
    };
    const flow = flowOf(pen, { y: body(), bottom: 680, again: body });
    for (const item of order.items) {
      flow.need(26);
      flow.y =
        cells(
          pen,
          flow.y,
          columns,
          [item.sku, item.name, String(item.quantity), us(item.price), us(item.total)],
          { size: 9.5 },
        ) + 1;
    }
    pen.box(350, 690, 220, 26);
    pen.say(356, 698, "Total", { bold: true, size: 12 });
    pen.say(566, 698, `$${us(order.net)}`, { size: 11, align: "right" });
    return {
      docNumber: order.number.slice(0, 6),
      requestedDate: order.due,
      currency: "USD",
      line: () => ({ unit: undefined }),
    };
  },
);

export const parts = [electronics, multipliers, desktop];
