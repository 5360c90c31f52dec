import { type AnyElysia, Elysia, t } from "elysia";
import { type Tx, tenant } from "../../../db/mod.ts";
import { Checked } from "../../../views/connection_form.tsx";
import { createToken, type Member, memberOf, organizationAdminOf } from "../../accounts/mod.ts";
import type { App } from "../../app.ts";
import { Invalid, NotFound } from "../../errors.ts";
import { type ConnectionRow, connectionOf } from "../connections.ts";
import { check, checkGiven } from "./check.ts";
import { isKind, type Kind } from "./kinds.ts";
import { asKept, asNew, connectionsPage, formPage, kindsPage, progressPage, type Shown } from "./pages.ts";
import { deleteConnection, makeConnection, saveConnection } from "./save.ts";
import { settingsOf } from "./settings.ts";
import { synchronize } from "./synchronize.ts";
import { toleranceRoutes } from "./tolerance.ts";

const FORM = t.Object(
  {
    kind: t.String(),
    id: t.Optional(t.String()),
    name: t.String({ maxLength: 200 }),
    isDefault: t.Optional(t.Literal("yes")),
    active: t.Optional(t.Literal("yes")),
  },
  { additionalProperties: t.String({ maxLength: 100_000 }) },
);
type Form = typeof FORM.static & Record<string, string | undefined>;

/** The pages on which ERPs are connected, tested and synchronized. Changes are for the organization's admins. */
export function connectionRoutes(app: App): AnyElysia {
  const within = <T>({ idpOrganizationId }: Member, work: (tx: Tx) => Promise<T>) =>
    tenant(app.db, idpOrganizationId, work);
  const find = (member: Member, id: string) => within(member, (tx) => connectionOf(tx, id));

  return new Elysia()
    .use(toleranceRoutes(app))
    .get("/erp", ({ request }) => connectionsPage(app, request))
    .get("/erp/new", async ({ request, query: { kind } }) => {
      organizationAdminOf(request);
      if (!kind) return kindsPage(request);
      const shown = await within(memberOf(request), (tx) => asNew(tx, kindIn(kind)));
      return formPage(app, request, shown);
    })
    .post("/erp", (context) => submitted(organizationAdminOf(context.request), context), { body: FORM })
    .post(
      "/erp/checks",
      async ({ request, body }) => {
        const { shown, checked } = await tested(organizationAdminOf(request), body as Form);
        return formPage(app, request, { ...shown, checked });
      },
      { body: FORM },
    )
    .post(
      "/erp/checks/result",
      async ({ request, body }) =>
        Checked((await tested(organizationAdminOf(request), body as Form)).checked),
      { body: FORM },
    )
    .get("/erp/:id", async ({ request, params }) =>
      formPage(app, request, asKept(await find(memberOf(request), params.id))),
    )
    .post(
      "/erp/:id",
      (context) => {
        const body = { ...context.body, id: context.params.id };
        return submitted(organizationAdminOf(context.request), { ...context, body });
      },
      { body: FORM },
    )
    .post("/erp/:id/deletion", async ({ request, params, redirect }) => {
      await within(organizationAdminOf(request), (tx) => deleteConnection(tx, params.id));
      return redirect("/erp", 303);
    })
    .post(
      "/erp/:id/tokens",
      async ({ request, params, body, set }) => {
        const owner = organizationAdminOf(request);
        const connection = await find(owner, params.id);
        set.headers["cache-control"] = "no-store";
        const made = { owner, name: body.name, connectionId: connection.id };
        const token = await createToken(app.db, app.config, made);
        return formPage(app, request, { ...asKept(connection), token });
      },
      { body: t.Object({ name: t.String({ minLength: 1, maxLength: 80 }) }) },
    )
    .get(
      "/erp/:id/progress",
      ({ request, params: { id }, query: { alone = false } }) => progressPage(app, request, { id, alone }),
      { query: t.Object({ alone: t.Optional(t.Boolean()) }) },
    )
    .post("/erp/:id/check", async ({ request, params }) => {
      const connection = await find(memberOf(request), params.id);
      return connectionsPage(app, request, { id: connection.id, ...(await check(app, connection)) });
    })
    .post("/erp/:id/mirror", async ({ request, params, redirect }) => {
      await synchronize(app, memberOf(request), params.id);
      return redirect("/erp", 303);
    });

  /** Keeps what was submitted; what can't be kept is shown again with the reason. */
  async function submitted(admin: Member, { request, body, set, redirect }: Submitted) {
    const shown = await shownOf(admin, body as Form);
    try {
      const saved = { ...shown, ...(await settingsOf(app.config, shown)) };
      await within(admin, async (tx) => {
        const { config } = app;
        if (shown.before) await saveConnection(tx, shown.before, { saved, config });
        else await makeConnection(tx, { ...admin, config }, saved);
      });
    } catch (error) {
      if (!(error instanceof Invalid)) throw error;
      set.status = error.status;
      return formPage(app, request, { ...shown, fault: error.message });
    }
    return redirect("/erp", 303);
  }

  async function tested(admin: Member, body: Form) {
    const shown = await shownOf(admin, body);
    return { shown, checked: await checkGiven(app, { ...shown, ...admin }) };
  }

  async function shownOf(admin: Member, body: Form): Promise<Shown> {
    const before: ConnectionRow | null = body.id ? await find(admin, body.id) : null;
    const kind = before?.kind ?? kindIn(body.kind);
    const { name, isDefault, active } = body;
    return { kind, before, name, isDefault: isDefault === "yes", active: active === "yes", given: body };
  }
}

interface Submitted {
  request: Request;
  body: unknown;
  set: { status?: number | string };
  redirect: (address: string, status: 303) => Response;
}

function kindIn(text: string): Kind {
  if (isKind(text)) return text;
  throw new NotFound(`There is no kind of ERP "${text}"`);
}
