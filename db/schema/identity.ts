import type { Generated } from "kysely";
import type { Decimal, Stamp, StampOrNull } from "./values.ts";

export type OrganizationRole = "member" | "admin";

/** Organizations and people, how they sign in, and what they asked once. */
export interface IdentityTables {
  organizations: {
    id: string;
    name: string;
    /** The organization's own names and addresses as customers print them; never read as the customer. */
    own_names: Generated<string[]>;
    /** What a price may be off the ERP's before somebody has to look, as a share: 0.05. */
    price_tolerance: Generated<Decimal>;
    created_at: Stamp;
  };
  users: {
    id: string;
    email: string;
    name: string;
    /** Only admins write it: `{role?: "admin" | "support_admin"}`. */
    metadata: Generated<Record<string, unknown>>;
    /** Who the person is at the identity provider; null: never signed in by one. */
    idp_issuer: Generated<string | null>;
    idp_subject: Generated<string | null>;
    created_at: Stamp;
  };
  memberships: {
    idp_organization_id: string;
    user_id: string;
    role: OrganizationRole;
    created_at: Stamp;
  };
  sign_in_links: {
    token_hash: string;
    user_id: string;
    /** The organization whose admin made it: the session it opens stays in there. Null: made by the operator. */
    bound_to: string | null;
    created_at: Stamp;
    expires_at: Date;
    used_at: StampOrNull;
  };
  sessions: {
    token_hash: string;
    user_id: string;
    idp_organization_id: string | null;
    created_at: Stamp;
    expires_at: Date;
    /** Stays in its organization, without the person's powers elsewhere. */
    bound: Generated<boolean>;
    /** Opened by the identity provider: ends at its time, used or not. */
    from_provider: Generated<boolean>;
    /** The provider named this one organization: another is chosen there. */
    pinned: Generated<boolean>;
    user_agent: string | null;
  };
  access_tokens: {
    id: Generated<string>;
    idp_organization_id: string;
    user_id: string;
    name: string;
    /** Made in a bound session, and bound like it. */
    bound: Generated<boolean>;
    /** Delivers this connection's data, and does nothing else. */
    connection_id: Generated<string | null>;
    created_at: Stamp;
    expires_at: Date;
    last_used_at: StampOrNull;
    revoked_at: StampOrNull;
  };
  /** Answers to requests with an `Idempotency-Key`; written by the transaction that did what was asked. */
  idempotency_keys: {
    idp_organization_id: string;
    user_id: string;
    key: string;
    request_hash: string;
    status: number | null;
    /** JSON, as it was sent. */
    body: string | null;
    created_at: Stamp;
  };
}
