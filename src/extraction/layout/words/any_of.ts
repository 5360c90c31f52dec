/** One pattern that is in a text wherever any of several is, asked first: most texts have none of them. */
export function anyOf(patterns: RegExp[]): RegExp {
  return new RegExp(patterns.map(({ source }) => source).join("|"), "u");
}
