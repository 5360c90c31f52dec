/** Intake: files come in by page and by API, are checked, stored and queued for extraction. @module */
export { intakeApi } from "./api.ts";
export { inboundMailApi } from "./mail/api.ts";
export { receiveMail } from "./mail/job.ts";
export { type ReceivedFile, receive } from "./receive.ts";
export { intakeRoutes } from "./routes.ts";
export { receiveSamples } from "./samples.ts";
