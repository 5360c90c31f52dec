import { GOODS } from "../_desk.ts";
import { printed } from "../_family.ts";
import { page, row, table } from "../_html.ts";
import { relined } from "../_next.ts";
import { rounded } from "../_order.ts";
import { day, us } from "../_print.ts";
import { traded, truly } from "../_trade.ts";

/** An East African utility's order: votes and departments by line, prices before tax, its rate and amount and the sum with it in columns; sums in a strip. */
const votes = printed("term-odd-votes-vat-ke", { max: 20 }, (made) => {
  const order = traded(made, {
    wares: GOODS.supplies,
    buyers: ["Mara Valley Water Company Ltd", "Lakeside Tea Factory Co. Ltd", "Kilima Referral Hospital"],
    number: "LPO-99999",
    units: ["PCS", "CTN", "ROLL"],
  });
  const tax = (value: number) => rounded(value * 0.16, 2);
  const taxes = rounded(
    order.items.reduce((sum, { total }) => sum + tax(total), 0),
    2,
  );
  const rows = order.items.map((item) => [
    item.at,
    item.sku,
    item.name,
    order.random.pick(["2211-101", "2211-305", "3111-002"]),
    order.random.pick(["STORES", "MAINT", "LAB"]),
    us(item.quantity, 2),
    item.unit,
    us(item.price),
    us(item.total),
    "16",
    us(tax(item.total)),
    us(rounded(item.total + tax(item.total), 2)),
  ]);
  const html = page(
    "@page{size:A4 landscape}.g td,.g th{border:1px solid #444;font-size:7.5pt}.k td{border:1px solid #444}",
    `<div class=c><b style="font-size:14pt">${order.buyer.name}</b><br>P.O. Box 4410-00200, Nairobi<br><b>LOCAL PURCHASE ORDER</b></div><br>
<table class=k><tr><td>LPO No: <b>${order.number}</b><td>Date: ${day(order.date, "dd-Mon-yyyy")}<td>Deliver before: ${day(order.due, "dd-Mon-yyyy")}<td>Currency: KES</tr><tr><td colspan=2>Supplier: ${order.seller.name}, ${order.seller.lines.join(", ")}<td colspan=2>Deliver to: Central Stores</table><br>
${table(["S/No", "Item Code", "Item Description", "Vote", "Dept", "Qty", "Unit", "Unit Price", "Amt Excl", "VAT %", "VAT Amt", "Amt Incl"], rows, ["c", "", "", "", "", "r", "", "r", "r", "r", "r", "r"])}
<table class=k style="margin-top:6px">${row([`Total Excl. VAT: ${us(order.net)}`, `Total VAT: ${us(taxes)}`, `<b>Total Incl. VAT: ${us(rounded(order.net + taxes, 2))}</b>`])}</table>
<p>Prepared by: ${order.person} &nbsp; Authorised by: ____________ &nbsp; NB: Quote the LPO number on your ETR invoice.</p>`,
  );
  return {
    ...truly(order),
    requestedDate: order.due,
    currency: "KES",
    shipTo: undefined,
    total: rounded(order.net + taxes, 2),
    html,
  };
});

/** An electronics maker's order: approved makers' parts and alternates under each line, the count in reels and in pieces. */
const alternates = printed("term-odd-alternates-reels", { max: 18, priceDecimals: 4 }, (made) => {
  const plain = traded(made, {
    wares: [
      "Resistor 10K 1% 0603",
      "Capacitor 100nF 50V X7R 0603",
      "LED green 0805",
      "Diode Schottky 40V 1A SMA",
      "Ferrite bead 600R 0805",
      "Crystal 16 MHz 3225",
    ],
    buyers: ["Ardent Circuit Assembly Inc.", "Novus Avionics Electronics", "Pinehill Instruments Corp."],
    number: "PO-YY-99999",
    units: ["PCS"],
  });
  const { random } = plain;
  const reels = plain.items.map(() => random.int(1, 9));
  const order = relined(
    plain,
    plain.items.map((item, i) => ({
      ...item,
      quantity: reels[i]! * 4000,
      price: rounded(item.price / 1000 + 0.002, 4),
      total: rounded(reels[i]! * 4000 * rounded(item.price / 1000 + 0.002, 4), 2),
    })),
  );
  const rows = order.items.flatMap((item, i) => [
    [
      item.at,
      item.buyerSku,
      `${item.name}<br>Mfr P/N: <b>${item.sku}</b>${i % 2 ? `<br>Alt: <i>RX${random.digits(6)}</i> (approved)` : ""}`,
      `${reels[i]} x 4000`,
      us(item.quantity, 0),
      us(item.price, 4),
      us(item.total),
      day(item.due, "dd-Mon-yy"),
    ],
  ]);
  const html = page(
    ".g th{border-top:2px solid #000;border-bottom:1px solid #000;font-size:8pt}.g td{font-size:8pt}",
    `<table><tr><td><b>${order.buyer.name}</b><br>${order.buyer.lines.join("<br>")}<td class=r><b style="font-size:15pt">Purchase Order</b><br>No. ${order.number}<br>Rev. 0<br>${day(order.date, "dd-Mon-yyyy")}</table><hr>
<table><tr><td>Supplier<br>${[order.seller.name, ...order.seller.lines].join("<br>")}<td>Delivery<br>${order.site.lines.join("<br>")}<td>Incoterm: FCA<br>Buyer: ${order.person}<br>RoHS: required</table><br>
${table(["Pos", "Our P/N", "Part", "Reels", "Qty (pcs)", "USD / pc", "USD", "Dock date"], rows, ["", "", "", "c", "r", "r", "r", "r"])}
<p class=r>Order value: <b>USD ${us(order.net)}</b></p><p>Alternates may be shipped for the first-named part at the same price. Date code not older than 24 months.</p>`,
    "A4",
  );
  return { ...truly(order, ({ buyerSku }) => ({ buyerSku })), currency: "USD", total: order.net, html };
});

export const termColumns = [votes, alternates];
