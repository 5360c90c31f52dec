/** What every page and endpoint shares: errors, headers, assets, the request log, limits, health. @module */
export { localPath } from "./local_path.ts";
export type { People } from "./people.ts";
export { callerAddress, type RateLimit, rateLimit } from "./rate_limit.ts";
export { refuseCrossSite } from "./same_origin.ts";
export { web } from "./web.ts";
