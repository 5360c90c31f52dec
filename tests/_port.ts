/** Below the ports that systems give to outgoing connections, one of which might take it before it is listened on. */
const [LOWEST, HIGHEST] = [20_000, 32_000];
const TRIES = 100;

/** A port that nobody listens on now. */
export function freePort(): number {
  for (let left = TRIES; left > 0; left--) {
    const port = LOWEST + Math.floor(Math.random() * (HIGHEST - LOWEST));
    if (isFree(port)) return port;
  }
  throw new Error(`No port between ${LOWEST} and ${HIGHEST} is free`);
}

function isFree(port: number): boolean {
  try {
    Bun.listen({ hostname: "127.0.0.1", port, socket: { data() {} } }).stop();
    return true;
  } catch {
    return false;
  }
}
