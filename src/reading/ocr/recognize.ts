import type { RecognitionInput, Recognized } from "./page.ts";
import { prepare } from "./prepare.ts";
import { wordsOfShare } from "./read.ts";
import { sharesOf, whole } from "./share.ts";

/** Recognizes the writing and the ruling lines in a picture of a page, here. Throws `Invalid` for one that can't be drawn. */
export async function recognize(input: RecognitionInput): Promise<Recognized> {
  const page = await prepare(input);
  const words = [];
  for (const share of sharesOf(page)) words.push(...(await wordsOfShare(share)));
  return whole(page, words);
}
