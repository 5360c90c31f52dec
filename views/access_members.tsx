import type { OrganizationRole } from "../db/mod.ts";
import { Button, Field } from "./_parts.tsx";
import { SureAction } from "./_sure.tsx";
import { Table } from "./_table.tsx";
import { Section } from "./access_section.tsx";

export interface MemberProps {
  user_id: string;
  email: string;
  role: OrganizationRole;
}

/** Those who belong to the organization. */
export function Members({ members, me }: { members: MemberProps[]; me: string }) {
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

function MemberRow({ member, me }: { member: MemberProps; me: string }) {
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
