import { ASKING, GOODS, wayOf } from "../_desk.ts";
import { drawn } from "../_family.ts";
import { later, rounded } from "../_order.ts";
import { bare, day, us } from "../_print.ts";
import { cells, columnsOf, flowOf, heads, pairs } from "../_table.ts";
import { traded, truly } from "../_trade.ts";

/** A retailer's order through a trading network: a wall of captions that are half empty, cost and shelf price in one cell, allowances behind the lines. */
const network = drawn("real-network-retail", { max: 24, size: [792, 612] }, (made, pen) => {
  const order = traded(made, { wares: "retail", buyers: "shops", number: "99999999", units: ["EA", "CA"] });
  const columns = columnsOf(`30 LINE | 60 SKU | 130 VENDOR PN | 210 UPC/GTIN
    296/170 DESCRIPTION¶LINE ITEM COMMENTS | >560 UNIT COST/¶RETAIL PRICE | >620 QTY | 640 UOM
    >760 ITEM¶TOTAL`);
  const head = () => {
    pen.say(30, 24, order.buyer.name, { bold: true, size: 14 });
    pen.say(760, 24, "Purchase Order", { bold: true, size: 14, align: "right" });
    pen.say(760, 42, `Order # ${order.number}`, { align: "right" });
    if (pen.pages > 1) return 66;
    const wall: [string, string][][] = [
      [
        ["PO Date:", day(order.date, "mm/dd/yyyy")],
        ["Requested Delivery Date:", day(order.due, "mm/dd/yyyy")],
        ["Requested Ship Date:", ""],
        ["Cancel Date:", day(later(order.due, 9), "mm/dd/yyyy")],
        ["Delivery Window:", ""],
        ["Shipping Window:", ""],
      ],
      [
        ["Vendor #:", order.random.digits(5)],
        ["Department #:", "18"],
        ["Freight Terms:", "Prepaid"],
        ["Preferred Carrier:", ""],
        ["Terms Type", "Basic"],
        ["Terms Basis:", "Invoice date"],
      ],
      [
        ["Terms Disc %:", "2"],
        ["Disc. Due Date:", ""],
        ["Disc. Days:", "10"],
        ["Net Due Date:", ""],
        ["Net Days:", "30"],
        ["Description:", ""],
      ],
    ];
    wall.forEach((rows, i) => void pairs(pen, [30 + i * 250, 150 + i * 250], 66, rows, { size: 8.5 }));
    pen.block(30, 142, ["Ship To", `${order.site.name} #12`, ...order.site.lines], { size: 8.5 });
    pen.block(280, 142, ["Bill To", order.buyer.name, ...order.buyer.lines], { size: 8.5 });
    pen.block(530, 142, ["Vendor", order.seller.name, ...order.seller.lines], { size: 8.5 });
    return 200;
  };
  const flow = wayOf(pen, { columns, head, bottom: 560, band: "bar", caption: { size: 8, bold: true } });
  const gtins = new Map(order.items.map((item) => [item.at, `0${order.random.digits(11)}`]));
  for (const item of order.items) {
    flow.need(34);
    const after = cells(pen, flow.y, columns, [
      item.at,
      item.buyerSku,
      item.sku,
      gtins.get(item.at)!,
      item.name,
      bare(item.price),
      item.quantity,
      item.unit,
      us(item.total),
    ]);
    pen.say(560, flow.y + 11, bare(item.price * 1.9), { align: "right" });
    if (item.at % 4 === 2) pen.say(296, after, "Ticket with price, 2 per inner", { size: 8 });
    flow.y = Math.max(after, flow.y + 22) + 10;
    pen.rule(30, flow.y - 4, 762);
  }
  const allowance = rounded(order.net * 0.02, 2);
  flow.need(90);
  const sides = [30, 110, 240, 310, 360, 410, 460];
  ["TYPE", "SERVICE TYPE", "PERCENT", "RATE", "QTY", "UOM", "DESCRIPTION"].forEach(
    (text, i) => void pen.say(sides[i]!, flow.y + 4, text, { size: 8, bold: true }),
  );
  pen.say(760, flow.y + 4, "AMOUNT", { size: 8, bold: true, align: "right" });
  ["Allowance", "Defective", "2.00", "", "", "", "Damage allowance"].forEach(
    (text, i) => void pen.say(sides[i]!, flow.y + 16, text, { size: 8.5 }),
  );
  pen.say(760, flow.y + 16, `-${us(allowance)}`, { size: 8.5, align: "right" });
  const pieces = order.items.reduce((sum, { quantity }) => sum + quantity, 0);
  pairs(pen, [560, 690], flow.y + 36, [
    ["Total Qty:", String(pieces)],
    ["Weight:", "1,204.50 LB"],
    ["Purchase Order Total:", us(rounded(order.net - allowance, 2))],
  ]);
  return {
    ...truly(order, ({ at, buyerSku }) => ({ buyerSku, gtin: gtins.get(at)! })),
    requestedDate: order.due,
    total: rounded(order.net - allowance, 2),
  };
});

/** A fashion house's order: a block a style, its sizes are the lines, each block closes with its own sum. */
const styles = drawn("real-style-blocks", { min: 4, max: 10, size: [595, 842] }, (made, pen) => {
  const order = traded(made, {
    wares: GOODS.garments,
    buyers: ASKING.brands,
    number: "79999999",
    units: ["EA"],
  });
  const { random } = order;
  const head = () => {
    pen.say(36, 28, order.buyer.name, { bold: true, size: 13 });
    pen.say(559, 30, `Page ${pen.pages}`, { align: "right" });
    if (pen.pages > 1) {
      pen.say(36, 50, `Purchase Order No ${order.number}`, { bold: true });
      return 76;
    }
    pen.say(36, 50, "PURCHASE ORDER", { bold: true, size: 12 });
    pen.say(36, 72, "Purchase Order No", { size: 7.5 });
    pen.say(150, 72, "Date Sent", { size: 7.5 });
    pen.say(250, 72, "Season / Year", { size: 7.5 });
    pen.say(350, 72, "Currency", { size: 7.5 });
    pen.say(450, 72, "Incoterms", { size: 7.5 });
    pen.say(36, 82, order.number);
    pen.say(150, 82, day(order.date, "mm/dd/yyyy"));
    pen.say(250, 82, `F${order.date.slice(2, 4)}`);
    pen.say(350, 82, "USD");
    pen.say(450, 82, "FOB Origin Port");
    pen.block(36, 104, ["SELLER:", order.seller.name, ...order.seller.lines]);
    pen.block(300, 104, ["BUYER:", order.buyer.name, ...order.buyer.lines]);
    return 170;
  };
  const flow = flowOf(pen, { y: head(), bottom: 780, again: head });
  let net = 0;
  const lines = order.items.flatMap((item) => {
    const sizes = random.pick([
      ["S", "M", "L", "XL"],
      ["30", "32", "34", "36", "38"],
      ["2T", "3T", "4T"],
    ]);
    flow.need(60 + sizes.length * 12 + 30);
    const at = flow.y;
    pen.box(34, at, 527, 26, "#e8e8e8");
    const spots = [36, 80, 180, 330, 410, 450];
    ["Item No", "Material Number", "Description", "Delivery Date", "Mode", "Ship To"].forEach(
      (text, i) => void pen.say(spots[i]!, at + 2, text, { size: 7.5, bold: true }),
    );
    [
      String(item.at * 10),
      item.buyerSku,
      item.name,
      day(item.due, "mm/dd/yyyy"),
      "SEA",
      "DC 40 East",
    ].forEach((text, i) => void pen.say(spots[i]!, at + 13, text));
    flow.y =
      pen.say(80, at + 30, "ITEM TEXT: polybag each, carton max 22 LB, see packing manual p. 14", {
        size: 7.5,
      }) + 2;
    const columns = columnsOf("80 Size | 130 UPC | >320 Quantity | 330 UOM | >450 Unit Price | >555 Amount");
    flow.y = heads(pen, flow.y, columns, { size: 8, bold: true });
    let sum = 0;
    const made = sizes.map((size) => {
      const quantity = random.int(2, 60) * 6;
      const total = rounded(quantity * item.price, 2);
      const upc = `8${random.digits(11)}`;
      sum = rounded(sum + total, 2);
      flow.y = cells(pen, flow.y, columns, [size, upc, us(quantity, 0), "EA", us(item.price), us(total)]);
      return {
        sku: upc,
        buyerSku: null,
        description: `${item.name} ${size}`,
        quantity,
        unit: "EA",
        unitPrice: item.price,
        priceBasis: 1,
        lineTotal: total,
      };
    });
    net = rounded(net + sum, 2);
    pen.say(330, flow.y + 2, "PO Line Total", { bold: true });
    pen.say(555, flow.y + 2, us(sum), { bold: true, align: "right" });
    flow.y += 26;
    return made;
  });
  flow.need(30);
  pen.say(330, flow.y, "Purchase Order Total", { bold: true });
  pen.say(555, flow.y, us(net), { bold: true, align: "right" });
  return { ...truly(order), lines, total: net, currency: "USD" };
});

export const realRetail = [network, styles];
