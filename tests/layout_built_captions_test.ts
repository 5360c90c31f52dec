import { describe, expect, test } from "bun:test";
import { labelOf } from "../src/extraction/layout/head/labels.ts";
import { isTown } from "../src/extraction/layout/parties/names.ts";

describe("labelOf() of captions that no list has", () => {
  test.each([
    ["Required On-Site Date", "requiredDate"],
    ["Material Needed By:", "requiredDate"],
    ["Deadline for delivery", "requiredDate"],
    ["To be delivered on or before", "requiredDate"],
    ["Wareneingang bis:", "requiredDate"],
    ["Geplante Lieferung", "requiredDate"],
    ["À livrer au plus tard le :", "requiredDate"],
    ["Da consegnare entro il", "requiredDate"],
    ["Te leveren uiterlijk", "requiredDate"],
    ["Požadované dodání", "requiredDate"],
    ["Планируемая дата поставки", "requiredDate"],
    ["最晚交货日期", "requiredDate"],
    ["Prazo de entrega dos dois lotes", "requiredDate"],
    ["お届け日時", "requiredDate"],
    ["In store", "requiredDate"],
    ["In-store date", "requiredDate"],
    ["Date of Purchase", "orderDate"],
    ["Miejsce i data", "orderDate"],
    ["录单日期", "orderDate"],
    ["要货单号", "poNumber"],
    ["买家", "buyer"],
    ["PO Creation Date", "orderDate"],
    ["PO Place Date", "orderDate"],
    ["Booking Date", "orderDate"],
    ["Booking No", "poNumber"],
    ["INFORMACIÓN DEL PROVEEDOR", "vendor"],
    ["Besteld op", "orderDate"],
    ["Broj narudžbe", "poNumber"],
    ["Encomenda n.º", "poNumber"],
    ["Commande directe n°", "poNumber"],
    ["Rush order number", "poNumber"],
    ["Delivery Destination", "shipTo"],
    ["Zustelladresse", "shipTo"],
    ["Mjesto isporuke", "shipTo"],
    ["Bill To Customer", "billTo"],
    ["Name of purchaser", "buyer"],
    ["Contracting Authority", "buyer"],
    ["Nom du client", "buyer"],
    ["Name of supplier", "vendor"],
    ["Transaction Currency", "currency"],
  ] as const)("%s: %s", (caption, label) => {
    expect(labelOf(caption)?.label).toBe(label);
  });

  test.each([
    "Shipping terms",
    "Goods",
    "Order value",
    "Customer service",
    "Delivery note",
    "On hand",
    "Cap",
    "Your Order Reference",
    "Charge to",
  ])("%s: none", (caption) => {
    expect(labelOf(caption)?.label ?? "other").toBe("other");
  });
});

describe("isTown()", () => {
  test.each([
    "4400-123 Vila Nova de Gaia",
    "00-950 Warszawa",
    "SE-111 22 Stockholm",
    "3011AB Rotterdam",
    "Rīga, LV-1010",
    "125009, г. Москва",
    "Pune 411019, Maharashtra",
    "Singapore 639798",
    "Dubai, United Arab Emirates",
    "Nairobi, Kenya",
    "Joinville/SC",
    "경기도 안산시 단원구",
  ])("%s", (line) => {
    expect(isTown(line)).toBe(true);
  });

  test.each(["Order 450012", "SAP 4711", "Total 12345", "Hex nut, zinc", "12 Main Street"])(
    "%s is none",
    (line) => {
      expect(isTown(line)).toBe(false);
    },
  );
});
