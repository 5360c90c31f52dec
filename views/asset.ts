import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** A file of the pages, held in memory. */
export interface Asset {
  bytes: Buffer;
  /** Changes with the content. */
  version: string;
}

const FOLDER = join(import.meta.dir, "assets");
const HTMX = join(import.meta.dir, "../node_modules/htmx.org/dist/htmx.min.js");

/** The files of `styles/` that make `app.css`; of rules as strong as each other in a layer the later wins. */
const STYLES = [
  ...["base", "elements", "frame", "fields", "parts"],
  ...["queue", "inbox", "settings", "document", "lens", "order", "lines", "pick", "bar", "decision", "keys"],
  ...["narrow", "narrow_review", "narrow_lines", "usage", "touch", "print", "utilities"],
].map((name) => join(import.meta.dir, "styles", `${name}.css`));

/** Every file that pages may ask for, by name; read once. */
export const ASSETS: ReadonlyMap<string, Asset> = new Map([
  ...readdirSync(FOLDER).map((name) => [name, read(join(FOLDER, name))] as const),
  ["app.css", read(...STYLES)] as const,
  ["htmx.min.js", read(HTMX)] as const,
]);

/** The address of a file of the pages; it changes with the content, so browsers may keep it for ever. */
export function asset(name: string): string {
  const found = ASSETS.get(name);
  return found ? `/assets/${name}?v=${found.version}` : `/assets/${name}`;
}

function read(...paths: string[]): Asset {
  const bytes = Buffer.concat(paths.map((path) => readFileSync(path)));
  return { bytes, version: createHash("sha256").update(bytes).digest("hex").slice(0, 16) };
}
