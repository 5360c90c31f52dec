import { DEMO, samples } from "../../db/demo/mod.ts";
import { tenant } from "../../db/mod.ts";
import type { App } from "../app.ts";
import { receive } from "./receive.ts";

/** Puts the sample purchase orders through the demo organization's pipeline, as if uploaded, where it has no documents yet. */
export async function receiveSamples(app: App) {
  const { idpOrganizationId } = DEMO;
  const earlier = await tenant(app.db, idpOrganizationId, (tx) =>
    tx.selectFrom("pdf_documents").select("id").limit(1).executeTakeFirst(),
  );
  if (earlier) return;
  for (const { fileName, bytes } of await samples()) {
    await receive(app, {
      idpOrganizationId,
      bytes,
      fileName,
      userId: null,
      uploadedBy: null,
      source: "demo",
    });
  }
}
