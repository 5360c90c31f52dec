import { wayOf } from "../_desk.ts";
import { drawn, printed } from "../_family.ts";
import { page, table } from "../_html.ts";
import { bare, day, us } from "../_print.ts";
import { cells, columnsOf, pairs } from "../_table.ts";
import { traded, truly } from "../_trade.ts";

const right = "right" as const;

/** A hospital's suite in fixed pitch: figures on the first row with a letter for the item's kind, words, maker and vendor's item on the next. */
const hospital = drawn(
  "last-hospital-suite",
  { max: 30, priceDecimals: 4, base: { face: "mono", size: 8.5 } },
  (plain, pen) => {
    const order = traded(plain, {
      wares: "clinic",
      buyers: "clinics",
      number: "HMC-999999",
      units: ["CA", "BX", "EA", "PK"],
    });
    const columns = columnsOf(`>58 Line | 68 Item Number | >215 Quantity | 228 UOM | >350 Unit Cost
      >450 Extended Cost | 470 Tax | 510 Deliver By`);
    const head = () => {
      pen.say(306, 26, "PURCHASE ORDER", { align: "center", bold: true, size: 11 });
      pairs(pen, [380, 470], 42, [
        ["PO Number:", order.number],
        ["PO Date:", day(order.date, "mm/dd/yy")],
        ["Release:", "0000"],
        ["Page:", String(pen.pages)],
      ]);
      pen.block(36, 42, [order.buyer.name.toUpperCase(), ...order.buyer.lines]);
      if (pen.pages > 1) return 100;
      pen.block(36, 100, ["Vendor:  0000028817", order.seller.name.toUpperCase(), ...order.seller.lines]);
      pen.block(320, 100, ["Ship To:", "MATERIALS MANAGEMENT DOCK 3", ...order.site.lines]);
      pairs(pen, [36, 100], 156, [
        ["Buyer:", order.person.toUpperCase()],
        ["Terms:", "NET 45"],
      ]);
      pairs(pen, [320, 400], 156, [
        ["Freight:", "PPD NO CHARGE"],
        ["Account:", "118204"],
      ]);
      return 190;
    };
    const flow = wayOf(pen, { columns, head, bottom: 720 });
    for (const item of order.items) {
      flow.need(46);
      cells(pen, flow.y, columns, [
        item.at,
        `${item.buyerSku} I`,
        bare(item.quantity, 0),
        item.unit,
        bare(item.price, 4),
        us(item.total),
        "N",
        day(item.due, "mm/dd/yy"),
      ]);
      pen.say(68, flow.y + 11, item.name);
      pen.say(68, flow.y + 22, `Vend Itm: ${item.sku}    Mfr: ${["BRDX", "MEDC", "OWM"][item.at % 3]}`);
      flow.y += 40;
    }
    flow.need(30);
    pen.say(350, flow.y, "Total PO Amount", { align: right });
    pen.say(450, flow.y, us(order.net), { align: right });
    return truly(order, ({ buyerSku }) => ({ buyerSku }));
  },
);

/** A town's hall out of an office suite: goods typed under wide captions, a number for the account, money with its sign. */
const hall = printed("last-town-hall", { max: 10 }, (plain) => {
  const order = traded(plain, {
    wares: [
      "Salt, road, bulk, treated",
      "Sign, R1-1, 30 in, HIP",
      "Pipe, HDPE, 15 in x 20 ft",
      "Paint, traffic, yellow, 5 gal",
      "Hydrant, 5-1/4 VO, 5 ft bury",
      "Meter, water, 5/8 x 3/4",
    ],
    buyers: "public",
    number: "YY-9999",
    units: ["TON", "EA", "LF", "PL"],
  });
  const rows = order.items.map((item) => [
    item.quantity,
    item.unit,
    `${item.name}<br><small>Cat. # ${item.sku}</small>`,
    `A.5110.4${item.at % 10}0`,
    `$ ${us(item.price)}`,
    `$ ${us(item.total)}`,
  ]);
  return {
    html: page(
      ".g td,.g th{border:1px solid #000}.g th{background:#eee;font-size:8pt}h2{margin:0}.b td{border:1px solid #000;width:50%}",
      `<table><tr><td><h2>${order.buyer.name}</h2>${order.buyer.lines.join("<br>")}<br>Tel. ${order.buyer.phone}<td class=r><h2>PURCHASE ORDER</h2>THIS NUMBER MUST APPEAR ON ALL INVOICES<br><b style="font-size:14pt">${order.number}</b><br>TAX EXEMPT NO. 14-6002207</tr></table>
<table class=b><tr><td><small>VENDOR</small><br>${order.seller.name}<br>${order.seller.lines.join("<br>")}<td><small>DELIVER TO</small><br>Highway Garage<br>${order.site.lines.join("<br>")}</tr><tr><td><small>DATE ORDERED</small> ${day(order.date, "m/d/yyyy")}<td><small>DATE REQUIRED</small> ${day(order.due, "m/d/yyyy")}</tr><tr><td><small>DEPARTMENT</small> Highway<td><small>STATE CONTRACT NO.</small> PC69404</tr></table><br>
${table(["QUANTITY", "UNIT", "DESCRIPTION OF MATERIALS OR SERVICES", "ACCOUNT", "UNIT PRICE", "AMOUNT"], rows, ["c", "c", "", "c", "r", "r"])}
<table style="width:260px;margin-left:auto"><tr><td><b>TOTAL</b><td class=r><b>$ ${us(order.net)}</b></tr></table>
<p>I certify that there are sufficient funds to pay this obligation. ______________________ Budget Officer</p><p><small>White - Vendor &nbsp; Yellow - Clerk &nbsp; Pink - Department</small></p>`,
    ),
    ...truly(order),
    currency: "USD",
    requestedDate: order.due,
  };
});

export const lastInstitutions = [hospital, hall];
