import type { ApiPageProps, EndpointProps } from "../../views/api.tsx";
import type { ApiDocument, Operation } from "./api_document.ts";
import { notation } from "./notation.ts";

/** The API's document as the page shows it. */
export function apiPageProps({ info, tags, paths, components }: ApiDocument): Omit<ApiPageProps, "shell"> {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  return {
    title: info.title,
    about: info.description,
    chapters: tags.map(({ name, description }) => ({
      name,
      words: description,
      endpoints: operations
        .filter(({ operation }) => operation.tags?.includes(name))
        .map(({ path, method, operation }) => endpointOf(`${method.toUpperCase()} ${path}`, operation)),
    })),
    schemas: Object.entries(components.schemas).map(([name, schema]) => ({ name, schema: notation(schema) })),
  };
}

function endpointOf(name: string, operation: Operation): EndpointProps {
  const [method = "", path = ""] = name.split(" ");
  const [body] = Object.entries(operation.requestBody?.content ?? {});
  return {
    id: operation.operationId,
    method,
    path,
    summary: operation.summary ?? "",
    description: operation.description ?? "",
    who: whoMay(operation),
    parameters: (operation.parameters ?? []).map(({ name, in: place, required, schema, description }) => ({
      name,
      place,
      required,
      type: notation(schema),
      words: description ?? String(schema.description ?? ""),
    })),
    body: body ? { type: body[0], schema: notation(body[1].schema) } : null,
    answers: Object.entries(operation.responses ?? {}).map(([status, { description, content }]) => {
      const schema = content?.["application/json"]?.schema;
      return { status, words: description, schema: schema && Number(status) < 400 ? notation(schema) : null };
    }),
  };
}

function whoMay({ security = [] }: Operation): string {
  if (!security.length) return "anybody";
  return security.some((way) => "session" in way)
    ? "an access token, or a person who is signed in"
    : "an access token";
}
