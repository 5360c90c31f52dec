import { Elysia } from "elysia";
import type { App } from "../app.ts";

const PATIENCE_MS = 2000;

/** `GET /api/health`: whether the database answers within two seconds. */
export function health({ sql, config }: App) {
  let asking: Promise<boolean> | null = null;
  const answers = () => {
    asking ??= within(PATIENCE_MS, sql`select 1`).finally(() => (asking = null));
    return asking;
  };
  return new Elysia().get("/api/health", async ({ set }) => {
    const healthy = await answers();
    if (!healthy) set.status = 503;
    return {
      status: healthy ? "ok" : "error",
      serviceStatus: healthy ? "healthy" : "unhealthy",
      service: config.serviceName,
    };
  });
}

async function within(milliseconds: number, question: PromiseLike<unknown>): Promise<boolean> {
  const patience = Promise.withResolvers<boolean>();
  const timer = setTimeout(() => patience.resolve(false), milliseconds);
  const answer = Promise.resolve(question).then(
    () => true,
    () => false,
  );
  return Promise.race([answer, patience.promise]).finally(() => clearTimeout(timer));
}
