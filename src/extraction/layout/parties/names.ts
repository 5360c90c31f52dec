import { EITHER_ORDER, findDate, MONTH_NAMES } from "../values/dates.ts";
import { remembered } from "../words/memo.ts";
import { endsInTown } from "../words/towns.ts";
import { isOffice } from "./offices.ts";

/** Letters and digits only, for comparing names. */
export function plainName(name: string): string {
  return name
    .toLowerCase()
    .normalize("NFKD")
    .replace(
      /\b(inc|llc|ltd|gmbh|corp|co|company|limited|corporation|sa|ag|bv|llp|pvt|plc)\b|[^\p{L}\p{N}]+/gu,
      "",
    );
}

/** The words of a name in small letters without marks, a blank before, between and behind them: so one is found in another. */
export function spacedName(name: string): string {
  return ` ${
    name
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu)
      ?.join(" ") ?? ""
  } `;
}

/** Whether two plain names are one, or one the beginning of the other. */
export function sameName(a: string, b: string): boolean {
  return (
    a.length > 2 &&
    b.length > 2 &&
    (a === b || (Math.min(a.length, b.length) > 4 && (a.startsWith(b) || b.startsWith(a))))
  );
}

/** Words that companies call themselves by. */
export const COMPANY =
  /\b(inc|incorporated|llc|l\.l\.c|ltd|limited|corp|corporation|co|company|s\/a|u\.a|g(?:es)?\.?m\.?b\.?h|ag|kg|se|bv|b\.v|nv|s\.?a\.?s?|s\.?r\.?l|s\.?p\.?a|sarl|plc|pvt|llp|lp|group|holdings?|industr\w+|international|s\.? de r\.?l|sa de cv|c\.v|n\.v|v\.?o\.?f|pty|pte|sdn|bhd|oy|ab|as|aps|kft|sp\. z|university|hospital|supply|manufacturing|mfg|systems|foods?|stores?|services|solutions|enterprises?|trading|est|fzco?|fze|wll|w\.l\.l|b\.?s\.?c|(city|town|township|village|borough|municipality) of|school district|authority|municipio|ayuntamiento|prefeitura|mairie|comune di|stadtwerke|gemeinde|ltda|lda|eireli|e\.?i\.?r\.?l|eurl|s\.?n\.?c|ohg|kgaa|gbr|aör|d\.?o\.?o|s\.?l|kft|zrt|nyrt|oyj|asa|sdn bhd|s\.?r\.?o|tbk|ehf)\b\.?|^(pt|cv)\.? (?=\p{L}{3})|(?<!\p{L})(công ty|cty|tnhh|e\.k\.|a\.ş|a\/s|c\.b|ооо|оао|пао|зао|ао)(?!\p{L})|\(주\)|주식회사|株式会社|有限会社|有限公司|公司|شركة|مؤسسة|(?<!\p{L})בע"?מ(?!\p{L})|(?<=\p{L}{3} )cc$/iu;

/** Whether a name has a company's word in it, and not as any word: "Cases by store". */
export const isFirm = remembered((name): boolean => {
  const word = COMPANY.exec(name)?.[0];
  return word !== undefined && !/^\p{Ll}{5}/u.test(word);
});

/** Whether a name is a family's house or an institution's: "Garnier & Fils", "Benavente e Hijos", "Lycée des Coteaux". */
export function isHouse(name: string): boolean {
  return FAMILY.test(name) || INSTITUTION.test(name);
}

const INSTITUTION =
  /^(caf[eé]|restaurante?|ristorante|brasserie|bistrot?|pizzeria|trattoria|gasthaus|gasthof|commune|ville|fondation|fundación|fundação|fondazione|stiftung|stichting|communauté|lycée|collège|école|université|association|amicale|comité|ministry|ministère|ministerio|ministério|ministero|county|diocese|hotel|hôtel|clinique|clínica|pharmacie|farmacia|farmácia|universidad|universidade|universität|verein|landkreis) \p{L}|^(\p{L}+ )*(bureau|institute|commission|directorate) (of|for) \p{L}|\p{L} (council|college|school|academy|trust|society|foundation|church|club|hotel|restaurant|bistro|caf[eé]|diner|clinic|association|railways?|co-?op(erative)?|assn\.?)$|^(ال)?(وزارة|جامعة|بلدية|مستشفى|هيئة|مديرية|أمانة) |\p{Script=Han}{2}(超市|商店|商行|酒店|饭店|餐厅|医院|学校|大学|中学|加工厂|制造厂|经营部)$/iu;

/** "and sons", "and brothers" behind a name. */
const FAMILY =
  /\p{L} (&|and|et|und|y|e|i|en) (sons?|fils|frères|söhne|sohn|gebrüder|hijos?|hermanos|figli|fratelli|filhos?|irmãos|zoon|zonen|synowie|cie)(?!\p{L})/iu;

/** How lines begin that stand at the head of a page and name nobody. */
export const TITLE_WORDS =
  /^(\W*)(purchase|bestell?(ung|ing|formulier|bon)|modulo d.ordine|encomenda|zam[oó]wienie|bon de commande|orden|pedido|order|invoice|rechnung|facture|factuur|quotation|page|seite|(ال)?صفحة|نموذج رقم|confirmation|original|reprint|duplicate|copy|date|attention|confidential|draft|weekly reorder|urgent|rpt id|run:|ship to|注文書|采购|発注|commande|avoir|kopie|change|revised|standard purchase|payment (pending|due|status)|(un)?paid$|pending( \w+)?$|unfulfilled$|shopping (cart|basket)|welcome,|(company|vendor|supplier|customer) (name|address)\b)|\b(purchase order|order (form|sheet|list)|^[a-z]+([ -][a-z]+)? order|invoice|rechnung|facture|factuur|factura)$|^(header|name|nombre|nome|(line )?items?|((line )?items?|product|goods) ?details|details|summary|overview|general (data|information)|(informa\p{L}+|d[eé]tails?|donn[eé]es|dat[io]s?|dados|angaben)( \p{L}{1,3})?[ '’](\p{L}['’])?(commande|pedido|orden|compra|ordine|bestellung|encomenda)|kopf(daten)?|positionen|en-?t[eê]te|cabecera|testata|[a-z]{2,5}\.? ?#? ?\d{1,3})$/iu;

/** "Mo.-Fr. 08.30", "Mon - Thu 8 am": when somebody is in. */
const DAY = "(mo|di|mi|do|fr|sa|so|mon|tue|wed|thu|fri|sat|sun|lun|mar|mer|jeu|ven|sam|dim)";
const WEEKDAYS = new RegExp(String.raw`^${DAY}\.? ?[-–] ?${DAY}(?!\p{L})`, "iu");

/** Whether a line may be the name of a company or a person: no number, no contact. */
export const isName = remembered((text): boolean => {
  const name = text.trim();
  if (
    name.length < 2 ||
    name.length > 120 ||
    / [=>›»] |[:：]$/.test(name) ||
    /^〒|^\d{3}-\d{4} /.test(name) ||
    BY_LAW.test(name) ||
    !/\p{L}{3}|^\P{N}*\p{L}{2}\P{N}*$/u.test(name.replace(/\S*\d\S*/g, " "))
  )
    return false;
  if (
    /^\d+[\s,.]|^\d{2,}[a-z][\s,]/i.test(name) ||
    /^(c\/o|tel|phone|fax|e-?mail|p\.?\s?o\.? box|gln|id|herrn?|frau|mr|mrs|ms|vat|ust|gstin|street|po box|www|http|address|contact|siret|tva)\b/i.test(
      name,
    )
  )
    return false;
  return (
    !isContact(name) &&
    !isAddress(name) &&
    !OPEN.test(name) &&
    !WEEKDAYS.test(name) &&
    !/[?!，。！？；]/.test(name) &&
    !SAYS.test(name) &&
    !POINTS.test(name) &&
    !SENTENCES.test(name) &&
    !OF_PAPER.test(name) &&
    !CALLS_NUMBER.test(name) &&
    !GOES_ON.test(name) &&
    !ASKS.test(name) &&
    !BLANK.test(name) &&
    !TERMS.test(name) &&
    !MARKED.test(name) &&
    !isDay(name) &&
    (!(OFFICE.test(name) || isOffice(name)) || LEGAL.test(name)) &&
    !/[$€£¥]|^\p{L}+ \d{1,3}$/u.test(name) &&
    !/\d{5,}/.test(name)
  );
});

/** "Association loi 1901", "As per section 31 of the Act": by which law somebody or a paper is one, under the name. */
const BY_LAW =
  /^association (loi|régie|déclarée|reconnue|à but)(?!\p{L})|^(as per|under|pursuant to|in terms of|according to|in accordance with) (the |its )?(section|sec\.|rules?|clause|article|act|law|notification|provisions?) /iu;
/** "Account No.": what a number is called; or "Acct. 20F7714" with the number. */
const CALLS_NUMBER =
  /^(acct|account|a\/c)[ .:#]+(no[.:]? )?\S*\d\S*$|(?<!\p{L})(no|nr|num|number|nummer|número|numéro)[.:]?$|#$|\sID$|(番号|编号|編號|单号|單號|번호)$/iu;
/** "Une facture par commande, adressée à": a sentence that the next line ends. */
const GOES_ON = /\p{Ll} (à|to|par|pour|von|für|voor|aan)$/u;
/** What a form asks of a party, or a heading in brackets: "회사명", "【供應商資訊】". */
const ASKS =
  /^(회사명|상호명?|업체명|대표자|담당자|사업자(등록)?번호|公司名[称稱]?|单位名称|單位名稱|会社名|氏名)$|[【】]/u;
/** "Terms 2% 15 NET 16": when is paid. */
const TERMS = /^(payment )?terms:? .*\d|(?<!\p{L})net \d{1,3}( days)?$/iu;
/** A line to write on. */
const BLANK = /\.{4}|_{3}|…{2}/;
/** "New order ZAM/2026/10/0044": a number with its marks. */
const MARKED = /(?<!\S)(?=\S*[/-])(\S*\d){6}/;
/** Opening hours, or a date. */
const OPEN = /\d{1,2}[.:]\d{2}\s*[-–]\s*\d{1,2}[.:]\d{2}|\b\d{1,2}[./-]\d{1,2}[./-]\d{2,4}\b/;
/** A sentence says what somebody does or is. */
const SAYS = /\p{Ll}+ (is|are|shall|will|must|may|has|have|wird|werden|ist|sind|doit|doivent|sont) \p{Ll}+ /u;
/** "Revision 2 supersedes Revision 1. Only the items below": the end of one sentence and the beginning of another. */
const SENTENCES = /(\d|\p{Ll}{4})\. \p{Lu}\p{Ll}+ \p{Ll}{2,} \p{Ll}/u;
/** "Items in this order", "Artikel Ihrer Bestellung": words that point at the reader or the paper. */
const POINTS =
  /(?<=\p{L}\s)(this|these|your|you|diese[rns]?|ihre[rn]?|votre|vos|cette|sua|vuestro|deze|dit)(?!\p{L})/u;
/** "This order consists of 9 lines", "EDI ORDER* DO NOT MAIL": a sentence in capitals says it of the paper; "LIST ]" is the end of a title. */
const OF_PAPER =
  /\bdo not (mail|send|ship|fax|duplicate|copy|deliver)\b|^this (purchase )?order (consists|contains|is|has|must|shall|will|comprises)\b|^[^[(]*[\])]$/i;
/** What a part of a company or of a town is called. */
const OFFICE =
  /^(finance|purchas\w+|procurement|account\w*|receiving|buying|materials?( management)?) (department|dept|division|services?|office|section|unit|team|payable)\b|^(department|division|office) of (finance|purchas\w+|procurement)\b|^shared services?\b|^services? (techniques?|achats?|généraux|administratifs?|comptabilité|commercial)$|^(departamento|dpto\.?|ufficio|abteilung|abt\.) (de )?(compras|acquisti|einkauf)$|^(إدارة|قسم) /i;

/** "Needed by Aug 25": a month beside a number. */
export function isDay(name: string): boolean {
  const words = name.toLowerCase().split(/[^\p{L}\d]+/u);
  return words.some(
    (word, i) =>
      MONTH_NAMES.has(word) && [words[i - 1], words[i + 1]].some((beside) => /^\d{1,2}$/.test(beside ?? "")),
  );
}

/** "Basingstoke RG21 6XJ": no other words end so. */
export function isBritishTown(text: string): boolean {
  return /^\P{N}+ [A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}$/u.test(text);
}

/** Whether a line names a town with its postal code; the number of a house is none: "4410 County Road 12". */
export const isTown = remembered((line): boolean =>
  endsInTown(STREET.test(line) ? line.replace(HOUSE, "") : line),
);

const HOUSE = /^\d{4,6} (?!st\.)(?=\p{L})/iu;

/** Whether a line is a street with its number, by the town under it. */
export function isStreet(text: string, under: string): boolean {
  return /^[^\d,]{3,} \d{1,4} ?[a-z]?$/iu.test(text.trim()) && !COMPANY.test(text) && isTown(under);
}

/** Whether a line is a street by its word, with its number. */
export function hasHouse(line: string): boolean {
  return STREET.test(line) && /\d/.test(line);
}

/** Whether a text has a word for streets. */
export function isStreetWord(text: string): boolean {
  return STREET.test(text);
}

/** Whether a line ends with the name of a street: "The Old Granary, Church Lane". */
export function endsInStreet(line: string): boolean {
  return STREET_LAST.test(line) && !isFirm(line);
}

/** Whether a line begins with what is numbered in a house or on a site: "Dock 4". */
export function isNumbered(line: string): boolean {
  return PLACE.test(line);
}

/** Whether a name taken from a line is a street, and its number or its town stands behind it. */
export function isStreetOf(name: string, line: string): boolean {
  if (LEGAL.test(name) || isFirm(STREET_BEFORE.exec(name)?.[1] ?? "")) return false;
  return (
    (STREET.test(name) && /\d/.test(line)) || isStreet(name, line.slice(line.indexOf(name) + name.length))
  );
}

/** Whether a line tells a day, as letters begin, and names no company. */
export function isDated(line: string): boolean {
  return findDate(line, EITHER_ORDER) !== null && !COMPANY.test(line);
}

/** A room or a plot by its number, or a street with one. */
function isAddress(text: string): boolean {
  return (
    (NUMBERED.test(text) && !COMPANY.test(text)) ||
    PLACE.test(text) ||
    (ESTATE.test(text) && !LEGAL.test(text)) ||
    (/\d/.test(text) && STREET.test(text) && !LEGAL.test(text))
  );
}

/** A house or a room by its number, in scripts that write it without a blank. */
const NUMBERED = /[\p{Script=Han}\p{Script=Hangul}]\s?\d/u;
const PLACE =
  /^(zi|za|zac|lieu-dit|b[âa]timent|edif[ií]cio|polígono|parque industrial)\s|^(unit|suite|ste|bldg|building|plot|floor|flat|level|room|office|dock|quai|gate|block|km|shed|godown|gala|survey|gat|khasra)\b\.? *(no\.? *)?#?(\d|[a-z](?=,|$))/i;
/** The grounds of many firms, as addresses begin with them: "Parc d'activités des Genêts". */
const ESTATE =
  /^(parc d.activit[ée]s|zone (industrielle|artisanale|commerciale|d.activit[ée]s)|zona (industriale?|artigianale)|parque empresarial|(gewerbe|industrie)(park|gebiet)|bedrijven(park|terrein))(?!\p{L})/iu;
/** Words for streets. */
export const STREET =
  /(?<!\p{L})(רח|שד)['׳]|(?<!\p{L})(רחוב|שדרות)(?!\p{L})|(?<!\p{L})(av|rod|estr|trav|ul|cad|sok|mah|jl|ул|st)\.|(?<!\p{L})(street|road|rd|route|lane|ln|avenue|ave|boulevard|blvd|drive|highway|hwy|parkway|pkwy|way|loop|court|circle|trail|terrace|turnpike|landing|crossing|carretera|calle|avenida|avda|camino|ronda|paseo|rodovia|estrada|travessa|rue|chemin|impasse|quai(?! \d)|corso|contrada|strada|viale|via|piazza|rua|ulica|utca|út|đường|jalan|kawasan industri|kcn|caddesi|sokak|пр-кт|проезд|пер\.|industrial (estate|area|zone|park)|business park|trading estate)(?!\p{L})|\p{L}(straße|strasse|str\.|weg|platz|allee|gasse|laan|straat|gatan|vägen|vej|veien) \d/iu;
const STREET_LAST = new RegExp(String.raw`\p{L}.*(${STREET.source})$`, "iu");
/** "Elm Street Dental Group": what stands behind a street's word. */
const STREET_BEFORE = /\p{L} (?:street|road|lane|avenue|drive|court) (\D+)$/iu;
/** Legal forms of companies. */
export const LEGAL =
  /\b(inc|llc|ltd|limited|corp|corporation|gmbh|ag|kg|bv|b\.v|nv|n\.v|s[./]?a|u\.a|s\.?l|s\.?r\.?l|s\.?p\.?a|sarl|plc|dac|w\.?l\.?l|fze|pte|pty|oy|a\/?s|ab)\b/i;

export const LEGALS = new RegExp(LEGAL, "gi");

/** Nothing but the legal form of a company, as names wrap. */
export function isLegalForm(text: string): boolean {
  return LEGAL.test(text) && text.replaceAll(LEGALS, "").replace(/[\W]|&|co\b/gi, "") === "";
}

/** Telephones, addresses of the net and numbers of registers. */
export function isContact(text: string): boolean {
  return (
    isRegistered(text) ||
    /^[\p{Ll}\d-]{3,}(\.[\p{Ll}\d-]{2,})+(?=[,\s]|$)/u.test(text) ||
    /\S@\S|www\.|https?:|^(tel|phone|fax|mobile|e-?mail|gstin|vat|pan|cin|contact|attn|gln|id|global|trading name|legal registration|ust-?id|kunden-?nr|type)\b|\b(tel|phone|fax)\s*[.:#]|^[\d ()+\-.]{7,}$/i.test(
      text.replace(/^[^\p{L}\p{N}+(@]+/u, "").trim(),
    )
  );
}

/** Whether a text is the number of a company or of its place in a register, with what the registers of lands call it. */
export function isRegistered(text: string): boolean {
  return REGISTERED.test(text);
}

const REGISTERED =
  /^(vat|gstin|tin|cnpj|cpf|i\.?e\.?|ruc|rut|r\.?f\.?c|nif|n\.i\.f|cif|c\.i\.f|cuit|nit|trn|siren|siret|tva|p\.? ?iva|partita iva|c\.f|kvk|btw|abn|acn|eori|duns|nip|regon|i[cč]o|di[cč]|cvr|org\.? ?nr|state name|cell|mobile|mob|t[eé]l[eé]fono?|telefone|t[eé]l|fone|m[oó]vil|celular|电话|電話)(?!\p{L})[^\p{L}]*([:#]|\d)/iu;

/** Two or three capitalised words and nothing of a company. */
export function looksLikePerson(name: string): boolean {
  return (
    /^\p{Lu}(\p{L}*[\p{L}'.-])?,? (\p{Lu}\.? )?\p{Lu}[\p{L}'-]+( \(.*\)| Jr\.?)?$/u.test(name) &&
    !COMPANY.test(name)
  );
}
