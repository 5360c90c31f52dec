import { Layout, type Shell } from "./layout.tsx";

export interface SignInProps {
  shell: Shell;
  signedInAs: string | null;
  /** A link was just asked for. */
  asked: boolean;
}

/** Where a sign-in link is asked for. */
export function SignIn({ shell, signedInAs, asked }: SignInProps) {
  return (
    <Layout {...shell}>
      <section class="sign-in card">
        <h1>Sign in</h1>
        {signedInAs && (
          <p>
            You are signed in as <strong safe>{signedInAs}</strong>. <a href="/review">Open the queue</a>
          </p>
        )}
        {asked ? (
          <p role="status">
            If this address is known here, a link was made for it. It works once, for 15 minutes; whoever runs
            this service finds it in the log.
          </p>
        ) : (
          <form method="post" action="/sign-in" class="stack">
            <div class="field">
              <label for="email">E-mail</label>
              <input
                id="email"
                name="email"
                type="email"
                autocomplete="username"
                required
                autofocus
                maxlength="254"
              />
            </div>
            <button type="submit" class="button primary">
              Ask for a sign-in link
            </button>
          </form>
        )}
        <p class="muted small">
          An admin of your organization can make you a link on the Access page. On the machine that runs this
          service: <code>bun run sign-in EMAIL</code>
        </p>
      </section>
    </Layout>
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
    <Layout {...shell}>
      <section class="sign-in card">
        <h1>Sign in</h1>
        <form method="post" action={`/sign-in/${encodeURIComponent(secret)}`} class="stack">
          <button type="submit" class="button primary" autofocus safe>
            {`Sign in as ${email}`}
          </button>
        </form>
        <p class="muted small">This link works once.</p>
      </section>
    </Layout>
  );
}
