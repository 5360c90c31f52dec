import { drawn, printed } from "../_family.ts";
import { page, table } from "../_html.ts";
import { figured, type Note, noted, told } from "../_note.ts";
import { later } from "../_order.ts";
import { day, eu, us } from "../_print.ts";
import { spoken } from "../hands/letters.ts";

const LAB: Note = {
  land: "us",
  firms: ["Cottonwood Soil Lab", "Prairie Wind Testing LLC", "Basin Core Analysis"],
  sellers: ["Meridian Scientific Supply", "Benchtop Direct"],
  people: ["Tess Navarro", "Walt Lindgren", "Oona Price"],
  goods: [
    "Beaker, low form, 600 mL",
    "pH buffer 7.00, 1 L",
    "Filter paper 42.5 mm",
    "Sample bag, zip, 8 x 10",
    "Crucible, porcelain, 30 mL",
    "Sieve, 8 in, No. 200",
    "Pipette tip, 1000 uL, rack",
    "Thermometer, -20/110 C",
  ],
  units: ["EA", "PK", "CS"],
  number: "R9999",
  code: "MS9999-99",
};

/** An Italian seller's list of articles to tick: boxes before each, counts only behind the ticked ones. */
const spunte = printed("note-modulo-spunte-it", { words: "it", min: 4, max: 14 }, (plain) => {
  const order = noted(plain, {
    land: "it",
    firms: ["Agriturismo Poggio Sereno", "Panificio Fratelli Lodi", "Hotel Bellariva"],
    sellers: ["Forniture Alberghiere Tosco", "Ingrosso Casa Viva"],
    people: ["Donatella Lodi", "Michele Greco"],
    goods: [
      "Asciugamano spugna 50x100 bianco",
      "Saponetta 15 g, cartone 500",
      "Tovaglia cotone 150x150",
      "Cuscino anallergico 50x80",
      "Lampadina LED E14 5 W",
      "Carta mani a V, 20 pacchi",
      "Bicchiere acqua 30 cl",
    ],
    units: ["pz", "ct"],
    number: "OR999",
    code: "FA-9999",
  });
  const rows = order.items.flatMap((item) => [
    ["&#9746;", item.sku, item.name, item.unit, eu(item.price), item.quantity],
    ...(item.at % 2
      ? [["&#9744;", `FA-0${item.at}00`, "Variante colorata", item.unit, eu(item.price + 1), ""]]
      : []),
  ]);
  return {
    html: page(
      "body{font-family:Arial,'DejaVu Sans',sans-serif;font-size:9pt}.g td,.g th{border:1px solid #bbb;padding:3px 5px}.g th{background:#eef}.h td{border-bottom:1px dotted #000;padding:5px 0}",
      `<p><b style="font-size:14pt">${order.seller.name}</b> - ${order.seller.lines.join(" - ")}</p><h3>MODULO D'ORDINE - spuntare gli articoli desiderati</h3><table class=h><tr><td>Cliente: <b>${order.buyer.name}</b><td>N. ordine cliente: <b>${order.number}</b></tr><tr><td>Indirizzo: ${order.buyer.lines.join(", ")}<td>Data: ${day(order.date, "dd/mm/yyyy")}</tr><tr><td>Luogo di consegna: ${order.site.lines.join(", ")}<td>Consegna entro il: ${day(order.due, "dd/mm/yyyy")}</tr><tr><td>Referente: ${order.person}<td>Tel. ${order.buyer.phone}</tr></table><br>
${table(["", "Cod.", "Articolo", "Conf.", "Prezzo € cad.", "Q.tà"], rows, ["c", "", "", "c", "r", "r"])}
<p>Totale imponibile: <b>€ ${eu(order.net)}</b> &nbsp;&nbsp; IVA esclusa</p><p>Pagamento: &#9744; contrassegno &nbsp; &#9746; bonifico 30 gg &nbsp; &#9744; RiBa</p><p>Timbro e firma ____________________</p>`,
      "A4",
    ),
    ...told(order, () => ({ lineTotal: null })),
    currency: "EUR",
    requestedDate: order.due,
  };
});

/** A fax cover's captions on the upper half of the page, the order beneath on the same one. */
const cover = drawn("note-fax-beneath", { max: 13, base: { face: "sans", size: 10 } }, (plain, pen) => {
  const order = noted(plain, LAB);
  pen.say(40, 36, order.buyer.name, { bold: true, size: 15 });
  pen.say(40, 56, [...order.buyer.lines, order.buyer.phone].join("  *  "), { size: 8.5 });
  pen.say(40, 84, "FAX", { bold: true, size: 24 });
  const facts = [
    ["To", order.seller.name, "From", order.person],
    ["Fax", "555-0133-9008", "Pages", "1"],
    ["Attn", "Order entry", "Date", day(order.date, "m/d/yyyy")],
    ["Re", `Purchase order ${order.number}`, "Cc", "file"],
  ];
  let y = 124;
  for (const [left, one, right, two] of facts) {
    pen.say(40, y, `${left}:`, { bold: true });
    pen.say(84, y, one!);
    pen.say(330, y, `${right}:`, { bold: true });
    pen.say(374, y, two!);
    y += 16;
    pen.rule(40, y - 3, 572);
  }
  pen.say(40, y + 6, "[ ] Urgent     [X] For processing     [ ] Please comment     [ ] Please recycle", {
    size: 9,
  });
  pen.say(40, y + 32, "Please ship the following best way, prepay and add:");
  const xs = [64, 80, 116, 200, 500, 572] as const;
  const align = (i: number) => (i === 0 || i > 3 ? ("right" as const) : ("left" as const));
  const write = (values: string[], at: number, bold = false) =>
    values.forEach((value, i) => void pen.say(xs[i]!, at, value, { bold, align: align(i) }));
  y += 56;
  write(["QTY", "UN", "CATALOG", "ITEM", "PRICE", "EXTENSION"], y, true);
  y += 18;
  for (const item of order.items) {
    write([String(item.quantity), item.unit, item.sku, item.name, us(item.price), us(item.total)], y);
    y += 17;
  }
  write(["", "", "", "", "Order total", `$${us(order.net)}`], y + 6, true);
  pen.block(40, y + 36, [
    `Need by: ${day(order.due, "m/d/yyyy")}`,
    `Ship to: ${order.site.name}, ${order.site.lines.join(", ")}`,
    "Tax exempt, certificate on file.",
  ]);
  return { ...told(order), currency: "USD", requestedDate: order.due };
});

/** A plain table with what somebody typed beside its rows afterwards: older counts, colours, whom to ring. */
const margin = drawn("note-beside-lines", { max: 15, size: [612, 792] }, (plain, pen) => {
  const order = noted(plain, LAB);
  const hand = { face: "serif", italic: true, size: 8.5, grey: true } as const;
  const words = ["was 12 last time", "ok to sub", "2 now, rest when ready", "Oona has 1 left", "call first"];
  pen.say(300, 34, "Purchase Order", { bold: true, size: 17, align: "center" });
  pen.block(40, 60, [order.buyer.name, ...order.buyer.lines]);
  pen.block(40, 124, ["Vendor", order.seller.name, ...order.seller.lines]);
  pen.block(360, 60, [
    `P.O. no. ${order.number}`,
    `Ordered ${day(order.date, "m/d/yyyy")}`,
    `Wanted ${day(order.due, "m/d/yyyy")}`,
  ]);
  pen.block(360, 124, ["Ship to", order.site.name, ...order.site.lines]);
  const xs = [40, 130, 330, 350, 430, 500] as const;
  const align = (i: number) => ([2, 4, 5].includes(i) ? ("right" as const) : ("left" as const));
  const write = (values: string[], at: number, bold = false) =>
    values.forEach((value, i) => void pen.say(xs[i]!, at, value, { bold, size: 9, align: align(i) }));
  write(["Cat. no.", "Description", "Qty", "Unit", "Price", "Amount"], 206, true);
  pen.rule(38, 218, 504);
  let y = 224;
  for (const item of order.items) {
    write([item.sku, item.name, String(item.quantity), item.unit, us(item.price), us(item.total)], y);
    if (item.at % 2) pen.say(512, y + 1, words[item.at % words.length]!, hand);
    y += 18;
    if (y > 720) {
      pen.next();
      y = 50;
    }
  }
  pen.rule(430, y, 504);
  write(["", "", "", "", "Total $", us(order.net)], y + 6, true);
  pen.say(40, y + 40, `Approved: ${order.person}`, { size: 9 });
  return { ...told(order), currency: "USD", requestedDate: order.due };
});

/** A letter that repeats an older order but for some counts: both counts side by side, the older order's number and day. */
const same = printed("note-same-but", { words: "uk", max: 11 }, (plain) => {
  const order = noted(plain, {
    ...LAB,
    land: "uk",
    firms: ["Ravenscar Pottery", "The Willow Weavers Guild", "Bramble Hill Candle Co."],
    sellers: ["Potters' & Makers' Supply Co."],
    goods: [
      "Stoneware clay, buff, 12.5kg",
      "Glaze, celadon, 5kg powder",
      "Kiln shelf 500 x 500",
      "Soy wax flakes 20kg",
      "Wick, cotton, size 8, 100s",
      "Banding wheel 220mm",
    ],
    units: ["bags", "boxes"],
    number: "RP-999",
    code: "PM9999",
  });
  const was = figured(order, "RP-999");
  return {
    html: page(
      "body{font-family:Cambria,'DejaVu Serif',serif;font-size:11pt;margin:0 12mm}.g th{border-bottom:1px solid #000}.g td,.g th{padding:3px 8px}",
      `<div style="text-align:right"><b>${order.buyer.name}</b><br>${order.buyer.lines.join("<br>")}</div><p>${order.seller.name}<br>${order.seller.lines.join("<br>")}</p><p>${spoken(order.date)}</p><p>Dear all,</p><p>May we have the same again as on our order ${was} of ${spoken(later(order.date, -63))}, but with the quantities in the right-hand column? This one is our order <b>${order.number}</b>.</p>
${table(
  ["Code", "Item", "Last time", "This time", "Each"],
  order.items.map((item) => [
    item.sku,
    item.name,
    item.quantity + 5,
    `<b>${item.quantity}</b>`,
    `£${us(item.price)}`,
  ]),
  ["", "", "c", "c", "r"],
)}<p>That should come to £${us(order.net)} plus VAT. Please deliver to the workshop, ${order.site.lines.join(", ")}, by ${spoken(order.due)}.</p><p>With thanks,</p><p>${order.person}</p>`,
      "A4",
    ),
    ...told(order, () => ({ unit: null, lineTotal: null })),
    currency: "GBP",
    requestedDate: order.due,
  };
});

export const noteForms = [spunte, cover, margin, same];
