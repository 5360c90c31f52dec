import type { PropsWithChildren } from "@elysiajs/html";
import { count } from "./_format.ts";
import { Badge, Button, Fault, Field, PageHead } from "./_parts.tsx";
import { daysOf, type ReferenceTerms, unitWords } from "./_reference_terms.ts";
import { Table } from "./_table.tsx";
import { Layout, type Shell } from "./layout.tsx";

/** What would become of a row. changed: the same item with another pack or other days. */
export type ImportOutcome = "new" | "known" | "changed" | "conflict" | "error";

/** A row of a file and what would become of it. */
export interface PreviewedRow extends ReferenceTerms {
  /** Of the file, from 1. */
  line: number;
  customer: string;
  customerText: string;
  item: string;
  outcome: ImportOutcome;
  /** What is wrong with it. */
  fault: string | null;
}

/** What keeping a table would do. */
export interface PreviewProps {
  name: string;
  table: string;
  counts: Record<ImportOutcome, number>;
  /** The first of each outcome. */
  rows: PreviewedRow[];
}

export interface CrossReferencesImportProps {
  shell: Shell;
  /** Null: no file is chosen yet. */
  preview: PreviewProps | null;
  /** Why the chosen file can't be shown. */
  fault?: string;
}

const OUTCOMES: [ImportOutcome, string, "error" | "warning" | "good" | "plain", string][] = [
  ["error", "Error", "error", ""],
  [
    "conflict",
    "Conflict",
    "warning",
    "Another item is kept for these words: you decide between them afterwards",
  ],
  [
    "changed",
    "Changed",
    "warning",
    "Kept with another unit or other days: you decide between them afterwards",
  ],
  ["new", "New", "good", ""],
  ["known", "Known", "plain", "Kept already as it is"],
];

/** A table of cross-references to be chosen, or what the chosen one would change. */
export function CrossReferencesImport({ shell, preview, fault }: CrossReferencesImportProps) {
  return (
    <Page shell={shell} label={preview ? "Another table" : FIRST}>
      {preview ? <ImportPreview {...preview} /> : null}
      {fault === undefined ? null : <ImportFault fault={fault} />}
    </Page>
  );
}

const FIRST = "Table (CSV)";
const UNDER_WAY = "<!-- under way -->";

/** The page of a long table, before and behind the place where it says how far it is and what came of it. */
export function importUnderWay(shell: Shell): [before: string, behind: string] {
  const page = String(
    <Page shell={shell} label="Another table">
      <div aria-live="polite">{UNDER_WAY}</div>
    </Page>,
  );
  const [before = "", behind = ""] = page.split(UNDER_WAY);
  return [before, behind];
}

/** How far a table is; what comes after it takes its place. */
export function ImportProgress({ rows, of }: { rows: number; of: number }) {
  return (
    <p class="under-way" safe>{`${rows.toLocaleString("en")} of about ${of.toLocaleString("en")} rows`}</p>
  );
}

/** What became of a long table that was kept; the browser goes on to the cross-references. */
export function ImportKept(counts: { kept: number; known: number; conflict: number }) {
  const said = Object.entries(counts).map(([name, count]) => `${name}: ${count.toLocaleString("en")}`);
  return (
    <section class="section">
      <p safe>{said.join(", ")}</p>
      <a href="/cross-references">Go on to the cross-references</a>
      <meta http-equiv="refresh" content="1;url=/cross-references" />
    </section>
  );
}

/** Why a table can't be shown or kept. */
export function ImportFault({ fault }: { fault: string }) {
  return <Fault label="Not read" fault={fault} alert />;
}

function Page({ shell, label, children }: PropsWithChildren<{ shell: Shell; label: string }>) {
  return (
    <Layout {...shell}>
      <PageHead title="Import cross-references" note="Nothing is kept before you have seen what changes">
        <a href="/cross-references">Back to the cross-references</a>
      </PageHead>
      {children}
      <form
        class="stack"
        method="post"
        action="/cross-references/import"
        enctype="multipart/form-data"
        aria-label="Choose a table"
      >
        <Field
          label={label}
          for="file"
          hint="The columns customer_text and item are needed; customer, ship_to, unit, factor, valid_from and valid_to may be there. The export has them all."
        >
          <input
            id="file"
            type="file"
            name="file"
            accept=".csv,text/csv"
            required
            aria-describedby="file-hint"
          />
        </Field>
        <div class="row">
          <Button label="Show what changes" kind={label === FIRST ? "primary" : "plain"} />
        </div>
      </form>
    </Layout>
  );
}

/** What keeping a table would do, row by row, and how it is kept. */
export function ImportPreview({ name, table, counts, rows }: PreviewProps) {
  const by = Map.groupBy(rows, ({ outcome }) => outcome);
  const found = OUTCOMES.filter(([outcome]) => counts[outcome]);
  const told = found.map(([outcome, label]) => `${label}: ${counts[outcome].toLocaleString("en")}`);
  const all = found.reduce((sum, [outcome]) => sum + counts[outcome], 0);
  return (
    <section class="section" aria-label="What changes">
      <h2 safe>{`${name}: ${count(all, "row")}`}</h2>
      <p safe>{told.join(", ")}</p>
      {counts.error ? (
        <p class="note">All rows are kept or none: mend those with errors and choose the table again.</p>
      ) : all > counts.known ? (
        <Confirmation name={name} table={table} />
      ) : (
        <p class="note">Nothing in it is new.</p>
      )}
      <Table label="Rows of the table" cards columns={COLUMNS}>
        {found.map(([outcome]) => (by.get(outcome) ?? []).map((row) => <PreviewRow {...row} />))}
      </Table>
      {found.map(([outcome, label]) => (
        <More label={label} more={counts[outcome] - (by.get(outcome)?.length ?? 0)} />
      ))}
    </section>
  );
}

function Confirmation({ name, table }: { name: string; table: string }) {
  return (
    <form
      class="row"
      method="post"
      action="/cross-references/import/confirmation"
      enctype="multipart/form-data"
    >
      <input type="hidden" name="name" value={name} />
      <input type="hidden" name="table" value={table} />
      <Button label="Keep them" kind="primary" />
    </form>
  );
}

const COLUMNS = [
  { label: "Line", number: true },
  { label: "Outcome", unseen: true },
  { label: "Customer" },
  { label: "The customer writes" },
  { label: "Item of the ERP" },
  { label: "Unit" },
  { label: "Valid" },
  { label: "Why", unseen: true },
];

function PreviewRow(row: PreviewedRow) {
  const { outcome, line, customer, customerText, item, fault } = row;
  const [unit, days]: [string, string] =
    fault === null ? [unitWords(row), daysOf(row) || "always"] : ["", ""];
  const [, label, tone, words] = OUTCOMES.find(([each]) => each === outcome)!;
  return (
    <tr>
      <td class="number" data-label="Line">
        {line}
      </td>
      <td>
        <Badge tone={tone} label={label} />
      </td>
      <td safe>{customer || "Every customer"}</td>
      <th scope="row" class="words" safe>
        {customerText}
      </th>
      <td class="words" safe>
        {item}
      </td>
      <td safe>{unit}</td>
      <td safe>{days}</td>
      <td class="words" safe>
        {fault ?? words}
      </td>
    </tr>
  );
}

function More({ label, more }: { label: string; more: number }) {
  if (more <= 0) return null;
  return <p class="note" safe>{`${label}: ${more.toLocaleString("en")} more`}</p>;
}
