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

/** Holds the model's answer against the file and against the layout reader, in a process of its own. */
export default async function judge({ reading, asked, layoutDrafts }: JudgeInput): Promise<Draft[]> {
  const source = sourceOf(reading);
  const drafts = verify(
    reading,
    asked.orders.map((order) => located(source, order)),
  );
  return merge(source, {
    model: withFileFindings(reading, drafts),
    layout: layoutDrafts,
    unread: asked.unread,
  });
}
