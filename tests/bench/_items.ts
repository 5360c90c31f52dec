/** Made items, and as a program their NDJSON: `bun tests/bench/_items.ts ROWS [CHANGED]`. */
const KINDS = [
  "hex cap screw",
  "socket head cap screw",
  "ball bearing",
  "air cylinder",
  "o-ring",
  "gate valve",
  "v-belt",
];
const METALS = ["zinc", "stainless", "brass", "black oxide", "nickel", "plain"];

/** The item of a number; with `changed`, each so manieth has another description. */
export function item(n: number, changed = 0) {
  const kind = KINDS[n % KINDS.length]!;
  const metal = METALS[Math.floor(n / 7) % METALS.length]!;
  const [a, b] = [(n % 97) + 1, (Math.floor(n / 97) % 211) + 1];
  const grade = changed && n % changed === 0 ? "revised" : `grade ${n % 9}`;
  return {
    erpId: `I${n}`,
    sku: `${kind.slice(0, 2).toUpperCase()}-${n}-${a}`,
    description: `${kind} M${a}x${b} ${metal} ${grade}`,
    unit: "EA",
    price: `${(n % 1000) + 1}.25`,
  };
}

if (import.meta.main) {
  const [rows = 0, changed = 0] = process.argv.slice(2).map(Number);
  const out = Bun.stdout.writer();
  for (let n = 0; n < rows; n++) {
    out.write(`${JSON.stringify(item(n, changed))}\n`);
    if (n % 2000 === 0) await out.flush();
  }
  await out.end();
}
