import { drawn, printed } from "../_family.ts";
import { page, row } from "../_html.ts";
import { day, eu } from "../_print.ts";
import { cells, columnsOf, flowOf, heads } from "../_table.ts";

/** A Brazilian order by mail: captions above values, the seller called «vendedor», the buyer under billing data, no day at all. */
const mail = printed("T-br-mail", { words: "pt", max: 20 }, (order) => {
  const title = (text: string) => `<p><b>${text}</b></p>`;
  return {
    html: page(
      "p{margin:6px 0 2px}",
      `<div style="font-size:14pt;color:#6b4">◉ café serrano</div>${title("PEDIDO DE COMPRA")}
<table>${row(["Nº do PEDIDO:", "TIPO DE PEDIDO:", "EFETUADO PELA FILIAL:"])}${row([order.number.padStart(9, "0"), "REPOSIÇÃO", "001 - MATRIZ"])}</table>${title("VENDEDOR")}<table>${row([order.seller.name])}</table>
${title("DADOS PARA O FATURAMENTO")}<table><tr><td colspan=2>EMPRESA: ${order.buyer.name}${row([`CNPJ: 12.345.678/0001-${order.random.digits(2)}`, "INSC. EST.: 101.202.303"])}${row([`ENDEREÇO: ${order.buyer.lines[0]}`, "CEP: 89219-500"])}${row([`CIDADE: ${order.buyer.lines[1]!.split(" - ")[0]}`, "ESTADO: SC"])}${row([`TELEFONE: ${order.buyer.phone}`, `CONTATO: ${order.person}`])}</table>
${title("DADOS PARA ENTREGA")}<table><tr><td colspan=2>ENDEREÇO: ${order.site.lines[0]}${row(["CEP: 89219-500", "BAIRRO: Distrito Industrial"])}${row([`CIDADE: ${order.site.lines[1]!.split(" - ")[0]}`, "UF: SC"])}</table>
${title("CONDIÇÕES DE PAGAMENTO")}<table>${row(["TIPO FRETE:", "TIPO DE DOCUMENTO:", "PRAZO DE PAGAMENTO:"])}${row(["CIF", "BOLETO", "28/35/42 DIAS"])}</table>
<table>${row(["<b>MENSAGEM ROMANEIO</b> :", "<b>OBSERVAÇÕES</b> :"])}${row(["ENTREGAR PELA MANHÃ", ""])}</table>${title("ITENS DO PEDIDO")}<hr>
<table>${row(["<b>Cód.</b>", "<b>Produto</b>", "<b>Qtde.</b>", "<b>Valor unitário</b>", "<b>R$</b>"], ["", "", "r", "r", "r"])}${order.items.map((item) => row([item.sku, item.name, item.quantity, `R$ ${eu(item.price)}`, `R$ ${eu(item.total)}`], ["", "", "r", "r", "r"])).join("")}<tr><th colspan=4 class=r>TOTAL<th class=r>R$ ${eu(order.net)}</table>`,
      "A4",
    ),
    docNumber: order.number.padStart(9, "0"),
    date: null,
    currency: "BRL",
  };
});

/** A Brazilian ERP, landscape: tax rate between price and amount, delivery and cost centre after it, sums with and without tax. */
const protheus = drawn(
  "T-br-erp",
  { words: "pt", size: [842, 595], max: 40, priceDecimals: 4, base: { size: 8 } },
  (order, pen) => {
    const columns = columnsOf(`36 Item | 64 Código | 124/210 Descrição do Material | 344 UM | >420 Quant.
      >490 Vlr. Unitário | >526 IPI % | >600 Valor Total | 610 Entrega | 672 C.C. | 720 Num. SC`);
    const ipi = order.items.map(() => order.random.pick([0, 5, 10]));
    const tax = Number(
      order.items.reduce((sum, item, i) => sum + (item.total * ipi[i]!) / 100, 0).toFixed(2),
    );
    const head = () => {
      pen.box(30, 24, 782, 96);
      pen.say(421, 30, "PEDIDO DE COMPRAS - Reais", { align: "center", bold: true, size: 11 });
      pen.say(806, 30, `${order.number} / 1`, { align: "right", bold: true, size: 11 });
      pen.say(806, 46, `1a. Emissão   Página: ${pen.pages}`, { align: "right" });
      pen.block(36, 52, [
        `Empresa: ${order.buyer.name}`,
        `Endereço: ${order.buyer.lines.join("  ")}`,
        `CNPJ/CPF: 12.345.678/0001-90  IE: 101202303`,
        `TEL.: ${order.buyer.phone}  FAX:`,
      ]);
      pen.block(430, 60, [
        `${order.seller.name}   Código: 000123  Loja: 01`,
        order.seller.lines.join("  "),
        `CNPJ: 98.765.432/0001-10   I.E.: ISENTO`,
        `Contato: ${order.person}`,
      ]);
      pen.rule(30, 124, 812);
      const rows = heads(pen, 128, columns, { bold: true });
      pen.rule(30, rows, 812);
      return rows + 4;
    };
    const foot = () =>
      void pen.say(36, 556, "D E S C O N T O S -->   0,00 %   0,00 %   0,00 %            0,00");
    const flow = flowOf(pen, { y: head(), bottom: 480, again: head, end: foot });
    order.items.forEach((item, i) => {
      flow.need(24);
      flow.y =
        cells(pen, flow.y, columns, [
          String(item.at).padStart(4, "0"),
          item.buyerSku,
          item.name.toUpperCase(),
          item.unit,
          eu(item.quantity, 2),
          eu(item.price, 4),
          eu(ipi[i]!, 1),
          eu(item.total),
          day(item.due, "dd/mm/yyyy"),
          "3102",
          order.random.digits(6),
        ]) + 2;
    });
    foot();
    pen.rule(30, 496, 812);
    pen.block(36, 500, [
      "Local de Entrega : Rua das Indústrias, 1450 Joinville - SC",
      "Condição de Pagto 028  28 DIAS",
      `Data de Emissão: ${day(order.date, "dd/mm/yyyy")}`,
      "Obs. do Frete: CIF",
    ]);
    [
      ["Total das Mercadorias :", order.net],
      ["IPI :", tax],
      ["Total com Impostos:", order.net + tax],
      ["Total Geral :", order.net + tax],
    ].forEach(([caption, amount], i) => {
      pen.say(560, 500 + i * 11, String(caption));
      pen.say(806, 500 + i * 11, eu(Number(amount)), { align: "right" });
    });
    return {
      currency: "BRL",
      total: Number((order.net + tax).toFixed(2)),
      line: (item) => ({ sku: null, buyerSku: item.buyerSku }),
    };
  },
);

/** A Paraguayan order: data of seller and client side by side, money without cents. */
const paraguay = printed(
  "T-py-orden",
  { words: "es", max: 24, decimals: 0, priceDecimals: 0, scale: 1000 },
  (order) => {
    const data = (title: string, { name, lines, phone }: typeof order.buyer) =>
      `<td style="width:50%"><h3>${title}</h3><p>Nombres y Apellidos/Razón Social: <b>${name}</b><br>R.U.C: <b>800${order.random.digits(5)}-1</b><br>Dirección: <b>${lines.join(", ")}</b><br>Teléfono: <b>${phone}</b></p>`;
    return {
      html: page(
        "table,td,th{border:1px solid #000;font-family:Verdana,sans-serif;font-size:8pt}.g td{background:#d3d3d3;font-weight:bold}h3{margin:2px 0}",
        `<table><tr><td><p class=c style="font-size:12pt"><b>ORDEN DE COMPRA</b></p><td><p>Fecha Emisión: <b>${day(order.date, "dd/mm/yyyy")}</b></p><p>Nro. de Orden: <b>${order.number}</b></p></tr><tr>${data("Datos del proveedor", order.seller)}${data("Datos del cliente", order.buyer)}</table>
<table><thead style="background:#d3d3d3">${row(["#", "Descripción", "Cantidad", "Precio Unitario Gs.", "Total Gs."], [], "th")}</thead>${order.items.map((item) => row([item.at, item.name, eu(item.quantity, 0), eu(item.price, 0), eu(item.total, 0)], ["", "", "r", "r", "r"])).join("")}<tr class=g><td colspan=3><td class=r>Subtotal Gs.<td class=r>${eu(order.net, 0)}<tr class=g><td colspan=3><td class=r>Total Gs.<td class=r>${eu(order.net, 0)}</table>`,
        "A4",
      ),
      line: () => ({ sku: null, unit: null }),
    };
  },
);

export const templatesLatin = [mail, protheus, paraguay];
