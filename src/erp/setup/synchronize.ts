import { tenant } from "../../../db/mod.ts";
import type { Member } from "../../accounts/mod.ts";
import type { App } from "../../app.ts";
import { Conflict } from "../../errors.ts";
import { connectionOf } from "../connections.ts";
import { refreshMirror } from "../mirror.ts";
import { dropKept } from "../reads.ts";
import { syncEverything } from "../sync/due.ts";

/** Brings everything of a connection anew; the sandbox's data is copied at once. Throws `NotFound`, and `Conflict` when it is switched off. */
export async function synchronize(app: App, { idpOrganizationId, email }: Member, id: string) {
  await tenant(app.db, idpOrganizationId, async (tx) => {
    const connection = await connectionOf(tx, id);
    if (!connection.active) throw new Conflict(`Cannot synchronize "${connection.name}": it is switched off`);
    if (connection.kind === "sandbox") await refreshMirror(tx, connection);
    else await syncEverything(app, tx, { connection, askedBy: email });
  });
  await dropKept(app, id, ["items", "customers", "shipping-addresses"]);
}
