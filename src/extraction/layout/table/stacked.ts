import { textOf } from "../page/lines.ts";
import type { Style } from "../page/style.ts";
import { parseAmount } from "../values/amounts.ts";
import { type Product, productOf } from "../values/products.ts";
import type { Role } from "../words/vocabulary.ts";
import type { Cells, Column, Geometry } from "./columns.ts";
import { factsOf } from "./facts.ts";
import { openRole } from "./open_role.ts";
import { oneQuantity } from "./typing.ts";
import { withPriceUnits, withUnits } from "./unit_columns.ts";

/** What stacked headings say; a heading that both lines of a row stand under says of the second what it does of the first. */
export function stackedRoles(geometry: Geometry, rows: Cells[], style: Style): Geometry {
  const texts = geometry.first.map((_, i) => rows.map((cells) => textOf(cells.get(i) ?? [])));
  const facts = texts.map((column) => factsOf(column, style));
  const numbered = numberedItems(geometry.first, texts);
  const named = oneQuantity(
    numbered.map((column, i) => ({ ...column, role: openRole(column.role, facts[i]!, column) })),
  );
  const first = multiplied(withUnits(named, facts), texts, style);
  const rest = geometry.rest.map((column, i) => {
    const isSettled = first[i]?.label === column.label && first[i]!.role !== numbered[i]!.role;
    return isSettled ? { ...column, role: first[i]!.role } : column;
  });
  return { ...geometry, first, rest: withPriceUnits(oneQuantity(rest)) };
}

/** Of several prices or totals those that multiply, "Net value" beside "Gross value"; where none is headed as what is paid, the one that does, "List price" less a discount; where no heading names money, those under headings that say nothing. */
function multiplied(columns: Column[], texts: string[][], { mark }: Style): Column[] {
  const roles = columns.map(({ role }) => role);
  const isRivalled = (role: Role | null) =>
    (role === "unitPrice" || role === "lineTotal") && roles.filter((other) => other === role).length > 1;
  const isListed = roles.includes("otherPrice") && !roles.includes("unitPrice");
  const isUnnamed = roles.includes("quantity") && !roles.some((role) => MONEY.has(role));
  if (!isListed && !isUnnamed && !roles.some(isRivalled)) return columns;
  const amounts = texts.map((column) => column.map((text) => (text ? parseAmount(text, mark) : null)));
  const found = productOf(roles, amounts, amounts);
  if (!found) return columns;
  if (isUnnamed && roles[found.q] === "quantity") return priced(columns, found);
  const isOther = (role: Role | null, at: number) => isRivalled(role) && at !== found.p && at !== found.t;
  return columns.map((column, i) => {
    if (isListed && i === found.p && column.role === "otherPrice") return { ...column, role: "unitPrice" };
    return isOther(column.role, i) ? { ...column, role: "otherPrice" } : column;
  });
}

const MONEY: ReadonlySet<Role | null> = new Set(["unitPrice", "otherPrice", "lineTotal"]);

/** Columns of which a price and an amount say nothing: these as what they are. */
function priced(columns: Column[], { p, t }: Product): Column[] {
  if (columns[p]!.role !== null || columns[t]!.role !== null) return columns;
  const roles = new Map<number, Role>([
    [p, "unitPrice"],
    [t, "lineTotal"],
  ]);
  return columns.map((column, i) => ({ ...column, role: roles.get(i) ?? column.role }));
}

/** Under stacked headings "Item" is the line number where its values are whole numbers, else a code. */
function numberedItems(columns: Column[], texts: string[][]): Column[] {
  const numbered = columns.findIndex(({ role }) => role === "lineNumber" || role === "item");
  return columns.map((column, i) => {
    if (column.role !== "item") return column;
    if (i > numbered) return { ...column, role: "code" };
    const filled = texts[i]!.filter(Boolean);
    const integers = filled.filter((text) => /^\d{1,5}$/.test(text)).length;
    return { ...column, role: filled.length > 0 && integers >= 0.6 * filled.length ? "lineNumber" : "code" };
  });
}
