import { dirname, join, normalize } from "node:path";
import ts from "typescript";

const BASE = ["base", "app"];
const NOUN = [...BASE, "web", "db", "jobs", "views", "accounts"];

/** Which part may import which. A name with `type ` before it: types alone. */
export const MAY_IMPORT: Record<string, string[]> = {
  db: [],
  "db/demo": ["db"],
  views: ["type db"],
  jobs: ["db"],
  base: ["type db"],
  app: [
    "base",
    "type db",
    "type isolate",
    "type accounts",
    "type documents",
    "type orders",
    "type erp",
    "type billing",
  ],
  isolate: BASE,
  reading: [...BASE, "isolate"],
  web: [...BASE, "views"],
  accounts: [...BASE, "web", "db", "jobs", "views"],
  documents: [...NOUN, "isolate", "reading", "mail"],
  orders: [...NOUN, "type erp"],
  billing: NOUN,
  erp: [...NOUN, "reading"],
  mail: NOUN,
  intake: [...NOUN, "documents", "mail", "erp", "reading", "isolate", "db/demo"],
  extraction: [...BASE, "db", "jobs", "documents", "orders", "reading", "isolate"],
  matching: [...NOUN, "orders", "erp"],
  review: [...NOUN, "documents", "mail", "orders", "erp"],
  submission: [...BASE, "db", "jobs", "orders", "erp", "billing"],
};

/** Tables of contents: they import everything, and nobody imports them. */
const TOP = ["src/main.ts", "src/server.ts", "src/pipeline.ts"];
const BASE_FILES = [
  "src/config.ts",
  "src/config_oidc.ts",
  "src/config_services.ts",
  "src/environment.ts",
  "src/errors.ts",
  "src/log.ts",
  "src/formats.ts",
  "src/line_amount.ts",
  "src/outbound.ts",
  "src/secrets.ts",
  "src/unit_codes.ts",
];

interface Import {
  from: string;
  to: string;
  typesOnly: boolean;
}

/** Every breach of the import table and its rules among `files` (path from the root → source), a sentence each. */
export function breachesOf(files: ReadonlyMap<string, string>): string[] {
  const imports = [...files].flatMap(([path, source]) => importsOf(path, source));
  return [
    ...imports.flatMap((found) => breachOf(found) ?? []),
    ...cyclesOf(imports),
    ...[...files].flatMap(([path, source]) => placesOf(path, source)),
  ];
}

/** The part of the table that a file belongs to; "top" for the tables of contents. */
function partOf(path: string): string {
  if (TOP.includes(path)) return "top";
  if (path === "src/app.ts") return "app";
  if (BASE_FILES.includes(path)) return "base";
  if (path.startsWith("db/demo/")) return "db/demo";
  const [top = "", module = ""] = path.split("/");
  return top === "src" ? module : top;
}

function breachOf({ from, to, typesOnly }: Import): string | null {
  const [here, there] = [partOf(from), partOf(to)];
  if (there === "top")
    return here === "top" ? null : `${from} imports ${to}: nobody imports the tables of contents`;
  if (basename(to).startsWith("_") && dirname(from) !== dirname(to))
    return `${from} imports ${to}: it is private to its folder`;
  if (here === there)
    return isDoor(to) && isOwnDoor(from, to) ? `${from} enters its own module by ${to}` : null;
  const allowed = here === "top" ? Object.keys(MAY_IMPORT) : (MAY_IMPORT[here] ?? []);
  if (!allowed.includes(there) && !(typesOnly && allowed.includes(`type ${there}`)))
    return `${from} imports ${to}: ${here} may not import ${there}${allowed.includes(`type ${there}`) ? " but for types" : ""}`;
  return hasDoor(there) && to !== doorOf(there)
    ? `${from} enters ${there} by ${to} instead of its mod.ts`
    : null;
}

const hasDoor = (part: string) => !["views", "base", "app"].includes(part);
const doorOf = (part: string) =>
  /^(db|db\/demo|jobs)$/.test(part) ? `${part}/mod.ts` : `src/${part}/mod.ts`;
const isDoor = (path: string) => basename(path) === "mod.ts";
/** A module's folder may hold folders with doors of their own. */
const isOwnDoor = (from: string, door: string) => from.startsWith(`${dirname(door)}/`);
const basename = (path: string) => path.split("/").at(-1)!;

/** App is made of the nouns' interfaces, and everything is made over App: those types alone may turn back. */
function cyclesOf(imports: Import[]): string[] {
  const arrows = imports.filter(({ from, typesOnly }) => !(typesOnly && partOf(from) === "app"));
  const next = Map.groupBy(arrows, ({ from }) => from);
  const done = new Set<string>();
  const cycles: string[] = [];
  const visit = (path: string, trail: string[]) => {
    const at = trail.indexOf(path);
    if (at >= 0) return void cycles.push(`a cycle: ${[...trail.slice(at), path].join(" → ")}`);
    if (done.has(path)) return;
    for (const { to } of next.get(path) ?? []) visit(to, [...trail, path]);
    done.add(path);
  };
  for (const path of next.keys()) visit(path, []);
  return cycles;
}

function placesOf(path: string, source: string): string[] {
  const breaches: string[] = [];
  if (path.endsWith(".tsx") && !path.startsWith("views/")) breaches.push(`${path}: pages belong into views`);
  if (/\b(process|Bun)\s*\.\s*env\b/.test(source) && path !== "src/config.ts")
    breaches.push(`${path}: the environment is read in src/config.ts alone`);
  return breaches;
}

/** The imports of our own files, static and dynamic, of values and of types. */
function importsOf(path: string, source: string): Import[] {
  const last = ts.preProcessFile(source).importedFiles.at(-1);
  if (!last) return [];
  // What stands behind the last import, its quotes included, is not worth parsing.
  const file = ts.createSourceFile(path, source.slice(0, last.end + 2), ts.ScriptTarget.Latest);
  const found: Import[] = [];
  const add = (specifier: ts.Node | undefined, typesOnly: boolean) => {
    if (!specifier || !ts.isStringLiteral(specifier) || !specifier.text.startsWith(".")) return;
    found.push({ from: path, to: normalize(join(dirname(path), specifier.text)), typesOnly });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) add(node.moduleSpecifier, isTypes(node.importClause));
    else if (ts.isExportDeclaration(node))
      add(node.moduleSpecifier, node.isTypeOnly || allTypes(node.exportClause));
    else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
      add(node.arguments[0], false);
    else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument))
      add(node.argument.literal, true);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

function isTypes(clause: ts.ImportClause | undefined): boolean {
  if (!clause) return false;
  if (clause.phaseModifier === ts.SyntaxKind.TypeKeyword) return true;
  return !clause.name && allTypes(clause.namedBindings);
}

function allTypes(names: ts.Node | undefined): boolean {
  if (!names || !(ts.isNamedImports(names) || ts.isNamedExports(names))) return false;
  return names.elements.length > 0 && names.elements.every((name) => name.isTypeOnly);
}
