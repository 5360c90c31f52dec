import type { Shell } from "../../views/layout.tsx";

/** Who makes a request and the frame of that person's pages; given by accounts. */
export interface People {
  callerOrNull(request: Request): { userId: string; isAdmin: boolean } | null;
  shellOf(request: Request, title: string): Shell;
}
