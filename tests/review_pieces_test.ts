import { afterAll, beforeAll, expect, test } from "bun:test";
import { tenant } from "../db/mod.ts";
import { match } from "../src/matching/match.ts";
import { writeMatch } from "../src/matching/write.ts";
import { headOf, orderOf, recheck, saveOrder } from "../src/orders/mod.ts";
import { type Client, SLOW_START, type TestApp, testApp } from "./_app.ts";
import { REVIEW_ROUTES } from "./_review.ts";
import { longOrder } from "./bench/_long_order.ts";

const LINES = 620;
const told: number[] = [];
let app: TestApp;
let ana: Client;
let orderId: string;

const run: Parameters<typeof match>[0] = (work) => tenant(app.app.db, "long", work);
const order = () => run((tx) => orderOf(tx, orderId));
const page = async (query = "") => (await ana.get(`/review/${orderId}${query}`)).text();
const numbersIn = (html: string) =>
  [...html.matchAll(/data-number="(\d+)"/g)].map(([, number]) => Number(number));
const from = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, at) => first + at);
const save = async (form: Record<string, string>) => {
  const { version } = await run((tx) => headOf(tx, orderId));
  const posted = { version: `${version}`, ...form };
  return (await ana.post(`/orders/${orderId}`, posted, { "hx-request": "true" })).text();
};

beforeAll(async () => {
  app = await testApp({ routes: REVIEW_ROUTES });
  ana = await app.signIn(await app.user({ email: "ana@long.example", organizationId: "long" }));
  const seed = await longOrder(app.app, "long", LINES);
  orderId = seed.orderId;
  const { connectionId } = seed;
  const tell = async (lines: number) => void told.push(lines);
  const found = await match(run, await order(), { connectionId, tell });
  await run(async (tx) => writeMatch(tx, await orderOf(tx, orderId), { found, stock: new Map() }));
}, SLOW_START);
afterAll(() => app.stop());

test("match() tells how far it is, and finds the same for lines that say the same", async () => {
  expect(told).toEqual([500]);
  const { lines } = await order();
  const unmatched = lines.filter(({ match }) => !match).map(({ position }) => position);
  expect(unmatched.slice(0, 2)).toEqual([50, 100]);
  expect(lines[0]!.candidates[0]!.itemId).toBe(lines[0]!.match!.itemId);
});

test("GET /review/:id shows the first hundred lines, and where the others are", async () => {
  const html = await page();
  expect(numbersIn(html)).toEqual(from(1, 100));
  expect(html).toContain(`href="/review/${orderId}?piece=6#lines"`);
  expect(html).toContain("620 lines, adding up to");
  expect(numbersIn(await page("?piece=6"))).toEqual(from(601, 620));
  expect(numbersIn(await page("?line=349"))).toEqual(from(301, 400));
  expect(numbersIn(await page("?line=9999"))).toEqual(from(601, 620));
});

test("GET /orders/:id/lines sends one piece, or the lines with findings alone", async () => {
  const piece = await (await ana.get(`/orders/${orderId}/lines?piece=3`)).text();
  expect(numbersIn(piece)).toEqual(from(301, 400));
  expect(piece).toStartWith('<div class="piece" id="piece-3"');
  const flagged = await (await ana.get(`/orders/${orderId}/lines?only=findings`)).text();
  const { findings, lines } = await order();
  const open = new Set(findings.flatMap(({ lineId }) => lineId ?? []));
  expect(numbersIn(flagged)).toEqual(lines.filter(({ id }) => open.has(id)).map(({ position }) => position));
});

test("POST /orders/:id saves a cell of a later piece and sends that line alone", async () => {
  const { lines, findings } = await order();
  const line = lines[349]!;
  expect(findings.filter(({ lineId }) => lineId === line.id).map(({ code }) => code)).toEqual(["no_item"]);
  const parts = await save({ [`lines.${line.id}.quantity`]: "0" });
  expect(numbersIn(parts)).toEqual([350]);
  expect(parts).toContain("The quantity 0 is not positive");
  const now = await run((tx) => headOf(tx, orderId));
  expect(now.errorCount).toBe(findings.filter(({ level }) => level === "error").length + 1);
  await save({ [`lines.${line.id}.quantity`]: "4" });
});

test("saveOrder() finds for a few edited lines what a check of the whole order finds", async () => {
  const keyed = (findings: { code: string; lineId?: string; message: string }[]) =>
    findings.map(({ code, lineId, message }) => [code, lineId ?? "", message].join(" ")).sort();
  const edits: object[] = [
    { lines: [{ id: (await order()).lines[10]!.id, quantity: null, unitPrice: null }] },
    { lines: [{ id: (await order()).lines[500]!.id, lineTotal: "1" }], total: "3.00" },
    { lines: (await order()).lines.map(({ id }) => ({ id, unitPrice: null })) },
    { lines: [{ id: (await order()).lines[10]!.id, unitPrice: "2" }] },
  ];
  for (const changes of edits) {
    const { version } = await run((tx) => headOf(tx, orderId));
    await run((tx) => saveOrder(tx, { orderId, version, changes }));
    const few = await run((tx) => headOf(tx, orderId));
    const whole = await run((tx) => recheck(tx, orderId));
    expect(keyed(few.findings)).toEqual(keyed(whole));
    const open = whole.filter(({ level }) => level === "error").length;
    expect(few.errorCount).toBe(open);
  }
});

test("POST /orders/:id adds in the last piece, and lines close up when one goes", async () => {
  const parts = await save({ add: "1", shown: "0" });
  expect(numbersIn(parts)).toEqual([...from(1, 100), ...from(601, 621)]);
  const [first] = (await order()).lines;
  const after = await save({ remove: first!.id, shown: "1" });
  expect(numbersIn(after)).toEqual(from(101, 200));
  const { lines } = await order();
  expect(lines.map(({ position }) => position)).toEqual(from(1, 620));
});
