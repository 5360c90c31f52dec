import { count } from "./_format.ts";
import { AcceptButton } from "./review_field.tsx";

/** A warning that several lines have in common. */
export interface FindingKindProps {
  /** Names the kind to the server. */
  key: string;
  /** How many lines have it, and how that goes on: ": the price is missing". */
  lines: number;
  words: string;
  accepted: boolean;
}

/** Like warnings of many lines, each kind as one decision. */
export function FindingKinds({ kinds }: { kinds: FindingKindProps[] }) {
  if (!kinds.length) return "";
  return (
    <ul class="findings" aria-label="Warnings that lines have in common">
      {kinds.map(({ key, lines, words, accepted }) => (
        <li class={["finding", "warning", accepted && "acknowledged"]}>
          <span safe>{`${count(lines, "line")}${words}`}</span>
          <AcceptButton value={key} all accepted={accepted} words="All are right" />
        </li>
      ))}
    </ul>
  );
}
