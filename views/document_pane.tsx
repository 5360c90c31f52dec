import { MailPanel, type MailPanelProps } from "./mail_panel.tsx";

/** A document as it stands beside its order: its pages or its sheets, to be looked at and taken from. */
export interface DocumentPaneProps {
  documentId: string;
  fileName: string;
  /** Size in points, so that nothing moves when a picture arrives. */
  pages: PageSize[];
  /** By position in the file, from 0. */
  sheets: { index: number; name: string }[];
  mail: MailPanelProps;
  /** It is being read: its pages come later. */
  waiting?: boolean;
}

interface PageSize {
  number: number;
  width: number;
  height: number;
  /** Drawing it takes some seconds. */
  scanned: boolean;
}

/** The left pane: each page asks for its picture and words when it comes near the window. */
export function DocumentPane(props: DocumentPaneProps) {
  const { documentId, fileName, pages, sheets, mail, waiting } = props;
  const shown = pages.length + sheets.length > 0;
  return (
    <section class="document" id="document" aria-label="Document" data-zoom="fit">
      <div class="document-bar">
        <a class="truncate" href={`/documents/${documentId}/file`} title={fileName} safe>
          {fileName}
        </a>
        {pages.length > 1 && (
          <span class="note nowrap" safe>
            {`${pages.length} pages`}
          </span>
        )}
        {shown && (
          <span class="zoom right" data-enhanced>
            <button type="button" class="quiet" data-zoom-by="-1" aria-label="Smaller">
              −
            </button>
            <button type="button" class="quiet" data-zoom-by="1" aria-label="Larger">
              +
            </button>
          </span>
        )}
      </div>
      <MailPanel {...mail} />
      <section class="document-scroll" aria-label="Pages" tabindex="0">
        {pages.map((page) => (
          <PageFrame documentId={documentId} {...page} />
        ))}
        {sheets.map((sheet) => (
          <SheetFrame documentId={documentId} {...sheet} />
        ))}
        {!shown && (
          <p class="empty">
            {waiting ? "Its pages are shown once it has been read." : "There is no picture of this document."}
          </p>
        )}
      </section>
    </section>
  );
}

function PageFrame({ documentId, number, width, height, scanned }: PageSize & { documentId: string }) {
  return (
    <figure class="page" data-page={number} aria-label={`Page ${number}`}>
      <div
        class="page-content"
        hx-get={`/documents/${documentId}/pages/${number}`}
        hx-trigger="intersect once"
        hx-swap="innerHTML"
      >
        <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
          <Drawing width={width} scanned={scanned} />
        </svg>
      </div>
      <noscript>
        <img src={pictureOf(documentId, number)} alt={`Page ${number}`} loading="lazy" />
      </noscript>
      <svg class="marks" viewBox={`0 0 ${width} ${height}`} aria-hidden="true"></svg>
    </figure>
  );
}

function pictureOf(documentId: string, number: number) {
  return `/documents/${documentId}/pages/${number}/picture`;
}

/** Stands on a page whose picture takes its time, which then covers it. */
function Drawing({ width, scanned }: Pick<PageSize, "width" | "scanned">) {
  return (
    <text class="drawing" x={width / 2} y={width / 4} font-size={`${width / 44}`} text-anchor="middle">
      Drawing the page{scanned && "; a scan takes some seconds"}
    </text>
  );
}

function SheetFrame({ documentId, index, name }: { documentId: string; index: number; name: string }) {
  return (
    <figure class="sheet" data-sheet={name}>
      <figcaption safe>{name}</figcaption>
      <div
        class="sheet-content"
        hx-get={`/documents/${documentId}/sheets/${index}`}
        hx-trigger="intersect once"
        hx-swap="innerHTML"
      >
        <p class="note" data-enhanced>
          Opening the sheet
        </p>
        <p class="note" data-plain>
          Sheets are shown with JavaScript; the file itself opens by its name above.
        </p>
      </div>
    </figure>
  );
}

/** One page's picture with its words over it; all measures in points from the top left. */
export interface PageContentProps extends PageSize {
  documentId: string;
  words: { text: string; box: readonly [x0: number, y0: number, x1: number, y1: number] }[];
  /** Letters that the picture lacks, from `x0` to `x1`, their foot at `y`: the browser has a font for them. */
  undrawn: { text: string; x0: number; x1: number; y: number; size: number }[];
}

/** The fragment of `GET /documents/:id/pages/:n`. */
export function PageContent({
  documentId,
  number,
  width,
  height,
  scanned,
  words,
  undrawn,
}: PageContentProps) {
  return (
    <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={`Page ${number}`}>
      <Drawing width={width} scanned={scanned} />
      <image href={pictureOf(documentId, number)} width={width} height={height} preserveAspectRatio="none" />
      {undrawn.map(({ text, x0, x1, y, size }) => (
        <text class="undrawn" x={x0} y={y} font-size={size} textLength={round(x1 - x0)} safe>
          {text}
        </text>
      ))}
      <g class="words">
        {words.map(({ text, box: [x0, y0, x1, y1] }) => (
          <rect x={x0} y={y0} width={round(x1 - x0)} height={round(y1 - y0)} data-word={text}></rect>
        ))}
      </g>
    </svg>
  );
}

function round(points: number) {
  return Math.round(points * 100) / 100;
}

/** Rows of a sheet as a grid, each as wide as `columns`. */
export interface SheetContentProps {
  /** Where its other rows are asked for. */
  address: string;
  name: string;
  /** Letters: "A", "B", … */
  columns: string[];
  rows: {
    /** As spreadsheets count them, from 1. */
    number: number;
    cells: string[];
  }[];
  /** Rows that the whole sheet has. */
  height: number;
  /** Running text: its lines are wrapped, and its one column needs no name. */
  prose?: boolean;
}

/** The fragment of `GET /documents/:id/sheets/:n`. */
export function SheetContent({ address, name, columns, rows, height, prose = false }: SheetContentProps) {
  return (
    <>
      <RowsTurn address={address} rows={rows} height={height} />
      <table class={["sheet-cells", prose && "prose"]} aria-label={name}>
        <thead>
          <tr>
            <td></td>
            {columns.map((column) => (
              <th scope="col" safe>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row columns={columns} {...row} />
          ))}
        </tbody>
      </table>
      <RowsTurn address={address} rows={rows} height={height} />
    </>
  );
}

/** What stands alone in its row runs over the empty cells behind it, as spreadsheets show it. */
function Row({ columns, number, cells }: SheetContentProps["rows"][number] & { columns: string[] }) {
  const filled = cells.flatMap((text, at) => (text ? [at] : []));
  const last = filled.length === 1 ? filled[0]! : cells.length - 1;
  return (
    <tr>
      <th scope="row">{number}</th>
      {cells.slice(0, last + 1).map((text, at) => {
        const known = {
          "data-cell": `${columns[at]}${number}`,
          "data-word": text || undefined,
          colspan: at === last && at < cells.length - 1 ? cells.length - at : undefined,
        };
        if (at === 0 && text.includes("/")) return <td {...known}>{<Path path={text} />}</td>;
        return (
          <td {...known} safe>
            {text}
          </td>
        );
      })}
    </tr>
  );
}

/** The place of a value in data, "JSON/shipping_address/city", which may be broken between its names. */
function Path({ path }: { path: string }) {
  return (
    <>
      {path.split(/(?<=\/)/).map((name) => (
        <>
          <span safe>{name}</span>
          <wbr />
        </>
      ))}
    </>
  );
}

/** Which rows of a long sheet are shown, and what leads to those before and behind them. */
function RowsTurn({ address, rows, height }: Pick<SheetContentProps, "address" | "rows" | "height">) {
  const [first, last] = [rows[0]?.number ?? 1, rows.at(-1)?.number ?? 0];
  if (rows.length === height) return null;
  return (
    <p class="note">
      <span safe>{`Rows ${first} to ${last} of ${height}`}</span>
      {first > 1 && (
        <RowsLead address={address} words="Earlier rows" from={Math.max(1, first - rows.length)} />
      )}
      {last < height && <RowsLead address={address} words="Later rows" from={last + 1} />}
    </p>
  );
}

function RowsLead({ address, words, from }: { address: string; words: string; from: number }) {
  return (
    <button
      type="button"
      class="quiet"
      hx-get={`${address}?from=${from}`}
      hx-target="closest .sheet-content"
      hx-swap="innerHTML show:top"
      safe
    >
      {words}
    </button>
  );
}
