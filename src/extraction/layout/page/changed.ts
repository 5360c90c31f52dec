import { kept } from "../words/memo.ts";
import { type Title, titlesOf } from "./document_kind.ts";
import type { Area } from "./lines.ts";
import { saysCancelled } from "./said_cancelled.ts";

const CANCELS =
  /(?<!\p{L})(order cancell?ation|cancell?ation (of|notice)|cancel(l?ed)? (purchase )?order|purchase order cancell\w*|stornierung|storno|annulation de commande|cancelación de pedido|annullamento|annulering)(?!\p{L})/iu;
const CHANGES =
  /(?<!\p{L})((purchase )?order (change|amendment|revision|modification)|change (to |of )?(purchase )?order|changed order|(revised|amended) (purchase )?order|po (change|amendment|revision)|change order|änderungsbestellung|bestelländerung|änderung (der|zur) bestellung|modification de commande|commande modifiée|modificación de pedido|pedido modificado|modifica ordine|orderwijziging)(?!\p{L})/iu;

/** Whether the document changes or takes back an earlier order; null when it does neither. */
export function changeIn(areas: Area[]): "changes" | "cancels" | null {
  const [area] = areas;
  if (!area) return null;
  const titles = (area.grid ? topOf(area) : titlesOf(area)).filter(
    ({ text, beside, under }) =>
      !NOUGHT.test(beside) && !NOUGHT.test(under) && text.length < LONGEST && !ALLOWS.test(text),
  );
  if (titles.some(cancels) || areas.some(saysCancelled)) return "cancels";
  const isChanged = titles.some(({ text }) => (saysChange(text) && !ASKS.test(text)) || AMENDMENT.test(text));
  return isChanged || saysReplaced(area) ? "changes" : null;
}

/** Texts of a sheet's first rows. */
function topOf({ lines }: Area): Title[] {
  return lines
    .slice(0, 8)
    .flatMap(({ tokens }) =>
      tokens.map(({ text }, i) => ({ text, beside: tokens[i + 1]?.text ?? "", under: "", weight: 0 })),
    );
}

/** In units of a string: a longer text is no title. */
const LONGEST = 70;
const ALLOWS = /\bmust\b|\bmay\b|\bno\b.*\baccepted|@/i;

/** Whether a title says that an order is taken back. */
function cancels({ text, beside, under }: Title): boolean {
  const said = text.replace(SPACED, (letters) => letters.replaceAll(" ", ""));
  if (CANCELS.test(said) || OF_ORDER.test(said) || STATUS.test(said)) return true;
  return ALONE.test(said) && (STARRED.test(said) || !(/\d/.test(beside) || /\d/.test(under)));
}

/** "C A N C E L L A T I O N" */
const SPACED = /(?<!\S)\p{L}(?: \p{L}){3,}(?!\S)/gu;

const WORDS =
  "cancel|cancell?ation|cancell?ed|void(?:ed)?|storno|storniert|stornierung|annulation|annulée?|anulaci[oó]n|anulad[oa]|cancelaci[oó]n|cancelad[oa]|cancelamento|annullamento|annullat[oa]|annulering|geannuleerd|anulowan[eoay]|anulacja|anulowanie|zrušen[oa]|stornováno|sztornó|törölve|makulera[dt]|makulering|avbeställning|annulleret|annullering|kansellert|kansellering|peruutettu|peruutus|peruttu|iptal(?: edildi)?|anulat[ăa]?|anulare|отмена|отменено|аннулирован[оа]?|取消|キャンセル|作废|作廢|취소|إلغاء|ملغاة|ملغى";
/** "*** CANCELLATION ***", "Cancellation notice", "STORNO": nothing but that. */
const ALONE = new RegExp(`^[^\\p{L}\\d:]*(?:${WORDS})(?: (?:notice|copy|in full))?[^\\p{L}\\d:]*$`, "iu");
/** Stars, dashes or brackets on both sides, which no caption has. */
const STARRED = /^[*=\-–—#<>([!].*[*=\-–—#<>)\]!]$/u;
/** "PURCHASE ORDER - CANCELLED", "Bestellung Nr. 4711 STORNIERT", "Orden de compra anulada" */
const OF_ORDER = new RegExp(
  `(?<!\\p{L})(?:order|p\\.?o\\.?|bestellung|commande|orden(?: de compra)?|pedido|ordine|bestelling|encomenda|zam[oó]wienie|objednávka|rendelés|beställning|ordre|tilaus|sipariş|comandă|заказ|注文書|発注書|采购订单|採購單|订单|발주서)(?:\\s+(?:(?:no\\.?|nr\\.?|n[°º]|num\\.?|#)\\s*)?[A-Z]{0,4}[-/]?\\d[\\w/-]*)?[\\s*:–—(-]+(?:${WORDS})[^\\p{L}\\d]*$`,
  "iu",
);
/** "Order status: Cancelled", "Transaction type 01 - Cancellation" */
const STATUS = new RegExp(
  `^(?:(?:order|po|document|doc\\.?|transaction) )?(?:status|type|purpose|action)(?: code)?\\s*[:#-]?\\s*(?:\\d\\d\\s*-?\\s*)?(?:${WORDS})$`,
  "iu",
);

/** Whether a text says that the order changes one, not that none was changed yet: "Order revision 000". */
function saysChange(text: string): boolean {
  const said = CHANGES.exec(text);
  return said !== null && !NOUGHT.test(text.slice(said.index + said[0].length).trim());
}

/** "AMENDMENT No. 3" */
const AMENDMENT = /^(?:p\.?o\.? |order )?amendment(?: (?:no\.?|number|#))? ?#?[1-9]\d?$/i;

const saysReplaced = kept(({ lines }: Area) => lines.some(({ text }) => REPLACES.test(text)));

/** "This amendment replaces order 215708", "Revision 2 supersedes Revision 1", "ANNULE ET REMPLACE" */
const REPLACES =
  /(?<!\p{L})(?:(?:amendment|revision|change(?: order)?|version|document)(?: no\.?)?(?: \d+)? (?:replaces|supersedes)(?: and (?:replaces|supersedes))? (?:our |the |your )?(?:purchase )?(?:order|p\.?o\.?|revision|rev\.?|amendment|version|change) ?(?:no\.?|nr\.?|#|of|dated|\d)|ersetzt (?:unsere|die|ihre) bestellung (?:vom|nr\.?|\d)|annule et remplace|annulla e sostituisce|anula y sustituye|anula e substitui)/iu;

/** "Order revision:" asks for its number; "Revised order 4711, please replace the one of Monday:" is none. */
const ASKS = /^.{0,30}[:#]\s*$/;

/** Beside, behind or under "Change order" it says that there was none. */
const NOUGHT = /^:? ?(0+|no|none|n\/a|-)$/i;
