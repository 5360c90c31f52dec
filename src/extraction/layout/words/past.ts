/** What came on a day that is over. */
export const PAST =
  /(?<!\p{L})(?:(?:last|previous|prior|earlier) (?:deliver(?:y|ies)|shipments?|orders?|drops?|batch|lot)(?! (?:date|day))|(?:letzte|vorige|frühere)[rnms]? (?:(?:an)?lieferung|bestellung|sendung)|(?:dernière|précédente) (?:livraison|commande)|(?:última|anterior) entrega|entrega anterior|(?:último|anterior) pedido|(?:ultima|precedente) consegna|ultimo ordine|(?:laatste|vorige) (?:levering|bestelling))(?!\p{L})/iu;
