import type { AccountProps } from "../../views/review_account.tsx";
import type { Account, OrderHead } from "../orders/mod.ts";

/** How the printed total comes about, as the page shows it; null where the lines are the total, or no total was read. */
export function accountProps({ proof }: OrderHead): AccountProps | null {
  const account = proof.account as Account | undefined;
  if (!account || (!account.parts.length && account.unexplained === null)) return null;
  const { lines, parts, total, unexplained } = account;
  return {
    lines: { label: "Lines", ...lines },
    parts: parts.map(({ label, ...part }) => ({ label: label || "Printed beside", ...part })),
    total: { label: "Total", ...total },
    unexplained,
  };
}
