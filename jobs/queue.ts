import { sql } from "kysely";
import type { Db, Tx } from "../db/mod.ts";
import type { Kind, Payload } from "./kinds.ts";

/** A job in a worker's hand. `attempt` fences everything done for it: an older attempt writes nothing. */
export interface Claim {
	id: string;
	kind: Kind;
	key: string | null;
	payload: unknown;
	attempt: number;
}

export interface EnqueueOptions {
	/** While a live job of this kind has the key, another is not made. */
	key?: string;
	delaySeconds?: number;
}

/** Puts a job into the queue; inside a transaction it exists once that commits. Returns whether it was made. */
export async function enqueue<K extends Kind>(
	tx: Db | Tx,
	kind: K,
	payload: Payload<K>,
	options: EnqueueOptions = {},
): Promise<boolean> {
	const rows = await tx
		.insertInto("jobs")
		.values({
			kind,
			key: options.key ?? null,
			payload,
			run_at: sql<Date>`now() + make_interval(secs => ${options.delaySeconds ?? 0})`,
		})
		.onConflict((conflict) =>
			conflict
				.columns(["kind", "key"])
				.where("buried_at", "is", null)
				.doNothing(),
		)
		.returning("id")
		.execute();
	return rows.length > 0;
}
