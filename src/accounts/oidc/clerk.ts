import type { Config } from "../../config.ts";
import { NotFound, Refusal, wordsOf } from "../../errors.ts";
import type { SignInLink } from "../links.ts";

const SECONDS = 15 * 60;
const PATIENCE_MS = 10_000;

interface Answer {
  url?: unknown;
  errors?: { message?: string; long_message?: string }[];
}

/** A one-time sign-in link by Clerk's API, for its user `userId`. Throws `NotFound`, or `Refusal` (502) when Clerk makes none. */
export async function clerkLink(clerk: NonNullable<Config["clerk"]>, userId: string): Promise<SignInLink> {
  const asked = Date.now();
  const response = await fetch(`${clerk.apiUrl}/v1/sign_in_tokens`, {
    method: "POST",
    headers: { authorization: `Bearer ${clerk.secretKey}`, "content-type": "application/json" },
    body: JSON.stringify({ user_id: userId, expires_in_seconds: SECONDS }),
    redirect: "manual",
    signal: AbortSignal.timeout(PATIENCE_MS),
  }).catch((error) => {
    throw failed(wordsOf(error));
  });
  const answer = (await response.json().catch(() => ({}))) as Answer;
  const words = answer.errors?.map(({ long_message, message }) => long_message ?? message).join("; ");
  if (response.status === 404) throw new NotFound(`The identity provider knows no user "${userId}"`);
  if (!response.ok || typeof answer.url !== "string")
    throw failed(words ?? `its answer has the status ${response.status} and no link`);
  return { url: answer.url, expiresAt: new Date(asked + SECONDS * 1000) };
}

function failed(why: string) {
  return new Refusal(`Cannot make a sign-in link: the identity provider refused (${why})`, 502);
}
