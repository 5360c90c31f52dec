import { type Caller, callerOf } from "../accounts/mod.ts";
import { Forbidden } from "../errors.ts";

/** Whether a caller may see and set every organization's rates: people of the service, not of an organization. */
export function isOperator({ isAdmin, isSupportAdmin }: Caller): boolean {
  return isAdmin || isSupportAdmin;
}

/** Who makes the request, of the service's own people. Throws `Forbidden`. */
export function operatorOf(request: Request): Caller {
  const caller = callerOf(request);
  if (!isOperator(caller)) throw new Forbidden("Only a support admin may see and set rates");
  return caller;
}
