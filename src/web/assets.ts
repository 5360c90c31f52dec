import { brotliCompressSync, gzipSync } from "node:zlib";
import { Elysia } from "elysia";
import { ASSETS, type Asset } from "../../views/asset.ts";
import { NotFound } from "../errors.ts";

const TYPES: Record<string, string> = {
  css: "text/css; charset=utf-8",
  js: "text/javascript; charset=utf-8",
  svg: "image/svg+xml",
  png: "image/png",
  webp: "image/webp",
  ico: "image/x-icon",
};
const SQUEEZE: [encoding: string, squeeze: (bytes: Buffer) => Buffer][] = [
  ["br", (bytes) => brotliCompressSync(bytes)],
  ["gzip", (bytes) => gzipSync(bytes, { level: 9 })],
];

const squeezed = new Map<string, Buffer>();

/** The files of the pages, squeezed; kept for ever by browsers when asked for by version. */
export function assets() {
  return new Elysia()
    .get("/assets/:name", ({ params, query, request }) => serve(params.name, request, query.v))
    .get("/favicon.ico", ({ request }) => serve("favicon.svg", request));
}

function serve(name: string, request: Request, version?: string): Response {
  const asset = ASSETS.get(name);
  if (!asset) throw new NotFound(`There is no asset "${name}"`);
  const [encoding, bytes] = encoded(name, asset, request.headers.get("accept-encoding") ?? "");
  const headers: Record<string, string> = {
    "content-type": TYPES[name.split(".").at(-1)!] ?? "application/octet-stream",
    "cache-control": version === asset.version ? "public, max-age=31536000, immutable" : "public, no-cache",
    etag: `"${asset.version}${encoding && `-${encoding}`}"`,
    vary: "accept-encoding",
    ...(encoding && { "content-encoding": encoding }),
  };
  if (request.headers.get("if-none-match") === headers.etag)
    return new Response(null, { status: 304, headers });
  return new Response(new Uint8Array(bytes), { headers });
}

function encoded(name: string, { bytes }: Asset, accepted: string): [encoding: string, bytes: Buffer] {
  if (!/\.(css|js|svg)$/.test(name)) return ["", bytes];
  for (const [encoding, squeeze] of SQUEEZE) {
    if (!new RegExp(`\\b${encoding}\\b`).test(accepted)) continue;
    const key = `${encoding} ${name}`;
    const small = squeezed.get(key) ?? squeeze(bytes);
    squeezed.set(key, small);
    return [encoding, small];
  }
  return ["", bytes];
}
