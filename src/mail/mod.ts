/** Mail: mailboxes, the mails that came to them, and what was decided. @module */
export { overrideDecision } from "./decide.ts";
export { mailPanelOf } from "./inbox.ts";
export { announceMail, type KeptMail, keepMail, tidyMessageId } from "./keep.ts";
export { type Mailbox, mailboxFor, mailboxOf, mailboxWithId, senderIs, splitPlus } from "./mailboxes.ts";
export { heldMailsIn, type ListedMail, mailOf, mailsOf, mailsOfDocument, rawMailOf } from "./queries.ts";
export { mailRoutes } from "./routes.ts";
