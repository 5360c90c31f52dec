import { expect, test } from "bun:test";
import { readFile, withRecognized } from "../src/reading/mod.ts";
import { bmpOf } from "../src/reading/picture/bmp.ts";

const CUT = "The picture's file ends early: what stood in its last part is missing";

test("readFile() says that a JPEG's file ends early, whatever is recognized in it", async () => {
  const whole = await jpeg();
  const reading = await readFile(whole.subarray(0, whole.length * 0.7), "jpeg");
  expect(reading.warnings).toContain(CUT);
  const page = { number: 1, width: 72, height: 72, words: [], rules: [], fills: [] };
  expect(withRecognized(reading, { pages: [page], failed: [] }).warnings).toContain(CUT);
});

test("readFile() takes no JPEG for cut off that has its end, a thumbnail inside or other data behind it", async () => {
  const whole = await jpeg();
  const thumbnail = [0xff, 0xe1, 0, 8, 0xff, 0xd8, 0xff, 0xda, 0xff, 0xdb];
  const behind = [0xff, 0xda, 0, 4, 1, 2];
  for (const bytes of [
    whole,
    new Uint8Array([...whole.subarray(0, 2), ...thumbnail, ...whole.subarray(2)]),
    new Uint8Array([...whole, ...behind]),
  ])
    expect((await readFile(bytes, "jpeg")).warnings).not.toContain(CUT);
});

/** Grey noise, as a JPEG. */
async function jpeg(): Promise<Uint8Array> {
  const data = Uint8Array.from({ length: 200 * 200 }, (_, i) => (i * 7919) % 251);
  return new Bun.Image(bmpOf({ width: 200, height: 200, channels: 1, data }).file)
    .jpeg({ quality: 80 })
    .bytes();
}
