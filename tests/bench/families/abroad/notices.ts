import { written } from "../_family.ts";
import { relined } from "../_next.ts";
import { mail, noted, told } from "../_note.ts";
import { rounded } from "../_order.ts";
import { day, us } from "../_print.ts";
import { traded, truly } from "../_trade.ts";

/** A Japanese mall's notice to the shop: rows of signs between parts, each article in lines of its own, price times count and the sum in one. */
const mall = written(
  "abroad-mail-mall-ja",
  { words: "ja", ending: "eml", min: 2, max: 7, decimals: 0, priceDecimals: 0, scale: 20 },
  (plain) => {
    const order = traded(plain, {
      wares: [
        "業務用ペーパータオル 200枚×35",
        "アルコール除菌液 4L",
        "ニトリル手袋 M 100枚入",
        "ゴミ袋 90L 半透明 20枚",
        "コピー用紙 A4 500枚×5",
      ],
      buyers: ["株式会社みなと介護サービス", "合同会社つばめ食堂", "有限会社白樺工務店"],
      number: "387412-20YY9999-99999999",
      units: ["個"],
    });
    const bar = "-".repeat(48);
    return {
      bytes: mail(order, {
        from: "ショップ受注通知 <order@mall.example>",
        to: "orders@supplier.example",
        subject: `【注文】ご注文内容の確認（自動送信）`,
        text: [
          "このメールはご注文が入ったことをお知らせする自動送信メールです。",
          "",
          bar,
          `[受注番号] ${order.number}`,
          `[日時]     ${order.date} 10:12:45`,
          `[注文者]   ${order.buyer.name}`,
          `           ${order.buyer.lines.toReversed().join(" ")}`,
          `           (TEL) ${order.buyer.phone}`,
          "[支払方法] 後払い",
          "[ポイント利用方法] なし",
          `[お届け日時]  ${order.due}`,
          bar,
          "[商品]",
          ...order.items.flatMap((item) => [
            `${item.name}(${item.sku})`,
            "選択肢: 通常配送",
            `価格  ${us(item.price, 0)}(円) x ${item.quantity}(個) = ${us(item.total, 0)}(円)    (税込、送料込)`,
            "",
          ]),
          "*".repeat(48),
          `小計     ${us(order.net, 0)}(円)`,
          "送料          0(円)",
          bar,
          `合計     ${us(order.net, 0)}(円)`,
          bar,
          "",
        ].join("\n"),
      }),
      ...truly(order),
      currency: "JPY",
      requestedDate: order.due,
      total: order.net,
    };
  },
);

/** A Spanish bar's mail: headings of shelves, articles without numbers, halves of cases and words for amounts. */
const bar = written("abroad-mail-bar-cajas-es", { words: "es", ending: "eml", min: 3, max: 9 }, (plain) => {
  const made = noted(plain, {
    land: "es",
    firms: ["Bar Casa Manolo", "Mesón El Olivar", "Cafetería Puerto Chico, S.L."],
    sellers: ["Bebidas y Congelados Teruel, S.L."],
    people: ["Manolo", "Charo Benítez"],
    goods: [
      "Cerveza barril 50 L",
      "Tónica 24 x 20 cl",
      "Calamar romana congelado 1 kg",
      "Aceite girasol alto oleico 10 L",
      "Servilleta miniservis 14 paq.",
      "Café mezcla 80/20 1 kg",
      "Vino tinto crianza 6 bot.",
    ],
    units: ["cajas", "barriles", "bolsas"],
    number: "99",
    code: "9999",
  });
  const order = relined(
    made,
    made.items.map((item) => ({ ...item, quantity: made.random.int(1, 24), total: rounded(item.price, 2) })),
  );
  const half = Math.ceil(order.items.length / 2);
  const list = (items: typeof order.items) =>
    items.map((item) => `- ${item.name}: ${item.quantity} ${item.unit}`);
  return {
    bytes: mail(order, {
      from: `${order.person} <bar@customer.example>`,
      to: "pedidos@supplier.example",
      subject: `pedido nº ${order.number} para el ${day(order.due, "dd/mm/yyyy")}`,
      text: [
        "Buenas,",
        "",
        "os paso el pedido de esta semana:",
        "",
        "BARRA",
        ...list(order.items.slice(0, half)),
        "",
        "COCINA",
        ...list(order.items.slice(half)),
        "",
        "Traedlo antes de las 11 por favor, que luego no se puede aparcar.",
        `Si no hay de algo me llamáis al ${order.buyer.phone}.`,
        "",
        "Un saludo,",
        `${order.person} - ${order.buyer.name}`,
        order.buyer.lines.join(", "),
        "",
      ].join("\n"),
    }),
    ...told(order),
    lines: order.items.map((item) => ({
      description: item.name,
      quantity: item.quantity,
      unit: item.unit,
      unitPrice: null,
      lineTotal: null,
    })),
    requestedDate: order.due,
    total: null,
  };
});

export const abroadNotices = [mall, bar];
