import { ASKING, wayOf } from "../_desk.ts";
import { discounted } from "../_discount.ts";
import { drawn } from "../_family.ts";
import { rounded } from "../_order.ts";
import { bare, day, us } from "../_print.ts";
import { cells, columnsOf, pairs } from "../_table.ts";
import { traded, truly } from "../_trade.ts";

/** A British merchant's order: quantity first, the price per each, hundred or thousand, a discount, and starred remarks between the lines. */
const merchant = drawn(
  "real-merchant-per",
  { words: "uk", max: 26, size: [595, 842], bases: [1, 100, 1000] },
  (made, pen) => {
    const order = traded(made, {
      wares: [
        "SCREW C/SUNK POZI 5.0X50 ZYP",
        "PLUG BROWN 7MM",
        "WASHER M10 FORM A BZP",
        "CLOUT NAIL 40MM GALV KG",
        "HINGE BUTT 100MM SC",
        "COACH BOLT M8X100",
      ],
      buyers: ASKING.britain,
      number: "PO/9999",
      units: ["EA", "BOX", "PK"],
    });
    const { off, totals, net } = discounted(order, [0, 0, 12.5, 40]);
    const columns = columnsOf(`>62 Qty | 68 Unit | 100 Product Code | 178/180 Description | >412 Price
      420 Per | >484 Disc % | >555 Net Value`);
    const head = () => {
      pen.say(40, 30, order.buyer.name, { bold: true, size: 14 });
      pen.say(40, 48, `${order.buyer.lines.join(", ")}  Tel ${order.buyer.phone}`, { size: 8 });
      pen.say(555, 64, "PURCHASE ORDER", { bold: true, size: 13, align: "right" });
      pairs(pen, [400, 470], 84, [
        ["Order No", order.number],
        ["Date", day(order.date, "dd/mm/yy")],
        ["Our Ref", `JM/${order.random.digits(3)}`],
        ["Your Ref", `Q${order.random.digits(5)}`],
        ["Page", `${pen.pages}`],
      ]);
      pen.block(40, 84, ["To:", order.seller.name, ...order.seller.lines]);
      pen.block(220, 84, ["Deliver to:", order.site.name, ...order.site.lines]);
      pen.say(
        40,
        146,
        `PLEASE DELIVER BY ${day(order.due, "dd/mm/yy")} - TAIL LIFT REQUIRED - RING 1 HOUR BEFORE`,
        { bold: true },
      );
      return 168;
    };
    const flow = wayOf(pen, { columns, head, bottom: 690 });
    order.items.forEach((item, i) => {
      flow.need(34);
      flow.y =
        cells(pen, flow.y, columns, [
          item.quantity,
          item.unit,
          item.sku,
          item.name,
          bare(item.price),
          item.basis === 1 ? "EACH" : String(item.basis),
          off[i] ? bare(off[i]!) : "",
          us(totals[i]!),
        ]) + 3;
      if (i % 5 === 2)
        flow.y = pen.say(178, flow.y, "*** AS PER TEL CON WITH SANDRA 14:30 ***", { size: 8 }) + 3;
      if (i % 7 === 4)
        flow.y = pen.say(178, flow.y, "*** 2 BOXES TO VAN STOCK, BALANCE TO SITE ***", { size: 8 }) + 3;
    });
    const vat = rounded(net * 0.2, 2);
    pen.rule(400, 706, 555);
    pairs(pen, [410, 500], 712, [
      ["Goods", us(net)],
      ["VAT 20%", us(vat)],
      ["Order Total", us(rounded(net + vat, 2))],
    ]);
    pen.say(40, 790, "Registered in England 01234567. VAT No GB 123 4567 89. Prices in Pounds Sterling.", {
      size: 7,
    });
    return {
      ...truly(order),
      lines: order.items.map((item, i) => ({
        sku: item.sku,
        buyerSku: null,
        description: item.name,
        quantity: item.quantity,
        unit: item.unit,
        unitPrice: item.price,
        priceBasis: item.basis,
        lineTotal: totals[i]!,
      })),
      total: rounded(net + vat, 2),
      currency: "GBP",
      requestedDate: order.due,
    };
  },
);

/** A mid-market ledger's order: nominal codes and the VAT of each line behind its net, prices of five decimals, a wanted day a line. */
const ledger = drawn(
  "real-ledger-nominal",
  { words: "uk", max: 30, size: [842, 595], priceDecimals: 5 },
  (made, pen) => {
    const order = traded(made, {
      wares: "mro",
      buyers: ASKING.britain,
      number: "0000099999",
      units: ["Each", "Pack", "Metre"],
    });
    const columns = columnsOf(`30 Item Code¶ | 110/200 Description¶ | >360 Quantity¶ | 366 Unit¶
      406 Requested¶Date | >540 Unit Price¶ | >610 Net¶Amount | >650 VAT¶Rate | >710 VAT¶Amount
      722 Nominal¶A/C / CC / Dept`);
    let vat = 0;
    const head = () => {
      pen.say(30, 28, "Purchase Order", { size: 18 });
      pen.say(812, 30, order.buyer.name, { bold: true, size: 12, align: "right" });
      pen.block(560, 48, order.buyer.lines, { size: 8 });
      if (pen.pages > 1) {
        pen.say(30, 56, `Order Number: ${order.number}   continued   Page ${pen.pages}`);
        return 84;
      }
      pairs(pen, [30, 130], 56, [
        ["Order Number:", order.number],
        ["Order Date:", day(order.date, "dd/mm/yyyy")],
        ["Supplier A/C:", `${order.seller.name.slice(0, 4).toUpperCase()}001`],
        ["Supplier Ref:", ""],
        ["Currency:", "GBP"],
      ]);
      pen.block(280, 56, [order.seller.name, ...order.seller.lines]);
      pen.block(560, 80, ["Delivery Address:", order.site.name, ...order.site.lines]);
      return 136;
    };
    const flow = wayOf(pen, {
      columns,
      head,
      bottom: 500,
      band: "bar",
      caption: { bold: true, size: 8.5, top: true },
    });
    for (const item of order.items) {
      flow.need(30);
      const tax = rounded(item.total * 0.2, 2);
      vat = rounded(vat + tax, 2);
      flow.y =
        cells(pen, flow.y, columns, [
          item.sku,
          item.name,
          us(item.quantity),
          item.unit,
          day(item.due, "dd/mm/yyyy"),
          us(item.price, 5),
          us(item.total),
          "20.00",
          us(tax),
          `${5000 + (item.at % 4) * 100} / MAN / ENG`,
        ]) + 4;
    }
    pairs(pen, [560, 660], 520, [
      ["Total Net Amount", us(order.net)],
      ["Total VAT Amount", us(vat)],
      ["Order Total", us(rounded(order.net + vat, 2))],
    ]);
    return { ...truly(order), currency: "GBP", total: rounded(order.net + vat, 2) };
  },
);

export const realBritain = [merchant, ledger];
