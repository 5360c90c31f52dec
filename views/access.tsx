import type { OrganizationRole } from "../db/mod.ts";
import { Age, Button, Field, Instant, PageHead } from "./_parts.tsx";
import { SureAction } from "./_sure.tsx";
import { Table } from "./_table.tsx";
import { type MemberProps, Members } from "./access_members.tsx";
import { Section } from "./access_section.tsx";
import { type TokenProps, Tokens } from "./access_tokens.tsx";
import { Secret } from "./copy.tsx";
import { Layout, type Shell } from "./layout.tsx";

export interface AccessProps {
  shell: Shell;
  tokens: TokenProps[];
  sessions: {
    id: string;
    email: string;
    created_at: Date;
    expires_at: Date;
    user_agent: string | null;
    current: boolean;
  }[];
  /** Null: not for this person's eyes. */
  members: MemberProps[] | null;
  /** Those the person may change to. */
  organizations: { id: string; name: string; role: OrganizationRole }[];
  here: { organizationId: string; userId: string };
  /** A secret that was just made and is never shown again. */
  shownOnce: { what: "token" | "link"; label: string; secret: string } | null;
}

/** Who and what may come in. */
export function Access(props: AccessProps) {
  const { shell, shownOnce, members, tokens, sessions, organizations, here } = props;
  return (
    <Layout {...shell} scripts={["copy.js"]}>
      <PageHead title="Access" note="Who and what may come in" />
      {shownOnce ? <ShownOnce {...shownOnce} /> : null}
      {members ? <Members members={members} me={here.userId} /> : null}
      <Tokens tokens={tokens} />
      <Sessions sessions={sessions} />
      {organizations.length > 1 ? (
        <Organizations organizations={organizations} here={here.organizationId} />
      ) : null}
    </Layout>
  );
}

function ShownOnce({ what, label, secret }: NonNullable<AccessProps["shownOnce"]>) {
  const title = what === "token" ? `Access token "${label}"` : `Sign-in link for ${label}`;
  const note = what === "token" ? "" : " The link works once, for 15 minutes, in this organization alone.";
  return (
    <section class="card" role="status">
      <h2 safe>{title}</h2>
      <Secret secret={secret} note={note} />
    </section>
  );
}

function Sessions({ sessions }: Pick<AccessProps, "sessions">) {
  const columns = [
    { label: "Person" },
    { label: "Browser" },
    { label: "Signed in" },
    { label: "Ends unless used" },
    { label: "Actions", unseen: true },
  ];
  return (
    <Section id="sessions" title="Sessions">
      <Table columns={columns} cards>
        {sessions.map((session) => (
          <tr>
            <td safe>{session.email}</td>
            <td>
              <span title={session.user_agent ?? undefined} safe>
                {browserOf(session.user_agent)}
              </span>{" "}
              {session.current ? <span class="muted">this one</span> : null}
            </td>
            <td data-label="Signed in">
              <Age at={session.created_at} />
            </td>
            <td class="nowrap" data-label="Ends unless used">
              <Instant at={session.expires_at} />
            </td>
            <td>
              <SureAction
                to={`/access/sessions/${session.id}/revocation`}
                label="End"
                action="End the session"
                of={`session of ${session.email}`}
                note={session.current ? "You are signed out." : "That browser has to sign in again."}
              />
            </td>
          </tr>
        ))}
      </Table>
    </Section>
  );
}

function Organizations(props: { organizations: AccessProps["organizations"]; here: string }) {
  return (
    <Section id="organizations" title="Your organizations">
      <form class="row end" method="post" action="/organization">
        <Field label="Work in" for="organization">
          <select id="organization" name="id">
            {props.organizations.map(({ id, name }) => (
              <option value={id} selected={id === props.here} safe>
                {name}
              </option>
            ))}
          </select>
        </Field>
        <Button label="Change" />
      </form>
    </Section>
  );
}

const BROWSERS = [/Edg/, /Firefox/, /Chrome/, /Safari/];
const SYSTEMS = [/Windows/, /iPhone|iPad/, /Android/, /Mac OS/, /Linux/];

function browserOf(userAgent: string | null) {
  const first = (patterns: RegExp[]) =>
    patterns.map((pattern) => pattern.exec(userAgent ?? "")?.[0]).find(Boolean);
  const browser = first(BROWSERS)?.replace("Edg", "Edge");
  const system = first(SYSTEMS)?.replace("Mac OS", "macOS");
  return [browser, system].filter(Boolean).join(" on ") || "Unknown";
}
