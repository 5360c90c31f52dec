import { age, count } from "./_format.ts";

/** What became of the orders that came in during the last seven days. */
export interface WeekProps {
  cameIn: number;
  submitted: number;
  /** Submitted just as they were read and matched: no value changed, no warning accepted. */
  unchanged: number;
  /** Milliseconds from coming in to the ERP that half of the submitted ones took at most; null: none is submitted. */
  median: number | null;
}

/** The last seven days in one line. */
export function Week({ cameIn, submitted, unchanged, median }: WeekProps) {
  if (!cameIn) return "";
  const words = [
    `${count(cameIn, "order")} came in`,
    `${submitted || "none"} submitted`,
    submitted ? `${unchanged} of them unchanged` : "",
    median === null ? "" : `half within ${median < 60_000 ? "a minute" : age(new Date(0), median)}`,
  ];
  return (
    <p class="note" safe>
      {`Last 7 days: ${words.filter(Boolean).join(", ")}`}
    </p>
  );
}
