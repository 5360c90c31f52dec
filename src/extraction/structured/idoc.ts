import type { Form } from "./form.ts";
import { first } from "./paths.ts";
import type { Node } from "./tree.ts";

/** What comes in the same segments, by the message type of the control record. */
const OTHER_KINDS: Record<string, string> = {
  ORDCHG: "a change of an order",
  ORDRSP: "an order response",
  REQOTE: "a request for a quotation",
  QUOTES: "a quotation",
};
const partner = (role: string) => `E1EDKA1[PARVW=${role}]`;
const ADDRESS = ["NAME2", "STRAS", "STRS2", "PSTLZ", "ORT01", "REGIO", "LAND1"];

/** SAP's IDoc ORDERS as XML: partners by role (AG sold-to, WE ship-to, RE bill-to), dates, sums and item numbers by qualifier. */
export const IDOC: Form = {
  format: "SAP IDoc ORDERS",
  root: /^\w*ORD(ERS|CHG|RSP)\d\d$/,
  orders: "IDOC",
  otherKind: (order) => OTHER_KINDS[first(order, "EDI_DC40/MESTYP")?.text ?? ""] ?? null,
  header: {
    poNumber: ["E1EDK02[QUALF=001]/BELNR", "E1EDK01/BELNR"],
    orderDate: ["E1EDK03[IDDAT=012]/DATUM", "E1EDK02[QUALF=001]/DATUM", "E1EDK03[IDDAT=022|011]/DATUM"],
    requiredDate: "E1EDK03[IDDAT=002]/DATUM",
    currency: ["E1EDK01/CURCY", "E1EDP01/CURCY"],
    total: "E1EDS01[SUMID=002|010]/SUMME",
    notes: "E1EDKT1/E1EDKT2/TDLINE",
    customerName: [
      `${partner("AG")}/NAME1`,
      `${partner("RE")}/NAME1`,
      `${partner("AG")}/ORGTX`,
      `${partner("WE")}/NAME1`,
    ],
    shipToName: `${partner("WE")}/NAME1`,
    billToName: `${partner("RE")}/NAME1`,
  },
  shipToAddress: { at: partner("WE"), parts: ADDRESS },
  billToAddress: { at: partner("RE"), parts: ADDRESS },
  buyerIds: ["E1EDK01/EIGENUINR", `${partner("AG")}/ILNNR`, `${partner("AG")}/PARTN`],
  charges: [
    {
      at: "E1EDK05",
      amount: "BETRG",
      percent: "KPERC",
      name: "KOTXT",
      allowance: (charge) => first(charge, "ALCKZ")?.text === "-",
    },
  ],
  counted: "E1EDS01[SUMID=001]/SUMME",
  lines: "E1EDP01",
  number: "POSEX",
  line: {
    customerSku: ["E1EDP19[QUALF=001]/IDTNR", "MATNR"],
    supplierSku: ["E1EDP19[QUALF=002]/IDTNR", "E1EDP19[QUALF=003]/IDTNR"],
    description: ["E1EDP19[QUALF=001|002]/KTEXT", "E1EDP19/KTEXT", "E1EDPT1/E1EDPT2/TDLINE"],
    quantity: "MENGE",
    unit: "MENEE",
    unitPrice: "VPREI",
    priceBasis: "PEINH",
    lineTotal: "NETWR",
    requiredDate: "E1EDP03[IDDAT=002]/DATUM",
  },
  deliveries: { at: "E1EDP20", quantity: "WMENG", requiredDate: "EDATU" },
  shipTo: { name: "E1EDPA1[PARVW=WE]/NAME1", address: { at: "E1EDPA1[PARVW=WE]", parts: ADDRESS } },
  remarks,
};

function remarks(item: Node): string[] {
  const [unit, priced, parent] = ["MENEE", "PMENE", "UEPOS"].map((name) => first(item, name)?.text);
  return [
    ...(parent && Number(parent) !== 0 ? [`belongs to line ${parent}`] : []),
    ...(first(item, "ACTION")?.text === "003" ? ["is to be deleted"] : []),
    ...(unit && priced && unit !== priced ? [`is priced by "${priced}" and ordered by "${unit}"`] : []),
  ];
}
