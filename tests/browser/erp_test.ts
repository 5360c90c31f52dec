import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import type { Browser } from "playwright-core";
import { tenant } from "../../db/mod.ts";
import { SLOW_START, type TestApp, testApp } from "../_app.ts";
import { browserFault, openBrowser, visit } from "../_browser.ts";
import { AUTHORIZATION, httpErp, SIGNING_SECRET } from "../_http_erp.ts";

if (browserFault) console.warn(`Connections are not tested in a browser: ${browserFault}`);

describe.skipIf(browserFault !== null)("connecting an ERP in Chromium", () => {
  let app: TestApp;
  let browser: Browser;
  let erp: ReturnType<typeof httpErp>;

  beforeAll(async () => {
    app = await testApp({ env: { PRIVATE_HOSTS: "1" } });
    browser = await openBrowser();
    erp = httpErp({ items: [] });
  }, SLOW_START);
  afterAll(async () => {
    await browser.close();
    erp.stop();
    await app.stop();
  });

  test(
    "a test before saving leaves what was typed, and progress shows itself until it ends",
    async () => {
      const organizationId = "acme";
      const ana = await app.signIn(
        await app.user({ email: "ana@acme.example", organizationId, role: "admin" }),
      );
      const { page, complaints, close } = await visit(browser, ana);
      await page.goto("/erp");
      await page.getByRole("link", { name: "Add a connection" }).click();
      await page.getByRole("link", { name: "Generic HTTP" }).click();
      await page.getByLabel("Name", { exact: true }).fill("Plant ERP");
      await page.getByLabel("Address").fill(erp.url);
      await page.getByLabel("Authorization").fill("Bearer wrong");
      await page.getByRole("button", { name: "Test" }).click();
      await page.getByText("its credentials are not accepted").waitFor();
      await page.getByLabel("Authorization").fill(AUTHORIZATION);
      await page.getByLabel("Signing secret").fill(SIGNING_SECRET);
      await page.getByRole("button", { name: "Test" }).click();
      await page.getByText("It answers").waitFor();
      expect(await page.getByLabel("Authorization").inputValue()).toBe(AUTHORIZATION);
      await page.getByRole("button", { name: "Save" }).click();
      await page.waitForURL("**/erp");
      await page.getByRole("button", { name: "Synchronize now" }).click();
      await page.getByText("Listing everything").first().waitFor();
      const loaded = await page.evaluate(() => performance.timeOrigin);
      const set = (values: object) =>
        tenant(app.app.db, organizationId, (tx) => tx.updateTable("erp_syncs").set(values).execute());
      await set({ rows: 12_345 });
      await page.getByText("12,345 rows so far").first().waitFor();
      await set({ started_at: null, finished_at: new Date(), error: "Plant ERP answers 500" });
      await page.getByText("Items: stopped").waitFor();
      expect(await page.evaluate(() => performance.timeOrigin)).toBe(loaded);
      await page.locator("[hx-trigger]").waitFor({ state: "detached" });
      expect(complaints).toEqual([]);
      await close();
    },
    SLOW_START,
  );
});
