import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A page of a file whose streams are plain; letters are bytes. */
export interface PlainPage {
  /** Its dictionary, without the outer brackets. */
  dictionary: string;
  content: string;
  width: number;
  height: number;
}

/** A file of PDF, open to changes. */
export interface PlainFile {
  pages: PlainPage[];
  /** Entries that the catalog gets. */
  catalog: string;
  /** Adds an object, and gives how to refer to it. */
  add(object: string): string;
  /** The dictionary of a font by its name on the pages. */
  fontOf(name: string): string;
  /** Changes each of the objects. */
  each(change: (object: string) => string): void;
}

/** Runs programs of the machine on a file; `in.pdf` is what it reads, `out.pdf` what it writes. Null: they don't write any. */
export function byPrograms(bytes: Uint8Array, commands: string[]): Uint8Array | null {
  const folder = mkdtempSync(join(tmpdir(), "order-intake-producers-"));
  try {
    writeFileSync(join(folder, "in.pdf"), bytes);
    for (const command of commands) spawnSync("sh", ["-c", command], { cwd: folder, timeout: 60_000 });
    return new Uint8Array(readFileSync(join(folder, "out.pdf")));
  } catch {
    return null;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Changes a file's own objects; null where it can't be taken apart, or `edit` says that there is nothing to change. */
export function edited(bytes: Uint8Array, edit: (file: PlainFile) => boolean | undefined): Uint8Array | null {
  const plain = byPrograms(bytes, [
    "qpdf --qdf --object-streams=disable --coalesce-contents --decode-level=all in.pdf out.pdf",
  ]);
  if (!plain) return null;
  const objects = objectsOf(Buffer.from(plain).toString("latin1"));
  const at = [...objects].filter(([, object]) => /\/Type \/Page\n/.test(object)).map(([id]) => id);
  const pages = at.map((id) => pageOf(objects, objects.get(id)!));
  const add = (object: string) => {
    const id = Math.max(...objects.keys()) + 1;
    objects.set(id, object);
    return `${id} 0 R`;
  };
  const fontOf = (name: string) => {
    const entry = new RegExp(`/${name} (\\d+) 0 R`);
    const found = [...objects.values()].flatMap((object) => entry.exec(object)?.[1] ?? []);
    return objects.get(Number(found[0])) ?? "";
  };
  const each = (change: (object: string) => string) => {
    for (const [id, object] of [...objects]) objects.set(id, change(object));
  };
  const file: PlainFile = { pages, catalog: "", add, fontOf, each };
  if (edit(file) === false) return null;
  for (const [i, { dictionary, content }] of pages.entries())
    objects.set(at[i]!, `<<${dictionary} /Contents ${add(stream(content))}>>`);
  const [root, catalog] = [...objects].find(([, object]) => /\/Type \/Catalog/.test(object))!;
  objects.set(root, catalog.replace(/>>\s*$/, `${file.catalog}>>`));
  return fileOf(objects, root);
}

/** A stream with more entries in its dictionary. */
export function stream(content: string, more = ""): string {
  return `<<${more}/Length ${content.length}>>stream\n${content}\nendstream`;
}

/** The value of an entry of a dictionary. */
export function entryOf(dictionary: string, name: string): string {
  return (
    new RegExp(`^  /${name} ((?:\\[|<<)\\n[\\s\\S]*?\\n  (?:\\]|>>)|.*)$`, "m").exec(dictionary)?.[1] ??
    "<<>>"
  );
}

function objectsOf(text: string): Map<number, string> {
  const found = text.matchAll(/^(\d+) 0 obj\n([\s\S]*?)\nendobj$/gm);
  return new Map(Array.from(found, ([, id, object]) => [Number(id), object!]));
}

function pageOf(objects: Map<number, string>, object: string): PlainPage {
  const contents = /\/Contents (\d+) 0 R/.exec(object)?.[1];
  const content = /stream\n([\s\S]*)\nendstream/.exec(objects.get(Number(contents)) ?? "")?.[1] ?? "";
  const inherited = [...objects.values()].find((other) => /\/Type \/Pages/.test(other)) ?? "";
  const missing = ["MediaBox", "Resources"].filter((name) => !object.includes(`/${name}`));
  const own = object.replace(/^<<\n|\n>>$/g, "").replace(/ {2}\/Contents \d+ 0 R\n/, "");
  const dictionary = [own, ...missing.map((name) => `  /${name} ${entryOf(inherited, name)}`), ""].join("\n");
  const [, , width = 612, height = 792] = (entryOf(dictionary, "MediaBox").match(/[\d.-]+/g) ?? []).map(
    Number,
  );
  return { dictionary, content, width, height };
}

function fileOf(objects: Map<number, string>, root: number): Uint8Array {
  let file = "%PDF-1.7\n";
  const rows: string[] = [];
  for (const [id, object] of objects) {
    rows.push(`${id} 1\n${String(file.length).padStart(10, "0")} 00000 n \n`);
    file += `${id} 0 obj\n${object}\nendobj\n`;
  }
  const size = Math.max(...objects.keys()) + 1;
  file += `xref\n0 1\n0000000000 65535 f \n${rows.join("")}trailer<</Size ${size}/Root ${root} 0 R>>\nstartxref\n${file.length}\n%%EOF`;
  return new Uint8Array(Buffer.from(file, "latin1"));
}
