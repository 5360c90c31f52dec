import { describe, expect, test } from "bun:test";
import { type TSchema, Type } from "@sinclair/typebox";
import { Value } from "@sinclair/typebox/value";
import { t } from "elysia";
import { faultOf } from "../src/web/mod.ts";

const oneOf = (...words: string[]) => Type.Union(words.map((word) => Type.Literal(word)));
const told = (schema: TSchema, value: unknown) => faultOf(Value.Errors(schema, value).First());

describe("faultOf() names the field, and says in words what it takes", () => {
  const cases: [string, TSchema, unknown, string][] = [
    ["a choice", oneOf("submitted", "rejected"), "x", "one of submitted, rejected"],
    ["a text or nothing", Type.Union([Type.String(), Type.Null()]), 5, "a text or null"],
    ["an id", Type.String({ pattern: "^[a-z]+$" }), "X", "a text of the form ^[a-z]+$"],
    ["a reason", Type.String({ minLength: 1, maxLength: 500 }), "", "a text of 1 to 500 characters"],
    ["a name", Type.String({ minLength: 1 }), "", "a text that is not empty"],
    ["a count", Type.Integer({ minimum: 0 }), -1, "a whole number from 0"],
    ["a switch", Type.Boolean(), "yes", "true or false"],
    ["lines", Type.Array(Type.String()), "x", "a list"],
    ["the limit of a page", t.Integer({ minimum: 1, maximum: 200 }), "abc", "a whole number from 1 to 200"],
  ];
  test.each(cases)("%s", (_, schema, value, words) => {
    expect(told(Type.Object({ field: schema }), { field: value })).toBe(
      `Cannot accept "field": it is not ${words}`,
    );
  });

  test("what is missing, what stands in a list, and a value whose field nobody told", () => {
    const lines = Type.Object({ lines: Type.Array(Type.Object({ quantity: Type.String() })) });
    expect(told(lines, {})).toBe('Cannot accept "lines": it is missing');
    expect(told(lines, { lines: [{ quantity: 5 }] })).toBe(
      'Cannot accept "lines.0.quantity": it is not a text',
    );
    expect(faultOf({ path: "", value: 0, schema: Type.Integer({ minimum: 1, maximum: 200 }) })).toBe(
      "Cannot accept 0: it is not a whole number from 1 to 200",
    );
    expect(told(lines, [])).toContain("Cannot accept");
    expect(faultOf()).toBe("Cannot accept the request: it is malformed");
  });
});
