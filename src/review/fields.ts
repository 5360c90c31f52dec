import type { LineField, OrderChanges, OrderHead } from "../orders/mod.ts";

/** How a field's value is read when a person types it. */
export type Kind = "text" | "number" | "money" | "day" | "currency";

interface HeaderField {
  name: string;
  label: string;
  kind: Kind;
  long?: boolean;
  of(order: OrderHead): string | null;
  put(changes: OrderChanges, value: string | null): void;
}

type Plain = "poNumber" | "orderDate" | "requiredDate" | "shipDate" | "currency" | "total" | "notes";

/** The order's own fields, in the order they are shown in. */
export const HEADER: HeaderField[] = [
  own("poNumber", "PO number", "text"),
  own("orderDate", "Order date", "day"),
  own("requiredDate", "Required", "day"),
  own("shipDate", "Ship date", "day"),
  own("currency", "Currency", "currency"),
  own("total", "Total", "money"),
  own("notes", "Notes", "text", { long: true }),
  ofParty("customerName", "Customer as printed", { party: "customer", part: "name" }),
  ofParty("shipToName", "Ship-to as printed", { party: "shipTo", part: "name" }),
  ofParty("shipToAddress", "Address as printed", { party: "shipTo", part: "address" }),
  ofParty("billToName", "Bill-to", { party: "billTo", part: "name" }),
  ofParty("billToAddress", "Bill-to address", { party: "billTo", part: "address" }),
];

function own(name: Plain, label: string, kind: Kind, options: { long?: boolean } = {}): HeaderField {
  return {
    name,
    label,
    kind,
    ...options,
    of: (order) => order[name],
    put: (changes, value) => {
      changes[name] = value;
    },
  };
}

function ofParty(
  name: string,
  label: string,
  { party, part }: { party: "customer" | "shipTo" | "billTo"; part: "name" | "address" },
): HeaderField {
  return {
    name,
    label,
    kind: "text",
    long: part === "address",
    of: (order) => (order[party] as Partial<Record<typeof part, string | null>>)[part] ?? null,
    put: (changes, value) => {
      changes[party] = { ...changes[party], [part]: value };
    },
  };
}

/** A line's fields, as the columns of the grid. */
export const LINE: { field: LineField; label: string; kind: Kind }[] = [
  { field: "customerSku", label: "Their part", kind: "text" },
  { field: "supplierSku", label: "Our part", kind: "text" },
  { field: "description", label: "Description", kind: "text" },
  { field: "quantity", label: "Quantity", kind: "number" },
  { field: "unit", label: "Unit", kind: "text" },
  { field: "unitPrice", label: "Price", kind: "money" },
  { field: "priceBasis", label: "Price per", kind: "number" },
  { field: "lineTotal", label: "Line total", kind: "money" },
  { field: "requiredDate", label: "Required", kind: "day" },
];

/** A stored value as its field shows it: money has as many decimals at least as its currency, two where that is not known. */
export function shown(kind: Kind, value: string | null, currency: string | null): string {
  if (kind !== "money" || !value) return value ?? "";
  const [whole, decimals = ""] = value.split(".");
  const all = decimals.padEnd(digitsOf(currency), "0");
  return all ? `${whole}.${all}` : whole!;
}

/** By ISO 4217. */
function digitsOf(currency: string | null): number {
  if (!currency || !/^[A-Z]{3}$/.test(currency)) return 2;
  const { minimumFractionDigits = 2 } = new Intl.NumberFormat("en", {
    style: "currency",
    currency,
  }).resolvedOptions();
  return minimumFractionDigits;
}
