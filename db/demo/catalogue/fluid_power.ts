import { FRACTIONS, hundredths, pairs, type Row } from "./row.ts";

const DASHES: [dash: number, inches: string, thread: string][] = [
  [4, "1/4", "7/16-20"],
  [6, "3/8", "9/16-18"],
  [8, "1/2", "3/4-16"],
  [10, "5/8", "7/8-14"],
  [12, "3/4", "1-1/16-12"],
  [16, "1", "1-5/16-12"],
];
const TUBES = ["1/8", "1/4", "5/16", "3/8", "1/2"];
const PIPES = ["1/8", "1/4", "3/8", "1/2"];

/** Hydraulics and pneumatics. */
export function fluidPower(): Row[] {
  return [
    ...adapters(),
    ...hoses(),
    ...hydraulicParts(),
    ...pushIn(),
    ...tubing(),
    ...cylinders(),
    ...airParts(),
  ];
}

function adapters(): Row[] {
  const shapes = [
    ["MC", "Male JIC x Male NPT Connector", 2.4],
    ["ME", "Male JIC x Male NPT Elbow 90", 4.8],
    ["MF", "Male JIC x Male NPT Elbow 45", 5.3],
    ["UN", "JIC Union, Straight", 3.1],
    ["UT", "JIC Union Tee", 7.2],
    ["BT", "JIC Bulkhead Union", 6.1],
    ["CP", "JIC Cap", 1.2],
    ["PL", "JIC Plug", 1.3],
    ["RO", "Male JIC x Male O-Ring Boss", 2.9],
  ] as const;
  const metals = [
    ["S", "Steel", 1],
    ["SS", "316 Stainless", 5.1],
  ] as const;
  return pairs(shapes, pairs(DASHES, metals)).map(
    ([[code, name, base], [[dash, inches, thread], [metal, words, factor]]]): Row => [
      `JIC-${code}-${String(dash).padStart(2, "0")}-${metal}`,
      `${name}, -${dash} (${inches} in, ${thread}), ${words}`,
      "EA",
      base * (0.6 + dash * 0.11) * factor,
    ],
  );
}

function hoses(): Row[] {
  const kinds = [
    ["R1", "SAE 100R1AT, 1-Wire", 1.5],
    ["R2", "SAE 100R2AT, 2-Wire", 2.4],
    ["R12", "SAE 100R12, 4-Spiral", 5.6],
    ["R17", "SAE 100R17, Compact", 2.1],
  ] as const;
  return pairs(kinds, DASHES).flatMap(([[code, name, base], [dash, inches]]): Row[] => [
    [
      `HSE-${code}-${String(dash).padStart(2, "0")}`,
      `Hydraulic Hose, ${name}, ${inches} in ID`,
      "FT",
      base * (0.7 + dash * 0.09),
    ],
    [
      `CRF-${code}-${String(dash).padStart(2, "0")}-FJ`,
      `Crimp Hose End, Female JIC Swivel, -${dash}, for ${name.split(",")[0]} Hose`,
      "EA",
      base * (1.4 + dash * 0.2),
    ],
  ]);
}

function hydraulicParts(): Row[] {
  const couplers = pairs(["1/4", "3/8", "1/2", "3/4", "1"], ["A", "B"] as const).flatMap(
    ([size, series]): Row[] => [
      [
        `QDC-${series}-${hundredths(size)}`,
        `Hydraulic Quick Coupler, ISO 7241-${series}, ${size} NPT Female, Steel`,
        "EA",
        14 + FRACTIONS[size]! * 46,
      ],
      [
        `QDN-${series}-${hundredths(size)}`,
        `Hydraulic Quick Nipple, ISO 7241-${series}, ${size} NPT Female, Steel`,
        "EA",
        7 + FRACTIONS[size]! * 22,
      ],
    ],
  );
  const valves = pairs(["1/4", "3/8", "1/2", "3/4", "1"], [3000, 6000]).flatMap(([size, psi]): Row[] => [
    [
      `HBV-${hundredths(size)}-${psi / 1000}K`,
      `Hydraulic Ball Valve, ${size} NPT, ${psi} PSI, Steel`,
      "EA",
      (31 + FRACTIONS[size]! * 58) * (psi / 3000) ** 0.5,
    ],
    [
      `HCV-${hundredths(size)}-${psi / 1000}K`,
      `Inline Check Valve, ${size} NPT, ${psi} PSI, 5 PSI Crack, Steel`,
      "EA",
      (17 + FRACTIONS[size]! * 33) * (psi / 3000) ** 0.5,
    ],
  ]);
  const gauges = pairs([60, 100, 160, 300, 1000, 3000, 5000], ["B", "L"] as const).map(
    ([psi, mount]): Row => [
      `PGL-25-${psi}${mount}`,
      `Pressure Gauge, 2-1/2 in Dial, 0-${psi} PSI, Glycerin Filled, 1/4 NPT ${mount === "B" ? "Back" : "Lower"} Mount`,
      "EA",
      11.4 + psi / 900,
    ],
  );
  return [...couplers, ...valves, ...gauges];
}

function pushIn(): Row[] {
  const shapes = [
    ["MS", "Male Straight", 1.6],
    ["ML", "Male Elbow 90, Swivel", 2.2],
    ["MT", "Male Branch Tee", 3.4],
    ["FS", "Female Straight", 2.0],
  ] as const;
  const threaded = pairs(shapes, pairs(TUBES, PIPES)).map(
    ([[code, name, base], [tube, pipe]]): Row => [
      `PTC-${code}-${hundredths(tube)}-${hundredths(pipe)}N`,
      `Push-to-Connect Fitting, ${name}, ${tube} in Tube x ${pipe} NPT, Nickel-Plated Brass`,
      "EA",
      base + FRACTIONS[tube]! * 2.1 + FRACTIONS[pipe]! * 2.6,
    ],
  );
  const unions = pairs(
    [
      ["UU", "Union Straight", 1.4],
      ["UL", "Union Elbow", 1.9],
      ["UT", "Union Tee", 2.6],
      ["UY", "Union Y", 2.7],
    ] as const,
    TUBES,
  ).map(
    ([[code, name, base], tube]): Row => [
      `PTC-${code}-${hundredths(tube)}`,
      `Push-to-Connect Fitting, ${name}, ${tube} in Tube, Composite`,
      "EA",
      base + FRACTIONS[tube]! * 2.4,
    ],
  );
  return [...threaded, ...unions];
}

function tubing(): Row[] {
  const colors = [
    ["BK", "Black"],
    ["BL", "Blue"],
    ["CL", "Clear"],
    ["RD", "Red"],
  ] as const;
  const kinds = [
    ["PU", "Polyurethane Tubing 95A", 0.42],
    ["NY", "Nylon 12 Tubing", 0.55],
    ["PE", "Polyethylene Tubing", 0.2],
  ] as const;
  return pairs(kinds, pairs(TUBES, pairs(colors, [100, 250]))).map(
    ([[code, name, base], [tube, [[color, words], feet]]]): Row => [
      `TBG-${code}-${hundredths(tube)}-${feet}-${color}`,
      `${name}, ${tube} in OD, ${words}, ${feet} ft Roll`,
      "RL",
      base * (0.3 + FRACTIONS[tube]! * 2) * feet * (feet === 250 ? 0.9 : 1),
    ],
  );
}

function cylinders(): Row[] {
  const air = pairs([12, 16, 20, 25, 32, 40, 50, 63], [25, 50, 80, 100, 150, 200]).map(
    ([bore, stroke]): Row => [
      `ACY-${bore}-${stroke}`,
      `Air Cylinder ISO 15552, Double Acting, ${bore} mm Bore x ${stroke} mm Stroke, Magnetic`,
      "EA",
      18 + bore * 0.9 + stroke * 0.12,
      `DSB${bore}X${stroke}PPVA`,
    ],
  );
  const hydraulic = pairs(["2", "2-1/2", "3", "3-1/2", "4"], [8, 12, 18, 24, 30, 36]).map(
    ([bore, stroke]): Row => [
      `HCY-${hundredths(bore)}-${String(stroke).padStart(2, "0")}`,
      `Hydraulic Tie Rod Cylinder, ${bore} in Bore x ${stroke} in Stroke, 3000 PSI, Clevis`,
      "EA",
      96 + FRACTIONS[bore]! * 31 + stroke * 2.4,
    ],
  );
  return [...air, ...hydraulic];
}

function airParts(): Row[] {
  const treatment = pairs(
    [
      ["FLT", "Air Filter, 5 Micron", 27],
      ["REG", "Air Regulator, 0-150 PSI", 31],
      ["LUB", "Air Lubricator", 29],
      ["FRL", "Filter-Regulator-Lubricator Unit", 82],
      ["FRC", "Filter-Regulator Combination", 54],
    ] as const,
    PIPES,
  ).map(
    ([[code, name, base], pipe]): Row => [
      `${code}-${hundredths(pipe)}N`,
      `${name}, ${pipe} NPT, Polycarbonate Bowl`,
      "EA",
      base + FRACTIONS[pipe]! * 24,
    ],
  );
  const solenoids = pairs(
    ["3/2", "5/2", "5/3"],
    pairs(["1/8", "1/4", "3/8"], ["24VDC", "120VAC", "240VAC"]),
  ).map(
    ([ways, [pipe, volts]]): Row => [
      `SOL-${ways.replace("/", "")}-${hundredths(pipe)}-${volts}`,
      `Solenoid Valve, ${ways} Way, ${pipe} NPT, ${volts} Coil, DIN Connector`,
      "EA",
      34 + FRACTIONS[pipe]! * 40 + (ways === "5/3" ? 22 : 0),
    ],
  );
  return [...treatment, ...solenoids];
}
