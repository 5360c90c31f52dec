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

export interface CrossReferencesImportProps {
  shell: Shell;
  /** Null: no file is chosen yet. `rows` are the first of each outcome. */
  preview: {
    name: string;
    table: string;
    counts: Record<ImportOutcome, number>;
    rows: PreviewedRow[];
  } | null;
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
    <Layout {...shell}>
      <PageHead title="Import cross-references" note="Nothing is kept before you have seen what changes">
        <a href="/cross-references">Back to the cross-references</a>
      </PageHead>
      {preview ? <Preview {...preview} /> : null}
      {fault === undefined ? null : <Fault label="Not read" fault={fault} alert />}
      <form
        class="stack"
        method="post"
        action="/cross-references/import"
        enctype="multipart/form-data"
        aria-label="Choose a table"
      >
        <Field
          label={preview ? "Another table" : "Table (CSV)"}
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
          <Button label="Show what changes" kind={preview ? "plain" : "primary"} />
        </div>
      </form>
    </Layout>
  );
}

function Preview({ name, table, counts, rows }: NonNullable<CrossReferencesImportProps["preview"]>) {
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
      ) : all ? (
        <Confirmation name={name} table={table} />
      ) : null}
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
      <th scope="row" safe>
        {customerText}
      </th>
      <td safe>{item}</td>
      <td safe>{unit}</td>
      <td safe>{days}</td>
      <td safe>{fault ?? words}</td>
    </tr>
  );
}

function More({ label, more }: { label: string; more: number }) {
  if (more <= 0) return null;
  return <p class="note" safe>{`${label}: ${more.toLocaleString("en")} more`}</p>;
}
