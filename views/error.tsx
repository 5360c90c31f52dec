import { Layout, type Shell } from "./layout.tsx";

export interface ErrorPageProps {
  shell: Shell;
  status: number;
  message: string;
  requestId: string;
  /** The page whose form was refused. */
  back: string | null;
}

/** A whole page for what went wrong. */
export function ErrorPage({ shell, status, message, requestId, back }: ErrorPageProps) {
  return (
    <Layout {...shell} shape="narrow">
      <p class="muted" safe>
        {`${status} ${shell.title}`}
      </p>
      <h1 safe>{message}</h1>
      <p>
        <Way back={back} signedIn={shell.person !== null} />
      </p>
      <p class="hint">
        {status < 500 ? "" : "If it happens again, tell who runs this service: "}
        Request <code safe>{requestId}</code>
      </p>
    </Layout>
  );
}

function Way({ back, signedIn }: { back: string | null; signedIn: boolean }) {
  if (back !== null) return <a href={back}>Go back</a>;
  return signedIn ? <a href="/">Go to the start page</a> : <a href="/sign-in">Go to sign in</a>;
}

/** What htmx puts into `#flash`. */
export function ErrorFragment({ message }: { message: string }) {
  return (
    <p id="flash-message" safe>
      {message}
    </p>
  );
}
