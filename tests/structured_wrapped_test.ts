import { describe, expect, test } from "bun:test";
import { structuredOf } from "../src/extraction/structured/structured.ts";
import { order, reading, valuesOf } from "./_structured.ts";

const opentrans = (id: string) =>
  `<ORDER xmlns="http://www.opentrans.org/XMLSchema/1.0"><ORDER_HEADER><ORDER_INFO><ORDER_ID>${id}</ORDER_ID></ORDER_INFO></ORDER_HEADER><ORDER_ITEM_LIST><ORDER_ITEM><LINE_ITEM_ID>1</LINE_ITEM_ID><ARTICLE_ID><SUPPLIER_AID>H-100</SUPPLIER_AID></ARTICLE_ID><QUANTITY>2</QUANTITY></ORDER_ITEM></ORDER_ITEM_LIST></ORDER>`;
const ubl = (id: string, lines = "") =>
  `<u:Order xmlns:u="urn:oasis:names:specification:ubl:schema:xsd:Order-2"><ID>${id}</ID>${lines}</u:Order>`;
const LINE = "<OrderLine><LineItem><ID>1</ID><Quantity unitCode='C62'>5</Quantity></LineItem></OrderLine>";

describe("orders within another document", () => {
  test("every order of a list", () => {
    const { drafts, sheets } = structuredOf(
      reading(`<ORDER_LIST>${opentrans("A-1")}${opentrans("A-2")}</ORDER_LIST>`, "xml"),
    )!;
    expect(
      drafts.map((draft) => valuesOf(draft)).map(({ header, lines }) => [header.poNumber, lines]),
    ).toEqual([
      ["A-1", [{ supplierSku: "H-100", quantity: "2" }]],
      ["A-2", [{ supplierSku: "H-100", quantity: "2" }]],
    ]);
    expect(sheets).toHaveLength(1);
  });

  test("orders of several formats, however deep; one without lines keeps its place", () => {
    const text = `<e:Envelope xmlns:e="http://www.w3.org/2003/05/soap-envelope"><e:Header><Order/></e:Header><e:Body><Submit><Batch>${ubl("U-1", LINE)}${opentrans("A-1")}${ubl("U-2")}</Batch></Submit></e:Body></e:Envelope>`;
    const { drafts } = structuredOf(reading(text, "xml"))!;
    expect(drafts.map(({ header }) => header.poNumber?.value)).toEqual(["U-1", "A-1", "U-2"]);
    expect(drafts.map(({ lines }) => lines.length)).toEqual([1, 1, 0]);
  });

  test("elements of the names of orders that have no lines are none", () => {
    const text = "<Statuses><Order><ID>1</ID><Status>A</Status></Order></Statuses>";
    expect(order(text, "xml").said).toEqual([
      'The file is XML, but no kind of order that is known: its root element is "Statuses"',
    ]);
  });

  test("an order that an event of a shop carries, whatever is around it", () => {
    const value = {
      increment_id: "000000007",
      order_currency_code: "USD",
      billing_address: { firstname: "Ada", lastname: "Nord" },
      items: [
        { sku: "VA07", qty_ordered: 1, price: 48, row_total: 48, discount_amount: 4.8 },
        { sku: "VA07-S", qty_ordered: 1, price: 0, row_total: 0, parent_item_id: 12, discount_amount: 0 },
      ],
    };
    const { header, lines, said } = order(JSON.stringify({ id: "e-1", data: { key: "k", value } }));
    expect(header).toMatchObject({ poNumber: "000000007", currency: "USD", customerName: "Ada Nord" });
    expect(lines.map(({ supplierSku }) => supplierSku)).toEqual(["VA07", "VA07-S"]);
    expect(said).toEqual([
      "Line 1 has an allowance of 4.8 beside its price",
      "Line 2 is part of another line's item and may be ordered there",
    ]);
  });
});
