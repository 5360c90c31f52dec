/** What every page and endpoint shares: errors, headers, assets, the request log, limits, health, the API's description. @module */
export { apiDocs } from "./api_docs.ts";
export { JSON_BODY, readBytes, readForm, readText } from "./body.ts";
export { bounds } from "./bounds.ts";
export { described } from "./described.ts";
export { endRequests } from "./ending.ts";
export { faultOf, reasonOf } from "./expected.ts";
export { closed, jsonBody, refusingStrange } from "./json_body.ts";
export { knownQuery } from "./known_query.ts";
export { RATES } from "./limits.ts";
export { localPath } from "./local_path.ts";
export { cursorOf, isAfter, momentIn, NEXT_CURSOR, PAGING, type Place, placeAt } from "./paging.ts";
export { callerAddress, networkOf, rateLimit } from "./rate_limit.ts";
export { refuseCrossSite } from "./same_origin.ts";
export { web } from "./web.ts";
