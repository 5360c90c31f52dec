import type { Box } from "../../../reading/mod.ts";
import type { TextLine, Token } from "../page/lines.ts";

/** A company's name on a page, and how likely it is the buyer's. */
export interface Named {
  name: string;
  tokens: Token[];
  page: number;
  weight: number;
  /** No label says what the company is to the order. */
  unlabelled?: boolean;
}

/** What is known of a page before its letterhead is looked for. */
export interface Head {
  skip: ReadonlySet<TextLine>;
  /** Where the lines of labelled blocks begin. */
  claimed: readonly Box[];
  /** Plain names of whom the goods and the bill go to: the sender's, most often. */
  receivers: string[];
  /** How these names begin. */
  houses: string[];
}
