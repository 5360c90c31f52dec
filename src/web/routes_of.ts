import type { AnyElysia } from "elysia";

/** A route as it was declared: `/api/orders/:orderId`. */
export interface DeclaredRoute {
  method: string;
  path: string;
}

/** The routes of the whole server that `part` was `.use`d by; asked for while it serves. */
function routesOf(part: AnyElysia): DeclaredRoute[] {
  // Elysia keeps it from subclasses' users, and its own plugins call it: every part is given its server's.
  return (part as unknown as { getGlobalRoutes(): DeclaredRoute[] }).getGlobalRoutes();
}

/** The methods that the server knows at a path, HEAD among them where there is GET. */
export function methodsAt(part: AnyElysia, pathname: string): string[] {
  const found = routesOf(part).filter(({ path }) => patternOf(path).test(pathname));
  const methods = new Set(found.map(({ method }) => method));
  return [...methods, ...(methods.has("GET") ? ["HEAD"] : [])];
}

function patternOf(path: string) {
  const segments = path.split("/").map((segment) => {
    if (segment.startsWith(":")) return "[^/]+";
    return segment === "*" ? ".*" : segment.replace(/[.+?^${}()|[\]\\]/g, "\\$&");
  });
  return new RegExp(`^${segments.join("/")}$`);
}
