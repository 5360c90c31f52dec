/** Styles of an office document, asked for in words such as `b r box w s8 #1f3864/#fff n2`; each becomes a style once. */
export class Looks {
  private readonly names = new Map<string, string>();

  /** The name of the cell style; `p` before it is the paragraph's. */
  of(looks: string): string {
    if (!this.names.has(looks)) this.names.set(looks, `s${this.names.size}`);
    return this.names.get(looks)!;
  }

  xml(): string {
    return FORMATS + [...this.names].map(([looks, name]) => styleOf(looks, name)).join("");
  }
}

const CELL: Record<string, string> = {
  box: 'fo:border="0.5pt solid #222222"',
  under: 'fo:border-bottom="0.75pt solid #222222"',
  over: 'fo:border-top="0.75pt solid #222222"',
  w: 'fo:wrap-option="wrap"',
  mid: 'style:vertical-align="middle"',
  low: 'style:vertical-align="bottom"',
};
const TEXT: Record<string, string> = {
  b: 'fo:font-weight="bold" style:font-weight-asian="bold" style:font-weight-complex="bold"',
  i: 'fo:font-style="italic"',
};
const ALIGN: Record<string, string> = { r: "end", c: "center" };
const PARAGRAPH: Record<string, string> = {
  page: 'fo:break-before="page"',
  rtl: 'style:writing-mode="rl-tb"',
};

/** Numbers: `n2` is 1,234.50, `n0` is 1,234, `acct` has its sign at the cell's left edge. */
const FORMATS = [
  ...[0, 2, 4].map(
    (places) =>
      `<number:number-style style:name="n${places}" number:language="en" number:country="US">${plain(places)}</number:number-style>`,
  ),
  `<number:number-style style:name="acct" number:language="en" number:country="US"><number:text> $</number:text><number:fill-character> </number:fill-character>${plain(2)}<number:text> </number:text></number:number-style>`,
].join("");

function plain(places: number): string {
  return `<number:number number:decimal-places="${places}" number:min-decimal-places="${places}" number:min-integer-digits="1" number:grouping="true"/>`;
}

function styleOf(looks: string, name: string): string {
  const words = looks.split(" ").filter(Boolean);
  const among = (given: Record<string, string>) => words.flatMap((word) => given[word] ?? []);
  const found = (pattern: RegExp) => words.map((word) => pattern.exec(word)).find(Boolean);
  const [, back, ink] = found(/^(#\w+)?(?:\/(#\w+))?$/) ?? [];
  const size = found(/^s([\d.]+)$/)?.[1] ?? "10";
  const format = found(/^(n\d|acct)$/)?.[1];
  const stops = words
    .map((word) => /^tab(r?)([\d.]+)$/.exec(word))
    .flatMap((stop) =>
      stop
        ? [`<style:tab-stop style:position="${stop[2]}mm" style:type="${stop[1] ? "right" : "left"}"/>`]
        : [],
    );
  const cell = [...among(CELL), `fo:padding="${found(/^pad([\d.]+)$/)?.[1] ?? "0.6"}mm"`];
  if (back) cell.push(`fo:background-color="${back}"`);
  const text = [
    ...["", "-asian", "-complex"].map((kind) => `style:font-name${kind}="F"`),
    `fo:font-size="${size}pt" style:font-size-asian="${size}pt" style:font-size-complex="${size}pt"`,
    ...among(TEXT),
  ];
  if (ink) text.push(`fo:color="${ink}"`);
  const align = words.findLast((word) => word in ALIGN);
  const paragraph = [
    ...among(PARAGRAPH),
    `fo:text-align="${align ? ALIGN[align] : "start"}"`,
    `fo:margin-top="0mm" fo:margin-bottom="${found(/^gap([\d.]+)$/)?.[1] ?? "0"}mm"`,
    `fo:margin-left="${found(/^in([\d.]+)$/)?.[1] ?? "0"}mm"`,
  ];
  const inner = `<style:paragraph-properties ${paragraph.join(" ")}>${stops.length ? `<style:tab-stops>${stops.join("")}</style:tab-stops>` : ""}</style:paragraph-properties><style:text-properties ${text.join(" ")}/>`;
  return `<style:style style:name="${name}" style:family="table-cell"${format ? ` style:data-style-name="${format}"` : ""}><style:table-cell-properties ${cell.join(" ")}/>${inner}</style:style><style:style style:name="p${name}" style:family="paragraph">${inner}</style:style>`;
}
