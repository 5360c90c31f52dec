import { type Static, type TSchema, Type } from "@sinclair/typebox";
import { TypeCompiler } from "@sinclair/typebox/compiler";
import { Invalid } from "../../errors.ts";

const line = (most: number) => Type.String({ maxLength: most, pattern: "^[^\\u0000]*$" });
const named = (most: number) =>
  Type.String({ minLength: 1, maxLength: most, pattern: "^[^\\u0000]*\\S[^\\u0000]*$" });
const UTC = "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}(:\\d{2}(\\.\\d+)?)?(Z|[+-]00:?00)$";

/** The contract's inbound e-mail event. What else a worker says, here or with a file, is not read and refuses no mail. */
export const EVENT = Type.Object({
  messageId: named(2000),
  from: named(1000),
  to: Type.Array(named(1000), { maxItems: 1000 }),
  subject: line(10_000),
  receivedAt: Type.String({ pattern: UTC, description: "ISO 8601, UTC" }),
  aliasId: named(100),
  subaddress: Type.Optional(Type.Union([line(500), Type.Null()])),
  erpConnectionId: named(100),
  idpOrganizationId: named(500),
  attachmentCount: Type.Integer({ minimum: 0, maximum: 10_000 }),
  uploadedDocumentIds: Type.Array(named(100), { maxItems: 500, uniqueItems: true }),
  triageDecision: named(100),
  triageReason: Type.Optional(Type.Union([line(5000), Type.Null()])),
});
export type InboundEvent = Static<typeof EVENT>;

/** A file of a mail whose event comes before or after it. */
export const ATTACHMENT = Type.Object({
  aliasId: named(100),
  messageId: named(2000),
  fileName: named(500),
  partId: Type.Optional(
    Type.String({ pattern: "^[\\w.-]{1,100}$", description: "Default: the file's SHA-256" }),
  ),
  content: Type.String({ description: "Base64", contentEncoding: "base64" }),
});
export type InboundAttachment = Static<typeof ATTACHMENT>;

const EXPECTED: Record<string, string> = {
  receivedAt: "an ISO 8601 timestamp in UTC",
  attachmentCount: "a whole number from 0",
  to: "a list of addresses",
  uploadedDocumentIds: "a list of document ids, each once",
  content: "base64",
};

/** A reader of one kind of body. Throws `Invalid` that names every field at fault. */
export function bodyReader<T extends TSchema>(schema: T, what: string): (body: unknown) => Static<T> {
  const check = TypeCompiler.Compile(schema);
  return (body) => {
    if (check.Check(body)) return body;
    const faults = new Map<string, string>();
    for (const { path, value } of check.Errors(body)) {
      const field = path.split("/")[1] ?? "";
      if (!faults.has(field)) faults.set(field, faultOf(field, value));
    }
    throw new Invalid(`Cannot read ${what}: ${[...faults.values()].join(", ")}`);
  };
}

function faultOf(field: string, value: unknown) {
  if (!field) return "it is not an object";
  if (value === undefined) return `"${field}" is missing`;
  return `"${field}" is not ${EXPECTED[field] ?? "a text that is neither empty nor too long"}`;
}
