import { Type } from "@sinclair/typebox";
import { TypeCompiler } from "@sinclair/typebox/compiler";
import { Elysia } from "elysia";
import { reading, tenant } from "../../../db/mod.ts";
import { memberOf } from "../../accounts/mod.ts";
import type { App } from "../../app.ts";
import { Malformed, UnsupportedType } from "../../errors.ts";
import { decoded } from "../../reading/mod.ts";
import { closed, described, faultOf, knownQuery, readBytes, refusingStrange } from "../../web/mod.ts";
import { connectionFor } from "../connections.ts";
import { exported, FORMATS } from "./export.ts";
import { importCrossReferences } from "./import.ts";
import { type FileRow, type ImportRow, MOST_BYTES, NOTES, rowsOfCsv } from "./table.ts";

const MOST_JSON_BYTES = 1024 * 1024;
const text = Type.Optional(Type.Union([Type.String({ maxLength: 500 }), Type.Null()]));
const ROW = Type.Object({
  customer: text,
  ship_to: text,
  customer_text: text,
  item: text,
  unit: text,
  factor: Type.Optional(Type.Union([Type.String({ maxLength: 30 }), Type.Number(), Type.Null()])),
  valid_from: text,
  valid_to: text,
});
const NOTED = Object.fromEntries(NOTES.map((name) => [name, Type.Optional(Type.Unknown())]));
const SENT = closed(
  Type.Object({
    crossReferences: Type.Array(
      Type.Object(
        { ...ROW.properties, ...NOTED },
        { description: "What the export notes beside is not used" },
      ),
    ),
  }),
);
const check = TypeCompiler.Compile(SENT);
const count = Type.Integer({ minimum: 0 });
const IMPORTED = Type.Object({ success: Type.Literal(true), kept: count, known: count, conflict: count });
const LISTED = Type.Object({ crossReferences: Type.Array(ROW) });

/** The cross-references as a table: out as CSV or JSON, and in as either. */
export function crossReferencesApi(app: App) {
  return new Elysia()
    .get(
      "/api/erp/cross-references",
      async ({ request, query: { format = "json", text = "" } }) => {
        const { idpOrganizationId } = memberOf(request);
        const body = await exported((work) => reading(app.db, idpOrganizationId, work), { text, format });
        const headers: Record<string, string> = { "content-type": FORMATS[format].type };
        if (format === "csv") headers["content-disposition"] = 'attachment; filename="cross-references.csv"';
        return new Response(body, { headers });
      },
      {
        ...knownQuery(
          Type.Object({
            format: Type.Optional(Type.Union([Type.Literal("json"), Type.Literal("csv")])),
            text: Type.Optional(Type.String({ maxLength: 200 })),
          }),
        ),
        ...described({
          chapter: "ERP",
          summary: "The cross-references",
          description: "What customers call the ERP's items; as JSON, or as CSV where format is csv.",
          answers: { 200: LISTED },
          refusals: [400, 422],
        }),
      },
    )
    .post(
      "/api/erp/cross-references",
      async ({ request }) => {
        const { idpOrganizationId, email } = memberOf(request);
        const rows = await rowsIn(request);
        const counts = await tenant(app.db, idpOrganizationId, async (tx) => {
          const { id: connectionId } = await connectionFor(tx);
          return importCrossReferences(tx, { rows, name: null, connectionId, by: email });
        });
        return { success: true, ...counts };
      },
      {
        parse: "none",
        ...described({
          chapter: "ERP",
          summary: "Save cross-references",
          description:
            "JSON, or text/csv with the columns of the export: 100,000 rows at most. All rows or none: faults are said row by row. What contradicts a kept one waits for a person's decision.",
          body: { type: "application/json", schema: SENT },
          answers: { 200: IMPORTED },
          refusals: [400, 413, 415, 422],
        }),
      },
    );
}

async function rowsIn(request: Request): Promise<Iterable<FileRow>> {
  const type = request.headers.get("content-type") ?? "";
  const read = (limit: number) => readBytes(request, { limit, what: "the cross-references" });
  if (/^text\/csv\b/i.test(type)) return rowsOfCsv(decoded(await read(MOST_BYTES)));
  const bytes = await read(MOST_JSON_BYTES);
  if (!/^application\/json\b/i.test(type))
    throw new UnsupportedType("Cannot read the cross-references: send application/json or text/csv");
  const sent = jsonIn(new TextDecoder().decode(bytes));
  refusingStrange(SENT, sent);
  const fault = check.Errors(sent).First();
  if (fault) throw new Malformed(faultOf(fault));
  const { crossReferences } = sent as { crossReferences: ImportRow[] };
  return crossReferences.map((row, at) => ({ line: at + 1, row, fault: null }));
}

function jsonIn(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    throw new Malformed("Cannot read the cross-references: the body is not JSON");
  }
}
