import { RefusedByErp } from "./connector.ts";

/** An ERP said no to a call, in its words: nothing was done. */
export class SaidNo extends Error {
  constructor(
    message: string,
    /** The ERP's own name of the exception (`UserError`, `odoo.exceptions.UserError`), or what was wrong: `login`, `database`. */
    readonly kind: string,
  ) {
    super(message);
  }
}

/** What an ERP refuses in its own way becomes a refusal. */
export async function refusing<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof SaidNo) throw new RefusedByErp([{ message: error.message }]);
    throw error;
  }
}
