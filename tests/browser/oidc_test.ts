import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import type { Browser, Page } from "playwright-core";
import { server } from "../../src/server.ts";
import { type TestApp, testApp } from "../_app.ts";
import { browserFault, openBrowser } from "../_browser.ts";
import { freePort } from "../_port.ts";
import { type IdentityProvider, identityProvider } from "../_provider.ts";

if (browserFault) console.warn(`Signing in is not tested in a browser: ${browserFault}`);

describe.skipIf(browserFault !== null)("signing in by a provider in Chromium", () => {
  let idp: IdentityProvider;
  let app: TestApp;
  let browser: Browser;
  let base: string;
  let stop: () => unknown;

  beforeAll(async () => {
    const port = freePort();
    base = `http://localhost:${port}`;
    idp = await identityProvider(base, {
      ann: {
        name: "Ann",
        email: "ann@id.example",
        email_verified: true,
        org_id: "org_1",
        org_name: "One Ltd",
        org_role: "org:admin",
      },
    });
    app = await testApp({ env: { ...idp.env, BASE_URL: base } });
    const listening = server(app.app).listen({ port, hostname: "127.0.0.1" });
    stop = () => listening.stop(true);
    browser = await openBrowser();
  }, 60_000);
  afterAll(async () => {
    await browser?.close();
    await stop?.();
    await app?.stop();
    await idp?.stop();
  });

  async function visit() {
    const context = await browser.newContext({ baseURL: base });
    const page = await context.newPage();
    const complaints: string[] = [];
    page.on("pageerror", (error) => complaints.push(error.message));
    page.on("console", (message) => {
      if (message.type() === "error" && message.location().url.startsWith(base))
        complaints.push(message.text());
    });
    return { page, complaints, close: () => context.close() };
  }

  async function signInAtProvider(page: Page) {
    await page.getByRole("link", { name: "Continue with Example ID" }).click();
    await page.fill("[name=login]", "ann");
    await page.fill("[name=password]", "any");
    await page.click("button[type=submit]");
    await page.click("button[type=submit]");
  }

  test("leads from a page to the provider, back to the page, and out of both", async () => {
    const { page, complaints, close } = await visit();
    await page.goto("/documents");
    await page.waitForURL("**/sign-in?to=%2Fdocuments");
    await signInAtProvider(page);
    await page.waitForURL(`${base}/documents`);
    expect(await page.locator("header.top").textContent()).toContain("One Ltd");
    await page.goto("/access");
    expect(await page.locator("main").textContent()).toContain("ann@id.example");

    await page.getByRole("button", { name: "Sign out" }).click();
    await page.waitForURL(`${idp.issuer}/session/end?**`);
    await page.getByRole("button", { name: /yes/i }).click();
    await page.waitForURL(`${base}/`);
    await page.goto("/documents");
    await page.waitForURL("**/sign-in?to=%2Fdocuments");
    await page.getByRole("link", { name: "Continue with Example ID" }).click();
    expect(await page.locator("[name=login]").count()).toBe(1);
    expect(complaints).toEqual([]);
    await close();
  }, 60_000);

  test("says so when the person cancels, and opens nothing", async () => {
    const { page, close } = await visit();
    await page.goto("/sign-in");
    await page.getByRole("link", { name: "Continue with Example ID" }).click();
    await page.getByRole("link", { name: /cancel/i }).click();
    await page.waitForURL(`${base}/sign-in/callback?**`);
    expect(await page.locator("main").textContent()).toContain("it was cancelled or refused at Example ID");
    await page.goto("/review");
    await page.waitForURL("**/sign-in?to=%2Freview");
    await close();
  }, 60_000);
});
