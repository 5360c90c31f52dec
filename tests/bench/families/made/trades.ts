import { drawn, printed } from "../_family.ts";
import { page, row, table } from "../_html.ts";
import { rounded } from "../_order.ts";
import { day, us } from "../_print.ts";
import { cells, columnsOf, flowOf, heads } from "../_table.ts";
import { taxOf, traded, truly, withTax } from "../_trade.ts";

const right = "right" as const;

/** A builder's pad of forms filled on a screen: job and cost code on top, what is wanted in ruled rows, the sums in the last. */
const job = drawn("made-job-pad", { max: 13 }, (plain, pen) => {
  const order = traded(plain, {
    wares: "site",
    buyers: "builders",
    number: "9999-YY",
    units: ["EA", "LF", "SH"],
  });
  pen.say(36, 36, order.buyer.name, { bold: true, size: 15 });
  pen.say(36, 56, `${order.buyer.lines.join("  ")}   Office ${order.buyer.phone}`, { size: 8 });
  pen.say(576, 36, "MATERIAL ORDER", { bold: true, size: 15, align: right });
  const boxes: [number, number, number, string, string][] = [
    [36, 76, 150, "P.O. NO.", order.number],
    [186, 76, 110, "DATE", day(order.date, "m/d/yy")],
    [296, 76, 140, "JOB NO.", `${order.random.digits(2)}-${order.random.digits(3)}`],
    [436, 76, 140, "COST CODE", `0${order.random.digits(1)}-${order.random.digits(4)}`],
    [36, 106, 260, "SUPPLIER", order.seller.name],
    [296, 106, 140, "ORDERED BY", order.person],
    [436, 106, 140, "ON SITE BY", day(order.due, "m/d/yy")],
    [36, 136, 540, "DELIVER TO JOB SITE", order.site.lines.join(", ")],
  ];
  for (const [x, y, wide, caption, value] of boxes) {
    pen.box(x, y, wide, 30);
    pen.say(x + 3, y + 2, caption, { size: 6 });
    pen.say(x + 6, y + 12, value, { size: 10.5, face: "serif" });
  }
  const columns = columnsOf(
    ">72 QUAN. | 80 UNIT | 116 MATERIAL | 370 SUPPLIER NO. | >510 EACH | >572 AMOUNT",
  );
  const head = () => heads(pen, pen.pages > 1 ? 40 : 176, columns, { bold: true, size: 7 }) + 6;
  const flow = flowOf(pen, { y: head(), bottom: 740, again: head });
  for (const item of order.items) {
    flow.need(20);
    cells(
      pen,
      flow.y,
      columns,
      [item.quantity, item.unit, item.name, item.sku, us(item.price), us(item.total)],
      {
        face: "serif",
        size: 10,
      },
    );
    flow.y += 19;
    pen.rule(36, flow.y - 4, 576);
  }
  flow.need(70);
  for (const [caption, value] of [
    ["MATERIAL", us(order.net)],
    ["TAX 8.25%", us(taxOf(order, 8.25))],
    ["TOTAL", `$${us(withTax(order, 8.25))}`],
  ]) {
    cells(pen, flow.y, columns, ["", "", "", "", caption!, value!], { size: 9, bold: true });
    flow.y += 16;
  }
  return { ...truly(order), currency: "USD", total: withTax(order, 8.25), requestedDate: order.due };
});

/** A garage's order sheet: what to do in ticked boxes, a vehicle per order, core charges in words beneath a part. */
const garage = printed("made-garage", { max: 12 }, (plain) => {
  const order = traded(plain, {
    wares: [
      "Brake pad set, front, ceramic",
      "Rotor, vented, 300 mm",
      "Alternator, reman, 130 A",
      "Cabin air filter",
      "Control arm, lower, LH",
      "Wheel bearing & hub assy",
      "Spark plug, iridium",
      "Serpentine belt, 6PK1780",
    ],
    buyers: ["Delgado's Auto Repair", "Northside Tire & Brake", "Mill Creek Motors", "Lowe Street Garage"],
    number: "RO 99999",
    units: ["ea"],
  });
  const tick = (on: boolean, text: string) =>
    `<span style="white-space:nowrap">${on ? "&#9746;" : "&#9744;"} ${text}</span> &nbsp; `;
  return {
    html: page(
      "body{font-family:Tahoma,'DejaVu Sans',sans-serif;font-size:9pt}.b td{border:1px solid #000;padding:5px}.g td,.g th{border:1px solid #000;padding:3px}.g th{background:#ddd}.k{font-size:7.5pt;font-style:italic}",
      `<table><tr><td><b style="font-size:16pt">${order.buyer.name}</b><br>${order.buyer.lines.join(", ")}<br>${order.buyer.phone}<td class=r><b style="font-size:14pt">PARTS ORDER</b><br>${order.number}</tr></table>
<table class=b><tr><td>Order date: ${day(order.date, "mm/dd/yyyy")}<td>Parts house: ${order.seller.name}<td>Needed: ${day(order.due, "mm/dd/yyyy")}</tr><tr><td colspan=3>${tick(false, "Will call")}${tick(true, "Deliver")}${tick(false, "Hold for core")} Shop account ${order.random.digits(5)} &nbsp; ${tick(true, "On account")}${tick(false, "C.O.D.")}</tr><tr><td colspan=2>Vehicle: ${order.random.int(2008, 2022)} half-ton pickup 5.3L &nbsp; VIN last 8: ${order.random.digits(8)}<td>Mileage: ${us(order.random.int(40, 160) * 1000, 0)}</tr></table><br>
<table class=g>${row(["Part #", "Part name", "Qty", "List", "Our cost", "Extended"], [], "th")}${order.items
        .map(
          (item, i) =>
            row(
              [item.sku, item.name, item.quantity, us(item.price * 1.6), us(item.price), us(item.total)],
              ["", "", "c", "r", "r", "r"],
            ) +
            (i % 4 === 1 ? `<tr><td colspan=6 class=k>Core goes back with your driver, same box</tr>` : ""),
        )
        .join(
          "",
        )}${row(["", "", "", "", "<b>Total $</b>", `<b>${us(order.net)}</b>`], ["", "", "", "", "r", "r"])}</table><p>Tech: ${order.person} &nbsp; Bay 3</p>`,
    ),
    ...truly(order, () => ({ unit: null })),
    currency: "USD",
    requestedDate: order.due,
  };
});

/** A kitchen's sheet: every article it keeps with its level and what is left; what is wanted only where a count stands. */
const kitchen = printed("made-kitchen-levels", { words: "food", min: 4, max: 14 }, (plain) => {
  const order = traded(plain, {
    wares: [
      "Tomatoes, canned, whole peeled",
      "Flour, 00, 25 lb",
      "Olive oil, 3 L tin",
      "Mozzarella, low moisture, block",
      "Chicken thigh, boneless",
      "Heavy cream, qt",
      "Romaine hearts",
      "Penne rigate, 5 lb",
    ],
    buyers: ["Trattoria Da Nonna Pia", "The Copper Ladle", "Blackbird Diner", "Osteria Lungarno"],
    number: "W99-9",
    units: ["cs", "bag", "tin", "lb"],
  });
  const rows = order.items.flatMap((item, i) => {
    const wanted = [item.sku, item.name, item.unit, item.quantity + 2, 2, item.quantity];
    const kept = [
      `${10_000 + i * 37}`,
      `${["Basil", "Capers", "Butter", "Eggs"][i % 4]}, as usual`,
      "cs",
      3,
      3,
      "",
    ];
    return i % 2 ? [wanted, kept] : [wanted];
  });
  return {
    html: page(
      "body{font-family:'Comic Neue',Verdana,'DejaVu Sans';font-size:9.5pt}.g td,.g th{border:1px solid #666;padding:4px}.g td:last-child{font-weight:bold;background:#fffbe0}",
      `<h2 style="margin:0">${order.buyer.name}</h2><p>${order.buyer.lines.join(", ")} &nbsp; kitchen ${order.buyer.phone}</p>
<p><b>Order sheet ${order.number}</b> for ${order.seller.name}<br>Written ${day(order.date, "m/d/yyyy")} by ${order.person} &nbsp; <b>Delivery ${day(order.due, "m/d/yyyy")} before 10 am, back door</b></p>
${table(["Code", "Product", "Pack", "Par", "On hand", "Order"], rows, ["", "", "", "c", "c", "c"])}<p>No substitutions on dairy. Call chef with any outs.</p>`,
    ),
    ...truly(order, () => ({ unitPrice: null, lineTotal: null })),
    currency: null,
    total: null,
    requestedDate: order.due,
  };
});

/** A school's requisition: ticked fund, account strings, a catalogue's numbers and pages, postage as percent, signatures with dates. */
const school = printed("made-school-requisition", { max: 12 }, (plain) => {
  const order = traded(plain, {
    wares: "desk",
    buyers: ["Willow Bend Middle School", "St. Brendan Academy", "Prairie View Elementary"],
    number: "R-99999",
    units: ["EA", "PK", "SET"],
  });
  const postage = rounded(order.net * 0.1, 2);
  return {
    html: page(
      "body{font-family:'Times New Roman','Liberation Serif',serif;font-size:10pt}.u{border-bottom:1px solid #000;padding:0 6px}.g td,.g th{border:1px solid #000;padding:2px 4px;font-size:9pt}h2,h3{text-align:center;margin:0}",
      `<h2>${order.buyer.name}</h2><h3>Requisition / Purchase Order</h3><p style="text-align:center">${order.buyer.lines.join(", ")}</p>
<table><tr><td>Requisition No. <span class=u>${order.number}</span><td>Date <span class=u>${day(order.date, "m/d/yyyy")}</span><td>Date needed <span class=u>${day(order.due, "m/d/yyyy")}</span></tr><tr><td>Requested by <span class=u>${order.person}</span><td>Room <span class=u>${order.random.digits(3)}</span><td>Dept. <span class=u>Art</span></tr><tr><td colspan=3>Company name <span class=u>${order.seller.name}</span></tr><tr><td colspan=3>Company address <span class=u>${order.seller.lines.join(", ")}</span></tr><tr><td colspan=3>Fund: &#9744; General &nbsp; &#9745; Title I &nbsp; &#9744; Activity &nbsp; &#9744; PTA &nbsp;&nbsp; Account <span class=u>10-1100-${order.random.digits(3)}-410</span></tr></table><br>
${table(
  ["Quantity", "Unit", "Catalog Number", "Page", "Description", "Unit Cost", "Total Cost"],
  [
    ...order.items.map((item) => [
      item.quantity,
      item.unit,
      item.sku,
      order.random.int(12, 480),
      item.name,
      us(item.price),
      us(item.total),
    ]),
    ["", "", "", "", "", "Subtotal", us(order.net)],
    ["", "", "", "", "", "Shipping 10%", us(postage)],
    ["", "", "", "", "", "<b>Grand total</b>", `<b>$${us(order.net + postage)}</b>`],
  ],
  ["c", "c", "", "c", "", "r", "r"],
)}
<p>Ship to: ${order.buyer.name}, Attn: ${order.person}</p><p>Principal ______________________ Date ${day(order.date, "m/d/yyyy")} &nbsp;&nbsp; Business Office ______________________ Date ____________</p>`,
    ),
    ...truly(order),
    currency: "USD",
    total: rounded(order.net + postage, 2),
    requestedDate: order.due,
  };
});

export const madeTrades = [job, garage, kitchen, school];
