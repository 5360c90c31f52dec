/** What came on a day that is over. */
export const PAST =
  /(?<!\p{L})(?:(?:last|previous|prior|earlier) (?:deliver(?:y|ies)|shipments?|orders?|drops?|batch|lot)(?! (?:date|day))|(?:letzte|vorige|frühere)[rnms]? (?:(?:an)?lieferung|bestellung|sendung)|(?:dernière|précédente) (?:livraison|commande)|(?:última|anterior) entrega|entrega anterior|(?:último|anterior) pedido|(?:ultima|precedente) consegna|ultimo ordine|(?:laatste|vorige) (?:levering|bestelling))(?!\p{L})/iu;

/** Right before what stood there until it was changed: "(previous 08/20/2026)". */
export const FORMER =
  /(?<!\p{L})(?:previous(?:ly)?|former(?:ly)?|old|was|bisher|vorher|zuvor|alt|ancien(?:ne)?|précédemment|anterior(?:mente)?|antes|precedente(?:mente)?|voorheen|poprzednio)[\s:]*$/iu;
