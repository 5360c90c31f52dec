import { STATUS_CODES } from "node:http";
import { type TSchema, Type } from "@sinclair/typebox";
import type { DocumentDecoration } from "elysia";

/** The chapters of the API's document, in their order. */
export const CHAPTERS = {
  Documents: "Purchase orders as files: they come in, are read, and become orders.",
  Mail: "Purchase orders by e-mail, as workers that live elsewhere hand them in.",
  Orders: "What was read, matched and edited, until it is in the ERP.",
  ERP: "Connections, the mirror of their data, and its cache.",
  Billing: "What submitted orders cost.",
  Access: "Who may come in.",
  Service: "Whether it is well, and this description of it.",
} as const;

/** The body of every refusal under /api. */
const REFUSAL = Type.Object(
  { success: Type.Literal(false), error: Type.String({ description: "A sentence for a person" }) },
  { $id: "Refusal" },
);

/** An endpoint as it stands in the API's document. */
export interface Description {
  chapter: keyof typeof CHAPTERS;
  summary: string;
  description?: string;
  /** `caller`: anybody who is signed in or has a token. `token`: by access token alone. Default: `caller`. */
  who?: "anybody" | "caller" | "token";
  /** Bodies by status; null: none. What isn't JSON is named by its type. */
  answers: Record<number, TSchema | string | null>;
  /** Statuses that it may refuse with, beside 401 and 429, which hold everywhere. */
  refusals?: number[];
  /** Accepts `Idempotency-Key`. */
  once?: boolean;
  /** Headers it needs, and what they say. */
  headers?: Record<string, string>;
  /** The parts of a multipart body. */
  form?: TSchema;
  /** A body that the handler reads by itself, and its type. */
  body?: { type: string; schema: TSchema };
}

const SECURITY = { anybody: [], caller: [{ token: [] }, { session: [] }], token: [{ token: [] }] };

/**
 * What a route says of itself to the API's document. Answers are declared here and not as Elysia's `response`, which would check
 * and copy each of them at run time; tests hold them to it.
 */
export function described(endpoint: Description): { detail: DocumentDecoration } {
  const { chapter, summary, description, who = "caller", answers, form, once } = endpoint;
  const body = form ? { type: "multipart/form-data", schema: form } : endpoint.body;
  const headers = {
    ...endpoint.headers,
    ...(once && {
      "Idempotency-Key": "The same key and request within 24 hours give the first answer again",
    }),
  };
  const detail = {
    tags: [chapter],
    summary,
    description,
    security: SECURITY[who],
    responses: { ...bodies(answers), ...refusals(endpoint, who) },
    ...(body && { requestBody: { required: true, content: { [body.type]: { schema: body.schema } } } }),
    // Moved into the parameters when the document is put together.
    "x-headers": Object.entries(headers).map(([name, words]) => ({
      name,
      in: "header",
      required: name !== "Idempotency-Key",
      description: words,
      schema: { type: "string" },
    })),
  };
  return { detail: detail as unknown as DocumentDecoration };
}

function bodies(answers: Description["answers"]) {
  return Object.fromEntries(
    Object.entries(answers).map(([status, schema]) => {
      const description = STATUS_CODES[status] ?? "";
      if (schema === null) return [status, { description }];
      if (typeof schema === "string")
        return [status, { description, content: { [schema]: { schema: { type: "string" } } } }];
      return [status, { description, content: { "application/json": { schema } } }];
    }),
  );
}

function refusals({ refusals = [], once }: Description, who: NonNullable<Description["who"]>) {
  const statuses = [...refusals, ...(who === "anybody" ? [] : [401, 429]), ...(once ? [422] : [])];
  const content = { "application/json": { schema: REFUSAL } };
  const wait = { "Retry-After": { description: "Seconds to wait", schema: { type: "integer" } } };
  return Object.fromEntries(
    statuses.map((status) => [
      status,
      { description: STATUS_CODES[status], content, ...(status === 429 && { headers: wait }) },
    ]),
  );
}
