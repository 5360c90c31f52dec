import { union } from "../page/lines.ts";
import { isShortFor } from "./foot.ts";
import type { Named } from "./named.ts";
import { isFirm, LEGAL, LEGALS, spacedName } from "./names.ts";

/** Who may buy, before a house's short name at the head the firm of that house in full: "HALVORSEN'S" and "Halvorsen Department Stores, Inc."; before initials the name at the head that has them, and before the first word of one that is set wide or the second line of a mark the whole. */
export function inFull(all: Named[]): Named[] {
  const [short] = all;
  const own =
    inInitials(all) ??
    all.find(({ name, unlabelled }) => unlabelled && isInitials(short!.name, name)) ??
    all.find(({ name }) => isSetWide(name, all)) ??
    all.find(({ name }) => isSetApart(name, all)) ??
    all.find((one) => one.unlabelled && isFirm(one.name) && isOfMark(one.name, all)) ??
    all.find((one) => isUnderMark(short!, one)) ??
    all.find((one) => isTrading(one, all));
  if (own) return foremost(own, all);
  if (!short?.unlabelled || isFirm(short.name)) return all;
  const named = all.filter(({ name }) => isFirm(name) && isShortFor(short.name, name));
  // Goods may go to another firm of the house; where the bill goes there too, or it stands at the head, it is the one.
  const full = named.length > 1 ? named[0] : named.find(({ unlabelled }) => unlabelled);
  return full ? foremost(full, all) : all;
}

/** Who may buy, one of them first. */
export function foremost(own: Named, all: Named[]): Named[] {
  return [own, ...all.filter((one) => one !== own)];
}

/** The name of which the house's mark at the head is the initials, "Brackenridge Valve & Pump Ltd" of "BVP", where no caption says who buys. */
function inInitials(all: Named[]): Named | undefined {
  if (all.some(({ weight, unlabelled }) => weight >= SAID && !unlabelled)) return undefined;
  const marks = all.filter(({ name, unlabelled }) => unlabelled && /^\p{Lu}{3,6}$/u.test(name));
  return all.find((one) => marks.some((mark) => mark !== one && isInitials(mark.name, one.name)));
}

/** The weight of who a caption says that buys. */
const SAID = 5;

/** Whether the words of a name stand each for itself at the head, as the first of those who may buy does: "GREAT   LAKES   BEARING" in a line, "GREAT LAKES BEARING & DRIVE" elsewhere. */
function isSetWide(name: string, all: Named[]): boolean {
  const words = name.split(" ").filter((word) => /\p{L}{2}/u.test(word));
  const apart = all.filter(({ unlabelled }) => unlabelled).map((one) => one.name);
  return words.length > 2 && words[0] === all[0]!.name && words.every((word) => apart.includes(word));
}

/** Whether a firm's name is what stands at the head in two parts: "HARTMANN" over "Fördertechnik GmbH". */
function isSetApart(name: string, all: Named[]): boolean {
  const whole = name.toLowerCase();
  const heads = all.filter(({ unlabelled }) => unlabelled).map((one) => one.name.toLowerCase());
  return (
    isFirm(name) &&
    heads.some((head) => whole.startsWith(`${head} `) && heads.includes(whole.slice(head.length + 1)))
  );
}

/** Whether the first of those who may buy is the second line of a mark, whose first is among them, and a name has the words of both: "Tasman Valley" and "DAIRY CO-OP" those of "Tasman Valley Dairy Co-operative Ltd". */
function isOfMark(name: string, all: Named[]): boolean {
  const [second, ...others] = all.filter(({ unlabelled }) => unlabelled);
  const [x0, y0] = second!.tokens[0]!.box;
  return others.some(({ name: first, tokens: [word] }) => {
    const [x, , , bottom] = word!.box;
    const isOver = Math.abs(x - x0) < EDGE && bottom > y0 - NEAR * word!.size && bottom < y0 + word!.size;
    return isOver && isShortFor(`${first} ${second!.name}`, name);
  });
}

/** Whether a firm stands right over what it calls itself, "d/b/a Juniper & Rye Kitchen Goods". */
function isTrading({ name, tokens, unlabelled }: Named, all: Named[]): boolean {
  const [x0, , , bottom] = union(tokens);
  const isUnder = ({ tokens: [word] }: Named) =>
    Math.abs(word!.box[0] - x0) < EDGE && Math.abs(word!.box[1] - bottom) < word!.size;
  return unlabelled === true && isFirm(name) && all.some((one) => TRADING.test(one.name) && isUnder(one));
}

const TRADING = /^(d\/?b\/?a|t\/a|trading as|doing business as|o\/a)\.? /i;

/** Whether a firm's name with the house's in it stands under that: "Vuilleumier" over "Décolletage Vuilleumier & Fils SA"; a mark may end in a point. */
function isUnderMark(mark: Named, { name, tokens, page, unlabelled }: Named): boolean {
  const [above, below] = [union(mark.tokens), union(tokens)];
  const gap = below[1] - above[3];
  const house = mark.name.replace(/\.$/, "");
  return (
    mark.unlabelled === true &&
    unlabelled === true &&
    page === mark.page &&
    isHouseIn(house, name) &&
    Math.abs(below[0] - above[0]) < EDGE &&
    gap > 0 &&
    gap < NEAR * (below[3] - below[1])
  );
}

/** Whether a firm's name has that of a house, of one word, or the first two of a mark that is no firm's: "VAN HEES packaging machines". */
function isHouseIn(house: string, name: string): boolean {
  if (!isFirm(name) || LEGAL.test(house)) return false;
  if (/^\p{L}{7,}$/u.test(house) && !isFirm(house)) return name.split(" ").includes(house);
  const [first, second] = house.split(" ");
  return second !== undefined && spacedName(name).includes(spacedName(`${first} ${second}`));
}

/** In points, and in heights of a line: how far a name may stand off the mark over it. */
const [EDGE, NEAR] = [4, 5];

/** Whether a name is another one's initials, of a word in capitals its first letter: "LRPA" of "Laiteries Réunies du Pays d'Auge", "DNR" of "GA DEPT OF NATURAL RESOURCES". */
function isInitials(short: string, whole: string): boolean {
  const name = whole.replace(LEGALS, "");
  const initials = name.match(/(?<!\p{L})\p{Lu}(?=\p{Ll})/gu)?.join("") ?? "";
  if (initials.length > 2) return initials === short;
  const words = name.split(/[\s&-]+/).filter((word) => !LINKS.test(word));
  return (
    /^\p{Lu}{3,6}$/u.test(short) &&
    words.length >= short.length &&
    words
      .map((word) => word[0])
      .join("")
      .includes(short)
  );
}

/** Words that have no part in initials. */
const LINKS = /^(of|the|and|for|de|du|des|del|la|der|und|et|y|e)$/i;
