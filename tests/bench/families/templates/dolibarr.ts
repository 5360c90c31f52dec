import { drawn, type Shown } from "../_family.ts";
import type { Item, Order } from "../_order.ts";
import type { Pen } from "../_pen.ts";
import { day, eu, fr } from "../_print.ts";
import { cells, flowOf, heads } from "../_table.ts";

const A4: [number, number] = [595, 842];

/** What a language calls the parts of this program's orders. */
interface Tongue {
  title: string;
  /** Captions of the right-aligned lines under the title: date of order, day wished, code of the supplier. */
  captions: [string, string, string];
  /** Captions above the two parties. */
  parties: [string, string];
  note: string;
  heads: string[];
  part: string;
  totals: [string, string, string];
  rate: number;
  money: (value: number, decimals?: number) => string;
}

const FRENCH: Tongue = {
  title: "Commande fournisseur",
  captions: ["Date de commande", "Date de livraison prévue", "Code fournisseur"],
  parties: ["Émetteur", "Adressé à"],
  note: "Montants exprimés en Euros",
  heads: ["Désignation", "TVA", "P.U. HT", "Qté", "Unité", "Réduc.", "Total HT"],
  part: "Réf. fournisseur",
  totals: ["Total HT", "Total TVA", "Total TTC"],
  rate: 20,
  money: (value, decimals = 2) => fr(value, decimals),
};

const ITALIAN: Tongue = {
  title: "Ordine a fornitore",
  captions: ["Data ordine", "Data di consegna prevista", "Codice fornitore"],
  parties: ["Mittente", "Indirizzato a"],
  note: "Importi espressi in Euro",
  heads: ["Descrizione", "IVA", "P.U. (netto)", "Qtà", "Unità", "Sconto", "Totale (netto)"],
  part: "Rif. fornitore",
  totals: ["Totale imponibile", "Totale IVA 22%", "Totale (IVA inclusa)"],
  rate: 22,
  money: eu,
};

const EDGES = [34, 302, 338, 396, 430, 470, 506, 561];
const ENDS = [34, 334, 392, 426, 466, 502, 558];

/** An association's ERP: grey box for the sender, ruled columns down to the foot even where they are empty. */
function muscadet(tongue: Tongue) {
  return (order: Order, pen: Pen): Shown => {
    const rates = order.items.map(() => order.random.pick([0, 0, 0, 10, 15]));
    const totals = order.items.map((item, i) => Number((item.total * (1 - rates[i]! / 100)).toFixed(2)));
    const net = Number(totals.reduce((sum, total) => sum + total, 0).toFixed(2));
    const tax = Number(((net * tongue.rate) / 100).toFixed(2));
    const reference = `CF${order.date.slice(2, 4)}${order.date.slice(5, 7)}-${order.number.slice(0, 4)}`;
    banner(pen, order, tongue, reference);
    const columns = tongue.heads.map((head, i) =>
      i === 0 ? { x: 36, width: 262, head } : { x: ENDS[i]!, align: "right" as const, head },
    );
    let from = 0;
    const head = () => {
      if (pen.pages > 1) pen.say(561, 30, `${tongue.title} ${reference}`, { align: "right", bold: true });
      from = pen.pages === 1 ? 256 : 70;
      pen.say(561, from - 12, tongue.note, { align: "right", size: 7 });
      const rows = heads(pen, from + 3, columns, { size: 8 });
      pen.rule(34, rows, 561);
      return rows + 4;
    };
    const grid = () => {
      for (const x of EDGES) pen.rule(x, from, x, 640);
      pen.rule(34, from, 561);
      pen.rule(34, 640, 561);
      pen.say(297, 800, `${order.buyer.name} - ${order.buyer.lines.join(" - ")} - Capital 50 000`, {
        align: "center",
        size: 6,
      });
      pen.say(561, 810, `${pen.pages}/2`, { align: "right", size: 7 });
    };
    const flow = flowOf(pen, { y: head(), bottom: 630, again: head, end: grid });
    order.items.forEach((item, i) => {
      flow.need(38);
      const values = valuesOf(item, rates[i]!, totals[i]!, tongue);
      flow.y = cells(pen, flow.y, columns, [`${tongue.part} ${item.sku} - ${item.name}`, ...values], {
        size: 8.5,
      });
      if (item.at % 4 === 3) flow.y = pen.say(36, flow.y, "Conditionnement : 25 / carton", { size: 8 });
      flow.y += 5;
    });
    grid();
    [net, tax, net + tax].forEach((amount, i) => {
      if (i === 2) pen.box(370, 672, 191, 13, "#e8e8f0");
      pen.say(374, 648 + i * 13, tongue.totals[i]!, { bold: i === 2 });
      pen.say(558, 648 + i * 13, tongue.money(amount), { align: "right", bold: i === 2 });
    });
    return {
      docNumber: reference,
      currency: "EUR",
      requestedDate: order.due,
      total: Number((net + tax).toFixed(2)),
      line: (item) => ({ lineTotal: totals[item.at - 1] }),
    };
  };
}

function valuesOf(item: Item, rate: number, total: number, { rate: tax, money }: Tongue): string[] {
  return [
    `${tax}%`,
    money(item.price),
    String(item.quantity),
    item.unit,
    rate ? `${rate}%` : "",
    money(total),
  ];
}

function banner(pen: Pen, order: Order, tongue: Tongue, reference: string) {
  pen.say(34, 30, order.buyer.name, { bold: true, size: 12 });
  pen.say(561, 30, tongue.title, { bold: true, size: 13, align: "right" });
  pen.say(561, 48, `Réf. : ${reference}`, { bold: true, align: "right" });
  [day(order.date, "dd/mm/yyyy"), day(order.due, "dd/mm/yyyy"), `SU${order.random.digits(4)}-00012`].forEach(
    (value, i) => void pen.say(561, 62 + i * 12, `${tongue.captions[i]} : ${value}`, { align: "right" }),
  );
  pen.say(36, 108, `${tongue.parties[0]} :`, { size: 8 });
  pen.box(34, 120, 232, 100, "#e6e6e6");
  pen.say(38, 124, order.buyer.name, { bold: true, size: 10 });
  pen.block(38, 140, [
    ...order.buyer.lines,
    `Tél. : ${order.buyer.phone}`,
    "Email : achats@acheteur.example",
  ]);
  pen.say(304, 108, `${tongue.parties[1]} :`, { size: 8 });
  pen.box(302, 120, 259, 100);
  pen.say(306, 124, order.seller.name, { bold: true, size: 10 });
  pen.block(306, 140, order.seller.lines);
}

export const templatesDolibarr = [
  drawn("T-dolibarr-fr", { words: "fr", size: A4, max: 30 }, muscadet(FRENCH)),
  drawn("T-dolibarr-it", { words: "it", size: A4, max: 30, quantityDecimals: 1 }, muscadet(ITALIAN)),
];
