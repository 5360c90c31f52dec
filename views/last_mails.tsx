import { Age } from "./_parts.tsx";
import { type Column, Table } from "./_table.tsx";
import { Decided, type MailRowProps } from "./mail_outcome.tsx";

/** A mail as its mailbox shows it. */
export type LastMailProps = Pick<
  MailRowProps,
  "id" | "from" | "subject" | "decision" | "reason" | "error" | "receivedAt"
>;

const COLUMNS: Column[] = [{ label: "Mail" }, { label: "Decision" }, { label: "From" }, { label: "Age" }];

/** The latest mails of a mailbox, and what was decided about each. */
export function LastMails({ mails }: { mails: LastMailProps[] }) {
  return (
    <section>
      <h2>Last mails</h2>
      {mails.length ? (
        <Table of="mails" columns={COLUMNS}>
          {mails.map((mail) => (
            <LastMail {...mail} />
          ))}
        </Table>
      ) : (
        <p class="note">None yet.</p>
      )}
    </section>
  );
}

function LastMail({ id, subject, from, receivedAt, ...decided }: LastMailProps) {
  return (
    <tr>
      <th scope="row">
        <a class="truncate" href={`/inbox/${id}`} title={subject} safe>
          {subject || "No subject"}
        </a>
      </th>
      <td>
        <Decided {...decided} />
      </td>
      <td class="truncate" title={from} safe>
        {from}
      </td>
      <td>
        <Age at={receivedAt} />
      </td>
    </tr>
  );
}
