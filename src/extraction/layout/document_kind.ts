import type { Area } from "./lines.ts";

const KINDS: [string, RegExp][] = [
  [
    "an order confirmation",
    /\b(order (response|acknowledge?ment|confirmation)|sales order|auftragsbestatigung|auftragsbestätigung|confirmation de commande|confirmacion de pedido|orderbevestiging)\b/i,
  ],
  ["a credit note", /\b(credit (note|memo)|gutschrift|rechnungs-?korrektur|avoir)\b/i],
  [
    "an invoice",
    /\b(tax invoice|invoice|rechnung|\w*rechnung|facture|factura|fattura|factuur|請求書|发票|فاتورة)\b|r e c h n u n g/i,
  ],
  [
    "a quotation",
    /\b(quotation|quote|request for quot\w*|angebot|devis|cotizacion|cotización|offerte|preventivo|見積書|报价单|rfq)\b/i,
  ],
  ["a delivery note", /\b(delivery note|packing (list|slip)|lieferschein|bon de livraison|albaran)\b/i],
];
const ORDER =
  /\b(purchase ?order|bestellung|bon de commande|orden de compra|pedido|ordine d.acquisto|bestelling|inkooporder|reorder|order form)\b|p u r c h a s e|注文書|采购订单|採購單|発注書|订购单|أمر شراء|طلب شراء|^order$/i;

/** What the head of the document calls itself; null when it says nothing. */
export function kindOf(areas: Area[]): string | null {
  const area = areas[0];
  if (!area || area.grid) return null;
  const sized = area.lines
    .filter((line) => line.box[1] < 0.6 * area.height)
    .flatMap((line) =>
      line.segments.map((segment) => ({
        text: segment.text,
        size: Math.max(...segment.tokens.map(({ size }) => size)),
        y: line.y,
        words: segment.tokens.length,
      })),
    );
  const titles = sized
    .filter(({ words }) => words <= 6)
    .map((title) => ({ ...title, weight: title.size - (title.y / area.height) * 4 - title.words * 0.3 }));
  const named = titles.flatMap((title) => {
    const text = title.text.replace(/[*:>#-]+/g, " ").trim();
    if (
      /(^|[\s-])(nr|nummer|number|num|id|date|datum|no\.?|address|adresse\w*|to|total|terms|due|by)$|empf|liefer-?datum|must|\.$|@/i.test(
        text,
      )
    )
      return [];
    const kind = earliest(text);
    if (!kind) return [];
    const bonus = kind === "order" ? 2 : /response|sales order|acknowledg/i.test(text) ? 3 : 0;
    return [{ kind, weight: title.weight + bonus }];
  });
  const titled = named.sort((a, b) => b.weight - a.weight)[0]?.kind;
  if (titled) return titled;
  const labelled = sized.some(({ text }) =>
    /^(invoice|rechnungs?|facture|factuur)[ -]?(no|number|nr|nummer|date|datum)\b/i.test(text),
  );
  return labelled ? "an invoice" : null;
}

/** The kind a title names first: an invoice for an order is an invoice. */
function earliest(text: string): string | null {
  const hits = [...KINDS, ["order", ORDER] as [string, RegExp]].flatMap(([kind, rule], rank) => {
    const at = text.search(rule);
    return at < 0 ? [] : [{ kind, at: at + rank * 0.1 }];
  });
  return hits.sort((a, b) => a.at - b.at)[0]?.kind ?? null;
}
