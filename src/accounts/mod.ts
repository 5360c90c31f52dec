/** Organizations, users, sessions and tokens: who makes a request. @module */
export {
	type Caller,
	callerOf,
	callerOrNull,
	type Member,
	memberOf,
	organizationAdminOf,
} from "./caller.ts";
export { shellOf } from "./shell.ts";
