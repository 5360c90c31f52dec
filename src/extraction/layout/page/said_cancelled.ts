import { kept } from "../words/memo.ts";
import type { Area } from "./lines.ts";

/** Whether a sentence of a page takes the order back: "THE ABOVE ORDER IS CANCELLED IN FULL.", "Bitte stornieren Sie unsere Bestellung 4711." */
export const saysCancelled = kept(({ lines }: Area): boolean =>
  lines.some(
    ({ text }, i) =>
      NAMED.test(text) && SENTENCES.some((rule) => rule.test(text)) && !OPEN.test(lines[i - 1]?.text ?? ""),
  ),
);

/** What every such sentence has. */
const NAMED = /cancel|void|storn|annul|anul/iu;

/** A condition that a line leaves open, whose end the next one may be. */
const OPEN =
  /(?<!\p{L})(?:if|unless|where|when|should|until|wenn|falls|sofern|sollte|si|sauf|lorsque|cuando|se|qualora|caso|als|indien|tenzij|jeśli)(?!\p{L})[^.!?]*$/iu;
const START = "(?:^|[.!?:*]\\s+)[^\\p{L}\\d]*";
const NUMBER = "(?:,?\\s+(?:(?:no\\.?|nr\\.?|n[°º]|nummer|number|numéro|#)\\s*)?[A-Z]{0,4}[-/]?\\d[\\w/-]*)?";
const WHOLLY =
  "(?:,?\\s+(?:in full|in its entirety|entirely|completely|immediately|with immediate effect|vollständig|komplett|ersatzlos|en totalité|entièrement|en su totalidad|totalmente|volledig))?";
const END = `${WHOLLY}\\s*[.!*]`;
const SENTENCES = [
  "(?:this|the above|above|the|our)(?: purchase)? order{N} (?:is|has been|was|stands)(?: now| hereby)? (?:cancell?ed|void(?:ed)?)",
  "(?:please )?cancel (?:this|the above|the|our)(?: purchase)? (?:order|p\\.?o\\.?){N}",
  "we (?:hereby |herewith )?cancel (?:this|the above|the|our)(?: purchase)? (?:order|p\\.?o\\.?){N}",
  "(?:diese|die obige|die|unsere|obige) bestellung{N} (?:wird|ist|wurde)(?: hiermit)? (?:ersatzlos |vollständig )?storniert",
  "(?:hiermit )?(?:wir )?stornieren (?:wir )?(?:hiermit )?(?:diese|die|unsere|obige) bestellung{N}",
  "(?:bitte )?stornieren sie (?:bitte )?(?:diese|die|unsere|obige) bestellung{N}",
  "(?:cette|la présente|notre|la) commande{N} est (?:par la présente )?annulée",
  "(?:nous annulons|(?:merci d['’]|veuillez )annuler)(?: par la présente)? (?:cette|la présente|notre|la) commande{N}",
  "(?:este|el presente|el|nuestro|o|nosso|o presente) pedido{N} (?:queda|está|es|ha sido|fica|foi) (?:anulado|cancelado)",
  "(?:esta|la presente|la|nuestra) orden(?: de compra)?{N} (?:queda|está|es|ha sido) (?:anulada|cancelada)",
  "(?:questo|il presente|il nostro|l['’])\\s?ordine{N} (?:è|è stato|viene|si intende) annullato",
  "(?:deze|onze|de) (?:bestelling|order|inkooporder){N} (?:is|wordt)(?: hierbij)? geannuleerd",
  "(?:niniejsze|to|nasze) zamówienie{N} (?:zostaje|zostało|jest) anulowane",
].map((said) => new RegExp(START + said.replace("{N}", NUMBER) + END, "iu"));
