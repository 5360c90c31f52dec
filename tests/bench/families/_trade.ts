import type { Shown } from "./_family.ts";
import { lineOf } from "./_family.ts";
import { type Item, type Order, rounded } from "./_order.ts";

/** What trades order, in the words of their item masters. */
const WARES = {
  mro: [
    'PLUG, PIPE, SQ HD, 3/4" NPT, 150#',
    "HHCS 1/2-13 X 2 GR 8 YZ",
    "BEARING, BALL, 2RS, C3, 25MM BORE",
    "V-BELT, COGGED, 5VX800",
    "GLOVE, NITRILE 5 MIL BLK XL 100/BX",
    'CABLE TIE 11" 50LB UV BLACK',
    "WHEEL, FLAP 4-1/2 X 7/8 60G",
    "ANTI-SEIZE NICKEL 8 OZ BRUSH TOP",
    "SEAL, OIL 1.375 X 2.000 X .313",
    "MOTOR 5HP 1750RPM 184T TEFC 230/460V",
    "DRILL BIT 3/8 COBALT 135 DEG",
    'HOSE, AIR, 3/8" X 50FT W/ FITTINGS',
  ],
  pipe: [
    "PIPE, 2\" SCH 40 A106-B SMLS, 21' RL",
    'ELBOW 90 LR 3" STD WPB BW',
    'FLANGE RFWN 4" 300# S/80 A105N',
    'VALVE, BALL, 1" 2000# CS SW SS TRIM',
    'GASKET SPWD 6" 150# 304/FG',
    "STUD BOLT 5/8 X 3-3/4 B7 W/2 2H NUTS",
    'TEE STR 2" XH WPB',
    'NIPPLE 1/2" X 4" XH TBE A106',
    'UNION 3/4" 3000# FS THRD',
    'VALVE, GATE, 6" 150# RF WCB TRIM 8',
  ],
  shop: [
    "BAR, RND, 4140 HT, 1.250 DIA X 144",
    "PLATE 6061-T651 .500 X 12 X 24",
    "HEAT TREAT TO RC 58-62 PER DWG NOTE 4",
    "ANODIZE TYPE II CLR PER MIL-A-8625",
    "BRACKET, MTG, LH",
    "SHAFT, PINION, ROUGH TURNED",
    "INSERT CNMG 432 KC5010",
    "END MILL 1/2 4FL CARB ALTIN",
    "O-RING, -214, VITON, 75 DURO",
    "SHEET 304 #4 PVC 14GA 48 X 120",
  ],
  desk: [
    "Copy paper, 8.5 x 11, 20 lb, 10 reams/ctn",
    "Toner cartridge, black, 2,300 pages",
    "Chair, task, mesh back, adjustable arms",
    "Marker, dry erase, chisel, asst, 12/pk",
    "Laminating film, 27 in x 500 ft, 1.5 mil",
    "Graphing calculator, teacher kit of 10",
    "Basketball, composite, size 7",
    "Folder, 2-pocket, blue, 25/bx",
    "Projector lamp, 330 W",
    "Trash liner 40x46 1.5 mil blk 100/cs",
  ],
  retail: [
    "Candle, soy, cedar & sage, 8 oz",
    "Mug, stoneware, 12 oz, speckled",
    "Throw blanket 50x60 woven",
    "Dog treat, salmon, 6 oz pouch",
    "Water bottle, insulated, 24 oz",
    "Body lotion, lavender, 250 ml",
    "Puzzle, 1000 pc, harbor at dusk",
    "Tote bag, canvas, natural",
    "Spice rub, smokehouse, 4.2 oz",
    "Kitchen towel, set of 3",
  ],
  clinic: [
    "CATH IV 20GA X 1.16IN SAFETY",
    "SUTURE 3-0 MONO UNDY 27IN PS-2",
    "DRAPE LAP T 102 X 121 X 78",
    "TUBE BLD COLL LAV 4ML K2EDTA",
    "WIPE DISINF BLEACH 6X5 150/CN",
    "MASK PROC EARLOOP LVL 3 YEL",
    "ELECTRODE ECG FOAM ADULT",
    "SET IV PUMP 2 Y-SITE 120IN",
  ],
  site: [
    "Stud, steel, 362S162-33, 10 ft",
    "Board, gypsum, 5/8 in type X, 4 x 12",
    "Rebar #5 grade 60, cut and bent",
    "Conduit, EMT, 3/4 in",
    "Concrete, 4000 psi, 3/4 agg, air",
    "Insulation, mineral wool, 3 in, R-12",
    "Door, HM, 3-0 x 7-0, 16 ga, label B",
    "Anchor, wedge, 1/2 x 4-1/4, HDG",
  ],
  es: [
    'Tubo galvanizado ced. 40 de 2"',
    "Broca HSS 3/8 para metal",
    "Guante de carnaza talla G",
    "Cable THW cal. 12 AWG negro, rollo 100 m",
    "Pintura esmalte alquidálico blanco, cubeta 19 L",
    'Disco de corte 4-1/2" x 1/8"',
    "Lámpara LED 18 W, luz fría",
    "Aceite hidráulico ISO 68, tambo 208 L",
  ],
  pt: [
    "Papel A4 75 g/m², resma 500 folhas",
    "Detergente neutro, galão 5 litros",
    "Lâmpada LED bulbo 12 W bivolt",
    "Tinta acrílica fosca branca 18 L",
    "Cabo flexível 2,5 mm² azul, rolo 100 m",
    "Luva de procedimento tam. M, cx c/ 100",
    "Cimento CP II-E 32, saco 50 kg",
    "Pneu 175/70 R14 84T",
  ],
  fr: [
    "Tube cuivre écroui Ø 22, barre 5 m",
    "Mitigeur lavabo chromé NF",
    "Radiateur acier type 22, 600 x 1000",
    "Peinture façade siloxane, 15 L",
    "Câble R2V 3G2,5 couronne 100 m",
    "Disjoncteur 16 A courbe C",
    "Plaque BA13 2500 x 1200",
    "Vis aggloméré 5 x 60, boîte de 200",
  ],
  de: [
    "Rohr nahtlos 33,7 x 3,2 P235TR1",
    "Wälzlager 6204-2Z/C3",
    "Hydraulikfilter HF 35, 10 µm",
    "Sicherungsautomat B16A 1-polig",
    "Schutzhandschuh Leder, Gr. 10",
    "Trennscheibe 125 x 1,0 INOX",
    "Kabel NYM-J 3x1,5 Ring 50 m",
    "Maschinenöl CLP 220, Kanister 20 l",
  ],
};

const BUYERS = {
  works: [
    "Keystone Bluff Machine Works",
    "Pruett & Daley Tool Co.",
    "Sawtooth Fabrication",
    "Midland Gear & Broach, Inc.",
    "Three Forks Process Equipment",
  ],
  public: [
    "City of Alder Falls",
    "Township of Wynmoor",
    "Harlan Fork Unified School District",
    "Pinegrove County Water Authority",
    "Village of Lower Marsh",
  ],
  clinics: ["Tri-Rivers Regional Hospital", "Sisters of Hope Health", "Mesa Verde Surgery Center"],
  shops: ["Wren & Barlow", "The Tin Larder", "Hearth Supply Co", "Foxglove Home LLC"],
  builders: ["Ironwood Constructors, Inc.", "Delaney-Brandt Builders", "Cascade Peak Mechanical LP"],
  oil: ["Bluestem Midstream Operating LLC", "Permian Crest Energy Partners, LP", "Gulf Arc Offshore"],
  es: ["Constructora Hermanos Ibarra, S.A. de C.V.", "Ayuntamiento de Valdorado", "Aceros del Bajío, S.A."],
  pt: ["Prefeitura Municipal de Rio Claro do Sul", "Hospital Santa Quitéria", "Construtora Ipê Amarelo Ltda"],
  fr: ["Plomberie Garnier & Fils", "Mairie de Saint-Ouen-les-Vignes", "SARL Bâti Loire"],
  de: ["Stadtwerke Hollenfeld GmbH", "Metallbau Krüger & Söhne", "Tischlerei Anton Behrens e.K."],
};

/** A code as suppliers write them. */
function codeOf({ random }: Order): string {
  return random.pick([
    () => `${random.digits(5)}A${random.digits(3)}`,
    () => `${random.digits(4)}.${random.digits(3)}.${random.digits(2)}`,
    () => `${random.pick(["SKB", "WPR", "GDN", "MLW"])}${random.digits(5)}`,
    () =>
      `${random.pick(["K", "R", "EX"])}-${random.digits(3)}-${random.digits(2)}${random.pick(["", "B", "SS"])}`,
    () => `${random.digits(3)}-${random.digits(4)}`,
    () => random.digits(7),
    () => `${random.digits(2)}${random.pick(["TX", "HD", "ZN"])}${random.digits(2)}-${random.digits(2)}`,
  ])();
}

/** The order in a trade's words, under a number of a pattern where each 9 is a digit. */
export function traded(
  order: Order,
  {
    wares,
    buyers,
    number,
    units,
  }: {
    wares: keyof typeof WARES | string[];
    buyers: keyof typeof BUYERS | string[];
    number: string;
    units: string[];
  },
): Order {
  const { random } = order;
  const name = random.pick(typeof buyers === "string" ? BUYERS[buyers] : buyers);
  const goods = typeof wares === "string" ? WARES[wares] : wares;
  return {
    ...order,
    number: number
      .replace(/9+/g, ({ length }) => random.digits(length))
      .replace("YY", order.date.slice(2, 4)),
    buyer: { ...order.buyer, name },
    site: { ...order.site, name },
    items: order.items.map((item) => ({
      ...item,
      sku: codeOf(order),
      name: random.pick(goods),
      unit: random.pick(units),
    })),
  };
}

/** What a page shows of such an order. */
export function truly(
  order: Order,
  line: (item: Item) => ReturnType<NonNullable<Shown["line"]>> = () => ({}),
): Shown {
  return {
    docNumber: order.number,
    buyer: order.buyer.name,
    lines: order.items.map((item) => ({ ...lineOf(item), ...line(item) })),
  };
}

/** A share of the order's sum, in cents. */
export function taxOf({ net }: Order, percent: number): number {
  return rounded((net * percent) / 100, 2);
}

/** The order's sum with a tax of so many percent. */
export function withTax(order: Order, percent: number): number {
  return rounded(order.net + taxOf(order, percent), 2);
}
