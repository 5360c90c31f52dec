import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { sql } from "kysely";
import type { Browser, Page } from "playwright-core";
import { type Tx, tenant } from "../../db/mod.ts";
import { orderOf, recheck } from "../../src/orders/mod.ts";
import { SLOW_START, type TestApp, testApp } from "../_app.ts";
import { browserFault, openBrowser, visit } from "../_browser.ts";
import { REVIEW_ROUTES, seedReview } from "../_review.ts";

if (browserFault) console.warn(`How orders leave review is not tested in a browser: ${browserFault}`);

describe.skipIf(browserFault !== null)("an order that leaves review, or moves while it is shown", () => {
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

  /** A reviewer's window before an order whose lines are the ERP's own, but for what `change` does to it. */
  async function opened(name: string, change: (tx: Tx, orderId: string) => Promise<unknown>, query = "") {
    const client = await app.signIn(
      await app.user({ email: `${name}@leaving.example`, organizationId: name }),
    );
    const { orderId } = await seedReview(app.app, name);
    const within = <T>(work: (tx: Tx) => Promise<T>) => tenant(app.app.db, name, work);
    await within(async (tx) => {
      await sql`update order_lines l set item_erp_id = i.id, item_sku = i.sku, item_description = i.description, unit = i.unit,
          unit_price = i.price, price_basis = 1, quantity = 2, line_total = i.price * 2, match_source = 'manual'
        from (select row_number() over (order by id) as number, * from sandbox.items where not blocked) i
        where l.order_id = ${orderId} and i.number = l.position`.execute(tx);
      await tx.updateTable("extracted_orders").set({ total: null }).where("id", "=", orderId).execute();
      await change(tx, orderId);
      await recheck(tx, orderId);
    });
    const visited = await visit(browser, client);
    await visited.page.goto(`/review/${orderId}${query}`);
    return { ...visited, orderId, within };
  }

  test("what the ERP would book otherwise comes into sight before it is accepted", async () => {
    const dearer = (tx: Tx, id: string) =>
      sql`update order_lines set unit_price = unit_price * 1.02, line_total = null
        where order_id = ${id} and position = 28`.execute(tx);
    const { page, complaints, close, orderId, within } = await opened("sight", dearer, "?line=28");
    await focused(page, '[data-number="28"] [name$=".quantity"]');
    await page.locator("#comparison-title").waitFor({ state: "attached" });
    await page.keyboard.press("Control+Enter");
    await focused(page, "#comparison-title");
    expect((await within((tx) => orderOf(tx, orderId))).status).toBe("pending_review");
    await page.keyboard.press("Control+Enter");
    await page.waitForURL("**/review?submitted=*");
    expect(complaints).toEqual([]);
    await close();
  }, 60_000);

  test("is submitted once, however often it is clicked", async () => {
    const { page, complaints, close } = await opened("once", async () => {});
    const answer = Promise.withResolvers<void>();
    const sent: string[] = [];
    await page.route("**/submission", async (route) => {
      sent.push(route.request().url());
      await answer.promise;
      await route.continue();
    });
    await page.locator("#submit").dblclick();
    await page.keyboard.press("Control+Enter");
    answer.resolve();
    await page.waitForURL("**/review?submitted=*");
    expect(sent.length).toBe(1);
    expect(complaints).toEqual([]);
    await close();
  }, 60_000);

  test("an order whose lines alone came in before says so once, and waits for no answer", async () => {
    const alike = (tx: Tx, id: string) =>
      sql`
      with earlier as (
        insert into extracted_orders (idp_organization_id, document_id, position, po_number, customer_erp_id, matched_at, created_at, line_count)
        select idp_organization_id, document_id, 2, 'another', customer_erp_id, now(), now() - interval '1 day', line_count
        from extracted_orders where id = ${id} returning id)
      insert into order_lines (idp_organization_id, order_id, position, quantity, unit, unit_price, item_erp_id)
      select idp_organization_id, earlier.id, position, quantity, unit, unit_price, item_erp_id
      from order_lines, earlier where order_id = ${id}`.execute(tx);
    const { page, complaints, close } = await opened("alike", alike);
    await focused(page, "#duplicate-title");
    expect(await page.getByText("The same lines came in").count()).toBe(1);
    await page.keyboard.press("Control+Enter");
    await page.waitForURL(/submitted=/);
    expect(complaints).toEqual([]);
    await close();
  }, 60_000);

  test("what was looked up anew is shown around the person, who stays where they are", async () => {
    const { page, complaints, close, orderId, within } = await opened("anew", (tx, id) =>
      tx.updateTable("extracted_orders").set({ matched_at: null }).where("id", "=", id).execute(),
    );
    await page.getByText("Looking up the customer and the items").waitFor();
    await page.keyboard.press("Control+Enter");
    await page.getByText("Looking it up: submit in a moment").waitFor();
    const quantity = page.locator('[data-number="12"] [name$=".quantity"]');
    await quantity.focus();
    const height = async () => Math.round((await quantity.boundingBox())!.y);
    const before = await height();
    await page.evaluate(() => Object.assign(window, { same: true }));
    await within((tx) =>
      tx
        .updateTable("extracted_orders")
        .set({ matched_at: new Date(), customer_name: "Somebody else" })
        .where("id", "=", orderId)
        .execute(),
    );
    await page.waitForFunction(
      () => document.querySelector<HTMLInputElement>("[name=customerName]")?.value === "Somebody else",
    );
    expect(await page.getByText("Looking up the customer and the items").count()).toBe(0);
    await focused(page, '[data-number="12"] [name$=".quantity"]');
    expect(await height()).toBe(before);
    expect(await page.evaluate(() => "same" in window)).toBe(true);
    await page.getByText("The ERP would book the order as it stands here").waitFor();
    expect(complaints).toEqual([]);
    await close();
  }, 60_000);

  test("a field in focus shows what somebody else saved first, and no more what was refused", async () => {
    const { page, close, orderId, within } = await opened("first", async () => {});
    const quantity = page.locator('[data-number="2"] [name$=".quantity"]');
    await page.getByText("The ERP would book the order as it stands here").waitFor();
    await within((tx) =>
      tx
        .updateTable("extracted_orders")
        .set({ version: 50, po_number: "FIRST" })
        .where("id", "=", orderId)
        .execute(),
    );
    await quantity.fill("77");
    await quantity.press("Control+s");
    await page.locator(".conflict").getByText("77").waitFor();
    await focused(page, '[data-number="2"] [name$=".quantity"]');
    expect(await quantity.inputValue()).toBe("2");
    await quantity.press("Control+Enter");
    await page.waitForURL("**/review?submitted=*");
    const order = await within((tx) => orderOf(tx, orderId));
    expect([order.poNumber, order.lines[1]!.quantity]).toEqual(["FIRST", "2"]);
    await close();
  }, 60_000);

  test("an order that the browser comes back to is shown as it is saved", async () => {
    const { page, complaints, close } = await opened("back", async () => {});
    const address = page.url();
    await page.locator("[name=notes]").fill("Leave at the gate");
    await page.locator("[name=notes]").blur();
    await page.waitForFunction(() => document.querySelector("#saving")?.textContent === "Saved");
    await page.goto("/review");
    await page.goBack();
    await page.waitForURL(address);
    await page.waitForFunction(
      () => document.querySelector<HTMLTextAreaElement>("[name=notes]")?.value === "Leave at the gate",
    );
    expect(complaints).toEqual([]);
    await close();
  }, 60_000);

  test("keys that a field would take say that they need Alt there", async () => {
    const { page, complaints, close } = await opened("alt", async () => {});
    const hint = page.locator("[data-open=keys]");
    await page.locator("#f-poNumber-input").focus();
    expect(await hint.locator("kbd").first().isVisible()).toBe(true);
    await page.keyboard.press("Alt+?");
    await page.locator("#keys[open]").waitFor();
    await page.keyboard.press("Escape");
    await page.locator("#submit").focus();
    expect(await hint.locator("kbd").first().isVisible()).toBe(false);
    expect(complaints).toEqual([]);
    await close();
  }, 60_000);
});

function focused(page: Page, selector: string) {
  return page.waitForFunction((it) => document.activeElement?.matches(it), selector);
}
