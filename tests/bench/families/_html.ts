import type { Party } from "./_order.ts";

const FONT = "font-family:'Open Sans',Arial,'DejaVu Sans',sans-serif;font-size:9pt";

/** A web page for printing. */
export function page(style: string, body: string, size = "Letter"): string {
  return `<!doctype html><meta charset=utf-8><style>@page{size:${size};margin:12mm}body{${FONT};margin:0}table{border-collapse:collapse;width:100%}td,th{text-align:left;vertical-align:top;padding:2px 4px}.r{text-align:right}.c{text-align:center}tr{break-inside:avoid}${style}</style>${body}`;
}

/** A row of a table, each cell with its class. */
export function row(values: (string | number)[], classes: string[] = [], tag = "td"): string {
  return `<tr>${values.map((value, i) => `<${tag} class="${classes[i] ?? ""}">${value}</${tag}>`).join("")}</tr>`;
}

/** A name, its address and its telephone, in lines. */
export function party({ name, lines, phone }: Party, tel = true): string {
  return [`<b>${name}</b>`, ...lines, ...(tel ? [phone] : [])].join("<br>");
}

/** Captions with their values to the right. */
export function fields(pairs: [string, string][]): string {
  return `<table style="width:auto">${pairs.map(([caption, value]) => `<tr><td><b>${caption}</b><td>${value}`).join("")}</table>`;
}

/** A table of captions and rows; each column has its class. */
export function table(captions: string[], rows: (string | number)[][], classes: string[] = []): string {
  const body = rows.map((values) => row(values, classes)).join("");
  return `<table class=g><thead>${row(captions, classes, "th")}</thead><tbody>${body}</tbody></table>`;
}
