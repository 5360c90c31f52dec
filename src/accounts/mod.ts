/** Organizations, users, sessions and tokens: who makes a request. @module */
export { asMemberIn } from "./as_member.ts";
export {
  adminOf,
  type Caller,
  callerOf,
  callerOrNull,
  type Member,
  memberOf,
  organizationAdminOf,
} from "./caller.ts";
export { door } from "./door.ts";
export { forgetExpired } from "./forget.ts";
export { foundOrganization, hasOrganization } from "./found.ts";
export { makeSignInLink } from "./links.ts";
export { once } from "./once.ts";
export { accountsRoutes } from "./routes.ts";
export { shellOf } from "./shell.ts";
export { createToken, makeToken } from "./tokens.ts";
