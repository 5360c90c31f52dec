import { Looks } from "./_looks.ts";

/** A cell, with its looks and how many columns it goes over; in letters it may hold blocks. */
export type Cell =
  | string
  | number
  | null
  | [value: string | number | null | Block[], looks?: string, across?: number];

/** A paragraph with its looks, a table, or a box at a place of the page in mm. */
export type Block =
  | string
  | [text: string, looks: string]
  | { widths: number[]; rows: Cell[][]; heads?: number; looks?: string }
  | { box: [x: number, y: number, width: number, height: number]; blocks: Block[] };

/** The page: mm, and percent of its size or the number of pages across that it is fitted to. */
export interface Paper {
  size?: "A4" | "Letter";
  font?: string;
  wide?: boolean;
  margin?: number;
  scale?: number;
  pagesAcross?: number;
  /** `{page}` of `{pages}`. */
  head?: string;
  foot?: string;
  /** The lines between cells are printed. */
  grid?: boolean;
  /** The heading rows and columns that every page repeats. */
  repeat?: { rows?: number; columns?: number };
  rtl?: boolean;
}

const SPACES = [
  ...["office", "text", "table", "style"].map((name) => [name, name]),
  ["number", "datastyle"],
  ["draw", "drawing"],
  ["fo", "xsl-fo-compatible"],
  ["svg", "svg-compatible"],
]
  .map(([name, of]) => `xmlns:${name}="urn:oasis:names:tc:opendocument:xmlns:${of}:1.0"`)
  .join(" ");

/** A workbook of one sheet. */
export function sheet(
  widths: number[],
  rows: (Cell[] | { cells: Cell[]; height: number })[],
  paper: Paper = {},
): string {
  const looks = new Looks();
  const drawnRow = (row: (typeof rows)[number]) => {
    const { cells, height } = Array.isArray(row) ? { cells: row, height: 0 } : row;
    return `<table:table-row table:style-name="${height ? `h${height}` : "h"}">${cells.map((cell) => cellOf(cell, looks)).join("")}</table:table-row>`;
  };
  const { rows: top = 0, columns: left = 0 } = paper.repeat ?? {};
  const heights = rows.flatMap((row) => (Array.isArray(row) ? [] : [row.height]));
  const columns = widths.map((width) => `<table:table-column table:style-name="w${width}"/>`);
  const repeated = (all: string[], from: number, kind: string) =>
    from ? `<table:table-header-${kind}>${all.join("")}</table:table-header-${kind}>` : all.join("");
  const lead = top ? rows.slice(0, top) : [];
  const body = `<office:spreadsheet><table:table table:name="PO" table:style-name="T">${repeated(columns.slice(0, left), left, "columns")}${columns.slice(left).join("")}${repeated(lead.map(drawnRow), top, "rows")}${rows.slice(lead.length).map(drawnRow).join("")}</table:table></office:spreadsheet>`;
  const styles = [
    widthsOf(widths),
    `<style:style style:name="h" style:family="table-row"><style:table-row-properties style:use-optimal-row-height="true"/></style:style>`,
    ...[...new Set(heights)].map(
      (height) =>
        `<style:style style:name="h${height}" style:family="table-row"><style:table-row-properties style:row-height="${height}mm" style:use-optimal-row-height="false"/></style:style>`,
    ),
    `<style:style style:name="T" style:family="table" style:master-page-name="M"><style:table-properties style:writing-mode="${paper.rtl ? "rl-tb" : "lr-tb"}"/></style:style>`,
  ];
  return documentOf("spreadsheet", { body, styles: styles.join("") + looks.xml(), paper });
}

/** A letter of blocks one below the other. */
export function letter(blocks: Block[], paper: Paper = {}): string {
  const looks = new Looks();
  const body = `<office:text>${blocks.map((block) => blockOf(block, looks)).join("")}</office:text>`;
  const widths = widthsOf(blocks.flatMap(widthsIn));
  const frame = `<style:style style:name="G" style:family="graphic"><style:graphic-properties draw:fill="none" style:wrap="run-through" style:vertical-pos="from-top" style:vertical-rel="page" style:horizontal-pos="from-left" style:horizontal-rel="page" fo:border="0.5pt solid #444444" fo:padding="1mm"/></style:style><style:style style:name="T" style:family="table"><style:table-properties table:align="left" style:writing-mode="${paper.rtl ? "rl-tb" : "lr-tb"}"/></style:style>`;
  return documentOf("text", { body, styles: widths + frame + looks.xml(), paper });
}

function widthsIn(block: Block): number[] {
  if (typeof block === "string" || Array.isArray(block)) return [];
  if ("box" in block) return block.blocks.flatMap(widthsIn);
  const inner = block.rows
    .flat()
    .flatMap((cell) => (Array.isArray(cell) && Array.isArray(cell[0]) ? cell[0] : []));
  return [...block.widths, ...inner.flatMap(widthsIn)];
}

function widthsOf(widths: number[]): string {
  return [...new Set(widths)]
    .map(
      (width) =>
        `<style:style style:name="w${width}" style:family="table-column"><style:table-column-properties style:column-width="${width}mm"/></style:style>`,
    )
    .join("");
}

function blockOf(block: Block, looks: Looks): string {
  if (typeof block === "string") return paragraph(block, "", looks);
  if (Array.isArray(block)) return paragraph(block[0], block[1], looks);
  if ("box" in block) {
    const [x, y, width, height] = block.box;
    const inner = block.blocks.map((one) => blockOf(one, looks)).join("");
    return `<text:p><draw:frame draw:style-name="G" text:anchor-type="paragraph" svg:x="${x}mm" svg:y="${y}mm" svg:width="${width}mm"><draw:text-box fo:min-height="${height}mm">${inner}</draw:text-box></draw:frame></text:p>`;
  }
  const { widths, rows, heads = 0, looks: own = "" } = block;
  const drawnRow = (row: Cell[]) =>
    `<table:table-row>${row.map((cell) => cellOf(cell, looks, own)).join("")}</table:table-row>`;
  const columns = widths.map((width) => `<table:table-column table:style-name="w${width}"/>`).join("");
  const top = heads
    ? `<table:table-header-rows>${rows.slice(0, heads).map(drawnRow).join("")}</table:table-header-rows>`
    : "";
  return `<table:table table:style-name="T">${columns}${top}${rows.slice(heads).map(drawnRow).join("")}</table:table>`;
}

function cellOf(cell: Cell, looks: Looks, usual = ""): string {
  const [value, own = "", across = 1] = Array.isArray(cell) ? cell : [cell];
  const style = `${usual} ${own}`.trim();
  const over = across > 1 ? ` table:number-columns-spanned="${across}"` : "";
  const number = typeof value === "number" ? ` office:value-type="float" office:value="${value}"` : "";
  const inner = Array.isArray(value)
    ? value.map((block) => blockOf(block, looks)).join("")
    : value === null
      ? ""
      : String(value)
          .split("\n")
          .map((text) => paragraph(text, style, looks))
          .join("");
  return `<table:table-cell table:style-name="${looks.of(style)}"${over}${number}>${inner || "<text:p/>"}</table:table-cell>${"<table:covered-table-cell/>".repeat(across - 1)}`;
}

function paragraph(text: string, style: string, looks: Looks): string {
  return `<text:p text:style-name="p${looks.of(style)}">${inline(text)}</text:p>`;
}

function inline(text: string): string {
  return text
    .replace(/&/g, "&amp;")
    .replace(/</g, "&lt;")
    .replace(/ {2,}/g, ({ length }) => ` <text:s text:c="${length - 1}"/>`)
    .replaceAll("\t", "<text:tab/>")
    .replaceAll("{page}", "<text:page-number/>")
    .replaceAll("{pages}", "<text:page-count/>");
}

function documentOf(
  kind: "text" | "spreadsheet",
  { body, styles, paper }: { body: string; styles: string; paper: Paper },
): string {
  const { size = "Letter", wide, margin = 15, scale, pagesAcross, grid, font = "Liberation Sans" } = paper;
  const [short, long] = size === "A4" ? [210, 297] : [215.9, 279.4];
  const [width, height] = wide ? [long, short] : [short, long];
  const fit = pagesAcross
    ? `style:scale-to-X="${pagesAcross}" style:scale-to-Y="0"`
    : `style:scale-to="${scale ?? 100}%"`;
  const band = (name: string, text = "") =>
    text
      ? `<style:${name}><text:p>${inline(text)}</text:p></style:${name}>`
      : `<style:${name} style:display="false"/>`;
  const room = `<style:header-footer-properties fo:min-height="8mm" fo:margin-top="2mm" fo:margin-bottom="2mm"/>`;
  return `<?xml version="1.0" encoding="UTF-8"?><office:document ${SPACES} office:version="1.3" office:mimetype="application/vnd.oasis.opendocument.${kind}"><office:font-face-decls><style:font-face style:name="F" svg:font-family="'${font}'"/></office:font-face-decls><office:styles><style:default-style style:family="paragraph"><style:text-properties style:font-name="F" fo:font-size="10pt" fo:language="en" fo:country="US"/></style:default-style></office:styles><office:automatic-styles>${styles}<style:page-layout style:name="L"><style:page-layout-properties fo:page-width="${width}mm" fo:page-height="${height}mm" style:print-orientation="${wide ? "landscape" : "portrait"}" fo:margin="${margin}mm" ${fit} style:print="objects charts drawings${grid ? " grid" : ""}" style:writing-mode="${paper.rtl ? "rl-tb" : "lr-tb"}"/><style:header-style>${room}</style:header-style><style:footer-style>${room}</style:footer-style></style:page-layout></office:automatic-styles><office:master-styles><style:master-page style:name="${kind === "text" ? "Standard" : "M"}" style:page-layout-name="L">${band("header", paper.head)}${band("footer", paper.foot)}</style:master-page></office:master-styles><office:body>${body}</office:body></office:document>`;
}
