import type { Draft } from "../../orders/mod.ts";
import type { Reading } from "../../reading/mod.ts";
import { draftOf } from "./drafted.ts";
import { headerFields } from "./head/header_fields.ts";
import { registersOf } from "./head/register.ts";
import { timely } from "./head/timely.ts";
import { orderingOf } from "./ordering.ts";
import { type OrderPart, ordersIn } from "./orders_in_file.ts";
import { abreast } from "./page/abreast.ts";
import { besideList, underEachOther } from "./page/beside.ts";
import { ungridded } from "./page/captioned_grids.ts";
import { uncaptioned } from "./page/captioned_items.ts";
import { headedRows } from "./page/captioned_rows.ts";
import { termsLast } from "./page/document_kind.ts";
import { tabled } from "./page/item_forms.ts";
import { paragraphed } from "./page/item_paragraphs.ts";
import { type Area, areaOf } from "./page/lines.ts";
import { unpivoted } from "./page/matrix.ts";
import { legible } from "./page/misread.ts";
import { ofLines } from "./page/of_lines.ts";
import { runningItems } from "./page/running_items.ts";
import { sheetArea } from "./page/sheets.ts";
import { turned } from "./page/sideways.ts";
import { spanned } from "./page/spanned_cells.ts";
import { joinedMoney } from "./page/split_money.ts";
import { headStyle, type Style, styleOf } from "./page/style.ts";
import { styled } from "./page/styled.ts";
import { proseArea, textArea } from "./page/text.ts";
import { mailOf, passedOn } from "./page/text_own.ts";
import { ungridTitled } from "./page/titled_grids.ts";
import { headedOnce } from "./page/titled_heads.ts";
import { untitled } from "./page/titled_items.ts";
import { withoutTransmission } from "./page/transmission.ts";
import { partiesOf } from "./parties/parties.ts";
import { isMailPrint } from "./parties/signature.ts";
import { asQuoted } from "./proof/as_quoted.ts";
import { toldIn } from "./prose/text_items.ts";
import { withClosingPrices } from "./table/closing_prices.ts";
import { unstacked } from "./table/decks.ts";
import { sideBySide } from "./table/side_by_side.ts";

/** What the reader knows before it reads. */
export interface LayoutContext {
  /** Names of the organization that receives orders: never the customer. */
  ownNames: string[];
}

/** Reads every order of a file by position and wording alone. */
export function layout(reading: Reading, context: LayoutContext): Draft[] {
  const pages = reading.pages
    .filter(({ scanned, words }) => !scanned || words.length > 0)
    .flatMap((page) => sideBySide(spanned(styled(joinedMoney(legible(withoutTransmission(areaOf(page))))))));
  const sheets = reading.sheets
    .filter(({ hidden }) => !hidden)
    .flatMap((sheet, i) =>
      sheet.prose
        ? proseArea(sheet, i + 1)
        : besideList(turned(tabled(ofLines(sheetArea(sheet, i + 1)))))
            .flatMap(underEachOther)
            .map(unpivoted),
    );
  const plain = reading.type === "text" && reading.text ? [textArea(reading.text)] : [];
  const listed = uncaptioned(untitled(ungridTitled(ungridded(pages))));
  const areas = termsLast(
    [...abreast(headedOnce(runningItems(paragraphed(headedRows(listed))))), ...sheets, ...plain].filter(
      ({ lines }) => lines.length > 0,
    ),
  );
  if (isMail(reading)) return mailDrafts(areas, context);
  return aboveQuote(areas, context) ?? draftsIn(areas, context);
}

/** What a printed mail orders above what it quotes; null where it quotes nothing or orders nothing there. */
function aboveQuote(areas: Area[], context: LayoutContext): Draft[] | null {
  if (!areas[0] || !isMailPrint(areas[0].lines)) return null;
  const at = areas.findIndex((area) => !area.grid && mailOf(area).quoted);
  if (at < 0) return null;
  const own = [...areas.slice(0, at), mailOf(areas[at]!).own].filter(({ lines }) => lines.length > 0);
  const drafts = draftsIn(own, context);
  return drafts.some(({ lines }) => lines.length) ? drafts : null;
}

function draftsIn(areas: Area[], context: LayoutContext): Draft[] {
  if (areas.length === 0) return [];
  const style = styleOf(areas);
  return ordersIn(unstacked(withClosingPrices(areas, style), style), style).flatMap((part) =>
    draftsOf(part, timely(part.areas, style), context),
  );
}

function isMail({ type, sheets }: Reading): boolean {
  return type === "text" || type === "html" || type === "eml" || sheets.some(({ prose }) => prose);
}

/** What the writer wrote; where that orders nothing, what the mail passes on. */
function mailDrafts(areas: Area[], context: LayoutContext): Draft[] {
  const mails = areas.map(mailOf);
  const own = draftsIn(
    mails.map((mail) => mail.own).filter(({ lines }) => lines.length > 0),
    context,
  );
  const quoted = mails.flatMap((mail) => mail.quoted ?? []);
  const offer = () =>
    draftsIn(
      quoted.map((area) => ({ ...area, offered: true as const })),
      context,
    );
  const [letter] = own.length === 1 ? own : [];
  const accepted = letter ? asQuoted(letter, offer, toldIn(mails.map((mail) => mail.own))) : null;
  if (accepted) return [accepted];
  if (own.some(({ lines }) => lines.length) || !mails.some(({ forwarded }) => forwarded)) return own;
  const passed = draftsIn(quoted, context);
  return passed.some(({ lines }) => lines.length) ? passed : own;
}

/** The drafts of some pages or sheets: one, or one for each order number that the rows of a sheet name. */
function draftsOf(whole: OrderPart, style: Style, { ownNames }: LayoutContext): Draft[] {
  const ordering = orderingOf(whole.areas, style);
  const { taken } = ordering;
  const part = { ...whole, areas: passedOn(whole.areas, taken) };
  const { areas } = part;
  const head = headerFields(areas, headStyle(areas, style, taken), taken);
  const parties = partiesOf(areas, { ownNames, skip: taken, style });
  const registers = registersOf(ordering, areas, style);
  const alone = registers.length === 1;
  const around = { part, style, ordering, head, parties, alone };
  return registers.map((register) => draftOf(register, around));
}
