import { Layout, type Shell } from "./layout.tsx";

export interface HomeProps {
  shell: Shell;
  person: { email: string; organizationName: string | null } | null;
}

const STEPS: [name: string, what: string][] = [
  ["Read", "Every line, quantity and price, with the place it was read from."],
  ["Match", "Customer and parts in your ERP, your own cross-references first."],
  ["Review", "What is sure is filled in; what isn't is marked, and says why."],
  ["Submit", "Into the ERP, exactly once."],
];

/** The start page, open to everybody. */
export function Home({ shell, person }: HomeProps) {
  return (
    <Layout {...shell} shape="narrow">
      <h1>Purchase orders in, sales orders out</h1>
      <p>
        Customers send purchase orders as PDFs and spreadsheets. Order Intake turns them into orders in your
        ERP, and shows for each value where it stands in the document.
      </p>
      <dl class="steps">
        {STEPS.map(([name, what]) => (
          <>
            <dt safe>{name}</dt>
            <dd safe>{what}</dd>
          </>
        ))}
      </dl>
      {person ? <Inside {...person} /> : <Outside />}
    </Layout>
  );
}

function Outside() {
  return (
    <p>
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
    <p class="row">
      <a class="button primary" href="/review">
        Open the queue
      </a>
      <span class="muted" safe>
        {`${email}, ${organizationName}`}
      </span>
    </p>
  );
}
