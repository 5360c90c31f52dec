import { type Item, type Order, rounded } from "../_order.ts";

/** What a small maker's desk sells in an ordinary week. */
export const MADE = {
  moulded: [
    "KNOB, CONTROL, ABS BLACK, PAD PRINTED",
    "HOUSING, LOWER, PC/ABS V0, GREY 7035",
    "BEZEL, DISPLAY, CLEAR PMMA",
    "CLIP, HARNESS, PA66 NATURAL",
    "CAP, SEALING, TPE 60A",
    "WHEEL, CASTER, PP, 75 MM",
    "GROMMET, SPLIT, EPDM 22 ID",
  ],
  turned: [
    "PIN, PIVOT, 17-4PH H900",
    "MANIFOLD BLOCK, 6061-T6, ANODIZED BLACK",
    "FITTING, BULKHEAD, 1/4 NPT X .250 TUBE",
    "ROLLER, IDLER, CROWNED, NITRIDED",
    "STANDOFF, M4 X 20 F/F, BRASS NI PL",
    "NUT, LEAD SCREW, ACETAL, 1/2-10 ACME",
    "ADAPTER PLATE, CNC MILLED, PASSIVATED",
  ],
  cables: [
    "CABLE ASSY, DB9M TO FLYING LEAD, 3 M",
    "HARNESS, MAIN POWER, 14 AWG, 12 CKT",
    "CABLE ASSY, M12-8 A-CODE, 5 M, PUR",
    "RIBBON ASSY, 20 WAY, 150 MM",
    "COAX ASSY, SMA-M TO N-F, LMR-195, 24 IN",
    "GROUND STRAP, BRAIDED, 1/4 RING BOTH ENDS",
  ],
  valves: [
    "Valve, butterfly, DN100 wafer, EPDM seat, lever",
    "Valve, needle, 1/2 FNPT, 316SS, 6000 psi",
    "Valve, check, swing, 3 in 150# RF, WCB",
    "Repair kit, solenoid valve, series 210, NBR",
    "Actuator, pneumatic, spring return, 80 psi",
    "Valve, relief, bronze, 3/4 x 1, set 75 psi",
    "Strainer, duplex, 2 in, cast bronze, 40 mesh",
  ],
  packs: [
    "Carton RSC 16x12x10, 32 ECT, 1 colour print",
    "Mailer, poly bubble, #5, 10.5 x 16",
    "Jar, PET, 16 oz, clear, 70-400 neck",
    "Closure, CT 70-400, white, F217 liner",
    "Pallet sheet, kraft, 40x48, anti-slip",
    "Label, thermal, 4 x 6, 3 in core, roll of 1000",
  ],
  ingredients: [
    "Vital wheat gluten",
    "Dextrose monohydrate, fine",
    "Bread improver, enzyme, no-time dough",
    "Sunflower lecithin powder",
    "Malted barley flour, diastatic",
    "Sodium bicarbonate, grade 2",
    "Cocoa powder 10/12, alkalised",
    "Raisins, Thompson, oil treated",
  ],
};

/** A line that is no item of the sum's rows: a mould, samples; numbered anew with the others. */
export function preceded(order: Order, extra: Partial<Item>[]): Order {
  const [first] = order.items;
  const items = [...extra.map((one) => ({ ...first!, ...one })), ...order.items].map((item, i) => ({
    ...item,
    at: i + 1,
  }));
  return {
    ...order,
    items,
    net: rounded(
      items.reduce((sum, { total }) => sum + total, 0),
      2,
    ),
  };
}
