import { ASKING, GOODS, wayOf } from "../_desk.ts";
import { drawn, printed } from "../_family.ts";
import { page, row } from "../_html.ts";
import { rounded } from "../_order.ts";
import { day, us } from "../_print.ts";
import { cells, columnsOf, pairs, terms } from "../_table.ts";
import { traded, truly } from "../_trade.ts";

const right = "right" as const;

/** A contractor in Kuwait: a discount in percent, money of three decimals, a foot with its own discount. */
const dinars = drawn(
  "fin-kuwait-discount",
  { max: 16, size: [595, 842], priceDecimals: 3, decimals: 3 },
  (made, pen) => {
    const order = traded(made, {
      wares: GOODS.parts,
      buyers: ASKING.gulf,
      number: "LPO-YY-9999",
      units: ["PCS", "SET"],
    });
    const lines = order.items.map((item) => {
      const percent = [0, 5, 12.5][item.at % 3]!;
      return { item, percent, total: rounded(item.total * (1 - percent / 100), 3) };
    });
    const net = rounded(
      lines.reduce((sum, { total }) => sum + total, 0),
      3,
    );
    const columns = columnsOf(`36 Sr. | 58 Item Code | 130/170 Description | 312 Unit | >376 Qty
      >440 Rate¶KD | >484 Disc¶% | >560 Amount¶KD`);
    const head = () => {
      pen.say(297, 28, order.buyer.name, { bold: true, size: 14, align: "center" });
      pen.say(297, 46, `${order.buyer.lines.join(", ")}, Kuwait`, { size: 8, align: "center" });
      pen.say(297, 66, "LOCAL PURCHASE ORDER", { bold: true, size: 12, align: "center" });
      pairs(pen, [380, 450], 88, [
        ["LPO No.", `: ${order.number}`],
        ["Date", `: ${day(order.date, "dd-Mon-yyyy")}`],
        ["Delivery", `: ${day(order.due, "dd-Mon-yyyy")}`],
      ]);
      if (pen.pages > 1) return 136;
      pen.block(36, 88, ["M/s.", order.seller.name, ...order.seller.lines]);
      pen.say(36, 146, `Delivery Place: ${order.site.lines.join(", ")}`);
      return 168;
    };
    const flow = wayOf(pen, { columns, head, bottom: 740, caption: { bold: true, size: 8.5 } });
    for (const { item, percent, total } of lines) {
      flow.need(30);
      flow.y =
        cells(pen, flow.y, columns, [
          item.at,
          item.sku,
          item.name,
          item.unit,
          us(item.quantity, 0),
          us(item.price, 3),
          percent || "-",
          us(total, 3),
        ]) + 4;
    }
    flow.need(60);
    pen.rule(380, flow.y, 560);
    pairs(pen, [380, 500], flow.y + 4, [
      ["Total Amount KD", us(net, 3)],
      ["Less: Discount", "10.000"],
      ["Net Amount KD", us(net - 10, 3)],
    ]);
    return {
      ...truly(order),
      lines: truly(order).lines!.map((line, i) => ({ ...line, lineTotal: lines[i]!.total })),
      currency: "KWD",
      requestedDate: order.due,
      total: rounded(net - 10, 3),
    };
  },
);

/** A maker's order whose conditions fill three pages, with tables of damages and of quality codes that look like lines. */
const conditions = drawn("fin-terms-with-tables", { max: 10, base: { size: 9 } }, (made, pen) => {
  const order = traded(made, {
    wares: GOODS.machined,
    buyers: ASKING.plants,
    number: "PO-99999-9",
    units: ["EA"],
  });
  const columns = columnsOf(`40 Item | 76 Part Number | 160 Description | >430 Qty | >500 Unit Price
    >572 Total Price`);
  const top = () => pen.say(572, 24, `${order.number}  Page ${pen.pages}`, { size: 8, align: right });
  const head = () => {
    top();
    pen.say(40, 30, order.buyer.name, { bold: true, size: 14 });
    if (pen.pages > 1) return 64;
    pen.block(40, 50, order.buyer.lines);
    pairs(pen, [400, 480], 50, [
      ["Purchase Order", order.number],
      ["Date of Issue", day(order.date, "dd Mon yyyy")],
      ["Delivery Date", day(order.due, "dd Mon yyyy")],
      ["Buyer", order.person],
    ]);
    pen.block(40, 104, ["SUPPLIER", order.seller.name, ...order.seller.lines]);
    pen.block(300, 104, ["DELIVER TO", `${order.site.name} Receiving`, ...order.site.lines]);
    return 168;
  };
  const flow = wayOf(pen, { columns, head, bottom: 700, band: "bar" });
  for (const item of order.items) {
    flow.need(30);
    flow.y = cells(pen, flow.y, columns, [
      item.at,
      item.sku,
      item.name,
      item.quantity,
      us(item.price),
      us(item.total),
    ]);
    flow.y = pen.say(160, flow.y, `Quality codes: Q1, Q4, Q${(item.at % 5) + 5}`, { size: 8 }) + 4;
  }
  flow.need(20);
  pen.say(500, flow.y + 4, "Total USD", { bold: true, align: right });
  pen.say(572, flow.y + 4, us(order.net), { bold: true, align: right });
  const small = (captions: string[], rows: string[][], y: number) => {
    const grid = captions.map((text, i) => ({ x: 60 + i * 130, head: text }));
    let at = cells(pen, y, grid, captions, { bold: true, size: 8 });
    for (const values of rows) at = cells(pen, at + 2, grid, values, { size: 8 });
    return at + 8;
  };
  pen.next();
  top();
  pen.say(40, 40, "TERMS AND CONDITIONS OF PURCHASE", { bold: true });
  terms(pen, { x: 40, y: 56, width: 530, bottom: 400 }, 9);
  small(
    ["Days Late", "Quantity Held", "Unit Charge", "Amount"],
    [
      ["1", "5", "50.00", "250.00"],
      ["2", "10", "75.00", "750.00"],
      ["3", "20", "100.00", "2,000.00"],
    ],
    430,
  );
  terms(pen, { x: 40, y: 500, width: 530, bottom: 730 }, 6);
  pen.next();
  top();
  pen.say(40, 40, "QUALITY CODES", { bold: true });
  small(
    ["Code", "Requirement", "Rev"],
    [
      ["Q1", "Certificate of conformance", "1"],
      ["Q4", "First article report", "3"],
      ["Q7", "Material test report", "2"],
    ],
    60,
  );
  terms(pen, { x: 40, y: 130, width: 250, bottom: 730 }, 12);
  terms(pen, { x: 310, y: 130, width: 250, bottom: 730 }, 12);
  return {
    ...truly(order, () => ({ unit: null })),
    currency: "USD",
    requestedDate: order.due,
  };
});

/** A maintenance suite's order: lines under the work order they are for, each with its own sum. */
const works = printed("fin-work-order-sections", { max: 22 }, (made) => {
  const order = traded(made, {
    wares: "mro",
    buyers: ASKING.plants,
    number: "MP-999999",
    units: ["EA", "BX"],
  });
  const groups = Array.from({ length: Math.ceil(order.items.length / 4) }, (_, i) =>
    order.items.slice(i * 4, i * 4 + 4),
  );
  const body = groups.map((items, i) => {
    const sum = items.reduce((all, { total }) => all + total, 0);
    return [
      `<tr class=s><td colspan=7>Work Order ${30_400 + i * 17} - ${["Boiler 2 overhaul", "Conveyor belt line 4", "Dock leveler"][i % 3]} (Equip ${order.random.digits(4)})`,
      ...items.map((item) =>
        row(
          [item.at, item.sku, item.name, item.quantity, item.unit, us(item.price), us(item.total)],
          ["c", "", "", "r", "c", "r", "r"],
        ),
      ),
      `<tr><td colspan=6 class=r><i>Work order total</i><td class=r><i>${us(sum)}</i>`,
    ].join("");
  });
  return {
    html: page(
      ".g td,.g th{border:1px solid #bbb}.g th{background:#2d4a63;color:#fff}.s td{background:#eef3f7;font-weight:bold}h1{font-size:17pt;margin:0}",
      `<table><tr><td><h1>${order.buyer.name}</h1>${order.buyer.lines.join("<br>")}<td class=r><b>PURCHASE ORDER</b><br>No. ${order.number}<br>Issued ${day(order.date, "mm/dd/yyyy")}<br>Need by ${day(order.due, "mm/dd/yyyy")}</table>
<table style="margin:12px 0"><tr><td><b>Vendor</b><br>${order.seller.name}<br>${order.seller.lines.join("<br>")}<td><b>Ship To</b><br>${order.site.name} Storeroom<br>${order.site.lines.join("<br>")}</table>
<table class=g><thead>${row(["Ln", "Part", "Description", "Qty", "UOM", "Price", "Total"], [], "th")}</thead>${body.join("")}<tr><td colspan=6 class=r><b>Order total USD</b><td class=r><b>${us(order.net)}</b></table>`,
    ),
    ...truly(order),
    currency: "USD",
    requestedDate: order.due,
  };
});

export const finWorks = [dinars, conditions, works];
