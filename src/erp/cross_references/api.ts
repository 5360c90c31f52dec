import { Type } from "@sinclair/typebox";
import { TypeCompiler } from "@sinclair/typebox/compiler";
import { Elysia } from "elysia";
import Papa from "papaparse";
import { tenant } from "../../../db/mod.ts";
import { memberOf } from "../../accounts/mod.ts";
import type { App } from "../../app.ts";
import { Malformed, UnsupportedType } from "../../errors.ts";
import { closed, described, faultOf, knownQuery, readBytes, refusingStrange } from "../../web/mod.ts";
import { connectionFor } from "../connections.ts";
import { listCrossReferences } from "./cross_references.ts";
import { COLUMNS, type ImportRow, importCrossReferences, NOTES, rowsOfCsv } from "./import.ts";

const MOST = 100_000;
const MOST_BYTES = 1024 * 1024;
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
      async ({ request, query, set }) => {
        const rows = await tenant(app.db, memberOf(request).idpOrganizationId, (tx) =>
          listCrossReferences(tx, { text: query.text ?? "", limit: MOST, offset: 0 }),
        );
        const crossReferences = rows.map(rowOf);
        if (query.format !== "csv") return { crossReferences };
        set.headers["content-type"] = "text/csv; charset=utf-8";
        set.headers["content-disposition"] = 'attachment; filename="cross-references.csv"';
        const columns = [...COLUMNS, ...NOTES];
        return `${Papa.unparse(crossReferences, { escapeFormulae: true, columns })}\r\n`;
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
          return importCrossReferences(tx, { rows, connectionId, by: email });
        });
        return { success: true, ...counts };
      },
      {
        parse: "none",
        ...described({
          chapter: "ERP",
          summary: "Save cross-references",
          description:
            "JSON, or text/csv with the columns of the export. All rows or none: faults are said row by row. What contradicts a kept one waits for a person's decision.",
          body: { type: "application/json", schema: SENT },
          answers: { 200: IMPORTED },
          refusals: [400, 413, 415, 422],
        }),
      },
    );
}

function rowOf(row: Awaited<ReturnType<typeof listCrossReferences>>[number]) {
  return {
    customer: row.customerCode ?? row.customerErpId,
    ship_to: row.shipToErpId,
    customer_text: row.customerText,
    item: row.sku ?? row.itemErpId,
    unit: row.unit,
    factor: row.factor,
    valid_from: row.validFrom,
    valid_to: row.validTo,
    description: row.description,
    created_by: row.createdBy,
    created_at: row.createdAt.toISOString(),
    source: row.source,
  };
}

async function rowsIn(request: Request): Promise<ImportRow[]> {
  const bytes = await readBytes(request, { limit: MOST_BYTES, what: "the cross-references" });
  const body = new TextDecoder().decode(bytes);
  const type = request.headers.get("content-type") ?? "";
  if (/^text\/csv\b/i.test(type)) return rowsOfCsv(body).map(({ row }) => row);
  if (!/^application\/json\b/i.test(type))
    throw new UnsupportedType("Cannot read the cross-references: send application/json or text/csv");
  const sent = jsonIn(body);
  refusingStrange(SENT, sent);
  const fault = check.Errors(sent).First();
  if (fault) throw new Malformed(faultOf(fault));
  return (sent as { crossReferences: ImportRow[] }).crossReferences;
}

function jsonIn(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    throw new Malformed("Cannot read the cross-references: the body is not JSON");
  }
}
