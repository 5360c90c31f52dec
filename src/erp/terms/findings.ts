import type { Finding, Tx } from "../../../db/mod.ts";
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
  const tolerance = await priceTolerance(tx);
  const before = Map.groupBy(compared.findings, ({ lineId }) => lineId);
  return compared.lines.flatMap((line) => {
    const found = terms.get(line.id);
    if (!found) return [];
    const of = { currency: compared.currency, tolerance };
    return differences(line, found, of).map((finding) => accepted(finding, before.get(line.id) ?? []));
  });
}

function accepted(finding: Finding, before: Finding[]): Finding {
  const { code, message } = finding;
  const same = before.find((each) => each.code === code && each.message === message);
  return same?.acknowledgedBy ? { ...finding, acknowledgedBy: same.acknowledgedBy } : finding;
}
