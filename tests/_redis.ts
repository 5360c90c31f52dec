import { freePort } from "./_port.ts";

/** A real redis-server on a free port; null where none is installed. */
export async function redisServer() {
  if (!Bun.which("redis-server")) return null;
  const port = freePort();
  let child = await start(port);
  return {
    url: `redis://127.0.0.1:${port}`,
    port,
    async kill() {
      child.kill("SIGKILL");
      await child.exited;
    },
    /** Leaves it there without an answer, until `kill()`. */
    hang() {
      child.kill("SIGSTOP");
    },
    async start() {
      child = await start(port);
    },
    async stop() {
      child.kill();
      await child.exited;
    },
  };
}

async function start(port: number) {
  const flags = ["--port", String(port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"];
  const child = Bun.spawn(["redis-server", ...flags], { stdout: "pipe", stderr: "ignore" });
  const reader = child.stdout.getReader();
  for (let said = ""; !said.includes("Ready to accept"); ) {
    const { value, done } = await reader.read();
    if (done) throw new Error(`Cannot start redis-server: ${said}`);
    said += new TextDecoder().decode(value);
  }
  reader.releaseLock();
  return child;
}
