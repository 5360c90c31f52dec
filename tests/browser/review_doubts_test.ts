import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { sql } from "kysely";
import type { Browser } from "playwright-core";
import { tenant } from "../../db/mod.ts";
import { orderOf, recheck } from "../../src/orders/mod.ts";
import { type Client, SLOW_START, type TestApp, testApp } from "../_app.ts";
import { browserFault, openBrowser, visit } from "../_browser.ts";
import { REVIEW_ROUTES, type ReviewSeed, seedReview } from "../_review.ts";

if (browserFault) console.warn(`Doubtful values are not tested in a browser: ${browserFault}`);

describe.skipIf(browserFault !== null)("what is doubted of an order in Chromium", () => {
  let app: TestApp;
  let browser: Browser;
  let client: Client;
  let seed: ReviewSeed;
  const within = <T>(work: Parameters<typeof tenant<T>>[2]) => tenant(app.app.db, "doubts", work);

  beforeAll(async () => {
    app = await testApp({ routes: REVIEW_ROUTES });
    browser = await openBrowser();
    client = await app.signIn(await app.user({ email: "ana@doubts.example", organizationId: "doubts" }));
    seed = await seedReview(app.app, "doubts");
    await within(async (tx) => {
      await sql`update order_lines set evidence = jsonb_set(evidence, '{quantity,confidence}', '0.5')
        where order_id = ${seed.orderId} and position = 7`.execute(tx);
      await sql`update order_lines set unit_price = null where order_id = ${seed.orderId} and position > 24`.execute(
        tx,
      );
      await recheck(tx, seed.orderId);
    });
  }, SLOW_START);
  afterAll(async () => {
    await browser.close();
    await app.stop();
  });

  test("a doubtful value's place is drawn enlarged, a sure one's when it is asked for, and nothing moves", async () => {
    const { page, complaints, close } = await visit(browser, client);
    await page.goto(`/review/${seed.orderId}`);
    await page.locator("html.enhanced").waitFor();
    const lens = page.locator("#lens");
    const field = (line: number, name: string) => `[name="lines.${seed.lines[line - 1]}.${name}"]`;
    await page.focus(field(8, "quantity"));
    expect(await lens.isVisible()).toBe(false);
    const before = await page.locator("#document").boundingBox();
    await page.focus(field(7, "quantity"));
    expect(await lens.isVisible()).toBe(true);
    expect(await page.locator("#document").boundingBox()).toEqual(before);
    const [drawn, marked] = [
      await page.locator("#lens rect").boundingBox(),
      await page.locator(".mark").boundingBox(),
    ];
    expect(drawn!.height / marked!.height).toBeGreaterThan(2);
    await page.focus(field(8, "quantity"));
    expect(await lens.isVisible()).toBe(false);
    await page.keyboard.press("Alt+l");
    expect(await lens.isVisible()).toBe(true);
    expect(await page.locator("#lens image").getAttribute("href")).toEndWith("/pages/1/picture");
    expect(complaints).toEqual([]);
    await close();
  }, 60_000);

  test("Shift+a accepts the warning in focus for all lines that have it, and one Undo takes that back", async () => {
    const { page, complaints, close } = await visit(browser, client);
    const accepted = () =>
      within(async (tx) => {
        const { findings } = await orderOf(tx, seed.orderId);
        return findings.filter(({ acknowledgedBy }) => acknowledgedBy).map(({ code }) => code);
      });
    await page.goto(`/review/${seed.orderId}`);
    await page.locator("html.enhanced").waitFor();
    await page.focus(`#line-${seed.lines[26]} .accept`);
    await page.keyboard.press("Shift+a");
    await page.locator("[name=takeBackAll]").waitFor();
    expect(await accepted()).toEqual(Array(4).fill("no_price"));
    await page.click("[name=takeBackAll]");
    await page.locator("[name=acknowledgeAll]").waitFor();
    expect(await accepted()).toEqual([]);
    expect(complaints).toEqual([]);
    await close();
  }, 60_000);

  test("an order that came in before is opened at its question, where Enter decides nothing", async () => {
    const id = await within(async (tx) => {
      const { rows } = await sql<{ id: string }>`
        insert into extracted_orders (idp_organization_id, document_id, position, po_number, customer_erp_id, matched_at)
        select idp_organization_id, document_id, 2, po_number, customer_erp_id, now() from extracted_orders
        where id = ${seed.orderId} returning id`.execute(tx);
      await recheck(tx, rows[0]!.id);
      return rows[0]!.id;
    });
    const { page, complaints, close } = await visit(browser, client);
    await page.goto(`/review/${id}`);
    await page.waitForFunction(() => document.activeElement?.id === "duplicate-title");
    await page.keyboard.press("Enter");
    await page.keyboard.press("Control+Enter");
    await page.getByText("Not submitted: this comes first").waitFor();
    await page.keyboard.press("Tab");
    await page.reload();
    expect(await page.locator("[name=decision]").count()).toBe(3);
    expect(complaints).toEqual([]);
    await close();
  }, 60_000);
});
