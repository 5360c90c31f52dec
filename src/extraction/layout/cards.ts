import { type Heading, sameHeading } from "./headings.ts";
import type { Area, TextLine } from "./lines.ts";
import type { Role } from "./vocabulary.ts";

/** A heading with the lines under it, down to the next heading. */
interface Headed {
  heading: Heading;
  area: Area;
  lines: TextLine[];
}

/** An item with a table to itself: its row of figures, and the words above its heading or under its row. */
export interface Card {
  row: TextLine;
  above: TextLine[];
  below: TextLine[];
}

const TEXTS: ReadonlySet<Role | null> = new Set(["description", "codeDescription", "item"]);

/** Headings that name no item and are repeated, where no others head the order's lines. */
export function cardHeadings(headings: Heading[]): Heading[] {
  const nameless = headings.filter(({ columns }) => !columns.some(({ role }) => TEXTS.has(role)));
  const most = nameless.toSorted((a, b) => b.score - a.score)[0];
  const same = most ? nameless.filter((heading) => sameHeading(most, heading)) : [];
  return same.length > 1 ? same : [];
}

/** A card for each heading, where each stands over one row and what is ordered is said in words between them; else null. */
export function cardsOf(sections: Headed[], isRow: (line: TextLine) => boolean): Card[] | null {
  if (sections.length < 2 || cardHeadings(sections.map(({ heading }) => heading)).length < sections.length)
    return null;
  const rows = sections.flatMap(({ lines: [first] }) => (first && isRow(first) ? [first] : []));
  if (rows.length < sections.length || sections.some(({ lines }) => goesOn(lines))) return null;
  const cuts = sections.map((section, i) => cutOf(section, sections[i + 1]));
  const known = cuts.filter((cut) => cut !== null);
  if (known.length === 0) return null;
  const isAbove = 2 * known.filter((cut) => cut === 0).length >= known.length;
  return sections.map((section, i) => {
    const [row, ...others] = section.lines as [TextLine, ...TextLine[]];
    const below = isAbove ? [] : others.slice(0, cuts[i] ?? others.length);
    return { row, above: isAbove ? captionsOf(section, sections, i) : [], below };
  });
}

/** Whether rows as full as the first follow it: a table, not a card. */
function goesOn([first, ...others]: TextLine[]): boolean {
  return others.some(({ segments }) => segments.length >= Math.max(3, first!.segments.length));
}

/** How many of the lines between a row and the next heading belong to the row: those above the widest gap. */
function cutOf({ heading, area, lines }: Headed, next: Headed | undefined): number | null {
  const [row, ...others] = lines;
  if (!row || others.length === 0 || next?.area !== area) return null;
  const edges = [row.y, ...others.map(({ y }) => y), headLine(next).y];
  const gaps = edges.slice(1).map((y, i) => y - edges[i]!);
  return heading.page === next.heading.page ? gaps.indexOf(Math.max(...gaps)) : null;
}

function headLine({ area, heading }: Headed): TextLine {
  return area.lines[heading.first]!;
}

/** The words above a heading: all from the row before it, and above the first of a page as far up as above others. */
function captionsOf(section: Headed, sections: Headed[], at: number): TextLine[] {
  const before = sections[at - 1];
  if (before?.area === section.area) return before.lines.slice(1);
  const reach = Math.max(
    ...sections.slice(1).map((other, i) => {
      const first = sections[i]!.area === other.area ? sections[i]!.lines[1] : undefined;
      return first ? headLine(other).y - first.y : 0;
    }),
  );
  const { y } = headLine(section);
  return section.area.lines.slice(0, section.heading.first).filter((line) => y - line.y <= reach + 1);
}
