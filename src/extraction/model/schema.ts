import { type Static, Type } from "@sinclair/typebox";
import { TypeCompiler } from "@sinclair/typebox/compiler";
import { type JSONSchema7, jsonSchema } from "ai";

const strict = { additionalProperties: false };

/** A value and the words of the document it was taken from. */
const Quoted = Type.Union([Type.Object({ value: Type.String(), quote: Type.String() }, strict), Type.Null()]);
const QuotedOnPage = Type.Union([
  Type.Object({ value: Type.String(), quote: Type.String(), page: Type.Integer() }, strict),
  Type.Null(),
]);

const Line = Type.Object(
  {
    page: Type.Integer({ description: "Number of the page or sheet the line begins on" }),
    printedNumber: Type.Union([Type.String(), Type.Null()], {
      description: "The line's own number as printed",
    }),
    customerSku: Quoted,
    supplierSku: Quoted,
    description: Quoted,
    quantity: Quoted,
    unit: Quoted,
    unitPrice: Quoted,
    priceBasis: Quoted,
    lineTotal: Quoted,
    requiredDate: Quoted,
  },
  strict,
);

const Order = Type.Object(
  {
    poNumber: QuotedOnPage,
    orderDate: QuotedOnPage,
    requiredDate: QuotedOnPage,
    shipDate: QuotedOnPage,
    currency: QuotedOnPage,
    total: QuotedOnPage,
    notes: QuotedOnPage,
    customerName: QuotedOnPage,
    shipToName: QuotedOnPage,
    shipToAddress: QuotedOnPage,
    billToName: QuotedOnPage,
    billToAddress: QuotedOnPage,
    lines: Type.Array(Line),
  },
  strict,
);

/** What the model answers. In strict mode every property is there, and absent is null. */
export const Answer = Type.Object({ orders: Type.Array(Order) }, strict);

export type Answer = Static<typeof Answer>;
export type AnsweredOrder = Static<typeof Order>;
export type AnsweredLine = Static<typeof Line>;

const answer = TypeCompiler.Compile(Answer);

/** The answer's schema as the SDK sends it and checks by it. */
export const answerSchema = jsonSchema<Answer>(JSON.parse(JSON.stringify(Answer)) as JSONSchema7, {
  validate: (value) =>
    answer.Check(value)
      ? { success: true, value }
      : {
          success: false,
          error: new Error(`${answer.Errors(value).First()?.path ?? ""} is not as asked for`),
        },
});
