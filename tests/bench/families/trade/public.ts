import { drawn } from "../_family.ts";
import { bare, day, us } from "../_print.ts";
import { cells, columnsOf, flowOf, heads } from "../_table.ts";
import { traded, truly } from "../_trade.ts";

/** A city's order as it stands in council packets: words above, figures below, the account that pays under each line. */
const city = drawn(
  "trade-city",
  { max: 14, priceDecimals: 4, forms: ["runs", "words", "glyphs"] },
  (made, pen) => {
    const order = traded(made, {
      wares: "pipe",
      buyers: "public",
      number: "202YY999",
      units: ["EACH", "FOOT", "LOT"],
    });
    const edges = [28, 62, 262, 320, 360, 440, 584];
    const head = () => {
      pen.say(110, 26, order.buyer.name, { bold: true, size: 14, face: "serif" });
      pen.block(110, 44, ["Purchasing Division", ...order.buyer.lines], { size: 8 });
      pen.box(400, 22, 184, 64);
      pen.say(492, 25, "Purchase Order", { bold: true, size: 13, align: "center" });
      pen.say(404, 42, `Fiscal Year ${order.date.slice(0, 4)}`, { size: 8 });
      pen.say(580, 42, `Page: ${pen.pages} of 3`, { size: 8, align: "right" });
      pen.say(492, 54, "THIS NUMBER MUST APPEAR ON ALL INVOICES AND PACKAGES", {
        size: 5.5,
        align: "center",
      });
      pen.say(404, 66, "Purchase Order #", { size: 8 });
      pen.say(500, 64, order.number, { bold: true, size: 12 });
      let y = 98;
      if (pen.pages === 1) {
        for (const [i, [caption, { name, lines }]] of (
          [
            ["VENDOR", order.seller],
            ["SHIP TO", order.site],
          ] as const
        ).entries()) {
          pen.box(28 + i * 278, 94, 278, 66);
          pen.say(32 + i * 278, 97, caption, { bold: true, size: 7 });
          pen.block(50 + i * 278, 108, [i ? `${name} Utility Yard` : name.toUpperCase(), ...lines]);
        }
        const strip = [
          [
            ["Vendor Phone Number", order.seller.phone],
            ["Vendor Fax Number", ""],
            ["Requisition Number", `100${order.random.digits(4)}`],
            ["Delivery Reference", "Yard 2"],
          ],
          [
            ["Date Ordered", day(order.date, "mm/dd/yyyy")],
            ["Vendor Number", order.random.digits(4)],
            ["Date Required", day(order.due, "mm/dd/yyyy")],
            ["Department/Location", "WATER"],
          ],
        ] as const;
        strip.forEach((cellsOf, r) => {
          cellsOf.forEach(([caption, value], i) => {
            pen.box(28 + i * 139, 160 + r * 28, 139, 28);
            pen.say(97 + i * 139, 162 + r * 28, caption, { size: 7, align: "center", bold: true });
            pen.say(97 + i * 139, 173 + r * 28, value, { size: 9, align: "center" });
          });
        });
        y = 220;
      }
      ["Item#", "Description/PartNo", "QTY", "UOM", "Unit Price", "Extended Price"].forEach((caption, i) => {
        pen.box(edges[i]!, y, edges[i + 1]! - edges[i]!, 14, "#e8e8e8");
        pen.say((edges[i]! + edges[i + 1]!) / 2, y + 3, caption, { size: 8, bold: true, align: "center" });
      });
      return y + 18;
    };
    const columns = columnsOf("40 | 66/190 | >316 | 326 | >436 | >580");
    const flow = flowOf(pen, { y: head(), bottom: 690, again: head });
    for (const item of order.items) {
      flow.need(64);
      const top = flow.y;
      pen.say(40, top, String(item.at));
      flow.y = pen.say(66, top, `${item.name} ${item.sku}`, { width: 190 });
      flow.y = cells(pen, flow.y, columns, [
        null,
        null,
        bare(item.quantity, 1),
        item.unit,
        `$${us(item.price, 4)}`,
        `$${us(item.total)}`,
      ]);
      pen.say(80, flow.y, `GL Account: 5010${order.random.digits(4)} - 531${order.random.digits(3)}`, {
        size: 8,
      });
      pen.say(440, flow.y, `$${us(item.total)}`, { size: 8, align: "right" });
      flow.y += 18;
    }
    flow.need(60);
    pen.rule(28, flow.y, 584);
    pen.say(436, flow.y + 5, "Purchase Order Total", { bold: true, align: "right" });
    pen.say(580, flow.y + 5, `$${us(order.net)}`, { bold: true, align: "right" });
    pen.say(28, flow.y + 30, `Authorized by: ${order.person}, Purchasing Manager`);
    return {
      ...truly(order),
      requestedDate: order.due,
      currency: "USD",
    };
  },
);

/** A school district's order: quantity and unit before a catalogue number, accounts with their sums at the foot. */
const school = drawn("trade-school-catalog", { max: 20 }, (made, pen) => {
  const order = traded(made, {
    wares: "desk",
    buyers: "public",
    number: "YY-09999",
    units: ["EA", "PKG", "BOX", "SET"],
  });
  const columns = columnsOf(`>66 QTY | 74 UNIT | 110 CATALOG NO. | 196/220 DESCRIPTION | >492 UNIT PRICE
    >578 AMOUNT`);
  const head = () => {
    pen.say(306, 24, order.buyer.name.toUpperCase(), { bold: true, size: 12, align: "center" });
    pen.say(306, 40, order.buyer.lines.join(", "), { size: 8, align: "center" });
    pen.say(306, 54, "PURCHASE ORDER", { bold: true, size: 11, align: "center" });
    pen.say(470, 72, "P.O. NO.");
    pen.say(520, 72, order.number, { bold: true, size: 11 });
    let y = 100;
    if (pen.pages === 1) {
      pen.say(470, 88, "DATE");
      pen.say(520, 88, day(order.date, "mm/dd/yyyy"));
      pen.say(470, 101, "REQ. NO.");
      pen.say(520, 101, `R${order.random.digits(5)}`);
      pen.block(36, 78, ["TO:", `   ${order.seller.name}`, ...order.seller.lines.map((one) => `   ${one}`)]);
      pen.block(250, 78, [
        "SHIP TO:",
        "   Roosevelt Middle School",
        ...order.site.lines.map((one) => `   ${one}`),
        `   ATTN: ${order.person}`,
      ]);
      y = 144;
    }
    pen.rule(36, y, 578);
    const after = heads(pen, y + 3, columns, { bold: true, size: 8 });
    pen.rule(36, after, 578);
    return after + 4;
  };
  const flow = flowOf(pen, { y: head(), bottom: 680, again: head });
  for (const item of order.items) {
    flow.need(30);
    flow.y =
      cells(pen, flow.y, columns, [
        bare(item.quantity, 0),
        item.unit,
        item.sku,
        item.name,
        us(item.price, 2),
        us(item.total, 2),
      ]) + 3;
  }
  flow.need(110);
  pen.say(196, flow.y + 4, "SHIPPING/HANDLING: INCLUDED");
  pen.rule(430, flow.y + 16, 578);
  pen.say(492, flow.y + 20, "TOTAL", { bold: true, align: "right" });
  pen.say(578, flow.y + 20, us(order.net), { bold: true, align: "right" });
  let y = flow.y + 42;
  y = pen.say(36, y, `${"ACCOUNT NUMBER".padEnd(40)}AMOUNT`, { size: 8, bold: true, face: "mono" });
  const half = Number((order.net / 2).toFixed(2));
  for (const [i, part] of [half, Number((order.net - half).toFixed(2))].entries())
    y = pen.say(36, y, `10 E 00${i + 1} 1000 4100 00 000000`.padEnd(38) + us(part), {
      size: 8,
      face: "mono",
    });
  return truly(order);
});

export const tradePublic = [city, school];
