import { Part } from "./_partial.tsx";
import { Age, Badge, Button, EmptyState, Fault, Field, None, PageHead, Quantity, Status } from "./_parts.tsx";
import { Table } from "./_table.tsx";
import { Checked, type CheckedProps } from "./connection_form.tsx";
import { Layout, type Shell } from "./layout.tsx";
import { type ProgressProps, SyncProgress, sentence } from "./sync_progress.tsx";

/** A connection to an ERP and the mirror of its data. */
export interface ConnectionProps {
  id: string;
  name: string;
  kind: string;
  kindLabel: string;
  active: boolean;
  /** New orders go to it. */
  isDefault: boolean;
  itemCount: number;
  customerCount: number;
  lastSyncAt: Date | null;
  progress: ProgressProps;
  /** The latest deliveries, newest first. */
  runs: RunProps[];
  /** What a check has just found; null: it works. */
  checked?: CheckedProps;
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
  /** What an order's prices may be off the ERP's: "5". */
  tolerancePercent: string;
  /** May change them. */
  admin: boolean;
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
export function Connections({ shell, connections, tolerancePercent, admin }: ConnectionsProps) {
  return (
    <Layout {...shell}>
      <PageHead title="ERP" note="Where orders go, and where items and customers come from">
        {admin ? (
          <a class="button" href="/erp/new">
            Add a connection
          </a>
        ) : null}
      </PageHead>
      {connections.length ? (
        <Table columns={COLUMNS} cards>
          {connections.map((connection) => (
            <Row {...connection} admin={admin} />
          ))}
        </Table>
      ) : (
        <EmptyState title="No ERP is connected">
          <p>Orders are read and can be edited, but neither matched nor submitted.</p>
          {admin ? null : <p>An admin of your organization can connect one here.</p>}
        </EmptyState>
      )}
      {connections.map((connection) => (
        <Data {...connection} />
      ))}
      <Prices percent={tolerancePercent} admin={admin} />
    </Layout>
  );
}

/** How far prices may be apart before an order says so. */
function Prices({ percent, admin }: { percent: string; admin: boolean }) {
  const words = "An order's price further off the ERP's than this is shown as a finding";
  if (!admin)
    return (
      <section>
        <h2>Prices</h2>
        <p safe>{`${words}: ${percent} %.`}</p>
      </section>
    );
  return (
    <section>
      <h2>Prices</h2>
      <form class="row" method="post" action="/erp/price-tolerance">
        <Field
          label="Tolerance in percent"
          for="percent"
          hint={`${words}. Orders in review are compared anew.`}
        >
          <input
            id="percent"
            name="percent"
            value={percent}
            inputmode="decimal"
            required
            pattern="[0-9]{1,3}([.,][0-9]{1,4})?"
            aria-describedby="percent-hint"
          />
        </Field>
        <Button label="Save" />
      </form>
    </section>
  );
}

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
function Data({ name, progress, runs, checked }: ConnectionProps) {
  return (
    <section>
      <h2 safe>{name}</h2>
      <SyncProgress {...progress} alone={checked !== undefined} />
      {runs.length ? (
        <Table columns={RUN_COLUMNS} label="Deliveries">
          {runs.map((run) => (
            <RunRow {...run} />
          ))}
        </Table>
      ) : null}
    </section>
  );
}

function RunRow(run: RunProps) {
  const { entity, finishedAt, seconds, inserted, updated, deactivated, rejected, reasons, error, by } = run;
  return (
    <tr>
      <th scope="row">
        <span safe>{sentence(entity)}</span>{" "}
        {error === null ? null : <Fault label="Nothing was taken" fault={error} />}
        {error === null && reasons.length ? (
          <p class="reason" safe>
            {reasons.join("; ")}
          </p>
        ) : null}
      </th>
      <td>
        <Age at={finishedAt} />
      </td>
      {[seconds, inserted, updated, deactivated, rejected].map((number) => (
        <td class="number" safe>
          {number.toLocaleString("en")}
        </td>
      ))}
      <td safe>{by ?? "the service"}</td>
    </tr>
  );
}

/** How far a connection's data is, and what its row says of that. */
export function Progressed(props: RowProps) {
  return (
    <>
      <SyncProgress {...props.progress} />
      <Part target={`#${rowOf(props)}`}>
        <Row {...props} />
      </Part>
    </>
  );
}

type RowProps = Omit<ConnectionProps, "runs"> & { admin: boolean };

function rowOf({ id }: Pick<ConnectionProps, "id">) {
  return `connection-${id}`;
}

function Row(props: RowProps) {
  const { itemCount, customerCount, lastSyncAt } = props;
  return (
    <tr id={rowOf(props)}>
      <th scope="row">
        <Name {...props} />
      </th>
      <td>
        <State {...props} />
      </td>
      <td class="number" data-label="Items">
        <Quantity value={String(itemCount)} />
      </td>
      <td class="number" data-label="Customers">
        <Quantity value={String(customerCount)} />
      </td>
      <td data-label="Mirrored">{lastSyncAt ? <Age at={lastSyncAt} /> : <None />}</td>
      <td>
        <Actions {...props} />
      </td>
    </tr>
  );
}

/** What a check has just found, or how its data comes in. */
function State({ checked, lastSyncAt, progress }: RowProps) {
  if (checked) return <Checked {...checked} />;
  const stopped = progress.entities.find(({ error }) => error !== null);
  if (stopped?.error) return <Fault label={`${sentence(stopped.entity)}: stopped`} fault={stopped.error} />;
  return lastSyncAt ? (
    <Status tone="good" label="Data comes in" />
  ) : (
    <Status tone="plain" label="Not checked" />
  );
}

function Name({ id, name, kind, kindLabel, active, isDefault, admin }: RowProps) {
  return (
    <>
      {admin ? (
        <a href={`/erp/${id}`} safe>
          {name}
        </a>
      ) : (
        <span safe>{name}</span>
      )}{" "}
      {isDefault ? <Badge label="new orders" title="New orders go to it" /> : null}
      {active ? null : <Badge label="switched off" tone="warning" />}
      <span class="second" safe>
        {kindLabel}
      </span>
      {kind === "sandbox" ? <SandboxLinks /> : null}
    </>
  );
}

function Actions({ id, name, active }: RowProps) {
  return (
    <div class="row together">
      <form method="post" action={`/erp/${id}/check`}>
        <Button label="Check" of={name} />
      </form>
      {active ? (
        <form method="post" action={`/erp/${id}/mirror`}>
          <Button label="Synchronize now" kind="quiet" of={name} />
        </form>
      ) : null}
    </div>
  );
}

function SandboxLinks() {
  return (
    <p class="row note">
      <a href="/erp/sandbox/orders">Orders booked</a> <a href="/erp/sandbox/items">Items</a>
    </p>
  );
}
