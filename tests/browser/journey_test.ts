import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { existsSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { browserFault, openBrowser } from "../_browser.ts";
import { startService } from "../_service.ts";

const STRANGER = join(import.meta.dir, "../../../shared/data/dev/files/sap-twitter.pdf");
const MINUTE = 60_000;

if (browserFault) console.warn(`The journey is not tested in a browser: ${browserFault}`);
if (!existsSync(STRANGER)) console.warn("The journey takes no stranger's document: ../shared/data is absent");

describe.skipIf(browserFault !== null)("a newcomer", () => {
  let service: Awaited<ReturnType<typeof startService>>;
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    service = await startService();
    browser = await openBrowser();
    page = await (await browser.newContext({ baseURL: service.url })).newPage();
  }, MINUTE);
  afterAll(async () => {
    await browser.close();
    await service.stop();
  }, MINUTE);

  test(
    "opens the printed link and finds the three samples in the queue",
    async () => {
      await page.goto((await service.line(/\/sign-in\//)).trim());
      await page.keyboard.press("Enter");
      await page.waitForURL("**/review");
      for (const number of ["48213", "PTM-2026-0871", "RMC-55190"]) await waitForRow(page, number);
    },
    MINUTE,
  );

  test.skipIf(!existsSync(STRANGER))(
    "drops a stranger's PDF, corrects what it says, submits it, and sees it in the ERP",
    async () => {
      await page.goto("/documents");
      await drop(page, STRANGER);
      const row = page.locator("#documents tr", { hasText: "sap-twitter.pdf" });
      await row.locator("a[href^='/review/']").click({ timeout: MINUTE });
      await page.waitForURL("**/review/*");
      expect(await page.inputValue("[name=customerName]")).toBe("Twitter UK");

      await type(page, "poNumber", "TW-2019-05");
      await pick(page, "#f-customer", "Harbor Machine Works");
      const lines = page.locator(".line");
      expect(await lines.count()).toBe(2);
      for (const [at, sku] of ["BB-6304-2RS", "SGL-CL"].entries())
        await pick(page, `.line >> nth=${at}`, sku);
      await page.getByText("Looking up").waitFor({ state: "detached" });
      await acknowledgeAll(page);
      const reviewed = page.url();
      await page.keyboard.press("Control+Enter");
      await page.waitForURL((url) => url.href !== reviewed);

      await waitForRow(page, "TW-2019-05", "/erp/sandbox/orders");
      await page
        .getByRole("link", { name: /TW-2019-05|\d{6}/ })
        .first()
        .click();
      const booked = await page.locator("main").textContent();
      for (const words of ["TW-2019-05", "BB-6304-2RS", "SGL-CL", "352.2", "252.3"])
        expect(booked).toContain(words);
    },
    3 * MINUTE,
  );
});

/** The page again until a row says `words`. */
async function waitForRow(page: Page, words: string, path = "/review") {
  for (let tries = 0; tries < 60; tries++) {
    await page.goto(path);
    if (await page.locator("tbody tr", { hasText: words }).count()) return;
    await page.waitForTimeout(500);
  }
  throw new Error(`${path} never showed "${words}"`);
}

/** Lets a file fall onto the page, as from a folder beside the window. */
async function drop(page: Page, path: string) {
  const base64 = readFileSync(path).toString("base64");
  await page.evaluate(
    ([content, name]) => {
      const dataTransfer = new DataTransfer();
      const bytes = Uint8Array.from(atob(content!), (char) => char.charCodeAt(0));
      dataTransfer.items.add(new File([bytes], name!));
      document.body.dispatchEvent(new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true }));
    },
    [base64, basename(path)],
  );
}

const saved = (page: Page) =>
  page.waitForFunction(() => document.querySelector("#saving")?.textContent === "Saved");

async function type(page: Page, field: string, value: string) {
  await page.fill(`[name=${field}]`, value);
  await page.locator(`[name=${field}]`).blur();
  await saved(page);
}

/** Searches in a picker and takes the first that is found. */
async function pick(page: Page, where: string, words: string) {
  const picker = page.locator(where);
  const details = picker.locator("details").first();
  if ((await details.getAttribute("open")) === null) await details.locator("summary").click();
  await picker.locator("input[type=search]").fill(words);
  await picker.locator(".found .choice").first().click({ timeout: MINUTE });
  await saved(page);
}

async function acknowledgeAll(page: Page) {
  const right = page.getByRole("button", { name: "It is right" });
  for (let left = await right.count(); left > 0; left = await right.count()) {
    await right.first().click();
    await page.waitForTimeout(400);
  }
}
