import type { TrueLine } from "../../_truth.ts";
import { drawn, lineOf, printed } from "../_family.ts";
import { page, party, row } from "../_html.ts";
import type { Item } from "../_order.ts";
import type { Pen } from "../_pen.ts";
import { bare, day, us } from "../_print.ts";
import { cells, columnsOf, flowOf, heads } from "../_table.ts";

type Cell = [x: number, y: number, width: number, height: number, caption: string, value?: string[]];

/** Boxes with a small caption above what was typed in. */
function boxes(pen: Pen, all: Cell[]): void {
  for (const [x, y, width, height, caption, value = []] of all) {
    pen.box(x, y, width, height);
    pen.say(x + 2, y + 2, caption, { size: 5.5 });
    pen.block(x + 5, y + 11, value, { face: "mono", size: 8 });
  }
}

/** A defence order: numbered boxes on the first page, its lines typed on continuation sheets, a block each. */
const defence = drawn("form-defence", { max: 12, priceDecimals: 5 }, (order, pen) => {
  const number = `SPQ7M1-${order.date.slice(2, 4)}-P-${order.number.slice(0, 4)}`;
  const stock = order.items.map((item) => `5310${item.buyerSku.slice(0, 2)}${item.buyerSku}`);
  const office = `${order.buyer.name} Depot Agency`;
  const lines = order.items.map(
    (item, i): TrueLine => ({ ...lineOf(item), sku: null, buyerSku: stock[i]!, unit: "EA" }),
  );
  pen.say(306, 26, "ORDER FOR SUPPLIES OR SERVICES", { bold: true, size: 11, align: "center" });
  pen.say(590, 26, `PAGE 1 OF ${1 + Math.ceil(order.items.length / 4)}`, { size: 7, align: "right" });
  boxes(pen, [
    [22, 42, 160, 34, "1. CONTRACT/PURCH ORDER/AGREEMENT NO.", [number]],
    [182, 42, 120, 34, "2. DELIVERY ORDER/CALL NO."],
    [302, 42, 100, 34, "3. DATE OF ORDER/CALL", [day(order.date, "yyyy MON dd")]],
    [402, 42, 120, 34, "4. REQUISITION/PURCH REQUEST NO.", [`00${order.random.digits(8)}`]],
    [522, 42, 68, 34, "5. PRIORITY", ["DO-A1"]],
    [22, 76, 240, 66, "6. ISSUED BY        CODE SPQ7M1", [office.toUpperCase(), ...order.buyer.lines]],
    [262, 76, 240, 66, "7. ADMINISTERED BY (If other than 6)      CODE S3605A", ["SEE BLOCK 6"]],
    [502, 76, 88, 66, "8. DELIVERY FOB", ["X DESTINATION", "  OTHER"]],
    [22, 142, 280, 74, "9. CONTRACTOR      CODE 1KT40      FACILITY", []],
    [302, 142, 200, 37, "10. DELIVER TO FOB POINT BY (Date) (YYYYMMMDD)", [day(order.due, "yyyy MON dd")]],
    [302, 179, 200, 37, "12. DISCOUNT TERMS", ["Net 30 days"]],
    [502, 142, 88, 74, "11. X IF BUSINESS IS", ["X SMALL", "  WOMEN-OWNED"]],
    [22, 216, 280, 60, "14. SHIP TO      CODE", ["SEE SCHEDULE", "DO NOT SHIP TO ADDRESSES ON THIS PAGE"]],
    [
      302,
      216,
      288,
      60,
      "15. PAYMENT WILL BE MADE BY      CODE SL4701",
      ["FINANCE AND ACCOUNTING", "P.O. BOX 182317"],
    ],
    [
      22,
      276,
      568,
      40,
      "16. TYPE OF ORDER    [ ] DELIVERY/CALL   [X] PURCHASE   Reference your quote furnish the following on terms specified herein.",
    ],
    [22, 316, 568, 30, "17. ACCOUNTING AND APPROPRIATION DATA/LOCAL USE", ["97X4930.5CBX 001 2620 S33189"]],
  ]);
  pen.block(40, 160, [order.seller.name.toUpperCase(), ...order.seller.lines], { face: "mono", size: 8 });
  const columns: Cell[] = [
    [22, 346, 60, 200, "18. ITEM NO."],
    [82, 346, 240, 200, "19. SCHEDULE OF SUPPLIES/SERVICES", ["", "SEE CONTINUATION SHEET"]],
    [322, 346, 68, 200, "20. QUANTITY"],
    [390, 346, 40, 200, "21. UNIT"],
    [430, 346, 76, 200, "22. UNIT PRICE"],
    [506, 346, 84, 200, "23. AMOUNT"],
  ];
  boxes(pen, columns);
  boxes(pen, [
    [
      22,
      546,
      360,
      56,
      "24. UNITED STATES OF AMERICA      BY: CONTRACTING/ORDERING OFFICER",
      ["", order.person.toUpperCase()],
    ],
    [382, 546, 208, 28, "25. TOTAL", [`$${us(order.net)}`]],
    [382, 574, 208, 28, "26. DIFFERENCES"],
  ]);
  const sheet = () => {
    pen.next();
    boxes(pen, [
      [22, 26, 190, 30, "CONTINUATION SHEET"],
      [212, 26, 290, 30, "REFERENCE NO. OF DOCUMENT BEING CONTINUED:", [number]],
      [502, 26, 88, 30, `PAGE ${pen.pages} OF ${1 + Math.ceil(order.items.length / 4)}`],
    ]);
    pen.say(28, 66, "SUPPLIES/SERVICES:", { face: "mono", size: 8.5 });
    return 84;
  };
  const type = (x: number, y: number, text: string) => pen.say(x, y, text, { face: "mono", size: 8.5 });
  let y = sheet();
  order.items.forEach((item, i) => {
    if (i && i % 4 === 0) y = sheet();
    y = type(28, y, "CLIN  PR            PRLI   UI     QUANTITY        UNIT PRICE  CURRENCY    TOTAL PRICE");
    y = type(
      28,
      y,
      `${String(item.at).padStart(4, "0")}  00${order.random.digits(8)}    0001   EA  ${bare(item.quantity, 3).padStart(11)}  $ ${bare(item.price, 5).padStart(14)}  USD       $ ${bare(item.total, 2).padStart(11)}`,
    );
    y = type(28, y + 4, `NSN/MATERIAL:${stock[i]}`);
    y = type(28, y + 4, "ITEM DESCRIPTION:");
    y = type(28, y, item.name.toUpperCase());
    y = type(28, y, `1KT40 P/N ${item.sku}`);
    y = type(28, y, "PREP FOR DELIVERY: PKGING DATA - QUP:001  SHALL BE PACKAGED STANDARD IN ACCORDANCE");
    y = type(28, y, "WITH ASTM D3951.");
    y = type(28, y + 4, `DELIVER FOB: DESTINATION          DELIVER BY: ${day(item.due, "yyyy MON dd")}`);
    y = type(28, y, "PARCEL POST ADDRESS:  W25G1U  SU TRANSPORTATION OFFICER") + 14;
  });
  return {
    buyer: office,
    docNumber: number,
    requestedDate: order.due,
    currency: "USD",
    lines: lines.map((line, i) => ({ ...line, sku: order.items[i]!.sku })),
  };
});

/** A federal form whose schedule has lettered columns and a column for what is accepted. */
const federal = drawn("form-federal", { max: 8, forms: ["words", "runs", "shuffled"] }, (order, pen) => {
  const number = `140F${order.date.slice(2, 4)}${order.number.slice(0, 5)}`;
  const bureau = `Bureau of ${order.buyer.name.split(" ")[0]} Lands`;
  pen.say(306, 22, "ORDER FOR SUPPLIES OR SERVICES", { bold: true, size: 11, align: "center" });
  pen.say(22, 38, "IMPORTANT: Mark all packages and papers with contract and/or order numbers.", {
    size: 6.5,
  });
  boxes(pen, [
    [520, 22, 70, 24, "PAGE   OF   PAGES", ["   1      1"]],
    [22, 48, 120, 30, "1. DATE OF ORDER", [day(order.date, "mm/dd/yyyy")]],
    [142, 48, 160, 30, "2. CONTRACT NO. (If any)", ["GS-07F-0123Y"]],
    [302, 48, 288, 106, "6. SHIP TO:"],
    [302, 60, 288, 22, "a. NAME OF CONSIGNEE", [order.site.name]],
    [302, 84, 288, 22, "b. STREET ADDRESS", [order.site.lines[0]!]],
    [302, 108, 180, 22, "c. CITY", [order.site.lines[1]!.split(",")[0]!]],
    [482, 108, 54, 22, "d. STATE", [order.site.lines[1]!.split(" ").at(-2)!]],
    [536, 108, 54, 22, "e. ZIP CODE", [order.site.lines[1]!.split(" ").at(-1)!]],
    [22, 78, 120, 30, "3. ORDER NO.", [number]],
    [142, 78, 160, 30, "4. REQUISITION/REFERENCE NO.", [`0040${order.random.digits(6)}`]],
    [
      22,
      108,
      280,
      46,
      "5. ISSUING OFFICE (Address correspondence to)",
      [bureau, order.buyer.lines.join(", ")],
    ],
    [302, 154, 288, 22, "f. SHIP VIA", ["Best way"]],
    [22, 154, 280, 78, "7. TO:", [order.seller.name, ...order.seller.lines]],
    [
      302,
      176,
      288,
      56,
      "8. TYPE OF ORDER   [X] a. PURCHASE   [ ] b. DELIVERY",
      ["REFERENCE YOUR: quote 8812"],
    ],
    [22, 232, 280, 26, "9. ACCOUNTING AND APPROPRIATION DATA", ["01 FS 2024 31.0 XXX"]],
    [302, 232, 288, 26, "10. REQUISITIONING OFFICE", ["Field station 4"]],
    [22, 258, 200, 26, "12. F.O.B. POINT", ["Destination"]],
    [222, 258, 184, 26, "15. DELIVER TO F.O.B. POINT ON OR BEFORE (Date)", [day(order.due, "mm/dd/yyyy")]],
    [406, 258, 184, 26, "16. DISCOUNT TERMS", ["0% 0 Days Net 30"]],
  ]);
  pen.box(22, 284, 568, 260);
  pen.say(306, 287, "17. SCHEDULE (See reverse for Rejections)", { size: 7, align: "center" });
  pen.rule(22, 298, 590);
  const columns = columnsOf(`24 ITEM¶NO.¶(a) | 56/220 SUPPLIES OR SERVICES¶(b) | >340 QUANTITY¶ORDERED¶(c)
    352 UNIT¶(d) | >440 UNIT¶PRICE¶(e) | >520 AMOUNT¶(f) | >588 QUANTITY¶ACCEPTED¶(g)`);
  for (const x of [52, 290, 346, 380, 446, 526]) pen.rule(x, 298, x, 544);
  const flow = flowOf(pen, { y: heads(pen, 300, columns, { size: 6.5 }) + 3, bottom: 900, again: () => 40 });
  pen.rule(22, 328, 590);
  for (const item of order.items) {
    flow.y = cells(
      pen,
      flow.y,
      columns,
      [
        String(item.at).padStart(4, "0"),
        item.name,
        us(item.quantity, 0),
        item.unit,
        us(item.price),
        us(item.total),
        "",
      ],
      { size: 8 },
    );
    flow.y = pen.say(56, flow.y, `Mfr P/N: ${item.sku}`, { size: 8 }) + 3;
  }
  boxes(pen, [
    [22, 544, 140, 26, "18. SHIPPING POINT"],
    [162, 544, 140, 26, "19. GROSS SHIPPING WEIGHT"],
    [302, 544, 144, 26, "20. INVOICE NO."],
    [446, 544, 144, 26, "17(h) TOTAL (Cont. pages)", ["$0.00"]],
    [22, 570, 424, 50, "21. MAIL INVOICE TO:", ["Invoice platform, treasury branch", "P.O. Box 41"]],
    [446, 570, 144, 50, "17(i) GRAND TOTAL", [`$${us(order.net)}`]],
    [22, 620, 300, 40, "22. UNITED STATES OF AMERICA BY (Signature)"],
    [322, 620, 268, 40, "23. NAME (Typed)   TITLE: CONTRACTING/ORDERING OFFICER", [order.person]],
  ]);
  return { docNumber: number, buyer: bureau, requestedDate: order.due, currency: "USD" };
});

/** A state's portal: each item has a caption line of its own and a little table with its own header. */
const state = printed("form-state", { max: 14 }, (order) => {
  const item = (one: Item) =>
    `<table class=i><tr class=g><td colspan=9>Item # ${one.at}: ( 445 - ${order.random.digits(2)} ) ${one.name}, vendor item ${one.sku}</tr>${row(["Quantity", "Unit Price", "UOM", "Discount %", "Total Discount Amt.", "Tax Rate", "Tax Amount", "Freight", "Total Cost"], [], "th")}${row([bare(one.quantity, 1), `$${us(one.price)}`, "EA - Each", "0.00", "$0.00", "", "$0.00", "$0.00", `$${us(one.total)}`], ["r", "r", "", "r", "r", "r", "r", "r", "r"])}</table>`;
  return {
    html: page(
      "body{font-size:8pt}.b td{border:1px solid #000;vertical-align:top}.i{margin-top:7px}.i td,.i th{border:1px solid #777}.g td{background:#dfe6ee;font-weight:bold}.v{writing-mode:vertical-rl;font-weight:bold}",
      `<div class=c><b>State of ${order.buyer.lines[1]!.split(",")[0]}</b><br><big>Purchase Order</big><br>${order.buyer.name}</div>
<table class=b><tr><td class=v rowspan=2>V E N D O R<td rowspan=2 style="width:40%">Vendor Number: 0000${order.random.digits(4)}<br>${party(order.seller)}<td class=c><b>Purchase Order<br>Number</b><br>${order.number}<br><br>SHOW THIS NUMBER ON ALL PACKAGES, INVOICES AND SHIPPING PAPERS.
<tr><td class=c>Solicitation (Bid) No.:<br>BD-24-1042
<tr><td class=v>S H I P T O<td>${order.site.name}<br>${order.site.lines.join("<br>")}<td>Payment Terms: Net 30<br>Shipping Terms: F.O.B., Destination<br>Delivery Calendar Day(s) A.R.O.: 0
<tr><td class=v>B I L L T O<td>${order.buyer.name}<br>Accounts Payable<br>${order.buyer.lines.join("<br>")}<td>Date: ${day(order.date, "mm/dd/yyyy")}<br>Required: ${day(order.due, "mm/dd/yyyy")}<br>Buyer: ${order.person}</table>
${order.items.map(item).join("")}
<table style="width:260px;margin:10px 0 0 auto">${row(["TAX:", "$0.00"], ["", "r"])}${row(["FREIGHT:", "$0.00"], ["", "r"])}${row(["TOTAL:", `<b>$${us(order.net)}</b>`], ["", "r"])}</table><p>APPROVED<br>By: ${order.person}<br>Phone#: (555) 010-4400</p>`,
    ),
    currency: "USD",
    requestedDate: order.due,
    line: () => ({ unit: "EA" }),
  };
});

export const publicForms = [defence, federal, state];
