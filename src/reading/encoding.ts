/** Bytes that tell in which encoding a text is. */
const SAMPLE_BYTES = 64 * 1024;
/** Has a letter for each byte. */
const FALLBACK = "windows-1252";
/** Of the letters beyond ASCII so many are usual in the encoding of two bytes a letter that a text is in, and so many at least. */
const [WIDE_SHARE, WIDE_LEAST] = [0.12, 3];
/** By what share another encoding must explain more letters than the first one. */
const MARGIN = 0.15;
/** A text whose letters are usual to a smaller share in each encoding, and that has so many, is in none of them. */
const [KNOWN, FEW] = [0.5, 5];

const JAPANESE =
  "あいうえおかがきぎくけこごさしじすせそただちつてでとどなにのはばひふへほまみむめもやよらりるれろわをんアイウエオカガキギクグケコサザシジスズセソタダチッツテデトドナニネノハバパヒビピフブプヘベペホボポマミムメモャヤュユョヨラリルレロワンー注文書番号発品名数量単価金額合計納期日年月式会社東京様御中株住所電話備考規格希望税込";

/** Letters that are frequent in orders and letters, by the encoding that they were written in before UTF-8. */
const WIDE: [string, string][] = [
  ["shift_jis", JAPANESE],
  ["euc-jp", JAPANESE],
  [
    "gb18030",
    "的采购订单号物料编码名称规格型数量单位价金额合计日期交货地址联系人电话公司有限备注供应商税率含不个件套双米公斤箱年月",
  ],
  [
    "big5",
    "的採購訂單編號料名稱規格型數量單位價金額合計日期交貨地址聯絡人電話公司有限備註供應商稅含不個件套雙米公斤箱年月",
  ],
  [
    "euc-kr",
    "이가의에는을를다로고하사지원기수량단금액품번호명발주일자합계문규격부세대표전화담당업체납처비회정인상소",
  ],
];

const LATIN: [string, string][] = [
  ["windows-1252", "äöüÄÖÜßéèêëàâçîïôûùáíóúñÉÈÀÇÁÍÓÚÑãõåæøÅÆØ°€£§«»–—’•²³½¼¾µ®™×±·ºª¿¡\u00a0"],
  ["windows-1250", "ąćęłńśźżóáčďéěíňřšťúůýžäöüôőűßĄĆĘŁŃŚŹŻÓÁČĎÉĚÍŇŘŠŤÚŮÝŽÄÖÜŐŰ°€§–’"],
  ["windows-1254", "ğşıİçöüâŞĞÇÖÜ"],
];
/** Around words. */
const QUOTES = /(?<!\p{L})[„“”‘]|[“”](?!\p{L})/gu;
/** Of scripts that hardly have a letter of ASCII. */
const OTHER: [string, string][] = [
  ["windows-1251", "оеаинтсрвлкмдпуяыьгОЕАИНТСРВЛКМДПУі№"],
  ["windows-1253", "αοιετσνηρπκυλμςάέίόήύώΑΟΙΕΤΣΝΗΡΠΚ"],
  ["windows-1255", "יוהלאתמרבשנכםעפקדן"],
  ["windows-1256", "اليمنتربدةوعقفسكحهأإءشصضطغخجذزىئ"],
  ["windows-874", "านรอกเงมยลวดทตสปบคะ่้ิีัุ"],
];
/** Of the letters beyond ASCII so many stand in words of them alone where a text is in another script than the Latin one. */
const WORDS = 0.6;

/** The encoding that a text was written in which is no UTF-8 and doesn't say which: the one whose usual letters it has; `known`: it has any's. */
export function guessedEncoding(bytes: Uint8Array): { label: string; known: boolean } {
  const start = bytes.subarray(0, SAMPLE_BYTES);
  const wide = WIDE.map(([label, usual]) => scoreOf(start, label, usual))
    .filter(({ share, hits }) => share >= WIDE_SHARE && hits >= WIDE_LEAST)
    .toSorted((a, b) => b.share - a.share)[0];
  if (wide) return { label: wide.label, known: true };
  const narrow = inWords(start) > WORDS ? OTHER : LATIN;
  const [first, ...others] = narrow.map(([label, usual]) => scoreOf(start, label, usual));
  const best = others.reduce((one, other) => (other.share > one.share + MARGIN ? other : one), first!);
  return { label: best.label, known: best.share >= KNOWN || best.all < FEW };
}

/** The share of the bytes beyond ASCII that stand in words of them alone. */
function inWords(bytes: Uint8Array): number {
  const text = Buffer.from(bytes).toString("latin1");
  const words = text.match(/[^\0-\x7f]{3,}/g) ?? [];
  return words.join("").length / bytes.filter((byte) => byte > 0x7f).length;
}

function scoreOf(bytes: Uint8Array, label: string, usual: string) {
  const letters = new Set(usual);
  const text = (textIn(bytes, label) ?? "").replace(QUOTES, "");
  const beyond = [...text].filter((letter) => letter > "\u007f");
  const hits = beyond.filter((letter) => letters.has(letter)).length;
  return { label, hits, all: beyond.length, share: beyond.length ? hits / beyond.length : 0 };
}

/** The text, whose last letter may be cut off; null where the bytes are none of that encoding. */
function textIn(bytes: Uint8Array, label: string): string | null {
  try {
    return new TextDecoder(label as "utf-8", { fatal: label !== FALLBACK }).decode(bytes, {
      stream: true,
    });
  } catch {
    return null;
  }
}
