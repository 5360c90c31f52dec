import type { Tongue } from "./tongue.ts";

/** Spanish. */
export const es: Tongue = {
  "purchase order":
    "orden de compra|pedido|pedido de compra|pedido a proveedor|orden de pedido|orden compra|nota de pedido|solicitud de pedido|hoja de pedido|pedido proveedor|pedido al proveedor|orden de compra a proveedor",
  "order no":
    "número de pedido|nº pedido|n° de pedido|pedido nº|orden de compra nº|número de orden|nº de orden|no de orden|orden de compra no|n° oc|oc n°|número de orden de compra|n° orden de compra|orden nº|folio oc|nº de pedido|no orden de compra|nro de orden|nro orden de compra|nro oc|orden de compra nro|nro de pedido|pedido nro|nro orden|número oc|nro de orden de compra|no oc|oc no|n° pedido|pedido n°|nota de pedido nº|pedido número|nº oc|orden número|orden de compra número|no de pedido|pedido a proveedor nº",
  "document no": "nº documento|número de documento|folio|serie-folio|serie y folio|serie/folio",
  "order date":
    "fecha de pedido|fecha pedido|fecha de orden|fecha de emisión|fecha emisión|fecha de la orden|fecha oc|fecha de compra|fecha de elaboración|fecha de expedición|emitida el|fecha orden|fecha de creación|fecha documento|fecha de solicitud|fecha orden de compra|fecha de la orden de compra|fecha de la oc|fecha elaboración|fecha contabilización|fecha de contabilización|fecha envío oc|fecha de envío oc|fecha de envío de la oc",
  "requested delivery date":
    "fecha recepción esperada|fecha a atender|fecha de atención|fecha entrega productos|fecha de entrega productos|fecha de recepción esperada|fecha recepción prevista|fecha recepción|fecha de entrega|fecha entrega|f entrega|entrega|para el día|fecha requerida|fecha de entrega solicitada|plazo de entrega|plazo hasta|plazo máximo de entrega|fecha prevista de entrega|entregar antes del|fecha de entrega requerida|fecha de recepción|recepción|entrega prevista|fecha de servicio|fecha estimada de entrega|fecha prevista|fecha límite de entrega|fecha compromiso|fecha de necesidad|fecha de entrega prevista|fecha promesa|fecha solicitada|entregar el|fec entrega|fecha máxima de entrega|fecha deseada de entrega|entrega antes del|f prevista|fecha compromiso de entrega|entregar a más tardar",
  buyer:
    "comprador|cliente|empresa|razón social comprador|solicitante empresa|empresa compradora|facturar a nombre de|demandante|organismo comprador|entidad compradora|unidad ejecutora",
  supplier:
    "proveedor|vendedor|señores|señor es|datos del proveedor|nombre del proveedor|razón social proveedor|sres|razón social del proveedor|nombre proveedor",
  "delivery address":
    "dirección de entrega|lugar de entrega|entregar en obra|entrega en obra|entregar en|enviar a|rogamos suministren a|suministrar a|sírvanse entregar en|domicilio de entrega|dirección de envío|punto de entrega|sitio de entrega|entrega en|despachar a|dirección de despacho|lugar de despacho|embarcar a|consignar a|destino|destino de entrega|lugar de destino|lugar entrega|dirección entrega",
  "invoice address":
    "dirección de facturación|facturar a|datos de facturación|dirección facturación|facturación|domicilio fiscal|datos para facturación|facturar a nombre",
  total:
    "total|importe total|total general|total a pagar|monto total|total pedido|total del pedido|valor total|gran total|total orden de compra|total orden|total neto a pagar|total con iva|total oc|total factura|neto a pagar|total eur|total con igv|total mxn|total usd|total de la orden|importe total del pedido|total compra|total de la compra",
  subtotal:
    "subtotal|base imponible|importe neto|total neto|neto|total sin iva|total bruto|valor venta|monto neto|neto gravado|op gravada|total antes de iva|importe bruto|total gravado|valor neto",
  tax: "iva|i v a|importe iva|igv|i g v|impuestos|total iva|itbms|itbis|cuota iva|impuesto",
  shipping: "flete|transporte|portes|gastos de envío",
  "payment terms":
    "forma de pago|condiciones de pago|condición de pago|plazo de pago|términos de pago|cond pago|cond de pago|medio de pago",
  contact:
    "contacto|atención|solicitado por|elaborado por|responsable|solicitante|elaboró|autorizó|atte|persona de contacto|a la atención de",
  phone: "teléfono|tel|móvil|celular|teléfonos",
  words: {
    unit: "unid unidad und",
    value: "vlr valor",
    tax: "igv iva impuesto impuestos impto imptos itbis",
    remarks: "observacion observaciones",
    open: "restante pendiente saldo",
    line: "linea renglon partida",
    pos: "posicion",
    no: "numero num nro",
    item: "articulo producto",
    material: "material",
    code: "codigo clave estilo",
    ref: "referencia",
    part: "pieza",
    description: "descripcion denominacion detalle concepto especificacion especificaciones",
    quantity: "cantidad cant cdad ctd cntd pzas pzs tirada",
    price: "precio",
    amount: "importe monto",
    total: "suma suman",
    net: "neto",
    gross: "bruto",
    rate: "tasa",
    discount: "descuento dto dcto bon bonif bonificacion",
    delivery: "entrega entregas",
    date: "fecha dia plazo",
    due: "vencimiento",
    required: "requerida requerido requerimiento solicitada solicitado prevista",
    order: "pedido pedidos orden ordinata pedida pedidas",
    purchase: "compra compras",
    supplier: "proveedor prov fabricante vendedor",
    customer: "cliente comprador",
    your: "su sus",
    our: "nuestro nuestra",
    address: "direccion",
    invoice: "facturacion",
    issued: "emision elaboracion",
    weight: "peso",
    project: "proyecto obra",
    warehouse: "almacen deposito",
    drawing: "plano",
    account: "cuenta",
    plant: "planta fabrica",
    received: "recibido recibida existencia faltante",
    currency: "moneda",
    list: "lista",
    goods: "mercancia",
    document: "documento",
    page: "pagina",
    packing: "embalaje",
    pieces: "piezas",
  },
  // What the seller says of the goods that the buyer's own words name.
  sayings: [[/^especificacion(es)? (del )?proveedor$/g, "remarks"]],
};

/** Portuguese. */
export const pt: Tongue = {
  "purchase order":
    "pedido de compra|ordem de compra|encomenda|encomenda a fornecedor|nota de encomenda|pedido de compras|ordem de fornecimento|autorização de fornecimento|requisição de compra|nota de empenho|pedido|autorização de compra|solicitação de fornecimento|encomenda fornecedor|pedido a fornecedor|pedido ao fornecedor",
  "order no":
    "número do pedido|nº do pedido|encomenda a fornecedor n.º|encomenda fornecedor n.º|nota de encomenda n.º|pedido nº|pedido de compra nº|ordem de compra nº|nº da ordem de compra|encomenda nº|nº encomenda|número da encomenda|nº oc|oc nº|autorização de fornecimento nº|ordem de fornecimento nº|nº pedido|n° do pedido|pedido n°|número da ordem de compra|número do pedido de compra|pedido número|nº da encomenda|nota de encomenda nº|encomenda a fornecedor nº|nº af|número oc|af nº|nº da oc|nº da ordem|ordem nº|nro do pedido|pedido de compras nº|nº pedido de compra|número da ordem|nº da autorização|autorização de compra nº",
  "document no": "nº documento|documento nº",
  "order date":
    "data do pedido|data da encomenda|data de emissão|data emissão|data da ordem de compra|emissão|emitido em|data de criação|data da compra|data pedido|data encomenda|data da ordem|data doc|data do documento|data oc|dt emissão|dt pedido|data da emissão|data de abertura",
  "requested delivery date":
    "data de entrega|data entrega|prazo de entrega|entrega prevista|previsão de entrega|data prevista de entrega|data de entrega solicitada|entrega até|entregar até|data prevista|dt entrega|data necessidade|data da entrega|prev entrega|data desejada|data limite de entrega|previsão|data de entrega pretendida|data necessária|entregar em até|data de necessidade|data pretendida|data para entrega|entrega em|prazo entrega|data de recebimento|entregar dia",
  buyer:
    "comprador|cliente|empresa|contratante|adquirente|empresa compradora|comprador empresa|dados do comprador|órgão|tomador",
  supplier:
    "fornecedor|vendedor|dados do fornecedor|contratada|exmos senhores|exmo s sr s|exmo s sr|exmo sr|exmos srs|exmo s senhor es|nome do fornecedor|à empresa|razão social do fornecedor|credor|favorecido",
  "delivery address":
    "endereço de entrega|dados para entrega|dados de entrega|dados da entrega|local de entrega|morada de entrega|entregar em|local da entrega|entregar a|endereço para entrega|local de descarga|destino|local entrega|entrega no endereço|endereço entrega",
  "invoice address":
    "endereço de faturamento|faturar para|morada de faturação|dados de faturação|endereço de cobrança|faturar a|local de cobrança|dados para faturamento|faturamento|faturação|endereço de faturação|dados para faturação|faturar em nome de|dados de cobrança",
  total:
    "total|total geral|valor total|total do pedido|total da encomenda|valor total do pedido|total a pagar|total com iva|total líquido|valor total geral|total documento|total eur|total da ordem de compra|valor do pedido|total geral do pedido|valor líquido total|total r|total da compra|valor da ordem de compra|valor global|valor total da ordem|montante total|total do documento|total da ordem",
  subtotal:
    "subtotal|total dos produtos|valor dos produtos|total ilíquido|total produtos|total mercadorias|valor das mercadorias|total sem iva|total bruto|total de mercadoria|sub-total|valor total dos produtos|incidência|total sem impostos",
  tax: "iva|ipi|icms|valor do ipi|total iva|total do ipi|valor ipi|valor do icms|total ipi|impostos|total de impostos|icms st|valor icms",
  shipping: "frete|transporte|valor do frete|portes",
  "payment terms":
    "condição de pagamento|condições de pagamento|forma de pagamento|cond pagamento|prazo de pagamento|condição pagto|cond pagto|cond de pagamento|condição de pagto|modo de pagamento|cond pgto",
  contact:
    "contato|contacto|solicitante|requisitante|responsável|aos cuidados|a c|comprador responsável|emitido por|elaborado por",
  phone: "telefone|tel|fax|telemóvel|celular|fone",
  words: {
    unit: "unid unidade",
    amount: "montante",
    value: "vlr valor",
    open: "restante pendente saldo",
    line: "linha",
    pos: "posicao",
    no: "numero num",
    item: "artigo produto",
    code: "codigo",
    ref: "referencia",
    description: "descricao designacao especificacao discriminacao",
    quantity: "quantidade qtd qtde qde quant tiragem",
    price: "preco",
    tax: "iva ipi icms imposto",
    remarks: "observacao observacoes",
    rate: "taxa",
    discount: "desconto",
    delivery: "entrega",
    date: "data dia prazo",
    due: "vencimento",
    required: "solicitada prevista",
    order: "encomenda encomendada pedido ordem",
    purchase: "compra compras",
    supplier: "fornecedor fabricante vendedor",
    customer: "cliente comprador",
    address: "endereco morada",
    invoice: "faturamento",
    issued: "emissao",
    weight: "peso",
    project: "projeto",
    warehouse: "armazem deposito",
    drawing: "desenho",
    account: "conta",
    plant: "fabrica",
    received: "consegnato recebido recebida estoque",
    currency: "moeda",
    list: "tabela",
    goods: "mercadoria",
    document: "documento",
    general: "geral",
    page: "pagina",
    packing: "embalagem",
    pieces: "pecas",
    part: "parte",
    material: "material materiais",
    gross: "bruta bruto",
    net: "liquido",
  },
};
