type Tree = { [name: string]: unknown };

/** A JSON schema in few words, as TypeScript would say it: `{ id: string, lines: OrderLine[] }`. */
export function notation(schema: Tree, indent = ""): string {
  const { $ref, type, anyOf, enum: values, properties, items } = schema;
  if (typeof $ref === "string") return $ref.split("/").at(-1)!;
  if ("const" in schema) return JSON.stringify(schema.const);
  if (Array.isArray(values)) return values.map((value) => JSON.stringify(value)).join(" | ");
  if (Array.isArray(anyOf)) return anyOf.map((each) => notation(each as Tree, indent)).join(" | ");
  if (Array.isArray(type)) return type.map((each) => notation({ ...schema, type: each }, indent)).join(" | ");
  if (type === "array") return arrayOf(notation((items ?? {}) as Tree, indent));
  if (type === "object" && properties) return objectOf(schema, indent);
  if (type === "object") return "object";
  if (type === "string" && schema.contentMediaType) return "file";
  return typeof type === "string" ? type : "any";
}

function arrayOf(item: string) {
  return item.includes(" | ") ? `(${item})[]` : `${item}[]`;
}

function objectOf({ properties, required }: Tree, indent: string) {
  const must = (required ?? []) as string[];
  const inside = `${indent}  `;
  const lines = Object.entries(properties as Record<string, Tree>).map(([name, schema]) => {
    const words = typeof schema.description === "string" ? `  // ${schema.description}` : "";
    return `${inside}${name}${must.includes(name) ? "" : "?"}: ${notation(schema, inside)}${words}`;
  });
  return lines.length ? `{\n${lines.join("\n")}\n${indent}}` : "{}";
}
