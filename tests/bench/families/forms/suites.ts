import { drawn, printed } from "../_family.ts";
import { fields, page, party, row } from "../_html.ts";
import { bare, day, us } from "../_print.ts";
import { cells, columnsOf, flowOf, heads, pairs } from "../_table.ts";

/** A large suite's newer form: conditions under each item, delivery schedule by row, price unit behind a slash. */
const conditions = printed("form-conditions", { max: 14, bases: [1, 1, 100] }, (order) => {
  const gross = order.items.map(({ price }) => Number((price / 0.95).toFixed(2)));
  return {
    html: page(
      "body{font-size:8.5pt}.l{color:#555;font-size:7pt}.i th{border-bottom:1px solid #000;border-top:1px solid #000;font-weight:600;vertical-align:bottom}.s td{color:#333;font-size:7.5pt;padding:0 4px}thead{display:table-header-group}",
      `<table><tr><td style="width:55%"><div class=l>${order.buyer.name}, ${order.buyer.lines.join(", ")}</div><br>${order.seller.name}<br>${order.seller.lines.join("<br>")}<td><h2 style="margin:0 0 6px">Purchase Order</h2><table>${[
        ["Purchase Order Number", order.number],
        ["Purchase Order Date", day(order.date, "mm/dd/yyyy")],
        ["Purchasing Group", order.person],
        ["Your Supplier Number with Us", `17${order.random.digits(6)}`],
        ["Payment Terms", "Within 45 days without deduction"],
        ["Incoterms", "FCA"],
        ["Currency", "USD"],
      ]
        .map(([caption, value]) => `<tr><td class=l>${caption}<td>${value}`)
        .join("")}</table></table>
<p><b>Shipping Address</b><br>${order.site.name}, ${order.site.lines.join(", ")}</p>
<table class=i><thead>${row(["Item", "Material", "Description", "Quantity", "", "Price / Price Unit", "", "Net Amount"], ["", "", "", "r", "", "r", "", "r"], "th")}</thead>${order.items
        .map((item, i) => {
          const half = Math.floor(item.quantity / 2);
          const schedule = half && i % 3 === 0 ? [half, item.quantity - half] : [item.quantity];
          return `${row([item.at * 10, item.buyerSku, item.name, us(item.quantity, 3), item.unit, `${us(item.price)} / ${item.basis}`, item.unit, us(item.total)], ["", "", "", "r", "", "r", "", "r"])}
<tr class=s><td><td colspan=2>Your Material Number: ${item.sku}<td colspan=5>
<tr class=s><td><td colspan=2>Gross Price<td><td><td class=r>${us(gross[i]!)} / ${item.basis}<td>${item.unit}<td>
<tr class=s><td><td colspan=2>Discount %<td><td><td class=r>5.00- %<td><td>
${schedule.map((one) => `<tr class=s><td><td colspan=2>Delivery Date: ${day(item.due, "mm/dd/yyyy")}<td class=r>${us(one, 3)}<td>${item.unit}<td><td><td>`).join("")}`;
        })
        .join(
          "",
        )}<tr><td colspan=7 class=r><b>Total Net Value (USD)</b><td class=r><b>${us(order.net)}</b></table>`,
      "A4",
    ),
    currency: "USD",
    line: (item) => ({ buyerSku: item.buyerSku }),
  };
});

/** A suite from another house: each line a block of rows with captions, shipments inside, the same header on every page. */
const shipments = drawn("form-shipments", { max: 16, forms: ["shuffled", "words", "runs"] }, (order, pen) => {
  const columns = columnsOf(`38 Line | 66/180 Part Number / Description | 262 Delivery Date/¶Time
    >380 Quantity | 386 UOM | >470 Unit Price¶(USD) | ^490 Tax | >574 Amount¶(USD)`);
  const head = () => {
    pen.say(38, 26, order.buyer.name, { bold: true, size: 12 });
    pen.box(400, 22, 176, 60);
    const grid: [string, string][] = [
      ["Type", "Standard Purchase Order"],
      ["Order", order.number],
      ["Revision", "0"],
      ["Page", `${pen.pages}`],
    ];
    pairs(pen, [404, 450], 26, grid, { size: 8 });
    if (pen.pages === 1) {
      pen.block(38, 42, order.buyer.lines, { size: 8 });
      pen.box(36, 90, 270, 66);
      pen.say(40, 93, "Supplier:", { size: 8 });
      pen.block(90, 93, [order.seller.name, ...order.seller.lines]);
      pen.box(306, 90, 270, 33);
      pen.say(310, 93, "Ship To:", { size: 8 });
      pen.block(356, 93, [order.site.lines.join(", "), "United States"], { size: 8 });
      pen.box(306, 123, 270, 33);
      pen.say(310, 126, "Bill To:", { size: 8 });
      pen.block(356, 126, [order.buyer.lines.join(", "), "United States"], { size: 8 });
      const strip: [string, string][] = [
        ["Customer Account No.", ""],
        ["Supplier No.", order.random.digits(5)],
        ["Order Date / Buyer", `${day(order.date, "dd-MON-yyyy")} / ${order.person.split(" ")[1]}`],
        ["Payment Terms", "Net 30"],
        ["Freight Terms", "Due"],
        ["FOB", "Origin"],
      ];
      strip.forEach(([caption, value], i) => {
        pen.box(36 + (i % 3) * 180, 160 + Math.floor(i / 3) * 24, 180, 24);
        pen.say(40 + (i % 3) * 180, 162 + Math.floor(i / 3) * 24, caption, { size: 6.5 });
        pen.say(40 + (i % 3) * 180, 171 + Math.floor(i / 3) * 24, value, { size: 8.5 });
      });
      pen.say(38, 214, "Notes: All prices and amounts on this order are expressed in USD", { size: 8 });
    }
    const top = pen.pages === 1 ? 230 : 92;
    pen.box(36, top - 3, 540, 26);
    return heads(pen, top, columns, { bold: true, size: 8 }) + 4;
  };
  const flow = flowOf(pen, { y: head(), bottom: 720, again: head });
  for (const item of order.items) {
    flow.need(64);
    pen.say(66, flow.y, item.buyerSku);
    pen.say(262, flow.y, "Needed:", { size: 8 });
    flow.y += 11;
    flow.y = cells(
      pen,
      flow.y,
      columns,
      [
        item.at,
        item.name,
        `${day(item.due, "dd-MON-yyyy")} 00:00`,
        String(item.quantity),
        "Each",
        bare(item.price),
        "N",
        us(item.total),
      ],
      { size: 8.5 },
    );
    flow.y = pen.say(66, flow.y, `Supplier Item: ${item.sku}`, { size: 8 });
    flow.y = pen.say(66, flow.y, "SHIP TO: Address at top of page 1", { size: 8 });
    flow.y += 4;
    pen.rule(36, flow.y - 3, 576);
  }
  flow.need(20);
  pen.say(500, flow.y + 2, "Total:", { bold: true, align: "right" });
  pen.say(574, flow.y + 2, `${us(order.net)} (USD)`, { bold: true, align: "right" });
  return { currency: "USD", line: (item) => ({ buyerSku: item.buyerSku, unit: "Each" }) };
});

/** A British accounts package: captions above values in a strip, stock code, discount and VAT rate before the net. */
const accounts = printed("form-accounts-package", { words: "uk", max: 26, priceDecimals: 4 }, (order) => {
  const tax = Number((order.net * 0.2).toFixed(2));
  const strip = (all: [string, string][]) =>
    `<table class=b>${row(
      all.map(([caption]) => caption),
      [],
      "th",
    )}${row(all.map(([, value]) => value))}</table>`;
  return {
    html: page(
      "body{font-size:8.5pt}.b th{font-size:7pt;border:1px solid #aaa;background:#f4f4f4}.b td{border:1px solid #aaa}.i{margin-top:8px;border:1px solid #aaa}.i th{border-bottom:1px solid #aaa;background:#f4f4f4}thead{display:table-header-group}",
      `<table><tr><td style="width:50%"><br><br>${order.seller.name}<br>${order.seller.lines.join("<br>")}<td class=r><b style="font-size:16pt;letter-spacing:1px">${order.buyer.name}</b><br>${order.buyer.lines.join("<br>")}<br>Tel: ${order.buyer.phone}<br>VAT Reg: GB 987 6543 21</table>
<h2>Purchase Order</h2>${strip([
        ["Order No", order.number],
        ["Order Date", day(order.date, "dd/mm/yyyy")],
        ["Supplier A/C", order.seller.name.slice(0, 6).toUpperCase()],
        ["Your Ref", ""],
        ["Delivery Date", day(order.due, "dd/mm/yyyy")],
      ])}
<table class=i><thead>${row(["Item Code", "Supplier Part Ref", "Description", "Quantity", "Unit", "Price", "Disc%", "VAT Rate", "Net Amount"], ["", "", "", "r", "", "r", "r", "r", "r"], "th")}</thead>${order.items.map((item) => row([item.buyerSku, item.sku, item.name, bare(item.quantity, 2), "Each", bare(item.price, 4), "0.00", "20.00", us(item.total)], ["", "", "", "r", "", "r", "r", "r", "r"])).join("")}</table>
<table><tr><td>Deliver to: ${party(order.site, false)}<td style="width:220px">${fields([
        ["Total Net Amount", us(order.net)],
        ["Carriage Net", "0.00"],
        ["Total VAT Amount", us(tax)],
        ["Order Total GBP", us(order.net + tax)],
      ])}</table>`,
      "A4",
    ),
    currency: "GBP",
    requestedDate: order.due,
    total: Number((order.net + tax).toFixed(2)),
    line: (item) => ({ buyerSku: item.buyerSku, unit: "Each" }),
  };
});

export const suites = [conditions, shipments, accounts];
