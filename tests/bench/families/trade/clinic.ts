import { drawn, printed } from "../_family.ts";
import { page, row } from "../_html.ts";
import { day, us } from "../_print.ts";
import { cells, columnsOf, flowOf, heads, pairs } from "../_table.ts";
import { traded, truly } from "../_trade.ts";

/** A hospital's order: the maker's number beside the vendor's, price before quantity's sum, packing told in words. */
const clinic = drawn("trade-clinic", { max: 24, forms: ["words", "shuffled", "runs"] }, (made, pen) => {
  const order = traded(made, {
    wares: "clinic",
    buyers: "clinics",
    number: "P999999-0",
    units: ["BX", "CA", "EA", "PK"],
  });
  const columns = columnsOf(`28 LN | >82 ORDER¶QTY | 88 ¶UM | 112 VENDOR¶CATALOG # | 190 MFR¶CATALOG #
    256/150 OUR ITEM #¶DESCRIPTION | 420 ¶PKG | >516 UNIT¶PRICE | >586 EXT¶PRICE`);
  const head = () => {
    pen.say(28, 24, order.buyer.name.toUpperCase(), { bold: true, size: 12 });
    pen.say(586, 24, `PAGE ${pen.pages}`, { align: "right", size: 8 });
    pen.say(586, 36, `PO #: ${order.number}`, { bold: true, size: 11, align: "right" });
    let y = 66;
    if (pen.pages === 1) {
      pen.block(28, 40, order.buyer.lines, { size: 8 });
      pen.say(586, 52, `PO DATE: ${day(order.date, "mm/dd/yy")}`, { align: "right" });
      pen.say(586, 63, `ACCT #: ${order.random.digits(7)}`, { align: "right" });
      pen.block(28, 78, ["VENDOR:", order.seller.name, ...order.seller.lines], { size: 8.5 });
      pen.block(220, 78, ["DELIVER TO:", `${order.site.name} Receiving`, ...order.site.lines], { size: 8.5 });
      pen.block(420, 78, ["BILL TO:", "Accounts Payable", "PO Box 4400", order.buyer.lines[1]!], {
        size: 8.5,
      });
      pen.say(
        28,
        132,
        `BUYER: ${order.person}    PHONE: ${order.buyer.phone}    TERMS: NET 45    FREIGHT: PPD    DELIVER BY: ${day(order.due, "mm/dd/yy")}`,
        { size: 8 },
      );
      y = 150;
    }
    const after = heads(pen, y, columns, { bold: true, size: 7.5 });
    pen.rule(28, after, 586);
    return after + 4;
  };
  const flow = flowOf(pen, { y: head(), bottom: 730, again: head });
  for (const item of order.items) {
    flow.need(40);
    pen.say(256, flow.y, item.buyerSku, { size: 8 });
    pen.say(28, flow.y, String(item.at), { size: 8 });
    const packed = item.unit === "EA" ? "1/EA" : `${order.random.pick([10, 24, 50, 100])} EA/${item.unit}`;
    pen.say(256, flow.y + 10, item.name, { size: 8 });
    flow.y =
      Math.max(
        cells(
          pen,
          flow.y,
          columns,
          [
            null,
            us(item.quantity, 0),
            item.unit,
            item.sku,
            `M${order.random.digits(5)}`,
            null,
            packed,
            us(item.price, 2),
            us(item.total),
          ],
          { size: 8 },
        ),
        flow.y + 20,
      ) + 4;
  }
  flow.need(40);
  pairs(pen, [440, 530], flow.y + 6, [["TOTAL PO AMOUNT:", us(order.net)]], { bold: true });
  return { ...truly(order, ({ buyerSku }) => ({ buyerSku })), requestedDate: order.due };
});

/** A county's award by commodity code: a grid with the code first, the price before the quantity. */
const county = printed("trade-county", { max: 16 }, (made) => {
  const order = traded(made, {
    wares: "desk",
    buyers: "public",
    number: "PO-YY99999",
    units: ["EA", "CT", "DZ"],
  });
  return {
    html: page(
      "body{font:8.5pt 'Times New Roman',serif}h2{margin:0}.g td,.g th{border:1px solid #444}.g th{background:#f0f0e4}thead{display:table-header-group}.s{font-size:7pt;color:#444}",
      `<table><tr><td><h2>${order.buyer.name}</h2>${order.buyer.lines.join(" &bull; ")}<br>Finance Department &ndash; Procurement Services<td class=r><h2>PURCHASE ORDER</h2><b>${order.number}</b></table><hr>
<table><tr><td style="width:33%"><b>Issued To:</b><br>${order.seller.name}<br>${order.seller.lines.join("<br>")}<td style="width:33%"><b>Deliver To:</b><br>Central Stores<br>${order.site.lines.join("<br>")}<td><b>Issue Date:</b> ${day(order.date, "Mon d, yyyy")}<br><b>Deliver By:</b> ${day(order.due, "Mon d, yyyy")}<br><b>Contract:</b> IFB 24-017<br><b>Agent:</b> ${order.person}</table><br>
<table class=g><thead>${row(["No.", "Commodity", "Description of Goods or Services", "Unit Price", "UOM", "Qty", "Extension"], ["c", "", "", "r", "c", "r", "r"], "th")}</thead>${order.items
        .map((item) =>
          row(
            [
              item.at,
              `${order.random.digits(3)}-${order.random.digits(2)}`,
              `${item.name}<br><span class=s>Bidder's item ${item.sku}</span>`,
              `$${us(item.price)}`,
              item.unit,
              item.quantity,
              `$${us(item.total)}`,
            ],
            ["c", "", "", "r", "c", "r", "r"],
          ),
        )
        .join("")}<tr><td colspan=6 class=r><b>ORDER TOTAL</b><td class=r><b>$${us(order.net)}</b></table>
<p class=s>Tax exempt: the ${order.buyer.name} is exempt from state sales tax, certificate 85-8012345678C-9. Invoices are paid net 30 from receipt. Deliveries are received 7:30 a.m. to 3:00 p.m., Monday to Friday.</p>`,
    ),
    ...truly(order),
    currency: "USD",
    requestedDate: order.due,
  };
});

export const tradeClinic = [clinic, county];
