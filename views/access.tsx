import type { PropsWithChildren } from "@elysiajs/html";
import type { OrganizationRole } from "../db/mod.ts";
import { Age, Button, EmptyState, Field, Instant, PageHead } from "./_parts.tsx";
import { SureAction } from "./_sure.tsx";
import { Table } from "./_table.tsx";
import { Secret } from "./copy.tsx";
import { Layout, type Shell } from "./layout.tsx";

export interface AccessProps {
  shell: Shell;
  tokens: {
    id: string;
    name: string;
    email: string;
    created_at: Date;
    expires_at: Date;
    last_used_at: Date | null;
  }[];
  sessions: {
    id: string;
    email: string;
    created_at: Date;
    expires_at: Date;
    user_agent: string | null;
    current: boolean;
  }[];
  /** Null: not for this person's eyes. */
  members: { user_id: string; email: string; role: OrganizationRole }[] | null;
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

function Members({ members, me }: { members: NonNullable<AccessProps["members"]>; me: string }) {
  const columns = [
    { label: "Member" },
    { label: "Role" },
    { label: "Change role", unseen: true },
    { label: "Make link", unseen: true },
    { label: "Remove", unseen: true },
  ];
  return (
    <Section id="members" title="Members">
      <Table columns={columns} cards>
        {members.map((member) => (
          <MemberRow member={member} me={me} />
        ))}
      </Table>
      <NewMember />
    </Section>
  );
}

function MemberRow({ member, me }: { member: NonNullable<AccessProps["members"]>[number]; me: string }) {
  const { user_id, email } = member;
  const isAdmin = member.role === "admin";
  return (
    <tr>
      <td>
        <span safe>{email}</span> {user_id === me ? <span class="muted">you</span> : null}
      </td>
      <td>{isAdmin ? "Admin" : "Member"}</td>
      <td>
        <RoleChange userId={user_id} email={email} isAdmin={isAdmin} isMe={user_id === me} />
      </td>
      <td>
        <Action to={`/access/members/${user_id}/sign-in-link`} label="Sign-in link" of={email} />
      </td>
      <td>
        <SureAction
          to={`/access/members/${user_id}/removal`}
          label="Remove"
          action="Remove the member"
          of={email}
          note="Their sessions and tokens lose this organization at once. What they did stays."
        />
      </td>
    </tr>
  );
}

function RoleChange(props: { userId: string; email: string; isAdmin: boolean; isMe: boolean }) {
  const { userId, email, isAdmin, isMe } = props;
  const to = `/access/members/${userId}/role`;
  const label = isAdmin ? "Make member" : "Make admin";
  const value = { name: "role", value: isAdmin ? "member" : "admin" };
  if (!isMe) return <Action to={to} label={label} of={email} value={value} />;
  return (
    <SureAction
      to={to}
      label={label}
      action="Give up being admin"
      value={value}
      of={email}
      note="Only another admin can give it back to you."
    />
  );
}

function NewMember() {
  return (
    <form class="row end" method="post" action="/access/members">
      <Field label="Add by e-mail" for="new-member">
        <input id="new-member" name="email" type="email" required maxlength="254" autocomplete="off" />
      </Field>
      <Field label="Role" for="new-role">
        <select id="new-role" name="role">
          <option value="member">Member</option>
          <option value="admin">Admin</option>
        </select>
      </Field>
      <Button label="Add member" />
    </form>
  );
}

function Tokens({ tokens }: Pick<AccessProps, "tokens">) {
  return (
    <Section id="tokens" title="Access tokens">
      {tokens.length === 0 ? (
        <EmptyState title="No access tokens">
          <p>A program sends one as a bearer token and may then do what its owner may.</p>
        </EmptyState>
      ) : (
        <TokenTable tokens={tokens} />
      )}
      <NewToken />
    </Section>
  );
}

function TokenTable({ tokens }: Pick<AccessProps, "tokens">) {
  const columns = [
    { label: "Name" },
    { label: "Owner" },
    { label: "Made" },
    { label: "Last used" },
    { label: "Ends" },
    { label: "Actions", unseen: true },
  ];
  return (
    <Table columns={columns} cards>
      {tokens.map((token) => (
        <tr>
          <td safe>{token.name}</td>
          <td safe>{token.email}</td>
          <td data-label="Made">
            <Age at={token.created_at} />
          </td>
          <td data-label="Last used">{token.last_used_at ? <Age at={token.last_used_at} /> : "never"}</td>
          <td class="nowrap" data-label="Ends">
            <Instant at={token.expires_at} />
          </td>
          <td>
            <SureAction
              to={`/access/tokens/${token.id}/revocation`}
              label="Revoke"
              action="Revoke the token"
              of={token.name}
              note="Programs that send it are refused from now on."
            />
          </td>
        </tr>
      ))}
    </Table>
  );
}

function NewToken() {
  return (
    <form class="row end" method="post" action="/access/tokens">
      <Field label="Name" for="token-name">
        <input id="token-name" name="name" required maxlength="80" placeholder="Nightly import" />
      </Field>
      <Field label="Lasts" for="token-days">
        <select id="token-days" name="days">
          <option value="30">30 days</option>
          <option value="90">90 days</option>
          <option value="365" selected>
            A year
          </option>
        </select>
      </Field>
      <Button label="Make token" />
    </form>
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

function Section({ id, title, children }: PropsWithChildren<{ id: string; title: string }>) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} safe>
        {title}
      </h2>
      {children as "safe"}
    </section>
  );
}

interface ActionProps {
  to: string;
  label: string;
  /** What it acts on, for those who don't see the row. */
  of: string;
  value?: { name: string; value: string };
}

function Action({ to, label, of, value }: ActionProps) {
  return (
    <form method="post" action={to}>
      <Button label={label} kind="quiet" of={of} {...value} />
    </form>
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
