import { wayOf } from "../_desk.ts";
import { drawn, printed } from "../_family.ts";
import { fields, page, party, row } from "../_html.ts";
import { sited, told } from "../_next.ts";
import { rounded } from "../_order.ts";
import { day, us } from "../_print.ts";
import { cells, columnsOf, pairs } from "../_table.ts";
import { traded } from "../_trade.ts";
import { STOCK, under } from "../_week.ts";
import { MADE } from "./_goods.ts";

const right = "right" as const;

/** A hospital's materials system: own and catalogue number, maker and its number below, how a unit is packed, page breaks with the order's number in a foot. */
const hospital = drawn("june-hospital-materials", { max: 40, priceDecimals: 4 }, (made, pen) => {
  const order = sited(
    traded(made, {
      wares: "clinic",
      buyers: [
        "Saint Brendan Medical Center",
        "Lakeland Regional Health System",
        "Ozark Children's Hospital",
      ],
      number: "MM-999999",
      units: ["CS", "BX", "EA"],
    }),
    ["Main Storeroom B-104", "Surgery Center Receiving"],
  );
  const columns = columnsOf(`30 Ln | 52 Item No.¶Mfr | 128 Vendor Cat. No.¶Mfr Cat. No. | 216/150 Description
    >402 Qty | 408 UOM¶Pkg | >510 Price/UOM | >580 Extended`);
  const head = () => {
    pen.say(306, 22, order.buyer.name, { bold: true, size: 13, align: "center" });
    pen.say(306, 40, `${order.buyer.lines.join(", ")}  ${order.buyer.phone}`, { size: 8, align: "center" });
    pen.say(306, 54, "PURCHASE ORDER", { bold: true, size: 12, align: "center" });
    pairs(pen, [30, 100], 76, [
      ["PO Number:", order.number],
      ["PO Date:", day(order.date, "mm/dd/yyyy")],
    ]);
    pairs(pen, [400, 470], 76, [
      ["Page:", `${pen.pages}`],
      ["Deliver By:", day(order.due, "mm/dd/yyyy")],
    ]);
    if (pen.pages > 1) return 110;
    under(pen, [30, 106], "Vendor: 004417", order.seller);
    under(pen, [310, 106], "Ship To:", order.site);
    pen.say(
      30,
      154,
      `Buyer: ${order.person}    Terms: 2% 15 Net 45    FOB: Destination    Acct with vendor: 70114`,
      {
        size: 8,
      },
    );
    return 176;
  };
  const end = () =>
    void pen.say(306, 760, `** PO ${order.number} continued on next page **`, { size: 8, align: "center" });
  const flow = wayOf(pen, { columns, head, bottom: 735, caption: { bold: true, size: 8 }, end });
  for (const item of order.items) {
    flow.need(30);
    const pack = item.unit === "EA" ? "1 EA/EA" : `${[10, 24, 100][item.at % 3]} EA/${item.unit}`;
    cells(
      pen,
      flow.y + 11,
      columns,
      ["", ["BARDON", "COVEX", "MEDLYN"][item.at % 3]!, `${item.sku}-M`, "", "", pack, "", ""],
      {
        size: 8,
      },
    );
    const below = flow.y + 22;
    const after = cells(pen, flow.y, columns, [
      item.at,
      item.buyerSku,
      item.sku,
      item.name,
      us(item.quantity, 0),
      item.unit,
      us(item.price, 4),
      us(item.total),
    ]);
    flow.y = Math.max(below, after) + 5;
  }
  flow.need(40);
  pen.rule(480, flow.y, 580);
  pen.say(400, flow.y + 4, "Total Amount:", { bold: true });
  pen.say(580, flow.y + 4, `$${us(order.net)}`, { bold: true, align: right });
  pen.say(30, flow.y + 22, "Back orders over 10 days must be approved by Materials Management.", { size: 8 });
  return told(order, {
    line: ({ buyerSku }) => ({ buyerSku }),
    currency: "USD",
    requestedDate: order.due,
  });
});

/** A school district's portal, printed: quoted lines, what account pays below each, shipping as a last row of its own, sums. */
const school = printed("june-school-portal-accounts", { max: 14 }, (made) => {
  const order = sited(
    traded(made, {
      wares: MADE.packs.concat("Valve, kettle draw-off, 2 in tri-clamp", "Gasket, steamer door, 6 ft"),
      buyers: ["Grant Hollow Public Schools", "Eastmoor Independent School District"],
      number: "26-00999",
      units: ["each", "case", "pack"],
    }),
    ["Grant Hollow Central Kitchen", "Eastmoor High School, Attn Cafeteria"],
  );
  const freight = rounded(order.random.int(20, 90), 2);
  const rows = order.items.flatMap((item) => [
    row(
      [
        item.at,
        item.sku,
        item.name,
        us(item.quantity, 0),
        item.unit,
        `$${us(item.price)}`,
        `$${us(item.total)}`,
      ],
      ["c", "", "", "r", "", "r", "r"],
    ),
    `<tr class=a><td><td colspan=6>Account: 21.E.256.${4100 + item.at}.00.000 &nbsp; 100% &nbsp; Quote Q-${order.number.slice(-3)}</tr>`,
  ]);
  return {
    html: page(
      ".g td,.g th{border:1px solid #999}.a td{font-size:7.5pt;color:#444}h1{font-size:15pt;margin:0}",
      `<table><tr><td><h1>${order.buyer.name}</h1>${order.buyer.lines.join("<br>")}<td class=r><h1>Purchase Order</h1>${fields(
        [
          ["PO Number", order.number],
          ["PO Date", day(order.date, "mm/dd/yyyy")],
          ["Requested by", order.person],
          ["Fiscal Year", "2026"],
        ],
      )}</table><p><table><tr><td><b>Vendor</b><br>${party(order.seller)}<td><b>Ship To</b><br>${party(order.site, false)}<td><b>Bill To</b><br>Accounts Payable<br>${order.buyer.lines.join("<br>")}</table>
<p>The PO number must appear on all packages and invoices. Tax exempt no. 31-0099.</p>
<table class=g><thead>${row(["#", "Catalog No.", "Description", "Qty", "Unit", "Unit Cost", "Total"], ["c", "", "", "r", "", "r", "r"], "th")}</thead>${rows.join("")}
<tr><td><td><td>Shipping / Handling<td><td><td><td class=r>$${us(freight)}</tr></table>
<table style="width:40%;margin-left:60%"><tr><td>Subtotal<td class=r>$${us(order.net)}<tr><td>Shipping<td class=r>$${us(freight)}<tr><td><b>PO Total</b><td class=r><b>$${us(order.net + freight)}</b></table>
<p style="margin-top:30px">______________________<br>Business Administrator`,
    ),
    ...told(order, { currency: "USD", total: rounded(order.net + freight, 2) }),
  };
});

/** A utility's storeroom: a stock number and noun, then attributes line by line, which may go over the page; figures on the first line. */
const utility = drawn("june-utility-attributes", { max: 16, base: { face: "serif" } }, (made, pen) => {
  const order = sited(
    traded(made, {
      wares: MADE.valves,
      buyers: ["Cottonwood Valley Electric Cooperative", "Tallgrass Municipal Water & Light"],
      number: "U99999",
      units: ["EA", "KIT"],
    }),
    ["Pole Yard Warehouse 3", "Tallgrass Plant Storeroom"],
  );
  const columns = columnsOf(`36 Item | 64 Stock No. | 140/200 Description | >388 Quantity | 394 Unit
    >490 Unit Price | >576 Amount`);
  const head = () => {
    pen.say(36, 28, order.buyer.name, { bold: true, size: 14 });
    pen.say(36, 46, order.buyer.lines.join(", "));
    pen.say(576, 28, `Purchase Order ${order.number}`, { bold: true, size: 12, align: right });
    pen.say(576, 46, `${day(order.date, "Mon d, yyyy")}     Page ${pen.pages}`, { align: right });
    if (pen.pages > 1) return 76;
    under(pen, [36, 74], "TO", order.seller);
    under(pen, [320, 74], "DELIVER TO", order.site);
    pen.say(
      36,
      124,
      "Confirming order, do not duplicate. Deliveries 7:00 a.m. to 2:30 p.m., Monday to Thursday.",
      {
        italic: true,
      },
    );
    return 148;
  };
  const flow = wayOf(pen, { columns, head, bottom: 716, caption: { bold: true } });
  for (const item of order.items) {
    flow.need(26);
    flow.y = cells(pen, flow.y, columns, [
      item.at,
      item.buyerSku,
      item.name,
      us(item.quantity, 0),
      item.unit,
      us(item.price),
      us(item.total),
    ]);
    const attributes = [
      "Body: ductile iron, ASTM A536",
      "Rating: 250 psi CWP at 150 F",
      "Coating: fusion bonded epoxy, NSF 61",
      `Manufacturer: Harrow Flow   Part No.: ${item.sku}`,
      `Requisition ${order.number.slice(1)}-${item.at}, need ${day(item.due, "Mon d")}`,
    ];
    for (const text of attributes.slice(item.at % 3)) {
      flow.need(12);
      flow.y = pen.say(140, flow.y, text);
    }
    flow.y += 6;
  }
  flow.need(30);
  pen.say(576, flow.y, `TOTAL   ${us(order.net)}`, { bold: true, align: right });
  return told(order, { line: ({ buyerSku }) => ({ buyerSku }) });
});

/** A ship yard: a lying page in a grid, the hull and work item of each line, drawing and sheet, an alternate that may be offered in the note below. */
const yard = drawn(
  "june-shipyard-hull-grid",
  { max: 22, size: [792, 612], forms: ["runs", "words", "columns"] },
  (made, pen) => {
    const order = traded(made, {
      wares: STOCK.flow.concat(MADE.valves),
      buyers: ["Bayou Chene Shipbuilders LLC", "Puget Narrows Ship Repair, Inc.", "Gulf Coast Dry Dock Co."],
      number: "BC-9999-999",
      units: ["EA", "SET"],
    });
    const edges = [30, 56, 116, 196, 416, 496, 540, 572, 640, 700, 762];
    const columns = columnsOf(`34 Itm | 60 Hull / WI | 120 Part No. | 200/210 Description | 420 Dwg / Rev
      >536 Qty | 544 U/M | >636 Unit Price | 644 In Yard | >758 Ext. Price`);
    const head = () => {
      pen.say(30, 22, order.buyer.name, { bold: true, size: 14 });
      pen.say(30, 40, order.buyer.lines.join(" - "));
      pen.say(762, 22, "PURCHASE ORDER", { bold: true, size: 14, align: right });
      pen.say(
        762,
        40,
        `P.O. NO. ${order.number}   DATE ${day(order.date, "mm/dd/yy")}   SHEET ${pen.pages}`,
        { align: right },
      );
      if (pen.pages > 1) return 68;
      pen.block(30, 62, ["SUPPLIER", order.seller.name, ...order.seller.lines]);
      pen.block(400, 62, [`BUYER ${order.person}`, "TERMS NET 30", "CERT: ABS TYPE APPROVAL WHERE NOTED"]);
      return 124;
    };
    const flow = wayOf(pen, { columns, head, bottom: 560, caption: { bold: true, size: 8 }, band: "none" });
    for (const item of order.items) {
      flow.need(42);
      const top = flow.y - 2;
      flow.y = cells(pen, flow.y, columns, [
        item.at,
        `${341 + (item.at % 2)} / ${4000 + item.at * 7}`,
        item.sku,
        item.name,
        `505-${item.at + 11} / ${"CDE"[item.at % 3]}`,
        us(item.quantity, 0),
        item.unit,
        us(item.price),
        day(item.due, "mm/dd/yy"),
        us(item.total),
      ]);
      if (item.at % 3 === 0)
        flow.y = pen.say(200, flow.y, "ALT: Harrow HF-2200 or Delmar 61B acceptable", { size: 8 });
      flow.y += 3;
      for (const x of edges) pen.rule(x, top, x, flow.y - 1);
      pen.rule(30, top, 762);
      pen.rule(30, flow.y - 1, 762);
      flow.y += 1;
    }
    flow.need(24);
    pen.say(640, flow.y + 4, "TOTAL $", { bold: true, align: right });
    pen.say(758, flow.y + 4, us(order.net), { bold: true, align: right });
    return { ...told(order), currency: "USD", shipTo: undefined };
  },
);

export const juneStores = [hospital, school, utility, yard];
