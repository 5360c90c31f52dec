import { inEnglish } from "../words/languages.ts";
import { normalize } from "../words/normal.ts";
import { CODES, isCodeNamed, type Role, roleOf } from "../words/vocabulary.ts";
import type { Column } from "./columns.ts";
import type { Facts } from "./facts.ts";

/** Of the rows: so many have a code where a column holds them, and so many of the codes differ. */
const [MOST, DIFFERENT] = [0.8, 0.8];
/** The share of words from which on they open with the codes themselves. */
const LEADING = 0.6;

/** Columns with which a table has its codes. */
const HELD: ReadonlySet<Role | null> = CODES.union(new Set<Role | null>(["codeDescription", "gtin"]));

/** Where no heading names the items' codes: the one column beside their words that holds codes, under a heading that says nothing or begins with an item's name, "Material Rev / Drawing"; beside the buyer's own codes that of the models. */
export function withCodes(roles: (Role | null)[], facts: Facts[], columns: Column[]): (Role | null)[] {
  const isHeld = roles.some((role, i) => HELD.has(role) && facts[i]!.filled > 0);
  if (isHeld && roles.includes("supplierSku")) return roles;
  if (roles.some((role, i) => role === "description" && facts[i]!.leading >= LEADING)) return roles;
  const most = Math.max(...facts.map(({ filled }) => filled));
  const found = roles.flatMap((role, i) => {
    const { label } = columns[i]!;
    const { code, coded } = facts[i]!;
    const isModel = role === "description" && MODEL.test(label);
    const isOpen =
      isModel ||
      (!isHeld &&
        (role === null ? !CLASS.test(label) : role === "other" && (isOfItem(label) || isDrawing(label))));
    const beside = [i - 1, i + 1].some((at) => roles[at] === "description");
    const share = role === null && NUMBERS.test(label) ? code : coded;
    const areCodes = share >= (isModel ? MODELS : MOST) || (isModel && !isHeld && facts[i]!.model >= MODELS);
    return isOpen && beside && areCodes && tellsItems(facts[i]!, most) ? [i] : [];
  });
  return found.length === 1 ? roles.with(found[0]!, isHeld ? "supplierSku" : "code") : roles;
}

/** "规格型号" beside "产品名称": models, or sizes, of which such a share are built like codes where they are these; "iC65N 3P D25A" where nothing else is. */
const MODEL = /型[号號]|機種|^model\b/iu;
const MODELS = 0.6;

/** What groups goods, "Commodity code", "Product Group": no part number of the one ordered. */
export const CLASS =
  /^(commodity|nigp|unspsc)\b| (group|category|family|class)( code)?$|gruppe$|^(groupe|famille|cat[eé]gorie|familia|categor[ií]a|gruppo|famiglia)\b/iu;

/** "BÄKO-Nr.", "No pièce": the numbers of somebody's that no rule knows. */
const NUMBERS = /^n[o°º]\.? |[ -](no|nr|nummer|number|n°|nº)\.?$/i;

/** Whether almost each row has something else in a column. */
function tellsItems({ filled, distinct, date }: Facts, most: number): boolean {
  return filled > 1 && filled >= MOST * most && distinct >= DIFFERENT * filled && date === 0;
}

/** What is made to a drawing has no other number. */
function isDrawing(label: string): boolean {
  const text = normalize(label);
  return /^(drawing|dwg|drg)\b/.test(inEnglish(text) ?? text);
}

function isOfItem(label: string): boolean {
  return isCodeNamed(roleOf(normalize(label).split(" ")[0]!));
}
