import { TooMany, wordsOf } from "../../errors.ts";
import type { Log } from "../../log.ts";

/** What a sender is told: 4xx, try again; 5xx, tell who wrote it. */
export class Reply extends Error {
  constructor(
    readonly responseCode: 421 | 451 | 550 | 552,
    message: string,
  ) {
    super(message);
  }
}

/** The reply to anything thrown: what was not foreseen is logged, and the sender tries again. */
export function replyTo(error: unknown, log: Log): Reply {
  if (error instanceof Reply) return error;
  if (error instanceof TooMany) return new Reply(451, "Too many mails from this address, try again later");
  log.warn("mail not kept", { error: wordsOf(error) });
  return new Reply(451, "The mail cannot be kept now, try again later");
}
