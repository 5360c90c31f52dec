import { drawn } from "./_family.ts";
import { bare, day, us } from "./_print.ts";
import { flowOf, terms } from "./_table.ts";

/** Puts texts at the columns of a typewriter line. */
function typed(...parts: [column: number, text: string][]): string {
  return parts.reduce((line, [column, text]) => line.padEnd(column) + text, "");
}

function right(text: string, width: number): string {
  return text.padStart(width);
}

/** C: mainframe listing with pipes and hyphens. */
const listing = drawn(
  "C-line-printer",
  { max: 14, priceDecimals: 5, decimals: 4, base: { face: "mono", size: 8.5 }, forms: ["runs", "glyphs"] },
  (order, pen) => {
    const rule = "-".repeat(106);
    const lines: string[] = [];
    const put = (text = "") => void lines.push(text.toUpperCase());
    put(typed([0, order.buyer.name], [52, "+-------------------+"]));
    put(typed([0, order.buyer.lines[0]!], [22, "** P U R C H A S E   O R D E R ----->"], [62, ""]));
    put(typed([0, order.buyer.lines[1]!], [60, `| ${order.number} |`]));
    put(typed([0, "PHONE : 555-010-3000"], [52, "+-------------------+"]));
    put("FAX : 555-010-3001");
    put();
    put(typed([40, order.seller.name]));
    put();
    for (const line of order.seller.lines) put(typed([40, line]));
    put();
    put(
      typed(
        [0, `ORDER # : ${order.number}`],
        [40, `ORDER DATE  : ${day(order.date, "mm/dd/yyyy")}`],
        [72, `DELIVERY DATE  : ${day(order.due, "mm/dd/yyyy")}`],
      ),
    );
    put(typed([0, "FREIGHT TERMS..:"], [40, "TIME...........: 07:00"], [72, "SUPPLIER CODE : 4471"]));
    put(typed([0, `DELIVERY PLACE : ${order.site.lines[0]}`], [60, "SUPPLIER ORDER :"]));
    put(typed([17, order.site.lines[1]!]));
    put(typed([0, `SUPPLIER PHONE/FAX : ${order.seller.phone}`]));
    put(rule);
    const row = (a: string, b: string, c: string, d: string, e: string, f: string) =>
      `|${a.padEnd(8)}|${b.padEnd(42)}|${right(c, 12)} |${d.padEnd(6)}|$${right(e, 13)} |$${right(f, 14)} |`;
    const captions = () => {
      put(
        row(
          "R.MAT",
          "DESIGNATION            RECEIVED",
          "QTY. ORDER",
          "UNIT",
          "UNIT PRICE",
          "AMOUNT",
        ).replaceAll("$", " "),
      );
      put(row("", "", "", "", "FREIG.INCLU", "").replaceAll("$", " "));
      put(rule);
    };
    captions();
    for (const item of order.items)
      put(
        row(
          item.buyerSku.slice(0, 4),
          `${item.name.slice(0, 34).padEnd(36)}P`,
          bare(item.quantity, 4),
          "UNIT",
          bare(item.price, 5),
          us(item.total, 4),
        ),
      );
    put(rule);
    const units = order.items.reduce((sum, { quantity }) => sum + quantity, 0);
    put(
      `TOTAL ORDER. ${bare(units, 5)}    TOTAL RECEIV  00 $    REMAINDER. ${bare(units, 5)}     TOTAL AMOUNT : $  ${us(order.net)}`,
    );
    put();
    put("*** WARNING: LATE DELIVERIES ARE CHARGED $ 350.00 PER HOUR ***");
    put(`CONTACT: ${order.person}  555-010-3002`);
    lines.forEach((line, i) => void pen.say(30, 30 + i * 11, line));
    return {
      requestedDate: order.due,
      currency: "USD",
      total: Number(order.net.toFixed(2)),
      line: (item) => ({
        sku: null,
        buyerSku: item.buyerSku.slice(0, 4),
        description: item.name.slice(0, 34),
        unit: "UNIT",
      }),
    };
  },
);

/** K: spool data over a form overlay; quantity first, schedule under the line, terms between. */
const overlay = drawn(
  "K-spool-overlay",
  { max: 10, priceDecimals: 4, forms: ["words", "shuffled", "runs"] },
  (order, pen) => {
    const data = { face: "mono", size: 9 } as const;
    const tiny = { size: 5.5 };
    const head = () => {
      pen.say(36, 26, order.buyer.name, { face: "serif", size: 18, bold: true });
      pen.block(36, 50, order.buyer.lines, { face: "serif" });
      pen.say(440, 26, "PURCHASE ORDER", { bold: true, size: 13 });
      pen.say(400, 50, "BILL TO:", { face: "serif", size: 8 });
      pen.block(450, 50, [order.buyer.name, "P.O. BOX 12", order.buyer.lines[1]!], {
        face: "serif",
        size: 8,
      });
      pen.say(36, 84, `PAGE   ${pen.pages > 1 ? 2 : 1}`, data);
      pen.say(60, 100, "TO:", tiny);
      pen.block(
        80,
        112,
        [order.seller.name.toUpperCase(), ...order.seller.lines.map((line) => line.toUpperCase())],
        data,
      );
      pen.say(330, 100, "SHIP TO:", tiny);
      pen.block(
        350,
        112,
        [order.site.name.toUpperCase(), ...order.site.lines.map((line) => line.toUpperCase())],
        data,
      );
      const strip = [
        ["P.O. NUMBER", 36, `${order.number}`],
        ["DATE", 150, day(order.date, "m/dd/yy")],
        ["F.O.B.", 250, "ORIGIN"],
        ["DEPARTMENT", 350, "MFG"],
        ["TERMS", 450, "NET 30"],
      ] as const;
      for (const [caption, x, text] of strip) {
        pen.box(x, 170, 120, 24);
        pen.say(x + 2, 171, caption, tiny);
        pen.say(x + 6, 181, text, data);
      }
      const columns = [
        ["QUANTITY", 36],
        ["STOCK NUMBER", 100],
        ["DESCRIPTION OF MATERIAL", 205],
        ["UNIT PRICE", 400],
        ["UNIT", 460],
        ["TOTAL", 510],
      ] as const;
      pen.box(36, 196, 540, 460);
      for (const [text, x] of columns) {
        pen.say(x + 3, 198, text, tiny);
        pen.rule(x, 196, x, 656);
      }
      pen.say(40, 670, "DELIVERY MUST BE MADE AS SPECIFIED OR THE ORDER MAY BE CANCELLED.", { size: 6 });
      pen.say(330, 670, `BUYER:   ${order.person.toUpperCase()}`, { size: 8 });
      pen.say(330, 690, "AUTHORIZED BY:", { size: 8 });
      pen.say(36, 720, "ORIGINAL COPY", { size: 7 });
      return 212;
    };
    const flow = flowOf(pen, {
      y: head(),
      bottom: 620,
      again: head,
      end: () => void pen.say(205, 636, "(CONTINUED ON NEXT PAGE)", data),
    });
    for (const item of order.items) {
      flow.need(76);
      pen.say(92, flow.y, us(item.quantity, 0), { ...data, align: "right" });
      pen.say(104, flow.y, item.sku, data);
      pen.say(208, flow.y, item.name.toUpperCase().slice(0, 34), data);
      pen.say(452, flow.y, us(item.price, 4), { ...data, align: "right" });
      pen.say(464, flow.y, item.unit, data);
      flow.y = pen.say(572, flow.y, us(item.total), { ...data, align: "right" });
      flow.y = pen.say(208, flow.y + 4, "DELIVERY SCHEDULE", { ...data, bold: true });
      flow.y = pen.say(208, flow.y, `${us(item.quantity, 0).padEnd(8)}${day(item.due, "m/dd/yy")}`, data);
      flow.y = pen.say(208, flow.y, `SPECIAL INSTRUCTIONS ${day(order.date, "m/dd")} PER PHONE`, data) + 8;
    }
    flow.need(40);
    flow.y = pen.say(208, flow.y, "______________________________", data);
    pen.say(400, flow.y, "TOTAL AMOUNT", data);
    flow.y = pen.say(572, flow.y, us(order.net), { ...data, align: "right" });
    flow.need(24);
    pen.say(208, flow.y, "* 0% OVER  0% UNDER * SEND ACKNOWLEDGMENT TO", data);
    pen.say(208, flow.y + 11, "BUYER@PLANT.EXAMPLE *", data);
    pen.next();
    terms(pen, { x: 36, y: 40, width: 250, bottom: 740 }, 20);
    terms(pen, { x: 310, y: 40, width: 250, bottom: 740 }, 20);
    return { currency: undefined, line: (item) => ({ description: item.name.slice(0, 34) }) };
  },
);

/** 20: typewriter order; captions not above their values, number without a caption. */
const typewriter = drawn(
  "20-typewriter",
  { max: 18, base: { face: "mono", size: 9 }, forms: ["words", "glyphs", "runs"] },
  (order, pen) => {
    const number = order.number.slice(0, 6);
    const head = () => {
      pen.say(306, 30, "PURCHASE ORDER", { align: "center", size: 14, bold: true });
      pen.say(480, 30, number, { size: 12 });
      pen.block(430, 46, ["THIS NUMBER MUST APPEAR ON", "ALL PACKAGES, INVOICES AND", "CORRESPONDENCE"], {
        size: 6.5,
      });
      ["VENDOR", "BILL TO", "SHIP TO"].forEach((caption, i) => {
        pen.box(30 + i * 184, 80, 180, 70);
        pen.say(34 + i * 184, 82, caption, { grey: true, size: 7 });
        const party = [order.seller, order.buyer, order.site][i]!;
        pen.block(34 + i * 184, 94, [party.name, ...party.lines], { size: 8 });
      });
      pen.say(30, 156, "ADVISE IMMEDIATELY IF UNABLE TO SHIP AS REQUESTED.", { size: 8 });
      const strip = [
        ["P.O.DATE", 30, day(order.date, "mm/dd/yyyy")],
        ["VENDOR", 88, "0010442"],
        ["SHIP VIA", 150, "BEST WAY"],
        ["FOB", 230, "DEST"],
        ["TERMS", 290, "NET 30"],
        ["BUYER", 360, "07"],
        ["REQ#", 410, order.random.digits(7)],
        ["REQUISITIONER", 480, "P LINDQVIST"],
      ] as const;
      for (const [caption, x, text] of strip) {
        pen.say(x, 172, caption, { size: 7, grey: true });
        pen.say(x, 182, text, { size: 8.5 });
      }
      const columns = [
        ["Item", 30],
        ["Part/Description", 66],
        ["Quantity", 250],
        ["Rev", 320],
        ["Due Date", 360],
        ["Unit Cost", 430],
        ["Extended Cost", 500],
      ] as const;
      for (const [text, x] of columns) pen.say(x, 206, text, { size: 8 });
      pen.box(26, 204, 560, 500);
      return 224;
    };
    const flow = flowOf(pen, { y: head(), bottom: 680, again: head });
    for (const item of order.items) {
      flow.need(46);
      pen.say(30, flow.y, String(item.at * 10).padStart(3, "0"));
      pen.say(66, flow.y, item.sku);
      pen.say(326, flow.y, `${us(item.quantity, 0)} ${item.unit}`, { align: "right" });
      if (order.random.chance(0.4)) pen.say(346, flow.y, "C");
      pen.say(362, flow.y, day(item.due, "mm/dd/yyyy"));
      pen.say(486, flow.y, us(item.price), { align: "right" });
      flow.y = pen.say(582, flow.y, `${us(item.total)} USD`, { align: "right" });
      flow.y = pen.say(78, flow.y, item.name);
      if (order.random.chance(0.5))
        flow.y = pen.say(90, flow.y, `PER QUOTATION #${order.random.digits(6)}-01 DATED 2/1-2024`);
      flow.y += 6;
    }
    pen.box(470, 708, 116, 16);
    pen.say(474, 711, "TOTAL");
    pen.say(582, 711, us(order.net), { align: "right" });
    pen.say(30, 750, `PRINTED: ${day(order.date, "mm/dd/yyyy")} 09:14 PLINDQV`, { size: 7 });
    pen.next();
    terms(pen, { x: 30, y: 40, width: 260, bottom: 740 }, 18);
    terms(pen, { x: 310, y: 40, width: 260, bottom: 740 }, 18);
    return { docNumber: number, currency: "USD" };
  },
);

/** 3: supermarket's store order, landscape, no rules, four prices a row. */
const supermarket = drawn(
  "3-supermarket",
  { words: "food", size: [842, 595], max: 30, base: { face: "mono", size: 7.5 } },
  (order, pen) => {
    const number = order.number.padEnd(10, "0");
    const say = (x: number, y: number, text: string, bold = false) => pen.say(x, y, text, { bold });
    const head = () => {
      [
        ["Ship To", order.buyer.name],
        ["", "Store 14 Lakeside"],
        ["", order.buyer.lines.join(", ")],
        ["Phone", "555-010-1100"],
        ["Fax", ""],
        ["Email", "store14@retail.example"],
        ["Buyer", "200"],
        ["Validity", "01.01.2020 To 31.12.2029"],
      ].forEach(([caption, text], i) => {
        say(30, 30 + i * 10, caption!, true);
        say(100, 30 + i * 10, text!);
      });
      say(360, 45, "CIN  L51909MH2000PLC126473");
      say(360, 55, "GSTIN 27AAACX0000X1Z1");
      say(560, 26, "PURCHASE ORDER", true);
      [
        ["PO #", number],
        ["PO Date", day(order.date, "dd.mm.yyyy")],
        ["Delivery Dt", day(order.due, "dd.mm.yyyy")],
        ["Vendor", order.seller.name],
        ["", order.seller.lines[0]!],
        ["Attn", ""],
        ["GSTIN", "29AAACV0000V1Z5"],
      ].forEach(([caption, text], i) => {
        say(560, 40 + i * 10, caption!, true);
        say(630, 40 + i * 10, text!);
      });
      const columns = [
        ["Sno", 30],
        ["EAN No", 56],
        ["Article Description", 122],
        ["UOM", 300],
        ["Qty", 340],
        ["Free", 366],
        ["B.Price", 396],
        ["Sp.Dis", 444],
        ["Sch.Val", 486],
        ["SGST/", 532],
        ["CGST/", 570],
        ["Cess", 608],
        ["L.Price", 640],
        ["MRP", 700],
        ["T.Value", 760],
      ] as const;
      for (const [text, x] of columns) say(x, 120, text, true);
      for (const [text, x] of [
        ["%", 444],
        ["UTGST", 532],
        ["IGST", 570],
        ["%", 540],
        ["%", 578],
      ] as const)
        say(x, text === "%" && x > 500 ? 138 : 129, text, true);
      return 150;
    };
    const landed = (price: number) => Number((price * 1.18).toFixed(2));
    const flow = flowOf(pen, {
      y: head(),
      bottom: 540,
      again: () => {
        say(30, 24, `Purchase order : ${number}`);
        return 44;
      },
    });
    const totals = order.items.map((item) => Number((item.quantity * landed(item.price)).toFixed(2)));
    const eans = order.items.map(() => `89${order.random.digits(11)}`);
    order.items.forEach((item, i) => {
      flow.need(32);
      const end = (x: number, text: string) => void pen.say(x, flow.y, text, { align: "right" });
      pen.say(30, flow.y, String(item.at));
      pen.say(58, flow.y, eans[i]!);
      pen.say(300, flow.y, "EA");
      end(358, String(item.quantity));
      end(386, "0");
      end(432, bare(item.price));
      end(470, "0.00");
      end(520, "0.00");
      end(556, "9.00");
      end(594, "9.00");
      end(630, "0.00");
      end(676, bare(landed(item.price)));
      end(724, bare(landed(item.price) * 1.25));
      end(806, us(totals[i]!));
      flow.y =
        pen.say(122, flow.y, `${item.name} [HSN Code:${19052}${order.random.digits(3)}]`, { width: 160 }) + 3;
    });
    flow.need(50);
    const total = totals.reduce((sum, one) => sum + one, 0);
    say(122, flow.y, "Total");
    pen.say(358, flow.y, String(order.items.reduce((sum, { quantity }) => sum + quantity, 0)), {
      align: "right",
    });
    pen.say(806, flow.y, bare(total), { align: "right" });
    say(30, flow.y + 12, "Amount in words : RUPEES SOMETHING THOUSAND AND SOME PAISE ONLY");
    return {
      docNumber: number,
      requestedDate: order.due,
      total: Number(total.toFixed(2)),
      lines: order.items.map((item, i) => ({
        gtin: eans[i],
        description: item.name,
        quantity: item.quantity,
        unitPrice: landed(item.price),
        lineTotal: totals[i],
      })),
    };
  },
);

export const spool = [listing, overlay, typewriter, supermarket];
