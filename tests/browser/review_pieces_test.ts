import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import type { Browser, Page } from "playwright-core";
import { tenant } from "../../db/mod.ts";
import { orderOf } from "../../src/orders/mod.ts";
import { type Client, SLOW_START, type TestApp, testApp } from "../_app.ts";
import { browserFault, openBrowser, visit } from "../_browser.ts";
import { REVIEW_ROUTES } from "../_review.ts";
import { longOrder, matched } from "../bench/_long_order.ts";

if (browserFault) console.warn(`A long order is not tested in a browser: ${browserFault}`);

describe.skipIf(browserFault !== null)("a long order in Chromium", () => {
  let app: TestApp;
  let browser: Browser;
  let client: Client;
  let orderId: string;

  beforeAll(async () => {
    app = await testApp({ routes: REVIEW_ROUTES });
    browser = await openBrowser();
    client = await app.signIn(await app.user({ email: "ana@long.example", organizationId: "long" }));
    orderId = (await longOrder(app.app, "long", 430)).orderId;
    await matched(app.app, "long", orderId);
  }, SLOW_START);
  afterAll(async () => {
    await browser.close();
    await app.stop();
  });

  const order = () => tenant(app.app.db, "long", (tx) => orderOf(tx, orderId));
  /** Numbers of the lines that have something left open. */
  const flagged = async () => {
    const { lines, findings } = await order();
    const open = new Set(findings.flatMap(({ lineId }) => lineId ?? []));
    return lines.filter(({ id }) => open.has(id)).map(({ position }) => position);
  };
  const reaches = (page: Page, place: string) =>
    page.waitForFunction((wanted) => {
      const field = document.activeElement;
      const number = field?.closest<HTMLElement>("[data-number]")?.dataset.number;
      return `${number} ${field?.getAttribute("name")?.split(".").at(-1) ?? field?.tagName}` === wanted;
    }, place);

  test("keys go through pieces that are not there yet", async () => {
    const { page, complaints, close } = await visit(browser, client);
    await page.goto(`/review/${orderId}`);
    const open = await flagged();
    for (const number of open) {
      await reaches(page, `${number} SUMMARY`);
      await page.keyboard.press("n");
    }
    await page.keyboard.press("g");
    await page.keyboard.type("400");
    await page.keyboard.press("Enter");
    await reaches(page, "400 quantity");
    await page.keyboard.press("ArrowDown");
    await reaches(page, "401 quantity");
    await page.keyboard.press("Shift+Enter");
    await reaches(page, "400 quantity");
    expect(complaints).toEqual([]);
    await close();
  }, 60_000);

  test("a cell of a later piece is saved, rows are pasted across pieces, a line is added at the end", async () => {
    const { page, complaints, close } = await visit(browser, client);
    await page.goto(`/review/${orderId}?line=300`);
    await reaches(page, "300 quantity");
    await page.focus('[data-number="300"] [name$=".customerSku"]');
    await page.evaluate(() => {
      const clipboardData = new DataTransfer();
      clipboardData.setData("text/plain", "A-1\nA-2\n");
      const paste = new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true });
      document.activeElement!.dispatchEvent(paste);
    });
    const saved = () =>
      page.waitForFunction(() => document.querySelector("#saving")?.textContent === "Saved");
    await saved();
    expect((await order()).lines.slice(299, 301).map(({ customerSku }) => customerSku)).toEqual([
      "A-1",
      "A-2",
    ]);
    await page.keyboard.press("Alt+Insert");
    await reaches(page, "431 customerSku");
    await page.locator('button[name="remove"]').last().click();
    await page.waitForFunction(() => !document.querySelector('[data-number="431"]'));
    expect((await order()).lines).toHaveLength(430);
    expect(complaints).toEqual([]);
    await close();
  }, 60_000);

  test("pieces far away make room, and come back with their lines", async () => {
    const eve = await app.signIn(await app.user({ email: "eve@far.example", organizationId: "far" }));
    const long = await longOrder(app.app, "far", 1150);
    await matched(app.app, "far", long.orderId);
    const { page, complaints, close } = await visit(browser, eve);
    await page.goto(`/review/${long.orderId}`);
    await page.locator("html.enhanced").waitFor();
    const jump = async (number: number) => {
      await page.locator("#jump").fill(`${number}`);
      await page.keyboard.press("Enter");
      await reaches(page, `${number} quantity`);
    };
    for (let number = 50; number <= 1150; number += 100) await jump(number);
    expect(await page.locator(".piece:not(.later)").count()).toBeLessThanOrEqual(9);
    const far = page.locator(".piece.later").first();
    const [id, from] = [await far.getAttribute("id"), Number(await far.getAttribute("data-from"))];
    await jump(from + 7);
    expect(await page.locator(`#${id} .line`).count()).toBe(100);
    await page.locator(`[data-number="${from + 7}"] summary`).click();
    await page
      .locator(`[data-number="${from + 7}"] .choice`)
      .first()
      .waitFor();
    expect(complaints).toEqual([]);
    await close();
  }, 90_000);

  test("only lines with findings are shown when asked for, and their number is kept", async () => {
    const { page, complaints, close } = await visit(browser, client);
    await page.goto(`/review/${orderId}`);
    await page.locator("html.enhanced").waitFor();
    await page.getByRole("link", { name: "With findings" }).click();
    await page.locator('#lines[data-only="findings"]').waitFor();
    const [first] = await flagged();
    expect(await page.locator(".line").first().getAttribute("data-number")).toBe(`${first}`);
    expect(page.url()).toEndWith("?only=findings#lines");
    await page.getByRole("link", { name: "All", exact: true }).click();
    await page.locator("#lines:not([data-only])").waitFor();
    expect(await page.locator(".line").first().getAttribute("data-number")).toBe("1");
    expect(complaints).toEqual([]);
    await close();
  }, 60_000);

  test("without scripts the pieces are pages, and a save stays on its page", async () => {
    const { page, close } = await visit(browser, client, { scripts: false });
    await page.goto(`/review/${orderId}`);
    const link = page.getByRole("link", { name: "Lines 301 to 400" });
    await page.goto((await link.getAttribute("href")) ?? "");
    const cell = page.locator('[data-number="301"] input').nth(2);
    await cell.fill("Said without scripts");
    await page.getByRole("button", { name: "Save", exact: true }).last().click();
    expect(await cell.inputValue()).toBe("Said without scripts");
    expect((await order()).lines[300]!.description).toBe("Said without scripts");
    await close();
  }, 60_000);
});
