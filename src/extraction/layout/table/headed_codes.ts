import type { DraftLine, LineField } from "../../../orders/mod.ts";
import { evidenceOf, textOf } from "../page/lines.ts";
import { CODES } from "../words/vocabulary.ts";
import { firstCell } from "./cells.ts";
import type { Entry } from "./entry.ts";

/** So many lines with a code, and such a share of all, tell where the others' stand. */
const [LEAST, MOST] = [3, 0.6];

/** A few words in capitals and figures. */
const CAPITALS = /^(?=.{3,24}$)\p{Lu}[\p{Lu}\d&.\-/]*(?: [\p{Lu}\d&.\-/]+){0,3}$/u;

/** Lines without a code among others that have theirs under a heading of codes, with the capitals that stand there beside their words: "EYE PROT SMK", "FRT SURCH". */
export function withHeadedCodes<Line extends DraftLine>(lines: Line[], entries: Entry[]): Line[] {
  const fields = lines.map(({ fields }) => fields.customerSku ?? fields.supplierSku);
  const headed = entries.map(({ start }) => {
    const cells = [...CODES].map((role) => (role ? firstCell(start, role, 0) : []));
    return cells.find(({ length }) => length > 0) ?? [];
  });
  const sure = fields.filter((code, i) => code && code.value === textOf(headed[i]!));
  if (sure.length < Math.max(LEAST, MOST * lines.length)) return lines;
  const field: LineField = lines.some(({ fields }) => fields.customerSku) ? "customerSku" : "supplierSku";
  return lines.map((line, i) => {
    const value = textOf(headed[i]!);
    const isOpen = !fields[i] && line.fields.description && line.fields.description.value !== value;
    if (!isOpen || !CAPITALS.test(value)) return line;
    const code = { value, evidence: evidenceOf(headed[i]!, entries[i]!.start.line.page) };
    return { ...line, fields: { ...line.fields, [field]: code } };
  });
}

/** Lines whose codes all stand behind the lines' own numbers, counted by one or ten, without these: "1 PNU ELB 8", "2 PNU TEE 8". */
export function withoutNumbers<Line extends DraftLine>(lines: Line[]): Line[] {
  const fields = lines.map((line) => (line.fields.customerSku ? "customerSku" : "supplierSku"));
  const parts = lines.map(({ fields: read }, i) => /^(\d{1,4}) (\S.*)$/.exec(read[fields[i]!]?.value ?? ""));
  const step = Number(parts[0]?.[1]);
  const isCounted = parts.every((part, i) => Number(part?.[1]) === step * (i + 1));
  if (lines.length < LEAST || !isCounted || (step !== 1 && step !== 10)) return lines;
  return lines.map((line, i) => {
    const [, printedNumber, value] = parts[i]!;
    const code = { ...line.fields[fields[i]!]!, value: value! };
    return { printedNumber, ...line, fields: { ...line.fields, [fields[i]!]: code } };
  });
}
