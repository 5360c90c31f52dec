import { type Token, textOf } from "../page/lines.ts";
import { CURRENCY_CODES } from "../values/currencies.ts";
import { inEnglish } from "../words/languages.ts";
import { normalize } from "../words/normal.ts";
import { summaryOf } from "../words/summary.ts";
import { FIGURES, roleOf } from "../words/vocabulary.ts";

/** Whether letters that are a currency's code mean money among the words of their segment: "RON 12.50", "(RON)" and "Prices in RON" do, "Attn: RON SMITH", "6AWG STD BRL 2HOLE" and "CAD DRAWINGS" don't. */
export function isMeantCode(word: Token, tokens: Token[]): boolean {
  const [code] = word.text.match(CURRENCY_CODES) ?? [];
  if (!code || tokens.length < 2 || !BARE.test(word.text.replace(code, ""))) return true;
  const at = tokens.indexOf(word);
  const beside = [tokens[at - 1], tokens[at + 1]].flatMap((token) => token?.text ?? []);
  const isMarked = beside.some((text) => MARKED.test(text) || (tokens.length === 2 && FIGURE.test(text)));
  return isMarked || speaksOfMoney(textOf(tokens));
}

/** What may be about a code that is a word of its own. */
const BARE = /^[.,;:]*$/;
/** A figure with cents or its thousands parted, a sign of money, or what opens or ends a value. */
const MARKED = /^[-(]?\d{1,12}([.,'’]\d{2,6})+[-)]?$|^\p{Sc}|^[([=:/]$/u;
const FIGURE = /^-?[1-9]\d*$/;

function speaksOfMoney(text: string): boolean {
  const plain = normalize(text);
  return (
    [plain, inEnglish(plain) ?? ""].some((words) => MONEY.test(words)) ||
    summaryOf(text) !== null ||
    FIGURES.has(roleOf(text))
  );
}

const MONEY =
  /(?<!\p{L})(currenc(y|ies)|pric(es?|ing)|amounts?|(sub)?totals?|values?|costs?|sums?|rates?|payable|paid|pay(ments?)?|net|gross|funds|figures|money|exchange|invoiced?|quoted)(?!\p{L})/u;
