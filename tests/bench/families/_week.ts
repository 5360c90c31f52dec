import type { Party } from "./_order.ts";
import type { Hand, Pen } from "./_pen.ts";

/** What a distributor's and a maker's desk is asked for in a month. */
export const STOCK = {
  drives: [
    "Gearmotor helical 1.5 kW i=28.4 B5",
    "Bearing insert UC 207-20",
    "Coupling element 98 Sh A size 28",
    "Sprocket 08B-1 Z19 taper 1210",
    "V-belt XPB 2360 wrapped",
    "Timing pulley 27-8M-30 F",
    "Shaft seal 45x62x8 NBR",
    "Linear guide carriage size 25, preload C1",
  ],
  flow: [
    "Ball valve 2 pc 1 in 1000 WOG CF8M",
    "Globe valve DN50 PN40 GP240GH",
    "Gasket spiral wound 4 in 150# SS316/GR",
    "Pump mechanical seal kit 43 mm SiC/SiC",
    "Pressure transmitter 0-16 bar 4-20 mA",
    "Y-strainer DN80 PN16 mesh 40",
    "Hose assembly R2AT 1/2 x 1200 JIC F/F",
    "Flange WN 3 in 300# RF A105 sch 40",
  ],
  fixings: [
    "HEX BOLT DIN933 M10X45 8.8 ZP",
    "WASHER DIN125A M10 A2",
    "SOCKET CAP ISO4762 M6X20 12.9",
    "NYLOC NUT DIN985 M12 ZP",
    "GRUB SCREW DIN913 M8X10 45H",
    "STUD DIN976 M16X1M 8.8",
    "RIVET NUT STEEL M6 CSK",
    "CIRCLIP DIN471 25X1.2",
  ],
  safety: [
    "Glove, cut level D, PU palm, size 9",
    "Helmet, vented, ratchet, white",
    "Goggle, indirect vent, anti-fog",
    "Harness, 2 point, size M/XL",
    "Earmuff, SNR 31, foldable",
    "Absorbent pad, oil only, 100/box",
    "Lockout kit, electrical, 12 piece",
    "Sealant, anaerobic, 50 ml",
  ],
  turned: [
    "HOUSING, PUMP, MACHINED",
    "SHAFT, DRIVE, 4340 H&T",
    "PLATE, WEAR, AR400 .500",
    "BRACKET, SENSOR, FORMED",
    "IMPELLER, CLOSED, CA6NM",
    "RING, LANTERN, PTFE 25% GF",
    "COVER, INSPECTION, WELDED",
    "SLEEVE, SHAFT, HARDFACED",
  ],
  chemicals: [
    "Isopropyl alcohol 99%, 200 L drum",
    "Contact cleaner aerosol 400 ml",
    "Sodium hypochlorite 12%, IBC",
    "Two-part epoxy grout, 25 kg kit",
    "Thread locker 271, 250 ml",
    "Penetrating oil, 5 L can",
    "Zinc-rich primer, 20 L pail",
  ],
};

/** A caption with a company's name and place below it. */
export function under(
  pen: Pen,
  [x, y]: [x: number, y: number],
  caption: string,
  { name, lines }: Party,
  hand: Hand = {},
): number {
  if (caption) y = pen.say(x, y, caption, { ...hand, bold: true });
  return pen.block(x, y, [name, ...lines], hand);
}
