import { Age, Button, EmptyState, Field, Instant } from "./_parts.tsx";
import { SureAction } from "./_sure.tsx";
import { Table } from "./_table.tsx";
import { Section } from "./access_section.tsx";

export interface TokenProps {
  id: string;
  name: string;
  email: string;
  created_at: Date;
  expires_at: Date;
  last_used_at: Date | null;
}

/** Tokens of programs. */
export function Tokens({ tokens }: { tokens: TokenProps[] }) {
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

function TokenTable({ tokens }: { tokens: TokenProps[] }) {
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
