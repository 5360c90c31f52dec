import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import type { Browser } from "playwright-core";
import { tenant } from "../../db/mod.ts";
import { orderOf } from "../../src/orders/mod.ts";
import { type TestApp, testApp } from "../_app.ts";
import { browserFault, openBrowser, visit } from "../_browser.ts";
import { REVIEW_ROUTES, seedReview } from "../_review.ts";

const MINUTE = 60_000;

if (browserFault) console.warn(`Undoing is not tested in a browser: ${browserFault}`);

describe.skipIf(browserFault !== null)("mistakes on the review page in Chromium", () => {
  let app: TestApp;
  let browser: Browser;

  beforeAll(async () => {
    app = await testApp({ routes: REVIEW_ROUTES });
    browser = await openBrowser();
  }, MINUTE);
  afterAll(async () => {
    await browser.close();
    await app.stop();
  }, MINUTE);

  async function opened(organization: string) {
    const person = { email: `ana@${organization}.example`, organizationId: organization };
    const client = await app.signIn(await app.user(person));
    const seed = await seedReview(app.app, organization);
    const { page, complaints, close } = await visit(browser, client);
    await page.goto(`/review/${seed.orderId}`);
    return {
      page,
      complaints,
      close,
      seed,
      said: (words: string) =>
        page.waitForFunction((it) => document.querySelector("#saving")?.textContent === it, words),
      focused: (selector: string) =>
        page.waitForFunction((it) => document.activeElement?.matches(it), selector),
      stored: () => tenant(app.app.db, organization, (tx) => orderOf(tx, seed.orderId)),
    };
  }

  test(
    "a wrong part and a wrong quantity are taken back by keyboard, and the focus is where they are",
    async () => {
      const { page, complaints, close, seed, said, focused, stored } = await opened("wrong");
      const { lines } = seed;
      const [, second] = (await stored()).lines;
      await focused(`#line-${lines[1]} summary`);
      await page.keyboard.press("3");
      await said("Saved");
      await focused(`#line-${lines[3]} summary`);
      await page.keyboard.press("Control+z");
      await said("Undone");
      await focused(`#line-${lines[1]} summary`);
      expect((await stored()).lines[1]!.match).toEqual(second!.match);
      expect(await page.locator("#undo").count()).toBe(0);

      const quantity = `[name="lines.${lines[7]}.quantity"]`;
      const before = await page.inputValue(quantity);
      await page.fill(quantity, "8000");
      await page.keyboard.press("Alt+z");
      expect(await page.inputValue(quantity)).toBe(before);
      await page.fill(quantity, "8000");
      await page.keyboard.press("Control+s");
      await said("Saved");
      await page.keyboard.press("Alt+z");
      await said("Undone");
      await page.waitForFunction(
        ([it, value]) => document.querySelector<HTMLInputElement>(it!)?.value === value,
        [quantity, before],
      );
      expect((await stored()).lines[7]!.quantity).toBe(before);
      expect(complaints).toEqual([]);
      await close();
    },
    MINUTE,
  );

  test(
    "a removed line comes back to its place, and nothing that is drawn again loses the focus",
    async () => {
      const { page, complaints, close, seed, said, focused, stored } = await opened("removed");
      const before = (await stored()).lines.map(({ id }) => id);
      await page.locator(`#line-${seed.lines[4]} .remove button`).click();
      await said("Saved");
      expect((await stored()).lines).toHaveLength(27);
      await focused(`[data-number="5"] input`);
      await page.keyboard.press("Alt+z");
      await said("Undone");
      expect((await stored()).lines.map(({ id }) => id)).toEqual(before);
      await focused(`#line-${seed.lines[4]} :is(input, summary)`);
      expect(complaints).toEqual([]);
      await close();
    },
    MINUTE,
  );

  test(
    "a rejected order is back in review after one press of what says that it is gone",
    async () => {
      const { page, complaints, close, seed, stored } = await opened("rejected");
      await page.locator(".reject summary").click();
      await page.fill("#reason", "Wrong one");
      await page.keyboard.press("Enter");
      await page.waitForURL("**/review?rejected=*");
      expect((await stored()).status).toBe("rejected");
      await page.locator("#flash").getByRole("button", { name: "Undo" }).click();
      await page.waitForURL(`**/review/${seed.orderId}`);
      expect((await stored()).status).toBe("pending_review");
      expect(complaints).toEqual([]);
      await close();
    },
    MINUTE,
  );
});
