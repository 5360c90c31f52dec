import type { Tx } from "../../db/mod.ts";
import type { ItemProps } from "../../views/review_pick.tsx";
import type { RememberProps } from "../../views/review_remember.tsx";
import type { Member } from "../accounts/mod.ts";
import { NotFound } from "../errors.ts";
import { isUuid } from "../formats.ts";
import { partOf } from "../orders/mod.ts";
import { keptLines } from "./catalogue.ts";
import { wordsOfLine } from "./decline.ts";
import { itemProps } from "./props.ts";

/** What a line may mean in the ERP, and how the choice can be remembered: null where there is none, or it is kept already. */
export interface ItemPick {
  item: ItemProps;
  remember: RememberProps | null;
}

/** Reads what one line may mean. Throws `NotFound`: for a hidden order, and another order's line. */
export async function pickOf(
  tx: Tx,
  { userId }: Pick<Member, "userId">,
  { orderId, lineId }: { orderId: string; lineId: string },
): Promise<ItemPick> {
  const ids = isUuid(lineId) ? [lineId] : [];
  const { lines, status, shipTo } = await partOf(tx, orderId, { ids, viewer: { userId } });
  const [line] = lines;
  if (!line) throw new NotFound("There is no such line");
  const around = { kept: await keptLines(tx, { lines }) };
  const item = itemProps(line, { orderId, findings: [], editable: status === "pending_review", around });
  const words = wordsOfLine(line);
  if (item.memory !== "offered" || !words) return { item, remember: null };
  const place = shipTo.erpId && (shipTo.name ?? shipTo.erpId);
  return { item, remember: { lineId, words, unit: line.unit, place } };
}
