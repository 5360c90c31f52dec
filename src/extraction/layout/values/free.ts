/** What says instead of a price that nothing is to be paid. */
const FREE =
  /^\(?(f\.? ?o\.? ?c\.?|free( of charge| issue| goods?| sample)?|(at )?no[ -]charge|n\/c|without charge|gratis|kosten(los|frei)|unentgeltlich|ohne berechnung|gratuit|offert|sans frais|sin (cargo|costo|coste)|sem (custo|encargo)|omaggio|zonder kosten|bezpłatnie|免费|無償)\)?$/iu;

/** Whether a text in the place of a price says that there is none to pay: "F.O.C.", "no charge". */
export function saysFree(text: string): boolean {
  return FREE.test(text.trim());
}
