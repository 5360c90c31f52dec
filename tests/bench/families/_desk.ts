import type { Item } from "./_order.ts";
import type { Hand, Pen } from "./_pen.ts";
import { type Column, type Flow, flowOf, heads } from "./_table.ts";

/** What a sales desk is asked for, by trade. */
export const GOODS = {
  fasteners: [
    "SHCS M8-1.25 X 30 12.9 BLK OX",
    "NUT NYLOCK 3/8-16 ZC GR2",
    "WASHER FLAT 1/2 USS HDG",
    "RIVET BLIND 3/16 X .375 GRIP AL/STL",
    "ANCHOR SLEEVE 3/8 X 2-1/4",
    "SCREW TEK #12-14 X 1 HWH #3",
    "PIN DOWEL 1/4 X 1 ALLOY",
    "THREADED ROD 5/8-11 X 6FT B7",
  ],
  electric: [
    "CONTACTOR 3P 32A 24VDC COIL",
    "Terminal block, feed-through, 4 mm2, grey",
    "Power supply DIN rail 240 W, 24 V, 10 A",
    "Enclosure, wall mount, 400x300x200, IP66",
    "Cable, multicore 4G2.5, shielded, per metre",
    "Push button, flush, green, 22 mm, 1NO",
    "Inverter 5.5 kW 380-480 V with keypad",
    "Fuse link NH00 gG 63 A",
    "Sensor, photoelectric, retro-reflective, M18",
  ],
  machined: [
    "BUSHING, FLANGED, BRONZE SAE 841",
    "GEAR, SPUR, 24T 12DP, INDUCTION HARDENED",
    "COVER PLATE, LASER CUT, POWDER COAT RAL 7035",
    "SPACER, 6061-T6, 1.000 OD X .531 ID",
    "CASTING, PUMP VOLUTE, DUCTILE 65-45-12",
    "WELDMENT, FRAME, MAIN, PER DWG REV D",
    "SHIM KIT, .005/.010/.020",
    "HOUSING, BEARING, MACHINED COMPLETE",
  ],
  garments: [
    "Women's Ribbed Tank",
    "Men's Chino Slim Fit",
    "Kids Puffer Vest",
    "Unisex Quarter Zip",
    "Ladies Wrap Dress",
    "Boys Board Short",
    "Thermal Base Layer",
  ],
  supplies: [
    "Hand sanitizer gel, 1 L pump bottle, case of 6",
    "Paper towel, multifold, white, 4000/cs",
    "Battery, AA alkaline, industrial, 24/box",
    "Safety spectacles, clear, anti-fog",
    "Floor cleaner concentrate, 5 L",
    "First aid kit, 25 person, wall cabinet",
    "Ear plugs, corded, NRR 32, 100 pr/bx",
    "Respirator, half mask, medium",
    "Stretch film, 18 in x 1500 ft, 80 ga",
  ],
  parts: [
    "Filter, hydraulic return, 10 micron",
    "Pump, diaphragm, 1 in, PP/santoprene",
    "Seal kit, cylinder, 80 mm bore",
    "Gauge, pressure, 0-160 psi, 2-1/2 in face",
    "Coupling, jaw, L100, 1-1/8 bore, with spider",
    "Belt, timing, 1120-8M-30",
    "Valve, solenoid, 1/4 NPT, 24 VDC, N.C.",
    "Roller chain, #60, riveted, 10 ft box",
    "Lubricator, grease, 125 ml, single point",
  ],
};

/** Who asks. */
export const ASKING = {
  plants: [
    "Harwick Precision Components",
    "Granger Falls Paper Company",
    "Nolan-Weiss Automation, Inc.",
    "Redcliffe Dairy Processing",
    "Ellsworth & Hume Manufacturing",
    "Copperline Mining Services LLC",
  ],
  pacific: [
    "Wollandra Mining Supplies Pty Ltd",
    "Bayside Engineering Services Pty Ltd",
    "Tasman Ridge Foods Limited",
  ],
  straits: [
    "Kallang Marine Engineering Pte Ltd",
    "Senoko Process Controls Pte. Ltd.",
    "Jurong Peak Automation Pte Ltd",
  ],
  india: [
    "Malabar Precision Gears Private Limited",
    "Godavari Textile Machinery Ltd",
    "Aravalli Castings Pvt. Ltd.",
  ],
  britain: ["Pennine Hydraulic Services Ltd", "Thornbury Bakeries plc", "Marchfield Contracts Limited"],
  brands: ["Alder & Finch Clothing Co.", "Saltmarsh Outfitters Inc", "Bluebird Kidswear LLC"],
  gulf: [
    "Al Dana Contracting Co. W.L.L.",
    "Burgan Oilfield Supplies K.S.C.",
    "Muttrah Trading & Services LLC",
  ],
};

/** A table's way down the pages: `head` draws the top of each page and tells where the captions go. */
export interface Way {
  columns: Column[];
  head: () => number;
  bottom: number;
  caption?: Hand & { top?: boolean };
  /** Rules above and below the captions, or a bar behind them. */
  band?: "rules" | "bar" | "none";
  /** Written at the foot of each page that has a next. */
  end?: (y: number) => void;
  /** Written under the captions of a next page. */
  onward?: (y: number) => number;
}

/** Draws the first head and captions and tells how to go on. */
export function wayOf(
  pen: Pen,
  { columns, head, bottom, caption = {}, band = "rules", end, onward }: Way,
): Flow {
  const [left, right] = [30, pen.size[0] - 30];
  const begin = () => {
    const y = head();
    const most = Math.max(...columns.map((column) => [column.head].flat().length));
    const height = most * (caption.size ?? 9) * 1.22 + 5;
    if (band === "bar") pen.box(left, y - 3, right - left, height, "#dfe3e8");
    if (band === "rules") pen.rule(left, y - 3, right);
    const after = heads(pen, y, columns, caption);
    if (band === "rules") pen.rule(left, after, right);
    return after + 5;
  };
  const flow: Flow = flowOf(pen, {
    y: begin(),
    bottom,
    again: () => {
      const y = begin();
      return onward ? onward(y) : y;
    },
    end: () => end?.(flow.y),
  });
  return flow;
}

/** The lines' sum up to and with the one at `at`. */
export function sumTo(items: Item[], at: number): number {
  return Number(
    items
      .slice(0, at)
      .reduce((sum, { total }) => sum + total, 0)
      .toFixed(3),
  );
}
