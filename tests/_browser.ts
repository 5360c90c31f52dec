import sparticuz from "@sparticuz/chromium";
import { type Browser, chromium, type Page } from "playwright-core";
import { BASE, type Client } from "./_app.ts";
import { chromiumFault } from "./_chromium.ts";

/** Why no browser can run here, or null. */
export const browserFault = await chromiumFault();

/** Opens a browser; close it when done. */
export async function openBrowser(): Promise<Browser> {
  // These two make closing a page end the whole browser.
  const args = sparticuz.args.filter((arg) => !/^--(single-process|no-zygote)$/.test(arg));
  return chromium.launch({ executablePath: await sparticuz.executablePath(), args });
}

export interface Visit {
  page: Page;
  /** What the browser complained of. */
  complaints: string[];
  close(): Promise<void>;
}

/** A window in which every request is made as `client`. */
export async function visit(
  browser: Browser,
  client: Client,
  options: {
    width?: number;
    height?: number;
    colorScheme?: "light" | "dark";
    scripts?: boolean;
    /** By fingers. */
    touch?: boolean;
  } = {},
): Promise<Visit> {
  const { width = 1440, height = 900, colorScheme = "light", scripts = true, touch = false } = options;
  const server = Bun.serve({ port: 0, hostname: "127.0.0.1", fetch: (request) => forward(client, request) });
  const context = await browser.newContext({
    baseURL: `http://127.0.0.1:${server.port}`,
    viewport: { width, height },
    colorScheme,
    javaScriptEnabled: scripts,
    hasTouch: touch,
    isMobile: touch,
  });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on("pageerror", (error) => complaints.push(error.message));
  page.on("console", (message) => {
    if (message.type() === "error" && !/status of (409|422)/.test(message.text()))
      complaints.push(message.text());
  });
  return {
    page,
    complaints,
    close: async () => {
      await context.close();
      await server.stop(true);
    },
  };
}

async function forward(client: Client, request: Request) {
  const { pathname, search } = new URL(request.url);
  const headers = new Headers(request.headers);
  for (const name of ["origin", "referer", "host", "cookie"]) headers.delete(name);
  if (request.method !== "GET") headers.set("origin", BASE);
  const body = request.method === "GET" ? undefined : await request.arrayBuffer();
  return client.ask(request.method, pathname + search, { headers, body });
}
