import { Elysia } from "elysia";
import { Home } from "../../views/home.tsx";
import type { App } from "../app.ts";
import { accessRoutes } from "./access_routes.ts";
import { callerOrNull } from "./caller.ts";
import { linksApi } from "./links_api.ts";
import { oidcRoutes } from "./oidc/routes.ts";
import { shellOf } from "./shell.ts";
import { signInRoutes } from "./sign_in_routes.ts";

/** The start page, signing in and out, and the Access page. */
export function accountsRoutes(app: App) {
  return new Elysia()
    .get("/", ({ request }) => {
      const caller = callerOrNull(request);
      const person = caller && { email: caller.email, organizationName: caller.organizationName };
      return Home({ shell: shellOf(request, "Start"), person });
    })
    .use(signInRoutes(app))
    .use(oidcRoutes(app))
    .use(linksApi(app))
    .use(accessRoutes(app));
}
