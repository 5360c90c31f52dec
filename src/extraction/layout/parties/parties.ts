import type { Finding } from "../../../../db/mod.ts";
import type { HeaderField, Read } from "../../../orders/mod.ts";
import type { Box } from "../../../reading/mod.ts";
import { type Area, evidenceOf, type TextLine, type Token, textOf } from "../page/lines.ts";
import { PAGED } from "../page/running.ts";
import type { Style } from "../page/style.ts";
import { headingsOf } from "../table/headings.ts";
import type { Label } from "../words/captions.ts";
import { headsPage } from "./beneath.ts";
import { cleanName, withoutPlace } from "./clean_name.ts";
import { footer } from "./foot.ts";
import { foremost, inFull } from "./in_full.ts";
import { beginningOf, letterheads } from "./letterheads.ts";
import { listedPlace } from "./listed_place.ts";
import { marksInFull } from "./marks.ts";
import type { Named } from "./named.ts";
import { isNamed, namesOf, receivesForPayer } from "./named_lines.ts";
import {
  COMPANY,
  hasHouse,
  isContact,
  isFirm,
  isHouse,
  isLegalForm,
  isTown,
  looksLikePerson,
  plainName,
  sameName,
} from "./names.ts";
import { endsInOffice, isStore } from "./offices.ts";
import { type Block, blocksOf } from "./party_blocks.ts";
import { type Place, placeIn, type Said } from "./place.ts";
import { besideFound, houseOf, isOwnPlace, receiverFirst, writerOf } from "./rivals.ts";
import { saidPlace } from "./said_place.ts";
import { closedBy, isMailPrint, type Signed, signedBy, signsFor } from "./signature.ts";

type PartyFields = Partial<Record<HeaderField, Read>>;

/** The companies of an order, and whether one may be another. */
export interface Parties {
  fields: PartyFields;
  /** No label says that the buyer is one, nor does its address stand under it. */
  unlabelled: boolean;
  findings: Finding[];
}

/** The buyer, ship-to and bill-to of an order; the seller and our own names are never the buyer. */
export function partiesOf(
  areas: Area[],
  { ownNames, skip, style }: { ownNames: string[]; skip: ReadonlySet<TextLine>; style: Style },
): Parties {
  const blocks = blocksOf(areas.slice(0, 3), style, skip);
  const vendors = [...ownNames, ...vendorsIn(blocks)].map(plainName);
  const fields: PartyFields = {
    ...placed(blocks.get("shipTo"), "shipToName", "shipToAddress"),
    ...placed(blocks.get("billTo"), "billToName", "billToAddress"),
  };
  const own = blocks.get("buyer");
  if (copies(blocks.get("shipTo")))
    Object.assign(fields, placed(blocks.get("billTo") ?? own, "shipToName", "shipToAddress"));
  if (copies(blocks.get("billTo")))
    Object.assign(fields, placed(blocks.get("shipTo") ?? own, "billToName", "billToAddress"));
  if (!fields.shipToAddress) Object.assign(fields, told(listedPlace(blocks.get("shipTo") ?? [], areas)));
  if (!fields.shipToAddress) Object.assign(fields, told(saidPlace(areas, skip)), { ...fields });
  const claimed = [...blocks.values()]
    .flat()
    .flatMap(({ lines, copies }) =>
      [...lines, copies ?? []].flatMap(([token]) => (token ? [token.box] : [])),
    );
  const buyers = inFull(ownAboveCompany(buyersIn(blocks, { areas, skip, vendors, style, claimed }), blocks));
  const [buyer, ...others] = receiverFirst(
    marksInFull(buyers, areas),
    areas,
    fields.shipToAddress?.value ?? "",
  );
  if (!buyer) return { fields, unlabelled: true, findings: [] };
  fields.customerName = { value: withoutPlace(buyer.name), evidence: evidenceOf(buyer.tokens, buyer.page) };
  const page = areas.find((area) => area.page === buyer.page);
  const doubts = buyer.unlabelled
    ? [...strangersTo(buyer, fields, page), ...besideFound(buyer, others, page)]
    : personal(buyer);
  const unlabelled = buyer.unlabelled === true && !headsPage(buyer.tokens, page?.lines ?? []);
  return { fields, unlabelled, findings: doubts.slice(0, 1) };
}

/** Who sells, but for who takes the goods in where another sells them: some write under "Remit to" where bills go. */
function vendorsIn(blocks: Map<Label, Block[]>): string[] {
  const receivers = namesOf(blocks, "shipTo").map(plainName);
  const named = namesOf(blocks, "vendor");
  const others = named.filter((name) => !receivers.some((other) => sameName(other, plainName(name))));
  return others.length > 0 ? others : named;
}

/** Who may buy, first the one that takes the goods in and heads or signs the order, before another that is but called the company where no vendor is named: it is written to that one. */
function ownAboveCompany(all: Named[], blocks: Map<Label, Block[]>): Named[] {
  const bought = blocks.get("buyer") ?? [];
  const isOf = (some: Block[], { tokens }: Named) => some.some(({ lines }) => lines.includes(tokens));
  const company =
    all[0] &&
    isOf(
      bought.filter(({ loose }) => loose),
      all[0],
    )
      ? plainName(all[0].name)
      : "";
  if (!company || blocks.has("vendor")) return all;
  const receivers = namesOf(blocks, "shipTo").map(plainName);
  const own = all.find((one) => {
    const [name, named] = [plainName(one.name), one.unlabelled || isOf(bought, one)];
    return named && !sameName(name, company) && receivers.some((other) => sameName(other, name));
  });
  return own ? foremost(own, all) : all;
}

/** Who buys for a firm that nothing names, or where goods go for one. */
function personal({ name, weight }: Named): Finding[] {
  const isPerson = weight <= PERSON && looksLikePerson(name);
  if (!isPerson && weight !== RECEIVER) return [];
  const message = isPerson
    ? `"${name}" may be who buys, not the firm: no firm is named`
    : `"${name}" is where the goods go: nothing else says who buys`;
  return [{ code: "unsure_value", level: "warning", field: "customerName", message }];
}

/** A company of another house that the goods or the bill go to, where an unlabelled one was taken for the buyer. */
function strangersTo(buyer: Named, fields: PartyFields, area: Area | undefined): Finding[] {
  const { name } = buyer;
  const places = [
    { name: fields.shipToName?.value ?? "", address: fields.shipToAddress?.value ?? "" },
    { name: fields.billToName?.value ?? "", address: fields.billToAddress?.value ?? "" },
  ];
  const others = places
    .filter((place) => isFirm(place.name) && !isStore(place.name) && !isOwnPlace(buyer, place, area))
    .map((place) => place.name);
  if (!others[0] || others.some((other) => houseOf(other) === houseOf(name))) return [];
  const message = `No label says who buys: "${name}" stands at the head, but goods or bill go to "${others[0]}"`;
  return [{ code: "unsure_value", level: "warning", field: "customerName", message }];
}

/** What the first block that has a town says of the place, and of several the first name. */
function placed(blocks: Block[] = [], name: HeaderField, address: HeaderField): PartyFields {
  const places = blocks.map(({ lines, page }) => ({ ...placeIn(lines), page }));
  const inTown =
    blocks.length < 2 ? 0 : blocks.findIndex(({ lines }) => lines.some((line) => isTown(textOf(line))));
  const addressed = places.findIndex((other) => other.address);
  const place = places[inTown < 0 ? Math.max(0, addressed) : inTown];
  const named = place?.name ? place : places.find((other) => other.name && !other.address);
  return { ...reading(name, named?.name, named?.page), ...reading(address, place?.address, place?.page) };
}

/** The place that the text tells, as the receiver of the goods. */
function told(place: (Place & { page: number }) | null): PartyFields {
  if (!place) return {};
  return {
    ...reading("shipToName", place.name, place.page),
    ...reading("shipToAddress", place.address, place.page),
  };
}

/** Whether all that is said of a party is that it is another one: "same as bill to". */
function copies(blocks: Block[] = []): boolean {
  return blocks.length > 0 && blocks.every((block) => block.copies);
}

function reading(field: HeaderField, said: Said | null | undefined, page = 1): PartyFields {
  return said ? { [field]: { value: said.value, evidence: evidenceOf(said.tokens, page) } } : {};
}

interface Search {
  areas: Area[];
  skip: ReadonlySet<TextLine>;
  vendors: string[];
  style: Style;
  /** Where the lines of labelled blocks begin. */
  claimed: readonly Box[];
}

/** The weight of a firm that somebody signs for. */
const CLOSER = 5.2;

/** The weight of who acts for a firm, of where goods go if no firm's word names it, and of an office that bills go to. */
const [PERSON, RECEIVER, OFFICE] = [0.5, 1.2, 1.5];

/** An office of a house, and its weight: less than that of the house at the head. */
const [OFFICE_OF, OF_HOUSE] = [/^(the )?office of the /i, 3.4];

/** "Jérôme": who orders, with no town under it. */
const FORENAME = /^\p{Lu}\p{Ll}{2,}$/u;

/** Who may buy, the likeliest first: a labelled buyer, the bill-to, the letterhead, the ship-to. */
function buyersIn(blocks: Map<Label, Block[]>, search: Search): Named[] {
  const candidates: Named[] = [];
  const isForPayer = receivesForPayer(blocks);
  const add = (label: Label, weight: number) => {
    for (const block of blocks.get(label) ?? []) {
      const names = withoutStore(block.lines).slice(0, 3).map(withoutPerson).filter(isNamed);
      const tokens =
        names.find((line) => COMPANY.test(textOf(line)) && looksLikePerson(textOf(names[0]!))) ?? names[0];
      if (!tokens) continue;
      const name = cleanName(textOf(tokens));
      if (isStore(name)) continue;
      const company = COMPANY.test(name) || isHouse(name) || (block.ofFirm && !looksLikePerson(name));
      const addressed = isAddressed(block, tokens);
      const person = looksLikePerson(name) && (!addressed || /^\p{L}+, /u.test(name));
      const sure =
        company || (label === "buyer" && addressed && block.lines.some((line) => isTown(textOf(line))));
      const isLone = FORENAME.test(name) && !block.lines.some((line) => isTown(textOf(line)));
      const acts = person || isUser(name) || isLone || block.lines.length < 2 || (isForPayer && !addressed);
      if (label === "buyer" && !company && acts)
        candidates.push({ name, tokens, page: block.page, weight: PERSON });
      else if (label === "billTo" && !company && endsInOffice(name))
        candidates.push({ name, tokens, page: block.page, weight: OFFICE });
      else if (label === "buyer" && OFFICE_OF.test(name))
        candidates.push({ name, tokens, page: block.page, weight: OF_HOUSE });
      else candidates.push({ name, tokens, page: block.page, weight: weight + (sure ? 1 : 0) });
    }
  };
  add("buyer", 5);
  add("billTo", search.style.bySeller ? 5 : 3.4);
  add("shipTo", RECEIVER);
  // The head of a seller's document is the seller's: who buys stands behind a label or isn't said.
  const named = [...namesOf(blocks, "shipTo"), ...namesOf(blocks, "billTo")];
  const receivers = named.map(plainName);
  const houses = named.map(beginningOf).filter((beginning) => /\p{L}{3}\S* \S{3}/u.test(beginning));
  const lines = search.areas.flatMap((area) => area.lines);
  if (isMailPrint(lines)) candidates.push(...signers(lines));
  else if (!search.style.bySeller) {
    const headsOn = (area: Area | undefined) =>
      letterheads(area, { ...search, receivers, houses }, search.vendors);
    const first = headsOn(search.areas[0]);
    const isHeadless = first.length === 0 && !blocks.has("buyer");
    const sheet = isHeadless ? search.areas.find(isOrderSheet) : undefined;
    const heads = sheet ? headsOn(sheet) : first;
    const isKnown = heads.some(({ name }) => receivers.some((other) => sameName(other, plainName(name))));
    const foot = footer(search.areas[0], { heads, rows: search.skip, isKnown });
    const writes = writerOf(heads, sheet ?? search.areas[0]!);
    for (const head of heads)
      if (head === writes || signsFor(lines, head.name)) head.weight = Math.max(head.weight, CLOSER);
    candidates.push(...(foot.length ? foot : heads), ...closers(lines, heads, search.skip));
  }
  const allowed = candidates.filter(
    ({ name }) => !search.vendors.some((vendor) => sameName(vendor, plainName(name))),
  );
  return allowed.sort((a, b) => b.weight - a.weight);
}

/** Whether a sheet has the order's lines, before which others may say how to fill it in. */
function isOrderSheet(area: Area): boolean {
  return area.grid && headingsOf(area).some(({ main }) => main);
}

/** Lines without the place of a firm where goods come in, over the firm's own name and street. */
function withoutStore(lines: Token[][]): Token[][] {
  const [store, firm, street] = lines;
  const isOver =
    store && firm && street && isStore(textOf(store)) && isNamed(firm) && hasHouse(textOf(street));
  return isOver && !isStore(cleanName(textOf(firm))) ? lines.slice(1) : lines;
}

/** "admin", "kstrom2": as whom somebody signs in. */
function isUser(name: string): boolean {
  return /^\p{Ll}[\p{Ll}\d._-]*$/u.test(name);
}

/** Who signs a mail, which has no letterhead. */
function signers(lines: TextLine[]): Named[] {
  const signed = signedBy(lines);
  return signed ? [signer(signed, 3.3)] : [];
}

/** Who closes a letter: above those who only stand at its head in letters like its text, and none where the head names the same house. */
function closers(lines: TextLine[], heads: Named[], rows: ReadonlySet<TextLine>): Named[] {
  const closed = closedBy(lines, rows);
  if (!closed || heads.some(({ name }) => houseOf(name) === houseOf(closed.name))) return [];
  return [{ ...signer(closed, CLOSER), unlabelled: true }];
}

function signer({ name, line }: Signed, weight: number): Named {
  const segment = line.segments.find(({ text }) => text.includes(name)) ?? line.segments[0]!;
  return { name, tokens: segment.tokens, page: line.page, weight };
}

/** Whether a house's or a town's number stands right under the name that heads a block: persons who buy have telephones. */
function isAddressed({ lines: [first, next] }: Block, name: Token[]): boolean {
  const text = name === first && next ? textOf(next) : "";
  return /\d/.test(text) && /\p{L}{3}/u.test(text) && !isContact(text) && !PAGED.test(text);
}

/** "Kim Arden, Acme Stores, 12 Main St": the firm behind who writes for it. */
function withoutPerson(line: Token[]): Token[] {
  const comma = line.findIndex(({ text }) => text.endsWith(","));
  if (comma < 0) return line;
  const [person, rest] = [line.slice(0, comma + 1), line.slice(comma + 1)];
  const firm = isNamed(rest) && isFirm(cleanName(textOf(rest))) && !isLegalForm(textOf(rest));
  return firm && looksLikePerson(textOf(person).slice(0, -1)) ? rest : line;
}
