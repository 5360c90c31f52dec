import type { Labelled } from "../head/labelled.ts";
import { labelOf } from "../head/labels.ts";
import { type Area, type Token, textOf } from "../page/lines.ts";
import type { Style } from "../page/style.ts";
import type { Label } from "../words/captions.ts";
import { isSender } from "./addressees.ts";
import { isHouseOnly } from "./delivery.ts";
import { isFirm, isTown } from "./names.ts";

/** A party's caption and the lines that it names. */
export interface Captioned {
  label: Labelled;
  lines: Token[][];
}

/** Lines among which a page says what it is. */
const TITLE = 4;
const NAMES_PARTY = 3;
/** Who sends an order, and beside it whom it is sent to. */
const SENDER = /^(sender|absender|expéditeur|remitente|mittente|remetente|afzender)(?!\p{L})/iu;
const [FROM, TO] = [/^(von|van|da|de) ?:?$/i, /^(an|aan|a|à) ?:?$/i];
/** "Van Dorp Machines N.V." is a name. */
const PREPOSED = /^(von|van|da|de)(?!\p{L})/iu;
/** "Société Tunisienne de Confection" is one too. */
const SOCIETY = /^(soci[eé]t[eé]|pharmacy) \p{Lu}/iu;
const RECEIVER = /^(receiver|recipient|empfänger|destinataire|destinat[aá]rio|ontvanger)(?!\p{L})/iu;

/** What each captioned party is to the order, by what else is captioned beside it; null where its caption names none. */
export function rolesAmong(
  all: Captioned[],
  { areas, style }: { areas: Area[]; style: Style },
): (one: Captioned) => Label | null {
  const says = (pattern: RegExp) => all.some(({ label }) => pattern.test(label.segment.text));
  const shipped = all.some(({ label }) => label.label === "shipTo");
  const requested = areas[0]?.lines.slice(0, TITLE).some(({ text }) => /\brequisition\b/i.test(text));
  const [sent, sited] = [says(SENDER), isSited(all)];
  const numbered = !all.some(({ label }) => label.label === "vendor") && numbersVendor(areas[0]);
  const passed = says(FROM) && says(TO);
  const sold = all.some(
    (one) => one.label.label === "vendor" && !FIRM.test(one.label.segment.text) && isOfFirm(one),
  );
  return (one) => {
    const { text } = one.label.segment;
    if (sited && SITE.test(text)) return "buyer";
    const heading = FORM.test(text) ? headingOf(one.label, areas) : null;
    if (heading) return heading;
    if (one.label.label === "shipTo" && OWN_PLACE.test(text) && isSellers(one.label, areas)) return "vendor";
    if (SOCIETY.test(text) && one.label.inline.length > 0 && !one.label.colon) return null;
    if (PREPOSED.test(text)) return passed && FROM.test(text) ? "buyer" : null;
    if (one.label.strength < NAMES_PARTY && !isTelling(one)) return null;
    if (style.bySeller && /^to\b|^to:/i.test(text)) return "buyer";
    // "Order from" beside where the goods go is whom they are bought from, as the "Company" of a requisition is.
    if (shipped && /^order(ed)? from\b/i.test(text)) return "vendor";
    if (COMPANY.test(text) && (requested || sited || isUnderSender(one.label, areas))) return "vendor";
    if (numbered && ADDRESSEE.test(text) && one.lines.some((line) => isTown(textOf(line)))) return "vendor";
    if (sent && RECEIVER.test(text)) return "vendor";
    // "Firma" is whom a paper is to, unless another caption names who sells.
    if (sold && FIRM.test(text) && isOfFirm(one)) return "buyer";
    return isHouseOnly(one.label, one.lines) ? "shipTo" : one.label.label;
  };
}

/** "Company" alone over an address. */
const ADDRESSEE = /^(company|soci[eé]t[eé]|empresa|societ[aà]|bedrijf)$/i;

/** Whether a page asks by what number its writer knows who sells, as on a letter to that one. */
function numbersVendor(area: Area | undefined): boolean {
  return area?.lines.some(({ segments }) => segments.some(({ text }) => VENDOR_NUMBER.test(text))) ?? false;
}

const VENDOR_NUMBER =
  /^((your |our )?(vendor|supplier) (no|nr|num|number|code|#)|n[°ºo]\.? (de )?fournisseur|n(úmero|[°ºo]\.?) (de |do )?(proveedor|fornecedor)|n(umero|[°ºo]\.?) fornitore|lieferanten?-?(nr|nummer)|leveranciersn(r|ummer))(?!\p{L})/iu;

/** Whether "Company" opens the address in the window of a letter: right under the sender's name and address in one line. */
function isUnderSender({ line, segment }: Labelled, areas: Area[]): boolean {
  const lines = areas.find(({ page }) => page === line.page)?.lines ?? [];
  const above = lines
    .slice(0, lines.indexOf(line))
    .findLast(({ segments: [first] }) => Math.abs(first!.box[0] - segment.box[0]) < EDGE)?.segments[0];
  return (
    segment.text === "Company" &&
    above !== undefined &&
    segment.box[1] - above.box[3] < 2 * line.height &&
    isSender(above.text)
  );
}

/** In points: how far what begins at one edge may be apart. */
const EDGE = 4;

/** What a form asks of each of its parties. */
const FORM =
  /^(raz[oó]n social|raz[aã]o social|ragione sociale|raison sociale|denominaci[oó]n( social)?|(company|business|firm) name|nombre|nome|nom)(?!\p{L})/iu;

/** The party that the line above names alone, as the heading of a form across the page: "INFORMACIÓN DEL PROVEEDOR" over "Razón Social: …". */
function headingOf({ line, segment }: Labelled, areas: Area[]): Label | null {
  const lines = areas.find(({ page }) => page === line.page)?.lines ?? [];
  const above = lines[lines.indexOf(line) - 1];
  if (line.segments[0]?.box[0] !== segment.box[0] || above?.segments.length !== 1 || /\d/.test(above.text))
    return null;
  const { label } = labelOf(above.text) ?? {};
  return label && PARTIES.has(label) ? label : null;
}

/** "Warehouse Address:" is a place of whose form it stands in. */
const OWN_PLACE = /^(warehouse|factory|works|godown|plant)( address)?\s*([:：]|$)/i;
const MOST_ASKED = 10;

/** Whether a caption is one of several with colons, one under the other, below the heading of who sells. */
function isSellers({ line, segment: { box } }: Labelled, areas: Area[]): boolean {
  const lines = areas.find(({ page }) => page === line.page)?.lines ?? [];
  const at = lines.indexOf(line);
  const edge = lines
    .slice(Math.max(0, at - MOST_ASKED), at)
    .flatMap(({ segments }) => segments.filter((other) => Math.abs(other.box[0] - box[0]) < 3));
  const head = edge.findLast(({ text }) => !/[:：]/.test(text) && PARTIES.has(labelOf(text)?.label as Label));
  if (!head || labelOf(head.text)?.label !== "vendor") return false;
  return edge.slice(edge.indexOf(head) + 1).filter(({ text }) => /^\P{N}{2,30}[:：]/u.test(text)).length > 1;
}

const PARTIES: ReadonlySet<Label> = new Set(["buyer", "vendor", "shipTo", "billTo"]);
const FIRM = /^firma\s*[:：]?$/i;
const SITE = /^site\b/i;
const COMPANY = /^company\b/i;

/** Whether two firms are called the site and the company, none the vendor, and the goods go elsewhere: then the site orders from the company. */
function isSited(all: Captioned[]): boolean {
  const placed = all.some(({ label }) => label.label === "shipTo" && label.strength >= NAMES_PARTY);
  if (!placed || all.some(({ label }) => label.label === "vendor")) return false;
  const firms = all.filter(isOfFirm);
  return [SITE, COMPANY].every((name) => firms.some(({ label }) => name.test(label.segment.text)));
}

/** A caption that is weaker names one only where a firm stands: "Account: Town of Wynmoor", not "Account: 4711"; and a place only where a town does: "Site: 88 Dock Road, Leeds LS10 1AB". */
function isTelling({ label, lines }: Captioned): boolean {
  if (label.label === "shipTo") return lines.some((line) => isTown(textOf(line)));
  return isOfFirm({ lines });
}

function isOfFirm({ lines: [first] }: Pick<Captioned, "lines">): boolean {
  return isFirm(textOf(first ?? []));
}
