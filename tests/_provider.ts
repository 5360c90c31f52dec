import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from "jose";
import Provider, { type KoaContextWithOIDC } from "oidc-provider";

export const AUDIENCE = "urn:intake:api";
const CLIENT = { id: "intake", secret: "a secret of the client" };
/** Claims beside the standard ones, as a provider of organizations sends them. */
const OWN = ["org_id", "org_name", "org_role", "user_metadata"];

/** What the provider says of a person; the key is what is typed as login. */
export type Accounts = Record<string, Record<string, unknown>>;

interface Options {
  port?: number;
  /** Claims stand in the answer of its userinfo endpoint alone. */
  shortIdTokens?: boolean;
  authentication?: "client_secret_basic" | "client_secret_post" | "none";
}

/** An OpenID provider in this process, for a service at `baseUrl`. */
export async function identityProvider(baseUrl: string, accounts: Accounts, options: Options = {}) {
  const { port = 0, shortIdTokens = false, authentication = "client_secret_basic" } = options;
  const server = createServer();
  await new Promise<void>((listening) => server.listen(port, "127.0.0.1", listening));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { privateKey, publicKey } = await generateKeyPair("RS256", { extractable: true });
  const key = { ...(await exportJWK(privateKey)), kid: "k1", alg: "RS256", use: "sig" };
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: CLIENT.id,
        ...(authentication !== "none" && { client_secret: CLIENT.secret }),
        token_endpoint_auth_method: authentication,
        redirect_uris: [`${baseUrl}/sign-in/callback`],
        post_logout_redirect_uris: [`${baseUrl}/`],
        grant_types: ["authorization_code", ...(authentication === "none" ? [] : ["client_credentials"])],
        response_types: ["code"],
      },
    ],
    jwks: { keys: [key] },
    cookies: { keys: ["k"] },
    pkce: { required: () => true },
    conformIdTokenClaims: shortIdTokens,
    scopes: ["openid", "profile", "email", "organization"],
    claims: {
      openid: ["sub"],
      profile: ["name"],
      email: ["email", "email_verified"],
      organization: OWN,
    },
    features: {
      devInteractions: { enabled: true },
      clientCredentials: { enabled: true },
      resourceIndicators: {
        enabled: true,
        getResourceServerInfo: () => ({
          scope: "api",
          audience: AUDIENCE,
          accessTokenTTL: 300,
          accessTokenFormat: "jwt" as const,
          jwt: { sign: { alg: "RS256" as const } },
        }),
      },
    },
    extraTokenClaims: () => ({ org_id: "org_machines" }),
    findAccount: (_: KoaContextWithOIDC, id: string) =>
      accounts[id] && { accountId: id, claims: () => ({ sub: id, ...accounts[id] }) },
  });
  server.on("request", provider.callback());
  return {
    issuer,
    /** For `config()`. */
    env: {
      OIDC_ISSUER: issuer,
      OIDC_CLIENT_ID: CLIENT.id,
      ...(authentication !== "none" && {
        OIDC_CLIENT_SECRET: CLIENT.secret,
        OIDC_CLIENT_AUTH: authentication,
      }),
      OIDC_NAME: "Example ID",
      OIDC_SCOPES: "openid profile email organization",
      OIDC_AUDIENCE: AUDIENCE,
    },
    /** Its public key as text: the secret of those who confuse algorithms. */
    publicKey: JSON.stringify(await exportJWK(publicKey)),
    /** A token signed with its key. */
    sign: (claims: JWTPayload, header: Record<string, unknown> = {}) =>
      new SignJWT({ iss: issuer, aud: AUDIENCE, exp: Math.floor(Date.now() / 1000) + 300, ...claims })
        .setProtectedHeader({ alg: "RS256", kid: "k1", typ: "at+jwt", ...header })
        .sign(privateKey),
    /** An access token as a program gets it. */
    machineToken: async () => {
      const answer = await fetch(`${issuer}/token`, {
        method: "POST",
        headers: {
          authorization: `Basic ${btoa(`${CLIENT.id}:${CLIENT.secret.replaceAll(" ", "+")}`)}`,
        },
        body: new URLSearchParams({
          grant_type: "client_credentials",
          resource: AUDIENCE,
          scope: "api",
        }),
      });
      return ((await answer.json()) as { access_token: string }).access_token;
    },
    stop: () =>
      new Promise<void>((stopped) => {
        server.close(() => stopped());
        server.closeAllConnections();
      }),
  };
}

export type IdentityProvider = Awaited<ReturnType<typeof identityProvider>>;

/** Signs in at the provider as a browser does, from an address of `/sign-in/start`; returns where it leads back to. */
export async function atProvider(start: string, login: string, options: { abort?: boolean } = {}) {
  const jar = new Map<string, string>();
  const ask = async (url: string, form?: Record<string, string>): Promise<Response> => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
    const answer = await fetch(url, {
      redirect: "manual",
      headers: { cookie },
      ...(form && { method: "POST", body: new URLSearchParams(form) }),
    });
    for (const line of answer.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line)!;
      jar.set(name!, value!);
    }
    return answer;
  };
  let url = start;
  for (let hops = 0; hops < 12; hops++) {
    const answer = await ask(url);
    const location = answer.headers.get("location");
    if (location) {
      url = new URL(location, url).href;
      if (new URL(url).pathname === "/sign-in/callback") return url;
      continue;
    }
    const page = await answer.text();
    if (options.abort) {
      url = new URL(/href="([^"]+\/abort)"/.exec(page)![1]!, url).href;
      continue;
    }
    const [, action = ""] = /<form[^>]+action="([^"]+)"/.exec(page) ?? [];
    const prompt = /name="prompt" value="([^"]+)"/.exec(page)?.[1] ?? "";
    const form = prompt === "login" ? { prompt, login, password: "any" } : { prompt };
    const sent = await ask(new URL(action, url).href, form as Record<string, string>);
    url = new URL(sent.headers.get("location")!, url).href;
  }
  throw new Error("The provider leads nowhere");
}
