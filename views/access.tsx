import type { OrganizationRole } from "../db/mod.ts";
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
  sessions: { id: string; email: string; created_at: Date; expires_at: Date; user_agent: string | null }[];
  /** Null: not for this person's eyes. */
  members: { user_id: string; email: string; role: OrganizationRole }[] | null;
  organizations: { id: string; name: string; role: OrganizationRole }[];
  here: { organizationId: string; userId: string };
  /** A secret that was just made and is never shown again. */
  shownOnce: { what: "token" | "link"; label: string; secret: string } | null;
}

/** Who and what may come in. */
export function Access({ shell, shownOnce, ...access }: AccessProps) {
  return (
    <Layout {...shell}>
      <h1>Access</h1>
      {shownOnce && <ShownOnce {...shownOnce} />}
      {access.members && <Members members={access.members} me={access.here.userId} />}
      <Tokens tokens={access.tokens} />
      <Sessions sessions={access.sessions} />
      {access.organizations.length > 1 && (
        <Organizations organizations={access.organizations} here={access.here.organizationId} />
      )}
    </Layout>
  );
}

function ShownOnce({ what, label, secret }: NonNullable<AccessProps["shownOnce"]>) {
  const title =
    what === "token" ? `The access token "${label}"` : `A sign-in link for ${label}, for 15 minutes`;
  return (
    <section class="card shown-once" role="status">
      <div class="field">
        <label for="secret" safe>
          {title}
        </label>
        <input id="secret" class="mono" readonly autofocus value={secret} />
        <p class="hint">Copy it now: it is shown this once.</p>
      </div>
    </section>
  );
}

function Members({ members, me }: { members: NonNullable<AccessProps["members"]>; me: string }) {
  return (
    <section aria-labelledby="members">
      <h2 id="members">Members</h2>
      <table class="table">
        <thead>
          <tr>
            <th scope="col">E-mail</th>
            <th scope="col">Role</th>
            <th scope="col">
              <span class="visually-hidden">Actions</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {members.map((member) => (
            <tr>
              <td>
                <span safe>{member.email}</span>
                {member.user_id === me && <span class="muted"> (you)</span>}
              </td>
              <td>
                <form method="post" action={`/access/members/${member.user_id}/role`} class="inline">
                  <RoleSelect chosen={member.role} label={`Role of ${member.email}`} />
                  <button type="submit" class="button">
                    Change
                  </button>
                </form>
              </td>
              <td class="row-actions">
                <Action to={`/access/members/${member.user_id}/sign-in-link`} label="Make sign-in link" />
                <Action to={`/access/members/${member.user_id}/removal`} label="Remove" />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <form method="post" action="/access/members" class="inline">
        <label for="new-member">Add by e-mail</label>
        <input id="new-member" name="email" type="email" required maxlength="254" />
        <RoleSelect chosen="member" label="Role" />
        <button type="submit" class="button">
          Add
        </button>
      </form>
    </section>
  );
}

function RoleSelect({ chosen, label }: { chosen: OrganizationRole; label: string }) {
  return (
    <select name="role" aria-label={label}>
      <option value="member" selected={chosen === "member"}>
        member
      </option>
      <option value="admin" selected={chosen === "admin"}>
        admin
      </option>
    </select>
  );
}

function Tokens({ tokens }: Pick<AccessProps, "tokens">) {
  return (
    <section aria-labelledby="tokens">
      <h2 id="tokens">Access tokens</h2>
      <p class="muted">For programs: sent as a bearer token, they may do what their owner may.</p>
      {tokens.length > 0 && (
        <table class="table">
          <thead>
            <tr>
              <th scope="col">Name</th>
              <th scope="col">Owner</th>
              <th scope="col">Made</th>
              <th scope="col">Last used</th>
              <th scope="col">Ends</th>
              <th scope="col">
                <span class="visually-hidden">Actions</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {tokens.map((token) => (
              <tr>
                <td safe>{token.name}</td>
                <td safe>{token.email}</td>
                <td>
                  <Day date={token.created_at} />
                </td>
                <td>{token.last_used_at ? <Day date={token.last_used_at} /> : "never"}</td>
                <td>
                  <Day date={token.expires_at} />
                </td>
                <td class="row-actions">
                  <Action to={`/access/tokens/${token.id}/revocation`} label="Revoke" />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <form method="post" action="/access/tokens" class="inline">
        <label for="token-name">Name</label>
        <input id="token-name" name="name" required maxlength="80" placeholder="nightly import" />
        <label for="token-days">Lasts</label>
        <select id="token-days" name="days">
          <option value="30">30 days</option>
          <option value="90">90 days</option>
          <option value="365" selected>
            a year
          </option>
        </select>
        <button type="submit" class="button">
          Make token
        </button>
      </form>
    </section>
  );
}

function Sessions({ sessions }: Pick<AccessProps, "sessions">) {
  return (
    <section aria-labelledby="sessions">
      <h2 id="sessions">Sessions</h2>
      <table class="table">
        <thead>
          <tr>
            <th scope="col">E-mail</th>
            <th scope="col">Browser</th>
            <th scope="col">Since</th>
            <th scope="col">Ends unless used</th>
            <th scope="col">
              <span class="visually-hidden">Actions</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {sessions.map((session) => (
            <tr>
              <td safe>{session.email}</td>
              <td class="clip" safe>
                {session.user_agent ?? "unknown"}
              </td>
              <td>
                <Day date={session.created_at} />
              </td>
              <td>
                <Day date={session.expires_at} />
              </td>
              <td class="row-actions">
                <Action to={`/access/sessions/${session.id}/revocation`} label="End" />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Organizations({
  organizations,
  here,
}: {
  organizations: AccessProps["organizations"];
  here: string;
}) {
  return (
    <section aria-labelledby="organizations">
      <h2 id="organizations">Your organizations</h2>
      <form method="post" action="/organization" class="inline">
        <label for="organization">Work in</label>
        <select id="organization" name="id">
          {organizations.map(({ id, name }) => (
            <option value={id} selected={id === here} safe>
              {name}
            </option>
          ))}
        </select>
        <button type="submit" class="button">
          Change
        </button>
      </form>
    </section>
  );
}

function Action({ to, label }: { to: string; label: string }) {
  return (
    <form method="post" action={to} class="inline">
      <button type="submit" class="button" safe>
        {label}
      </button>
    </form>
  );
}

function Day({ date }: { date: Date }) {
  const iso = date.toISOString();
  return (
    <time datetime={iso} safe>
      {iso.slice(0, 10)}
    </time>
  );
}
