import { printed } from "../_family.ts";
import { page } from "../_html.ts";
import { later } from "../_order.ts";
import { day, eu, us } from "../_print.ts";
import { traded, truly } from "../_trade.ts";
import { spoken } from "../hands/letters.ts";

const MAIL =
  "body{font-family:Calibri,Carlito,'DejaVu Sans',sans-serif;font-size:11pt}p{margin:9px 0}.q{border-left:2px solid #36c;padding-left:10px;color:#36c}";

/** An answer above the quoted thread: the order in it, below the seller's own prices for other counts. */
const antwort = printed("own-antwort", { words: "de", max: 8 }, (plain) => {
  const order = traded(plain, {
    wares: "de",
    buyers: ["Gartenbau Lindhorst GmbH", "Schreinerei Wiesmüller", "Autohaus Petershagen KG"],
    number: "BE-99999",
    units: ["Stück", "Paar", "Dosen"],
  });
  const asked = later(order.date, -4);
  return {
    html: page(
      MAIL,
      `<p><b>Betreff:</b> AW: Anfrage Werkstattbedarf<br><b>Von:</b> ${order.person} &lt;einkauf@kunde.example&gt;<br><b>Datum:</b> ${day(order.date, "dd.mm.yyyy")}, 11:26<br><b>An:</b> Vertrieb &lt;vertrieb@lieferant.example&gt;</p><hr>
<p>Guten Tag Frau Sander,</p><p>vielen Dank für die Preise. Wir bestellen unter unserer Nummer ${order.number}:</p><p>${order.items
        .map(
          (item) =>
            `${item.quantity} ${item.unit} ${item.name}, Art.-Nr. ${item.sku}, zu je ${eu(item.price)} €`,
        )
        .join(
          "<br>",
        )}</p><p>Lieferung bitte bis ${day(order.due, "dd.mm.yyyy")} an die bekannte Adresse.</p><p>Viele Grüße<br>${order.person}</p><p>${order.buyer.name}<br>${order.buyer.lines.join(" · ")}<br>Tel. ${order.buyer.phone}<br>Geschäftsführer: Ralf Tiemann · Amtsgericht Celle HRB 20417</p>
<p>Am ${day(asked, "dd.mm.yyyy")} um 16:03 schrieb Vertrieb:</p><div class=q><p>Sehr geehrte Damen und Herren,</p><p>gern nennen wir Ihnen die Preise je 100 Stück:</p><p>${order.items
        .slice(0, 4)
        .map((item) => `100 Stück ${item.name}, Art.-Nr. ${item.sku}, zu je ${eu(item.price * 0.9)} €`)
        .join("<br>")}</p><p>Mit freundlichen Grüßen<br>Maike Sander</p></div>`,
      "A4",
    ),
    ...truly(order, () => ({ lineTotal: null })),
    currency: "EUR",
    total: null,
    requestedDate: order.due,
  };
});

/** A Spanish mail with numbered articles, each a line of count, words, code and price, and a notice in small print. */
const correo = printed("own-correo", { words: "es", max: 10 }, (plain) => {
  const order = traded(plain, {
    wares: "es",
    buyers: "es",
    number: "OC-9999",
    units: ["piezas", "cajas", "rollos"],
  });
  return {
    html: page(
      `${MAIL}small{color:#777;font-size:7.5pt}`,
      `<p><b style="font-size:13pt">Pedido ${order.number}</b></p><p><b>${order.person}</b> &lt;compras@cliente.example&gt;<br>${spoken(order.date, "es")}, 13:20<br>Para: Ventas &lt;ventas@proveedor.example&gt;</p><hr>
<p>Estimado Rubén, buen día:</p><p>Por este medio le solicito surtir el siguiente material, con cargo a la orden ${order.number}:</p>${order.items
        .map(
          (item) =>
            `<p>${item.at}) ${item.quantity} ${item.unit} de ${item.name} (clave ${item.sku}) a $${us(item.price)} c/u</p>`,
        )
        .join(
          "",
        )}<p>Importe: $${us(order.net)} MXN más IVA.</p><p>Favor de entregar a más tardar el ${spoken(order.due, "es")} en nuestro almacén.</p><p>Saludos cordiales,</p><p>${order.person}<br>Compras<br>${order.buyer.name}<br>${order.buyer.lines.join(", ")}</p><small>AVISO: La información contenida en este mensaje es confidencial y para uso exclusivo de su destinatario. Antes de imprimir este correo piense en el medio ambiente: 1 tonelada de papel equivale a 17 árboles.</small>`,
    ),
    ...truly(order, () => ({ lineTotal: null })),
    currency: "MXN",
    requestedDate: order.due,
  };
});

/** A mail whose articles are small blocks of captions and values, one below the other. */
const blocks = printed("own-mail-blocks", { max: 6 }, (plain) => {
  const order = traded(plain, {
    wares: "shop",
    buyers: "works",
    number: "P99999",
    units: ["each", "ft", "sheets"],
  });
  return {
    html: page(
      `${MAIL}.s{font-size:15pt}`,
      `<table><tr><td><b>Outlook</b></tr></table><hr><p class=s>${order.number} - please confirm</p><table><tr><td><b>From</b> ${order.person} &lt;buyer@customer.example&gt;</tr><tr><td><b>Date</b> Thu ${day(order.date, "m/d/yyyy")} 9:14 AM</tr><tr><td><b>To</b> Inside Sales &lt;sales@supplier.example&gt;</tr></table><hr>
<p>Hello,</p><p>Please accept this as our purchase order.</p><p>PO: ${order.number}<br>Need by: ${day(order.due, "m/d/yyyy")}<br>Ship to: ${order.site.name}, ${order.site.lines.join(", ")}<br>Terms: Net 30</p>${order.items
        .map(
          (item) =>
            `<p>Part: ${item.sku}<br>Desc: ${item.name}<br>Qty: ${item.quantity} ${item.unit}<br>Price: $${us(item.price)}</p>`,
        )
        .join(
          "",
        )}<p>PO total: $${us(order.net)}</p><p>Regards,<br>${order.person}<br>${order.buyer.name}<br>${order.buyer.phone}</p>`,
    ),
    ...truly(order, () => ({ lineTotal: null })),
    currency: "USD",
    requestedDate: order.due,
  };
});

export const ownAnswers = [antwort, correo, blocks];
