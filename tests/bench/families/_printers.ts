import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A program that a family's documents are printed by; none of its own for one that is drawn or written. */
export type Printer = "chromium" | "soffice" | "wkhtmltopdf";

/** What a printed page may be printed once more by. */
export type Again = "pdftocairo" | "gs";

const AGAIN: Record<Again, (from: string, to: string) => string[]> = {
  pdftocairo: (from, to) => ["-pdf", from, to],
  gs: (from, to) => ["-q", "-dNOPAUSE", "-dBATCH", "-sDEVICE=pdfwrite", `-sOutputFile=${to}`, from],
};

type Asked = { name: string; text: string; done: (pdf: Uint8Array) => void; failed: (why: unknown) => void };
const asked: Asked[] = [];

/** Prints an office document in flat XML; all that are asked for at once go through one start of the program. */
export function fromOffice(ending: "fodt" | "fods", text: string): Promise<Uint8Array> {
  return new Promise((done, failed) => {
    if (!asked.length) setTimeout(() => void printAsked(asked.splice(0)), 0);
    asked.push({ name: `${asked.length}.${ending}`, text, done, failed });
  });
}

async function printAsked(all: Asked[]): Promise<void> {
  await inFolder(async (folder) => {
    for (const { name, text } of all) await writeFile(join(folder, name), text);
    const files = all.map(({ name }) => join(folder, name));
    const profile = `-env:UserInstallation=file://${join(folder, "profile")}`;
    await run("soffice", [profile, "--headless", "--convert-to", "pdf", "--outdir", folder, ...files]);
    for (const { name, done } of all) done(await readFile(join(folder, `${name.split(".")[0]}.pdf`)));
  }).catch((why) => {
    for (const { failed } of all) failed(why);
  });
}

/** Prints a web page by WebKit, as ERPs and shops do on their servers. */
export function fromWebkit(html: string, options: string[]): Promise<Uint8Array> {
  return inFolder(async (folder) => {
    const [page, pdf] = [join(folder, "page.html"), join(folder, "page.pdf")];
    await writeFile(page, html);
    await run("wkhtmltopdf", ["-q", ...options, page, pdf]);
    return readFile(pdf);
  });
}

/** Prints what was printed. */
export function again(by: Again, bytes: Uint8Array): Promise<Uint8Array> {
  return inFolder(async (folder) => {
    const [from, to] = [join(folder, "from.pdf"), join(folder, "to.pdf")];
    await writeFile(from, bytes);
    await run(by, AGAIN[by](from, to));
    return readFile(to);
  });
}

async function inFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), "family-"));
  return work(folder).finally(() => rm(folder, { recursive: true }));
}

async function run(program: string, options: string[]): Promise<void> {
  const done = Bun.spawn([program, ...options], { stdout: "ignore", stderr: "pipe" });
  if ((await done.exited) !== 0)
    throw new Error(`${program} failed: ${await new Response(done.stderr).text()}`);
}
