import type { Draft, LearnedPlace, PlacesTried } from "../../orders/mod.ts";
import type { Reading } from "../../reading/mod.ts";
import { sourceOf } from "../verify/source.ts";
import { verify } from "../verify/verify.ts";
import { withLearned } from "./apply.ts";

/** Verified orders read by what was learned of them, verified again where that changed something. */
export function byPlaces(
  reading: Reading,
  drafts: Draft[],
  places: LearnedPlace[],
): { drafts: Draft[]; tried: PlacesTried } {
  if (!places.length) return { drafts, tried: { used: [], failed: [] } };
  const source = sourceOf(reading);
  const read = drafts.map((draft) => withLearned(source, draft, places));
  const tried = {
    used: [...new Set(read.flatMap((each) => each.tried.used))],
    failed: read.flatMap((each) => each.tried.failed),
  };
  const failed = tried.failed.filter(({ id }, at) => tried.failed.findIndex((each) => each.id === id) === at);
  if (!tried.used.length && !failed.length) return { drafts, tried };
  const again = verify(
    reading,
    read.map(({ draft }) => draft),
  );
  return { drafts: again, tried: { used: tried.used, failed } };
}
