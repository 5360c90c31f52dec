import { connect, createServer, type Socket } from "node:net";

/** A way to a server at `url` by TCP that can be held up: what is sent meanwhile arrives later, as with a server that hangs. */
export async function relay(url: string) {
  const to = new URL(url);
  const open = new Set<Socket>();
  let isHeld = false;
  const listener = createServer((near) => {
    const far = connect(Number(to.port), to.hostname);
    near.pipe(far).pipe(near);
    for (const [side, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(side);
      if (isHeld) side.pause();
      side.on("error", () => other.destroy());
      side.on("close", () => {
        open.delete(side);
        other.destroy();
      });
    }
  });
  await new Promise<void>((resolve) => listener.listen(0, "127.0.0.1", resolve));
  const own = new URL(url);
  own.port = String((listener.address() as { port: number }).port);
  return {
    url: own.href,
    /** Connections that stand. */
    connections: () => open.size / 2,
    hold() {
      isHeld = true;
      for (const side of open) side.pause();
    },
    release() {
      isHeld = false;
      for (const side of open) side.resume();
    },
    stop() {
      for (const side of open) side.destroy();
      listener.close();
    },
  };
}
