import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { SLOW_START } from "./_app.ts";
import { type MailScene, mailScene } from "./_mail.ts";

const EML = join(import.meta.dir, "../../shared/data/dev/eml");

let scene: MailScene;
beforeAll(async () => {
  scene = await mailScene();
}, SLOW_START);
afterAll(() => scene.stop());

const SHARED: [string, string, string[]][] = [
  ["birch_valley_emergency", "process_body", ["Need by tomorrow - Hirshey planter.eml"]],
  ["birch_valley_clarify_reply", "reply_to_order", []],
  ["chucks_hyd_reorder_2026-04-17", "process_body", ["reorder.eml"]],
  ["glfp_850_GRR_202604211002.wrapper", "process_attachments", ["glfp_850_GRR_202604211002.edi"]],
  ["glfp_weekly_reorder_2026-04-14.wrapper", "process_attachments", ["glfp_weekly_reorder_2026-04-14.xlsx"]],
  ["hagan_reorder_2026-04-09.wrapper", "process_attachments", ["hagan_reorder_2026-04-09.xlsx"]],
  ["mm_machine_reorder_2026-04-24", "process_body", ["Shop reorder - hex nuts and R2 hose.eml"]],
  ["ohio_valley_reorder_2026-04-08.wrapper", "process_attachments", ["ohio_valley_reorder_2026-04-08.csv"]],
  ["ohio_valley_reorder_march_wk3.wrapper", "process_attachments", ["ohio_valley_reorder_march_wk3.xlsx"]],
  ["patterson_850_CLE_202604191435.wrapper", "process_attachments", ["patterson_850_CLE_202604191435.edi"]],
  ["patterson_adhoc_reorder.wrapper", "process_attachments", ["patterson_adhoc_reorder.csv"]],
  ["patterson_po-28491.wrapper", "process_attachments", ["patterson_po-28491.pdf"]],
  ["redline_urgent_2026-04-19.wrapper", "process_attachments", ["redline_urgent_2026-04-19.pdf"]],
  ["reese_reorder_2026-04-16", "process_body", ["Parts reorder - Sykora job next week.eml"]],
  ["sterling_po-SMS-114832.wrapper", "process_attachments", ["sterling_po-SMS-114832.pdf"]],
];

describe.skipIf(!existsSync(EML))("receive_mail decides about the shared mails", () => {
  test("every one of them is in the table", () => {
    const names = readdirSync(EML).filter((name) => name.endsWith(".eml"));
    expect(names.toSorted()).toEqual(SHARED.map(([name]) => `${name}.eml`).toSorted());
  });

  test.each(SHARED)("%s: %s", async (name, decision, documents) => {
    const mail = await scene.receive(readFileSync(join(EML, `${name}.eml`)));
    expect([mail.decision, mail.reason]).toEqual([decision as never, expect.any(String)]);
    expect(mail.documents.map(({ fileName }) => fileName)).toEqual(documents);
    expect(mail.state).toBe("settled");
    const queued = await scene.queued();
    for (const { id } of mail.documents) expect(queued).toContain(id);
  });
});
