import { written } from "../_family.ts";
import { sited, told } from "../_next.ts";
import { noted, told as noting } from "../_note.ts";
import { day, eu, us } from "../_print.ts";
import { traded } from "../_trade.ts";
import { grid, paragraph, word } from "../_word.ts";

/** A Turkish firm's form: one table from the title to the signatures, the heads in its first rows, the lines' captions halfway, sums and terms in its last. */
const oneTable = written("abroad-word-tek-tablo-tr", { words: "tr", ending: "docx", max: 14 }, (plain) => {
  const order = sited(
    traded(plain, {
      wares: [
        "Çelik boru Ø48,3 x 3,2",
        "Kaynak elektrodu 3,25 mm",
        "Epoksi boya RAL 7016",
        "Taşlama diski 115 mm",
        "Ankraj dübeli M12",
      ],
      buyers: ["Erciyes Çelik Konstrüksiyon Ltd. Şti.", "Poyraz Tersanecilik A.Ş."],
      number: "YY-S9999",
      units: ["ad", "kg", "kutu"],
    }),
    ["Tuzla Şantiyesi", "Kayseri OSB Şantiyesi"],
    ["Postane Mah. Rauf Bey Cad. 14", "12. Cadde No: 33"],
  );
  return {
    bytes: word([
      grid(
        [
          ["SİPARİŞ FORMU"],
          ["Sipariş No", order.number, "Tarih", day(order.date, "dd.mm.yyyy")],
          ["Firma", order.buyer.name, "Yetkili", order.person],
          ["Satıcı", order.seller.name, "Tel", order.seller.phone],
          [
            "Teslim yeri",
            [order.site.name, ...order.site.lines].join(", "),
            "Teslim tarihi",
            day(order.due, "dd.mm.yyyy"),
          ],
          ["S.No", "Malzeme kodu", "Malzemenin cinsi", "Birim", "Miktar", "Birim fiyat (TL)", "Tutar (TL)"],
          ...order.items.map((item) => [
            item.at,
            item.sku,
            item.name,
            item.unit,
            eu(item.quantity, 0),
            eu(item.price),
            eu(item.total),
          ]),
          ["TOPLAM (KDV hariç)", eu(order.net)],
          ["Ödeme: 30 gün vadeli çek. Nakliye satıcıya aittir."],
          ["Siparişi veren", "", "Onay", ""],
        ],
        7,
      ),
    ]),
    ...told(order),
    currency: "TRY",
    requestedDate: order.due,
    total: order.net,
  };
});

/** A Portuguese school's order in Word: a table for each of two lots, every one with its own captions, sum and place, the numbers of items going on. */
const lots = written(
  "abroad-word-dois-lotes-pt",
  { words: "pt", ending: "docx", min: 4, max: 16 },
  (plain) => {
    const order = noted(plain, {
      land: "pt",
      firms: ["Escola Técnica Vale do Ivaí", "Clube Náutico Itajaí", "Fundação Sertão Vivo"],
      sellers: ["Papelaria e Informática Cruzeiro Ltda"],
      people: ["Marlene Dutra", "Sandro Peixoto"],
      goods: [
        "Resma papel A4 75 g",
        "Pincel para quadro branco azul",
        "Cartucho preto 664",
        "Pasta suspensa kraft",
        "Cadeira fixa empilhável",
      ],
      units: ["un", "cx", "pct"],
      number: "AF 999/20YY",
      code: "99999-9",
    });
    const half = Math.ceil(order.items.length / 2);
    const table = (items: typeof order.items) =>
      grid([
        ["Item", "Qtde", "Un", "Cód.", "Especificação", "Vlr unit.", "Vlr total"],
        ...items.map((item) => [
          item.at,
          item.quantity,
          item.unit,
          item.sku,
          item.name,
          eu(item.price),
          eu(item.total),
        ]),
        ["", "", "", "", "Total do lote", "", eu(items.reduce((sum, { total }) => sum + total, 0))],
      ]);
    return {
      bytes: word(
        [
          paragraph(`AUTORIZAÇÃO DE FORNECIMENTO ${order.number}`),
          paragraph(
            `Data: ${day(order.date, "dd/mm/yyyy")}\nFornecedor: ${order.seller.name}\nResponsável: ${order.person}`,
          ),
          paragraph("Lote 1 – entrega na sede"),
          table(order.items.slice(0, half)),
          paragraph("Lote 2 – entrega no almoxarifado"),
          table(order.items.slice(half)),
          paragraph(`Valor global: R$ ${eu(order.net)}`),
          paragraph(
            `Prazo de entrega dos dois lotes: ${day(order.due, "dd/mm/yyyy")}. Emitir nota fiscal por lote.`,
          ),
        ],
        paragraph(`${order.buyer.name}\n${order.buyer.lines.join(" – ")}`),
      ),
      ...noting(order),
      currency: "BRL",
      requestedDate: order.due,
      total: order.net,
    };
  },
);

/** A lab's order in Word: a table where each article takes two rows, its figures in the first and its words, catalogue page and account in the second. */
const pairs = written("abroad-word-two-rows-lab", { ending: "docx", max: 12 }, (plain) => {
  const order = noted(plain, {
    land: "uk",
    firms: ["Penryn Marine Laboratory", "Institute of Soil Science, Elgin", "Kirkby Analytical Ltd"],
    sellers: ["Sci-Direct Supplies Ltd", "Albion Glassware"],
    people: ["Dr Fiona Kerr", "Tom Whitlow"],
    goods: [
      "Volumetric flask, class A, 250 ml",
      "Syringe filter, PTFE, 0.45 um",
      "Nitrile glove, powder free, M",
      "Acetonitrile, HPLC grade, 2.5 L",
      "Pipette tip, 200 ul, racked",
    ],
    units: ["EACH", "PK100", "CASE"],
    number: "LAB-99-9999",
    code: "99-999-999",
  });
  return {
    bytes: word([
      paragraph(`${order.buyer.name} - Order for goods`),
      grid([
        ["Order no.", order.number, "Date", day(order.date, "dd Mon yyyy")],
        ["Supplier", order.seller.name, "Requested by", order.person],
        [
          "Delivery to",
          [order.site.name, ...order.site.lines].join("\n"),
          "Wanted by",
          day(order.due, "dd Mon yyyy"),
        ],
      ]),
      paragraph(""),
      grid(
        [
          ["Cat. no.", "Quantity", "Pack", "Unit price (£)", "Cost (£)"],
          ...order.items.flatMap((item) => [
            [item.sku, item.quantity, item.unit, us(item.price), us(item.total)],
            [`${item.name}. Account ${order.random.digits(4)}-${order.random.digits(3)}`],
          ]),
          ["", "", "", "Total ex VAT", us(order.net)],
        ],
        5,
      ),
      paragraph(
        "Hazardous items: please include safety data sheets. Deliveries to the loading bay, 09.00-16.00.",
      ),
    ]),
    ...noting(order),
    currency: "GBP",
    requestedDate: order.due,
    total: order.net,
  };
});

export const abroadWords = [oneTable, lots, pairs];
