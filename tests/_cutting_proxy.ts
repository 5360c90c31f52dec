import { connect, createServer, type Server } from "node:net";

/** Passes requests on, but for the first of one method, whose connection is cut as soon as it was passed on. */
export async function cuttingProxy(target: string, method: string) {
  const { hostname, port } = new URL(target);
  const passed = Promise.withResolvers<void>();
  const server: Server = createServer((client) => {
    const upstream = connect(Number(port), hostname);
    upstream.on("data", (bytes) => client.write(bytes));
    client.on("data", (bytes) => {
      upstream.write(bytes);
      if (!bytes.includes(method)) return;
      client.destroy();
      passed.resolve();
    });
    for (const socket of [client, upstream]) socket.on("error", () => {});
    client.on("close", () => setTimeout(() => upstream.destroy(), 500));
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const address = server.address() as { port: number };
  return { url: `http://127.0.0.1:${address.port}`, passed: passed.promise, close: () => server.close() };
}
