/** Names of an SAP database's fields, which head the columns of a table that was taken out of it as it is. */
const FIELDS = [
  ["lineNumber", "ebelp posnr"],
  ["code", "matnr"],
  ["customerSku", "kdmat"],
  ["supplierSku", "idnlf"],
  ["gtin", "ean11"],
  ["description", "txz01 arktx maktx"],
  ["quantity", "kwmeng bstmg"],
  ["unit", "meins bstme vrkme"],
  ["unitPrice", "netpr"],
  ["per", "peinh kpein"],
  ["priceUnit", "bprme kmein"],
  ["lineTotal", "netwr"],
  ["currency", "waers waerk"],
  ["date", "eindt"],
] as const;

/** What a column holds that is headed by the name of a database's field, in lower case. */
export const FIELD_NAMES = new Map(
  FIELDS.flatMap(([role, names]) => names.split(" ").map((name) => [name, role] as const)),
);
