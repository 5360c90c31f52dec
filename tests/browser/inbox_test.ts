import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { createTransport } from "nodemailer";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { DEMO } from "../../db/demo/mod.ts";
import { browserFault, openBrowser } from "../_browser.ts";
import { startService } from "../_service.ts";
import { purchaseOrder } from "../faults/_purchase_orders.ts";

const MINUTE = 60_000;

if (browserFault) console.warn(`The inbox is not tested in a browser: ${browserFault}`);

describe.skipIf(browserFault !== null)("the inbox in Chromium", () => {
  let service: Awaited<ReturnType<typeof startService>>;
  let browser: Browser;
  let context: BrowserContext;
  let page: Page;
  let transport: ReturnType<typeof createTransport>;
  const complaints: string[] = [];

  beforeAll(async () => {
    service = await startService();
    const { port } = JSON.parse(await service.line(/listening for mail/)) as { port: number };
    transport = createTransport({ host: "127.0.0.1", port, ignoreTLS: true });
    browser = await openBrowser();
    context = await browser.newContext({
      baseURL: service.url,
      permissions: ["clipboard-read", "clipboard-write"],
    });
    page = await context.newPage();
    page.on("pageerror", ({ message }) => complaints.push(message));
    page.on("console", (line) => line.type() === "error" && complaints.push(line.text()));
    await page.goto((await service.line(/\/sign-in\//)).trim());
    await page.keyboard.press("Enter");
    await page.waitForURL("**/review");
  }, MINUTE);
  afterAll(async () => {
    transport.close();
    await browser.close();
    await service.stop();
  }, MINUTE);

  test(
    "says at first where to send orders, and copies the address",
    async () => {
      await page.goto("/inbox");
      await page.getByText("No mail yet").waitFor();
      await page.getByRole("button", { name: `Copy ${DEMO.mailbox}` }).click();
      await page.getByText("Copied").waitFor();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(DEMO.mailbox);
    },
    MINUTE,
  );

  test(
    "a forwarded order appears by itself, leads to its document and its order, and stands beside them",
    async () => {
      await page.goto("/inbox");
      const loaded = await page.evaluate(() => performance.timeOrigin);
      const { bytes, fileName } = await purchaseOrder(5);
      await transport.sendMail({
        from: "Ann Müller <ann@harbormachine.example>",
        to: DEMO.mailbox.replace("@", "+acme@"),
        subject: "Fwd: Purchase order F-00005",
        text: "Please see the order attached, we need it by Friday.",
        attachments: [{ filename: fileName, content: Buffer.from(bytes) }],
      });
      const row = page.locator("#queue tr", { hasText: "Fwd: Purchase order F-00005" });
      await row.getByRole("link", { name: "Order F-00005", exact: true }).waitFor({ timeout: MINUTE / 2 });
      expect(await page.evaluate(() => performance.timeOrigin)).toBe(loaded);
      expect(await row.textContent()).toContain("Ann Müller <ann@harbormachine.example>");
      expect(await row.textContent()).toContain("acme");
      await row.getByRole("link", { name: fileName }).click();
      await page.waitForURL("**/documents/*");
      await beside(page);
      await page.goto("/inbox");
      await row.getByRole("link", { name: "Order F-00005", exact: true }).click();
      await page.waitForURL("**/review/*");
      expect(await page.inputValue("[name=poNumber]")).toBe("F-00005");
      await beside(page);
    },
    MINUTE,
  );

  test(
    "a decision is changed, and what comes of it appears by itself",
    async () => {
      await transport.sendMail({
        from: "letters@press.example",
        to: DEMO.mailbox,
        subject: "November letter",
        text: "Please ship 4 EA of BB-6304-2RS at 12.50 each. PO Number: NL-1",
        list: { unsubscribe: "https://press.example/stop" },
      });
      await page.goto("/inbox");
      const row = page.locator("#queue tr", { hasText: "November letter" });
      await row.getByText("Ignored").waitFor({ timeout: MINUTE / 2 });
      await page.goto("/inbox?decision=process_attachments");
      expect(await row.count()).toBe(0);
      await page.goto("/inbox?text=letters%40press");
      await row.getByRole("link", { name: "November letter" }).click();
      await page.getByLabel("Decide otherwise").first().selectOption("process_body");
      await page.getByRole("button", { name: "Decide otherwise" }).click();
      await page.locator("#outcome").getByText("admin@demo.example").waitFor();
      await page.locator("#outcome a[href^='/review/']").waitFor({ timeout: MINUTE / 2 });
      const [download] = await Promise.all([
        page.waitForEvent("download"),
        page.getByRole("link", { name: /Download the message/ }).click(),
      ]);
      expect(await Bun.file(await download.path()).text()).toContain("Subject: November letter");
    },
    MINUTE,
  );

  test("the keyboard walks the rows", async () => {
    await page.goto("/inbox");
    await page.keyboard.press("j");
    await page.keyboard.press("j");
    await page.keyboard.press("Enter");
    await page.waitForURL("**/inbox/*");
    expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe("Fwd: Purchase order F-00005");
  });

  test(
    "an admin makes a mailbox, and mail for it comes in",
    async () => {
      await page.goto("/mailboxes");
      await page.getByLabel("Address").fill("Parts@demo.example");
      await page.getByRole("button", { name: "Make mailbox" }).click();
      await page.waitForURL("**/mailboxes/*");
      await page.getByLabel("Senders blocked").fill("spam.example");
      await page.getByRole("button", { name: "Save", exact: true }).click();
      await transport.sendMail({
        from: "a@spam.example",
        to: "parts@demo.example",
        subject: "Buy",
        text: "PO 1",
      });
      await page.goto("/inbox");
      const row = page.locator("#queue tr", { hasText: "Buy" });
      await row.getByText("Ignored").waitFor({ timeout: MINUTE / 2 });
      expect(await row.textContent()).toMatch(/blocked/i);
    },
    MINUTE,
  );

  test("nothing complained", () => expect(complaints).toEqual([]));

  test(
    "a mail that is held for a long reason keeps its subject readable on its mailbox's page",
    async () => {
      const subject = "Purchase order as a letter that an old program has written";
      await transport.sendMail({
        from: "ann@harbormachine.example",
        to: DEMO.mailbox,
        subject,
        text: "Please see the order attached.",
        attachments: [{ filename: "order.rtf", content: "{\\rtf1\\ansi Ten hammers}" }],
      });
      await page.goto("/inbox");
      await page.locator("#queue tr", { hasText: subject }).getByText("On hold").waitFor();
      await page.goto("/mailboxes");
      await page.locator("main a[href^='/mailboxes/']").first().click();
      const line = page.getByRole("link", { name: subject });
      expect(await line.evaluate((link) => link.getClientRects().length)).toBe(1);
      expect((await line.boundingBox())!.width).toBeGreaterThan(300);
    },
    MINUTE,
  );
});

/** The mail's text unfolds beside the document. */
async function beside(page: Page) {
  await page.locator(".mail-panel summary").click();
  await page.locator(".mail-panel").getByText("we need it by Friday").waitFor();
}
