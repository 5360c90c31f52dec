import { Decimal } from "decimal.js";
import { type Tx, tenant } from "../../../db/mod.ts";
import {
  ConnectionForm,
  type ConnectionFormProps,
  ConnectionKinds,
} from "../../../views/connection_form.tsx";
import { Connections, Progressed, type RunProps } from "../../../views/connections.tsx";
import { SyncProgress } from "../../../views/sync_progress.tsx";
import { memberOf, shellOf } from "../../accounts/mod.ts";
import type { App } from "../../app.ts";
import { type ConnectionRow, connectionOf, connectionsOf, findConnection } from "../connections.ts";
import { secretsOf } from "../credentials.ts";
import { runsOf } from "../ingest/runs.ts";
import { priceTolerance } from "../terms/tolerance.ts";
import { KINDS, type Kind } from "./kinds.ts";
import { progressOf } from "./progress.ts";
import type { Given } from "./settings.ts";

/** The list of connections, with what a check of one has just found. */
export async function connectionsPage(
  app: App,
  request: Request,
  checked?: { id: string; fault: string | null },
) {
  const { idpOrganizationId, organizationRole } = memberOf(request);
  const { connections, tolerance } = await tenant(app.db, idpOrganizationId, async (tx) => {
    const rows = await connectionsOf(tx).execute();
    const [tolerance, ...shown] = await Promise.all([
      priceTolerance(tx),
      ...rows.map(async (row) => {
        const [props, runs] = await Promise.all([connectionProps(tx, row, rows), runsOf(tx, row.id)]);
        return { ...props, runs: runs.map(runProps) };
      }),
    ]);
    const connections = shown.map((props) => ({
      ...props,
      checked: checked?.id === props.id ? checked : undefined,
    }));
    return { connections, tolerance };
  });
  return Connections({
    shell: shellOf(request, "ERP", "erp"),
    connections,
    tolerancePercent: new Decimal(tolerance).times(100).toFixed(),
    admin: organizationRole === "admin",
  });
}

/** How far a connection's data is; its row too, unless that has something else to say. */
export async function progressPage(
  app: App,
  request: Request,
  { id, alone }: { id: string; alone: boolean },
) {
  const { idpOrganizationId, organizationRole } = memberOf(request);
  return tenant(app.db, idpOrganizationId, async (tx) => {
    if (alone) return SyncProgress({ ...(await progressOf(tx, await connectionOf(tx, id))), alone });
    const props = await connectionProps(tx, await connectionOf(tx, id), await connectionsOf(tx).execute());
    return Progressed({ ...props, admin: organizationRole === "admin" });
  });
}

async function connectionProps(tx: Tx, row: ConnectionRow, all: ConnectionRow[]) {
  return {
    id: row.id,
    name: row.name,
    kind: row.kind,
    kindLabel: KINDS[row.kind].label,
    active: row.active,
    isDefault: row.id === all.find(({ active }) => active)?.id,
    itemCount: row.item_count,
    customerCount: row.customer_count,
    lastSyncAt: row.last_sync_at,
    progress: await progressOf(tx, row),
  };
}

const REASONS_SHOWN = 3;

function runProps(run: Awaited<ReturnType<typeof runsOf>>[number]): RunProps {
  const { entity, error, inserted, updated, deactivated, rejected, reasons } = run;
  return {
    entity,
    finishedAt: run.finished_at,
    seconds: Math.round((run.finished_at.getTime() - run.started_at.getTime()) / 1000),
    inserted,
    updated,
    deactivated,
    rejected,
    reasons: reasons.slice(0, REASONS_SHOWN).map(({ line, reason }) => `line ${line}: ${reason}`),
    error,
    by: run.created_by,
  };
}

/** The kinds of ERP to choose from. */
export function kindsPage(request: Request) {
  const kinds = (Object.keys(KINDS) as Kind[]).map(kindProps);
  return ConnectionKinds({ shell: shellOf(request, "Add a connection", "erp"), kinds });
}

/** A form as it is to be shown. */
export interface Shown {
  kind: Kind;
  /** Null: the connection is new. */
  before: ConnectionRow | null;
  name: string;
  isDefault: boolean;
  active: boolean;
  /** Settings as they were typed or are kept. */
  given: Given;
  fault?: string;
  checked?: ConnectionFormProps["checked"];
  token?: string;
}

/** The form of one connection. */
export function formPage(app: App, request: Request, shown: Shown) {
  const { kind, before, given, name, isDefault, active, fault = null, checked, token } = shown;
  const secrets = before ? secretsOf(app.config.credentialsKey, before.credentials) : {};
  const settings = KINDS[kind].settings.map((setting) => ({
    ...setting,
    value: setting.secret ? "" : shownValue(given[setting.name]),
    kept: setting.secret === true && setting.name in secrets,
  }));
  const shell = shellOf(request, before ? before.name : `Connect ${KINDS[kind].label}`, "erp");
  const admin = memberOf(request).organizationRole === "admin";
  const form = { admin, name, isDefault, active, settings, fault, checked, token };
  return ConnectionForm({ shell, id: before?.id ?? null, kind: kindProps(kind), ...form });
}

/** The form of a new connection: where orders go to another one already, they stay there unless told. */
export async function asNew(tx: Tx, kind: Kind): Promise<Shown> {
  const isDefault = (await findConnection(tx)) === null;
  return { kind, before: null, name: "", isDefault, active: true, given: {} };
}

/** The form of a connection as it is kept. */
export function asKept(before: ConnectionRow): Shown {
  const { kind, name, is_default: isDefault, active, config: given } = before;
  return { kind, before, name, isDefault, active, given };
}

function kindProps(kind: Kind) {
  const { label, note } = KINDS[kind];
  return { kind, label, note };
}

function shownValue(value: unknown): string {
  if (value === undefined || value === null) return "";
  if (typeof value === "string") return value;
  return Array.isArray(value) && value.every((each) => typeof each === "string")
    ? value.join(", ")
    : JSON.stringify(value, null, 2);
}
