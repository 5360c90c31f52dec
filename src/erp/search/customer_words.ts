import { keyOf, wordsOf } from "./words.ts";

/** The columns of a customer that are searched. */
export interface SearchedCustomer {
  code: string;
  name: string;
  address: string | null;
  email_domain: string | null;
  tax_id: string | null;
}

const LEGAL_FORMS = new Set(
  `inc incorporated corp corporation co company llc llp lp ltd limited plc gmbh mbh ag kg kgaa ohg gbr ug ek se sa sas sarl
  sl srl spa snc bv nv ab as asa oy oyj aps sp zoo kft cv de rl pty pte ulc`.split(/\s+/),
);
/** Legal forms, and words that tell as little. */
const UNTELLING = new Set([...LEGAL_FORMS, ..."gruppe group holding holdings the and und et".split(" ")]);

/** What a customer is found by: the words of its name and address; code, tax number and mail domain as keys. */
export function customerWords(customer: SearchedCustomer): { described: Set<string>; found: Set<string> } {
  const described = nameWords(customer.name);
  const found = new Set([...described, ...addressWords(customer.address ?? "")]);
  const initials = initialsOf(described);
  if (initials) found.add(initials);
  for (const key of [customer.code, customer.tax_id, customer.email_domain])
    if (key) found.add(`=${keyOf(key)}`);
  return { described, found };
}

/** The words of a company's name that are not its legal form; all of them when nothing is left. */
export function nameWords(name: string): Set<string> {
  const words = allWords(name);
  const own = [...words].filter((word) => !UNTELLING.has(word));
  return new Set((own.length ? own : [...words]).map((word) => NAMES.get(word) ?? word));
}

/** The legal form in a company's name, as a key; empty: it has none. */
export function legalForm(name: string): string {
  return [...allWords(name)].filter((word) => LEGAL_FORMS.has(word)).join("");
}

function allWords(name: string): Set<string> {
  return wordsOf(name.replace(/(?<=\b\p{L})\.(?=\p{L}\b)|(?<=\b\p{L})\./gu, ""));
}

/** "glfp" of "Great Lakes Fluid Power"; null for less than three words. */
export function initialsOf(words: Set<string>): string | null {
  return words.size < 3 ? null : Array.from(words, (word) => word[0]).join("");
}

/** The words of an address, apart from those of a name. */
export function addressWords(address: string): Set<string> {
  return new Set([...wordsOf(address)].map((word) => `@${STREETS.get(word) ?? word}`));
}

/** Short forms of names that don't begin as the word does. */
const NAMES = new Map(
  Object.entries({
    mfg: "manufacturing",
    mfr: "manufacturing",
    intl: "international",
    natl: "national",
    svc: "service",
    svcs: "service",
    bros: "brother",
    dist: "distributor",
    distrib: "distributor",
    distribution: "distributor",
    ctr: "center",
    centre: "center",
    dept: "department",
    ind: "industrial",
    industry: "industrial",
    industrie: "industrial",
    bldg: "building",
    wks: "work",
    whse: "warehouse",
    whs: "warehouse",
    mtn: "mountain",
    ft: "fort",
    mt: "mount",
  }),
);

const STREETS = new Map(
  Object.entries({
    st: "street",
    str: "street",
    strasse: "street",
    straight: "street",
    ave: "avenue",
    av: "avenue",
    rd: "road",
    dr: "drive",
    blvd: "boulevard",
    ln: "lane",
    pkwy: "parkway",
    hwy: "highway",
    ct: "court",
    pl: "place",
    n: "north",
    s: "south",
    e: "east",
    w: "west",
  }),
);
