interface Details {
  status?: number;
  type?: string;
  code?: string;
  param?: string;
}

/** An answer that isn't what was asked for, in Stripe's words. */
export class Refused extends Error {
  readonly status: number;
  readonly type: string;
  readonly code: string | undefined;
  readonly param: string | undefined;

  constructor(message: string, { status = 400, type = "invalid_request_error", code, param }: Details = {}) {
    super(message);
    this.status = status;
    this.type = type;
    this.code = code;
    this.param = param;
  }

  get body() {
    const { message, type, code, param } = this;
    return { error: { message, type, code, param } };
  }
}

/** Stripe's answer to an id that isn't there. */
export function noSuch(kind: string, id: string, param = "id") {
  return new Refused(`No such ${kind}: '${id}'`, { status: 404, code: "resource_missing", param });
}
