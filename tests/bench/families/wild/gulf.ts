import { drawn, printed } from "../_family.ts";
import { page, row, table } from "../_html.ts";
import { rounded } from "../_order.ts";
import { day, us } from "../_print.ts";
import { cells, columnsOf } from "../_table.ts";
import { taxOf, traded, truly, withTax } from "../_trade.ts";

const A4: [number, number] = [595, 842];

/** Days of a week, from Sunday. */
const DAYS = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];
const MONTHS = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];

/** A day with the name of its weekday, as programs write it at length. */
function long(iso: string): string {
  const weekday = DAYS[new Date(iso).getUTCDay()];
  return `${weekday}, ${MONTHS[Number(iso.slice(5, 7)) - 1]} ${day(iso, "dd")}, ${iso.slice(0, 4)}`;
}

/** A contractor's local order: make before description, tax beside each line, a grand total that comes before the tax. */
const local = printed("wild-lpo-make-ae", { words: "en", max: 32 }, (made) => {
  const order = traded(made, {
    wares: "site",
    buyers: ["PALM CREEK CONTRACTING LLC", "AL MARSA BUILDING WORKS LLC"],
    number: "PC-LPO-6001-20YY-99",
    units: ["Nos", "m", "Set", "Roll"],
  });
  const { random } = order;
  const tax = taxOf(order, 5);
  const last: [string, string][] = [
    ["Total AED", us(order.net)],
    ["Discount", "-"],
    ["Grand Total", us(order.net)],
    ["VAT 5%", us(tax)],
    ["Sub Total", us(withTax(order, 5))],
  ];
  return {
    html: page(
      ".g td,.g th,.h td{border:1px solid #333}.g th{background:#ddd}",
      `<h2 class=c>${order.buyer.name}</h2><h3 class=c>PURCHASE ORDER</h3><table class=h>${row(["LPO No.", order.number, "Date", day(order.date, "dd-Mon-yyyy")])}${row(["Project", "G+2 Villa, Al Barsha South", "A/C No.", random.digits(4)])}${row(["Requested by", order.person, "Contact No.", order.buyer.phone])}${row(["SUPPLIED BY", order.seller.name, "Quotation Ref.", `QT-${random.digits(5)}`])}${row(["Address", order.seller.lines.join(", "), "Quotation Date", day(order.date, "dd-Mon-yyyy")])}${row(["TRN", `100${random.digits(12)}`, "Tel/Fax", order.seller.phone])}</table><br>${table(
        ["Item#", "Make/Code", "Description", "Unit", "Qty", "Unit Price", "5%", "Amount (AED)"],
        order.items.map((item) => [
          item.at,
          `${random.pick(["Grohe", "Decoduct", "RAK", "Kerakoll"])} ${item.sku}`,
          item.name,
          item.unit,
          item.quantity,
          us(item.price),
          us(rounded(item.total * 0.05, 2)),
          us(item.total),
        ]),
        ["c", "", "", "c", "c", "r", "r", "r"],
      )}<table style="width:40%;margin-left:60%">${last.map((pair) => row(pair, ["", "r"])).join("")}</table><table class=h>${row(["Payment Terms", "90 days PDC"])}${row(["Site Location", order.site.lines.join(", ")])}${row(["Delivery Date", day(order.due, "dd-Mon-yyyy")])}</table><br><table>${row(["Prepared By", "Approved By"])}</table><p>* Auto generated</p>`,
      "A4",
    ),
    ...truly(order),
    currency: "AED",
    requestedDate: order.due,
    total: undefined,
  };
});

/** Ruled blanks about the supplier's man, whose company is called just that; the buyer signs below, who asks for it at the place of delivery. */
const ruled = drawn("wild-ruled-blanks-sa", { words: "en", size: A4, max: 14 }, (made, pen) => {
  const order = traded(made, {
    wares: "mro",
    buyers: ["Delta Solutions Industrial Company", "Najm Integrated Factories Company"],
    number: "DS-YY-9999",
    units: ["EA", "Lot", "Box"],
  });
  const { random, seller, buyer } = order;
  const blank = (x: number, value: number, y: number, caption: string, text: string) => {
    pen.say(x, y, caption, { size: 10 });
    pen.say(value, y, text, { size: 10 });
    pen.rule(value, y + 12, x === 40 ? 287 : 545);
  };
  pen.say(40, 62, ` VAT No. 3${random.digits(14)}`, { size: 10 });
  pen.rule(40, 80, 555);
  pen.say(297, 86, "PURCHASE ORDER", { size: 16, bold: true, align: "center" });
  pen.rule(40, 110, 555);
  blank(40, 130, 122, "Name:", order.person);
  blank(297, 367, 122, "PO No.:", order.number);
  blank(40, 130, 142, "Designation:", "Sales Manager");
  blank(297, 367, 142, "PO Date:", long(order.date));
  blank(40, 130, 168, "Company Name:", seller.name);
  pen.block(297, 164, ["Supplier", "Reference:"], { size: 10 });
  pen.say(367, 170, `Quotation #: ${random.digits(6)}`, { size: 10 });
  blank(40, 130, 202, "Telephone No.:", seller.phone);
  blank(297, 367, 202, "Email:", "sales@seller.example");
  blank(40, 130, 222, "Fax No.:", "");
  blank(297, 367, 222, "PR Number:", `PR-${random.digits(4)}`);
  blank(40, 130, 242, "Mobile No.:", `+966 5${random.digits(8)}`);
  pen.say(40, 262, `Subject: Supply of ${random.pick(["consumables", "spares", "tools"])}`, { size: 10 });
  const edges = [52, 92, 312, 362, 402, 472, 542];
  const columns = columnsOf(`55 Sr. No. | 95 Description | ^337 Unit | ^382 Qty | ^437 Unit Cost
    ^507 Total Price`);
  let y = 290;
  for (const values of [
    columns.map(({ head }) => String(head)),
    ...order.items.map((item) => [
      item.at,
      `${item.sku} ${item.name}`.slice(0, 40),
      item.unit,
      item.quantity,
      us(item.price),
      us(item.total),
    ]),
  ]) {
    cells(pen, y + 4, columns, values, { size: 9 });
    pen.box(52, y, 490, 18);
    for (const x of edges) pen.rule(x, y, x, y + 18);
    y += 18;
  }
  const tax = taxOf(order, 15);
  pen.block(
    400,
    y + 6,
    [`Total: ${us(order.net)}`, `15% VAT: ${us(tax)}`, `Grand Total (SAR): ${us(order.net + tax)}`],
    { size: 10, bold: true },
  );
  pen.rule(40, y + 46, 555);
  pen.say(40, y + 50, "Terms and Conditions", { size: 10 });
  pen.block(
    40,
    y + 66,
    [
      "Payment Terms: 30 days credit",
      `Contact Person: ${order.person}`,
      "Incoterm: DAP",
      `Place of Delivery: ${buyer.name}, ${order.site.lines.join(", ")}`,
      `Delivery Schedule: ${day(order.due, "dd-Mon-yyyy")}`,
      "Packing: N/A",
    ],
    { size: 9 },
  );
  pen.block(
    40,
    y + 150,
    ["Please confirm the purchase order.", "Best Regards", `On behalf of ${buyer.name}`],
    { size: 10 },
  );
  for (const [i, caption] of [
    "Prepared & checked by:",
    "Reviewed by:",
    "Authorized by",
    "Approved by:",
  ].entries())
    pen.block(
      40 + i * 140,
      780,
      [caption, ["Procurement Manager", "Finance Manager", "General Manager", "Managing Director"][i]!],
      { size: 8 },
    );
  return {
    ...truly(order, (item) => ({ description: `${item.sku} ${item.name}`.slice(0, 40) })),
    currency: "SAR",
    requestedDate: order.due,
    total: rounded(order.net + tax, 2),
    shipTo: { ...order.site, name: buyer.name },
  };
});

export const wildGulf = [local, ruled];
