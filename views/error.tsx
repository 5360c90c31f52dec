import { Layout, type Shell } from "./layout.tsx";

export interface ErrorPageProps {
  shell: Shell;
  status: number;
  message: string;
  requestId: string;
}

/** A whole page for what went wrong. */
export function ErrorPage({ shell, status, message, requestId }: ErrorPageProps) {
  return (
    <Layout {...shell}>
      <section class="notice" aria-labelledby="what">
        <p class="muted">
          {status} <span safe>{shell.title}</span>
        </p>
        <h1 id="what" safe>
          {message}
        </h1>
        <p>
          <a href="/">Go to the start page</a>
        </p>
        <p class="muted small">
          Request <code safe>{requestId}</code>
        </p>
      </section>
    </Layout>
  );
}

/** What htmx puts into `#flash`. */
export function ErrorFragment({ message }: { message: string }) {
  return (
    <p id="flash-message" class="flash flash-error" role="alert" safe>
      {message}
    </p>
  );
}
