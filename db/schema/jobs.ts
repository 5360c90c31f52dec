import type { Generated } from "kysely";
import type { Stamp, StampOrNull } from "./values.ts";

/** The queue. */
export interface JobsTables {
  jobs: {
    id: Generated<string>;
    kind: string;
    key: string | null;
    payload: unknown;
    attempt: Generated<number>;
    run_at: Stamp;
    claimed_by: number | null;
    /** Asked for anew while it was in hand: it is done once more. */
    again: Generated<boolean>;
    error: string | null;
    buried_at: StampOrNull;
    created_at: Stamp;
  };
}
