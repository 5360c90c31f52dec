import { Age, Next, None, Status } from "./_parts.tsx";
import { Table } from "./_table.tsx";

/** How far the kinds of a connection's data are. */
export interface ProgressProps {
  id: string;
  name: string;
  /** The service has yet to begin with it, which it does by itself. */
  isNew: boolean;
  entities: EntityProps[];
  /** Nothing but this is shown anew: the connection's row says what a check has just found. */
  alone?: boolean;
}

export interface EntityProps {
  entity: string;
  /** In the mirror. */
  rows: number;
  /** When a delivery of it last ended well. */
  syncedAt: Date | null;
  /** Null: none is under way. */
  listing: { since: Date; listed: number; everything: boolean } | null;
  /** Why the last attempt stopped. */
  error: string | null;
  /** When it is listed next; null: nobody knows. */
  nextAt: Date | null;
}

const COLUMNS = [
  { label: "Data" },
  { label: "Rows", number: true },
  { label: "Last delivered" },
  { label: "Synchronization" },
  { label: "Next" },
];

/** The data of a connection; it asks for itself as long as some of it is being listed, or soon will be. */
export function SyncProgress({ id, isNew, entities, alone }: ProgressProps) {
  const poll =
    isNew || entities.some(({ listing }) => listing)
      ? {
          "hx-get": `/erp/${id}/progress${alone ? "?alone=true" : ""}`,
          "hx-trigger": "every 2s",
          "hx-swap": "outerMorph",
        }
      : {};
  return (
    <div id={`progress-${id}`} aria-live="polite" {...poll}>
      {isNew ? <p class="note">Its first synchronization begins by itself within a minute.</p> : null}
      <Table columns={COLUMNS} label="Data in the mirror" cards>
        {entities.map((entity) => (
          <Entity {...entity} />
        ))}
      </Table>
    </div>
  );
}

function Entity({ entity, rows, syncedAt, listing, error, nextAt }: EntityProps) {
  return (
    <tr>
      <th scope="row" safe>
        {sentence(entity)}
      </th>
      <td class="number" data-label="Rows" safe>
        {rows.toLocaleString("en")}
      </td>
      <td data-label="Last delivered">{syncedAt ? <Age at={syncedAt} /> : <None />}</td>
      <td>{listing || error ? <Synchronization listing={listing} error={error} /> : null}</td>
      <td data-label="Next">{nextAt ? <Next at={nextAt} /> : <None />}</td>
    </tr>
  );
}

/** "shipping-addresses" as "Shipping addresses". */
export function sentence(words: string) {
  const plain = words.replaceAll("-", " ");
  return plain.charAt(0).toUpperCase() + plain.slice(1);
}

function Synchronization({ listing, error }: Pick<EntityProps, "listing" | "error">) {
  const busy = listing?.everything ? "Listing everything" : "Listing changes";
  return (
    <>
      {error === null ? <Status tone="busy" label={busy} /> : <Status tone="error" label="Stopped" />}
      {listing ? (
        <span class="second">
          <span safe>{`${listing.listed.toLocaleString("en")} rows so far, begun`}</span>{" "}
          <Age at={listing.since} />
        </span>
      ) : null}
      {error === null ? null : (
        <p class="reason" safe>
          {error}
        </p>
      )}
    </>
  );
}
