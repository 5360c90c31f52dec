import { ASKING } from "../_desk.ts";
import { drawn, printed } from "../_family.ts";
import { fields, page, party, row } from "../_html.ts";
import { relined, sited, told } from "../_next.ts";
import { rounded } from "../_order.ts";
import { day, us } from "../_print.ts";
import { flowOf } from "../_table.ts";
import { traded } from "../_trade.ts";
import { typed } from "../_typed.ts";
import { MADE } from "./_goods.ts";

/** A bakery's stock system, printed: bags and their size beside the kilograms that are priced, the day of each line, a note on shelf life between them. */
const bakery = printed("june-bakery-bags-and-kg", { words: "uk", max: 18 }, (made) => {
  const plain = sited(
    traded(made, {
      wares: MADE.ingredients,
      buyers: ["Thornbury Bakeries plc", "Rowan & Rye Craft Bakers Ltd", "Kettlewell Biscuits Limited"],
      number: "POR-009999",
      units: ["kg"],
    }),
    ["Kettlewell Flour Store", "Bakery 2 Goods In"],
    ["Unit 3 Mill Lane", "Gate B, Station Approach"],
  );
  const sizes = plain.items.map(() => plain.random.pick([10, 12.5, 20, 25]));
  const bags = plain.items.map(() => plain.random.int(2, 60));
  const order = relined(
    plain,
    plain.items.map((item, i) => {
      const quantity = rounded(bags[i]! * sizes[i]!, 2);
      const price = rounded((item.price % 9) + 0.4, 3);
      return { ...item, quantity, price, total: rounded(quantity * price, 2) };
    }),
  );
  const rows = order.items.flatMap((item, i) => [
    row(
      [
        item.sku,
        item.name,
        bags[i]!,
        `${sizes[i]} kg bag`,
        us(item.quantity),
        us(item.price, 3),
        day(item.due, "dd/mm/yyyy"),
        us(item.total),
      ],
      ["", "", "r", "", "r", "r", "", "r"],
    ),
    ...(i % 4 === 1
      ? ["<tr class=n><td><td colspan=7>Minimum 75% shelf life remaining on delivery. CoA per batch.</tr>"]
      : []),
  ]);
  return {
    html: page(
      ".g th{border-bottom:2px solid #333}.g td{border-bottom:1px solid #ddd}.n td{font-style:italic;color:#555}",
      `<h2>Purchase order ${order.number}</h2><table><tr><td>${party(order.buyer)}<td>${fields([
        ["Created", day(order.date, "dd/mm/yyyy")],
        ["Raised by", order.person],
        ["Currency", "GBP"],
      ])}</table><p><table><tr><td>Supplier:<br>${party(order.seller)}<td>Delivery address:<br>${party(order.site, false)}</table><p>
<table class=g><thead>${row(["Product code", "Ingredient", "Bags", "Pack size", "Total kg", "£ per kg", "Delivery", "Value £"], ["", "", "r", "", "r", "r", "", "r"], "th")}</thead>${rows.join("")}</table>
<p class=r><b>Total excl. VAT: £${us(order.net)}</b><p>Deliveries 06:00 to 13:00, booked in 24 hours before. Pallets max 1.6 m.`,
      "A4",
    ),
    ...told(order, { currency: "GBP" }),
  };
});

/** A builders' merchant: a typed form, price per each, hundred or metre, no price where the buyer asks for it, text between the lines, VAT. */
const merchant = drawn(
  "june-merchant-prices-missing",
  { words: "uk", max: 34, bases: [1, 1, 100], size: [595, 842] },
  (made, pen) => {
    const plain = traded(made, {
      wares: [
        "Pipe clip, PP, 22 mm, white",
        "Waste valve, basin, 32 mm, chrome",
        "Roof vent tile, concrete, grey",
        "Drain gully, PVC, square grid",
        "Float valve, 1/2 in, brass, part 2",
        "Joist hanger, 50 x 225, galv",
      ],
      buyers: [
        "Hallam & Pike Builders Merchants Ltd",
        "Wold Timber & Plumbing Supplies",
        ...ASKING.britain.slice(2),
      ],
      number: "20/999999",
      units: ["EACH", "PACK"],
    });
    const open = plain.items.map((item) => item.at > 1 && plain.random.chance(0.2));
    const order = relined(
      plain,
      plain.items.map((item, i) => (open[i] ? { ...item, total: 0 } : item)),
    );
    const mono = { face: "mono" as const, size: 8.5 };
    const put = (y: number, ...parts: [number, string | number][]) => pen.say(34, y, typed(...parts), mono);
    const head = () => {
      let y = put(30, [0, order.buyer.name.toUpperCase()], [-100, `PURCHASE ORDER  ${order.number}`]);
      y = put(
        y,
        [0, order.buyer.lines.join(", ")],
        [-100, `DATE ${day(order.date, "dd/mm/yy")}   PAGE ${pen.pages}`],
      );
      if (pen.pages === 1) {
        y = put(y + 12, [0, "SUPPLIER"], [50, "DELIVER TO: BRANCH 20"]);
        y = put(y, [0, order.seller.name], [50, order.buyer.name]);
        order.seller.lines.forEach((line, i) => {
          y = put(y, [0, line], [50, order.buyer.lines[i]!]);
        });
        y = put(y + 8, [0, `ORDERED BY ${order.person}`], [50, `REQUIRED ${day(order.due, "dd/mm/yy")}`]);
      }
      y = put(
        y + 12,
        [0, "YOUR CODE"],
        [16, "DESCRIPTION"],
        [-66, "QUANTITY"],
        [68, "UNIT"],
        [-84, "PRICE"],
        [86, "PER"],
        [-100, "VALUE"],
      );
      return put(y, [0, "-".repeat(100)]);
    };
    const flow = flowOf(pen, { y: head(), bottom: 800, again: head });
    order.items.forEach((item, i) => {
      flow.need(34);
      flow.y = put(
        flow.y,
        [0, item.sku],
        [16, item.name],
        [-66, us(item.quantity, 0)],
        [68, item.unit],
        ...(open[i]
          ? []
          : ([
              [-84, us(item.price)],
              [86, item.basis === 100 ? "100" : "EA"],
              [-100, us(item.total)],
            ] as [number, string][])),
      );
      if (open[i]) flow.y = put(flow.y, [16, "PLEASE ADVISE PRICE BEFORE DESPATCH"]);
      if (item.at % 6 === 4) flow.y = put(flow.y, [16, "FOR CUSTOMER COLLECTION - RING BRANCH ON ARRIVAL"]);
      flow.y += 3;
    });
    flow.need(44);
    flow.y = put(flow.y, [0, "-".repeat(100)]);
    put(flow.y, [66, "GOODS VALUE EX VAT"], [-100, us(order.net)]);
    return {
      ...told(order, {
        line: ({ at }) => (open[at - 1] ? { unitPrice: null, lineTotal: null } : {}),
        requestedDate: order.due,
      }),
      shipTo: undefined,
    };
  },
);

export const juneCounters = [bakery, merchant];
