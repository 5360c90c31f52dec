import type { Generated } from "kysely";
import type { Stamp, StampOrNull } from "./values.ts";

export type MailDecision = "process_attachments" | "process_body" | "reply_to_order" | "ignore" | "hold";

/** received: kept, unread. announced: its documents are here, its event isn't. triaged: decided, its event isn't posted. settled: done. */
export type MailState = "received" | "announced" | "triaged" | "settled" | "failed";

/** Mailboxes and their mails. */
export interface MailTables {
  mailboxes: {
    /** The contract's `aliasId`. */
    id: Generated<string>;
    idp_organization_id: string;
    erp_connection_id: string;
    /** In small letters, without a tag. */
    address: string;
    name: Generated<string>;
    /** Addresses or domains; where there are any, mail of others is held. */
    senders_allowed: Generated<string[]>;
    /** Addresses or domains. */
    senders_blocked: Generated<string[]>;
    active: Generated<boolean>;
    /** How it is polled; null: it isn't. */
    imap: Generated<unknown>;
    /** Where the poller stands. */
    imap_state: Generated<unknown>;
    created_at: Stamp;
  };
  mails: {
    id: Generated<string>;
    idp_organization_id: string;
    mailbox_id: string;
    /** As its header says, without angle brackets. */
    message_id: string;
    /** The tag of the plus-addressed recipient. */
    subaddress: string | null;
    envelope_from: Generated<string>;
    envelope_to: Generated<string>;
    from_address: Generated<string>;
    from_name: Generated<string>;
    recipients: Generated<string[]>;
    subject: Generated<string>;
    /** By its Date header. */
    sent_at: StampOrNull;
    received_at: Stamp;
    /** The messages it answers, the nearest first. */
    thread_ids: Generated<string[]>;
    /** What it says, for people; cut. */
    body_text: Generated<string | null>;
    /** The message as it came; null: it came as an event. */
    raw: Generated<Buffer | null>;
    /** Tells two mails of one message id apart. */
    raw_digest: Generated<string | null>;
    byte_size: Generated<number | null>;
    attachment_count: Generated<number>;
    state: Generated<MailState>;
    decision: Generated<MailDecision | null>;
    /** A sentence. */
    reason: Generated<string | null>;
    /** Null: the rules; "model"; "worker": whose event it came with; or the user's id. */
    decided_by: Generated<string | null>;
    /** The document whose order it answers, or might. */
    reply_document_id: Generated<string | null>;
    error: Generated<string | null>;
    /** When its event was taken; null: not yet. */
    event_at: StampOrNull;
    created_at: Stamp;
  };
}
