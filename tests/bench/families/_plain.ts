import type { Order } from "./_order.ts";
import type { Pen } from "./_pen.ts";
import { bare, eu, fr, lakh, us } from "./_print.ts";
import { cells, heads } from "./_table.ts";

/** The words of a plain table of lines, and how its land writes money. */
const TABLES = {
  en: { captions: ["Item", "Description", "Qty", "UOM", "Price", "Amount"], total: "Total", money: us },
  de: {
    captions: ["Artikel", "Bezeichnung", "Menge", "Einheit", "Preis", "Betrag"],
    total: "Gesamtbetrag",
    money: eu,
  },
  fr: {
    captions: ["Référence", "Désignation", "Quantité", "Unité", "P.U. HT", "Montant HT"],
    total: "Total HT",
    money: fr,
  },
  es: {
    captions: ["Referencia", "Descripción", "Cantidad", "Unidad", "Precio", "Importe"],
    total: "Total",
    money: eu,
  },
  pt: {
    captions: ["Código", "Descrição", "Quantidade", "Un.", "Preço unit.", "Valor total"],
    total: "Total do pedido",
    money: eu,
  },
  in: {
    captions: ["Item Code", "Description", "Quantity", "UOM", "Rate", "Amount"],
    total: "Total",
    money: lakh,
  },
  zh: { captions: ["物料编码", "名称", "数量", "单位", "单价", "金额"], total: "合计", money: us },
  ja: { captions: ["品番", "品名", "数量", "単位", "単価", "金額"], total: "合計", money: us },
};

/** Writes the lines of a paper of which the head is what matters, and their sum; tells where it goes on. */
export function plainLines(
  { items, net }: Order,
  pen: Pen,
  {
    y,
    tongue,
    decimals = 2,
    sign = "",
  }: { y: number; tongue: keyof typeof TABLES; decimals?: number; sign?: string },
): number {
  const { captions, total, money } = TABLES[tongue];
  const right = "right" as const;
  const columns = [
    { x: 40, head: captions[0]! },
    { x: 120, width: 190, head: captions[1]! },
    { x: 365, align: right, head: captions[2]! },
    { x: 375, head: captions[3]! },
    { x: 480, align: right, head: captions[4]! },
    { x: 555, align: right, head: captions[5]! },
  ];
  pen.rule(36, y - 3, 558);
  let at = heads(pen, y, columns);
  pen.rule(36, at, 558);
  at += 4;
  for (const { sku, name, quantity, unit, price, total: amount } of items)
    at =
      cells(pen, at, columns, [
        sku,
        name,
        bare(quantity, 0),
        unit,
        money(price, decimals),
        money(amount, decimals),
      ]) + 3;
  pen.rule(36, at, 558);
  pen.say(365, at + 6, total, { align: right });
  return pen.say(555, at + 6, `${sign}${money(net, decimals)}`, { align: right }) + 8;
}
