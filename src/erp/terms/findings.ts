import type { Finding, Tx } from "../../../db/mod.ts";
import { pricesItself } from "../connections.ts";
import { differences } from "./differences.ts";
import { type Ordered, termsOf } from "./terms.ts";
import { priceTolerance } from "./tolerance.ts";

/** An order with what was said of it before. */
export interface Compared extends Ordered {
  findings: Finding[];
}

/** What differs from the ERP's terms in an order as it is now; what a person has accepted stays accepted while its words are the same. */
export async function termFindings(tx: Tx, compared: Compared): Promise<Finding[]> {
  const terms = await termsOf(tx, compared);
  const of = {
    currency: compared.currency,
    tolerance: await priceTolerance(tx),
    needsPrices: await needsPrices(tx, compared.connectionId),
  };
  const before = Map.groupBy(compared.findings, ({ lineId }) => lineId);
  return compared.lines.flatMap((line) => {
    const found = terms.get(line.id);
    if (!found) return [];
    return differences(line, found, of).map((finding) => accepted(finding, before.get(line.id) ?? []));
  });
}

/** The connection's name where its ERP books no line without a price. */
async function needsPrices(tx: Tx, connectionId: string): Promise<string | null> {
  const connection = await tx
    .selectFrom("erp_connections")
    .select(["name", "kind", "config"])
    .where("id", "=", connectionId)
    .executeTakeFirst();
  return !connection || pricesItself(connection) ? null : connection.name;
}

function accepted(finding: Finding, before: Finding[]): Finding {
  const { code, message } = finding;
  const same = before.find((each) => each.code === code && each.message === message);
  return same?.acknowledgedBy ? { ...finding, acknowledgedBy: same.acknowledgedBy } : finding;
}
