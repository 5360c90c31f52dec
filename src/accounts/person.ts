import type { OrganizationRole } from "../../db/mod.ts";
import type { Caller } from "./caller.ts";

/** A user in an organization as the look-ups of sessions and tokens return it. */
export interface PersonRow {
  user_id: string;
  email: string;
  name: string;
  metadata: Record<string, unknown>;
  bound: boolean;
  pinned: boolean;
  connection_id?: string | null;
  idp_organization_id: string | null;
  organization_name: string | null;
  role: OrganizationRole | null;
}

/** Who a row speaks of. What is bound to an organization has no powers beyond it. */
export function callerFrom(row: PersonRow, via: Caller["via"]): Caller {
  const powers = row.bound ? {} : row.metadata;
  return {
    userId: row.user_id,
    email: row.email,
    name: row.name,
    idpOrganizationId: row.idp_organization_id,
    organizationName: row.organization_name,
    organizationRole: row.role,
    isAdmin: powers.role === "admin",
    isSupportAdmin: isSupport(powers),
    bound: row.bound,
    pinned: row.pinned,
    connectionId: row.connection_id ?? null,
    via,
  };
}

function isSupport(metadata: Record<string, unknown>) {
  return metadata.role === "support_admin" || metadata.supportAdmin === true;
}
