import { Layout, type Shell } from "./layout.tsx";

export interface HomeProps {
  shell: Shell;
  person: { email: string; organizationName: string | null } | null;
}

/** The start page, open to everybody. */
export function Home({ shell, person }: HomeProps) {
  return (
    <Layout {...shell}>
      <section class="welcome">
        <h1>Purchase orders in, sales orders out</h1>
        <p class="lead">
          Customers send purchase orders as PDFs and spreadsheets. Order Intake reads them, finds each part in
          your ERP, shows where every value stands in the document, and books the order once you agree.
        </p>
        <ol class="steps">
          <li>
            <strong>Read</strong> Lines, quantities and prices, each with the place it was read from.
          </li>
          <li>
            <strong>Match</strong> Customer and parts, by your own cross-references first.
          </li>
          <li>
            <strong>Review</strong> What is sure is filled in; what isn't is marked.
          </li>
          <li>
            <strong>Submit</strong> Into the ERP, exactly once.
          </li>
        </ol>
        {person ? <Inside {...person} /> : <Outside />}
      </section>
    </Layout>
  );
}

function Outside() {
  return (
    <p class="actions">
      <a class="button primary" href="/sign-in">
        Sign in
      </a>
    </p>
  );
}

function Inside({ email, organizationName }: NonNullable<HomeProps["person"]>) {
  if (organizationName === null) {
    return (
      <p>
        You are signed in as <strong safe>{email}</strong> and in no organization yet. Ask an admin to add
        this address.
      </p>
    );
  }
  return (
    <p class="actions">
      <a class="button primary" href="/review">
        Open the queue
      </a>
      <span class="muted" safe>
        {`${email}, ${organizationName}`}
      </span>
    </p>
  );
}
