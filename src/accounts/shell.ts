import type { Section, Shell } from "../../views/layout.tsx";
import { callerOrNull } from "./caller.ts";

/** What a page's frame shows of the caller. */
export function shellOf(request: Request, title: string, section: Section | null = null): Shell {
  const caller = callerOrNull(request);
  const person = caller && {
    email: caller.email,
    organizationName: caller.organizationName,
    admin: caller.organizationRole === "admin",
  };
  return { title, section, person };
}
