import type { Evidence } from "../db/mod.ts";
import { percent } from "./_format.ts";

/** Something a person should know about a field, and whether they may say that it is right. */
export interface ReviewFinding {
  code: string;
  level: "error" | "warning";
  message: string;
  acknowledged: boolean;
  /** Names the finding to the server; null: it can't be acknowledged. */
  key: string | null;
  /** The place in the document that it speaks of. */
  evidence: Evidence | null;
}

/** Below this a value is marked as one to look at. */
const SURE = 0.8;

/** One field of the order as it stands in its form. */
export interface FieldProps {
  /** As it is posted: "poNumber", "lines.<id>.quantity". */
  name: string;
  label: string;
  value: string;
  evidence: Evidence | null;
  findings: ReviewFinding[];
  /** Why the typed value, which `value` then is, could not be saved. */
  fault: string | null;
  editable: boolean;
  kind?: "number" | "long";
  /** What else is to be known of the value. */
  hint?: string;
}

/** The id of the element that a field is drawn in. */
export function partId(name: string): string {
  return `f-${name.replaceAll(".", "-")}`;
}

/** Places in the document as scripts read them: page and box to a tenth of a point, or sheet and cell. */
function placesOf(evidence: Evidence): string {
  if ("sheet" in evidence) return JSON.stringify([[evidence.sheet, evidence.cell]]);
  const places = [evidence, ...(evidence.also ? [evidence.also] : [])];
  return JSON.stringify(
    places.map(({ page, box }) => [page, ...box.map((edge) => Math.round(edge * 10) / 10)]),
  );
}

/** How serious what is said of a field is; undefined when nothing is left open. */
export function toneOf({ findings, fault }: Pick<FieldProps, "findings" | "fault">) {
  if (fault) return "error";
  const open = findings.filter(({ acknowledged }) => !acknowledged);
  return open.find(({ level }) => level === "error")?.level ?? open[0]?.level;
}

/** A labelled field of the header. */
export function HeaderField(field: FieldProps) {
  const id = partId(field.name);
  return (
    <div
      id={id}
      class={["field", `field-${field.name}`, field.kind === "long" && "wide"]}
      data-finding={toneOf(field)}
    >
      <label for={`${id}-input`} safe>
        {field.label}
      </label>
      <FieldInput {...field} />
      <FieldFindings findings={field.findings} fault={field.fault} id={`${id}-findings`} />
    </div>
  );
}

/** The control of a field, which knows where in the document its value stands; `told`: of a cell, the element that says its findings. */
export function FieldInput(field: FieldProps & { told?: string }) {
  const { name, label, value, evidence, kind, editable, told } = field;
  const id = partId(name);
  const said = field.findings.length > 0 || field.fault !== null;
  const doubt = evidence?.confidence !== undefined && evidence.confidence < SURE ? evidence.confidence : null;
  const words =
    [doubt === null ? null : `Read with ${percent(doubt)} confidence`, field.hint]
      .filter(Boolean)
      .join(". ") || undefined;
  const shared = {
    id: told ? undefined : `${id}-input`,
    name,
    readonly: !editable,
    "data-evidence": evidence ? placesOf(evidence) : undefined,
    "aria-invalid": toneOf(field) === "error" ? "true" : undefined,
    "aria-describedby": said ? (told ?? `${id}-findings`) : undefined,
    "data-doubt": doubt ? true : undefined,
  };
  if (kind === "long")
    return (
      <textarea {...shared} rows="1" dir="auto" title={words} safe>
        {value}
      </textarea>
    );
  const number = kind === "number";
  return (
    <input
      {...shared}
      value={value}
      class={number ? "number" : undefined}
      inputmode={number ? "decimal" : undefined}
      dir={number ? undefined : "auto"}
      aria-label={told ? label : undefined}
      title={words}
    />
  );
}

/** What is said of a field; a warning has its button to accept it. */
export function FieldFindings(props: { findings: ReviewFinding[]; fault?: string | null; id?: string }) {
  const { findings, fault, id } = props;
  if (!findings.length && !fault) return "";
  return (
    <ul class="findings" id={id}>
      {fault ? (
        <li class="finding error" safe>
          {fault}
        </li>
      ) : null}
      {findings.map((finding) => (
        <li class={["finding", finding.level, finding.acknowledged && "acknowledged"]}>
          <span safe>{finding.message}</span>
          {finding.evidence ? <ShowButton evidence={finding.evidence} /> : null}
          {finding.key ? (
            <AcceptButton
              value={finding.key}
              accepted={finding.acknowledged}
              words={finding.code === "erp_refused" ? "It is mended there" : "It is right"}
            />
          ) : null}
        </li>
      ))}
    </ul>
  );
}

/** Leads to a place in the document. */
export function ShowButton({ evidence }: { evidence: Evidence }) {
  return (
    <button type="button" class="accept" data-enhanced data-show data-evidence={placesOf(evidence)}>
      Show
    </button>
  );
}

interface AcceptButtonProps {
  /** Names what is accepted to the server: one finding, or with `all` a kind of them. */
  value: string;
  all?: boolean;
  accepted: boolean;
  words: string;
}

/** Accepts a warning, or takes that back. */
export function AcceptButton({ value, all = false, accepted, words }: AcceptButtonProps) {
  return (
    <button
      type="submit"
      class="accept"
      name={`${accepted ? "takeBack" : "acknowledge"}${all ? "All" : ""}`}
      value={value}
      data-save
      data-accept={!accepted}
      safe
    >
      {accepted ? "Undo" : words}
    </button>
  );
}
