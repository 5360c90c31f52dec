import { GOODS } from "../_desk.ts";
import { drawn, printed } from "../_family.ts";
import { page, party, table } from "../_html.ts";
import { day, us } from "../_print.ts";
import { columnsOf } from "../_table.ts";
import { traded, truly } from "../_trade.ts";
import { listed, right, unproved } from "./_listed.ts";

/** An aircraft supplier's order: clause codes and documents with their sheets stand in tables of their own behind the lines. */
const clauses = printed("erp-clauses-and-documents", { max: 14, priceDecimals: 2 }, (made) => {
  const order = traded(made, {
    wares: GOODS.machined,
    buyers: ["Corvid Aerostructures Inc.", "Halcyon Flight Controls, LLC", "Redstone Actuation"],
    number: "PA-999999",
    units: ["EA"],
  });
  const { random } = order;
  const codes = [
    "QC01 Certificate of conformance",
    "QC14 First article inspection",
    "QC22 Source inspection",
    "QC30 Foreign object control",
    "QC47 Material test report",
  ];
  const rows = order.items.map((item) => [
    String(item.at).padStart(4, "0"),
    `${item.sku}<br>${item.name}<br><small>QC01, QC${random.pick([14, 22, 30, 47])}</small>`,
    us(item.quantity, 0),
    item.unit,
    us(item.price),
    day(item.due, "mm/dd/yyyy"),
  ]);
  const documents = order.items.map((item) => [
    `DWG-${item.sku}`,
    random.pick(["A", "B", "C", "-"]),
    item.name,
    random.int(1, 6),
    "SH",
    random.pick(["Attached", "On file"]),
  ]);
  const html = page(
    ".g th{border-bottom:2px solid #000;font-size:8pt}.g td{font-size:8.5pt}",
    `<table><tr><td>${party(order.buyer)}<td class=r><b style="font-size:14pt">PURCHASE ORDER ${order.number}</b><br>Date ${day(order.date, "mm/dd/yyyy")}<br>Buyer ${order.person}</table><hr>
<table><tr><td>Supplier<br>${party(order.seller, false)}<td>Deliver to<br>${party(order.site, false)}</table><hr>
${table(["Item", "Part number / Description", "Qty", "UM", "Unit price USD", "On dock"], rows, ["", "", "r", "", "r", "r"])}
<h4>Quality clauses</h4>${table(
      ["Code", "Rev", "Requirement", "Samples"],
      codes.map((code) => [code.slice(0, 4), random.int(1, 9), code.slice(5), random.int(1, 5)]),
      ["", "r", "", "r"],
    )}
<h4>Documents that form part of this order</h4>${table(["Document", "Rev", "Title", "Sheets", "UM", "Status"], documents, ["", "", "", "r", "", ""])}`,
  );
  return { ...truly(order, () => ({ lineTotal: null })), currency: "USD", total: null, html };
});

/** A distributor's order with a sheet of hazardous goods behind it, where some of its articles stand once more with weights. */
const hazards = drawn("erp-hazard-sheet", { min: 5, max: 20 }, (made, pen) => {
  const order = traded(made, {
    wares: [
      "ACETONE, TECH, GAL",
      "PRIMER, ZINC RICH, 5 GAL",
      "CLEANER, CONTACT, 11 OZ",
      "BATTERY, LEAD ACID 12V",
      "SOLVENT CEMENT, PVC, QT",
      "TAPE, PVC, 3/4 IN",
      "BRUSH, DAUBER",
    ],
    buyers: ["Calumet Industrial Supply", "Sierra Maintenance Products", "Bayou Contractors Supply"],
    number: "S99999-00",
    units: ["ea", "cs"],
  });
  const { random } = order;
  const head = () => {
    pen.say(36, 28, order.buyer.name, { bold: true, size: 12 });
    pen.say(576, 28, `PO# ${order.number}`, { bold: true, size: 12, align: right });
    pen.say(576, 44, `Ordered ${day(order.date, "mm/dd/yy")}  Page ${pen.pages}`, { align: right });
    pen.block(36, 44, order.buyer.lines, { size: 8 });
    if (pen.pages > 1) return 78;
    pen.block(36, 78, ["Vendor", order.seller.name, ...order.seller.lines]);
    pen.block(320, 78, ["Ship to", order.site.name, ...order.site.lines]);
    return 138;
  };
  listed(pen, order.items, {
    columns: columnsOf("36 Ln# | 60 Product | 150/220 Description | >440 Ord Qty | 446 Unit | >574 Price"),
    head,
    bottom: 730,
    row: (item) => [item.at, item.sku, item.name, us(item.quantity, 0), item.unit, us(item.price)],
  });
  pen.next();
  const list = columnsOf(`36 Product | 130 UN No. | 190/180 Proper shipping name | 390 Class | 430 PG
    >500 Packages | >574 Weight LB`);
  pen.say(36, 30, `HAZARDOUS MATERIAL SHEET - PO# ${order.number}`, { bold: true, size: 11 });
  pen.say(36, 46, "24 hour emergency contact 800-555-0142");
  listed(
    pen,
    order.items.filter(({ at }) => at % 2 === 1),
    {
      columns: list,
      head: () => 70,
      bottom: 740,
      row: (item) => [
        item.sku,
        `UN${random.pick(["1090", "1263", "1950", "2794"])}`,
        item.name,
        "3",
        "II",
        us(random.int(1, 9), 0),
        us(item.quantity * 2.5, 1),
      ],
    },
  );
  return unproved(order);
});

export const erpSecond = [clauses, hazards];
