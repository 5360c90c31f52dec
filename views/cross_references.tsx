import { Age, Button, EmptyState, PageHead, Pagination, Search, Table } from "./_parts.tsx";
import { Layout, type Shell } from "./layout.tsx";

/** What a customer calls an item, as a person once said. */
export interface CrossReferenceProps {
  id: string;
  customerText: string;
  /** Null: for every customer. */
  customerErpId: string | null;
  customerName: string | null;
  itemErpId: string;
  sku: string | null;
  description: string | null;
  createdBy: string;
  createdAt: Date;
  /** The order it was saved from, as long as that is kept. */
  orderId: string | null;
  fileName: string | null;
}

export interface CrossReferencesProps {
  shell: Shell;
  references: CrossReferenceProps[];
  text: string;
  newer: string | null;
  older: string | null;
}

const COLUMNS = [
  { label: "Customer" },
  { label: "The customer writes" },
  { label: "Item of the ERP" },
  { label: "Saved by" },
  { label: "From" },
  { label: "Age" },
  { label: "Revoke", unseen: true },
];

/** The cross-references of an organization, to search and to take back. */
export function CrossReferences({ shell, references, text, newer, older }: CrossReferencesProps) {
  return (
    <Layout {...shell}>
      <PageHead title="Cross-references" note="What customers call our items, as people have said">
        <a href="/learned-places">Learned places</a>
        <Search action="/cross-references" value={text} label="Code, words, item or customer" />
      </PageHead>
      {references.length ? (
        <Table columns={COLUMNS}>
          {references.map((reference) => (
            <Row {...reference} />
          ))}
        </Table>
      ) : (
        <Nothing text={text} />
      )}
      <Pagination newer={newer} older={older} />
    </Layout>
  );
}

function Row(reference: CrossReferenceProps) {
  return (
    <tr>
      <td safe>{reference.customerName ?? reference.customerErpId ?? "Every customer"}</td>
      <th scope="row" safe>
        {reference.customerText}
      </th>
      <td>
        <b safe>{reference.sku ?? reference.itemErpId}</b>{" "}
        <span safe>{reference.description ?? "not in the ERP any more"}</span>
      </td>
      <td safe>{reference.createdBy}</td>
      <td>
        {reference.orderId ? (
          <a href={`/review/${reference.orderId}`} safe>
            {reference.fileName ?? "order"}
          </a>
        ) : null}
      </td>
      <td>
        <Age at={reference.createdAt} />
      </td>
      <td>
        <form method="post" action={`/cross-references/${reference.id}/revocation`}>
          <Button label="Revoke" kind="quiet" />
        </form>
      </td>
    </tr>
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
