import type { Role } from "../words/vocabulary.ts";
import type { Level } from "./phrases.ts";

/** Columns of a list of what is kept, in which "Order" beside what is left is how many are wanted; others as they are. */
export function wanted<C extends Level & { levels: Level[] }>(columns: C[]): C[] {
  const left = columns.some(({ role }) => role === "otherQuantity");
  if (!left || columns.some(({ role }) => role === "quantity")) return columns;
  return columns.map((column) => {
    const role: Role | null = asks(column.label)
      ? "quantity"
      : LEVEL.test(column.label)
        ? "otherQuantity"
        : null;
    if (column.levels.length > 1 || !role) return column;
    return { ...column, role, levels: column.levels.map((level) => ({ ...level, role })) };
  });
}

/** Whether a heading asks how many are wanted, over rows of which some want none. */
export function asks(heading: string): boolean {
  return /^(to |we )?(order|need|buy|want|send)s?[?:]?$/i.test(heading);
}

/** How many are always kept. */
const LEVEL = /^(par|min|max)( level)?[.:]?$/i;
