import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "./_port.ts";

const ROOT = join(import.meta.dir, "..");

/** The service as a newcomer starts it: a process of its own over an empty folder. */
export async function startService(env: Record<string, string> = {}) {
  const folder = mkdtempSync(join(tmpdir(), "order-intake-service-"));
  const port = freePort();
  const url = `http://localhost:${port}`;
  const child = Bun.spawn([process.execPath, "src/main.ts"], {
    cwd: ROOT,
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      DATA_DIR: folder,
      PORT: String(port),
      SMTP_PORT: "0",
      ...env,
    },
    stdout: "pipe",
    stderr: "inherit",
  });
  const said: string[] = [];
  const reading = read(child.stdout, said);
  return {
    url,
    /** Waits for a line that matches and returns it. Throws when the service ends without it. */
    async line(pattern: RegExp): Promise<string> {
      for (;;) {
        const found = said
          .join("")
          .split("\n")
          .find((line) => pattern.test(line));
        if (found) return found;
        if (child.exitCode !== null) throw new Error(`The service ended: ${said.join("").slice(-2000)}`);
        await Bun.sleep(50);
      }
    },
    async stop() {
      child.kill("SIGTERM");
      await child.exited;
      await reading;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function read(stream: ReadableStream<Uint8Array>, said: string[]) {
  const decoder = new TextDecoder();
  const reader = stream.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    said.push(decoder.decode(part.value, { stream: true }));
  }
}
