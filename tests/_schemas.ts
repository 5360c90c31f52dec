import Ajv2020, { type ValidateFunction } from "ajv/dist/2020.js";
import formats from "ajv-formats";

interface Schema {
  [name: string]: unknown;
}

/** The part of an OpenAPI document that tests read. */
export interface ApiDocument {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
}

interface Operation {
  operationId: string;
  summary?: string;
  tags?: string[];
  security?: unknown[];
  parameters?: { name: string; in: string }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, { content?: Record<string, { schema: Schema }> }>;
}

/** Holds answers to the document: what differs from the schema, or is in no schema, is a fault. */
export function answersOf(document: ApiDocument) {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  formats(ajv);
  ajv.addSchema({ $id: "api", components: closed(document.components) });
  const compiled = new Map<string, ValidateFunction>();
  const validator = (schema: Schema) => {
    const key = JSON.stringify(schema);
    const made =
      compiled.get(key) ?? ajv.compile(JSON.parse(key.replaceAll('"#/components/', '"api#/components/')));
    compiled.set(key, made);
    return made;
  };
  /** Faults of a JSON answer to `route`, such as "GET /api/orders/{orderId}"; empty when it is as declared. */
  return async (route: string, answer: Response): Promise<string[]> => {
    const [method = "", path = ""] = route.split(" ");
    const declared = document.paths[path]?.[method.toLowerCase()]?.responses[answer.status];
    if (!declared) return [`${route} doesn't declare ${answer.status}`];
    const schema = declared.content?.["application/json"]?.schema;
    const validate = validator(closed(schema ?? {}) as Schema);
    validate(await answer.clone().json());
    return (validate.errors ?? []).map(
      ({ instancePath, message, params }) => `${instancePath} ${message} ${JSON.stringify(params)}`,
    );
  };
}

/** Objects with properties take no others. */
function closed(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(closed);
  if (node === null || typeof node !== "object") return node;
  const copy = Object.fromEntries(Object.entries(node).map(([name, value]) => [name, closed(value)]));
  const named = copy.type === "object" && Object.keys(copy.properties ?? {}).length > 0;
  return named ? { additionalProperties: false, ...copy } : copy;
}
