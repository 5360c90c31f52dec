import type { OrganizationRole } from "../../db/mod.ts";
import { Forbidden, Malformed, Unauthorized } from "../errors.ts";

/** Who makes a request. */
export interface Caller {
  userId: string;
  email: string;
  name: string;
  /** Null: signed in, and in no organization. */
  idpOrganizationId: string | null;
  organizationName: string | null;
  organizationRole: OrganizationRole | null;
  /** `metadata.role` is `admin`: the endpoints for operators are open. */
  isAdmin: boolean;
  /** Reads every organization's documents; each such read is logged. */
  isSupportAdmin: boolean;
  /** Came in by a link that an organization's admin made, and stays in that organization. */
  bound: boolean;
  /** The identity provider named this one organization: another is chosen there. */
  pinned: boolean;
  /** Its token delivers this connection's data and opens nothing else; null: not so limited. */
  connectionId: string | null;
  via: "session" | "token";
}

/** A caller inside an organization. */
export type Member = Caller & { idpOrganizationId: string };

const callers = new WeakMap<Request, Caller>();

/** Set once by the door, before any handler runs. */
export function admit(request: Request, caller: Caller) {
  callers.set(request, caller);
}

/** Who makes the request, or null. */
export function callerOrNull(request: Request): Caller | null {
  return callers.get(request) ?? null;
}

/** Who makes the request. Throws `Unauthorized`. */
export function callerOf(request: Request): Caller {
  const caller = callers.get(request);
  if (!caller) throw new Unauthorized();
  return caller;
}

/** Who makes the request, inside an organization. Throws `Unauthorized`, or `Malformed` (400) without one. */
export function memberOf(request: Request): Member {
  const caller = callerOf(request);
  if (caller.idpOrganizationId === null) throw new Malformed("Organization not found");
  return caller as Member;
}

/** As `memberOf`, with the organization's admin role. Throws `Forbidden` without it. */
export function organizationAdminOf(request: Request): Member {
  const member = memberOf(request);
  if (member.organizationRole !== "admin")
    throw new Forbidden("Only an admin of the organization may do this");
  return member;
}

/** As `memberOf`, for an admin of the organization or of the service. Throws `Forbidden`. */
export function adminOf(request: Request): Member {
  const member = memberOf(request);
  if (member.isAdmin || member.organizationRole === "admin") return member;
  throw new Forbidden("Only an admin may do this");
}
