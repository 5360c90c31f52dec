import type { BillingTables } from "./schema/billing.ts";
import type { DocumentsTables } from "./schema/documents.ts";
import type { IdentityTables } from "./schema/identity.ts";
import type { JobsTables } from "./schema/jobs.ts";
import type { MailTables } from "./schema/mail.ts";
import type { MirrorTables } from "./schema/mirror.ts";
import type { OrdersTables } from "./schema/orders.ts";
import type { ReferencesTables } from "./schema/references.ts";
import type { SandboxTables } from "./schema/sandbox.ts";

export type { UsageExemption, UsageStatus } from "./schema/billing.ts";
export type { DocumentStatus } from "./schema/documents.ts";
export type { OrganizationRole } from "./schema/identity.ts";
export type { MailDecision, MailState } from "./schema/mail.ts";
export type { SyncEntity } from "./schema/mirror.ts";
export type {
  BookingDifference,
  Candidate,
  DuplicateChoice,
  DuplicateDecision,
  Evidence,
  Finding,
  MatchSource,
  OrderStatus,
  SubmissionStatus,
} from "./schema/orders.ts";
export type { Day } from "./schema/values.ts";

/** Every table by its noun. */
export interface Database
  extends IdentityTables,
    DocumentsTables,
    OrdersTables,
    MirrorTables,
    ReferencesTables,
    MailTables,
    BillingTables,
    JobsTables,
    SandboxTables {}
