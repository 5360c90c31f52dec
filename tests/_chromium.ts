import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import chromium, { inflate } from "@sparticuz/chromium";

/**
 * Why Chromium can't run here, or null. Libraries it misses are taken from its own package, into `LD_LIBRARY_PATH` of
 * this process, or else installed (as root, with apt).
 */
export async function chromiumFault(): Promise<string | null> {
  if (process.platform !== "linux" || process.arch !== "x64")
    return `its package holds no browser for ${process.platform} on ${process.arch}`;
  const path = await chromium.executablePath();
  const mends = [() => {}, carriedLibraries, installedLibraries];
  let fault = "";
  for (const mend of mends) {
    await mend();
    fault = missing(path);
    if (!fault) return null;
  }
  return fault;
}

function missing(path: string): string {
  try {
    execFileSync(path, ["--version"], { timeout: 30_000, stdio: ["ignore", "ignore", "pipe"] });
    return "";
  } catch (error) {
    return String((error as { stderr?: unknown }).stderr || error).trim();
  }
}

async function carriedLibraries() {
  const archive = new URL("../../bin/al2023.tar.br", import.meta.resolve("@sparticuz/chromium"));
  const folder = await inflate(fileURLToPath(archive));
  process.env.LD_LIBRARY_PATH = [`${folder}/lib`, process.env.LD_LIBRARY_PATH].filter(Boolean).join(":");
}

function installedLibraries() {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return;
  const apt = (...args: string[]) =>
    execFileSync("apt-get", ["-qq", ...args], { timeout: 300_000, stdio: "ignore" });
  try {
    apt("update");
    apt("install", "-y", "--no-install-recommends", "libnss3", "libnspr4", "libexpat1");
  } catch {
    // The next look says what is still missing.
  }
}
