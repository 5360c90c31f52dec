import { toOpenAPISchema } from "@elysiajs/openapi/openapi";
import type { AnyElysia } from "elysia";
import type { App } from "../app.ts";
import { CHAPTERS } from "./described.ts";

type Json = null | boolean | number | string | Json[] | { [name: string]: Json };
type Tree = Record<string, Json>;

/** The part of an OpenAPI document that the page of the API shows. */
export interface ApiDocument {
  openapi: string;
  info: { title: string; version: string; description: string };
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Tree> };
}

/** One endpoint in the document. */
export interface Operation {
  operationId: string;
  tags?: string[];
  summary?: string;
  description?: string;
  security?: Record<string, string[]>[];
  parameters?: { name: string; in: string; required: boolean; description?: string; schema: Tree }[];
  requestBody?: { content: Record<string, { schema: Tree }> };
  responses?: Record<string, { description: string; content?: Record<string, { schema: Tree }> }>;
}

const ABOUT = `Purchase orders in, sales orders out. Every refusal is {"success": false, "error": "<a sentence>"}.
Numbers and money are decimal strings, dates are YYYY-MM-DD, timestamps UTC; what is absent is null.
Lists go from new to old: send nextCursor back as cursor until it is null.`;

/** The OpenAPI document of every route under /api, from what the routes say of themselves. */
export function apiDocument({ config }: App, server: AnyElysia): ApiDocument {
  const routes = toOpenAPISchema(
    server,
    { paths: [/^(?!\/api\/)/], staticFile: false },
    undefined,
    undefined,
    "3.1.1",
  );
  const schemas: Record<string, Tree> = {};
  const paths = named(
    plain(JSON.parse(JSON.stringify(routes.paths))),
    schemas,
  ) as unknown as ApiDocument["paths"];
  for (const operation of Object.values(paths).flatMap((path) => Object.values(path))) tidy(operation);
  return {
    openapi: "3.1.1",
    info: { title: `The API of ${config.serviceName}`, version: "1", description: ABOUT },
    ...{ servers: [{ url: config.baseUrl }] },
    tags: Object.entries(CHAPTERS).map(([name, description]) => ({ name, description })),
    paths,
    components: { schemas, ...{ securitySchemes: SCHEMES } },
  };
}

const SCHEMES = {
  token: { type: "http", scheme: "bearer", description: "An access token of the Access page" },
  session: { type: "apiKey", in: "cookie", name: "session", description: "A person who is signed in" },
};

function tidy(operation: Operation & { "x-headers"?: Operation["parameters"] }) {
  const headers = operation["x-headers"] ?? [];
  delete operation["x-headers"];
  if (headers.length) operation.parameters = [...(operation.parameters ?? []), ...headers];
}

/** A number that Elysia reads out of text, too, is a number. */
function plain(node: Json): Json {
  if (Array.isArray(node)) return node.map(plain);
  if (node === null || typeof node !== "object") return node;
  const { anyOf, ...rest } = node;
  const [text, number, ...more] = Array.isArray(anyOf) ? (anyOf as Tree[]) : [];
  if (number && !more.length && /^(integer|numeric)$/.test(String(text?.format)))
    return { ...(rest as Tree), ...number };
  return Object.fromEntries(Object.entries(node).map(([name, value]) => [name, plain(value)]));
}

/** Schemas with an `$id` move to the components, and stand where they were as references. */
function named(node: Json, schemas: Record<string, Tree>): Json {
  if (Array.isArray(node)) return node.map((each) => named(each, schemas));
  if (node === null || typeof node !== "object") return node;
  const { $id, ...rest } = node;
  const tree = Object.fromEntries(Object.entries(rest).map(([name, value]) => [name, named(value, schemas)]));
  if (typeof $id !== "string") return tree;
  schemas[$id] = tree;
  return { $ref: `#/components/schemas/${$id}` };
}
