import { Age, Button, EmptyState, None, PageHead, Quantity, Status, Table } from "./_parts.tsx";
import { Layout, type Shell } from "./layout.tsx";

/** A connection to an ERP and the mirror of its data. */
export interface ConnectionProps {
  id: string;
  name: string;
  kind: "sandbox";
  itemCount: number;
  customerCount: number;
  lastSyncAt: Date | null;
  /** What a check has just found; null: it works. */
  checked?: { fault: string | null };
}

export interface ConnectionsProps {
  shell: Shell;
  connections: ConnectionProps[];
}

const COLUMNS = [
  { label: "Connection" },
  { label: "State" },
  { label: "Items", number: true },
  { label: "Customers", number: true },
  { label: "Mirrored" },
  { label: "Actions", unseen: true },
];

/** The ERPs that orders go to. */
export function Connections({ shell, connections }: ConnectionsProps) {
  return (
    <Layout {...shell}>
      <PageHead title="ERP" note="Where orders go, and where items and customers come from" />
      {connections.length ? (
        <Table columns={COLUMNS}>
          {connections.map((connection) => (
            <Row {...connection} />
          ))}
        </Table>
      ) : (
        <EmptyState title="No ERP is connected">
          <p>Orders are read and can be edited, but neither matched nor submitted.</p>
        </EmptyState>
      )}
    </Layout>
  );
}

function Row({ id, name, kind, itemCount, customerCount, lastSyncAt, checked }: ConnectionProps) {
  return (
    <tr>
      <th scope="row">
        <span safe>{name}</span>
        {kind === "sandbox" ? <SandboxLinks /> : null}
      </th>
      <td>{checked ? <Checked {...checked} /> : <Status tone="plain" label="Not checked" />}</td>
      <td class="number">
        <Quantity value={String(itemCount)} />
      </td>
      <td class="number">
        <Quantity value={String(customerCount)} />
      </td>
      <td>{lastSyncAt ? <Age at={lastSyncAt} /> : <None />}</td>
      <td>
        <div class="row">
          <form method="post" action={`/erp/${id}/check`}>
            <Button label="Check" />
          </form>
          <form method="post" action={`/erp/${id}/mirror`}>
            <Button label="Refresh the mirror" kind="quiet" />
          </form>
        </div>
      </td>
    </tr>
  );
}

function Checked({ fault }: { fault: string | null }) {
  if (fault === null) return <Status tone="good" label="It answers" />;
  return (
    <>
      <Status tone="error" label="Cannot be used" />
      <p class="reason" safe>
        {fault}
      </p>
    </>
  );
}

function SandboxLinks() {
  return (
    <p class="note">
      <a href="/erp/sandbox/orders">Orders booked</a> <a href="/erp/sandbox/items">Items</a>
    </p>
  );
}
