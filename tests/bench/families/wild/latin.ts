import { printed } from "../_family.ts";
import { page, row, table } from "../_html.ts";
import { rounded } from "../_order.ts";
import { day, eu, us } from "../_print.ts";
import { taxOf, traded, truly, withTax } from "../_trade.ts";

/** Supplier's and client's particulars in two boxes, guaraníes without cents. */
const datos = printed(
  "wild-word-datos-py",
  { words: "es", max: 24, scale: 900, priceDecimals: 0, decimals: 0 },
  (order) => {
    const number = `001-${order.random.digits(7)}`;
    const about = (title: string, { name, lines, phone }: typeof order.buyer) =>
      `<td style="width:50%"><h3>${title}</h3><p>Nombres y Apellidos/Razón Social: <b>${name}</b><br>R.U.C: <b>800${order.random.digits(5)}-${order.random.digits(1)}</b><br>Dirección: <b>${lines.join(", ")}</b><br>Teléfono: <b>${phone}</b><br></p>`;
    return {
      html: page(
        "body{font-family:Verdana,'DejaVu Sans',sans-serif;font-size:8pt}table,td,th{border:1px solid #000}.s td{background:#d3d3d3;font-weight:bold}",
        `<table><tr><td><p class=c style="font-size:12px"><b>ORDEN DE COMPRA</b></p><td><p>Fecha Emisión: <b>${day(order.date, "dd/mm/yyyy")}</b></p><p>Nro. de Orden: <b>${number}</b></p><tr>${about("Datos del proveedor", order.seller)}${about("Datos del cliente", order.buyer)}</table>${table(
          ["#", "Descripción", "Cantidad", "Precio Unitario Gs.", "Total Gs."],
          order.items.map((item) => [
            item.at,
            item.name,
            item.quantity,
            eu(item.price, 0),
            eu(item.total, 0),
          ]),
          ["", "", "c", "r", "r"],
        ).replace(
          "</tbody>",
          `<tr class=s><td colspan=3><td class=r>Subtotal Gs.<td class=r>${eu(order.net, 0)}<tr class=s><td colspan=3><td class=r>Total Gs.<td class=r>${eu(order.net, 0)}</tbody>`,
        )}`,
        "A4",
      ),
      docNumber: number,
      currency: "PYG",
      line: () => ({ sku: null, unit: null }),
    };
  },
);

/** A group of schools: the order's number in a sentence, the school in a strip, no supplier. */
const school = printed("wild-school-strip-mx", { words: "es", max: 20 }, (made) => {
  const order = traded(made, {
    wares: [
      "Toner negro CE285A",
      "Papel bond carta 75 g",
      "Marcador para pizarrón",
      "Cloro galón",
      "Papel higiénico jumbo",
      "Silla plegable",
    ],
    buyers: ["Colegio Altavista Campus Norte", "Colegio Ciudad Jardín", "Instituto Valle Real"],
    number: "9999",
    units: ["PZA"],
  });
  return {
    html: page(
      "body{font-size:10pt}.g td,.g th{border:1px solid #000}.g th{background:#ccc}",
      `<table><tr><td style="width:70%"><td><table class=g><tr><th class=c>Fecha<tr><td class=c>${day(order.date, "dd/mm/yyyy")}<tr><td class=c>Orden Compra ${order.number}</table></table><br>${table(["Colegio ID", "Nombre", "Moneda", "Fecha de Pedido"], [[`C${order.random.digits(2)}`, order.buyer.name, "MXN", day(order.date, "dd/mm/yyyy")]], ["c", "c", "c", "c"])}<br>${table(
        ["ID", "Descripción", "Cantidad", "P.U.", "Importe"],
        order.items.map((item) => [item.sku, item.name, item.quantity, us(item.price), us(item.total)]),
        ["", "", "c", "r", "r"],
      )}<table style="width:40%;margin-left:60%">${row(["<b>Subtotal:</b>", us(order.net)], ["r", "r"])}${row(["<b>IVA:</b>", us(taxOf(order, 16))], ["r", "r"])}${row(["<b>TOTAL:</b>", us(withTax(order, 16))], ["r", "r"])}</table>`,
    ),
    ...truly(order, () => ({ unit: null })),
    currency: "MXN",
    total: withTax(order, 16),
  };
});

/** A roaster's branch: captions above their values, three parties by what they are for, no day anywhere. */
const filial = printed("wild-filial-blocks-br", { words: "pt", max: 20 }, (order) => {
  const { random, buyer, site } = order;
  const number = random.digits(9);
  const two = (...pairs: [string, string][]) =>
    `<tr>${pairs.map(([caption, value]) => `<td style="width:50%"><p>${caption}: ${value}</p>`).join("")}`;
  const cep = (text: string) => /\d{5}-\d{3}/.exec(text)?.[0] ?? "";
  const city = (text: string) => text.split(" - ")[0]!;
  const three = (captions: string[], values: string[]) =>
    `<table>${row(captions.map((one) => `<p>${one}</p>`))}${row(values.map((one) => `<p>${one}</p>`))}</table>`;
  const [street, town] = [site.lines[0]!, site.lines[1]!];
  return {
    html: page(
      "body{font-size:8.5pt}p{margin:3px 0}td{width:33%}.g td{width:auto}",
      `<p><b>PEDIDO DE COMPRA</b></p>${three(["Nº do PEDIDO:", "TIPO DE PEDIDO:", "EFETUADO PELA FILIAL:"], [number, "COMPRA PARA ESTOQUE", `03 - ${city(buyer.lines[1]!).toUpperCase()}`])}<p><b>VENDEDOR</b></p><p>${order.person}</p><p><br><b>DADOS PARA O FATURAMENTO</b></p><table>${two([`EMPRESA`, buyer.name])}${two(["CNPJ", `1${random.digits(1)}.${random.digits(3)}.${random.digits(3)}/0003-${random.digits(2)}`], ["INSC. EST.", random.digits(9)])}${two(["ENDEREÇO", buyer.lines[0]!], ["CEP", cep(buyer.lines[1]!)])}${two(["CIDADE", city(buyer.lines[1]!)], ["ESTADO", "SC"])}${two(["TELEFONE", buyer.phone], ["CONTATO", "Compras"])}</table><p><b>DADOS PARA ENTREGA</b></p><table>${two(["ENDEREÇO", street])}${two(["CEP", cep(town)], ["BAIRRO", "Distrito Industrial"])}${two(["CIDADE", city(town)], ["UF", "SC"])}</table><p><b>DADOS PARA COBRANÇA</b></p><table>${two(["ENDEREÇO", street])}${two(["CIDADE/UF", `${city(town)} / SC`])}${two(["CEP", cep(town)])}</table><p><b>CONDIÇÕES DE PAGAMENTO</b></p>${three(["TIPO FRETE:", "TIPO DE DOCUMENTO:", "PRAZO DE PAGAMENTO:"], ["CIF", "BOLETO BANCÁRIO", "28/42/56 DIAS"])}${three(["<b>MENSAGEM ROMANEIO</b> :", "<b>OBS. LIBERAÇÃO</b> :", "<b>OBSERVAÇÕES</b> :"], ["", "", "Entregar somente pela manhã"])}<p><b>ITENS DO PEDIDO</b></p><hr>${table(
        ["Cód.", "Produto", "Qtde.", "Valor unitário", "R$"],
        order.items.map((item) => [
          item.sku,
          item.name,
          item.quantity,
          `R$ ${eu(item.price)}`,
          `R$ ${eu(item.total)}`,
        ]),
        ["", "", "r", "r", "r"],
      ).replace("</tbody>", `<tr><th colspan=4 class=r>TOTAL<th class=r>R$ ${eu(order.net)}</tbody>`)}`,
      "A4",
    ),
    docNumber: number,
    date: null,
    currency: "BRL",
    shipTo: { name: buyer.name, lines: [street, city(town)] },
    line: () => ({ unit: null }),
  };
});

/** A chamber's order: a sentence in a box above the lines, tax kept back below them. */
const chamber = printed("wild-withheld-tax-ve", { words: "es", max: 18 }, (order) => {
  const { random } = order;
  const number = random.digits(4);
  const money = (value: number) => `USD ${eu(value)}`;
  const tax = taxOf(order, 16);
  const kept = rounded(tax * 0.75, 2);
  return {
    html: page(
      ".g td,.g th,.h td{border:1px solid #000;padding:6px}",
      `<h2 class=c>${order.buyer.name}</h2><h3 class=c>Orden de Compra N°: ${number}</h3><p class=c>${day(order.date, "dd/mm/yyyy")}</p><p class=c>${order.buyer.lines.join(", ")}<br>Teléfonos: ${order.buyer.phone} | RIF: J-${random.digits(8)}-${random.digits(1)}<br>Web: www.comprador.example | Email: compras@comprador.example</p><table class=h><tr><td><b>Proveedor:</b><td>${order.seller.name}<td><b>RIF:</b><td>J-${random.digits(8)}-0<tr><td><b>Dirección:</b><td colspan=3>${order.seller.lines.join(", ")}</table><p style="border:1px solid #000;padding:8px"><b>ESTIMADO PROVEEDOR, DE ACUERDO A SU COTIZACIÓN ENVIADA POR WS, FAVOR SUMINISTRAR LO ABAJO INDICADO</b></p>${table(
        ["REF", "CANTIDAD", "DESCRIPCIÓN", "PRECIO UNITARIO", "TOTAL"],
        order.items.map((item) => [item.sku, item.quantity, item.name, money(item.price), money(item.total)]),
        ["", "c", "", "r", "r"],
      )}<p class=r><b>Subtotal:</b> ${money(order.net)}</p><p class=r><b>IVA (16%):</b> ${money(tax)}</p><p class=r><b>Ret. IVA (75%):</b> ${money(kept)}</p><p class=r><b>Neto a pagar: ${money(rounded(order.net + tax - kept, 2))}</b></p><table><tr><td class=c>____________________<br>${order.person}<br>Departamento de Compras<td class=c>____________________<br>Coordinación Financiera<br>Aprobado por</table>`,
    ),
    docNumber: number,
    currency: "USD",
    total: undefined,
    line: () => ({ unit: null }),
  };
});

export const wildLatin = [datos, school, filial, chamber];
