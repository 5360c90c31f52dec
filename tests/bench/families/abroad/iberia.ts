import { printed } from "../_family.ts";
import { page, row } from "../_html.ts";
import { relined } from "../_next.ts";
import { noted, told } from "../_note.ts";
import { later, rounded } from "../_order.ts";
import { bare, day, eu, us } from "../_print.ts";
import { taxOf, withTax } from "../_trade.ts";

const GRID = ".g td,.g th{border:1px solid #555;font-size:7.5pt}";

/** A Mexican works' order: the tax office's article class beside the maker's number, brand and model under the words, the asking department as a bar. */
const partidas = printed("abroad-partidas-mx", { words: "es", max: 24 }, (plain) => {
  const order = noted(plain, {
    land: "es",
    firms: [
      "Cementos del Altiplano, S.A. de C.V.",
      "Ingenio Santa Lucero, S.A. de C.V.",
      "Autopartes Nazas, S.A.P.I.",
    ],
    sellers: ["Refaccionaria Industrial del Centro, S.A. de C.V.", "Proveedora Eléctrica Tepeyac, S.A."],
    people: ["Ing. Rocío Valdivia", "Lic. Óscar Treviño"],
    goods: [
      "Contactor trifásico 32 A bobina 220 V",
      "Chumacera de piso 2-7/16",
      "Sello mecánico tipo 21 1-3/4",
      "Cartucho filtrante 5 micras 20 pulg",
      "Motorreductor sinfín 1.5 HP relación 30:1",
      "Cadena de rodillos paso 60",
      "Manómetro glicerina 0-10 kg/cm2",
    ],
    units: ["PZA", "JGO", "MTO"],
    number: "OC-99999",
    code: "9AX-9999",
  });
  const { random } = order;
  const rows = order.items.flatMap((item, i) => [
    ...(i % 7 === 0
      ? [
          `<tr><td colspan=9 style="background:#ddd"><b>DEPTO. SOLICITANTE: ${random.pick(["MANTENIMIENTO MECÁNICO", "TALLER ELÉCTRICO", "CALDERAS"])}</b> &nbsp; REQ. ${random.digits(5)}</tr>`,
        ]
      : []),
    row(
      [
        item.at,
        `3917${random.digits(4)}`,
        item.sku,
        `${item.name}<br>Marca: ${random.pick(["Genérica", "Baldomar", "Rexmo"])}<br>Modelo: ${random.pick(["T", "KX"])}${random.digits(3)}`,
        item.unit,
        day(item.due, "dd/mm/yyyy"),
        bare(item.quantity, 2),
        `$${us(item.price)}`,
        `$${us(item.total)}`,
      ],
      ["c", "c", "", "", "c", "c", "r", "r", "r"],
    ),
  ]);
  const captions = [
    "Part.",
    "Clave SAT",
    "No. de parte",
    "Descripción",
    "U.M.",
    "F. entrega",
    "Cantidad",
    "P. Unitario",
    "Importe",
  ];
  return {
    html: page(
      `${GRID}.k td{border:1px solid #555;font-size:8pt}`,
      `<table class=k><tr><td rowspan=3 style="width:55%"><b style="font-size:12pt">${order.buyer.name}</b><br>RFC: CAL${random.digits(6)}TR${random.digits(1)}<br>${order.buyer.lines.join("<br>")}<td><b>ORDEN DE COMPRA</b><td><b>${order.number}</b><tr><td>Fecha de elaboración<td>${day(order.date, "dd/mm/yyyy")}<tr><td>Moneda<td>MXN</table>
<table class=k style="margin:6px 0"><tr><td style="width:50%"><b>PROVEEDOR</b><br>${[order.seller.name, ...order.seller.lines].join("<br>")}<td><b>ENTREGAR EN</b><br>${[order.site.name, ...order.site.lines].join("<br>")}<br>Recepción: L-V 8:00 a 14:00 h<tr><td>Uso CFDI: G03 Gastos en general &nbsp; Método de pago: PPD<td>Condiciones: 30 días crédito &nbsp; Comprador: ${order.person}</table>
<table class=g><thead>${row(captions, [], "th")}</thead>${rows.join("")}</table>
<table style="width:auto;margin:6px 0 0 auto">${row(["Subtotal", `$${us(order.net)}`], ["", "r"])}${row(["IVA 16%", `$${us(taxOf(order, 16))}`], ["", "r"])}${row(["<b>Total</b>", `<b>$${us(withTax(order, 16))}</b>`], ["", "r"])}</table>
<p style="font-size:7pt">Favor de indicar el número de orden de compra en su factura, remisión y empaque. Horario de pago: viernes de 10 a 13 h.</p>`,
    ),
    ...told(order),
    currency: "MXN",
    total: withTax(order, 16),
  };
});

/** A Brazilian buying site's print: each article a card, its captions above its figures, the freight and days it was quoted with among them. */
const cards = printed("abroad-cartoes-cotacao-br", { words: "pt", max: 14 }, (plain) => {
  const order = noted(plain, {
    land: "pt",
    firms: ["Hospital São Tarcísio", "Cooperativa Agrícola Vale do Iguá", "Usina Pedra Branca S.A."],
    sellers: ["Distribuidora Meridional Ltda", "Comercial Araripe de Peças Ltda"],
    people: ["Tatiane Moura", "Wellington Prates"],
    goods: [
      "Compressa de gaze 7,5 x 7,5 13 fios pct c/ 500",
      "Correia em V B-68",
      "Equipo macrogotas com injetor lateral",
      "Lâmpada tubular LED 18 W 6500 K",
      "Retentor 35 x 52 x 7 NBR",
      "Desinfetante hospitalar 5 L",
    ],
    units: ["Unidade", "Pacote", "Galão", "Peça"],
    number: "999999999",
    code: "999.999",
  });
  const { random } = order;
  const card = (item: (typeof order.items)[number]) =>
    `<div class=i><div class=b>Item ${item.at} &ndash; ${item.name}</div><table>${row(
      [
        "Cód. fornecedor",
        "Cód. interno",
        "Embalagem",
        "Quantidade",
        "Marca / Fabricante",
        "Prazo (dias)",
        "Frete",
        "Valor unit. (R$)",
        "Valor total (R$)",
      ],
      [],
      "th",
    )}${row([
      item.sku,
      item.buyerSku,
      item.unit,
      eu(item.quantity, 0),
      random.pick(["Nordal", "Cremer Sul", "Dayto"]),
      random.int(3, 20),
      "CIF",
      eu(item.price),
      eu(item.total),
    ])}</table>${item.at % 4 === 2 ? "<div class=o>Observação do item: validade mínima de 12 meses na entrega.</div>" : ""}</div>`;
  return {
    html: page(
      ".i{border:1px solid #9ab;margin:5px 0;break-inside:avoid}.b{background:#e6eef5;font-weight:bold;padding:2px 4px}.i th{font-size:7pt;color:#567;font-weight:normal}.i td{font-size:8.5pt}.o{font-size:7.5pt;padding:0 4px 2px}",
      `<table><tr><td><b style="font-size:13pt">Pedido de Compra nº ${order.number}</b><br>Confirmado em ${day(order.date, "dd/mm/yyyy")} às 14:22<td class=r>Cotação nº ${random.digits(8)}<br>Situação: Confirmado</table><hr>
<table><tr><td style="width:50%"><b>Comprador</b><br>${order.buyer.name}<br>CNPJ ${random.digits(2)}.${random.digits(3)}.${random.digits(3)}/0001-${random.digits(2)}<br>${order.buyer.lines.join("<br>")}<br>Contato: ${order.person}<td><b>Fornecedor</b><br>${order.seller.name}<br>${order.seller.lines.join("<br>")}<tr><td><b>Local de entrega</b><br>${order.site.lines.join("<br>")}<td><b>Entregar até</b>: ${day(order.due, "dd/mm/yyyy")}<br><b>Condição de pagamento</b>: 28 ddl<br><b>Faturamento mínimo</b>: R$ 350,00</table>
${order.items.map(card).join("")}<p class=r>Quantidade de itens: ${order.items.length}<br><b>Valor total do pedido: R$ ${eu(order.net)}</b></p>`,
      "A4",
    ),
    ...told(order, ({ buyerSku }) => ({ buyerSku })),
    currency: "BRL",
    requestedDate: order.due,
    total: order.net,
  };
});

/** A Spanish builder's house: goods first counted in packs and measured in what they are priced by, one column for each; deliveries asked in weeks. */
const medidas = printed("abroad-medidas-precio-es", { words: "es", max: 18 }, (plain) => {
  const made = noted(plain, {
    land: "es",
    firms: ["Construcciones Arlanza, S.L.", "Reformas Guadalmina, S.L.U.", "Grupo Edificar Ebro, S.A."],
    sellers: ["Azulejos y Saneamientos Peral, S.A.", "Almacenes Ibor, S.L."],
    people: ["Nuria Camps", "Iván Robledo"],
    goods: [
      "Pavimento porcelánico 60x60 gris",
      "Tarima laminada AC5 roble",
      "Aislante lana de roca 60 mm",
      "Placa yeso laminado 13 mm",
      "Rodapié lacado blanco 80 mm",
    ],
    units: ["m2"],
    number: "PC-YY-9999",
    code: "AZ-99999",
  });
  const packs = made.items.map(
    () => [made.random.int(2, 60), made.random.pick([1.44, 2.22, 5.76, 3.6])] as const,
  );
  const order = relined(
    made,
    made.items.map((item, i) => {
      const quantity = rounded(packs[i]![0] * packs[i]![1], 2);
      const price = rounded(Math.min(item.price, 45), 2);
      return { ...item, quantity, price, total: rounded(quantity * price, 2) };
    }),
  );
  const due = later(order.due, 0);
  const rows = order.items.map((item, i) =>
    row(
      [
        item.sku,
        item.name,
        packs[i]![0],
        eu(packs[i]![1]),
        eu(item.quantity),
        item.unit,
        eu(item.price),
        eu(item.total),
      ],
      ["", "", "r", "r", "r", "c", "r", "r"],
    ),
  );
  return {
    html: page(
      `${GRID}h3{margin:0}`,
      `<table><tr><td><h3>${order.buyer.name}</h3>${order.buyer.lines.join("<br>")}<br>NIF B-${made.random.digits(8)}<td style="border:1px solid #555;width:40%"><b>PEDIDO A PROVEEDOR</b><br>Nº pedido: ${order.number}<br>Fecha: ${day(order.date, "dd-mm-yyyy")}<br>Obra: 0${made.random.digits(2)} Residencial Los Olmos</table><br>
<b>Proveedor:</b> ${order.seller.name}, ${order.seller.lines.join(", ")}<br><b>Entrega en obra:</b> ${order.site.lines.join(", ")} &nbsp; <b>Plazo:</b> antes del ${day(due, "dd-mm-yyyy")}<br><br>
<table class=g><thead>${row(["Código", "Material", "Cajas", "m2/caja", "Medición", "Ud", "€/ud", "Total €"], [], "th")}</thead>${rows.join("")}</table>
<p class=r>Base imponible: ${eu(order.net)} €<br>IVA 21 %: ${eu(taxOf(order, 21))} €<br><b>TOTAL: ${eu(withTax(order, 21))} €</b></p>
<p>Forma de pago: confirming a 90 días. Descarga con pluma por cuenta del proveedor. Solicita: ${order.person}</p>`,
      "A4",
    ),
    ...told(order),
    currency: "EUR",
    requestedDate: due,
    total: withTax(order, 21),
  };
});

export const abroadIberia = [partidas, cards, medidas];
