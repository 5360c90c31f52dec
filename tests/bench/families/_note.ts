import type { Shown } from "./_family.ts";
import type { Order, Party } from "./_order.ts";
import { truly } from "./_trade.ts";

/** Where small firms and their goods are, as they write it below their names. */
const PLACES = {
  us: [
    ["118 Depot Street", "Building C", "Hartwell, GA 30643"],
    ["7021 State Route 9 North", "Queensbury, NY 12804"],
    ["PO Box 311", "450 Sawmill Rd", "Bend, OR 97702"],
    ["2600 Commerce Loop, Dock 4", "Waco, TX 76712"],
  ],
  uk: [
    ["The Old Granary, Church Lane", "Little Marford", "Shrewsbury SY5 8PQ"],
    ["Unit 14 Beacon Trading Park", "Penryn", "Cornwall TR10 9DU"],
    ["3 Station Yard", "Kirkby Lonsdale LA6 2HP"],
    ["Plot 22 Airfield Road", "Elgin", "IV30 6YT"],
  ],
  de: [
    ["Mühlenweg 8", "31789 Hameln"],
    ["Gewerbering 41a", "84034 Landshut"],
    ["Hinter den Gärten 2", "17489 Greifswald"],
  ],
  fr: [
    ["6 place du Marché", "24200 Sarlat-la-Canéda"],
    ["Parc d'activités des Genêts", "Bâtiment B", "35600 Redon"],
    ["27 chemin des Vignes", "84400 Apt"],
  ],
  it: [
    ["Via delle Ginestre 31", "52100 Arezzo (AR)"],
    ["Località Piano 4", "12051 Alba (CN)"],
    ["Corso Garibaldi 112", "73100 Lecce (LE)"],
  ],
  es: [
    ["Calle de la Fuente, 19", "44001 Teruel"],
    ["Polígono El Olivar, nave 12", "14900 Lucena (Córdoba)"],
    ["Avda. de la Marina, 5, bajo", "36600 Vilagarcía de Arousa"],
  ],
  pt: [
    ["Rua das Palmeiras, 310 - Centro", "Londrina - PR 86010-170"],
    ["Av. Beira Rio, 1120", "Itajaí - SC 88301-010"],
    ["Rodovia BR-116, km 88, galpão 3", "Feira de Santana - BA 44065-000"],
  ],
  nl: [
    ["Dorpsstraat 17", "7261 AT Ruurlo"],
    ["Zeedijk 240", "8861 SG Harlingen"],
    ["De Hoef 9", "5756 AB Vlierden"],
  ],
  pl: [
    ["ul. Ogrodowa 44", "18-400 Łomża"],
    ["ul. Portowa 3", "82-300 Elbląg"],
    ["Kolonia Zachodnia 12", "23-400 Biłgoraj"],
  ],
  zh: [
    ["浙江省宁波市江北区庄桥路216号"],
    ["湖北省襄阳市樊城区汉江北路59号"],
    ["山东省烟台市芝罘区幸福街7号"],
  ],
  ar: [
    ["طريق الملك عبدالله، حي النسيم", "بريدة 52388"],
    ["شارع الخليج، مبنى 12", "الدمام 32241"],
    ["حي الصناعية القديمة", "أبها 62521"],
  ],
};

export type Land = keyof typeof PLACES;

/** What a made-up small firm orders, of whom and under which numbers. */
export interface Note {
  land: Land;
  firms: string[];
  sellers: string[];
  people: string[];
  goods: string[];
  units: string[];
  /** The order's number, and a code of the seller's; each 9 is a digit. */
  number: string;
  code: string;
}

/** The order in such a firm's words; the goods go to another place of theirs. */
export function noted(order: Order, note: Note): Order {
  const { random } = order;
  const [home, away, seller] = random.shuffled(PLACES[note.land]);
  const party = (name: string, lines: string[]): Party => ({ name, lines, phone: order.buyer.phone });
  const firm = random.pick(note.firms);
  const goods = random.shuffled(note.goods);
  return {
    ...order,
    number: figured(order, note.number),
    person: random.pick(note.people),
    buyer: party(firm, home!),
    site: party(firm, away!),
    seller: party(random.pick(note.sellers), seller!),
    items: order.items.map((item, i) => ({
      ...item,
      sku: figured(order, note.code),
      name: goods[i % goods.length]!,
      unit: random.pick(note.units),
    })),
  };
}

/** What a page shows of such an order; the place counts only where the page has it. */
export function told(order: Order, line?: Shown["line"]): Shown {
  return { ...truly(order, line), shipTo: order.site };
}

/** The pattern with a digit for each 9, and the order's year for YY. */
export function figured({ random, date }: Order, pattern: string): string {
  return pattern.replace(/9+/g, ({ length }) => random.digits(length)).replace("YY", date.slice(2, 4));
}

const CHARSET = { utf8: "utf-8", latin: "iso-8859-1" };

/** A mail: its heads, its text or page, and files that come along. */
export function mail(
  { date }: Order,
  wish: {
    from: string;
    to: string;
    subject: string;
    text?: string;
    html?: string;
    charset?: keyof typeof CHARSET;
    file?: { name: string; bytes: Uint8Array };
  },
): Uint8Array {
  const { charset = "utf8" } = wish;
  const part = (type: string, body: string) =>
    [
      `Content-Type: ${type}; charset=${CHARSET[charset]}`,
      "Content-Transfer-Encoding: quoted-printable",
      "",
      quoted(body, charset),
    ].join("\r\n");
  const texts = [
    ...(wish.text === undefined ? [] : [part("text/plain", wish.text)]),
    ...(wish.html === undefined ? [] : [part("text/html", wish.html)]),
  ];
  const body = texts.length > 1 ? parted("alternative", texts) : texts[0]!;
  const whole = wish.file ? parted("mixed", [body, attached(wish.file)]) : body;
  const heads = [
    `From: ${worded(wish.from)}`,
    `To: ${worded(wish.to)}`,
    `Subject: ${worded(wish.subject)}`,
    `Date: ${new Date(`${date}T09:41:00Z`).toUTCString().replace("GMT", "+0000")}`,
    `Message-ID: <${date}.a81@mail.example>`,
    "MIME-Version: 1.0",
  ];
  return new TextEncoder().encode(`${heads.join("\r\n")}\r\n${whole}\r\n`);
}

function parted(kind: string, parts: string[]): string {
  const edge = `--=_${kind}_7d31`;
  return [
    `Content-Type: multipart/${kind}; boundary="${edge.slice(2)}"`,
    "",
    ...parts.flatMap((part) => [edge, part]),
    `${edge}--`,
  ].join("\r\n");
}

function attached({ name, bytes }: { name: string; bytes: Uint8Array }): string {
  const rows =
    Buffer.from(bytes)
      .toString("base64")
      .match(/.{1,76}/g) ?? [];
  return [
    `Content-Type: application/octet-stream; name="${name}"`,
    "Content-Transfer-Encoding: base64",
    `Content-Disposition: attachment; filename="${name}"`,
    "",
    ...rows,
  ].join("\r\n");
}

/** A head's words by RFC 2047 where they are not plain, an address behind them left alone. */
function worded(text: string): string {
  const [, words = "", rest = ""] = /^(.*?)(\s*<[^>]*>)?$/.exec(text) ?? [];
  return /^[\x20-\x7e]*$/.test(words)
    ? text
    : `=?utf-8?B?${Buffer.from(words, "utf8").toString("base64")}?=${rest}`;
}

/** Quoted-printable, lines of at most 76. */
function quoted(text: string, charset: keyof typeof CHARSET): string {
  const row = (line: string) =>
    [...Buffer.from(line, charset === "latin" ? "latin1" : "utf8")]
      .map((byte, i, all) => {
        const plain = byte > 32 && byte < 127 && byte !== 61;
        return plain || (byte === 32 && i < all.length - 1) ? String.fromCharCode(byte) : hex(byte);
      })
      .reduce(
        (rows, sign) => {
          if (rows.at(-1)!.length + sign.length > 75) rows.push("");
          rows[rows.length - 1] += sign;
          return rows;
        },
        [""],
      )
      .join("=\r\n");
  return text.split(/\r?\n/).map(row).join("\r\n");
}

function hex(byte: number): string {
  return `=${byte.toString(16).toUpperCase().padStart(2, "0")}`;
}

/** The text as bytes of Windows-1252, as old programs save it. */
export function windows(text: string): Uint8Array {
  return new Uint8Array([...text].map((sign) => (sign === "€" ? 0x80 : sign.charCodeAt(0) & 0xff)));
}
