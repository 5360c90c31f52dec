import type { Labelled } from "../head/labelled.ts";
import { labelOf, wordsOf } from "../head/labels.ts";
import { type Area, overlap, type Segment, type TextLine, type Token, textOf } from "../page/lines.ts";
import { normalize } from "../words/normal.ts";

/** Where what stands under a label is looked for. */
export interface Under {
  /** Of the label's line in its area. */
  index: number;
  skip: ReadonlySet<TextLine>;
}

/** The answers of a form about a company. */
interface Form {
  lines: Token[][];
  page: number;
}

const FORM =
  /^(contact( name| person)?|attn|attention|name(\/dept)?|(client |customer |vendor |supplier )?(company|business|firm|organi[sz]ation)( name)?|(street |mailing |company )?address( line)?( \d)?|street|city|town|(city )?(state|province)?( zip| postal)?( code)?|(phone|tel|telephone|mobile|fax|contact)( no| number)?|e ?mail( id| address)?|library|bibliotheque|bibliothek|biblioteca|bibliotheek|courriel|firma|ansprechpartner|strasse|ort|plz|societe|adresse|ville|empresa|nombre( de)?|direccion|ciudad|telefono|ragione sociale|indirizzo|bedrijf|adres|(nombres y apellidos\/)?razon social|domicilio|endereco|cidade|telefone|contato|cep|uf|bairro|(cnpj|ruc|r u c|rfc|инн|кпп)|наименование|(\S+ )?адрес|телефон|контактное лицо)$/;
const FIRM =
  /company|business|firm|organi|library|bibliot|societe|empresa|nombre|ragione|razon|bedrijf|наименование/;
/** What a form calls a part of a firm where no colon is behind. */
const BRANCH = /^(branch|site|filiale|zweigstelle|sucursal|sede|department|departement|service)$/;
const PERSON =
  /contact|attn|attention|ansprechpartner|phone|tel|fax|mail|courriel|contato|cnpj|ruc|r u c|rfc|инн|кпп|контакт/;

/** "Company: …", "Address: …" under a party's label: a form to be filled in about that party, whose name may stand beside the label. */
export function formUnder(
  label: Labelled,
  area: Area,
  { index, skip, named }: Under & { named: Token[] },
): Form | null {
  const captions: Segment[] = [];
  const values: { caption: string; tokens: Token[] }[] = [];
  let own = named;
  let y = label.line.box[3];
  for (const line of area.lines.slice(index + 1, index + 16)) {
    const gap = (captions.length ? 2 : 3.2) * label.line.height;
    if (skip.has(line) || line.box[1] - y > (area.grid ? 3 : gap)) break;
    const at = line.segments.findIndex((one) => stands(one, label));
    const segment = line.segments[at];
    if (!segment) {
      if (!captions.length && !own.length) own = indented(line, label)?.tokens ?? [];
      continue;
    }
    const words = segment.tokens.flatMap(wordsOf);
    const colon = words.findIndex(({ text }) => /[:：]$/.test(text));
    const caption = plain(textOf(colon < 0 ? words : words.slice(0, colon + 1)));
    if (!FORM.test(caption) && !(colon < 0 && BRANCH.test(caption))) break;
    captions.push(segment);
    const next = line.segments[at + 1];
    const beside = next && !FORM.test(plain(next.text)) ? behindColon(next.tokens.flatMap(wordsOf)) : [];
    const value = colon < 0 || colon === words.length - 1 ? beside : words.slice(colon + 1);
    if (value.length) values.push({ caption, tokens: value });
    y = line.box[3];
  }
  const firm = values.filter(({ caption }) => FIRM.test(caption));
  const others = values.filter(({ caption }) => !FIRM.test(caption) && !PERSON.test(caption));
  if (own.length ? firm.length > 0 || others.length === 0 : captions.length < 2) return null;
  const lines = [...firm, ...others].map(({ tokens }) => tokens);
  return { lines: own.length ? [own, ...lines] : lines, page: area.page };
}

function behindColon(words: Token[]): Token[] {
  return /^[:：]$/.test(words[0]?.text ?? "") ? words.slice(1) : words;
}

/** What stands under a label a little to the right of its edge, and asks for nothing. */
function indented({ segments }: TextLine, { segment }: Labelled): Segment | undefined {
  return segments.find(
    (one) => overlap(one, segment) && one.box[0] > segment.box[0] && !/[:：]/.test(one.text),
  );
}

/** Whether a segment stands at a label's left edge, or under its middle with a caption of its own. */
function stands({ box, tokens }: Segment, { segment }: Labelled): boolean {
  if (Math.abs(box[0] - segment.box[0]) < 8) return true;
  const words = tokens.flatMap(wordsOf);
  const colon = words.findIndex(({ text }) => /[:：]$/.test(text));
  const middle = (segment.box[0] + segment.box[2]) / 2;
  return (
    box[0] < middle && box[2] > middle && colon >= 0 && FORM.test(plain(textOf(words.slice(0, colon + 1))))
  );
}

/** What a caption asks of a party behind its name: "Ship To City". */
const ASKED = /(?<!\S)(name|street|address|city|town|state|zip|post(al )?code|zip code|country)( \d)?$/i;
/** What stands in one line with its town. */
const OF_TOWN = /(state|zip|post(al )?code|zip code)$/i;

/** "Ship To Name | Ship To Street | Ship To City": captions of one party in a row, and what stands under each, or beside it. */
export function formAcross({ line, segment }: Labelled, area: Area, { index, skip }: Under): Form | null {
  const party = partyAsked(segment.text);
  const captions = line.segments.filter(({ text }) => party && partyAsked(text) === party);
  const answers = area.lines[index + 1];
  if (captions.length < 2 || captions[0]!.text !== segment.text || !answers || skip.has(answers)) return null;
  const lines: Token[][] = [];
  const beside = answersBeside(captions, line, answers);
  for (const caption of captions) {
    const answer = beside?.get(caption) ?? under(caption, answers);
    if (answer && OF_TOWN.test(caption.text)) lines.push([...(lines.pop() ?? []), ...answer.tokens]);
    else if (answer) lines.push(answer.tokens);
  }
  return lines.length > 1 ? { lines, page: area.page } : null;
}

function under({ box }: Segment, { segments }: TextLine): Segment | undefined {
  return segments.find((other) => Math.abs(other.box[0] - box[0]) < 8);
}

/** What stands beside each caption, where another caption stands under the first. */
function answersBeside(
  captions: Segment[],
  { segments }: TextLine,
  below: TextLine,
): Map<Segment, Segment> | null {
  if (!labelOf(under(captions[0]!, below)?.text ?? "")) return null;
  const found = captions.map((caption) => [caption, segments[segments.indexOf(caption) + 1]] as const);
  const answers = found.filter(
    (pair): pair is [Segment, Segment] => !!pair[1] && !captions.includes(pair[1]),
  );
  return answers.length === captions.length ? new Map(answers) : null;
}

/** "ship to" of "Ship To City"; empty where a caption asks nothing of a party. */
function partyAsked(text: string): string {
  const asked = ASKED.exec(text);
  return asked ? plain(text.slice(0, asked.index)) : "";
}

function plain(text: string): string {
  return normalize(text.replace(/[:：]$/, ""));
}
