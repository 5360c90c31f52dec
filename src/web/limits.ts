const MEGABYTE = 1024 * 1024;

/** How often things may be done: `max` at once, coming back evenly over `perSeconds`. */
export const RATES = {
  /** A caller's cache flushes. */
  flush: { max: 10, perSeconds: 60 },
  /** Sign-in links asked for from one address, and for one person. */
  signInFromAddress: { max: 20, perSeconds: 600 },
  signInForPerson: { max: 5, perSeconds: 600 },
  /** Signatures from one address that are wrong. */
  wrongSignature: { max: 60, perSeconds: 60 },
  /** A caller's uploads: a hundred files dropped at once must go through. */
  upload: { max: 300, perSeconds: 60 },
  /** Mails from one address: whatever its relay has gathered while the service was away must go through. */
  mail: { max: 1200, perSeconds: 60 },
  /** A caller's changes through the API, uploads among them. */
  apiWrite: { max: 600, perSeconds: 60 },
} as const;

/** How many bytes of a body are read; an upload's limit is `UPLOAD_LIMIT_MB`. */
export const BODY_BYTES = {
  json: MEGABYTE,
  /** A page's form: an order of thousands of lines fits. */
  form: 8 * MEGABYTE,
  /** Whatever a stranger sends. */
  stranger: 64 * 1024,
} as const;
