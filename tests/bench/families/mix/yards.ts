import { wayOf } from "../_desk.ts";
import { drawn } from "../_family.ts";
import { relined, sited, told } from "../_next.ts";
import { rounded } from "../_order.ts";
import { day, us } from "../_print.ts";
import { cells, columnsOf, pairs } from "../_table.ts";
import { traded, truly } from "../_trade.ts";

const right = "right" as const;
const A4: [number, number] = [595, 842];

/** A hospital's refill of consigned goods: par, counted, used and what to refill; a row that needs nothing stays without a count. */
const consigned = drawn("mix-consignment-refill", { words: "medical", max: 22 }, (made, pen) => {
  const order = sited(
    traded(made, {
      wares: "clinic",
      buyers: "clinics",
      number: "BO99999",
      units: ["EA", "BX"],
    }),
    ["OR Core Storage, 3rd floor", "Cath Lab 2 Supply Room"],
  );
  const { random } = order;
  const columns = columnsOf(`30 Bin | 66 Cat. no. | 140/160 Description | >335 Par¶level | >378 On¶hand
    >418 Used | >462 Refill¶qty | 470 UM | >530 Price | >582 Billed`);
  const head = () => {
    pen.say(30, 28, order.buyer.name, { bold: true, size: 13 });
    pen.say(582, 28, "CONSIGNMENT USAGE & REFILL ORDER", { bold: true, align: right });
    pairs(pen, [430, 500], 44, [
      ["Bill-only PO", order.number],
      ["Count date", day(order.date, "mm/dd/yyyy")],
      ["Page", String(pen.pages)],
    ]);
    if (pen.pages > 1) return 90;
    pen.block(30, 44, order.buyer.lines);
    pen.block(30, 88, ["Vendor", order.seller.name, ...order.seller.lines]);
    pen.block(300, 88, ["Refill to", order.site.name, ...order.site.lines]);
    pen.say(30, 142, `Counted by ${order.person}. Refill needed by ${day(order.due, "mm/dd/yyyy")}.`);
    return 164;
  };
  const flow = wayOf(pen, { columns, head, bottom: 720, caption: { size: 8 } });
  const write = (values: (string | number | null)[]) => {
    flow.need(28);
    flow.y = cells(pen, flow.y, columns, values, { size: 8 }) + 4;
  };
  for (const item of order.items) {
    const spare = random.int(0, 6);
    write([
      `${random.pick(["A", "B", "C"])}-${random.digits(2)}`,
      item.sku,
      item.name,
      item.quantity + spare,
      spare,
      item.quantity,
      item.quantity,
      item.unit,
      us(item.price),
      us(item.total),
    ]);
    if (item.at % 3 === 2) {
      const par = random.int(2, 12);
      write([
        `D-${random.digits(2)}`,
        random.digits(7),
        "STENT CORONARY DES 3.0 X 18",
        par,
        par,
        0,
        null,
        "EA",
      ]);
    }
  }
  flow.need(30);
  pen.rule(30, flow.y, 582);
  pen.say(530, flow.y + 5, "Total billed $", { align: right, bold: true });
  pen.say(582, flow.y + 5, us(order.net), { align: right, bold: true });
  return told(order, { currency: "USD", requestedDate: order.due });
});

/** A grocer's meat order: cases, an average weight and the pounds they should make, a price for the pound, an estimate of the sum. */
const catchWeight = drawn("mix-catch-weight-cases", { words: "food", max: 18 }, (made, pen) => {
  const plain = traded(made, {
    wares: [
      "BEEF CHUCK ROLL CHOICE",
      "PORK LOIN BNLS CC",
      "CHKN BRST BNLS SKLS JUMBO",
      "TURKEY BRST RAW FOIL",
      "LAMB RACK FRENCHED",
      "BEEF GRND 80/20 10# CHUB",
    ],
    buyers: ["Prairie Fresh Markets", "Hometown Grocers Co-op", "Galindo Carnicerias Inc."],
    number: "999999",
    units: ["CS"],
  });
  const { random } = plain;
  const weights = plain.items.map(() => rounded(random.int(180, 820) / 10, 1));
  const order = relined(
    plain,
    plain.items.map((item, i) => {
      const quantity = random.int(2, 60);
      const price = rounded((item.price % 8) + 1.15, 2);
      return { ...item, quantity, price, total: rounded(quantity * weights[i]! * price, 2) };
    }),
  );
  const columns = columnsOf(`36 ITEM #¶ | 106/170 DESCRIPTION¶ | >325 CASES¶ORDERED | >380 AVG WT¶LB/CS
    >440 EST WT¶LB | >495 COST¶PER LB | >572 EST¶EXTENSION`);
  const head = () => {
    pen.say(36, 28, order.buyer.name, { bold: true, size: 13 });
    pen.say(572, 28, `PURCHASE ORDER ${order.number}`, { bold: true, size: 12, align: right });
    pen.say(572, 44, `PAGE ${pen.pages}`, { align: right, size: 8 });
    if (pen.pages > 1) return 70;
    pen.block(36, 44, order.buyer.lines);
    pen.block(36, 86, ["VENDOR", order.seller.name, ...order.seller.lines]);
    pairs(pen, [380, 470], 86, [
      ["ORDER DATE", day(order.date, "mm/dd/yy")],
      ["ARRIVE BY", day(order.due, "mm/dd/yy")],
      ["BUYER", order.person],
      ["TEMP", "28-34 F"],
    ]);
    return 148;
  };
  const flow = wayOf(pen, { columns, head, bottom: 720, caption: { size: 8 } });
  for (const [i, item] of order.items.entries()) {
    flow.need(28);
    flow.y =
      cells(pen, flow.y, columns, [
        item.sku,
        item.name,
        item.quantity,
        us(weights[i]!, 1),
        us(item.quantity * weights[i]!, 1),
        us(item.price),
        us(item.total),
      ]) + 4;
  }
  flow.need(40);
  pen.rule(36, flow.y, 572);
  pen.say(106, flow.y + 5, "ORDER TOTALS", { bold: true });
  pen.say(
    325,
    flow.y + 5,
    us(
      order.items.reduce((sum, { quantity }) => sum + quantity, 0),
      0,
    ),
    { align: right },
  );
  pen.say(
    440,
    flow.y + 5,
    us(
      order.items.reduce((sum, { quantity }, i) => sum + quantity * weights[i]!, 0),
      1,
    ),
    { align: right },
  );
  pen.say(572, flow.y + 5, `$${us(order.net)}`, { align: right });
  pen.say(36, flow.y + 24, "CATCH WEIGHT: invoice at actual weights. Short dated product is refused.", {
    size: 8,
  });
  return {
    ...truly(order, () => ({ unit: null })),
    currency: "USD",
    requestedDate: order.due,
    total: order.net,
  };
});

/** A ship manager's order for stores: aboard, asked by the ship, approved by the office, and the price that was quoted. */
const approved = drawn("mix-chandler-approved", { max: 26, size: A4 }, (made, pen) => {
  const order = traded(made, {
    wares: [
      "RAGS COTTON WHITE 10KG BALE",
      "PAINT BRUSH FLAT 63MM",
      "SHACKLE D GALV 19MM",
      "GLOVES WORKING LEATHER PALM",
      "BULB 24V 40W B22",
      "RICE LONG GRAIN",
      "COFFEE GROUND 500G",
      "HEAVING LINE 8MM X 30M",
    ],
    buyers: ["Aegis Bulk Management Ltd", "Nordvik Ship Management Pte Ltd", "Calypso Tankers Inc."],
    number: "ORD-99-9999",
    units: ["PCS", "KG", "BLE", "TIN"],
  });
  const { random } = order;
  const codes = new Map<number, string>();
  const columns = columnsOf(`34 No | 58 IMPA | 106/180 Description | 292 Unit | >350 ROB | >396 Requested
    >446 Approved | >500 Quoted¶price | >562 Amount¶USD`);
  const head = () => {
    pen.say(34, 28, order.buyer.name, { bold: true, size: 13 });
    pen.say(562, 28, "Purchase Order - Stores", { bold: true, size: 12, align: right });
    if (pen.pages > 1) return 60;
    pen.block(34, 46, order.buyer.lines, { size: 8 });
    pairs(pen, [34, 120], 80, [
      ["Vessel", "MV CORAL HARRIER  IMO 9412087"],
      ["Order no.", order.number],
      ["Order date", day(order.date, "dd-Mon-yyyy")],
      ["Requisition", `CH/D/${random.digits(3)}`],
    ]);
    pairs(pen, [330, 410], 80, [
      ["Supplier", order.seller.name],
      ["Port", "Singapore, Eastern Anchorage"],
      ["ETA", day(order.due, "dd-Mon-yyyy")],
      ["Agent", "Straits Agencies, berth by launch"],
    ]);
    return 142;
  };
  const flow = wayOf(pen, { columns, head, bottom: 760, caption: { size: 8, bold: true } });
  for (const item of order.items) {
    flow.need(26);
    const code = random.digits(6);
    codes.set(item.at, code);
    flow.y =
      cells(
        pen,
        flow.y,
        columns,
        [
          item.at,
          code,
          item.name,
          item.unit,
          random.int(0, 20),
          item.quantity + (item.at % 2 ? random.int(1, 30) : 0),
          item.quantity,
          us(item.price),
          us(item.total),
        ],
        { size: 8 },
      ) + 4;
    if (item.at % 5 === 3)
      flow.y = pen.say(106, flow.y - 3, "Remarks: mix of sizes as sample sent", { size: 7 }) + 3;
  }
  flow.need(30);
  pen.say(500, flow.y + 5, "Total", { align: right, bold: true });
  pen.say(562, flow.y + 5, us(order.net), { align: right, bold: true });
  return {
    ...truly(order, ({ at }) => ({ sku: codes.get(at)! })),
    currency: "USD",
    requestedDate: order.due,
  };
});

export const mixYards = [consigned, catchWeight, approved];
