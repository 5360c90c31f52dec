/** A path of this service out of a stranger's hands, or `otherwise`: never another site. */
export function localPath(value: unknown, otherwise: string): string {
  if (typeof value !== "string" || !/^\/[^/\\]/.test(value)) return otherwise;
  const base = "http://here.invalid";
  if (!URL.canParse(value, base)) return otherwise;
  const { origin, pathname, search } = new URL(value, base);
  return origin === base && !pathname.startsWith("//") ? pathname + search : otherwise;
}
