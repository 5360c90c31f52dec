import { sumTo, wayOf } from "../_desk.ts";
import { drawn } from "../_family.ts";
import { sums } from "../_ledger.ts";
import { laid } from "../_mill.ts";
import { sited, told } from "../_next.ts";
import { rounded } from "../_order.ts";
import { day, us } from "../_print.ts";
import { inParts, pour, type Row, topOf } from "../_reach.ts";
import { columnsOf, terms } from "../_table.ts";
import { traded, truly } from "../_trade.ts";

const right = "right" as const;

const UNPRICED = { unitPrice: null, lineTotal: null, priceBasis: null };

/** A builder's subcontract: a schedule in sections, each with its sum, lump sums and measured work. */
const sections = drawn("clerk-subcontract-sections", { min: 8, max: 36 }, (made, pen) => {
  const units = ["SF", "LF", "EA", "CY"];
  const order = sited(traded(made, { wares: "site", buyers: "builders", number: "SC-99999-99", units }), [
    "Alder Creek School Addition",
    "Riverside Clinic Fit-Out",
  ]);
  const columns = columnsOf(
    "36 Item | 78/260 Description of Work | >400 Est. Qty | 408 Unit | >494 Unit Rate | >576 Amount",
  );
  const head = () =>
    topOf(pen, order, {
      title: "SUBCONTRACT ORDER",
      onward: `Subcontract ${order.number}   Schedule A, continued`,
      facts: [
        ["Subcontract No.", order.number],
        ["Dated", day(order.date, "mm/dd/yyyy")],
        ["Job", `24-${order.number.slice(-2)}1`],
      ],
      parties: [
        ["Subcontractor", order.seller],
        ["Project / Deliver To", order.site],
      ],
    });
  const flow = wayOf(pen, { columns, head, bottom: 716, caption: { bold: true } });
  const names = ["DIVISION 03 - CONCRETE", "DIVISION 05 - METALS", "DIVISION 09 - FINISHES"];
  inParts(order.items, 3).forEach((items, i) => {
    const rows: Row[] = items.map((item, at) => ({
      cells: [
        `${i + 1}.${`${at + 1}`.padStart(2, "0")}`,
        item.name,
        us(item.quantity, 0),
        item.unit,
        us(item.price),
        us(item.total),
      ],
    }));
    flow.need(60);
    pour(pen, flow, columns, [{ words: [[36, names[i]!]], hand: { bold: true }, step: 15 }, ...rows], 14);
    sums(pen, flow, [494, 576], [[`Subtotal ${names[i]!.slice(0, 11)}`, us(sumTo(items, items.length))]], {
      italic: true,
    });
    flow.y += 6;
  });
  sums(pen, flow, [494, 576], [["TOTAL SUBCONTRACT SUM", `$${us(order.net)}`]], { bold: true });
  pen.next();
  terms(pen, { x: 36, y: 40, width: 540, bottom: 740 }, 14);
  return { ...truly(order, () => ({ sku: null })), currency: "USD", shipTo: order.site };
});

/** A county's order: a requisition, the lines, then the accounts they are paid from and the terms in two columns. */
const county = laid("clerk-county-accounts-below", {
  wish: { min: 2, max: 16, base: { size: 8.5 } },
  trade: { wares: "desk", buyers: "public", number: "YY009999", units: ["EACH", "CASE", "PACK"] },
  site: [["Alder Falls Public Works Yard", "Wynmoor Municipal Annex"]],
  ruler: `36 LINE | 70 QUANTITY | >150 UOM | 164/250 COMMODITY / DESCRIPTION | >490 UNIT COST | >576 EXTENDED`,
  band: "bar",
  bottom: 640,
  step: 11,
  head: (pen, order) => {
    const y = topOf(pen, order, {
      title: "PURCHASE ORDER",
      facts: [
        ["PO NUMBER", order.number],
        ["FISCAL YEAR", order.date.slice(0, 4)],
        ["DATE ISSUED", day(order.date, "mm/dd/yyyy")],
        ["REQUISITION", order.random.digits(6)],
        ["PAGE", `${pen.pages}`],
      ],
      parties: [
        ["VENDOR 004417", order.seller],
        ["SHIP TO", order.site],
        ["BILL TO", { ...order.buyer, name: "Accounts Payable" }],
      ],
    });
    return (
      pen.say(
        306,
        y,
        "THE ABOVE NUMBER MUST APPEAR ON ALL PACKAGES AND INVOICES. TAX EXEMPT 85-8012345678C-2",
        { size: 7, align: "center" },
      ) + 8
    );
  },
  rows: (item) => [
    { cells: [item.at, us(item.quantity, 2), item.unit, item.sku, us(item.price, 4), us(item.total)] },
    { words: [[164, item.name]], step: 15 },
  ],
  below: (pen, flow, order) => {
    sums(pen, flow, [490, 576], [["PURCHASE ORDER TOTAL", `$${us(order.net)}`]], { bold: true });
    flow.need(70);
    const first = rounded(order.net * 0.4, 2);
    pen.say(36, flow.y + 6, "ACCOUNT CODING", { bold: true });
    [
      ["001-4410-541.52-00", "OPERATING SUPPLIES", us(first)],
      ["402-3320-536.64-10", "EQUIPMENT", us(order.net - first)],
    ].forEach(([account, name, amount], i) => {
      pen.say(36, flow.y + 20 + i * 12, account!);
      pen.say(164, flow.y + 20 + i * 12, name!);
      pen.say(490, flow.y + 20 + i * 12, amount!, { align: right });
    });
    terms(pen, { x: 36, y: flow.y + 56, width: 540, bottom: 740 }, 3);
    pen.next();
    terms(pen, { x: 36, y: 40, width: 258, bottom: 720 }, 9);
    terms(pen, { x: 318, y: 40, width: 258, bottom: 720 }, 9);
  },
  shown: () => ({ currency: "USD" }),
});

/** An agency's order with its clauses ahead: a sheet with the heads, two of clauses, then the schedule of items, without prices, over pages. */
const ahead = drawn("clerk-clauses-ahead-no-prices", { min: 60, max: 110 }, (made, pen) => {
  const order = traded(made, {
    wares: "clinic",
    buyers: "clinics",
    number: "HS-YY-99999",
    units: ["BX", "EA", "CS"],
  });
  const columns = columnsOf(
    "40 Ln | 70 Stock No. | 160 Nomenclature | >430 Qty Reqd | 444 U/I | 490 Location",
  );
  topOf(pen, order, {
    title: "ORDER FOR SUPPLIES",
    facts: [
      ["Order No.", order.number],
      ["Date of Order", day(order.date, "mm/dd/yyyy")],
      ["Deliver On or Before", day(order.due, "mm/dd/yyyy")],
    ],
    parties: [
      ["Contractor", order.seller],
      ["Ship To", order.buyer],
    ],
  });
  pen.say(
    36,
    210,
    "Furnish the items of the attached Schedule under the terms on the following sheets. Prices per agreement.",
  );
  for (let sheet = 0; sheet < 2; sheet++) {
    pen.next();
    terms(pen, { x: 36, y: 40, width: 540, bottom: 740 }, 16);
  }
  pen.next();
  const head = () => {
    pen.say(40, 30, `SCHEDULE   Order No. ${order.number}`, { bold: true });
    pen.say(576, 30, `Sheet ${pen.pages}`, { align: right });
    return 52;
  };
  const flow = wayOf(pen, { columns, head, bottom: 740, band: "bar" });
  for (const item of order.items)
    pour(
      pen,
      flow,
      columns,
      [
        {
          cells: [item.at, item.sku, item.name, us(item.quantity, 0), item.unit, `BIN ${(item.at % 7) + 1}`],
        },
      ],
      12,
    );
  pen.say(40, flow.y + 10, "--- END OF SCHEDULE ---");
  return {
    ...told(order, { line: () => UNPRICED }),
    shipTo: undefined,
    total: null,
    requestedDate: order.due,
  };
});

/** The forms of sites and public bodies. */
export const clerkSites = [sections, county, ahead];
