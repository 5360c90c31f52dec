import type { TrytonClient } from "./client.ts";

/** What Tryton fills in of a record when a person has set these fields of it. Tryton 6 answers a list of it, 7 itself. */
export async function filledIn<T extends object>(
  client: TrytonClient,
  model: string,
  { record, set }: { record: object; set: string[] },
): Promise<T> {
  const filled = await client.model<T | [T]>(model, "on_change", [record, set]);
  return Array.isArray(filled) ? filled[0] : filled;
}
