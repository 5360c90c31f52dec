import { Type } from "@sinclair/typebox";
import { Elysia } from "elysia";
import type { App } from "../app.ts";
import { described } from "./described.ts";

const PATIENCE_MS = 2000;
const HEALTH = Type.Object({
  status: Type.String({ description: "ok when healthy" }),
  serviceStatus: Type.String({ description: "healthy when healthy" }),
  service: Type.String(),
});

/** `GET /api/health`: whether the database answers within two seconds. */
export function health({ sql, config }: App) {
  let asking: Promise<boolean> | null = null;
  const answers = () => {
    asking ??= within(PATIENCE_MS, sql`select 1`).finally(() => (asking = null));
    return asking;
  };
  return new Elysia().get(
    "/api/health",
    async ({ set }) => {
      const healthy = await answers();
      if (!healthy) set.status = 503;
      return {
        status: healthy ? "ok" : "error",
        serviceStatus: healthy ? "healthy" : "unhealthy",
        service: config.serviceName,
      };
    },
    described({
      chapter: "Service",
      summary: "Whether the service and what it depends on are well",
      who: "anybody",
      answers: { 200: HEALTH, 503: HEALTH },
    }),
  );
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
