import { Button, Fault, Field, PageHead, Status } from "./_parts.tsx";
import { SureAction } from "./_sure.tsx";
import { Secret } from "./copy.tsx";
import { Layout, type Shell } from "./layout.tsx";

export interface KindProps {
  kind: string;
  label: string;
  note: string;
}

/** The kinds of ERP that can be connected. */
export function ConnectionKinds({ shell, kinds }: { shell: Shell; kinds: KindProps[] }) {
  return (
    <Layout {...shell}>
      <PageHead title="Add a connection" note="Which ERP is it?" />
      <ul class="stack">
        {kinds.map(({ kind, label, note }) => (
          <li>
            <a href={`/erp/new?kind=${kind}`} safe>
              {label}
            </a>
            <p class="note" safe>
              {note}
            </p>
          </li>
        ))}
      </ul>
    </Layout>
  );
}

export interface SettingProps {
  name: string;
  label: string;
  hint?: string;
  type?: "url" | "path" | "list" | "json" | "choice";
  secret?: boolean;
  required?: boolean;
  choices?: readonly { value: string; label: string }[];
  /** Never a secret's. */
  value: string;
  /** A secret is kept already. */
  kept: boolean;
}

export interface ConnectionFormProps {
  shell: Shell;
  /** May change it; others see it. */
  admin: boolean;
  /** Null: it is new. */
  id: string | null;
  kind: KindProps;
  name: string;
  isDefault: boolean;
  active: boolean;
  settings: SettingProps[];
  /** Why it can't be kept. */
  fault: string | null;
  /** What a test has just found. */
  checked?: CheckedProps;
  /** A token for deliveries that was just made, and is not shown again. */
  token?: string;
}

/** What a test has found; null: it works. */
export interface CheckedProps {
  fault: string | null;
}

/** A connection's settings. */
export function ConnectionForm(props: ConnectionFormProps) {
  const { shell, admin, id, kind, name, isDefault, active, settings, fault, checked, token } = props;
  return (
    <Layout {...shell} scripts={["copy.js"]}>
      <PageHead title={id ? `Connection: ${name}` : `Connect ${kind.label}`} note={kind.note} />
      {token ? <Token token={token} /> : null}
      <form class="settings" method="post" action={id ? `/erp/${id}` : "/erp"}>
        <input type="hidden" name="kind" value={kind.kind} />
        {id ? <input type="hidden" name="id" value={id} /> : null}
        <Field label="Name" for="name" hint="As your people call it">
          <input
            id="name"
            name="name"
            value={name}
            required
            maxlength="80"
            disabled={!admin}
            aria-describedby="name-hint"
          />
        </Field>
        {settings.map((setting) => (
          <Setting {...setting} admin={admin} />
        ))}
        <label class="check">
          <input type="checkbox" name="isDefault" value="yes" checked={isDefault} disabled={!admin} />
          New orders go to it
        </label>
        <label class="check">
          <input type="checkbox" name="active" value="yes" checked={active} disabled={!admin} />
          It is used: its data is synchronized, and orders may go to it
        </label>
        <p id="checking" class="htmx-indicator note wide" role="status">
          The ERP is asked…
        </p>
        <div id="checked" class="wide" aria-live="polite">
          {fault ? <Fault label="Not saved" fault={fault} alert /> : null}
          {checked ? <Checked {...checked} /> : null}
        </div>
        {admin ? <Actions /> : <p class="note wide">Only an admin of the organization may change it.</p>}
      </form>
      {id && admin ? <Deliveries id={id} /> : null}
      {id && admin ? <Removal id={id} /> : null}
    </Layout>
  );
}

function Actions() {
  return (
    <div class="row wide">
      <Button label="Save" kind="primary" />
      {/* Without JavaScript the whole page is answered, and secrets have to be typed again. */}
      <button
        type="submit"
        formaction="/erp/checks"
        hx-post="/erp/checks/result"
        hx-target="#checked"
        hx-swap="innerHTML"
        hx-indicator="#checking"
      >
        Test
      </button>
      <a href="/erp">Cancel</a>
    </div>
  );
}

function Setting(props: SettingProps & { admin: boolean }) {
  const { name, label, type, secret, required, choices, value, kept, admin } = props;
  const id = `setting-${name}`;
  const safety = secret && (kept ? "Empty: as it is" : "Kept encrypted, and never shown again");
  const hint = [props.hint, safety].filter(Boolean).join(". ");
  const shared = { id, name, disabled: !admin, "aria-describedby": hint ? `${id}-hint` : undefined };
  return (
    <Field label={label} for={id} hint={hint} wide={type === "json"}>
      {type === "json" ? (
        <textarea {...shared} rows="8" spellcheck="false" maxlength="100000" safe>
          {value}
        </textarea>
      ) : type === "choice" ? (
        <select {...shared}>
          {choices?.map((choice) => (
            <option value={choice.value} selected={choice.value === value} safe>
              {choice.label}
            </option>
          ))}
        </select>
      ) : (
        <input
          {...shared}
          type={secret ? "password" : type === "url" ? "url" : "text"}
          value={secret ? "" : value}
          required={required && !kept}
          maxlength="2000"
          autocomplete={secret ? "new-password" : "off"}
          spellcheck="false"
        />
      )}
    </Field>
  );
}

/** What a test has found, in words. */
export function Checked({ fault }: CheckedProps) {
  if (fault !== null) return <Fault label="It cannot be used" fault={fault} alert />;
  return <Status tone="good" label="It answers" />;
}

function Token({ token }: { token: string }) {
  return (
    <section class="card" role="status">
      <h2>Delivery token</h2>
      <Secret secret={token} note=" It can be revoked under Access." />
    </section>
  );
}

function Deliveries({ id }: { id: string }) {
  return (
    <section>
      <h2>Deliveries of your own</h2>
      <p class="note">
        A job of yours may deliver items, customers and stock itself, with a token that opens nothing else:
      </p>
      <p>
        <code safe>{`PUT /api/erp/connections/${id}/items`}</code>
      </p>
      <form class="row end" method="post" action={`/erp/${id}/tokens`}>
        <Field label="Name of the token" for="token-name">
          <input id="token-name" name="name" required maxlength="80" placeholder="nightly delivery" />
        </Field>
        <Button label="Make token" />
      </form>
    </section>
  );
}

function Removal({ id }: { id: string }) {
  return (
    <section>
      <h2>Delete</h2>
      <SureAction
        to={`/erp/${id}/deletion`}
        label="Delete this connection"
        action="Delete it for good"
        note="Its mirrored data and its cross-references go with it. Once orders went to it, it can only be switched off."
      />
    </section>
  );
}
