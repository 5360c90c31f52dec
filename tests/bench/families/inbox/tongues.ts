import { letter, unpriced } from "../_inbox.ts";
import type { Note } from "../_note.ts";
import type { Item, Order } from "../_order.ts";
import { eu } from "../_print.ts";

interface Tongue extends Note {
  months: string;
  subject: string;
  hello: string;
  asks: string;
  line: (item: Item) => string;
  due: (words: string) => string;
  to: string;
  bye: string;
  priced?: boolean;
}

const TONGUES: Record<string, Tongue> = {
  de: {
    land: "de",
    firms: ["Tischlerei Brandt GmbH", "Autohaus Kessel KG"],
    sellers: ["Beschlag Nord GmbH"],
    people: ["Jörg Brandt", "Silke Kessel"],
    goods: [
      "Topfscharnier 110°",
      "Schubladenauszug 500 mm",
      "Spanplattenschraube 4 x 40",
      "Holzleim D3 750 g",
      "Möbelgriff Edelstahl 128",
    ],
    units: ["Stück", "Karton", "Dosen"],
    number: "B-99999",
    code: "99.9999",
    months: "Januar Februar März April Mai Juni Juli August September Oktober November Dezember",
    subject: "Bestellung",
    hello: "Sehr geehrte Damen und Herren,",
    asks: "hiermit bestellen wir zu Ihren Konditionen unter der Bestellnummer",
    line: (item) => `${item.quantity} ${item.unit} ${item.name}, Art.-Nr. ${item.sku}, à ${eu(item.price)} €`,
    due: (words) => `Liefertermin spätestens ${words.replace(/^(\d+)/, "$1.")}.`,
    to: "Lieferanschrift:",
    bye: "Mit freundlichen Grüßen",
    priced: true,
  },
  fr: {
    land: "fr",
    firms: ["Menuiserie Lacombe SARL", "Garage du Pont SAS"],
    sellers: ["Quincaillerie Centrale"],
    people: ["Hélène Lacombe", "Marc Duval"],
    goods: [
      "charnière invisible 110°",
      "coulisse tiroir 500 mm",
      "vis aggloméré 4 x 40",
      "colle à bois 750 g",
      "poignée inox 128",
    ],
    units: ["pièces", "boîtes"],
    number: "CF99999",
    code: "QC9999",
    months: "janvier février mars avril mai juin juillet août septembre octobre novembre décembre",
    subject: "Commande",
    hello: "Bonjour,",
    asks: "Merci de nous livrer, sur notre commande n°",
    line: (item) => `- ${item.quantity} ${item.unit} : ${item.name} (réf. ${item.sku})`,
    due: (words) => `Livraison souhaitée pour le ${words} au plus tard.`,
    to: "Adresse de livraison :",
    bye: "Cordialement,",
  },
  es: {
    land: "es",
    firms: ["Carpintería Olmedo S.L.", "Talleres Navarro S.A."],
    sellers: ["Ferretería Central"],
    people: ["Lucía Olmedo", "Pedro Navarro"],
    goods: [
      "bisagra cazoleta 110°",
      "guía de cajón 500 mm",
      "tornillo aglomerado 4 x 40",
      "cola blanca 750 g",
      "tirador inox 128",
    ],
    units: ["uds.", "cajas"],
    number: "P-99999",
    code: "FC-9999",
    months: "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre",
    subject: "Pedido",
    hello: "Buenos días:",
    asks: "Por favor, enviadnos lo siguiente. Pedido n.º",
    line: (item) => `${item.quantity} ${item.unit} de ${item.name} (ref. ${item.sku}) a ${eu(item.price)} €`,
    due: (words) => `Lo necesitamos antes del ${words.replace(/ /g, " de ")}.`,
    to: "Entregar en:",
    bye: "Un saludo,",
    priced: true,
  },
  it: {
    land: "it",
    firms: ["Falegnameria Conti S.r.l.", "Officine Bassi S.p.A."],
    sellers: ["Ferramenta Rossi"],
    people: ["Elena Conti", "Paolo Bassi"],
    goods: [
      "cerniera 110°",
      "guida cassetto 500 mm",
      "vite truciolare 4 x 40",
      "colla vinilica 750 g",
      "maniglia inox 128",
    ],
    units: ["pz", "conf."],
    number: "OA99999",
    code: "FR.9999",
    months: "gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre",
    subject: "Ordine",
    hello: "Buongiorno,",
    asks: "con la presente ordiniamo quanto segue, ns. ordine n.",
    line: (item) => `${item.sku} - ${item.name} - ${item.unit} ${item.quantity} - € ${eu(item.price)} cad.`,
    due: (words) => `Consegna entro il ${words}.`,
    to: "Luogo di consegna:",
    bye: "Cordiali saluti",
    priced: true,
  },
  nl: {
    land: "nl",
    firms: ["Timmerbedrijf De Wit B.V.", "Garage Postma V.O.F."],
    sellers: ["IJzerhandel Smit"],
    people: ["Anneke de Wit", "Sjoerd Postma"],
    goods: [
      "potscharnier 110°",
      "ladegeleider 500 mm",
      "spaanplaatschroef 4 x 40",
      "houtlijm 750 g",
      "greep rvs 128",
    ],
    units: ["stuks", "dozen"],
    number: "99999",
    code: "IS9999",
    months: "januari februari maart april mei juni juli augustus september oktober november december",
    subject: "Bestelling",
    hello: "Goedemorgen,",
    asks: "Graag bestellen wij het volgende onder bestelnummer",
    line: (item) => `${item.quantity} ${item.unit} ${item.name} (art.nr. ${item.sku})`,
    due: (words) => `Graag leveren uiterlijk ${words}.`,
    to: "Afleveradres:",
    bye: "Met vriendelijke groet,",
  },
  pl: {
    land: "pl",
    firms: ["Stolarnia Dębowa sp. z o.o.", "Auto-Serwis Kruk"],
    sellers: ["Hurtownia Okuć"],
    people: ["Magdalena Kruk", "Tomasz Bielak"],
    goods: [
      "zawias puszkowy 110°",
      "prowadnica szuflady 500 mm",
      "wkręt 4 x 40",
      "klej do drewna 750 g",
      "uchwyt inox 128",
    ],
    units: ["szt.", "op."],
    number: "ZM/999/YY",
    code: "HO-9999",
    months:
      "stycznia lutego marca kwietnia maja czerwca lipca sierpnia września października listopada grudnia",
    subject: "Zamówienie",
    hello: "Dzień dobry,",
    asks: "proszę o realizację zamówienia nr",
    line: (item) => `${item.at}. ${item.name}, indeks ${item.sku} - ${item.quantity} ${item.unit}`,
    due: (words) => `Termin dostawy: do ${words}.`,
    to: "Adres dostawy:",
    bye: "Pozdrawiam",
  },
  pt: {
    land: "pt",
    firms: ["Marcenaria Ipê Ltda.", "Oficina Dois Irmãos ME"],
    sellers: ["Ferragens Brasil"],
    people: ["Luana Prado", "Caio Teles"],
    goods: [
      "dobradiça 110°",
      "corrediça 500 mm",
      "parafuso chipboard 4 x 40",
      "cola branca 1 kg",
      "puxador inox 128",
    ],
    units: ["un", "cx"],
    number: "99999",
    code: "FB9999",
    months: "janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro",
    subject: "Pedido de compra",
    hello: "Bom dia,",
    asks: "Favor faturar os itens abaixo, pedido de compra nº",
    line: (item) => `${item.sku} ${item.name} - ${item.quantity} ${item.unit} - R$ ${eu(item.price)} cada`,
    due: (words) => `Prazo de entrega: até ${words.replace(/ /g, " de ")}.`,
    to: "Local de entrega:",
    bye: "Atenciosamente,",
    priced: true,
  },
};

const CURRENCY: Record<string, string> = { pt: "BRL" };

/** A short mail of a workshop in its own tongue. */
export const inboxTongues = Object.entries(TONGUES).map(([tongue, wish]) =>
  letter(`mail-${tongue}`, wish, (order) => ({
    subject: `${wish.subject} ${order.number}`,
    text: [
      wish.hello,
      "",
      `${wish.asks} ${order.number}${wish.asks.endsWith(".") ? "" : ":"}`,
      "",
      ...order.items.map(wish.line),
      "",
      wish.due(inWords(order, wish.months)),
      "",
      wish.to,
      order.site.name,
      ...order.site.lines,
      "",
      wish.bye,
      order.person,
      order.buyer.name,
      ...order.buyer.lines,
      `Tel. ${order.buyer.phone}`,
    ],
    line: () => (wish.priced ? { lineTotal: null } : unpriced),
    currency: wish.priced ? (CURRENCY[tongue] ?? "EUR") : null,
    requestedDate: order.due,
  })),
);

function inWords({ due }: Order, months: string): string {
  const [year, month, at] = due.split("-");
  return `${Number(at)} ${months.split(" ")[Number(month) - 1]} ${year}`;
}
