import { Age, Button, EmptyState, None, PageHead, Quantity, Status, Table } from "./_parts.tsx";
import { Layout, type Shell } from "./layout.tsx";

/** A connection to an ERP and the mirror of its data. */
export interface ConnectionProps {
  id: string;
  name: string;
  kind: "sandbox" | "tryton" | "http";
  itemCount: number;
  customerCount: number;
  lastSyncAt: Date | null;
  /** Each kind of data. */
  mirrors: { entity: string; rows: number; syncedAt: Date | null }[];
  /** The latest deliveries, newest first. */
  runs: RunProps[];
  /** What a check has just found; null: it works. */
  checked?: { fault: string | null };
}

/** One delivery of data. */
export interface RunProps {
  entity: string;
  finishedAt: Date;
  seconds: number;
  inserted: number;
  updated: number;
  deactivated: number;
  rejected: number;
  /** Why the first rows were rejected. */
  reasons: string[];
  /** Why nothing was taken; null: it was. */
  error: string | null;
  by: string | null;
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
      {connections.map((connection) => (
        <Data {...connection} />
      ))}
    </Layout>
  );
}

const DATA_COLUMNS = [{ label: "Data" }, { label: "Rows", number: true }, { label: "Last delivered" }];
const RUN_COLUMNS = [
  { label: "Delivery" },
  { label: "Finished" },
  { label: "Seconds", number: true },
  { label: "New", number: true },
  { label: "Changed", number: true },
  { label: "Gone", number: true },
  { label: "Rejected", number: true },
  { label: "By" },
];

/** What a connection has delivered, and how old it is. */
function Data({ name, mirrors, runs }: ConnectionProps) {
  return (
    <section>
      <h2 safe>{name}</h2>
      <Table columns={DATA_COLUMNS}>
        {mirrors.map(({ entity, rows, syncedAt }) => (
          <tr>
            <th scope="row" safe>
              {entity.replace("-", " ")}
            </th>
            <td class="number">{rows}</td>
            <td>{syncedAt ? <Age at={syncedAt} /> : <None />}</td>
          </tr>
        ))}
      </Table>
      {runs.length ? (
        <Table columns={RUN_COLUMNS}>
          {runs.map((run) => (
            <RunRow {...run} />
          ))}
        </Table>
      ) : null}
    </section>
  );
}

function RunRow({ entity, finishedAt, seconds, reasons, error, by, ...counts }: RunProps) {
  return (
    <tr>
      <th scope="row">
        <span safe>{entity.replace("-", " ")}</span>{" "}
        {error === null ? null : <Status tone="error" label="Nothing was taken" />}
        <p class="reason" safe>
          {error ?? reasons.join("; ")}
        </p>
      </th>
      <td>
        <Age at={finishedAt} />
      </td>
      <td class="number">{seconds}</td>
      <td class="number">{counts.inserted}</td>
      <td class="number">{counts.updated}</td>
      <td class="number">{counts.deactivated}</td>
      <td class="number">{counts.rejected}</td>
      <td safe>{by ?? "the service"}</td>
    </tr>
  );
}

function Row({ id, name, kind, itemCount, customerCount, lastSyncAt, checked }: ConnectionProps) {
  return (
    <tr>
      <th scope="row">
        <span safe>{name}</span> {kind === "sandbox" ? <SandboxLinks /> : null}
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
