/**
 * An ERP of made items as a program, by the README's HTTP protocol, a thousand a page: `bun tests/bench/_paged_erp.ts ROWS`
 * prints its address. `POST /changed {"every": 100}` gives each hundredth item another description, `GET /pages` counts what was asked.
 */
import { item } from "./_items.ts";

const rows = Number(process.argv[2]);
const PAGE = 1_000;
let every = 0;
let pages = 0;

const server = Bun.serve({
  hostname: "127.0.0.1",
  port: 0,
  async fetch(request) {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname === "/health") return Response.json({});
    if (pathname === "/pages") return Response.json({ pages });
    if (pathname === "/changed") {
      every = ((await request.json()) as { every: number }).every;
      return Response.json({});
    }
    if (pathname !== "/items") return new Response(null, { status: 404 });
    pages++;
    const from = Number(searchParams.get("place") ?? 0);
    const next = Math.min(from + PAGE, rows);
    const listed = Array.from({ length: next - from }, (_, n) => item(from + n, every));
    return Response.json({ rows: listed, gone: [], place: next < rows ? String(next) : null, mark: "m" });
  },
});
console.log(`http://127.0.0.1:${server.port}`);
