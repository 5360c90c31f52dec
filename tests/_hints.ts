/** The hints of a page that no control points at, so that who hears the page never learns of them. */
export function unheard(page: string): string[] {
  const hints = [...page.matchAll(/ id="([^"]+-hint)"/g)].map(([, id]) => id!);
  return hints.filter((id) => !page.includes(`aria-describedby="${id}"`));
}
