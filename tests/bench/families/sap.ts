import { drawn } from "./_family.ts";
import { bare, day, us } from "./_print.ts";
import { cells, columnsOf, flowOf, heads, pairs, terms } from "./_table.ts";

/** B: food group's smart form; price basis and price unit in columns of their own. */
const food = drawn(
  "B-sap-food",
  { words: "food", priceDecimals: 2, bases: [1, 1, 100], max: 30 },
  (order, pen) => {
    const { buyer, seller, site, items } = order;
    const columns = [
      { x: 36, head: "Line" },
      { x: 62, head: [`${buyer.name.split(" ")[0]}`, "Material"] },
      { x: 122, head: ["Purchase", "Contract"] },
      { x: 170, head: ["Delivery", "Date"] },
      { x: 226, width: 130, head: ["Material Description", "/ UPC"] },
      { x: 395, align: "right" as const, head: "Quantity" },
      { x: 402, head: "UoM" },
      { x: 462, align: "right" as const, head: ["Unit", "Price"] },
      { x: 484, align: "right" as const, head: "Per" },
      { x: 490, head: ["Price", "Per"] },
      { x: 576, align: "right" as const, head: ["Extended", "Amount"] },
    ];
    pen.block(36, 30, [buyer.name], { bold: true, italic: true, size: 12 });
    pen.block(36, 46, buyer.lines);
    pen.say(430, 30, "Purchase Order", { bold: true, size: 14 });
    pen.say(430, 48, order.number, { bold: true, size: 12 });
    pen.say(36, 80, "Invoices that do not show the purchase order number are returned unpaid.", { size: 8 });
    pen.say(36, 98, "Vendor", { bold: true });
    const y1 = pen.block(36, 110, [seller.name, ...seller.lines]);
    pen.say(36, y1, "Remit-to", { bold: true });
    pen.block(36, y1 + 11, [seller.name, seller.name, ...seller.lines]);
    pen.say(230, 98, "Bill-to", { bold: true });
    pen.block(230, 110, [
      buyer.name,
      "ACCOUNTS PAYABLE",
      ...buyer.lines,
      "FAX: 555-010-2211",
      "EMAIL: ap@buyer.example",
    ]);
    pen.say(430, 98, "PO Contact:", { bold: true });
    pen.block(430, 110, [order.person, "TEL: 555-010-7788"]);
    pen.rule(36, 200, 576);
    pen.say(36, 206, "Deliver To:", { bold: true });
    pen.block(92, 206, [site.name, "DC 14", ...site.lines]);
    pen.say(220, 206, "Ship-from:", { bold: true });
    pen.block(272, 206, [seller.name, ...seller.lines]);
    pairs(
      pen,
      [400, 486],
      206,
      [
        ["Delivery Terms:", "DAP"],
        ["PO Issue Date:", day(order.date, "mm/dd/yyyy")],
        ["", "MM/DD/YYYY"],
        ["Currency:", "USD"],
        ["Payment Terms:", "within 45 days"],
        ["", "Due net of any"],
        ["", "discount"],
      ],
      { bold: true, size: 8 },
    );
    const head = () => {
      pen.rule(36, 278, 576);
      const y = heads(pen, 282, columns, { bold: true, size: 7.5, top: true });
      pen.say(62, y, "Vendor Part #", { bold: true, size: 7.5 });
      pen.say(170, y, "Manufacturer Part #", { bold: true, size: 7.5 });
      pen.rule(36, y + 12, 576);
      return y + 16;
    };
    const flow = flowOf(pen, { y: head(), bottom: 730, again: head });
    for (const item of items) {
      flow.need(60);
      flow.y = cells(
        pen,
        flow.y,
        columns,
        [
          item.at * 10,
          item.buyerSku,
          "",
          day(item.due, "mm/dd/yyyy"),
          item.name,
          us(item.quantity, 0),
          item.unit,
          us(item.price),
          item.basis,
          item.unit,
          us(item.total),
        ],
        { size: 8 },
      );
      pen.say(62, flow.y, item.sku, { size: 8 });
      flow.y = pen.say(232, flow.y, `# ${item.name.toUpperCase()} SPEC ${order.random.digits(4)}`, {
        size: 7,
      });
      pen.say(226, flow.y, "Item Tax", { size: 8 });
      pen.say(462, flow.y, "0", { size: 8, align: "right" });
      flow.y = pen.say(576, flow.y, "0.00", { size: 8, align: "right" });
      flow.y += 3;
    }
    flow.need(50);
    pen.rule(36, flow.y, 576);
    pen.say(576, flow.y + 6, us(order.net), { align: "right" });
    pen.say(430, flow.y + 18, "Tax");
    pen.say(576, flow.y + 18, "0.00", { align: "right" });
    pen.say(430, flow.y + 30, "Total PO Amount", { bold: true });
    pen.say(576, flow.y + 30, us(order.net), { align: "right", bold: true });
    return { currency: "USD", line: (item) => ({ buyerSku: item.buyerSku }) };
  },
);

/** D: caption bars, an information box, unit behind the price, surcharges as lines. */
const information = drawn(
  "D-sap-information",
  { max: 12, forms: ["shuffled", "words", "runs"] },
  (order, pen) => {
    const columns = columnsOf(`40 Item | 84/200 Material/Description¶Price count/item  Pick count conv.
      >350 Quantity | 362 UM | >470 Gross Price | >568 Extended Amt`);
    pen.say(40, 34, "Bill To:", { size: 7 });
    pen.say(40, 44, order.buyer.name, { size: 16, bold: true, face: "serif" });
    pen.block(40, 64, order.buyer.lines, { face: "serif" });
    pen.say(420, 34, "Purchase order", { size: 18 });
    pen.box(36, 100, 270, 13, "#ccc");
    pen.say(40, 102, "Vendor Address", { bold: true });
    pen.block(40, 118, [
      order.seller.name,
      ...order.seller.lines,
      `Tel Number  ${order.seller.phone}`,
      "Fax Number",
    ]);
    pen.box(320, 100, 256, 13, "#ccc");
    pen.say(324, 102, "Information", { bold: true });
    pairs(
      pen,
      [324, 430],
      118,
      [
        ["PO Number", order.number],
        ["Document Date", day(order.date, "mm/dd/yyyy")],
        ["Vendor Number", order.random.digits(6)],
        ["Payment Terms", "Net 60 days"],
        ["Delivery Date", day(order.due, "mm/dd/yyyy")],
        ["Trans Pickup Date", ""],
        ["Phone", "555-010-9911"],
        ["e-mail address", "buyer@plant.example"],
        ["Created by", order.person],
        ["Page 1 of 1", ""],
      ],
      { bold: true, valueBold: true },
    );
    pen.say(40, 186, "Ship To:");
    pen.block(40, 198, [order.site.name, ...order.site.lines]);
    pen.box(36, 250, 540, 26, "#ddd");
    const head = () => heads(pen, 252, columns, { bold: true, size: 8, top: true }) + 4;
    const flow = flowOf(pen, { y: head(), bottom: 720, again: head });
    for (const [i, item] of order.items.entries()) {
      flow.need(34);
      const name = i === order.items.length - 1 ? "FUEL SURCHARGE" : item.name;
      flow.y = cells(pen, flow.y, columns, [
        String(item.at * 10).padStart(4, "0"),
        name,
        bare(item.quantity, 3),
        item.unit,
        `${us(item.price)} ${item.unit}`,
        us(item.total),
      ]);
      flow.y = pen.say(110, flow.y, `1 ${item.unit} /   1 ${item.unit}`, { size: 6.5 }) + 3;
    }
    flow.need(80);
    pen.rule(36, flow.y, 576);
    for (const [caption, amount] of [
      ["Subtotal Tax", 0],
      ["Subtotal Freight", 0],
      ["Subtotal Handling", 0],
      ["Grand Total", order.net],
    ] as const) {
      pen.say(400, flow.y, "- - - - - - - - - - - - - - - - - - - -", { size: 6 });
      pen.say(350, flow.y + 7, caption, { align: "right", bold: true });
      pen.say(568, flow.y + 7, us(amount), { align: "right" });
      flow.y += 20;
    }
    pen.say(40, flow.y + 20, "Authorized by ____________________  DATE __________");
    return {
      requestedDate: order.due,
      line: (item) => ({
        sku: null,
        ...(item.at === order.items.length ? { description: "FUEL SURCHARGE" } : {}),
      }),
    };
  },
);

/** F: SAPscript's standard form, two rows a line, staggered captions, price per after a slash. */
function medruck(name: string, fixed: boolean) {
  const base = fixed ? { face: "mono" as const, size: 8.5 } : { size: 9 };
  return drawn(
    name,
    { bases: [1, 1, 1000], max: 24, base, forms: ["shuffled", "runs", "words"] },
    (order, pen) => {
      const box = (page: number) => {
        pen.block(48, 60, [order.seller.name, ...order.seller.lines]);
        pen.box(330, 40, 240, 120);
        pen.say(336, 44, "Purchase order", { size: 12, bold: true });
        pen.say(336, 62, "PO number/date", { size: 7 });
        pen.say(336, 72, `${order.number} / ${day(order.date, "mm/dd/yyyy")}`);
        pen.say(336, 86, "Contact Person/Telephone", { size: 7 });
        pen.say(336, 96, `${order.person}/555-010-0000`);
        pen.say(336, 110, "Our fax number", { size: 7 });
        pen.say(336, 120, "555-010-0001");
        if (page) pen.say(336, 140, `Page ${page + 1}`);
      };
      const captions = (y: number) => {
        pen.say(48, y, "_".repeat(fixed ? 95 : 100));
        pen.say(48, y + 12, "Item");
        pen.say(90, y + 12, "Material");
        pen.say(240, y + 12, "Description");
        pen.say(150, y + 24, "Order qty.", { align: "right" });
        pen.say(158, y + 24, "Unit");
        pen.say(380, y + 24, "Price per unit", { align: "right" });
        pen.say(560, y + 24, "Net value", { align: "right" });
        pen.say(48, y + 32, "_".repeat(fixed ? 95 : 100));
        return y + 48;
      };
      const foot = () => {
        pen.box(48, 700, 520, 40);
        pen.say(
          52,
          704,
          "The parties shall abide by the requirements of 41 CFR 60-1.4(a), 60-300.5(a) and 60-741.5(a). These regulations prohibit discrimination against qualified individuals and require affirmative action.",
          { size: 5.5, width: 510 },
        );
        pen.say(52, 746, "Buyer Signature:______________________", { size: 8 });
      };
      if (fixed) {
        pen.box(48, 24, 260, 14, "#ddd");
        pen.say(178, 26, order.buyer.name, { align: "center" });
      }
      box(0);
      pen.say(48, 130, "Your vendor number with us", { size: 7 });
      pen.say(48, 140, order.random.digits(6));
      let y = 172;
      if (!fixed) {
        pen.say(48, y, "Company Address", { bold: true });
        pen.block(48, y + 12, [order.buyer.name, ...order.buyer.lines]);
      }
      pen.say(fixed ? 48 : 330, y, fixed ? "Please deliver to:" : "Shipping Address", { bold: !fixed });
      y = pen.block(fixed ? 48 : 330, y + 12, [order.site.name, ...order.site.lines]) + 8;
      y =
        pen.say(
          48,
          y,
          fixed
            ? `Delivery date:   Day ${day(order.due, "mm/dd/yyyy")}`
            : `Delivery date: ${day(order.due, "mm/dd/yyyy")}`,
        ) + 4;
      y = pen.say(48, y, `${fixed ? "Deliv. terms" : "Terms of delivery"}: FCA SELLER'S DOCK`);
      pen.say(48, y, `${fixed ? "Payt. terms" : "Terms of payment"}: Within 60 days Due net`);
      y = pen.say(460, y, "Currency USD") + 6;
      for (const text of [
        "SHIP BY GROUND COLLECT ON ACCOUNT 123-456-7 FOR PARCELS UNDER 150 LBS.",
        "CALL 24 HOURS BEFORE DELIVERY. DOCK 4 IS OPEN 6 TO 14.",
        "CERTIFICATES MUST BE SENT WITH EACH SHIPMENT.",
      ])
        y = pen.say(48, y, text, { size: 7.5 });
      const again = () => {
        box(pen.pages - 1);
        return captions(170);
      };
      const flow = flowOf(pen, { y: captions(y + 4), bottom: 690, again, end: foot });
      for (const item of order.items) {
        flow.need(26);
        const code = fixed ? item.buyerSku.padStart(18, "0") : item.buyerSku;
        pen.say(48, flow.y, String(item.at * 10).padStart(5, "0"));
        pen.say(90, flow.y, code);
        flow.y = pen.say(240, flow.y, item.name);
        flow.need(14);
        pen.say(150, flow.y, us(item.quantity, 0), { align: "right" });
        pen.say(158, flow.y, item.unit === "EA" ? "Each" : item.unit);
        pen.say(380, flow.y, us(item.price) + (item.basis > 1 ? `/${us(item.basis, 0)}` : ""), {
          align: "right",
        });
        flow.y = pen.say(560, flow.y, us(item.total), { align: "right" });
        flow.need(30);
        flow.y = pen.say(90, flow.y, `Your material number ${item.sku}`);
        if (order.random.chance(0.4))
          flow.y = pen.say(
            90,
            flow.y,
            `Rel. ord. against contract 46000${order.random.digits(5)}  Item 00060`,
          );
        if (order.random.chance(0.2)) flow.y = pen.say(90, flow.y, `10${order.random.digits(8)}`);
        flow.y += 5;
      }
      flow.need(30);
      pen.say(48, flow.y, "_".repeat(fixed ? 95 : 100));
      pen.say(90, flow.y + 14, fixed ? "Tot.net item val. excl. tax USD" : "Total net value excl. tax USD");
      pen.say(560, flow.y + 14, us(order.net), { align: "right" });
      foot();
      pen.next();
      box(pen.pages - 1);
      terms(pen, { x: 48, y: 170, width: 520, bottom: 740 }, 14);
      return {
        currency: "USD",
        requestedDate: order.due,
        line: (item) => ({ buyerSku: fixed ? item.buyerSku.padStart(18, "0") : item.buyerSku }),
      };
    },
  );
}

/** G: boxed form whose codes stand under the description after the buyer's initials. */
const boxed = drawn("G-sap-boxed", { max: 18, priceDecimals: 4, forms: ["shuffled"] }, (order, pen) => {
  const initials = order.buyer.name
    .split(" ")
    .map((word) => word[0])
    .join("")
    .slice(0, 3)
    .toUpperCase();
  pen.say(306, 40, `PO #: ${order.number}`, { align: "center", bold: true, size: 16 });
  pen.say(306, 60, "Purchase Order", { align: "center", bold: true, size: 16 });
  pen.box(360, 84, 216, 108);
  pairs(
    pen,
    [364, 480],
    88,
    [
      ["Purchase Order Number:", order.number],
      ["P.O. Version Number:", "0"],
      ["Purchase Order Date:", day(order.date, "mm/dd/yyyy")],
      ["Supplier Number:", order.random.digits(7)],
      ["Currency:", "USD"],
      ["Buyer:", order.person],
      ["Buyer Phone:", "555-010-4455"],
      ["Buyer Email:", "p.buyer@plant.example"],
      ["Buyer Fax:", ""],
    ],
    { size: 8 },
  );
  pen.box(36, 200, 260, 150);
  pen.say(40, 204, "Supplier Address:");
  pen.block(166, 216, [order.seller.name, ...order.seller.lines], { align: "center" });
  pen.say(40, 270, "Supplier Contact:");
  pen.say(40, 290, "Invoice To:");
  pen.say(100, 290, `ap@plant.example OR ${order.buyer.name}`, { size: 7.5 });
  pen.block(290, 302, order.buyer.lines, { align: "right", size: 7.5 });
  pen.box(306, 200, 270, 150);
  pen.say(310, 204, "Ship To:");
  pen.block(370, 204, [order.buyer.name, ...order.site.lines]);
  pairs(pen, [310, 400], 270, [
    ["Phone:", "555-010-7766"],
    ["Terms of Payment:", "Net 30"],
    ["Inco Terms:", "DDP"],
    ["Delivery Date:", day(order.due, "mm/dd/yyyy")],
  ]);
  const columns = columnsOf(`40 Item No. | 90/210 Material/Description | >360 Quantity | 372 UOM
    >490 Unit Price | >570 Total Price`);
  const head = () => {
    const y = pen.pages > 1 ? 60 : 360;
    pen.box(36, y - 2, 540, 16, "#e4e4e4");
    return heads(pen, y, columns, { bold: true }) + 4;
  };
  const flow = flowOf(pen, { y: head(), bottom: 720, again: head });
  for (const item of order.items) {
    flow.need(48);
    pen.say(490, flow.y + 1.5, bare(item.price, 4), { align: "right" });
    flow.y = cells(pen, flow.y, columns, [
      item.at * 10,
      item.name,
      bare(item.quantity),
      `${item.unit}(each)`,
      "",
      us(item.total),
    ]);
    pen.say(96, flow.y, `${initials} No.`);
    flow.y = pen.say(140, flow.y, item.buyerSku);
    flow.y = pen.say(96, flow.y, `GLOBAL ACCOUNT ID ${order.random.digits(10)}`) + 4;
  }
  flow.need(60);
  pen.rule(36, flow.y, 576);
  pen.say(300, flow.y + 4, "PO Total Actual Amount", { bold: true });
  pen.say(570, flow.y + 4, us(order.net), { align: "right", bold: true });
  pen.rule(36, flow.y + 18, 576);
  pen.say(40, flow.y + 30, "Please acknowledge receipt of this order within 24 hours.");
  return {
    currency: "USD",
    requestedDate: order.due,
    line: (item) => ({ sku: null, buyerSku: item.buyerSku }),
  };
});

/** I: Spanish smart form with schedule sub-rows. */
const spanish = drawn("I-sap-es", { words: "es", max: 40, priceDecimals: 5 }, (order, pen) => {
  const columns = columnsOf(`40 No. | 66 Articulo | 130/170 Descripción | >360 Cantidad | 372 Unidad
    >460 Precio | >502 %Desc | >572 Total`);
  const top = () => {
    pen.block(40, 36, [order.buyer.name, ...order.buyer.lines, "Tel. 555-010-0100", "www.comprador.example"]);
    pen.box(350, 34, 226, 16, "#ccc");
    pen.say(354, 37, `Pedido de Compra No.${order.number}`, { bold: true, size: 11 });
    pairs(pen, [354, 410], 56, [
      ["Fecha:", `${day(order.date, "dd/mm/yyyy")}   Hora:10:20:30`],
      ["Pagina:", `${pen.pages} /3`],
      ["Contacto:", order.person],
      ["Teléfono:", ""],
    ]);
    if (pen.pages === 1) {
      pen.say(40, 120, "Señores");
      pen.block(40, 132, [`1004000 - ${order.seller.name}`, ...order.seller.lines]);
      pen.say(320, 120, "Dirección de Entrega:");
      pen.block(320, 132, [order.site.name, ...order.site.lines]);
      pen.say(40, 180, "1. Invoices must show the order number. 2. Deliver from 7 to 15 hours.", {
        size: 7.5,
      });
    }
    const y = pen.pages === 1 ? 200 : 120;
    pen.rule(36, y - 3, 576);
    heads(pen, y, columns);
    pen.rule(36, y + 13, 576);
    return y + 18;
  };
  const flow = flowOf(pen, { y: top(), bottom: 700, again: top });
  for (const item of order.items) {
    flow.need(40);
    flow.y = cells(pen, flow.y, columns, [
      item.at,
      item.buyerSku,
      item.name,
      us(item.quantity, 3),
      item.unit,
      us(item.price, 5),
      "0.00",
      us(item.total),
    ]);
    pen.say(140, flow.y, `F.Ent:${day(item.due, "mm/dd/yyyy")}`, { size: 7.5 });
    flow.y = pen.say(360, flow.y, us(item.quantity, 3), { size: 7.5, align: "right" });
    flow.y = pen.say(140, flow.y, `F.Stand:${day(item.due, "mm/dd/yyyy")}`, { size: 7.5 }) + 3;
  }
  flow.need(60);
  pen.say(480, flow.y + 4, "Sub-Total", { align: "right" });
  pen.say(572, flow.y + 4, us(order.net), { align: "right" });
  pen.say(480, flow.y + 18, "Total Ivu", { align: "right" });
  pen.say(572, flow.y + 18, "0.00", { align: "right" });
  pen.say(572, flow.y + 34, us(order.net), { align: "right" });
  pen.say(480, flow.y + 39, "Total General  / USD", { align: "right" });
  return { currency: "USD", line: (item) => ({ sku: null, buyerSku: item.buyerSku }) };
});

/** J: price unit in two columns, code above the description. */
const priceUnit = drawn("J-sap-price-unit", { max: 20, bases: [1, 100], priceDecimals: 2 }, (order, pen) => {
  pen.block(40, 36, [order.buyer.name, ...order.buyer.lines]);
  pen.block(240, 36, ["Phone: 555-010-3344", "Internet: www.plant.example"]);
  pen.say(440, 36, `PO#: ${order.number}`);
  pen.say(440, 48, `${day(order.date, "mm/dd/yyyy")} 10:20:30`);
  pen.say(420, 70, "Purchase Order", { size: 20 });
  terms(pen, { x: 40, y: 96, width: 530, bottom: 130 }, 2);
  const bar = (x: number, y: number, text: string) => {
    pen.box(x, y, 262, 13, "#c8c8c8");
    pen.say(x + 4, y + 2, text, { bold: true });
  };
  bar(40, 150, "Vendor Address");
  pen.block(44, 166, [`Vendor#: ${order.random.digits(7)}`, order.seller.name, ...order.seller.lines]);
  bar(40, 220, "Shipping Address");
  pen.block(44, 236, [order.site.name.toUpperCase(), ...order.site.lines, "DOOR 4-7, 06:00-14:00"]);
  bar(310, 150, "Information");
  pairs(pen, [314, 410], 166, [
    ["PO Number", order.number],
    ["Date", day(order.date, "mm/dd/yyyy")],
    ["Currency", "USD"],
    ["Payment Terms", "Net 45"],
    ["Delivery Date", day(order.due, "mm/dd/yyyy")],
    ["Inco Terms", "FOB"],
    ["Location", "Origin"],
  ]);
  bar(310, 256, "Buyer Information");
  pairs(pen, [314, 410], 272, [
    ["Buyer", order.person],
    ["Phone", "555-010-1212"],
    ["Email", "buyer@plant.example"],
  ]);
  const columns = columnsOf(`44 Item# | 84/210 Matl/Desc | >340 Quantity | 352 UOM | >440 Price
    >470 Price¶Unit | 480 Price¶UOM | >572 Net¶Amount`);
  const head = () => {
    const y = pen.pages > 1 ? 40 : 320;
    pen.box(40, y - 2, 536, 28, "#ddd");
    const rows = heads(pen, y, columns, { bold: true });
    return pen.pages > 1 ? rows : pen.say(84, rows, "ACCOUNT WITH VENDOR - 1234567890") + 2;
  };
  const flow = flowOf(pen, { y: head(), bottom: 720, again: head });
  for (const item of order.items) {
    flow.need(66);
    flow.y = cells(pen, flow.y, columns, [
      item.at * 10,
      item.buyerSku,
      us(item.quantity, 0),
      item.unit,
      us(item.price),
      item.basis,
      item.unit,
      us(item.total),
    ]);
    flow.y = pen.say(84, flow.y, item.name);
    flow.y = pen.say(84, flow.y, `Vendor Material No: ${item.sku}`);
    flow.y = pen.say(84, flow.y, `${order.random.int(40, 400)}/TL, 12 PER STACK, STRAPPED`) + 2;
    pen.rule(40, flow.y, 576);
    flow.y += 3;
  }
  flow.need(20);
  pen.say(380, flow.y, "Total Amount", { bold: true });
  pen.say(572, flow.y, `$${us(order.net)}`, { align: "right", bold: true });
  return { currency: "USD", requestedDate: order.due, line: (item) => ({ buyerSku: item.buyerSku }) };
});

export const sap = [
  food,
  information,
  medruck("F1-medruck-fixed", true),
  medruck("F2-medruck", false),
  boxed,
  spanish,
  priceUnit,
];
