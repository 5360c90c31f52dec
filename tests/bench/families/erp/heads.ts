import { ASKING, GOODS } from "../_desk.ts";
import { drawn } from "../_family.ts";
import { sited, told } from "../_next.ts";
import { later, rounded } from "../_order.ts";
import { plainLines } from "../_plain.ts";
import { day, us } from "../_print.ts";
import { columnsOf, heads, pairs } from "../_table.ts";
import { traded, truly } from "../_trade.ts";
import { listed, right } from "./_listed.ts";

/** A head of many numbers and days: the order it supersedes, requisition, contract and quotation, printed and changed days about its own. */
const supersedes = drawn("erp-supersedes-head", { max: 10 }, (made, pen) => {
  const order = sited(
    traded(made, { wares: GOODS.parts, buyers: ASKING.plants, number: "84-99999", units: ["EA", "FT"] }),
    ["Mill 3 Storeroom", "North Yard Warehouse"],
  );
  const { random } = order;
  pen.say(36, 26, order.buyer.name, { bold: true, size: 13 });
  pen.block(36, 42, [...order.buyer.lines, `Tel ${order.buyer.phone}`], { size: 8 });
  pen.say(576, 26, "PURCHASE ORDER", { bold: true, size: 14, align: right });
  const strip = (y: number, cellsOf: [string, string][]) => {
    const wide = 540 / cellsOf.length;
    cellsOf.forEach(([caption, value], i) => {
      pen.box(36 + i * wide, y, wide, 26);
      pen.say(39 + i * wide, y + 3, caption, { size: 6.5 });
      pen.say(39 + i * wide, y + 13, value);
    });
  };
  strip(84, [
    ["SUPERSEDES PO", `83-${random.digits(5)}`],
    ["DATED", day(later(order.date, -41), "mm/dd/yyyy")],
    ["PO NUMBER", order.number],
    ["PO DATE", day(order.date, "mm/dd/yyyy")],
    ["PRINTED", day(later(order.date, 2), "mm/dd/yyyy")],
  ]);
  strip(110, [
    ["REQUISITION", `R${random.digits(6)}`],
    ["CONTRACT", `MC-${random.digits(4)}`],
    ["YOUR QUOTE / DATE", `${random.digits(5)} / ${day(later(order.date, -15), "mm/dd/yyyy")}`],
    ["REQUIRED", day(order.due, "mm/dd/yyyy")],
    ["CONFIRM BY", day(later(order.date, 3), "mm/dd/yyyy")],
  ]);
  pen.block(36, 148, ["SELLER", order.seller.name, ...order.seller.lines]);
  pen.block(230, 148, ["SHIP TO", order.site.name, ...order.site.lines]);
  pen.block(420, 148, ["INVOICE TO", `${order.buyer.name}`, "Accounts Payable", "PO Box 8800"]);
  plainLines(order, pen, { y: 214, tongue: "en", sign: "$" });
  return told(order, { requestedDate: order.due, currency: "USD" });
});

/** A letter for a window envelope: the seller stands alone on top, the buyer is named only where invoices go and in the small print at the foot. */
const envelope = drawn("erp-window-foot-name", { words: "uk", max: 9, size: [595, 842] }, (made, pen) => {
  const order = sited(
    traded(made, { wares: GOODS.electric, buyers: ASKING.britain, number: "4500999999", units: ["EA", "M"] }),
    ["Kirkby Logistics Ltd (bonded store)", "Howden Storage & Distribution"],
    ["Unit 9, Moss End Way", "Shed 4, Kingston Dock"],
  );
  pen.block(60, 60, [order.seller.name, ...order.seller.lines], { size: 11 });
  pen.say(540, 60, "Purchase Order", { size: 20, align: right });
  pairs(pen, [360, 450], 96, [
    ["Number", order.number],
    ["Date", day(order.date, "dd/mm/yyyy")],
    ["Vendor no.", order.random.digits(6)],
    ["Purchasing group", `${order.random.digits(3)} ${order.person}`],
    ["Our VAT no.", `GB ${order.random.digits(9)}`],
  ]);
  pen.block(60, 160, ["Delivery address", order.site.name, ...order.site.lines]);
  pen.block(360, 160, ["Delivery date", day(order.due, "dd/mm/yyyy")]);
  const y = plainLines(order, pen, { y: 230, tongue: "en", sign: "GBP " });
  pen.block(60, y + 20, [
    "Invoices in duplicate to:",
    order.buyer.name,
    "Purchase Ledger",
    ...order.buyer.lines,
  ]);
  pen.say(
    297,
    806,
    `${order.buyer.name}. Registered in England no. ${order.random.digits(8)}. Registered office: ${order.buyer.lines.join(", ")}`,
    { size: 6.5, align: "center" },
  );
  return told(order, { requestedDate: order.due, currency: "GBP" });
});

/** A Canadian package with captions in both tongues, a flag for each of two taxes by line, taxes and freight at the foot. */
const flags = drawn("erp-tax-flags-ca", { max: 20 }, (made, pen) => {
  const order = traded(made, {
    wares: "mro",
    buyers: ["Boreal Forest Products Ltd.", "Lachine Marine Services Inc.", "Prairie Sky Equipment Ltd."],
    number: "PO000099999",
    units: ["Each/Ch.", "Box/Bte"],
  });
  const head = () => {
    pen.say(36, 26, order.buyer.name, { bold: true, size: 13 });
    pen.block(36, 42, order.buyer.lines);
    pen.block(576, 26, ["PURCHASE ORDER", "BON DE COMMANDE"], { bold: true, size: 12, align: right });
    pairs(pen, [390, 500], 60, [
      ["P.O. No. / No B.C.", order.number],
      ["Date (YYYY-MM-DD)", order.date],
      ["Required / Requis", order.due],
      ["Page", String(pen.pages)],
    ]);
    if (pen.pages > 1) return 116;
    pen.block(36, 84, ["Vendor / Fournisseur", order.seller.name, ...order.seller.lines]);
    pen.block(230, 84, ["Ship To / Expédier à", order.site.name, ...order.site.lines]);
    return 146;
  };
  const flow = listed(pen, order.items, {
    columns: columnsOf(`36 Item No.¶No d'article | 120/150 Description | >330 Qty Ordered¶Qté commandée
      340 UOM¶Unité | 392 GST¶TPS | 418 PST¶TVP | >500 Unit Cost¶Coût unitaire | >576 Extended¶Total`),
    head,
    bottom: 720,
    row: (item) => [
      item.sku,
      item.name,
      us(item.quantity, 0),
      item.unit,
      "Y",
      item.at % 3 ? "N" : "Y",
      us(item.price),
      us(item.total),
    ],
  });
  const [gst, freight] = [rounded(order.net * 0.05, 2), 38.5];
  flow.need(64);
  pen.rule(36, flow.y, 576);
  pairs(pen, [390, 530], flow.y + 5, [
    ["Subtotal / Sous-total", us(order.net)],
    ["GST / TPS 5%", us(gst)],
    ["Freight / Transport", us(freight)],
    ["Total CAD", us(rounded(order.net + gst + freight, 2))],
  ]);
  return {
    ...truly(order),
    requestedDate: order.due,
    currency: "CAD",
    total: rounded(order.net + gst + freight, 2),
  };
});

/** A Kuwaiti importer's order: counts and money with three decimals alike, prices for one, a hundred or a thousand as a column says. */
const fils = drawn(
  "erp-three-decimals-per",
  { max: 20, size: [842, 595], priceDecimals: 3, decimals: 3, bases: [1, 100, 1000] },
  (made, pen) => {
    const order = traded(made, {
      wares: GOODS.fasteners,
      buyers: ASKING.gulf,
      number: "LPO/99999/YY",
      units: ["PCS"],
    });
    const columns = columnsOf(`36 Sl | 60 Item Code | 150/240 Item Description | 450 Unit | >550 Quantity
      >640 Price (KD) | >690 Per | >800 Value (KD)`);
    const head = () => {
      pen.say(421, 26, order.buyer.name, { bold: true, size: 14, align: "center" });
      pen.say(421, 44, "LOCAL PURCHASE ORDER", { bold: true, align: "center" });
      pairs(pen, [600, 680], 62, [
        ["LPO No.", order.number],
        ["Date", day(order.date, "dd-Mon-yyyy")],
        ["Delivery", day(order.due, "dd-Mon-yyyy")],
        ["Page", String(pen.pages)],
      ]);
      pen.block(36, 62, ["M/s.", order.seller.name, ...order.seller.lines]);
      pen.block(300, 62, ["Deliver at", order.site.name, ...order.site.lines]);
      return 122;
    };
    const flow = listed(pen, order.items, {
      columns,
      head,
      bottom: 530,
      row: (item) => [
        item.at,
        item.sku,
        item.name,
        item.unit,
        us(item.quantity, 3),
        us(item.price, 3),
        item.basis,
        us(item.total, 3),
      ],
    });
    flow.need(24);
    heads(
      pen,
      flow.y + 4,
      columns.map((column, i) => ({
        ...column,
        head: i === 2 ? "Total Kuwaiti Dinars" : i === 7 ? us(order.net, 3) : "",
      })),
      { bold: true },
    );
    return { ...truly(order), requestedDate: order.due, currency: "KWD" };
  },
);

export const erpHeads = [supersedes, envelope, flags, fils];
