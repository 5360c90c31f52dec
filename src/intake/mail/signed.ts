import type { App } from "../../app.ts";
import { Malformed, Unauthorized, UnsupportedType } from "../../errors.ts";
import { callerAddress, RATES, rateLimit, readBytes } from "../../web/mod.ts";
import { isSigned, signatureIn } from "./signature.ts";

/** The parts of a handler's context that a signed request is read from. */
export interface SignedRequest {
  request: Request;
  server: { requestIP(request: Request): { address: string } | null } | null;
}

/** Reads JSON whose bytes are signed with the inbound secret. */
export function signedBody(app: App, { limit, what }: { limit: number; what: string }) {
  const turn = rateLimit(RATES.wrongSignature);
  return async ({ request, server }: SignedRequest): Promise<unknown> => {
    const signature = signatureIn(request);
    const bytes = await readBytes(request, { limit, what });
    if (!isSigned(bytes, { signature, secret: app.config.inboundEmailSecret })) {
      turn(callerAddress(request, server));
      app.log.warn("inbound signature refused", { path: new URL(request.url).pathname });
      throw new Unauthorized(`Cannot take ${what}: the signature is not that of this body`);
    }
    const type = request.headers.get("content-type");
    if (type && !/^\s*application\/([\w.-]+\+)?json\b/i.test(type))
      throw new UnsupportedType(`Cannot read ${what}: it is "${type}" instead of application/json`);
    try {
      return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes)) as unknown;
    } catch {
      throw new Malformed(`Cannot read ${what}: its body is not JSON`);
    }
  };
}
