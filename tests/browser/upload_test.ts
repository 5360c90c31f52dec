import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { browserFault, openBrowser } from "../_browser.ts";
import { startService } from "../_service.ts";

const MINUTE = 60_000;
const POLL_MS = 3000;

if (browserFault) console.warn(`Uploads are not tested in a browser: ${browserFault}`);

describe.skipIf(browserFault !== null)("the documents page in Chromium", () => {
  let service: Awaited<ReturnType<typeof startService>>;
  let browser: Browser;
  let state: Awaited<ReturnType<BrowserContext["storageState"]>>;

  beforeAll(async () => {
    service = await startService();
    browser = await openBrowser();
    const context = await browser.newContext({ baseURL: service.url });
    const page = await context.newPage();
    await page.goto((await service.line(/\/sign-in\//)).trim());
    await page.keyboard.press("Enter");
    await page.waitForURL("**/review");
    state = await context.storageState();
    await context.close();
  }, MINUTE);
  afterAll(async () => {
    await browser.close();
    await service.stop();
  }, MINUTE);

  async function documents(options: { javaScriptEnabled?: boolean } = {}): Promise<Page> {
    const context = await browser.newContext({ baseURL: service.url, storageState: state, ...options });
    const page = await context.newPage();
    await page.goto("/documents");
    return page;
  }

  test(
    "several chosen files are read, an empty one is refused beside them",
    async () => {
      const page = await documents();
      expect(await page.getByRole("button", { name: "Upload" }).isVisible()).toBe(false);
      await page.setInputFiles("input[type=file]", [order("C-1"), empty("nothing.csv"), order("C-2")]);
      await isRead(page, "C-1");
      await isRead(page, "C-2");
      expect(await page.locator(".uploads li").allInnerTexts()).toEqual([
        'Cannot read "nothing.csv": the file is empty',
      ]);
      expect(await page.locator(".uploads .refused").isVisible()).toBe(true);
      await isQuiet(page);
      await page.context().close();
    },
    MINUTE,
  );

  test(
    "several dropped files are read, an empty one is refused beside them",
    async () => {
      const page = await documents();
      await drop(page, [order("D-1"), order("D-2"), empty("dropped.csv")]);
      await isRead(page, "D-1");
      await isRead(page, "D-2");
      expect(await page.locator(".uploads li").allInnerTexts()).toEqual([
        'Cannot read "dropped.csv": the file is empty',
      ]);
      await isQuiet(page);
      await page.context().close();
    },
    MINUTE,
  );

  test(
    "the form takes several files without JavaScript",
    async () => {
      const page = await documents({ javaScriptEnabled: false });
      await page.setInputFiles("input[type=file]", [order("N-1"), order("N-2")]);
      await page.getByRole("button", { name: "Upload" }).click();
      await page.waitForURL("**/documents");
      for (const number of ["N-1", "N-2"])
        expect(await page.locator("#documents tr", { hasText: `${number}.csv` }).count()).toBe(1);
      await page.setInputFiles("input[type=file]", empty("plain.csv"));
      await page.getByRole("button", { name: "Upload" }).click();
      await page.getByText('Cannot read "plain.csv": the file is empty').waitFor();
      await page.context().close();
    },
    MINUTE,
  );
});

interface Upload {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

function order(number: string): Upload {
  const csv = `PO Number,Item,Description,Qty,Unit,Price\n${number},BB-6304-2RS,Ball bearing,4,EA,12.50\n`;
  return { name: `${number}.csv`, mimeType: "text/csv", buffer: Buffer.from(csv) };
}

function empty(name: string): Upload {
  return { name, mimeType: "text/csv", buffer: Buffer.alloc(0) };
}

/** Drops files on the page as a file manager does. */
async function drop(page: Page, files: Upload[]) {
  const texts = files.map(({ name, mimeType, buffer }) => ({ name, mimeType, text: buffer.toString() }));
  await page.evaluate((dropped) => {
    const dataTransfer = new DataTransfer();
    for (const { name, mimeType, text } of dropped)
      dataTransfer.items.add(new File(text ? [text] : [], name, { type: mimeType }));
    const target = document.querySelector(".upload-target")!;
    for (const type of ["dragenter", "dragover", "drop"])
      target.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
  }, texts);
}

/** The file's row shows its order. */
async function isRead(page: Page, number: string) {
  const row = page.locator("#documents tr", { hasText: `${number}.csv` });
  await row.getByRole("link", { name: number, exact: true }).waitFor({ timeout: MINUTE / 2 });
}

/** No row asks for itself any more. */
async function isQuiet(page: Page) {
  await page.waitForFunction(() => !document.querySelector("#documents [hx-trigger]"));
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.waitForTimeout(POLL_MS + 500);
  expect(asked).toEqual([]);
}
