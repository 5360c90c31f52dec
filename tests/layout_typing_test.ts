import { expect, test } from "bun:test";
import type { Token } from "../src/extraction/layout/page/lines.ts";
import { settleRoles } from "../src/extraction/layout/table/typing.ts";
import { EITHER_ORDER } from "../src/extraction/layout/values/dates.ts";
import type { Role } from "../src/extraction/layout/words/vocabulary.ts";

const STYLE = { mark: ".", open: false, dates: EITHER_ORDER, bySeller: false } as const;

const ROLES: Role[] = ["item", "codeDescription", "quantity"];

/** What "Item" holds over columns whose rows have these texts. */
function item(...rows: string[][]): Role | null {
  return first(ROLES, rows);
}

/** What the first of columns holds. */
function first(roles: (Role | null)[], rows: string[][], label = ""): Role | null {
  const columns = roles.map((role, i) => ({
    role,
    label: i === 0 ? label : "",
    left: 100 * i,
    right: 100 * i + 90,
  }));
  const cells = rows.map(
    (row) =>
      new Map(row.map((text, i) => [i, [{ text, box: [100 * i, 0, 100 * i + 50, 10] } as unknown as Token]])),
  );
  return settleRoles(columns, { rows: cells, beneath: [] }, STYLE)[0]!.role;
}

test("settleRoles() takes what counts from the top for line numbers, whatever tables of documents stand below", () => {
  const lines = [
    ["0001", "42HD95-29", "209"],
    ["0002", "725-3679", "3"],
  ];
  const papers = ["QC01", "QC14", "DWG-42HD95-29", "DWG-725-3679"].map((code) => [code, "C"]);
  expect(item(...lines, ...papers)).toBe("lineNumber");
  expect(item(["4711", "Flange", "2"], ["4712", "Gasket", "3"], ...papers)).toBe("code");
});

test("settleRoles() takes even steps for line numbers though a fax has some of them wrong", () => {
  const numbered = (numbers: number[]) =>
    item(...numbers.map((number, row) => [String(number), `42HD95-${10 + row} Flange`, "2"]));
  expect(numbered([10, 20, 30, 40, 50, 60, 70, 30, 20, 100])).toBe("lineNumber");
  expect(numbered([310, 620, 410, 240, 550])).toBe("code");
});

test('settleRoles() takes rates under "Desc." for discounts, words for descriptions', () => {
  const roles: Role[] = ["description", "code", "quantity"];
  expect(
    first(roles, [
      ["20 %", "42HD95-29", "2"],
      ["5,5%", "725-3679", "3"],
    ]),
  ).toBe("discount");
  expect(
    first(roles, [
      ["Flange", "42HD95-29", "2"],
      ["Gasket 5%", "725-3679", "3"],
    ]),
  ).toBe("description");
});

test("settleRoles() takes places among all lines for line numbers where a scan ran them together", () => {
  const placed = (...places: string[]) =>
    first(
      ["lineNumber", "codeDescription", "quantity"],
      places.map((place) => [place, "Flange DN 50", "2"]),
    );
  expect(placed("1of14", "2of14", "3 of14", "4of 14", "10 of")).toBe("lineNumber");
  expect(placed("HX14", "HX15", "HX16")).toBe("code");
});

test("settleRoles() takes money under a heading of a price's unit for the price", () => {
  const roles: Role[] = ["priceUnit", "code", "quantity"];
  expect(
    first(roles, [
      ["478.07M", "AB-4711", "5"],
      ["291.96EA", "AB-4712", "8"],
    ]),
  ).toBe("unitPrice");
  expect(
    first(roles, [
      ["100", "AB-4711", "5"],
      ["1,000", "AB-4712", "8"],
    ]),
  ).toBe("per");
});

test("settleRoles() takes letters that count the rows of a bill for no codes where another column holds codes", () => {
  const bill: Role[] = ["item", "code", "description", "quantity"];
  const rows = ["GR-351-31", "4711-8250", "PL-86-142"].map((code, i) => [
    "ABC"[i]!,
    code,
    `Ball valve size ${i}`,
    "4",
  ]);
  expect(first(bill, rows)).toBe("other");
});

test("settleRoles() takes the net price for the price where no heading says more, and leaves weights beside one", () => {
  const roles = (labels: [string, Role | null][], row: string[]) => {
    const columns = labels.map(([label, role], i) => ({ role, label, left: 100 * i, right: 100 * i + 90 }));
    const token = (text: string, i: number) =>
      ({ text, box: [100 * i, 0, 100 * i + 50, 10] }) as unknown as Token;
    const cells = [row, row].map((texts) => new Map(texts.map((text, i) => [i, [token(text, i)]])));
    return settleRoles(columns, { rows: cells, beneath: [] }, STYLE).map(({ role }) => role);
  };
  const named: [string, Role | null][] = [
    ["Artículo", "code"],
    ["Cantidad", "quantity"],
    ["P.Bruto", null],
    ["P.Neto", null],
  ];
  expect(roles(named, ["HX-4711", "6", "15.77", "14.19"])[3]).toBe("unitPrice");
  expect(roles([...named, ["Precio", "unitPrice"]], ["HX-4711", "6", "15.77", "14.19", "3.20"])).toEqual([
    "code",
    "quantity",
    null,
    null,
    "unitPrice",
  ]);
});

test("settleRoles() takes the makers' names under their numbers' heading for no codes", () => {
  const under = (...texts: string[]) =>
    first(
      ["supplierSku", "codeDescription", "quantity"],
      texts.map((text, row) => [text, `42HD95-${10 + row} Flange`, "2"]),
      "Mfg ID",
    );
  expect(under("SIGMA", "FISHER", "SIGMA")).toBe("other");
  expect(under("SG-2210", "FI-775", "SG-981")).toBe("supplierSku");
});

test("settleRoles() takes what counts the lines beside codes for their numbers, whatever its heading says", () => {
  const rows = [
    ["10", "79168479", "7500"],
    ["20", "76403978", "7000"],
    ["30", "74077149", "18000"],
  ];
  expect(first(["code", "code", "quantity"], rows)).toBe("lineNumber");
  expect(first(["code", "description", "quantity"], rows)).toBe("code");
});

test("settleRoles() takes articles in their order for no line numbers, and places in all for such", () => {
  const row = (number: string, i: number) => [number, `Flange DN${10 * i + 50}`, "2"];
  expect(first(["item", "description", "quantity"], ["10482", "10517", "11833"].map(row))).toBe("code");
  expect(first(["item", "description", "quantity"], ["10010", "10020", "10030"].map(row))).toBe("lineNumber");
  const beside = ["1 of 3", "2 of 3", "3 of 3"].map((number, i) => [number, `42HD95-${10 + i}`, "2"]);
  expect(first(["code", "code", "quantity"], beside)).toBe("lineNumber");
});

test("settleRoles() takes days under what captions call the day that goods are wanted for the lines'", () => {
  const roles: (Role | null)[] = [null, "code", "quantity"];
  const rows = ["12/04/2026", "12/18/2026"].map((day, i) => [day, `BX-100${i}`, "12"]);
  expect(first(roles, rows, "Requested Receipt")).toBe("date");
  expect(first(roles, rows, "Quoted")).toBeNull();
});
