import { Age, Button, EmptyState, PageHead, Pagination, Search } from "./_parts.tsx";
import { daysOf, type ReferenceTerms, unitWords } from "./_reference_terms.ts";
import { SureAction } from "./_sure.tsx";
import { Table } from "./_table.tsx";
import { Layout, type Shell } from "./layout.tsx";

/** What a customer calls an item, as a person once said. */
export interface CrossReferenceProps extends ReferenceTerms {
  id: string;
  customerText: string;
  /** Null: for every customer. */
  customerErpId: string | null;
  customerName: string | null;
  /** Null: for every address. */
  shipToErpId: string | null;
  shipToName: string | null;
  itemErpId: string;
  sku: string | null;
  description: string | null;
  createdBy: string;
  createdAt: Date;
  /** The order it was saved from, as long as that is kept. */
  orderId: string | null;
  /** Document and line it was saved from. */
  source: string | null;
}

/** A suggestion that a person took away. */
export interface DeclineProps {
  id: string;
  customerText: string;
  customerErpId: string;
  customerName: string | null;
  itemErpId: string;
  sku: string | null;
  description: string | null;
  declinedBy: string;
  declinedAt: Date;
}

/** Two items saved for the same words of the same customer. */
export interface ConflictProps {
  kept: CrossReferenceProps;
  suggested: CrossReferenceProps;
}

export interface CrossReferencesProps {
  shell: Shell;
  references: CrossReferenceProps[];
  conflicts: ConflictProps[];
  declines: DeclineProps[];
  text: string;
  newer: string | null;
  older: string | null;
}

const COLUMNS = [
  { label: "Customer" },
  { label: "The customer writes" },
  { label: "Item of the ERP" },
  { label: "Unit" },
  { label: "Valid" },
  { label: "Saved by" },
  { label: "From" },
  { label: "Age" },
  { label: "Revoke", unseen: true },
];

/** The cross-references of an organization, to search, to decide about and to take back. */
export function CrossReferences(props: CrossReferencesProps) {
  const { shell, references, conflicts, declines, text, newer, older } = props;
  return (
    <Layout {...shell}>
      <PageHead title="Cross-references" note="What customers call our items, as people have said">
        <a href="/learned-places">Learned places</a>
        <a href="/api/erp/cross-references?format=csv" download="cross-references.csv">
          Export CSV
        </a>
        <a href="/cross-references/import">Import CSV</a>
        <Search action="/cross-references" value={text} label="Code, words, item or customer" />
      </PageHead>
      {conflicts.length ? <Conflicts conflicts={conflicts} /> : null}
      {references.length ? (
        <Table columns={COLUMNS} cards>
          {references.map((reference) => (
            <Row {...reference} />
          ))}
        </Table>
      ) : (
        <Nothing text={text} />
      )}
      <Pagination newer={newer} older={older} />
      {declines.length ? <Declines declines={declines} /> : null}
    </Layout>
  );
}

function Row(reference: CrossReferenceProps) {
  const { id, customerText, createdBy, createdAt } = reference;
  return (
    <tr>
      <td>
        <span class="clamp" title={scopeOf(reference)} safe>
          {scopeOf(reference)}
        </span>
      </td>
      <th scope="row" class="words" safe>
        {customerText}
      </th>
      <td class="words">
        <span class="clamp" title={reference.description ?? undefined}>
          <Item {...reference} />
        </span>
      </td>
      <td class="nowrap" safe>
        {unitWords(reference)}
      </td>
      <td data-label="Valid" safe>
        {daysOf(reference) || "always"}
      </td>
      <td data-label="by" safe>
        {createdBy}
      </td>
      <td>
        <From {...reference} />
      </td>
      <td data-label="Age">
        <Age at={createdAt} />
      </td>
      <td>
        <SureAction
          to={`/cross-references/${id}/revocation`}
          label="Revoke"
          action="Revoke the cross-reference"
          of={customerText}
          note="Orders to come are matched without it, and those in review that used it again. What was submitted stays as it is."
        />
      </td>
    </tr>
  );
}

function scopeOf({ customerName, customerErpId, shipToErpId, shipToName }: CrossReferenceProps) {
  const customer = customerName ?? customerErpId ?? "Every customer";
  return shipToErpId ? `${customer}, at ${shipToName ?? shipToErpId}` : customer;
}

function From({ orderId, source }: CrossReferenceProps) {
  if (!orderId) return <span safe>{source ?? ""}</span>;
  return (
    <a href={`/review/${orderId}`} safe>
      {source ?? "order"}
    </a>
  );
}

function Item({
  sku,
  itemErpId,
  description,
}: Pick<CrossReferenceProps, "sku" | "itemErpId" | "description">) {
  return (
    <>
      <b safe>{sku ?? itemErpId}</b> <span safe>{description ?? "not in the ERP any more"}</span>
    </>
  );
}

function Conflicts({ conflicts }: { conflicts: ConflictProps[] }) {
  return (
    <section class="section" aria-label="To decide">
      <h2>To decide</h2>
      <p class="note">Something else was saved for the same words: what is kept is used until you decide.</p>
      <Table
        cards
        columns={[
          { label: "Customer" },
          { label: "The customer writes" },
          { label: "Kept" },
          { label: "Saved later" },
        ]}
      >
        {conflicts.map(({ kept, suggested }) => (
          <tr>
            <td safe>{scopeOf(kept)}</td>
            <th scope="row" class="words" safe>
              {suggested.customerText}
            </th>
            <td class="words">
              <Side reference={kept} id={suggested.id} keep="old" label="Keep this" />
            </td>
            <td class="words">
              <Side reference={suggested} id={suggested.id} keep="new" label="Use this" />
            </td>
          </tr>
        ))}
      </Table>
    </section>
  );
}

function Side(props: { reference: CrossReferenceProps; id: string; keep: "old" | "new"; label: string }) {
  const { reference, id, keep, label } = props;
  const words = [unitWords(reference), daysOf(reference), `by ${reference.createdBy}`];
  return (
    <form method="post" action={`/cross-references/${id}/decision`}>
      <div>
        <Item {...reference} />
      </div>
      <p class="note">
        <span safe>{words.filter(Boolean).join(", ")}</span> <From {...reference} />
      </p>
      <Button label={label} name="keep" value={keep} of={reference.sku ?? reference.itemErpId} />
    </form>
  );
}

function Declines({ declines }: { declines: DeclineProps[] }) {
  return (
    <section class="section" aria-label="Not suggested">
      <h2>Not suggested any more</h2>
      <p class="note">Matches that a person took away from a customer's words.</p>
      <Table
        cards
        columns={[
          { label: "Customer" },
          { label: "The customer writes" },
          { label: "Not this item" },
          { label: "Declined by" },
          { label: "Age" },
          { label: "Suggest again", unseen: true },
        ]}
      >
        {declines.map((decline) => (
          <tr>
            <td safe>{decline.customerName ?? decline.customerErpId}</td>
            <th scope="row" class="words" safe>
              {decline.customerText}
            </th>
            <td class="words">
              <Item {...decline} />
            </td>
            <td data-label="by" safe>
              {decline.declinedBy}
            </td>
            <td data-label="Age">
              <Age at={decline.declinedAt} />
            </td>
            <td>
              <form method="post" action={`/declined-items/${decline.id}/taking-back`}>
                <Button label="Suggest again" kind="quiet" of={decline.customerText} />
              </form>
            </td>
          </tr>
        ))}
      </Table>
    </section>
  );
}

function Nothing({ text }: { text: string }) {
  if (text)
    return (
      <EmptyState title={`No cross-reference holds "${text}"`}>
        <p>
          <a href="/cross-references">Show all</a>
        </p>
      </EmptyState>
    );
  return (
    <EmptyState title="No cross-references yet">
      <p>
        Choose an item for a line in <a href="/review?status=pending_review">review</a> and save it as a
        cross-reference: the customer's next order finds it by itself.
      </p>
    </EmptyState>
  );
}
