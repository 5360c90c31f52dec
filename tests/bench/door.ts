/**
 * What the door costs: pages a second with a session and without one, beside a bare query to the same database.
 * Run: bun tests/bench/door.ts
 */

import { testApp, withDoor } from "../_app.ts";
import { stopDatabases } from "../_db.ts";

const app = await testApp({ routes: withDoor((routes) => routes.get("/page", () => "<p>words</p>")) });
const member = await app.signIn(await app.user({ email: "member@a.example", organizationId: "a" }));
const stranger = app.client();

console.log(`page, signed in    ${await perSecond(() => member.get("/page"))}/s`);
console.log(`page, turned away  ${await perSecond(() => stranger.get("/page"))}/s`);
console.log(`bare "select 1"    ${await perSecond(async () => app.app.sql`select 1`)}/s`);
await app.stop();
await stopDatabases();

/** Runs `work` by eight hands for two seconds, after a warm-up. */
async function perSecond(work: () => Promise<unknown>, milliseconds = 2000) {
  for (let turn = 0; turn < 500; turn++) await work();
  const start = performance.now();
  let done = 0;
  const hand = async () => {
    for (; performance.now() - start < milliseconds; done++) await work();
  };
  await Promise.all(Array.from({ length: 8 }, hand));
  app.lines.length = 0;
  return Math.round(done / ((performance.now() - start) / 1000));
}
