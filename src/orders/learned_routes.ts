import { Elysia, t } from "elysia";
import { LearnedPlaces } from "../../views/learned_places.tsx";
import { asMemberIn, shellOf } from "../accounts/mod.ts";
import type { App } from "../app.ts";
import type { HeaderField, LineField } from "./draft.ts";
import { forgetPlace, listPlaces } from "./learned.ts";

const ROWS = 50;
const PATH = "/learned-places";

/** The page of learned places, where they can be forgotten. */
export function learnedRoutes(app: App) {
  const asMember = asMemberIn(app);
  return new Elysia()
    .get(
      PATH,
      async ({ request, query: { page = 1 } }) => {
        const rows = await asMember(request, (tx, { userId }) =>
          listPlaces(tx, { viewer: { userId }, limit: ROWS + 1, offset: (page - 1) * ROWS }),
        );
        return LearnedPlaces({
          shell: shellOf(request, "Learned places", "cross-references"),
          places: rows
            .slice(0, ROWS)
            .map(({ part, field, ...row }) => ({ ...row, field: named(part, field) })),
          newer: page > 1 ? `${PATH}?page=${page - 1}` : null,
          older: rows.length > ROWS ? `${PATH}?page=${page + 1}` : null,
        });
      },
      { query: t.Object({ page: t.Optional(t.Numeric({ minimum: 1, maximum: 10_000 })) }) },
    )
    .post(`${PATH}/:id/forgetting`, async ({ request, params: { id }, redirect }) => {
      await asMember(request, (tx, { name, email }) => forgetPlace(tx, { id, by: name || email }));
      return redirect(PATH, 303);
    });
}

const NAMES: Record<HeaderField | LineField, string> = {
  poNumber: "PO number",
  orderDate: "Order date",
  requiredDate: "Required",
  shipDate: "Ship date",
  currency: "Currency",
  total: "Total",
  notes: "Notes",
  customerName: "Customer",
  shipToName: "Ship-to",
  shipToAddress: "Ship-to address",
  billToName: "Bill-to",
  billToAddress: "Bill-to address",
  customerSku: "Their part",
  supplierSku: "Our part",
  description: "Description",
  quantity: "Quantity",
  unit: "Unit",
  unitPrice: "Price",
  priceBasis: "Price per",
  lineTotal: "Line total",
};

function named(part: "header" | "line", field: string): string {
  const name = NAMES[field as HeaderField | LineField] ?? field;
  return part === "line" ? `${name}, each line` : name;
}
