import { type CellObject, SSF } from "@e965/xlsx";
import type { Cell } from "../reading.ts";
import { asRead } from "../seen.ts";

type Content = Pick<Cell, "text" | "value" | "kind">;

/** Digits that Excel itself keeps; what follows is noise of binary arithmetic. */
const DIGITS = 15;

/** What a cell shows and holds; null when it is empty. */
export function cellOf(cell: CellObject, since1904: boolean): Content | null {
  switch (cell.t) {
    case "n":
      return numberOf(cell, since1904);
    case "b":
      return { text: cell.v ? "TRUE" : "FALSE", value: cell.v as boolean, kind: "boolean" };
    case "e":
      return { text: cell.w ?? "#ERROR", value: null, kind: "error" };
    case "d":
      return dateOf((cell.v as Date).toISOString());
    case "s": {
      const text = asRead(String(cell.v ?? ""))
        .replace(/\r\n?/g, "\n")
        .trim();
      return text ? { text, value: text, kind: "text" } : null;
    }
    default:
      return null;
  }
}

function numberOf(cell: CellObject, since1904: boolean): Content {
  const stored = cell.v as number;
  const format = String(cell.z ?? "General");
  if (SSF.is_date(format)) {
    const date = SSF.parse_date_code(stored, { date1904: since1904 });
    if (date && date.y > 0 && stored >= 1) {
      const time = date.H || date.M ? `T${pad(date.H)}:${pad(date.M)}` : "";
      return dateOf(`${date.y}-${pad(date.m)}-${pad(date.d)}${time}`);
    }
    return { text: (cell.w ?? String(stored)).trim(), value: stored, kind: "text" };
  }
  const value = Number(stored.toPrecision(DIGITS));
  const shown = (cell.w ?? "").trim();
  // Without a format of its own a cell shows as many digits as its column has room for.
  const short = cell.z === "General" || /e[+-]?\d+$/i.test(shown) || /^#+$/.test(shown) || !shown;
  return { text: short ? plain(value) : shown, value, kind: "number" };
}

function dateOf(iso: string): Content {
  const [date = "", time = ""] = iso.split("T");
  const clock = time.slice(0, 5);
  return { text: clock && clock !== "00:00" ? `${date} ${clock}` : date, value: date, kind: "date" };
}

/** Without an exponent: a long code stored as a number keeps its digits. */
function plain(value: number) {
  const text = String(value);
  return /e/i.test(text)
    ? value.toLocaleString("en", { useGrouping: false, maximumFractionDigits: 20 })
    : text;
}

function pad(part: number) {
  return String(part).padStart(2, "0");
}
