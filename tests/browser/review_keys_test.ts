import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import type { Browser, Page } from "playwright-core";
import { tenant } from "../../db/mod.ts";
import { orderOf, recheck } from "../../src/orders/mod.ts";
import { SLOW_START, type TestApp, testApp } from "../_app.ts";
import { browserFault, openBrowser, visit } from "../_browser.ts";
import { REVIEW_ROUTES, seedReview } from "../_review.ts";
import { longOrder, matched } from "../bench/_long_order.ts";

const ITEM = "HCS-043-14-250-G5Z";

if (browserFault) console.warn(`The keys of a review are not counted: ${browserFault}`);

describe.skipIf(browserFault !== null)("the keys of a review in Chromium", () => {
  let app: TestApp;
  let browser: Browser;

  beforeAll(async () => {
    app = await testApp({ routes: REVIEW_ROUTES });
    browser = await openBrowser();
  }, SLOW_START);
  afterAll(async () => {
    await browser.close();
    await app.stop();
  });

  test("a missing customer, a wrong quantity and a wrong part take 12 keys from the queue to the ERP, and the part's code", async () => {
    const client = await app.signIn(await app.user({ email: "ana@keys.example", organizationId: "keys" }));
    const { orderId } = await longOrder(app.app, "keys", 12);
    await matched(app.app, "keys", orderId);
    await tenant(app.app.db, "keys", async (tx) => {
      const nobody = { customer_erp_id: null, customer_score: null };
      await tx.updateTable("extracted_orders").set(nobody).where("id", "=", orderId).execute();
      await recheck(tx, orderId);
    });
    const { page, complaints, close } = await visit(browser, client);
    let keys = 0;
    const press = async (...names: string[]) => {
      for (const name of names) await page.keyboard.press(name);
      keys += names.length;
    };
    await page.goto("/review");
    await page.locator("#queue a").waitFor();
    await press("Enter");
    await page.waitForURL(`**/review/${orderId}`);
    await focused(page, "#f-customer summary");
    await press("1");
    await focused(page, "#submit");
    await matched(app.app, "keys", orderId);
    await page.locator("#order-state", { hasText: "Looking up" }).waitFor({ state: "detached" });

    await press("Alt+g", "5", "Enter");
    await focused(page, '[data-number="5"] [name$=".quantity"]');
    await press("9");

    await press("Alt+g", "8", "Enter");
    await focused(page, '[data-number="8"] [name$=".quantity"]');
    await press("Alt+/");
    await focused(page, '[data-number="8"] input[type=search]');
    await page.keyboard.type(ITEM);
    await page.locator('[data-number="8"] .found .choice', { hasText: ITEM }).waitFor();
    await press("Alt+1");
    await page.locator('[data-number="8"] .pick summary', { hasText: ITEM }).waitFor();
    await press("Control+Enter");
    await page.waitForURL("**/review?submitted=*");

    const { status, customer, lines } = await tenant(app.app.db, "keys", (tx) => orderOf(tx, orderId));
    expect({
      status,
      customer: customer.erpId,
      quantity: lines[4]!.quantity,
      item: lines[7]!.match?.sku,
    }).toEqual({
      status: "submitting",
      customer: expect.any(String),
      quantity: "9",
      item: ITEM,
    });
    expect(keys).toBe(12);
    expect(complaints).toEqual([]);
    await close();
  }, 60_000);

  test("who goes on while a save is under way is not led back by its end", async () => {
    const client = await app.signIn(await app.user({ email: "eve@fast.example", organizationId: "fast" }));
    const { orderId } = await seedReview(app.app, "fast");
    const { page, complaints, close } = await visit(browser, client);
    const answer = Promise.withResolvers<void>();
    await page.route(`**/orders/${orderId}`, async (route) => {
      await answer.promise;
      await route.continue();
    });
    await page.goto(`/review/${orderId}`);
    await focused(page, '[data-number="2"] summary');
    await page.keyboard.press("1");
    await page.getByText("Saving").waitFor();
    await page.keyboard.press("Alt+g");
    answer.resolve();
    await page.waitForFunction(() => document.querySelector("#saving")?.textContent === "Saved");
    await page.keyboard.type("5");
    await page.keyboard.press("Enter");
    await focused(page, '[data-number="5"] [name$=".quantity"]');
    expect(complaints).toEqual([]);
    await close();
  }, 60_000);

  describe("a search", () => {
    const SEARCH = '[data-number="3"] input[type=search]';
    const drawAgain = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event("order-moved")));
    const isDrawn = (page: Page) =>
      page.evaluate(() => new Promise<void>((drawn) => addEventListener("htmx:after:swap", () => drawn())));

    /** The third line in focus, and what is asked of the order at an address held back until it is let go. */
    async function atThirdLine(name: string, held: string) {
      const client = await app.signIn(
        await app.user({ email: `${name}@search.example`, organizationId: name }),
      );
      const { orderId } = await seedReview(app.app, name);
      const { page, complaints, close } = await visit(browser, client);
      const of = (path: string) => `**/orders/${orderId}/${path}*`;
      const released = Promise.withResolvers<void>();
      await page.goto(`/review/${orderId}`);
      await page.route(of(held), async (route) => {
        await released.promise;
        await route.continue();
      });
      await page.keyboard.press("Alt+g");
      await page.keyboard.type("3");
      await page.keyboard.press("Enter");
      await focused(page, '[data-number="3"] [name$=".quantity"]');
      const isHeld = page.waitForRequest(of(held));
      return { page, complaints, close, isHeld, letGo: released.resolve };
    }

    test("goes on where the order is drawn again meanwhile", async () => {
      const { page, isHeld, letGo, ...rest } = await atThirdLine("goeson", "now");
      await drawAgain(page);
      await isHeld;
      await page.keyboard.press("Alt+/");
      await focused(page, SEARCH);
      await page.keyboard.type("washer");
      await page.locator('[data-number="3"] .found .choice').first().waitFor();
      const drawn = isDrawn(page);
      letGo();
      await drawn;
      await focused(page, SEARCH);
      expect(await page.locator(SEARCH).inputValue()).toBe("washer");
      expect(rest.complaints).toEqual([]);
      await rest.close();
    }, 60_000);

    test("opens though the order was drawn again before it could", async () => {
      const { page, isHeld, letGo, ...rest } = await atThirdLine("opens", "lines/*/pick");
      await page.keyboard.press("Alt+/");
      await isHeld;
      const drawn = isDrawn(page);
      await drawAgain(page);
      await drawn;
      letGo();
      await focused(page, SEARCH);
      expect(rest.complaints).toEqual([]);
      await rest.close();
    }, 60_000);
  });

  test("Ctrl+S says what it did: nothing, a save that failed, in words that are seen whole, and one that is made again", async () => {
    const client = await app.signIn(await app.user({ email: "sam@saves.example", organizationId: "saves" }));
    const { orderId } = await seedReview(app.app, "saves");
    const { page, close } = await visit(browser, client);
    await page.goto(`/review/${orderId}`);
    const says = (words: string) => page.locator("#saving").getByText(words, { exact: true }).waitFor();
    await page.keyboard.press("Control+s");
    await says("Nothing to save");
    await page.context().setOffline(true);
    await page.fill("[name=notes]", "Leave at the gate");
    await page.keyboard.press("Control+s");
    await says("Not saved, press Ctrl+S to try again");
    expect(
      await page.locator("#saving").evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
    ).toBe(0);
    await page.context().setOffline(false);
    await page.keyboard.press("Control+s");
    await says("Saved");
    const { notes } = await tenant(app.app.db, "saves", (tx) => orderOf(tx, orderId));
    expect(notes).toBe("Leave at the gate");
    await close();
  }, 60_000);
});

function focused(page: Page, selector: string) {
  return page.waitForFunction((it) => document.activeElement?.matches(it), selector);
}
