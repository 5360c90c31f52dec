import type { Selectable } from "kysely";
import type { Database, Finding } from "../../db/mod.ts";
import { check } from "./check.ts";
import { merged } from "./merged.ts";

type Head = Pick<
  Selectable<Database["extracted_orders"]>,
  "po_number" | "customer_name" | "order_date" | "required_date" | "ship_date" | "total" | "proof"
>;
type Line = Pick<
  Selectable<Database["order_lines"]>,
  "id" | "position" | "quantity" | "unit" | "unit_price" | "price_basis" | "line_total"
>;

/** Findings of an order as it was read, with those that the reader `said`: nothing was asked of the ERP and of other orders. */
export function firstFindings(head: Head, { lines, said }: { lines: Line[]; said: Finding[] }): Finding[] {
  const order = {
    poNumber: head.po_number,
    customer: { name: head.customer_name, erpId: null, score: null, reason: null },
    orderDate: head.order_date,
    requiredDate: head.required_date,
    shipDate: head.ship_date,
    total: head.total,
    proof: head.proof,
    lines: lines.map((line) => ({
      id: line.id,
      number: line.position,
      quantity: line.quantity,
      unit: line.unit,
      unitPrice: line.unit_price,
      priceBasis: line.price_basis,
      lineTotal: line.line_total,
      match: null,
    })),
  };
  return merged(check(order), { kept: said, lineIds: lines.map(({ id }) => id) });
}
