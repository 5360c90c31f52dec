import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import axe from "axe-core";
import type { Browser, Page } from "playwright-core";
import { type TestApp, testApp } from "../_app.ts";
import { browserFault, openBrowser, type Visit, visit } from "../_browser.ts";
import { seedReview } from "../_review.ts";

const ORGANIZATION = "reachable";
const MINUTE = 60_000;

if (browserFault) console.warn(`The pages are not checked with axe: ${browserFault}`);

describe.skipIf(browserFault !== null)("every page in Chromium, for everybody", () => {
  let app: TestApp;
  let browser: Browser;
  let wide: Visit;
  let phone: Visit;
  const paths: Record<string, string> = {
    home: "/",
    queue: "/review",
    "empty queue": "/review?status=rejected",
    documents: "/documents",
    inbox: "/inbox",
    mailboxes: "/mailboxes",
    ERP: "/erp",
    "new connection": "/erp/new?kind=http",
    "sandbox items": "/erp/sandbox/items",
    "cross-references": "/cross-references",
    "import of cross-references": "/cross-references/import",
    "learned places": "/learned-places",
    usage: "/usage",
    subscription: "/subscription",
    access: "/access",
    API: "/api/docs",
    "not found": "/nothing-here",
  };

  beforeAll(async () => {
    app = await testApp();
    const admin = { email: "ana@reachable.example", organizationId: ORGANIZATION, role: "admin" as const };
    const client = await app.signIn(await app.user(admin));
    const { orderId, documentId } = await seedReview(app.app, ORGANIZATION);
    Object.assign(paths, { review: `/review/${orderId}`, document: `/documents/${documentId}` });
    browser = await openBrowser();
    wide = await visit(browser, client);
    phone = await visit(browser, client, { width: 390, height: 844, touch: true });
    for (const { page } of [wide, phone]) await watchShifts(page);
  }, MINUTE);
  afterAll(async () => {
    await wide.close();
    await phone.close();
    await browser.close();
    await app.stop();
  }, MINUTE);

  for (const name of [...Object.keys(paths), "review", "document"]) {
    test(
      `${name}: nothing serious for axe in light and dark, nothing moves or is too wide`,
      async () => {
        await Promise.all([opened(wide.page, paths[name]!), opened(phone.page, paths[name]!)]);
        expect(await serious(wide.page)).toEqual([]);
        await wide.page.emulateMedia({ colorScheme: "dark" });
        expect(await serious(wide.page, ["color-contrast"])).toEqual([]);
        expect(await serious(phone.page, ["scrollable-region-focusable"])).toEqual([]);
        expect(await tooWide(phone.page)).toBe(0);
        expect(await tooSmall(phone.page)).toEqual([]);
      },
      MINUTE,
    );
  }

  test(
    "nothing of the head lies over another part of it, however narrow the window",
    async () => {
      for (const width of [1100, 900, 800, 720, 390]) {
        await wide.page.setViewportSize({ width, height: 900 });
        await opened(wide.page, "/access");
        expect({
          width,
          over: await overlapping(wide.page, ".brand, .sections, .who, .person button"),
        }).toEqual({ width, over: [] });
      }
      await wide.page.setViewportSize({ width: 1440, height: 900 });
    },
    MINUTE,
  );

  test(
    "nothing that can't be pressed is printed of a review",
    async () => {
      await opened(wide.page, paths.review!);
      await wide.page.emulateMedia({ media: "print" });
      const pressed = "#order :is(button, label:has(input[type=checkbox]), label[for=jump], #jump)";
      expect(await wide.page.locator(pressed).filter({ visible: true }).allInnerTexts()).toEqual([]);
      await wide.page.emulateMedia({ media: null });
    },
    MINUTE,
  );

  test(
    "each pane of a review has one heading on a phone",
    async () => {
      await opened(phone.page, paths.review!);
      const heads = () => phone.page.getByRole("heading", { level: 1 }).allInnerTexts();
      const order = await heads();
      expect(order).toHaveLength(1);
      await phone.page.getByRole("tab", { name: "Document" }).tap();
      const document = await heads();
      expect(document).toEqual([expect.stringMatching(/^Document: ./)]);
    },
    MINUTE,
  );
});

/** Pairs of elements of which one lies over the other. */
function overlapping(page: Page, selector: string) {
  return page.evaluate((selector) => {
    const seen = [...document.querySelectorAll(selector)].map((each) => ({
      name: each.className || each.tagName,
      box: each.getBoundingClientRect(),
    }));
    return seen.flatMap((a, i) =>
      seen
        .slice(i + 1)
        .filter(
          ({ box: b }) =>
            Math.min(a.box.right, b.right) - Math.max(a.box.left, b.left) > 1 &&
            Math.min(a.box.bottom, b.bottom) - Math.max(a.box.top, b.top) > 1,
        )
        .map((b) => `${a.name} and ${b.name}`),
    );
  }, selector);
}

/** Opens a page, in light; nothing on it may move by itself. */
async function opened(page: Page, path: string) {
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto(path);
  await page.waitForLoadState("networkidle");
  expect(await shifted(page)).toEqual([]);
}

/** What axe finds serious or worse, each with its first place. */
async function serious(page: Page, rules?: string[]) {
  await page.evaluate(axe.source);
  return page.evaluate(async (values) => {
    const run = (globalThis as unknown as { axe: typeof axe }).axe.run;
    const { violations } = await run(document, {
      resultTypes: ["violations"],
      ...(values && { runOnly: values }),
    });
    return violations
      .filter(({ impact }) => impact === "serious" || impact === "critical")
      .map(({ id, nodes }) => `${id}: ${nodes[0]!.target.join(" ")}`);
  }, rules);
}

/** Collects what moves by itself on each page from its first moment. */
async function watchShifts(page: Page) {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & Shift)[])
        if (entry.value > 0.001) shifts.push(entry.sources.map(({ node }) => node?.nodeName).join(" "));
    }).observe({ type: "layout-shift", buffered: true });
  });
}

interface Shift {
  /** Share of the window that moved times how far. */
  value: number;
  sources: { node: Node | null }[];
}

function shifted(page: Page) {
  return page.evaluate(() => (globalThis as unknown as { shifts: string[] }).shifts);
}

/** Pixels that the page is wider than its window. */
function tooWide(page: Page) {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/** Controls less than 44 px high; links within text may be. */
function tooSmall(page: Page) {
  return page.evaluate(() => {
    const controls = document.querySelectorAll<HTMLElement>(
      "a.button, button, select, summary, input, textarea",
    );
    const small = [...controls].filter((control) => {
      if (control.matches(".unseen, [type=hidden]") || !control.checkVisibility()) return false;
      const heights = [control, ...(control.closest("label") ? [control.closest("label")!] : [])].map(
        (each) => each.getBoundingClientRect().height,
      );
      return Math.max(...heights) < 43.5;
    });
    return small.map(({ outerHTML }) => outerHTML.slice(0, 80));
  });
}
