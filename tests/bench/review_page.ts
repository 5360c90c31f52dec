import type { Page } from "playwright-core";
import { type Client, testApp } from "../_app.ts";
import { openBrowser, visit } from "../_browser.ts";
import { stopDatabases } from "../_db.ts";
import { REVIEW_ROUTES } from "../_review.ts";
import { longOrder, matched, repeatedOrder } from "./_long_order.ts";

/**
 * The review page by the length of its order: matching, the server's page and its bytes, the save of one cell, and what the browser
 * needs to paint it, to go to the last line and to save there. `bun tests/bench/review_page.ts [lines,lines…]`. Straight or flat: the
 * page shows a hundred lines at once however many there are.
 */
const LENGTHS = (process.argv[2] ?? "10,100,1000,5000").split(",").map(Number);
const TIMES = 7;

const test = await testApp({ routes: REVIEW_ROUTES });
const browser = await openBrowser();
const rows: Record<string, string | number>[] = [];
for (const lines of LENGTHS) rows.push({ lines, ...(await measured(lines)) });
console.table(rows);
await browser.close();
await test.stop();
await stopDatabases();

async function measured(lines: number) {
  const organization = `lines-${lines}`;
  const user = await test.user({ email: `ana@${organization}.example`, organizationId: organization });
  const client = await test.signIn(user);
  const { orderId } = await longOrder(test.app, organization, lines);
  const matching = await matched(test.app, organization, orderId);
  const page = await median(async () => (await client.get(`/review/${orderId}`)).text());
  const save = await saveTime(client, orderId);
  return {
    "match s": matching.toFixed(2),
    "page ms": page.ms.toFixed(0),
    "page kB": Math.round(page.last.length / 1000),
    "save ms": save.toFixed(0),
    "of a repeated order": (await repeatedSave(lines)).toFixed(0),
    ...(await inBrowser(client, { orderId, lines })),
  };
}

/** The save of one cell where the card shows what differs from an order that came in before. */
async function repeatedSave(lines: number): Promise<number> {
  const organization = `repeated-${lines}`;
  const user = await test.user({ email: `ana@${organization}.example`, organizationId: organization });
  const { orderId } = await repeatedOrder(test.app, organization, lines);
  await matched(test.app, organization, orderId);
  return saveTime(await test.signIn(user), orderId);
}

async function saveTime(client: Client, orderId: string): Promise<number> {
  const page = await (await client.get(`/review/${orderId}`)).text();
  const [, field] = /name="(lines\.[^"]+\.quantity)"/.exec(page)!;
  let version = /name="version" value="(\d+)"/.exec(page)![1]!;
  let quantity = 5;
  const { ms } = await median(async () => {
    const form = { version, [field!]: `${quantity++}` };
    const parts = await (await client.post(`/orders/${orderId}`, form, { "hx-request": "true" })).text();
    version = /name="version" value="(\d+)"/.exec(parts)![1]!;
  });
  return ms;
}

async function inBrowser(client: Client, { orderId, lines }: { orderId: string; lines: number }) {
  const { page, close } = await visit(browser, client);
  await page.goto(`/review/${orderId}`);
  await page.locator("html.enhanced").waitFor();
  const paint = await page.evaluate(
    () => performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0,
  );
  const jump = await timed(async () => {
    await page
      .locator("#jump")
      .fill(`${lines}`, { timeout: lines > 10 ? 30_000 : 1 })
      .catch(() => {});
    await page.keyboard.press("Enter");
    if (lines > 10) await page.locator(`[data-number="${lines}"] input:focus`).waitFor();
  });
  const save = await timed(() => saveLast(page));
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("Performance.enable");
  const { metrics } = await cdp.send("Performance.getMetrics");
  const nodes = metrics.find(({ name }) => name === "Nodes")?.value ?? 0;
  await close();
  return {
    "paint ms": paint.toFixed(0),
    "last line ms": jump.toFixed(0),
    "save there ms": save.toFixed(0),
    nodes,
  };
}

async function saveLast(page: Page) {
  const cell = page.locator('.line input[name$=".quantity"]').last();
  await cell.fill("3");
  await cell.blur();
  await page.waitForFunction(() => document.querySelector("#saving")?.textContent === "Saved");
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

async function median<T>(work: () => Promise<T>): Promise<{ ms: number; last: T }> {
  const times: number[] = [];
  let last = await work();
  for (let time = 0; time < TIMES; time++)
    times.push(
      await timed(async () => {
        last = await work();
      }),
    );
  return { ms: times.sort((a, b) => a - b)[TIMES >> 1]!, last };
}
