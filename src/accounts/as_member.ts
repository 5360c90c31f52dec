import { type Tx, tenant } from "../../db/mod.ts";
import type { App } from "../app.ts";
import { type Member, memberOf } from "./caller.ts";

/** What runs work in the organization of whoever asks. It throws what `memberOf()` does. */
export function asMemberIn({ db }: Pick<App, "db">) {
  return <T>(request: Request, work: (tx: Tx, member: Member) => Promise<T>): Promise<T> => {
    const member = memberOf(request);
    return tenant(db, member.idpOrganizationId, (tx) => work(tx, member));
  };
}
