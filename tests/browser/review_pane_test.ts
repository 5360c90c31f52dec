import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { sql } from "kysely";
import type { Browser, Page } from "playwright-core";
import { tenant } from "../../db/mod.ts";
import { type Client, SLOW_START, type TestApp, testApp } from "../_app.ts";
import { browserFault, openBrowser, visit } from "../_browser.ts";
import { REVIEW_ROUTES, type ReviewSeed, seedReview } from "../_review.ts";

if (browserFault) console.warn(`The document's pane is not tested in a browser: ${browserFault}`);

describe.skipIf(browserFault !== null)("the document beside its order in Chromium", () => {
  let app: TestApp;
  let browser: Browser;
  let client: Client;
  let seed: ReviewSeed;

  beforeAll(async () => {
    app = await testApp({ routes: REVIEW_ROUTES });
    browser = await openBrowser();
    client = await app.signIn(await app.user({ email: "ana@pane.example", organizationId: "pane" }));
    seed = await seedReview(app.app, "pane");
  }, SLOW_START);
  afterAll(async () => {
    await browser.close();
    await app.stop();
  });

  /** A window that shows the first of the document's two pages, whose scrolling takes no time. */
  async function opened() {
    const visited = await visit(browser, client, { height: 600 });
    await visited.page.emulateMedia({ reducedMotion: "reduce" });
    await visited.page.goto(`/review/${seed.orderId}`);
    await visited.page.locator("html.enhanced").waitFor();
    return visited;
  }
  const top = (page: Page) => page.$eval(".document-scroll", (it) => it.scrollTop);

  test("a value that stands in two places is shown in both, its own one in sight", async () => {
    const also = { page: 2, box: [40, 60, 120, 72] };
    await tenant(app.app.db, "pane", (tx) =>
      sql`update extracted_orders set evidence = jsonb_set(evidence, '{poNumber,also}', ${also}::jsonb)`.execute(
        tx,
      ),
    );
    const { page, complaints, close } = await opened();
    await page.focus("[name=poNumber]");
    expect(await page.locator('[data-page="1"] .mark').count()).toBe(1);
    expect(await page.locator('[data-page="2"] .mark').count()).toBe(1);
    expect(await top(page)).toBe(0);
    await page.focus("[name=orderDate]");
    expect(await page.locator(".mark").count()).toBe(1);
    expect(complaints).toEqual([]);
    await close();
  }, 60_000);

  test("a page that was turned to stays when it comes, until its field is clicked", async () => {
    const { page, complaints, close } = await opened();
    await page.focus("[name=poNumber]");
    await page.evaluate(
      () =>
        new Promise<void>((arrived) => {
          document.addEventListener("htmx:after:swap", ({ target }) => {
            if ((target as Element).closest('[data-page="2"]')) arrived();
          });
          document.querySelector(".document-scroll")!.scrollTo({ top: 9999, behavior: "instant" });
        }),
    );
    expect(await top(page)).toBeGreaterThan(300);
    await page.click("[name=poNumber]");
    expect(await top(page)).toBeLessThan(100);
    expect(complaints).toEqual([]);
    await close();
  }, 60_000);

  test("a page that was turned to, and its size, are there again after a reload", async () => {
    const { page, complaints, close } = await opened();
    await page.getByRole("button", { name: "Larger" }).click();
    await page.$eval(".document-scroll", (it) => it.scrollTo({ top: 700, behavior: "instant" }));
    await page.reload();
    await page.locator("html.enhanced").waitFor();
    await page.waitForFunction(() => document.querySelector(".document-scroll")!.scrollTop === 700);
    expect(await page.getAttribute("#document", "data-zoom")).toBe("125");
    expect(complaints).toEqual([]);
    await close();
  }, 60_000);

  test("a value far down a long sheet is fetched and shown; rows turned to by hand stay", async () => {
    const reader = await app.signIn(await app.user({ email: "ben@rows.example", organizationId: "rows" }));
    const long = await seedReview(app.app, "rows");
    const cells = Array.from({ length: 3000 }, (_, row) => ({ row, column: 1, text: `cell ${row + 1}` }));
    const reading = { pages: [], sheets: [{ name: "EDI", hidden: false, cells, merges: [] }] };
    const evidence = { poNumber: { sheet: "EDI", cell: "B2400", text: "cell 2400" } };
    await tenant(app.app.db, "rows", async (tx) => {
      await sql`update extracted_orders set evidence = ${evidence}::jsonb where id = ${long.orderId}`.execute(
        tx,
      );
      await sql`update pdf_documents set original_data = ${{ reading }}::jsonb
        where id = (select document_id from extracted_orders where id = ${long.orderId})`.execute(tx);
    });
    const { page, complaints, close } = await visit(browser, reader, { height: 600 });
    await page.goto(`/review/${long.orderId}`);
    await page.locator("html.enhanced").waitFor();
    await page.locator('[data-cell="B1"]').waitFor();
    await page.focus("[name=poNumber]");
    await page.locator('[data-cell="B2400"].marked').waitFor();
    await page.getByRole("button", { name: "Earlier rows" }).first().click();
    await page.locator('[data-cell="B1200"]').waitFor();
    expect(await page.locator('[data-cell="B2400"]').count()).toBe(0);
    expect(complaints).toEqual([]);
    await close();
  }, 60_000);

  test("a sheet stays where it is while the cell of the field in focus is in sight", async () => {
    const reader = await app.signIn(await app.user({ email: "cas@wide.example", organizationId: "wide" }));
    const { orderId } = await seedReview(app.app, "wide");
    const text = "a cell as wide as descriptions are";
    const cells = Array.from({ length: 36 }, (_, at) => ({ row: Math.floor(at / 6), column: at % 6, text }));
    const reading = { pages: [], sheets: [{ name: "PO", hidden: false, cells, merges: [] }] };
    const evidence = {
      poNumber: { sheet: "PO", cell: "B2", text },
      notes: { sheet: "PO", cell: "F2", text },
    };
    await tenant(app.app.db, "wide", async (tx) => {
      await sql`update extracted_orders set evidence = ${evidence}::jsonb where id = ${orderId}`.execute(tx);
      await sql`update pdf_documents set original_data = ${{ reading }}::jsonb`.execute(tx);
    });
    const { page, complaints, close } = await visit(browser, reader);
    await page.goto(`/review/${orderId}`);
    await page.locator('[data-cell="B2"]').waitFor();
    const left = () => page.locator(".document-scroll").evaluate(({ scrollLeft }) => scrollLeft);
    await page.focus("[name=poNumber]");
    await page.locator('[data-cell="B2"].marked').waitFor();
    expect(await left()).toBe(0);
    await page.focus("[name=notes]");
    await page.locator('[data-cell="F2"].marked').waitFor();
    await page.waitForFunction(() => document.querySelector(".document-scroll")!.scrollLeft > 0);
    expect(complaints).toEqual([]);
    await close();
  }, 60_000);

  test("the pages of a document without an order can be made larger", async () => {
    const { page, complaints, close } = await opened();
    await page.goto(`/documents/${seed.documentId}`);
    await page.getByRole("button", { name: "Larger" }).click();
    expect(await page.getAttribute("#document", "data-zoom")).toBe("125");
    expect(complaints).toEqual([]);
    await close();
  }, 60_000);

  test("a document's pages are shown by themselves when it has been read", async () => {
    const become = (status: "processing" | "completed") =>
      tenant(app.app.db, "pane", (tx) => tx.updateTable("pdf_documents").set({ status }).execute());
    await become("processing");
    const { page, complaints, close } = await visit(browser, client);
    await page.goto(`/documents/${seed.documentId}`);
    await page.getByText("Reading").waitFor();
    await become("completed");
    await page.getByRole("button", { name: "Restart extraction" }).waitFor();
    expect(complaints).toEqual([]);
    await close();
  }, 60_000);

  test("an order that begins on a later page is opened there, and comes back where it was turned to", async () => {
    const orderDate = { page: 2, box: [40, 60, 120, 72] };
    await tenant(app.app.db, "pane", async (tx) => {
      await sql`update extracted_orders set evidence = ${{ orderDate }}::jsonb`.execute(tx);
      await sql`update order_lines set evidence = '{}'`.execute(tx);
    });
    const { page, complaints, close } = await opened();
    const second = await page.$eval('[data-page="2"]', (it) => (it as HTMLElement).offsetTop);
    await page.waitForFunction(() => document.querySelector(".document-scroll")!.scrollTop > 0);
    expect(Math.abs((await top(page)) - second)).toBeLessThan(100);
    await page.evaluate(() => document.querySelector(".document-scroll")!.scrollTo(0, 5));
    await page.reload();
    await page.locator("html.enhanced").waitFor();
    expect(await top(page)).toBe(5);
    expect(complaints).toEqual([]);
    await close();
  }, 60_000);

  test("nothing of an order that has left review takes the focus", async () => {
    const { page, complaints, close } = await opened();
    await tenant(app.app.db, "pane", (tx) =>
      sql`update extracted_orders set status = 'unconfirmed'`.execute(tx),
    );
    await page.reload();
    await page.locator("html.enhanced").waitFor();
    await page.getByText("Unconfirmed").waitFor();
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
    expect(complaints).toEqual([]);
    await close();
  }, 60_000);
});
