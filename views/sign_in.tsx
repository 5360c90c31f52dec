import { Button, Field } from "./_parts.tsx";
import { Layout, type Shell } from "./layout.tsx";

export interface SignInProps {
  shell: Shell;
  signedInAs: string | null;
  /** A link was just asked for. */
  asked: boolean;
  /** The session ended under a change. */
  unsaved?: boolean;
  /** Name of the identity provider; null: links alone. */
  provider: string | null;
}

/** Where a sign-in link is asked for. */
export function SignIn({ shell, signedInAs, asked, unsaved, provider }: SignInProps) {
  return (
    <Layout {...shell} shape="narrow">
      <div class="card stack">
        <h1>Sign in</h1>
        {unsaved ? <Unsaved /> : null}
        {signedInAs === null ? null : <Already email={signedInAs} />}
        {provider !== null ? <Continue provider={provider} /> : asked ? <Asked /> : <Ask />}
      </div>
      {provider === null ? (
        <p class="hint">
          On the machine that runs this service, <code>bun run sign-in EMAIL</code> prints a link. An admin of
          your organization can make one on the Access page.
        </p>
      ) : null}
    </Layout>
  );
}

function Already({ email }: { email: string }) {
  return (
    <p>
      You are signed in as <strong safe>{email}</strong>. <a href="/review">Open the queue</a>
    </p>
  );
}

function Unsaved() {
  return (
    <p role="status">
      Your session has ended, and what you changed last was not saved. Once you are signed in you come back to
      it.
    </p>
  );
}

function Continue({ provider }: { provider: string }) {
  return (
    <div class="row">
      <a class="button primary" href="/sign-in/start" safe>
        {`Continue with ${provider}`}
      </a>
    </div>
  );
}

function Asked() {
  return (
    <p role="status">
      If this address is known here, a link was made for it and stands in the service's log. It works once,
      for 15 minutes.
    </p>
  );
}

function Ask() {
  return (
    <form class="stack" method="post" action="/sign-in">
      <Field label="E-mail" for="email">
        <input
          id="email"
          name="email"
          type="email"
          autocomplete="username"
          required
          autofocus
          maxlength="254"
        />
      </Field>
      <div class="row">
        <Button label="Ask for a sign-in link" kind="primary" />
      </div>
    </form>
  );
}

export interface OpenLinkProps {
  shell: Shell;
  email: string;
  secret: string;
}

/** What a link shows: it is used up by the button, so that programs which open links in mails don't. */
export function OpenLink({ shell, email, secret }: OpenLinkProps) {
  return (
    <Layout {...shell} shape="narrow">
      <form class="card stack" method="post" action={`/sign-in/${encodeURIComponent(secret)}`}>
        <h1>Sign in</h1>
        <p>
          This link works once, for <strong safe>{email}</strong>.
        </p>
        <div class="row">
          <button type="submit" class="primary" autofocus safe>
            {`Sign in as ${email}`}
          </button>
        </div>
      </form>
    </Layout>
  );
}

export interface SignedOutProps {
  shell: Shell;
  provider: string;
  /** Where the provider's own session is ended; null: it doesn't say. */
  url: string | null;
}

/** Signed out here; the browser goes on to sign out at the provider. A page, because a form must not lead to another site. */
export function SignedOut({ shell, provider, url }: SignedOutProps) {
  return (
    <Layout {...shell} shape="narrow" goOn={url}>
      <div class="card stack">
        <h1>You are signed out</h1>
        {url === null ? (
          <p safe>{`You may still be signed in at ${provider}.`}</p>
        ) : (
          <p>
            <a href={url} safe>
              {`Sign out at ${provider}, too`}
            </a>
          </p>
        )}
        <p>
          <a href="/sign-in">Sign in again</a>
        </p>
      </div>
    </Layout>
  );
}
