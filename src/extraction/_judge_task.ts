import type { Draft } from "../orders/mod.ts";
import type { Reading } from "../reading/mod.ts";
import type { Asked } from "./model/ask.ts";
import { located } from "./model/locate.ts";
import { merge } from "./model/merge.ts";
import { withFileFindings } from "./summary.ts";
import { sourceOf } from "./verify/source.ts";
import { verify } from "./verify/verify.ts";

export interface JudgeInput {
  reading: Reading;
  asked: Pick<Asked, "orders" | "unread">;
  /** What the layout reader read, verified. */
  layoutDrafts: Draft[];
}

/** What the page counts is the same whoever reads its lines. */
function printedCounts({ proof: { printedCount, printedQuantity, account } }: Draft) {
  return { printedCount, printedQuantity, ...(account && { account }) };
}

/** Holds the model's answer against the file and against the layout reader, in a process of its own. */
export default async function judge({ reading, asked, layoutDrafts }: JudgeInput): Promise<Draft[]> {
  const source = sourceOf(reading);
  const printed =
    asked.orders.length === 1 && layoutDrafts.length === 1 ? printedCounts(layoutDrafts[0]!) : {};
  const answered = asked.orders.map((order) => located(source, order));
  const drafts = verify(
    reading,
    answered.map((draft) => ({ ...draft, proof: { ...draft.proof, ...printed } })),
  );
  return merge(source, {
    model: withFileFindings(reading, drafts),
    layout: layoutDrafts,
    unread: asked.unread,
  });
}
