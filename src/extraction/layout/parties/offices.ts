import { remembered } from "../words/memo.ts";

/** What the offices of a firm do that see to its purchases, in words that tell nothing of whose they are. */
const DOES = new Set(
  `finance finances financial accounts accounting accountancy payable payables purchasing procurement invoice invoices invoicing disbursements
buchhaltung finanzbuchhaltung kreditorenbuchhaltung rechnungswesen rechnungsprüfung einkauf comptabilité achats contabilità acquisti
contabilidad contabilidade compras cuentas crediteurenadministratie inkoop księgowość`.split(/\s+/),
);
/** What else such an office is called. */
const CALLED = new Set(
  `department dept division section unit team office service services shared business centre center processing operations corporate central
group regional global national head and the of for a p ap ssc fssc abteilung zentrale zentraler service servicio servizio pôle fournisseurs
fornitori proveedores por pagar ufficio departamento dpto afdeling dział`.split(/\s+/),
);

/** What purchasing is called in two words, neither of which says it alone. */
const SUPPLY_CHAIN = /(?<!\p{L})supply chain( management)?(?!\p{L})/gu;

/** Whether a line is an office of whoever orders, and no name: "Accounts Payable", "Finance Shared Service Centre", "Supply Chain Services". */
export const isOffice = remembered((text): boolean => {
  const words =
    text
      .toLowerCase()
      .replace(SUPPLY_CHAIN, "purchasing")
      .match(/\p{L}+/gu) ?? [];
  return words.some((word) => DOES.has(word)) && words.every((word) => DOES.has(word) || CALLED.has(word));
});

/** Whether a name ends as an office of somebody's, whom it may name in short: "DPW Accounts Payable". */
export function endsInOffice(name: string): boolean {
  const words = name.split(" ");
  return words.some((_, i) => i > 0 && isOffice(words.slice(i).join(" ")));
}

/** What the places of a firm are called where goods come in. */
const STORES = new Set(
  `store stores storeroom storerooms storehouse stockroom warehouse warehouses receiving dock bay goods inward inwards in central main loading distribution dist center centre dc plant mill
lager zentrallager wareneingang wareneingangslager magasin réception magazzino almacén almacen recepción recepcion magazijn armazém`.split(
    /\s+/,
  ),
);

/** Whose such a place is, or where on the site. */
const OF_SITE = new Set("engineering maintenance workshop production gate door".split(" "));

/** Whether a line is such a place and names nobody: "Central Receiving", "Storeroom", "NT-STORES", "LOC 04 FARM STORE", "Engineering Store - Gate 3", "Dock B". */
export const isStore = remembered((text): boolean => {
  if (/^\p{Lu}{2,3}-(STORES?|WHSE|DC)$/u.test(text) || NUMBERED.test(text)) return true;
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  return (
    words.some((word) => STORES.has(word)) &&
    words.every((word) => STORES.has(word) || OF_SITE.has(word) || word.length === 1)
  );
});

const NUMBERED = /^(loc|location|whse|warehouse|store|dept) #?0*\d{1,4}(?!\S)/i;

/** A name without the office that stands before or behind it: "Lakeview Hospital - Accounts Payable". */
export function withoutOffice(name: string): string {
  const parts = name.split(/\s+[-–—|]\s+|,\s+/);
  const own = parts.filter((part) => !isOffice(part));
  return parts.length === 2 && own.length === 1 ? own[0]! : name;
}
