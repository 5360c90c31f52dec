import { ASKING, GOODS, wayOf } from "../_desk.ts";
import { drawn, printed } from "../_family.ts";
import { page, row } from "../_html.ts";
import { boxed, sums, within } from "../_ledger.ts";
import { sited, told } from "../_next.ts";
import { later, rounded } from "../_order.ts";
import { day, eu, us } from "../_print.ts";
import { cells, columnsOf, pairs } from "../_table.ts";
import { taxOf, traded, withTax } from "../_trade.ts";
import { STOCK, under } from "../_week.ts";

const right = "right" as const;

/** A Canadian bookkeeper's program: unit before count, a tax letter by line, remarks and the tax's legend among the rows, rules between columns down to the foot. */
const letters = drawn("ledger-tax-letters-ca", { max: 34 }, (made, pen) => {
  const order = sited(
    traded(made, {
      wares: STOCK.safety,
      buyers: ["Portage Prairie Seeds Inc.", "Miramichi Boat Works Ltd.", "Okanagan Cold Storage"],
      number: "9999",
      units: ["Each", "Pair", "Box"],
    }),
    ["Portage Warehouse B"],
  );
  const [rate, letter] = order.random.pick([
    [5, "G"],
    [13, "H"],
  ] as const);
  const edges = [36, 110, 146, 200, 400, 424, 496, 576];
  const columns = columnsOf(`40 Item No. | 113 Unit | >197 Quantity | 204/192 Description | 406 Tax
    >493 Unit Price | >573 Amount`);
  const head = () => {
    pen.say(36, 28, order.buyer.name, { bold: true, size: 14 });
    pen.block(36, 46, [...order.buyer.lines, `Tel: ${order.buyer.phone}`], { size: 8.5 });
    pen.say(576, 28, "PURCHASE ORDER", { bold: true, size: 15, align: right });
    pairs(pen, [430, 500], 50, [
      ["Order No.:", order.number],
      ["Date:", day(order.date, "mm/dd/yyyy")],
      ["Ship Date:", day(order.due, "mm/dd/yyyy")],
      ["Page:", String(pen.pages)],
    ]);
    under(pen, [36, 112], "To:", order.seller);
    under(pen, [320, 112], "Ship To:", order.site);
    pen.say(36, 166, "Business No.:  8812 44102 RT0001", { size: 8 });
    pen.box(36, 180, 540, 500);
    for (const edge of edges.slice(1, -1)) pen.rule(edge, 180, edge, 680);
    return 184;
  };
  const flow = wayOf(pen, {
    columns,
    head,
    bottom: 664,
    caption: { bold: true, size: 8.5 },
    end: () => pen.say(573, 667, "Continued...", { align: right, size: 8 }),
  });
  for (const item of order.items) {
    flow.need(26);
    flow.y =
      cells(pen, flow.y, columns, [
        item.sku,
        item.unit,
        us(item.quantity, 0),
        item.name,
        letter,
        us(item.price),
        us(item.total),
      ]) + 3;
    if (item.at % 6 === 2) {
      flow.need(14);
      flow.y = pen.say(204, flow.y, `Per quote ${order.random.digits(4)}, ship complete`) + 3;
    }
  }
  flow.need(58);
  pen.say(204, flow.y + 8, "Subtotal:");
  pen.say(573, flow.y + 8, us(order.net), { align: right });
  pen.say(204, flow.y + 22, `${letter} - ${letter === "G" ? "GST 5%" : "HST 13%"}, not included`);
  pen.say(204, flow.y + 34, letter === "G" ? "GST" : "HST");
  pen.say(573, flow.y + 34, us(taxOf(order, rate)), { align: right });
  pen.say(36, 690, "Shipped By:             Tracking Number:", { size: 8 });
  pen.say(36, 704, "Comments:  No substitutions without our approval.", { size: 8 });
  pen.say(440, 690, "Total Amount", { bold: true });
  pen.say(573, 690, us(withTax(order, rate)), { bold: true, align: right });
  return told(order, { total: withTax(order, rate), requestedDate: order.due });
});

/** An Australian ledger's item form: count first, then number and words, price, unit, discount and tax code; prices hold the tax, a table of codes stands left of the sums. */
const codes = drawn(
  "ledger-codes-beside-sums-au",
  { max: 18, size: [595, 842], base: { size: 8.5 } },
  (made, pen) => {
    const order = traded(made, {
      wares: GOODS.parts,
      buyers: ASKING.pacific,
      number: "00009999",
      units: ["ea", "pk", "m"],
    });
    const tax = rounded(order.net / 11, 2);
    const edges = [30, 74, 140, 320, 385, 415, 450, 525, 565];
    const columns = columnsOf(`>71 QTY | 77 ITEM NO. | 143/174 DESCRIPTION | >382 PRICE | 388 UNIT
      >447 DISC % | >522 EXTENDED | 530 CODE`);
    const head = () => {
      pen.say(30, 30, order.buyer.name, { bold: true, size: 14 });
      pen.block(30, 48, [...order.buyer.lines, "ABN 51 824 753 556"]);
      pen.say(565, 30, "Purchase Order", { bold: true, size: 16, align: right });
      pairs(pen, [420, 500], 54, [
        ["Order #:", order.number],
        ["Date:", day(order.date, "d/mm/yyyy")],
        ["Page:", String(pen.pages)],
        ["ABN:", "51 824 753 556"],
      ]);
      pen.box(30, 108, 260, 60);
      pen.box(300, 108, 265, 60);
      under(pen, [34, 112], "Supplier:", order.seller);
      under(pen, [304, 112], "Ship To:", order.site);
      return (
        boxed(
          pen,
          [30, 176, 535],
          [
            ["YOUR NO.", ""],
            ["SHIP VIA", "Toll Priority"],
            ["PROMISED DATE", day(order.due, "d/mm/yyyy")],
            ["COMMENT", order.person],
            ["TERMS", "Net 30th after EOM"],
          ],
        ) + 10
      );
    };
    const flow = wayOf(pen, { columns, head, bottom: 660, band: "bar", caption: { bold: true, size: 7.5 } });
    for (const item of order.items) {
      flow.need(30);
      const top = flow.y - 4;
      flow.y =
        cells(pen, flow.y, columns, [
          us(item.quantity, 0),
          item.sku,
          item.name,
          `$${us(item.price)}`,
          item.unit,
          "",
          `$${us(item.total)}`,
          "GST",
        ]) + 4;
      edges.slice(1).forEach((edge, i) => void pen.box(edges[i]!, top, edge - edges[i]!, flow.y - top - 4));
    }
    const foot = 690;
    pairs(pen, [30, 90], foot, [["COMMENT", "Please deliver between 7am and 3pm"]]);
    for (const [i, text] of ["CODE", "RATE", "GST", "PURCHASE AMOUNT"].entries())
      pen.say([34, 90, 170, 290][i]!, foot + 18, text, {
        size: 7,
        bold: true,
        align: i > 1 ? right : "left",
      });
    for (const [i, text] of ["GST", "10%", `$${us(tax)}`, `$${us(order.net - tax)}`].entries())
      pen.say([34, 90, 170, 290][i]!, foot + 30, text, { align: i > 1 ? right : "left" });
    pen.box(30, foot + 14, 270, 30);
    sums(
      pen,
      { y: foot - 5, need: () => {} },
      [480, 562],
      [
        ["FREIGHT:", "$0.00 GST"],
        ["GST:", `$${us(tax)}`],
        ["TOTAL INC GST:", `$${us(order.net)}`],
        ["AMOUNT APPLIED:", "$0.00"],
        ["BALANCE DUE:", `$${us(order.net)}`],
      ],
    );
    return told(order, { currency: "AUD", requestedDate: order.due });
  },
);

/** A cloud ledger's order: item code and words in one cell with a note, tax by name, and where it goes only below the sums. */
const below = printed("ledger-delivery-below-nz", { max: 16 }, (made) => {
  const order = within(
    sited(
      traded(made, {
        wares: GOODS.supplies,
        buyers: ["Waitaki Dairy Services Limited", "Kapiti Coast Builders Limited", "Hauraki Packhouse Ltd"],
        number: "PO-9999",
        units: ["ea"],
      }),
      ["Packhouse 2", "Depot Gate 3"],
      ["212 Ferry Road", "18 Cool Store Lane"],
    ),
    "Hamilton 3204",
  );
  const tax = taxOf(order, 15);
  const rows = order.items.map((item) =>
    row(
      [
        `${item.sku}`,
        `${item.name}${item.at % 3 === 0 ? "<br>Colour to match last delivery, job 4410" : ""}`,
        us(item.quantity, 4),
        us(item.price),
        item.at % 5 === 4 ? "No GST" : "15%",
        us(item.total),
      ],
      ["", "", "r", "r", "r", "r"],
    ),
  );
  const free = order.items.filter(({ at }) => at % 5 === 4).reduce((sum, { total }) => sum + total, 0);
  const gst = rounded(tax - free * 0.15, 2);
  return {
    ...told(order, {
      currency: "NZD",
      requestedDate: order.due,
      total: rounded(order.net + gst, 2),
    }),
    html: page(
      ".g th{border-bottom:2px solid #000;padding:6px 4px}.g td{border-bottom:1px solid #ddd;padding:6px 4px}h1{font-weight:300;font-size:22pt;margin:0}",
      `<table><tr><td style="width:50%"><h1>PURCHASE ORDER</h1><br>${order.seller.name}<br>${order.seller.lines.join("<br>")}<td><b>Purchase Order Date</b><br>${day(order.date, "d Mon yyyy")}<br><br><b>Delivery Date</b><br>${day(order.due, "d Mon yyyy")}<br><br><b>Purchase Order Number</b><br>${order.number}<br><br><b>Reference</b><br>${order.person.split(" ")[0]}<br><br><b>GST Number</b><br>122-431-771<td>${order.buyer.name}<br>${order.buyer.lines.join("<br>")}<br>NEW ZEALAND</table><br>
      <table class=g><thead><tr><th>Item<th>Description<th class=r>Quantity<th class=r>Unit Price<th class=r>GST<th class=r>Amount NZD</tr></thead>${rows.join("")}</table>
      <table style="width:45%;margin-left:55%"><tr><td class=r>Subtotal<td class=r>${us(order.net)}<tr><td class=r>TOTAL GST 15%<td class=r>${us(gst)}<tr><td class=r><b>TOTAL NZD</b><td class=r><b>${us(order.net + gst)}</b></table>
      <br><div style="break-inside:avoid"><h3 style="border-top:1px dashed #000;padding-top:8px">DELIVERY DETAILS</h3><table><tr><td><b>Delivery Address</b><br>${order.site.name}<br>${order.site.lines.join("<br>")}<td><b>Attention</b><br>${order.person}<br><br><b>Telephone</b><br>${order.site.phone}<td><b>Delivery Instructions</b><br>Ring the bell at the gate. Leave pallets under cover.</table></div>`,
      "A4",
    ),
  };
});

/** A Benelux ledger's print in English: codes over yours, day and week by line, price per so many, sums with a tax table to their left. */
const weeks = drawn(
  "ledger-benelux-week",
  { max: 30, size: [595, 842], base: { size: 8.5 }, bases: [1, 1, 100, 1000], priceDecimals: 3 },
  (made, pen) => {
    const order = traded(made, {
      wares: STOCK.fixings,
      buyers: ["Scheldemond Staalbouw NV", "Van der Aa Koeltechniek B.V.", "Polderman Machinebouw B.V."],
      number: "YY700999",
      units: ["pcs", "box"],
    });
    const columns = columnsOf(`34 Pos. | 60 Item | 130/150 Description | 290 Delivery | >372 Quantity
      376 Unit | >450 Price | >486 per | >562 Amount`);
    const week = (iso: string) =>
      `${iso.slice(2, 4)}${String(20 + (Number(iso.slice(8)) % 30)).padStart(2, "0")}`;
    const head = () => {
      pen.say(562, 28, order.buyer.name, { bold: true, size: 13, align: right });
      pen.say(562, 45, order.buyer.lines.join(" - "), { align: right, size: 7.5 });
      pen.say(34, 60, "Purchase order", { bold: true, size: 14 });
      pairs(pen, [34, 130], 82, [
        ["Number", `: ${order.number}`],
        ["Date", `: ${day(order.date, "dd-mm-yyyy")}`],
        ["Your customer no.", `: ${order.random.digits(6)}`],
        ["Our reference", `: ${order.person}`],
        ["Page", `: ${pen.pages}`],
      ]);
      if (pen.pages > 1) return 156;
      pen.block(340, 82, [order.seller.name, ...order.seller.lines]);
      pen.say(34, 152, `Delivery address: ${[order.site.name, ...order.site.lines].join(", ")}`);
      pen.say(34, 164, "Payment: 30 days net    Delivery: DAP    All prices in EUR excluding VAT");
      return 188;
    };
    const flow = wayOf(pen, { columns, head, bottom: 740, caption: { italic: true } });
    for (const item of order.items) {
      flow.need(36);
      flow.y = cells(pen, flow.y, columns, [
        item.at,
        item.buyerSku,
        item.name,
        day(item.due, "dd-mm-yy"),
        eu(item.quantity, 0),
        item.unit,
        eu(item.price, 3),
        item.basis,
        eu(item.total),
      ]);
      pen.say(290, flow.y, `wk ${week(item.due)}`, { size: 7 });
      flow.y = pen.say(60, flow.y, `Your item: ${item.sku}`, { size: 7.5, italic: true }) + 4;
    }
    flow.need(70);
    pen.rule(30, flow.y, 565);
    const at = flow.y + 6;
    for (const [i, text] of ["VAT code", "Base", "%", "VAT"].entries())
      pen.say([34, 150, 190, 250][i]!, at, text, { size: 7.5, align: i ? right : "left" });
    for (const [i, text] of ["H", eu(order.net), "21", eu(taxOf(order, 21))].entries())
      pen.say([34, 150, 190, 250][i]!, at + 12, text, { align: i ? right : "left" });
    sums(
      pen,
      flow,
      [480, 562],
      [
        ["Total excl. VAT EUR", eu(order.net)],
        ["VAT", eu(taxOf(order, 21))],
        ["Total incl. VAT EUR", eu(withTax(order, 21))],
      ],
    );
    return told(order, {
      line: ({ buyerSku }) => ({ buyerSku }),
      currency: "EUR",
      total: withTax(order, 21),
    });
  },
);

/** A South African program: sections by warehouse with their sums, catalogue number and narration below, rand with a blank between thousands. */
const stores = drawn(
  "ledger-warehouse-sections-za",
  { min: 8, max: 40, size: [595, 842], base: { size: 8.5 } },
  (made, pen) => {
    const order = traded(made, {
      wares: STOCK.drives,
      buyers: ["Umfolozi Sugar Milling (Pty) Ltd", "Karoo Wind Services (Pty) Ltd", "Vaal Foundry Works CC"],
      number: "000000099999",
      units: ["EA", "MT", "SET"],
    });
    const money = (value: number) => us(value).replaceAll(",", " ");
    const columns = columnsOf(`34 Line¶ | 62 Stock code¶Supplier catalogue | 160/160 Description¶
      340 Due date¶ | >436 Order qty¶ | 441 UOM¶ | >505 Price¶ | >562 Value¶`);
    const head = () => {
      pen.block(34, 28, [order.buyer.name, ...order.buyer.lines], { bold: true });
      pen.say(562, 28, "PURCHASE ORDER", { bold: true, size: 14, align: right });
      pairs(pen, [400, 480], 50, [
        ["Order number", order.number],
        ["Order date", day(order.date, "yyyy/mm/dd")],
        ["Page", `${pen.pages}`],
        ["Our VAT no.", "4220187716"],
      ]);
      if (pen.pages > 1) return 112;
      pen.block(34, 80, ["Supplier  HOL012", order.seller.name, ...order.seller.lines]);
      pen.block(230, 80, ["Deliver to", order.site.name, ...order.site.lines]);
      return (
        boxed(
          pen,
          [34, 138, 528],
          [
            ["Buyer", order.person],
            ["Terms", "30 days from statement"],
            ["Shipping instructions", "Your truck"],
            ["Currency", "R"],
          ],
        ) + 12
      );
    };
    const flow = wayOf(pen, { columns, head, bottom: 760, caption: { bold: true, size: 8 } });
    const half = Math.ceil(order.items.length / 2);
    const parts = [order.items.slice(0, half), order.items.slice(half)];
    for (const [i, items] of parts.entries()) {
      flow.need(60);
      flow.y =
        pen.say(34, flow.y, `Warehouse: ${["EN Engineering stores", "PR Production stores"][i]}`, {
          bold: true,
        }) + 3;
      for (const item of items) {
        flow.need(38);
        flow.y = cells(pen, flow.y, columns, [
          item.at,
          item.buyerSku,
          item.name,
          day(later(item.due, i), "yyyy/mm/dd"),
          us(item.quantity, 3),
          item.unit,
          money(item.price),
          money(item.total),
        ]);
        flow.y = pen.say(62, flow.y, item.sku, { size: 7.5 });
        if (item.at % 5 === 3)
          flow.y = pen.say(160, flow.y, "Certificate of conformance to accompany goods", { size: 7.5 });
        flow.y += 3;
      }
      const sum = rounded(
        items.reduce((all, { total }) => all + total, 0),
        2,
      );
      sums(pen, flow, [480, 562], [["Warehouse total", money(sum)]], { italic: true });
    }
    sums(
      pen,
      flow,
      [480, 562],
      [
        ["Total excluding VAT", `R ${money(order.net)}`],
        ["VAT 15.00%", `R ${money(taxOf(order, 15))}`],
        ["Order total", `R ${money(withTax(order, 15))}`],
      ],
    );
    return told(order, {
      line: ({ buyerSku }) => ({ buyerSku }),
      currency: "ZAR",
      total: withTax(order, 15),
    });
  },
);

export const ledgerBooks = [letters, codes, below, weeks, stores];
