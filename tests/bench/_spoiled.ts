import { quarterTurned, turned } from "../../src/reading/ocr/raster.ts";
import { bmpOf } from "../../src/reading/picture/bmp.ts";
import {
  carbonCopy,
  copiedThrice,
  dotMatrix,
  felt,
  greenBars,
  offScreen,
  shaken,
  sleeved,
} from "./_copied.ts";
import {
  blanked,
  cutOff,
  glared,
  holed,
  markedDark,
  noted,
  onColour,
  onRoll,
  streaked,
  thumbed,
  wetted,
  whitened,
} from "./_hidden.ts";
import { type Ink, inked, onBlank, penned } from "./_inks.ts";
import type { MadeScan } from "./_made_scans.ts";
import {
  added,
  correctedCount,
  crossedOut,
  initialled,
  overwritten,
  ruledOut,
  scribbledOut,
  struckCount,
  struckRow,
  ticked,
} from "./_penned.ts";
import { scaled } from "./_placed.ts";
import {
  askew,
  bitonal,
  blurred,
  coarse,
  doubled,
  mapped,
  noise,
  photo,
  type Random,
  resized,
  type Spoil,
  shaded,
  slanted,
} from "./_spoils.ts";
import {
  handwritten,
  punched,
  ringed,
  rubberStamp,
  rubberStamped,
  specks,
  spread,
  stamped,
  stationery,
} from "./_stains.ts";
import {
  corrected,
  creased,
  curledPhoto,
  faxed,
  highlighted,
  lidOpen,
  lowOnToner,
  shoneThrough,
  thermal,
} from "./_worn.ts";

/** One way in which paper becomes a file. */
export interface Kind {
  /** Dots an inch of the file. */
  dpi: number;
  /** JPEG quality; absent: PNG. */
  quality?: number;
  spoil?: Spoil;
  /** Put onto it by somebody, in colour. */
  ink?: Ink;
  /** The order is no longer what is printed: somebody has to be told. */
  alters?: boolean;
}

/** What scanners, telefaxes, telephones and people do to an order. */
export const KINDS: Record<string, Kind> = {
  clean: { dpi: 200 },
  "100 dpi": { dpi: 100, quality: 75, spoil: noise(6) },
  "150 dpi": { dpi: 150, quality: 60, spoil: (page, random) => noise(8)(askew(1.5)(page, random), random) },
  "300 dpi": { dpi: 300, quality: 75, spoil: (page, random) => noise(12)(askew(1.5)(page, random), random) },
  "fax 204 x 196": { dpi: 200, spoil: (page, random) => specks(0.0005)(bitonal(turned(page, 0.4)), random) },
  "fax 204 x 98": { dpi: 200, spoil: (page, random) => specks(0.0003)(bitonal(coarse(page)), random) },
  "JPEG 30": { dpi: 150, quality: 30 },
  "askew 5": { dpi: 200, quality: 75, spoil: (page) => turned(page, 5) },
  "askew -5": { dpi: 200, quality: 75, spoil: (page) => turned(page, -5) },
  "turned 90": { dpi: 200, quality: 75, spoil: (page) => quarterTurned(page, 90) },
  "turned 180": { dpi: 200, quality: 75, spoil: (page) => quarterTurned(page, 180) },
  "turned 270": { dpi: 200, quality: 75, spoil: (page) => quarterTurned(page, 270) },
  blur: { dpi: 200, quality: 75, spoil: (page) => blurred(page, 1.2) },
  speckle: { dpi: 200, spoil: specks(0.001) },
  shadow: { dpi: 200, quality: 70, spoil: (page, random) => noise(5)(shaded(page), random) },
  "low contrast": {
    dpi: 200,
    quality: 70,
    spoil: (page, random) =>
      noise(5)(
        mapped(page, (v) => 150 + v * 0.3),
        random,
      ),
  },
  "low contrast, dark": {
    dpi: 200,
    quality: 70,
    spoil: (page, random) =>
      noise(5)(
        mapped(page, (v) => 60 + v * 0.3),
        random,
      ),
  },
  stationery: { dpi: 200, quality: 70, spoil: stationery },
  "stamp, strokes": { dpi: 200, quality: 70, spoil: stamped },
  "holes, staple": { dpi: 200, quality: 70, spoil: punched },
  "thin print": { dpi: 200, quality: 70, spoil: (page) => mapped(page, (v) => Math.min(255, 70 + v * 0.9)) },
  "bold copy": {
    dpi: 200,
    quality: 70,
    spoil: (page) => mapped(blurred(page, 1), (v) => (v < 235 ? v * 0.4 : v)),
  },
  "photo, level": { dpi: 240, quality: 75, spoil: photo({ aslant: 0, turn: 1.5 }) },
  "photo, aslant": { dpi: 240, quality: 75, spoil: photo({ aslant: 0.08, turn: 3 }) },
  "photo, steep": { dpi: 260, quality: 70, spoil: photo({ aslant: 0.16, turn: -6 }) },
  "photo, no edges": {
    dpi: 220,
    quality: 75,
    spoil: (page, random) => noise(5)(shaded(slanted(page, 0.06)), random),
  },
  "double page": { dpi: 150, quality: 70, spoil: doubled },
  "two on a sheet": { dpi: 150, quality: 75, spoil: spread },
  "A4 150 dpi": { dpi: 150, quality: 50 },
  "JPEG 15": { dpi: 200, quality: 15 },
  "blur 1.8": { dpi: 200, quality: 75, spoil: (page) => blurred(page, 1.8) },
  "rubber stamp": { dpi: 200, quality: 75, spoil: rubberStamped },
  "coffee rings": { dpi: 200, quality: 75, spoil: (page, random) => noise(4)(ringed(page, random), random) },
  handwriting: { dpi: 200, quality: 75, spoil: handwritten },
  "askew 7": { dpi: 200, quality: 75, spoil: (page) => turned(page, 7) },
  "photo of a curl": { dpi: 260, quality: 75, spoil: curledPhoto },
  thermal: { dpi: 200, quality: 80, spoil: thermal },
  highlighter: { dpi: 200, quality: 70, spoil: highlighted },
  "shines through": { dpi: 200, quality: 70, spoil: shoneThrough },
  "fax with head": { dpi: 200, spoil: faxed },
  corrections: { dpi: 200, quality: 75, spoil: corrected },
  creased: { dpi: 200, quality: 75, spoil: creased },
  "low toner": { dpi: 200, quality: 75, spoil: lowOnToner },
  "dark edges": { dpi: 200, quality: 75, spoil: lidOpen },
  "red stamp": { dpi: 200, quality: 75, ink: { colour: [205, 40, 60], drawn: rubberStamp } },
  "violet stamp": { dpi: 150, quality: 60, ink: { colour: [90, 70, 160], drawn: rubberStamp } },
  "blue pen": { dpi: 200, quality: 75, ink: { colour: [40, 60, 170], drawn: penned } },
  "dot matrix": { dpi: 200, quality: 75, spoil: dotMatrix },
  "carbon copy": { dpi: 200, quality: 70, spoil: carbonCopy },
  "copy of copies": { dpi: 200, spoil: copiedThrice },
  "green bars": { dpi: 200, quality: 70, spoil: greenBars },
  "in a sleeve": { dpi: 200, quality: 75, spoil: sleeved },
  "off a screen": { dpi: 240, quality: 75, spoil: offScreen },
  "shaken photo": { dpi: 260, quality: 70, spoil: shaken },
  "pink felt pen": { dpi: 200, quality: 75, ink: { colour: [250, 120, 170], drawn: felt } },
  "72 dpi": { dpi: 72, quality: 80 },
  "100 dpi JPEG 20": { dpi: 100, quality: 20 },
  "askew 10": { dpi: 200, quality: 75, spoil: (page) => turned(page, 10) },
  "photo, shadow": {
    dpi: 240,
    quality: 70,
    spoil: (page, random) => shaded(photo({ aslant: 0.1, turn: 4 })(page, random)),
  },
  "coloured paper": { dpi: 200, quality: 70, spoil: onColour },
  "on a roll": { dpi: 200, quality: 75, spoil: onRoll },
  "cut off": { dpi: 200, quality: 75, spoil: cutOff },
  "note stuck on": { dpi: 200, quality: 75, spoil: noted },
  "hole in a count": { dpi: 200, quality: 75, spoil: holed },
  thumb: { dpi: 200, quality: 75, spoil: thumbed },
  glare: { dpi: 200, quality: 75, spoil: glared },
  "dark streaks": { dpi: 200, quality: 75, spoil: streaked },
  "white streaks": { dpi: 200, quality: 75, spoil: blanked },
  "rows marked dark": { dpi: 200, quality: 70, spoil: markedDark },
  "wet spot": { dpi: 200, quality: 75, spoil: wetted },
  "ticked rows": { dpi: 200, quality: 75, spoil: ticked },
  initials: { dpi: 200, quality: 75, spoil: initialled },
  "count whitened": { dpi: 200, quality: 75, spoil: whitened },
  "row struck out": { dpi: 200, quality: 75, spoil: struckRow, alters: true },
  "row ruled out": { dpi: 200, quality: 75, spoil: ruledOut, alters: true },
  "row scribbled out": { dpi: 200, quality: 75, spoil: scribbledOut, alters: true },
  "rows crossed out": { dpi: 200, quality: 75, spoil: crossedOut, alters: true },
  "count struck out": { dpi: 200, quality: 75, spoil: struckCount, alters: true },
  "count corrected": { dpi: 200, quality: 75, spoil: correctedCount, alters: true },
  "count overwritten": { dpi: 200, quality: 75, spoil: overwritten, alters: true },
  "line added": { dpi: 200, quality: 75, spoil: added, alters: true },
  "row struck in red": {
    dpi: 200,
    quality: 75,
    ink: { colour: [210, 40, 50], drawn: onBlank(struckRow) },
    alters: true,
  },
  "row struck in blue": {
    dpi: 200,
    quality: 75,
    ink: { colour: [40, 60, 170], drawn: onBlank(struckRow) },
    alters: true,
  },
  "count corrected in red": {
    dpi: 200,
    quality: 75,
    ink: { colour: [210, 40, 50], drawn: onBlank(correctedCount) },
    alters: true,
  },
};

/** The file that comes of a page as it was printed (300 dots an inch). */
export async function spoiled(
  { print, page: { width }, lines, seed }: Pick<MadeScan, "print" | "page" | "lines" | "seed">,
  { dpi, quality, spoil, ink }: Kind,
): Promise<Uint8Array> {
  const paper = await resized(print, {
    width: Math.round((print.width * dpi) / 300),
    height: Math.round((print.height * dpi) / 300),
  });
  const places = scaled(lines, paper.width / width);
  const page = spoil ? await spoil(paper, seeded(seed), places) : paper;
  const over = ink && inked(page, await ink.drawn(page, seeded(seed), places), ink.colour);
  const image = new Bun.Image(bmpOf(over ?? { ...page, channels: 1 }).file);
  return (quality ? image.jpeg({ quality }) : image.png()).bytes();
}

function seeded(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}
