/** Reads one key again and again until it is told to stop, and prints the longest read in milliseconds. */
import { createClient } from "redis";

const client = await createClient({ url: process.argv[2] }).connect();
let worst = 0;
let going = true;
process.on("SIGTERM", () => {
  going = false;
});
while (going) {
  const started = performance.now();
  await client.get("erp:order:1");
  worst = Math.max(worst, performance.now() - started);
}
console.log(worst.toFixed(1));
client.destroy();
