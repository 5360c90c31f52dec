import Papa from "papaparse";
import { FORMULA } from "../formats.ts";
import { dollars } from "./charge.ts";
import type { EventRow } from "./queries.ts";

/** Usage events as a table for spreadsheets: a cell that looks like a formula is kept from being one. */
export function csvOf(events: EventRow[]): string {
  return `${Papa.unparse(events.map(rowOf), { escapeFormulae: FORMULA, columns: COLUMNS })}\r\n`;
}

const COLUMNS = [
  "created_at",
  "order_id",
  "po_number",
  "lines",
  "free_trial_lines",
  "rate",
  "minimum",
  "rate_source",
  "exemption",
  "charge",
  "currency",
  "status",
  "invoice_id",
  "reason",
  "event_id",
];

function rowOf(event: EventRow) {
  return {
    created_at: event.created_at.toISOString(),
    order_id: event.order_id,
    po_number: event.visible ? event.po_number : null,
    lines: event.line_item_count,
    free_trial_lines: event.free_trial_line_items_used,
    rate: event.rate,
    minimum: event.minimum,
    rate_source: event.rate_source,
    exemption: event.exemption,
    charge: dollars(event.charge_cents),
    currency: event.currency,
    status: event.status,
    invoice_id: event.invoice_id,
    reason: event.reason,
    event_id: event.id,
  };
}
