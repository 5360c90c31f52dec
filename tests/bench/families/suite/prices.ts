import { ASKING, wayOf } from "../_desk.ts";
import { drawn, printed } from "../_family.ts";
import { fields, page, party, table } from "../_html.ts";
import { sited, told } from "../_next.ts";
import { day, us } from "../_print.ts";
import { cells, columnsOf, pairs } from "../_table.ts";
import { traded } from "../_trade.ts";
import { STOCK, under } from "../_week.ts";

const PLACES = ["Plant 2 Receiving", "Fastener Cell"];

/** A maker's print where the caption says that every price is for a hundred or a thousand. */
const caption = drawn(
  "suite-cost-per-hundred-in-caption",
  { max: 40, bases: [100], base: { size: 8.5 } },
  (made, pen) => {
    const order = sited(
      traded(made, { wares: STOCK.fixings, buyers: "works", number: "PO99-99999", units: ["PCS", "EA"] }),
      PLACES,
    );
    const columns =
      columnsOf(`34 Ln | 58 Part Number¶Your Part | 170/190 Description | >420 Order¶Qty | 426 U/M
    >500 Cost¶Per 100 | >578 Extended¶Cost`);
    const head = () => {
      pen.say(34, 28, order.buyer.name, { bold: true, size: 12 });
      pen.block(34, 44, order.buyer.lines);
      pairs(pen, [400, 480], 28, [
        ["P.O. Number", order.number],
        ["P.O. Date", day(order.date, "mm/dd/yyyy")],
        ["Page", `${pen.pages}`],
      ]);
      under(pen, [34, 80], "Vendor", order.seller);
      under(pen, [300, 80], "Ship To", order.site);
      return 136;
    };
    const flow = wayOf(pen, { columns, head, bottom: 730, caption: { size: 8 } });
    for (const item of order.items) {
      flow.need(30);
      const { at, buyerSku, name, quantity, unit, price, total } = item;
      flow.y = cells(pen, flow.y, columns, [at, buyerSku, name, us(quantity, 0), unit, us(price), us(total)]);
      flow.y = pen.say(58, flow.y, item.sku) + 3;
    }
    flow.need(20);
    pen.say(500, flow.y + 4, "PO Total", { align: "right" });
    pen.say(578, flow.y + 4, us(order.net), { align: "right" });
    return told(order, { line: ({ buyerSku }) => ({ buyerSku }) });
  },
);

/** A suite's page that says how many each price is for and leaves the amounts to the reader. */
const unsummed = printed("suite-price-per-without-amounts", { max: 30, bases: [1, 100, 1000] }, (made) => {
  const order = sited(
    traded(made, { wares: STOCK.fixings, buyers: ASKING.plants, number: "45009999", units: ["EA"] }),
    PLACES,
  );
  const rows = order.items.map(({ at, sku, name, quantity, unit, price, basis, due }) => [
    at * 10,
    sku,
    name,
    day(due, "mm/dd/yyyy"),
    us(quantity, 0),
    unit,
    us(price),
    us(basis, 0),
  ]);
  const html = page(
    ".g th{border-bottom:2px solid #000}.g{margin-top:12px}",
    `<h2>Purchase order</h2><table><tr><td>${party(order.buyer)}<td>${fields([
      ["Order", order.number],
      ["Date", day(order.date, "mm/dd/yyyy")],
      ["Currency", "USD"],
    ])}</table><table><tr><td>Supplier<br>${party(order.seller)}<td>Delivery address<br>${party(order.site, false)}</table>
    ${table(
      [
        "Line",
        "Item number",
        "Product name",
        "Delivery date",
        "Quantity",
        "Unit",
        "Unit price",
        "Price unit",
      ],
      rows,
      ["", "", "", "", "r", "", "r", "r"],
    )}<p>Confirm prices and dates within two days.`,
  );
  return { html, ...told(order, { currency: "USD", total: null, line: () => ({ lineTotal: null }) }) };
});

/** A machine builder's order by drawings: part, revision and drawing each in a column, the stuff it is made of, no price. */
const drawings = printed("suite-part-revision-drawing-unpriced", { max: 36 }, (made) => {
  const order = sited(
    traded(made, { wares: STOCK.turned, buyers: "works", number: "M-999999", units: ["EA", "SET"] }),
    PLACES,
  );
  const { random } = order;
  const rows = order.items.map(({ at, sku, name, quantity, unit, due }) => [
    at,
    sku,
    random.pick(["A", "B", "C", "01", "02", "-"]),
    `D${random.digits(5)}-${random.digits(1)}`,
    name,
    random.pick(["S355", "17-4PH", "C45", "6082-T6", "316L"]),
    us(quantity, 0),
    unit,
    day(due, "d-Mon-yyyy"),
  ]);
  const html = page(
    ".g td,.g th{border:1px solid #666}.g th{background:#ddd}",
    `<table><tr><td><h2>${order.buyer.name}</h2>${order.buyer.lines.join("<br>")}<td><h2>PURCHASE ORDER</h2>${fields(
      [
        ["PO #", order.number],
        ["PO Date", day(order.date, "d-Mon-yyyy")],
        ["Job", `J${random.digits(5)}`],
        ["Buyer", order.person],
      ],
    )}</table><table><tr><td>To<br>${party(order.seller)}<td>Ship to<br>${party(order.site, false)}</table>
    ${table(
      ["Ln", "Part No.", "Rev", "Drawing No.", "Description", "Material", "Qty", "UM", "Due Date"],
      rows,
      ["c", "", "c", "", "", "", "r", "", ""],
    )}<p>Prices per agreement. Certificates of conformance with each shipment.`,
  );
  return {
    html,
    ...told(order, { total: null, line: () => ({ unitPrice: null, priceBasis: null, lineTotal: null }) }),
  };
});

export const suitePrices = [caption, unsummed, drawings];
