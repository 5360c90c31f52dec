import { written } from "../_family.ts";
import { page, row } from "../_html.ts";
import { sited, told } from "../_next.ts";
import { mail } from "../_note.ts";
import { rounded } from "../_order.ts";
import { bare, day, fr, us } from "../_print.ts";
import { traded } from "../_trade.ts";
import { MADE } from "./_goods.ts";

/** A web store's note of an order to its supplier: a part and its options in a cell, count by `×`, shipping and tax in the sums. */
const store = written("june-mail-store-options", { ending: "eml", max: 12 }, (made) => {
  const order = sited(
    traded(made, {
      wares: MADE.valves,
      buyers: ["Prairie Irrigation Depot", "Homebrew & Still Supply LLC", "Coastline Marine Online"],
      number: "#99999",
      units: ["ea"],
    }),
    ["Prairie Irrigation Depot Whse 2", "Coastline Ship Store"],
  );
  const freight = 24.95;
  const tax = rounded(order.net * 0.0825, 2);
  const total = rounded(order.net + freight + tax, 2);
  const rows = order.items.map((item) =>
    row(
      [
        `${item.name}<br><span style="color:#777">SKU: ${item.sku}</span><br><span style="color:#777">Finish: ${["standard", "nickel plated"][item.at % 2]}</span>`,
        `× ${bare(item.quantity, 0)}`,
        `$${us(item.price)}`,
        `$${us(item.total)}`,
      ],
      ["", "c", "r", "r"],
    ),
  );
  return {
    bytes: mail(order, {
      from: `${order.buyer.name} <orders@store.example>`,
      to: "Order desk <orders@supplier.example>",
      subject: `Purchase order ${order.number} from ${order.buyer.name}`,
      html: page(
        "",
        `<h2>Purchase order ${order.number}</h2><p>Hi ${order.seller.name},<br>please ship the items below. Order date: ${day(order.date, "Mon d, yyyy")}</p>
<table><thead>${row(["Product", "Quantity", "Cost", "Total"], ["", "c", "r", "r"], "th")}</thead>${rows.join("")}
<tr><td colspan=3 class=r>Subtotal<td class=r>$${us(order.net)}</tr><tr><td colspan=3 class=r>Shipping<td class=r>$${us(freight)}</tr><tr><td colspan=3 class=r>Estimated tax<td class=r>$${us(tax)}</tr><tr><td colspan=3 class=r><b>Total</b><td class=r><b>$${us(total)}</b></tr></table>
<h3>Ship to</h3><p>${[order.site.name, ...order.site.lines].join("<br>")}</p><h3>Bill to</h3><p>${[order.buyer.name, ...order.buyer.lines].join("<br>")}</p><p>Questions? Reply to this mail or call ${order.buyer.phone}.</p>`,
      ),
    }),
    ...told(order, { currency: "USD", total }),
  };
});

/** A French workshop's plain mail: a dash, count and words, the supplier's reference, the price before tax where it was quoted, a day for all. */
const atelier = written("june-mail-fr-tirets", { words: "fr", ending: "eml", min: 2, max: 9 }, (made) => {
  const order = traded(made, {
    wares: [
      "Joint plat NBR 60 x 48 x 2",
      "Axe rectifié Ø 16, longueur 220",
      "Vanne papillon DN 65, manchette EPDM",
      "Bouchon PE clipsable 40 x 40",
      "Faisceau 6 brins, longueur 1200",
      "Carton double cannelure 600 x 400 x 400",
    ],
    buyers: ["Mécanique Lavigne SARL", "Fromagerie du Haut-Ségala", "Chantier Naval Le Guen"],
    number: "BC-YY-999",
    units: ["pièces", "lots"],
  });
  const open = order.items.map(({ at }) => at > 1 && order.random.chance(0.3));
  return {
    bytes: mail(order, {
      from: `${order.person} <achats@client.example>`,
      to: "commandes@fournisseur.example",
      subject: `Commande ${order.number}`,
      text: [
        "Bonjour,",
        "",
        `Merci d'enregistrer notre commande ${order.number} :`,
        "",
        ...order.items.map((item, i) =>
          [
            `- ${bare(item.quantity, 0)} ${item.unit} ${item.name}, votre réf. ${item.sku}`,
            ...(open[i] ? [] : [`à ${fr(item.price)} € HT pièce`]),
          ].join(", "),
        ),
        "",
        "Les prix non indiqués : selon votre tarif, merci de nous les confirmer.",
        `Livraison souhaitée pour le ${day(order.due, "dd/mm/yyyy")} à l'atelier, transport compris.`,
        "",
        "Cordialement,",
        order.person,
        order.buyer.name,
        ...order.buyer.lines,
        `Tél. ${order.buyer.phone}`,
      ].join("\r\n"),
    }),
    ...told(order, {
      line: ({ at }) => ({ lineTotal: null, ...(open[at - 1] && { unitPrice: null }) }),
      currency: "EUR",
      requestedDate: order.due,
      total: null,
    }),
    shipTo: undefined,
  };
});

export const juneMails = [store, atelier];
