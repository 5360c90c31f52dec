import { type Static, type TSchema, Type } from "@sinclair/typebox";

const ofOrganization = { idpOrganizationId: Type.String() };
const document = Type.Object({
  ...ofOrganization,
  documentId: Type.String(),
  /** A person said that it is an order, whatever it looks like. */
  asOrder: Type.Optional(Type.Boolean()),
});

/** Each kind of job and its payload. */
export const KINDS = {
  receive_mail: Type.Object({ ...ofOrganization, mailId: Type.String() }),
  extract_document: document,
  /** A document whose pages are pictures: in a line of its own, that holds up no others. */
  recognize_document: document,
  match_order: Type.Object({ ...ofOrganization, orderId: Type.String() }),
  learn_place: Type.Object({
    ...ofOrganization,
    orderId: Type.String(),
    field: Type.String(),
    /** Absent: a field of the header. */
    lineId: Type.Optional(Type.String()),
    by: Type.String(),
  }),
  submit_order: Type.Object({
    ...ofOrganization,
    orderId: Type.String(),
    submittedBy: Type.String(),
  }),
  read_back: Type.Object({ ...ofOrganization, orderId: Type.String() }),
  sync_entity: Type.Object({ ...ofOrganization, connectionId: Type.String(), entity: Type.String() }),
  sync_connections: Type.Object({}),
  forget_connection: Type.Object({ ...ofOrganization, connectionId: Type.String() }),
  vacuum_mirror: Type.Object({}),
  poll_mailboxes: Type.Object({}),
  poll_mailbox: Type.Object({ ...ofOrganization, mailboxId: Type.String() }),
  retry_stuck_documents: Type.Object({}),
  settle_submissions: Type.Object({}),
  apply_billing_event: Type.Object({ ...ofOrganization, eventId: Type.String() }),
  refresh_pricing: Type.Object({}),
  refresh_subscriptions: Type.Object({}),
  report_usage: Type.Object({}),
  reconcile_usage: Type.Object({}),
  forget_expired: Type.Object({}),
  prune: Type.Object({}),
} satisfies Record<string, TSchema>;

export type Kind = keyof typeof KINDS;

/** Kinds that are asked for by each change of what they read: one in hand may have read what was there before. */
export const BY_CHANGE: ReadonlySet<Kind> = new Set<Kind>(["match_order", "learn_place"]);

export type Payload<K extends Kind> = Static<(typeof KINDS)[K]>;
