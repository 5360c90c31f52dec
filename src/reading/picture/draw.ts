import { Invalid } from "../../errors.ts";
import { type Isolate, IsolateFailure } from "../../isolate/mod.ts";
import type { Picture, PictureInput } from "./picture.ts";

const TASK = new URL("./picture_task.ts", import.meta.url);
const LIMITS = { milliseconds: 15_000, megabytes: 700, soon: true };

/** Draws one page as WebP in a process of its own. Throws `Invalid`, `NotFound` or `UnsupportedType` with a sentence. */
export async function drawPage(isolate: Isolate, input: PictureInput): Promise<Picture> {
  try {
    return await isolate.run<PictureInput, Picture>(TASK, input, LIMITS);
  } catch (error) {
    if (!(error instanceof IsolateFailure)) throw error;
    throw new Invalid(
      `Cannot draw page ${input.page} of "${input.fileName ?? "the file"}": ${error.message}`,
    );
  }
}
