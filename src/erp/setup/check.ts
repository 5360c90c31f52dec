import type { App } from "../../app.ts";
import { wordsOf } from "../../errors.ts";
import { type ConnectionRow, connectorOf, openConnector } from "../connections.ts";
import { sealSecrets } from "../credentials.ts";
import type { Kind } from "./kinds.ts";
import { type Given, settingsOf } from "./settings.ts";

/** What a check has found, in words; null: the ERP can be used. */
export interface Found {
  fault: string | null;
}

type Needs = Pick<App, "db" | "config">;

/** Asks the ERP of a connection whether it can be used. */
export async function check(app: Needs, connection: ConnectionRow): Promise<Found> {
  return found(async () => connectorOf(app, connection).check());
}

/** Asks an ERP by settings that are not kept. */
export async function checkGiven(
  app: Needs,
  asked: { kind: Kind; given: Given; before: ConnectionRow | null; idpOrganizationId: string },
): Promise<Found> {
  return found(async () => {
    const { config, secrets } = await settingsOf(app.config, asked);
    const credentials = sealSecrets(app.config.credentialsKey, secrets);
    const { kind, before, idpOrganizationId: idp_organization_id } = asked;
    const id = before?.id ?? crypto.randomUUID();
    await openConnector(app, { id, idp_organization_id, kind, config, credentials }).check();
  });
}

async function found(work: () => Promise<void>): Promise<Found> {
  return work().then(
    () => ({ fault: null }),
    (error) => ({ fault: wordsOf(error) }),
  );
}
