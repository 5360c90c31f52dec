/** Errors by meaning; one handler turns them into a page, a fragment or JSON. Their messages are read by people. */
export class Refusal extends Error {
  constructor(
    message: string,
    readonly status: number,
    readonly headers: Record<string, string> = {},
  ) {
    super(message);
  }
}

/** 400: the request can't be understood. */
export class Malformed extends Refusal {
  constructor(message: string) {
    super(message, 400);
  }
}

/** 401: nobody is signed in. */
export class Unauthorized extends Refusal {
  constructor(message = "Sign in first") {
    super(message, 401);
  }
}

/** 403: signed in, and not allowed. */
export class Forbidden extends Refusal {
  constructor(message: string) {
    super(message, 403);
  }
}

/** 404: not there, or not this organization's. */
export class NotFound extends Refusal {
  constructor(message: string) {
    super(message, 404);
  }
}

/** 409: somebody else was first. */
export class Conflict extends Refusal {
  constructor(message: string) {
    super(message, 409);
  }
}

/** 413: more bytes than accepted. */
export class TooLarge extends Refusal {
  constructor(message: string) {
    super(message, 413);
  }
}

/** 415: a type of file that is not read. */
export class UnsupportedType extends Refusal {
  constructor(message: string) {
    super(message, 415);
  }
}

/** 422: understood, and a rule is broken. */
export class Invalid extends Refusal {
  constructor(message: string) {
    super(message, 422);
  }
}

/** 429: too often; `seconds` until the next try. */
export class TooMany extends Refusal {
  constructor(message: string, seconds: number) {
    super(message, 429, {
      "Retry-After": String(Math.max(1, Math.ceil(seconds))),
    });
  }
}

/** The words of anything thrown. */
export function wordsOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
