import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import type { Browser } from "playwright-core";
import { tenant } from "../../db/mod.ts";
import { orderOf } from "../../src/orders/mod.ts";
import { type Client, type TestApp, testApp } from "../_app.ts";
import { browserFault, openBrowser, visit } from "../_browser.ts";
import { REVIEW_ROUTES, type ReviewSeed, seedReview } from "../_review.ts";

if (browserFault) console.warn(`The review page is not tested in a browser: ${browserFault}`);

describe.skipIf(browserFault !== null)("the review page in Chromium", () => {
  let app: TestApp;
  let browser: Browser;

  beforeAll(async () => {
    app = await testApp({ routes: REVIEW_ROUTES });
    browser = await openBrowser();
  }, 60_000);
  afterAll(async () => {
    await browser.close();
    await app.stop();
  });

  /** A person of an organization of their own, with the seeded order to review. */
  async function reviewer(name: string): Promise<{ client: Client; seed: ReviewSeed }> {
    const client = await app.signIn(
      await app.user({ email: `${name}@browser.example`, organizationId: name }),
    );
    return { client, seed: await seedReview(app.app, name) };
  }
  const stored = (organization: string, id: string) =>
    tenant(app.app.db, organization, (tx) => orderOf(tx, id));

  test("an order is reviewed and submitted by keyboard alone", async () => {
    const { client, seed } = await reviewer("keys");
    const { page, complaints, close } = await visit(browser, client);
    const left = page.locator(".left-to-do");
    const saved = () =>
      page.waitForFunction(() => document.querySelector("#saving")?.textContent === "Saved");
    const focused = (selector: string) =>
      page.waitForFunction((it) => document.activeElement?.matches(it), selector);
    await page.goto("/review");
    await page.keyboard.press("Enter");
    await page.waitForURL(`**/review/${seed.orderId}`);
    await focused(`#line-${seed.lines[1]} summary`);
    expect(await page.locator(".mark").count()).toBe(6);

    await page.keyboard.press("2");
    await focused(`#line-${seed.lines[3]} summary`);
    await page.keyboard.press("/");
    await page.keyboard.type("HCS-043-14-250-G5Z");
    await page.locator(`#line-${seed.lines[3]} .found .choice`).first().waitFor();
    await page.keyboard.press("Alt+1");
    await focused(`#line-${seed.lines[5]} summary`);
    expect(await left.textContent()).toStartWith("1 to look at");
    await page.keyboard.press("a");
    await focused("#submit");
    expect(await left.textContent()).toBe("28 lines, nothing left to fix");
    await saved();
    // Nothing was saved since the page opened: that must not hold the order back.
    await page.reload();
    // What the ERP would book otherwise is accepted by who has seen it.
    await page.locator("#comparison-title").scrollIntoViewIfNeeded();
    await page.evaluate(
      () =>
        new Promise((seen) => {
          new IntersectionObserver(seen).observe(document.querySelector("#comparison-title")!);
        }),
    );
    await page.keyboard.press("Control+Enter");
    await page.waitForURL("**/review?submitted=*");
    expect((await stored("keys", seed.orderId)).status).toBe("submitting");
    expect(complaints).toEqual([]);
    await close();
  }, 60_000);

  test("an item that is searched for is followed by the next finding, not by an earlier line's", async () => {
    const { client, seed } = await reviewer("searched");
    const { page, complaints, close } = await visit(browser, client);
    const focused = (line: string) =>
      page.waitForFunction((it) => document.activeElement?.matches(it), `#line-${line} summary`);
    await page.goto(`/review/${seed.orderId}`);
    await focused(seed.lines[1]!);
    await page.keyboard.press("n");
    await focused(seed.lines[3]!);
    await page.keyboard.press("/");
    await page.keyboard.type("HCS-043-14-250-G5Z");
    await page.locator(`#line-${seed.lines[3]} .found .choice`).first().waitFor();
    await page.keyboard.press("Alt+1");
    await focused(seed.lines[5]!);
    await page.locator(".left-to-do a.error").click();
    await focused(seed.lines[1]!);
    // Two counts, what can be undone and two ways out are the most that the bar holds.
    await page.setViewportSize({ width: 340, height: 800 });
    const { x, width } = (await page.locator("#submit").boundingBox())!;
    expect(x + width).toBeLessThanOrEqual(340);
    expect(complaints).toEqual([]);
    await close();
  }, 60_000);

  test("Enter in a field of the head that is mended goes on to the next finding", async () => {
    const { client, seed } = await reviewer("onward");
    const { page, complaints, close } = await visit(browser, client);
    await page.goto(`/review/${seed.orderId}`);
    await page.fill("[name=poNumber]", "");
    await page.keyboard.press("Enter");
    await page.locator(".field-poNumber[data-finding=error]").waitFor();
    await page.fill("[name=poNumber]", "48213-A");
    await page.keyboard.press("Enter");
    await page.waitForFunction(
      (selector) => document.activeElement?.matches(selector),
      `#line-${seed.lines[1]} summary`,
    );
    expect((await stored("onward", seed.orderId)).poNumber).toBe("48213-A");
    expect(complaints).toEqual([]);
    await close();
  }, 60_000);

  test("focusing a field shows where its value stands, a click on a word fills it", async () => {
    const { client, seed } = await reviewer("words");
    const { page, complaints, close } = await visit(browser, client);
    await page.goto(`/review/${seed.orderId}`);
    await page.locator('[data-page="1"] [data-word="48213"]').first().waitFor();
    await page.focus("[name=poNumber]");
    const mark = await page.locator(".mark").boundingBox();
    const word = await page.locator('[data-page="1"] [data-word="48213"]').first().boundingBox();
    expect(Math.abs(mark!.x - word!.x)).toBeLessThan(6);
    expect(Math.abs(mark!.y - word!.y)).toBeLessThan(6);

    await page.focus("[name=total]");
    await page.waitForFunction(() => {
      const [place, view] = [".mark", ".document-scroll"].map((it) =>
        document.querySelector(it)!.getBoundingClientRect(),
      );
      return place!.top > view!.top && place!.bottom < view!.bottom;
    });

    await page.focus("[name=shipDate]");
    await page.locator('[data-page="1"] [data-word="12/04/2026"]').click();
    await page.waitForFunction(() => document.querySelector("#saving")?.textContent === "Saved");
    expect(await page.evaluate(() => document.activeElement?.getAttribute("name"))).toBe("shipDate");
    const order = await stored("words", seed.orderId);
    expect(order.shipDate).toBe("2026-12-04");
    expect(order.evidence.shipDate).toMatchObject({ page: 1, text: "12/04/2026" });
    expect(complaints).toEqual([]);
    await close();
  }, 60_000);

  test("a frame drawn over words puts them into the field, and a click on a word of a date the whole date", async () => {
    const { client, seed } = await reviewer("frame");
    const { page, complaints, close } = await visit(browser, client);
    await page.goto(`/review/${seed.orderId}`);
    const word = (text: string) => page.locator(`[data-page="1"] [data-word="${text}"]`).last();
    const saved = () =>
      page.waitForFunction(() => document.querySelector("#saving")?.textContent === "Saved");
    await word("Harbor").waitFor();
    await page.focus("[name=notes]");
    await page.focus("[name=shipToAddress]");
    const [from, to] = [await word("Harbor").boundingBox(), await word("Lakeview").boundingBox()];
    const draw = async () => {
      await page.mouse.move(from!.x - 3, from!.y + 2);
      await page.mouse.down();
      await page.mouse.move(to!.x + 140, to!.y + 3, { steps: 4 });
    };
    await draw();
    await page.keyboard.press("Escape");
    await page.mouse.up();
    expect(await page.inputValue("[name=shipToAddress]")).toBe("402 Lakeview Drive, Erie, PA 16506");
    await page.fill("[name=shipToAddress]", "somewhere");
    await draw();
    await page.mouse.up();
    await saved();
    const text = "Harbor Machine Works - Plant 2 402 Lakeview Drive";
    const { shipTo, evidence } = await stored("frame", seed.orderId);
    expect(shipTo.address).toBe("Harbor Machine Works - Plant 2, 402 Lakeview Drive");
    expect(evidence.shipToAddress).toMatchObject({ page: 1, text });

    await page.focus("[name=shipDate]");
    await word("12/04/2026").evaluate((date) => {
      for (const [at, text] of ["2", "January", "2027"].entries()) {
        const part = date.cloneNode() as SVGElement;
        part.setAttribute("x", String(Number(date.getAttribute("x")) + 20 * at));
        part.setAttribute("y", "8");
        part.setAttribute("width", "16");
        part.dataset.word = text;
        date.parentElement!.append(part);
      }
    });
    await word("January").click();
    await page.waitForFunction(() => document.querySelector("#saving")?.textContent === "Saved");
    expect((await stored("frame", seed.orderId)).shipDate).toBe("2027-01-02");
    expect(complaints).toEqual([]);
    await close();
  }, 60_000);

  test("the lines take arrows, Enter and pasted rows", async () => {
    const { client, seed } = await reviewer("grid");
    const { page, complaints, close } = await visit(browser, client);
    await page.goto(`/review/${seed.orderId}`);
    const cell = (line: number, field: string) => `[name="lines.${seed.lines[line]}.${field}"]`;
    await page.focus(cell(26, "quantity"));
    await page.keyboard.type("9");
    await page.keyboard.press("Enter");
    expect(await page.evaluate(() => document.activeElement?.getAttribute("name"))).toBe(
      `lines.${seed.lines[27]}.quantity`,
    );
    await page.keyboard.press("ArrowRight");
    expect(await page.evaluate(() => document.activeElement?.getAttribute("name"))).toBe(
      `lines.${seed.lines[27]}.unit`,
    );
    await page.evaluate(
      (selector) => {
        const clipboardData = new DataTransfer();
        clipboardData.setData("text/plain", "A-1\tFirst\t5\nA-2\tSecond\t6\n");
        const paste = new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true });
        document.querySelector(selector)!.dispatchEvent(paste);
      },
      cell(27, "supplierSku"),
    );
    await page.locator(".line").nth(28).waitFor();
    const { lines } = await stored("grid", seed.orderId);
    expect(
      lines.slice(26).map(({ supplierSku, description, quantity }) => [supplierSku, description, quantity]),
    ).toEqual([
      [lines[26]!.supplierSku, lines[26]!.description, "9"],
      ["A-1", "First", "5"],
      ["A-2", "Second", "6"],
    ]);
    expect(complaints).toEqual([]);
    await close();
  }, 60_000);

  test("the second of two editors sees both versions and can use their own", async () => {
    const { client, seed } = await reviewer("conflict");
    const first = await visit(browser, client);
    const second = await visit(browser, client);
    for (const { page } of [first, second]) await page.goto(`/review/${seed.orderId}`);
    const edit = async ({ page }: typeof first, words: string) => {
      await page.fill("[name=notes]", words);
      await page.locator("[name=notes]").blur();
    };
    await edit(first, "From the first");
    await first.page.waitForFunction(() => document.querySelector("#saving")?.textContent === "Saved");
    await edit(second, "From the second");
    await second.page.locator(".conflict").waitFor();
    const row = await second.page.locator(".conflict tbody tr").textContent();
    expect(row).toContain("From the first");
    expect(row).toContain("From the second");
    await second.page.click(".conflict [data-mine]");
    await second.page.locator(".conflict").waitFor({ state: "detached" });
    expect((await stored("conflict", seed.orderId)).notes).toBe("From the second");
    expect([...first.complaints, ...second.complaints]).toEqual([]);
    await first.close();
    await second.close();
  }, 60_000);

  test("it works without scripts", async () => {
    const { client, seed } = await reviewer("plain");
    const { page, close } = await visit(browser, client, { scripts: false });
    const picture = page.waitForResponse(/\/pages\/1\/picture$/);
    await page.goto(`/review/${seed.orderId}`);
    expect((await picture).status()).toBe(200);
    expect(await page.getByRole("img", { name: "Page 1" }).isVisible()).toBe(true);
    await page.setViewportSize({ width: 390, height: 844 });
    const [order, pages] = await Promise.all(
      ["#order", "#document"].map((id) => page.locator(id).boundingBox()),
    );
    expect(order!.y + order!.height).toBeLessThanOrEqual(pages!.y);
    await page.fill("[name=notes]", "Written without scripts");
    await page.fill("[name=shipDate]", "never");
    await page.getByRole("button", { name: "Save", exact: true }).last().click();
    expect(await page.inputValue("[name=shipDate]")).toBe("never");
    expect(await page.locator(".field-shipDate").textContent()).toContain("is not a date");
    await page.fill("[name=shipDate]", "3 Dec 2026");
    await page.getByRole("button", { name: "Save", exact: true }).last().click();
    expect(await stored("plain", seed.orderId)).toMatchObject({
      notes: "Written without scripts",
      shipDate: "2026-12-03",
    });
    await close();
  }, 60_000);

  test("on a phone the panes are tabs and nothing is wider than the window", async () => {
    const { client, seed } = await reviewer("phone");
    const { page, complaints, close } = await visit(browser, client, { width: 390, height: 844 });
    await page.goto(`/review/${seed.orderId}`);
    expect(await page.locator("#document").isVisible()).toBe(false);
    await page.getByRole("tab", { name: "Document" }).click();
    expect(await page.locator("#document").isVisible()).toBe(true);
    expect(await page.locator("#order").isVisible()).toBe(false);
    for (const path of [`/review/${seed.orderId}`, "/review"]) {
      await page.goto(path);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    }
    await page.goto(`/review/${seed.orderId}`);
    const wider = await page.$eval(".lines-frame", (it) => it.scrollWidth - it.clientWidth);
    expect(wider).toBe(0);
    await page.focus(`[name="lines.${seed.lines[0]}.customerSku"]`);
    const places: { name: string; top: number; left: number }[] = [];
    for (const _ of Array(9)) {
      places.push(
        await page.evaluate(() => {
          const field = document.activeElement as HTMLInputElement;
          const { top, left } = field.getBoundingClientRect();
          return { name: field.name, top, left };
        }),
      );
      await page.keyboard.press("Tab");
    }
    expect(new Set(places.map(({ name }) => name)).size).toBe(9);
    expect(places).toEqual(places.toSorted((a, b) => a.top - b.top || a.left - b.left));
    expect(complaints).toEqual([]);
    await close();
  }, 60_000);

  test("a name written from right to left stays apart from the figures beside it", async () => {
    const { client, seed } = await reviewer("bidi");
    await tenant(app.app.db, "bidi", (tx) =>
      tx
        .updateTable("erp_customers")
        .set({ name: "شركة الخليج للتوريدات" })
        .where("code", "=", "C1001")
        .execute(),
    );
    const { page, close } = await visit(browser, client);
    await page.goto(`/review/${seed.orderId}`);
    const summary = page.locator("#f-customer summary");
    const name = await summary.getByText("شركة الخليج للتوريدات").boundingBox();
    const why = await summary.locator(".why").boundingBox();
    expect(why!.x).toBeGreaterThanOrEqual(name!.x + name!.width);
    await close();
  }, 60_000);
});
