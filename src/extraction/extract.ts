import type { App } from "../app.ts";
import type { Draft, PlacesTried } from "../orders/mod.ts";
import { type Reading, recognizePages } from "../reading/mod.ts";
import type { JudgeInput } from "./_judge_task.ts";
import type { ReadInput, ReadOutput } from "./_read_task.ts";
import { type Asked, ask, ModelUnavailable } from "./model/ask.ts";
import { doubtIn, nothingIn } from "./nothing.ts";
import type { ReadingSummary } from "./summary.ts";

const READ_TASK = new URL("./_read_task.ts", import.meta.url);
const JUDGE_TASK = new URL("./_judge_task.ts", import.meta.url);
/** What reading one file may take. */
export const LIMITS = { milliseconds: 60_000, megabytes: 1024 };

/** What was made of a file, and by whom. */
export interface Extraction {
  reading: ReadingSummary;
  drafts: Draft[];
  /** Why there is no order, as a sentence; null where there is one. */
  noOrder: string | null;
  /** Null for files without pages. */
  pageCount: number | null;
  /** `layout`, or the language model's name. */
  engine: string;
  /** What the language model took. */
  usage: Asked["usage"] | null;
  /** What became of the learned places. */
  tried: PlacesTried;
}

type Input = Omit<ReadInput, "forModel">;
/** Told how many pages of a scan are done, of so many; what it throws ends the reading. */
export type OnPage = (done: number, of: number) => unknown;

/**
 * Reads a file's orders; none only where `noOrder` says why. Pages that are pictures are recognized where there is an
 * `onPage`; else all that is given of their file is "pictures". Throws `Refusal` for a file that can't be read and
 * `IsolateFailure` for one that broke its reader.
 */
export async function extract(app: App, input: Input, onPage?: OnPage): Promise<Extraction | "pictures"> {
  const task = { ...input, forModel: app.model !== null };
  const seen = await readInIsolate(app, task);
  if (seen.pictures.length && !onPage) return "pictures";
  const read = seen.pictures.length ? await readPictures(app, task, { pages: seen.pictures, onPage }) : seen;
  if (read.fault) app.log.error("layout reader failed", { fileName: input.fileName, stack: read.fault });
  const { drafts, engine, usage } = await judged(app, input, read);
  const noOrder = read.noOrder ?? (input.asOrder ? null : nothingIn(drafts, read.summary));
  const doubts = input.asOrder ? [] : doubtIn(drafts, read.summary);
  const orders = noOrder
    ? []
    : drafts.map((draft) => ({ ...draft, findings: [...doubts, ...draft.findings] }));
  return {
    reading: read.summary,
    drafts: orders.map((draft) => ({ ...draft, proof: { ...draft.proof, engine, ...(usage && { usage }) } })),
    noOrder,
    pageCount: read.summary.pages.length || null,
    engine,
    usage,
    tried: read.tried,
  };
}

/** Recognizes pages and reads the file once more with their words. */
async function readPictures(
  app: App,
  task: ReadInput,
  { pages, onPage }: { pages: ReadOutput["pictures"]; onPage?: OnPage },
): Promise<ReadOutput> {
  const { bytes, type, fileName } = task;
  const recognition = await recognizePages(app.isolate, { bytes, type, fileName, pages }, onPage);
  return readInIsolate(app, { ...task, recognition });
}

/** Reads a file with the built-in readers, in a process of its own. */
export function readInIsolate({ isolate }: Pick<App, "isolate">, task: ReadInput): Promise<ReadOutput> {
  return isolate.run<ReadInput, ReadOutput>(READ_TASK, task, LIMITS);
}

/** The model's reading where there is a model that answers, else the layout reader's, which then says why. */
async function judged(app: App, input: Input, { drafts: layoutDrafts, forModel }: ReadOutput) {
  const own = { drafts: layoutDrafts, engine: "layout", usage: null };
  if (!app.model || !app.config.model || !forModel?.transcript.length) return own;
  const { api, name, timeoutMs } = app.config.model;
  const file = api === "compatible" ? undefined : partOf(input, forModel.reading);
  try {
    const asked = await ask(forModel.transcript, { model: app.model, timeoutMs, file });
    const question = { reading: forModel.reading, asked, layoutDrafts };
    const drafts = await app.isolate.run<JudgeInput, Draft[]>(JUDGE_TASK, question, LIMITS);
    return { drafts, engine: name, usage: asked.usage };
  } catch (error) {
    if (!(error instanceof ModelUnavailable)) throw error;
    app.log.warn("language model unavailable", { reason: error.message });
    return { ...own, drafts: layoutDrafts.map((draft) => withoutModel(draft, error.message)) };
  }
}

const MEDIA: Partial<Record<Input["type"], string>> = {
  pdf: "application/pdf",
  png: "image/png",
  jpeg: "image/jpeg",
  webp: "image/webp",
};

/** A file to be looked at, if a person sees all its words too: it would carry hidden ones past the transcript. */
function partOf({ type, bytes: data, fileName }: Input, { pages }: Reading) {
  const mediaType = MEDIA[type];
  const shows = pages.every(({ words }) => words.every(({ hidden }) => !hidden));
  return mediaType && shows ? { data, mediaType, fileName } : undefined;
}

function withoutModel(draft: Draft, reason: string): Draft {
  const message = `The language model could not be used: ${reason}. The built-in reader read this document`;
  return {
    ...draft,
    findings: [...draft.findings, { code: "model_unavailable", level: "warning", message }],
  };
}
