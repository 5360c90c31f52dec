import { FRACTIONS, hundredths, pairs, type Row } from "./row.ts";

const COARSE: [diameter: string, threads: number][] = [
  ["1/4", 20],
  ["5/16", 18],
  ["3/8", 16],
  ["7/16", 14],
  ["1/2", 13],
  ["5/8", 11],
  ["3/4", 10],
];
const METRIC: [diameter: number, pitch: string][] = [
  [5, "0.8"],
  [6, "1.0"],
  [8, "1.25"],
  [10, "1.5"],
  [12, "1.75"],
  [16, "2.0"],
  [20, "2.5"],
];
const LENGTHS = ["1/2", "3/4", "1", "1-1/4", "1-1/2", "1-3/4", "2", "2-1/2", "3", "4", "5", "6"];
const MILLIMETERS = [12, 16, 20, 25, 30, 35, 40, 50, 60, 80, 100];

type Finish = [code: string, words: string, factor: number];
const GRADES: Finish[] = [
  ["G5Z", "Grade 5, Zinc", 1],
  ["G8Y", "Grade 8, Yellow Zinc", 1.4],
  ["S18", "18-8 Stainless", 3.6],
  ["S316", "316 Stainless", 5.2],
];
const CLASSES: Finish[] = [
  ["88Z", "Class 8.8, Zinc", 1],
  ["109P", "Class 10.9, Plain", 1.3],
  ["A2", "A2 Stainless", 3.2],
  ["A4", "A4 Stainless", 4.6],
];
const ALLOYS: Finish[] = [
  ["BO", "Alloy Steel, Black Oxide", 1.2],
  ["S18", "18-8 Stainless", 3.4],
];

/** Screws, nuts, washers, rods and anchors. */
export function fasteners(): Row[] {
  return [
    ...capScrews(),
    ...metricScrews(),
    ...nuts(),
    ...washers(),
    ...rods(),
    ...anchors(),
    ...selfDrilling(),
  ];
}

function capScrews(): Row[] {
  const imperial = (
    head: string,
    name: string,
    [[diameter, threads], length]: [(typeof COARSE)[0], string],
    finishes: Finish[],
  ) =>
    finishes.map(
      ([code, words, factor]): Row => [
        `${head}-${hundredths(diameter)}-${threads}-${hundredths(length)}-${code}`,
        `${name}, ${diameter}-${threads} x ${length} in, ${words}`,
        "EA",
        0.06 + FRACTIONS[diameter]! ** 2 * (0.4 + FRACTIONS[length]!) * factor,
      ],
    );
  return pairs(COARSE, LENGTHS).flatMap((size) => [
    ...imperial("HCS", "Hex Cap Screw", size, GRADES),
    ...imperial("SHC", "Socket Head Cap Screw", size, FRACTIONS[size[1]]! <= 3 ? ALLOYS : []),
  ]);
}

function metricScrews(): Row[] {
  return pairs(METRIC, MILLIMETERS).flatMap(([[diameter, pitch], length]) => [
    ...CLASSES.map(
      ([code, words, factor]): Row => [
        `HCM-M${diameter}-${length}-${code}`,
        `Hex Cap Screw DIN 933, M${diameter}-${pitch} x ${length} mm, ${words}`,
        "EA",
        0.05 + diameter ** 2 * (12 + length) * 0.00007 * factor,
      ],
    ),
    [
      `SHM-M${diameter}-${length}-129`,
      `Socket Head Cap Screw DIN 912, M${diameter}-${pitch} x ${length} mm, Class 12.9, Black Oxide`,
      "EA",
      0.07 + diameter ** 2 * (14 + length) * 0.00009,
    ],
  ]);
}

function nuts(): Row[] {
  const imperial = pairs(COARSE, GRADES).flatMap(([[diameter, threads], [code, words, factor]]): Row[] => [
    [
      `HXN-${hundredths(diameter)}-${threads}-${code}`,
      `Finished Hex Nut, ${diameter}-${threads}, ${words}`,
      "EA",
      0.03 + FRACTIONS[diameter]! ** 2 * 0.5 * factor,
    ],
    [
      `NYL-${hundredths(diameter)}-${threads}-${code}`,
      `Nylon Insert Lock Nut, ${diameter}-${threads}, ${words}`,
      "EA",
      0.05 + FRACTIONS[diameter]! ** 2 * 0.8 * factor,
    ],
  ]);
  const metric = pairs(METRIC, CLASSES).map(
    ([[diameter, pitch], [code, words, factor]]): Row => [
      `HNM-M${diameter}-${code}`,
      `Hex Nut DIN 934, M${diameter}-${pitch}, ${words}`,
      "EA",
      0.02 + diameter ** 2 * 0.0012 * factor,
    ],
  );
  return [...imperial, ...metric];
}

function washers(): Row[] {
  const kinds = [
    ["FWS", "Flat Washer SAE", 0.12],
    ["FWU", "Flat Washer USS", 0.14],
    ["SLW", "Split Lock Washer", 0.1],
    ["FEN", "Fender Washer", 0.2],
  ] as const;
  const finishes = [
    ["ZP", "Zinc", 1],
    ["S18", "18-8 Stainless", 3],
  ] as const;
  return pairs(COARSE, pairs(kinds, finishes)).map(
    ([[diameter], [[code, name, base], [finish, words, factor]]]): Row => [
      `${code}-${hundredths(diameter)}-${finish}`,
      `${name}, ${diameter} in, ${words}`,
      "EA",
      0.02 + FRACTIONS[diameter]! * base * factor,
    ],
  );
}

function rods(): Row[] {
  return pairs(COARSE, ["3", "6"]).flatMap(([[diameter, threads], feet]): Row[] => [
    [
      `ATR-${hundredths(diameter)}-${threads}-${feet}FT-Z`,
      `Threaded Rod, ${diameter}-${threads} x ${feet} ft, Low Carbon, Zinc`,
      "EA",
      1.1 + FRACTIONS[diameter]! ** 2 * 9 * Number(feet),
    ],
    [
      `ATR-${hundredths(diameter)}-${threads}-${feet}FT-S18`,
      `Threaded Rod, ${diameter}-${threads} x ${feet} ft, 18-8 Stainless`,
      "EA",
      3.2 + FRACTIONS[diameter]! ** 2 * 27 * Number(feet),
    ],
  ]);
}

function anchors(): Row[] {
  const lengths = ["2-1/4", "3", "3-1/2", "4", "5", "6"];
  return pairs(["1/4", "3/8", "1/2", "5/8", "3/4"], lengths).map(
    ([diameter, length]): Row => [
      `WDG-${hundredths(diameter)}-${hundredths(length)}`,
      `Wedge Anchor, ${diameter} x ${length} in, Carbon Steel, Zinc`,
      "EA",
      0.35 + FRACTIONS[diameter]! * FRACTIONS[length]! * 0.6,
    ],
  );
}

function selfDrilling(): Row[] {
  return pairs(["8-18", "10-16", "12-14", "14-14"], ["1/2", "3/4", "1", "1-1/2", "2", "3"]).map(
    ([gauge, length]): Row => [
      `SDS-${gauge.replace("-", "")}-${hundredths(length)}-C`,
      `Self-Drilling Screw, #${gauge} x ${length} in, Hex Washer Head, Zinc, Box of 100`,
      "BX",
      6.5 + FRACTIONS[length]! * 4.2 + Number.parseInt(gauge, 10) * 0.4,
    ],
  );
}
