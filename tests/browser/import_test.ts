import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import type { Browser } from "playwright-core";
import { type Client, type TestApp, testApp } from "../_app.ts";
import { browserFault, openBrowser, visit } from "../_browser.ts";
import { catalogue } from "../_catalogue.ts";

const MINUTE = 60_000;
const ROWS = 30_000;

if (browserFault) console.warn(`Imports are not tested in a browser: ${browserFault}`);

describe.skipIf(browserFault !== null)("a table of cross-references in Chromium", () => {
  let app: TestApp;
  let ana: Client;
  let browser: Browser;

  beforeAll(async () => {
    app = await testApp();
    await catalogue(app.app.db);
    ana = await app.signIn(await app.user({ email: "ana@acme.example", organizationId: "acme" }));
    browser = await openBrowser();
  }, MINUTE);
  afterAll(async () => {
    await browser.close();
    await app.stop();
  }, MINUTE);

  test(
    "words however long leave the other columns in sight",
    async () => {
      const { page, close } = await visit(browser, ana);
      const buffer = Buffer.from(`customer_text,item\n${"X".repeat(90)},30001\n${"Y".repeat(90)},nothing\n`);
      await page.goto("/cross-references/import");
      await page.setInputFiles("#file", { name: "ours.csv", mimeType: "text/csv", buffer });
      await page.getByRole("button", { name: "Show what changes" }).click();
      const why = await page.getByText('the ERP has no item "nothing"').boundingBox();
      const frame = await page.locator(".table-frame").boundingBox();
      expect(why!.x + why!.width).toBeLessThanOrEqual(frame!.x + frame!.width);
      expect(why!.height).toBeLessThan(70);
      await close();
    },
    MINUTE,
  );

  test(
    "says how far a long one is, without a script, and is kept",
    async () => {
      const { page, complaints, close } = await visit(browser, ana, { scripts: false });
      const rows = Array.from({ length: ROWS }, (_, n) => `1001,"Code ""${n}""",30001`);
      const buffer = Buffer.from(["customer,customer_text,item", ...rows].join("\n"));
      await page.goto("/cross-references/import");
      await page.setInputFiles("#file", { name: "ours.csv", mimeType: "text/csv", buffer });
      await page.getByRole("button", { name: "Show what changes" }).click();
      await page.getByText("New: 30,000").waitFor();
      expect(await page.locator(".under-way:visible").count()).toBe(0);
      await page.getByRole("button", { name: "Keep them" }).click({ noWaitAfter: true });
      await page.locator(".under-way:visible").first().waitFor();
      await page.waitForURL("**/cross-references");
      expect(await page.getByText('Code "29999"').count()).toBeGreaterThan(0);
      expect(complaints).toEqual([]);
      await close();
    },
    2 * MINUTE,
  );
});
