import { count, day } from "./_format.ts";
import { Age, EmptyState, PageHead, Pagination } from "./_parts.tsx";
import { SureAction } from "./_sure.tsx";
import { Table } from "./_table.tsx";
import { Layout, type Shell } from "./layout.tsx";

/** Where a customer's documents of one layout have a field, as a reviewer showed. */
export interface LearnedPlaceProps {
  id: string;
  customerName: string | null;
  /** As the review page calls it: "PO number". */
  field: string;
  /** "beside", "below" or "column". */
  relation: string;
  label: string;
  createdBy: string;
  createdAt: Date;
  /** The order it was shown in, as long as that is kept and the viewer may see it. */
  orderId: string | null;
  fileName: string | null;
  used: number;
  usedAt: Date | null;
  endedAt: Date | null;
  /** Null where no person ended it. */
  endedBy: string | null;
  endedReason: string | null;
}

export interface LearnedPlacesProps {
  shell: Shell;
  places: LearnedPlaceProps[];
  newer: string | null;
  older: string | null;
}

const COLUMNS = [
  { label: "Customer" },
  { label: "Field" },
  { label: "Stands" },
  { label: "Shown by" },
  { label: "In" },
  { label: "Used" },
  { label: "Forget", unseen: true },
];

/** The places an organization's reviewers have shown, to see and to forget. */
export function LearnedPlaces({ shell, places, newer, older }: LearnedPlacesProps) {
  return (
    <Layout {...shell}>
      <PageHead
        title="Learned places"
        note="Where customers' documents have a field, as reviewers have shown"
      />
      {places.length ? (
        <Table columns={COLUMNS}>
          {places.map((place) => (
            <Row {...place} />
          ))}
        </Table>
      ) : (
        <EmptyState title="Nothing learned yet">
          <p>
            In <a href="/review?status=pending_review">review</a>, put the cursor into a field and click the
            right word in the document: the customer's next order of that layout is read there by itself.
          </p>
        </EmptyState>
      )}
      <Pagination newer={newer} older={older} />
    </Layout>
  );
}

function Row(place: LearnedPlaceProps) {
  return (
    <tr>
      <td safe>{place.customerName ?? "No name printed"}</td>
      <th scope="row" safe>
        {place.field}
      </th>
      <td safe>{`${WHERE[place.relation] ?? "at"} “${place.label}”`}</td>
      <td>
        <span safe>{place.createdBy}</span>, <Age at={place.createdAt} />
      </td>
      <td>
        {place.orderId ? (
          <a href={`/review/${place.orderId}`} safe>
            {place.fileName ?? "order"}
          </a>
        ) : null}
      </td>
      <td>
        {place.used ? <span safe>{count(place.used, "time", "times")}</span> : <span>not yet</span>}
        {place.usedAt ? (
          <>
            , <Age at={place.usedAt} />
          </>
        ) : null}
      </td>
      <td>{place.endedAt ? <Ended {...place} endedAt={place.endedAt} /> : <Forget {...place} />}</td>
    </tr>
  );
}

const WHERE: Record<string, string> = { beside: "beside", below: "under", column: "in the column" };

function Ended({ endedAt, endedBy, endedReason }: LearnedPlaceProps & { endedAt: Date }) {
  const when = day(endedAt.toISOString().slice(0, 10));
  return (
    <span class="note" safe>
      {`Ended ${when}${endedBy ? ` by ${endedBy}` : ""}: ${endedReason ?? ""}`}
    </span>
  );
}

function Forget({ id, field, label }: LearnedPlaceProps) {
  return (
    <SureAction
      to={`/learned-places/${id}/forgetting`}
      label="Forget"
      action="Forget the place"
      of={`${field}, “${label}”`}
      note="The next document of this kind is read without it."
    />
  );
}
