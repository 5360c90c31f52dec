import type { Listed, OrderToBook } from "../src/erp/mod.ts";
import { RefusedByErp } from "../src/erp/mod.ts";
import { trytonClient } from "../src/erp/tryton/client.ts";
import { tryton as trytonConnector } from "../src/erp/tryton/connector.ts";
import { TRYTON_LOGIN, tryton } from "./_tryton.ts";
import { customer, goods } from "./_tryton_seed.ts";

/** A real Tryton that sells bolts by the piece and cable by the metre to one customer, and our connector to it. */
export async function trytonShop() {
  const erp = await tryton();
  const { rpc, seeded } = erp;
  const [meter] = await rpc("model.product.uom.search", [["symbol", "=", "m"]], 0, 1, null);
  const [bolt, cable] = (await goods(rpc, seeded, [
    { code: "HX-1", name: "Hex bolt M8", price: "1.25" },
    { code: "CB-2", name: "Cable 3G1.5", price: "2.4", unit: meter },
  ])) as [number, number];
  const buyer = await customer(rpc, {
    code: "C-1",
    name: "Acme Pumps",
    email: "buy@acme.example",
    term: seeded.paymentTerm,
  });
  const at = (changes: Partial<{ url: string; database: string; user: string; password: string }> = {}) =>
    trytonConnector(
      trytonClient(
        { url: erp.url, database: erp.database, ...TRYTON_LOGIN, ...changes },
        { privateHosts: true },
      ),
    );

  const order = (changes: Partial<OrderToBook> = {}): OrderToBook => ({
    key: crypto.randomUUID(),
    reference: "PO-778812",
    customerErpId: String(buyer.party),
    shipToErpId: String(buyer.delivery),
    requiredDate: "2026-12-15",
    currency: "USD",
    lines: [line(1, bolt, "12", "EA", "1.20"), line(2, cable, "2.5", "MTR", "2.40")],
    ...changes,
  });
  const line = (position: number, item: number, quantity: string, unit: string, unitPrice: string) => ({
    position,
    itemErpId: String(item),
    quantity,
    unit,
    unitPrice,
    requiredDate: null,
  });
  const refusal = (of: OrderToBook) =>
    at()
      .create(of)
      .then(
        () => [],
        (error) => (error instanceof RefusedByErp ? error.faults : Promise.reject(error)),
      );
  const everything = async (
    entity: Parameters<ReturnType<typeof at>["changes"]>[0]["entity"],
    since: string | null = null,
  ) => {
    const pages: Listed[] = [];
    for (let place: string | null = null; ; ) {
      const page = await at().changes({ entity, since, place });
      pages.push(page);
      if (page.place === null) break;
      place = page.place;
    }
    return {
      rows: pages.flatMap(({ rows }) => rows),
      gone: pages.flatMap(({ gone }) => gone),
      mark: pages[0]!.mark,
    };
  };
  const sales = (key: string) =>
    erp.rpc("model.sale.sale.search_read", [["description", "=", `intake ${key}`]], 0, null, null, ["state"]);
  return { erp, buyer, bolt, cable, at, order, line, refusal, everything, sales };
}

export type TrytonShop = Awaited<ReturnType<typeof trytonShop>>;
