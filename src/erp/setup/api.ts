import { Type } from "@sinclair/typebox";
import { type AnyElysia, Elysia } from "elysia";
import { type Tx, tenant } from "../../../db/mod.ts";
import { adminOf, type Member, memberOf, once } from "../../accounts/mod.ts";
import type { App } from "../../app.ts";
import { Invalid } from "../../errors.ts";
import { described, jsonBody } from "../../web/mod.ts";
import { type ConnectionRow, connectionOf } from "../connections.ts";
import { secretsOf } from "../credentials.ts";
import { check } from "./check.ts";
import { isKind, KINDS, type Kind } from "./kinds.ts";
import { progressOf } from "./progress.ts";
import { deleteConnection, makeConnection, saveConnection } from "./save.ts";
import { settingsOf } from "./settings.ts";
import { synchronize } from "./synchronize.ts";

const kinds = Object.keys(KINDS) as Kind[];
const when = Type.Union([Type.Unsafe<Date>({ type: "string", format: "date-time" }), Type.Null()]);
const text = Type.Union([Type.String(), Type.Null()]);
const settings = Type.Record(Type.String(), Type.Unknown(), {
  description: "As the README lists them for each kind",
});
const CONNECTION = Type.Object({
  id: Type.String(),
  name: Type.String(),
  kind: Type.Union(kinds.map((kind) => Type.Literal(kind))),
  isDefault: Type.Boolean(),
  active: Type.Boolean(),
  settings,
  secrets: Type.Array(Type.String(), { description: "Those that are kept, by name" }),
  entities: Type.Array(
    Type.Object({
      entity: Type.String(),
      rows: Type.Integer(),
      syncedAt: when,
      listing: Type.Union([
        Type.Object({ since: when, listed: Type.Integer(), everything: Type.Boolean() }),
        Type.Null(),
      ]),
      error: text,
      nextAt: when,
    }),
  ),
});
const ANSWER = Type.Object({ success: Type.Literal(true), connection: CONNECTION });
const DONE = Type.Object({ success: Type.Literal(true) });
const CHANGES = {
  settings: Type.Optional(settings),
  secrets: Type.Optional(
    Type.Record(Type.String(), Type.String({ maxLength: 2000 }), {
      description: "Kept sealed; those that are left out stay as they are",
    }),
  ),
  isDefault: Type.Optional(Type.Boolean({ description: "New orders go to it" })),
  active: Type.Optional(Type.Boolean({ description: "false: neither synchronized nor given new orders" })),
};
const NEW = Type.Object({
  name: Type.String({ minLength: 1, maxLength: 80 }),
  kind: Type.Union(kinds.map((kind) => Type.Literal(kind))),
  ...CHANGES,
});
const CHANGED = Type.Object({
  name: Type.Optional(Type.String({ minLength: 1, maxLength: 80 })),
  ...CHANGES,
});

/** Connections as JSON: made, changed and deleted by admins; checked and synchronized by everybody. */
export function connectionsApi(app: App): AnyElysia {
  const within = <T>({ idpOrganizationId }: Member, work: (tx: Tx) => Promise<T>) =>
    tenant(app.db, idpOrganizationId, work);
  const find = (member: Member, id: string) => within(member, (tx) => connectionOf(tx, id));
  const answer = async (tx: Tx, id: string) => ({
    success: true as const,
    connection: await shown(tx, app, await connectionOf(tx, id)),
  });

  return new Elysia()
    .post(
      "/api/erp/connections",
      async ({ request, body, set }) => {
        const admin = adminOf(request);
        const { kind, name, isDefault = false, active = true } = body;
        if (!isKind(kind)) throw new Invalid(`There is no kind of ERP "${kind}"`);
        const given = { ...body.settings, ...body.secrets };
        const kept = await settingsOf(app.config, { kind, given, before: null });
        const saved = { kind, name, isDefault, active, ...kept };
        const sent = { ...body, secrets: Object.keys(body.secrets ?? {}) };
        return once(app, { request, set }, { status: 201, sent }, async (tx) =>
          answer(tx, await makeConnection(tx, { ...admin, config: app.config }, saved)),
        );
      },
      {
        ...jsonBody(NEW),
        ...described({
          chapter: "ERP",
          summary: "Connect an ERP",
          answers: { 201: ANSWER },
          refusals: [400, 403, 413, 415, 422],
          once: true,
        }),
      },
    )
    .get(
      "/api/erp/connections/:id",
      async ({ request, params }) => within(memberOf(request), (tx) => answer(tx, params.id)),
      described({
        chapter: "ERP",
        summary: "A connection with its settings and the progress of its data",
        answers: { 200: ANSWER },
        refusals: [400, 404],
      }),
    )
    .patch(
      "/api/erp/connections/:id",
      async ({ request, params, body }) => {
        const admin = adminOf(request);
        const before = await find(admin, params.id);
        const { kind, name, is_default: isDefault, active, config } = before;
        const given = { ...config, ...body.settings, ...body.secrets };
        const kept = await settingsOf(app.config, { kind, given, before });
        const { settings: _, secrets: __, ...changes } = body;
        const saved = { name, isDefault, active, ...changes, ...kept };
        return within(admin, async (tx) => {
          await saveConnection(tx, before, { saved, config: app.config });
          return answer(tx, before.id);
        });
      },
      {
        ...jsonBody(CHANGED),
        ...described({
          chapter: "ERP",
          summary: "Change a connection",
          description: "What is left out stays. Another address or user needs the secrets again.",
          answers: { 200: ANSWER },
          refusals: [400, 403, 404, 413, 415, 422],
        }),
      },
    )
    .delete(
      "/api/erp/connections/:id",
      async ({ request, params }) => {
        await within(adminOf(request), (tx) => deleteConnection(tx, params.id));
        return { success: true as const };
      },
      described({
        chapter: "ERP",
        summary: "Delete a connection and its mirrored data",
        description:
          "It is gone at once, the data in the background. 409 once orders went to it, or mailboxes send theirs to it: switch it off instead.",
        answers: { 200: DONE },
        refusals: [400, 403, 404, 409],
      }),
    )
    .post(
      "/api/erp/connections/:id/check",
      async ({ request, params }) => {
        const { fault } = await check(app, await find(memberOf(request), params.id));
        return { success: true as const, works: fault === null, fault };
      },
      described({
        chapter: "ERP",
        summary: "Ask the ERP whether it can be used",
        answers: { 200: Type.Object({ success: Type.Literal(true), works: Type.Boolean(), fault: text }) },
        refusals: [400, 404],
      }),
    )
    .post(
      "/api/erp/connections/:id/sync",
      async ({ request, params, set }) => {
        await synchronize(app, memberOf(request), params.id);
        set.status = 202;
        return { success: true as const };
      },
      described({
        chapter: "ERP",
        summary: "Synchronize everything of a connection by the service itself",
        description: "It runs in the background; the connection shows how far it is.",
        answers: { 202: DONE },
        refusals: [400, 404, 409],
      }),
    );
}

async function shown(tx: Tx, { config }: App, row: ConnectionRow) {
  const { id, name, kind, is_default: isDefault, active } = row;
  const secrets = Object.keys(secretsOf(config.credentialsKey, row.credentials));
  const { entities } = await progressOf(tx, row);
  return { id, name, kind, isDefault, active, settings: row.config, secrets, entities };
}
