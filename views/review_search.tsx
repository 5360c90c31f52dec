import { PageHead, Search } from "./_parts.tsx";
import { Layout, type Shell } from "./layout.tsx";
import { type Choice, Choices, NothingFound } from "./review_pick.tsx";
import { Remember, type RememberProps } from "./review_remember.tsx";

export interface PickPageProps {
  shell: Shell;
  orderId: string;
  version: number;
  /** The field that the choice is for. */
  name: string;
  what: "items" | "customers";
  text: string;
  choices: Choice[];
  /** How the choice that was made can be remembered; null: there is none. */
  remember: RememberProps | null;
}

/** Choosing something of the ERP on a page of its own, for browsers without scripts. */
export function PickPage(props: PickPageProps) {
  const { shell, orderId, version, name, what, text, choices, remember } = props;
  return (
    <Layout {...shell}>
      <PageHead title={what === "items" ? "Choose an item" : "Choose a customer"}>
        <a href={`/review/${orderId}`}>Back to the order</a>
      </PageHead>
      <Search
        action={`/review/${orderId}/${what}`}
        value={text}
        label={what === "items" ? "Code or description" : "Name or code"}
        kept={{ name }}
      />
      <form method="post" action={`/orders/${orderId}`}>
        <input type="hidden" name="version" value={`${version}`} />
        <ol class="choices">
          <Choices name={name} choices={choices} chosenErpId={null} />
          {text && !choices.length ? <NothingFound text={text} /> : null}
        </ol>
        {remember ? <Remember {...remember} inOrder={false} /> : null}
      </form>
    </Layout>
  );
}
