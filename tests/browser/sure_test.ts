import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import type { Browser } from "playwright-core";
import { SLOW_START, type TestApp, testApp } from "../_app.ts";
import { browserFault, openBrowser, visit } from "../_browser.ts";
import { seedReview } from "../_review.ts";

const ORGANIZATION = "acme";

if (browserFault) console.warn(`What can't be taken back is not tested in a browser: ${browserFault}`);

describe.skipIf(browserFault !== null)("what can't be taken back, in Chromium", () => {
  let app: TestApp;
  let browser: Browser;

  beforeAll(async () => {
    app = await testApp();
    browser = await openBrowser();
  }, SLOW_START);
  afterAll(async () => {
    await browser.close();
    await app.stop();
  }, SLOW_START);

  async function signedIn(width: number) {
    const email = `ana${width}@acme.example`;
    const client = await app.signIn(await app.user({ email, organizationId: ORGANIZATION, role: "admin" }));
    return visit(browser, client, { width });
  }

  test.each([1440, 390])(
    "a token is revoked by two steps, by keyboard, at %d px; Escape stops after the first",
    async (width) => {
      const { page, complaints, close } = await signedIn(width);
      await page.goto("/access");
      await page.getByLabel("Name", { exact: true }).fill("Nightly");
      await page.getByRole("button", { name: "Make token" }).click();
      const first = page.getByRole("button", { name: "Revoke: Nightly" });
      const second = page.getByRole("button", { name: "Revoke the token: Nightly" });
      expect(await second.isVisible()).toBe(false);
      await first.press("Enter");
      await page.getByText("Programs that send it are refused from now on").waitFor();
      await page.keyboard.press("Escape");
      await second.waitFor({ state: "hidden" });
      expect(await first.evaluate((button) => button === document.activeElement)).toBe(true);
      await first.press("Enter");
      await page.keyboard.press("Tab");
      await page.keyboard.press("Enter");
      await first.waitFor({ state: "detached" });
      expect(complaints).toEqual([]);
      await close();
    },
    60_000,
  );

  test("members, sessions and a document's edited orders are gone by a second step alone", async () => {
    const { documentId } = await seedReview(app.app, ORGANIZATION);
    const { page, close } = await signedIn(1280);
    const oneStep = async (path: string, forms: string) => {
      await page.goto(path);
      const all = page.locator(forms);
      expect(await all.count()).toBeGreaterThan(0);
      return (await all.count()) - (await page.locator(`[popover] ${forms}`).count());
    };
    expect(await oneStep("/access", "form[action$=removal]")).toBe(0);
    expect(await oneStep("/access", "form[action$=revocation]")).toBe(0);
    expect(await oneStep(`/documents/${documentId}`, "form[action$=extraction]")).toBe(0);
    await close();
  }, 60_000);
});
