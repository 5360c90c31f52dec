import { sql } from "kysely";
import { type Tx, tenant } from "../../db/mod.ts";
import type { App } from "../app.ts";
import { Invalid, Malformed } from "../errors.ts";
import { type Member, memberOf } from "./caller.ts";
import { hashOf } from "./secret.ts";

/** The part of a handler's context that an answer is put into. */
export interface Answering {
  request: Request;
  set: { status?: number | string; headers: Record<string, string | number | undefined> };
}

export interface OnceOptions {
  status: number;
  /** What makes the request the same one, beside its address: what was sent. */
  sent: unknown;
}

/**
 * Does `work` for the caller in one transaction, and answers `status`. With an `Idempotency-Key` it is done once: the key is kept in
 * the transaction of what it did, so that a second request waits for the first and is given its answer. What was refused has done
 * nothing, and its key is free again. Throws `Invalid` for a key that another request has used, `Malformed` for one that is none.
 */
export async function once<T>(
  app: App,
  { request, set }: Answering,
  { status, sent }: OnceOptions,
  work: (tx: Tx, member: Member) => Promise<T>,
): Promise<T> {
  const member = memberOf(request);
  const key = keyIn(request);
  const { answer, before } = await tenant(app.db, member.idpOrganizationId, async (tx) => {
    if (key === null) return { answer: { status, body: await work(tx, member) }, before: false };
    const kept = await claim(tx, member, { key, request_hash: fingerprint(request, sent) });
    if (kept) return { answer: kept as { status: number; body: T }, before: true };
    const body = await work(tx, member);
    await keep(tx, { member, key, status, body });
    return { answer: { status, body }, before: false };
  });
  set.status = answer.status;
  if (before) set.headers["idempotent-replayed"] = "true";
  return answer.body;
}

function keyIn(request: Request): string | null {
  const key = request.headers.get("idempotency-key");
  if (key === null || /^[\x21-\x7e]{1,255}$/.test(key)) return key;
  throw new Malformed("Cannot use the Idempotency-Key: it is 1 to 255 visible characters");
}

function fingerprint(request: Request, sent: unknown) {
  const { pathname, search } = new URL(request.url);
  return hashOf(JSON.stringify([request.method, pathname, search, sent]));
}

/** Takes a key, waiting for another transaction that has it in hand; the answer it has given, if any. */
async function claim(
  tx: Tx,
  { idpOrganizationId, userId }: Member,
  row: { key: string; request_hash: string },
) {
  const taken = await tx
    .insertInto("idempotency_keys")
    .values({ ...row, idp_organization_id: idpOrganizationId, user_id: userId })
    .onConflict((conflict) =>
      conflict
        .columns(["idp_organization_id", "user_id", "key"])
        .doUpdateSet({ request_hash: row.request_hash, created_at: sql<Date>`now()` })
        .where("idempotency_keys.created_at", "<", sql<Date>`now() - interval '24 hours'`),
    )
    .returning("key")
    .executeTakeFirst();
  if (taken) return null;
  const kept = await tx
    .selectFrom("idempotency_keys")
    .select(["request_hash", "status", "body"])
    .where("user_id", "=", userId)
    .where("key", "=", row.key)
    .executeTakeFirstOrThrow();
  if (kept.request_hash !== row.request_hash)
    throw new Invalid("Cannot use the Idempotency-Key: it was sent with another request before");
  return { status: kept.status!, body: JSON.parse(kept.body!) as unknown };
}

async function keep(
  tx: Tx,
  { member, key, status, body }: { member: Member; key: string; status: number; body: unknown },
) {
  await tx
    .updateTable("idempotency_keys")
    .set({ status, body: JSON.stringify(body) })
    .where("user_id", "=", member.userId)
    .where("key", "=", key)
    .execute();
}
