/** Intake: files come in by page and by API, are checked, stored and queued for extraction. @module */
export { intakeApi } from "./api.ts";
export { pollMailboxes, pollOne } from "./imap/job.ts";
export { inboundMailApi } from "./mail/api.ts";
export { receiveMail } from "./mail/job.ts";
export { mailboxRoutes } from "./mailboxes/routes.ts";

export { intakeRoutes } from "./routes.ts";
export { receiveSamples } from "./samples.ts";
export { listenForMail, type SmtpListener } from "./smtp/listener.ts";
