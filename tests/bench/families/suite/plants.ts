import { ASKING, wayOf } from "../_desk.ts";
import { drawn, officed, printed } from "../_family.ts";
import { fields, page, party, table } from "../_html.ts";
import { relined, sited, told } from "../_next.ts";
import { letter } from "../_odf.ts";
import { later, rounded } from "../_order.ts";
import { day, fr, us } from "../_print.ts";
import { pour, topOf } from "../_reach.ts";
import { columnsOf } from "../_table.ts";
import { traded } from "../_trade.ts";
import { STOCK } from "../_week.ts";
import { bar, looked } from "../office/sheets.ts";

const right = "right" as const;
const MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

/** A plant's plan: what is asked for in all, and how it falls on the months to come, a column for each. */
const months = printed("suite-months-across", { min: 3, max: 24 }, (made) => {
  const order = sited(
    traded(made, { wares: STOCK.turned, buyers: ASKING.plants, number: "SA-99999", units: ["EA"] }),
    ["Line 4 Supermarket", "Cross Dock"],
  );
  const { random } = order;
  const from = Number(order.due.slice(5, 7)) - 1;
  const names = [0, 1, 2, 3].map((i) => MONTHS[(from + i) % 12]!);
  const rows = order.items.map(({ at, sku, name, quantity, unit, price, total }) => {
    const part = Math.floor(quantity / 4);
    const parts = quantity >= 8 ? [part, part, part, quantity - part * 3] : [quantity, "", "", ""];
    return [
      at,
      sku,
      name,
      us(quantity, 0),
      unit,
      us(price),
      us(total),
      ...(random.chance(0.9) ? parts : [quantity, "", "", ""]),
    ];
  });
  const html = page(
    ".g td,.g th{border:1px solid #999}.g th{background:#dfe7f0}",
    `<table><tr><td>${party(order.buyer)}<td><h2>Purchase Order</h2>${fields([
      ["PO Number", order.number],
      ["PO Date", day(order.date, "mm/dd/yyyy")],
    ])}</table><table><tr><td>Supplier<br>${party(order.seller)}<td>Ship To<br>${party(order.site, false)}</table>
    ${table(["#", "Part Number", "Description", "Total Qty", "UOM", "Price", "Amount", ...names], rows, [
      "c",
      "",
      "",
      "r",
      "",
      "r",
      "r",
      "r",
      "r",
      "r",
      "r",
    ])}<p class=r>PO Total $${us(order.net)}`,
  );
  return { html, ...told(order, { currency: "USD" }) };
});

/** A release against a standing order: agreed, released before, this time, left; the money is of this time. */
const release = printed("suite-blanket-this-release", { max: 26 }, (made) => {
  const order = sited(
    traded(made, { wares: STOCK.safety, buyers: ASKING.plants, number: "B99999", units: ["EA", "BX", "PR"] }),
    ["MRO Crib 2", "Tool Room"],
  );
  const { random } = order;
  const rows = order.items.map(({ at, sku, name, quantity, unit, price, total, due }) => {
    const before = random.int(0, 5) * 20;
    const agreed = before + quantity + random.int(1, 9) * 10;
    return [
      at,
      `${sku}<br>${name}`,
      us(agreed, 0),
      us(before, 0),
      us(quantity, 0),
      us(agreed - before - quantity, 0),
      unit,
      us(price),
      us(total),
      day(due, "mm/dd/yyyy"),
    ];
  });
  const html = page(
    ".g th{border-bottom:1px solid;border-top:1px solid;font-size:8pt}",
    `<table><tr><td><h3>${order.buyer.name}</h3>${order.buyer.lines.join("<br>")}<td><h3>BLANKET ORDER RELEASE</h3>${fields(
      [
        ["PO No.", order.number],
        ["Release No.", String(random.int(2, 30))],
        ["Release Date", day(order.date, "mm/dd/yyyy")],
      ],
    )}</table><table><tr><td>VENDOR<br>${party(order.seller)}<td>SHIP TO<br>${party(order.site, false)}</table>
    ${table(
      [
        "Line",
        "Item / Description",
        "Blanket Qty",
        "Prev. Released",
        "This Release",
        "Balance",
        "UM",
        "Unit Price",
        "Extended",
        "Required",
      ],
      rows,
      ["", "", "r", "r", "r", "r", "", "r", "r", ""],
    )}<p class=r>Release total ${us(order.net)} USD`,
  );
  return { html, ...told(order, { currency: "USD", date: order.date }) };
});

/** A large suite's French print: the net price in the line, how it came about in rows below it. */
const conditions = drawn(
  "suite-conditions-sous-le-poste-fr",
  { words: "fr", max: 26, size: [595, 842], base: { size: 8.5 } },
  (made, pen) => {
    const plain = sited(
      traded(made, { wares: "fr", buyers: "fr", number: "4500999999", units: ["PCE", "M"] }),
      ["Magasin central", "Atelier Nord"],
      ["2 rue de la Gare", "ZI Sud, bâtiment C"],
    );
    const gross = plain.items.map(({ price }) => price);
    const order = relined(
      plain,
      plain.items.map((item) => {
        const price = rounded(item.price * 0.85, 2);
        return { ...item, price, total: rounded(price * item.quantity, 2) };
      }),
    );
    const columns = columnsOf(
      "34 Poste | 70 Article | >300 Qté de commande | 306 Unité | >430 Prix par unité | >560 Valeur nette",
    );
    const head = () =>
      topOf(pen, order, {
        title: "Commande d'achat",
        facts: [
          ["Numéro de commande", order.number],
          ["Date", day(order.date, "dd.mm.yyyy")],
          ["Devise", "EUR"],
        ],
        parties: [
          ["Fournisseur", order.seller],
          ["Adresse de livraison", order.site],
        ],
        onward: `Commande ${order.number}   Page ${pen.pages}`,
      });
    const flow = wayOf(pen, { columns, head, bottom: 760 });
    for (const [i, { at, sku, name, quantity, unit, price, total, due }] of order.items.entries()) {
      flow.need(70);
      pour(pen, flow, columns, [
        { cells: [String(at * 10).padStart(5, "0"), sku, fr(quantity, 0), unit, fr(price), fr(total)] },
        { words: [[70, name]] },
        {
          words: [
            [70, "Prix brut"],
            [330, `${fr(gross[i]!)} EUR`],
          ],
        },
        {
          words: [
            [70, "Remise fournisseur"],
            [330, "15,000- %"],
          ],
        },
        { words: [[70, `Date de livraison : ${day(due, "dd.mm.yyyy")}`]], step: 16 },
      ]);
    }
    flow.need(20);
    pen.say(430, flow.y, "Valeur nette totale HT EUR", { align: right });
    pen.say(560, flow.y, fr(order.net), { align: right });
    return told(order, { currency: "EUR" });
  },
);

/** A maker that counts in thousands: so many M at so much for the M. */
const thousands = drawn(
  "suite-counted-in-thousands",
  { max: 30, quantityDecimals: 3, base: { size: 8.5 } },
  (made, pen) => {
    const order = traded(made, {
      wares: STOCK.fixings,
      buyers: "works",
      number: "P999999",
      units: ["M", "C"],
    });
    const columns = columnsOf(
      "36 Item | 110 Description | >350 Quantity | 356 UM | >450 Price | 456 UM | >576 Extension",
    );
    const head = () =>
      topOf(pen, order, {
        title: "PURCHASE ORDER",
        facts: [
          ["P.O. No.", order.number],
          ["Date", day(order.date, "mm/dd/yyyy")],
          ["Date Required", day(later(order.date, 30), "mm/dd/yyyy")],
        ],
        parties: [
          ["Vendor", order.seller],
          ["Ship To", order.site],
        ],
      });
    const flow = wayOf(pen, { columns, head, bottom: 720 });
    for (const { sku, name, quantity, unit, price, total } of order.items)
      pour(pen, flow, columns, [
        { cells: [sku, name, us(quantity, 3), unit, us(price), unit, us(total)], step: 14 },
      ]);
    flow.need(20);
    pen.say(576, flow.y + 4, `Total $${us(order.net)}`, { align: right });
    return told(order, { currency: "USD", requestedDate: later(order.date, 30) });
  },
);

/** A Gulf house's letter from an office program: both tongues in each caption, the table from the right, the riyal's thousandths. */
const omr = officed(
  "suite-office-jadwal-arabi-inglizi",
  { words: "ar", max: 22, priceDecimals: 3, decimals: 3, scale: 0.4 },
  (order) => {
    const tax = rounded(order.net * 0.05, 3);
    const total = rounded(order.net + tax, 3);
    const looks = ["box c", "box", "box", "box c", "box c", "box c", "box c"];
    return {
      currency: "OMR",
      total,
      shipTo: undefined,
      letter: letter(
        [
          [order.buyer.name, "b s16 c"],
          ["أمر شراء  PURCHASE ORDER", "b s13 c gap3"],
          [`رقم أمر الشراء / PO No.: ${order.number}`, ""],
          [`التاريخ / Date: ${day(order.date, "dd/mm/yyyy")}`, ""],
          [`المورد / Supplier: ${order.seller.name}`, "gap3"],
          {
            widths: [12, 28, 58, 16, 18, 22, 26],
            heads: 1,
            looks: "s9 rtl",
            rows: [
              bar(
                "م\nNo | رمز الصنف\nItem Code | البيان\nDescription | الوحدة\nUnit | الكمية\nQty | السعر\nPrice | المبلغ\nAmount",
                "box b c",
              ),
              ...order.items.map(({ at, sku, name, unit, quantity, price, total: amount }) =>
                looked([at, sku, name, unit, us(quantity, 0), us(price, 3), us(amount, 3)], looks),
              ),
              [
                ["المجموع / Sub Total", "box b", 6],
                [us(order.net, 3), "box c"],
              ],
              [
                ["ضريبة القيمة المضافة / VAT 5%", "box", 6],
                [us(tax, 3), "box c"],
              ],
              [
                ["الإجمالي / Grand Total (OMR)", "box b", 6],
                [us(total, 3), "box b c"],
              ],
            ],
          },
        ],
        { size: "A4", font: "DejaVu Sans", rtl: true },
      ),
    };
  },
);

export const suitePlants = [months, release, conditions, thousands, omr];
