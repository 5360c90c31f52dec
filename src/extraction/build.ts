import { join } from "node:path";
import { Glob } from "bun";

const ROOT = join(import.meta.dir, "../..");
/** The reader's own code and, by their exact versions, the libraries it reads with. */
const PARTS = ["package.json", "src/{extraction,isolate,reading}/**/*"];

let known: Promise<string> | undefined;

/** Names the build of the reader that runs here, by its code: a container knows no commit. */
export function build(): Promise<string> {
  known ??= digest();
  return known;
}

async function digest() {
  const hash = new Bun.CryptoHasher("sha256");
  for (const part of PARTS) {
    const paths = await Array.fromAsync(new Glob(part).scan(ROOT));
    for (const path of paths.sort()) hash.update(path).update(await Bun.file(join(ROOT, path)).bytes());
  }
  return hash.digest("hex").slice(0, 16);
}
