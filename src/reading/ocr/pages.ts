import { wordsOf } from "../../errors.ts";
import { type Isolate, IsolateFailure } from "../../isolate/mod.ts";
import type { FileType } from "../reading.ts";
import type { RecognitionInput, Recognized, UnreadPage } from "./page.ts";
import type { Prepared } from "./prepare.ts";
import { type Share, sharesOf, type Written, whole } from "./share.ts";

const PREPARE = new URL("./prepare_task.ts", import.meta.url);
const READ = new URL("./share_task.ts", import.meta.url);
/** What each step of a page may take: a second or two of a processor, and many times that where others want it too. */
const LIMITS = { milliseconds: 90_000, megabytes: 1024, background: true };
/** Pages of one document under way, so that others get their turn. */
const AT_A_TIME = 2;
/** A hundred scanned pages are no order; later ones are left out with a sentence. */
const MOST_PAGES = 60;
/** Within a job's time with room to spare; pages not begun by then are left out. */
const MOST_MS = 10 * 60_000;

/** A file and those of its pages that are pictures. */
export interface PicturesInput {
  bytes: Uint8Array;
  type: FileType;
  fileName: string;
  pages: UnreadPage[];
}

/** What was recognized, and sentences about pages that could not be. */
export interface Recognition {
  pages: Recognized[];
  failed: string[];
}

/**
 * Recognizes pages two at a time, in processes of their own: its shares side by side. A page that fails costs that page alone.
 * `onPage` is told before the first page and after each; when it throws, or the processes are stopped, no further page is
 * begun and all ends with that error.
 */
export async function recognizePages(
  isolate: Isolate,
  { pages, ...file }: PicturesInput,
  onPage: (done: number, of: number) => unknown = () => {},
): Promise<Recognition> {
  const end = Date.now() + MOST_MS;
  const waiting = pages.slice(0, MOST_PAGES);
  const found: Recognized[] = [];
  const failed: string[] = [];
  const ended = (error: unknown) => {
    waiting.length = 0;
    throw error;
  };
  const tell = async () => {
    try {
      await onPage(found.length + failed.length, pages.length);
    } catch (error) {
      ended(error);
    }
  };
  const work = async () => {
    for (let page = waiting.shift(); page; page = waiting.shift()) {
      if (Date.now() > end) return void waiting.unshift(page);
      try {
        found.push(await recognized(isolate, { ...file, page }));
      } catch (error) {
        if (error instanceof IsolateFailure && error.reason === "stopped") ended(error);
        failed.push(`Page ${page.number} could not be recognized: ${wordsOf(error)}`);
      }
      await tell();
    }
  };
  await tell();
  await Promise.all(Array.from({ length: AT_A_TIME }, work));
  const left = [...waiting, ...pages.slice(MOST_PAGES)].length;
  if (left > 0)
    failed.push(`${left} of ${pages.length} pictures of pages were not recognized: there are too many`);
  return { pages: found.sort((a, b) => a.number - b.number), failed };
}

async function recognized(isolate: Isolate, input: RecognitionInput): Promise<Recognized> {
  const page = await isolate.run<RecognitionInput, Prepared>(PREPARE, input, LIMITS);
  const written = await Promise.all(sharesOf(page).map((share) => read(isolate, share)));
  return whole(page, written.flat());
}

/** A process that goes away over a share takes nothing along: another one reads it, once. */
function read(isolate: Isolate, share: Share): Promise<Written[]> {
  const run = () => isolate.run<Share, Written[]>(READ, share, LIMITS);
  return run().catch((error) => {
    if (error instanceof IsolateFailure && error.reason === "crash") return run();
    throw error;
  });
}
