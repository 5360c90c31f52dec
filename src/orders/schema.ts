import { type TSchema, Type } from "@sinclair/typebox";

const orNull = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()]);
const text = orNull(Type.String());
const decimal = orNull(Type.String({ description: "A decimal" }));
const day = orNull(Type.String({ format: "date" }));
const instant = Type.String({ format: "date-time" });
const probability = orNull(Type.Number({ minimum: 0, maximum: 1 }));
const uuid = Type.String({ format: "uuid" });
const oneOf = <W extends string>(...words: W[]) => Type.Union(words.map((word) => Type.Literal(word)));

/** An order's state. */
export const ORDER_STATUS = oneOf("pending_review", "submitting", "unconfirmed", "submitted", "rejected");

const CONFIDENCE = Type.Optional(
  Type.Number({
    minimum: 0,
    maximum: 1,
    description: "How likely the value read there is right; absent where a person pointed",
  }),
);
const BOX = Type.Array(Type.Number(), {
  minItems: 4,
  maxItems: 4,
  description: "Points from the top left: x0, y0, x1, y1",
});
const EVIDENCE = Type.Union(
  [
    Type.Object({
      page: Type.Integer(),
      box: BOX,
      text: Type.String(),
      also: Type.Optional(Type.Object({ page: Type.Integer(), box: BOX })),
      confidence: CONFIDENCE,
    }),
    Type.Object({
      sheet: Type.String(),
      cell: Type.String(),
      text: Type.String(),
      confidence: CONFIDENCE,
    }),
  ],
  { $id: "Evidence" },
);
const EVIDENCE_BY_FIELD = Type.Record(Type.String(), EVIDENCE);
const SOURCE = oneOf("cross_reference", "code", "fuzzy", "manual");

const MATCH = Type.Object(
  {
    itemId: Type.String(),
    sku: text,
    description: text,
    score: probability,
    source: orNull(SOURCE),
    reason: text,
  },
  { $id: "Match" },
);

const CANDIDATE = Type.Object(
  {
    itemId: Type.String(),
    sku: Type.String(),
    description: Type.String(),
    score: Type.Number(),
    source: SOURCE,
    reason: Type.String(),
  },
  { $id: "Candidate" },
);

const FINDING = Type.Object(
  {
    code: Type.String(),
    level: oneOf("error", "warning"),
    lineId: Type.Optional(Type.String()),
    field: Type.Optional(Type.String()),
    message: Type.String(),
    evidence: Type.Optional(EVIDENCE),
    acknowledgedBy: Type.Optional(Type.String()),
  },
  { $id: "Finding" },
);

const LINE = Type.Object(
  {
    id: uuid,
    position: Type.Integer(),
    customerSku: text,
    supplierSku: text,
    description: text,
    quantity: decimal,
    unit: text,
    unitCode: orNull(Type.String({ description: "The unit by UN/ECE Recommendation 20" })),
    unitPrice: decimal,
    priceBasis: Type.String({ description: "The price is for so many units" }),
    lineTotal: decimal,
    requiredDate: day,
    match: orNull(MATCH),
    candidates: Type.Array(CANDIDATE),
    evidence: EVIDENCE_BY_FIELD,
  },
  { $id: "OrderLine" },
);

/** `Order` as JSON, for the API's document. */
export const ORDER = Type.Object(
  {
    id: uuid,
    idpOrganizationId: Type.String(),
    documentId: uuid,
    status: ORDER_STATUS,
    version: Type.Integer({ description: "Goes up by one with every change" }),
    poNumber: text,
    orderDate: day,
    requiredDate: day,
    shipDate: day,
    currency: text,
    total: decimal,
    notes: text,
    customer: Type.Object({ name: text, erpId: text, score: probability, reason: text }),
    shipTo: Type.Object({
      name: text,
      address: text,
      erpId: text,
      chosen: Type.Boolean({ description: "By a person, not found by what is printed" }),
    }),
    billTo: Type.Object({ name: text, address: text }),
    lines: Type.Array(LINE),
    evidence: EVIDENCE_BY_FIELD,
    findings: Type.Array(FINDING),
    errorCount: Type.Integer({ description: "Errors to be fixed before submission" }),
    warningCount: Type.Integer({ description: "Warnings that nobody has acknowledged" }),
    proof: Type.Record(Type.String(), Type.Unknown(), {
      description:
        "Counts that show no line is missing; sentence says them, gaps are the places where one is, account is how lines, charges and taxes lead to the total",
    }),
    matchedAt: orNull(instant),
    erpOrderId: text,
    erpOrderNumber: orNull(Type.String({ description: "The number people say" })),
    submittedAt: orNull(instant),
    rejectedReason: text,
    createdAt: instant,
    updatedAt: instant,
  },
  { $id: "Order" },
);
