import { FRACTIONS, hundredths, pairs, type Row } from "./row.ts";

/** Bearings, belts, chains, seals. */
export function powerTransmission(): Row[] {
  return [...ballBearings(), ...mounted(), ...belts(), ...chain(), ...oRings(), ...oilSeals()];
}

function ballBearings(): Row[] {
  const kinds = [
    ["", "Open", 1],
    ["-ZZ", "Double Shielded", 1.15],
    ["-2RS", "Double Sealed", 1.25],
    ["-2RS/C3", "Double Sealed, C3 Clearance", 1.35],
  ] as const;
  return pairs(["60", "62", "63"], pairs([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10], kinds)).map(
    ([series, [size, [suffix, words, factor]]]): Row => {
      const number = `${series}${String(size).padStart(2, "0")}`;
      const bore = [10, 12, 15, 17][size] ?? size * 5;
      return [
        `BB-${number}${suffix}`,
        `Deep Groove Ball Bearing ${number}, ${bore} mm Bore, ${words}`,
        "EA",
        (2.2 + bore * 0.24 * (series === "63" ? 1.6 : series === "62" ? 1.2 : 1)) * factor,
        `${number}${suffix.replace("-ZZ", "-2Z").replace("-2RS", "-2RSH")}`,
      ];
    },
  );
}

function mounted(): Row[] {
  const bores = ["1/2", "5/8", "3/4", "1", "1-1/4", "1-1/2", "2"];
  return pairs(bores, [
    ["UCP", "Pillow Block Bearing, 2-Bolt", 1],
    ["UCF", "Flange Bearing, 4-Bolt", 1.1],
    ["UCFL", "Flange Bearing, 2-Bolt", 0.95],
  ] as const).map(
    ([bore, [code, name, factor]]): Row => [
      `${code}-${hundredths(bore)}`,
      `${name}, ${bore} in Bore, Set Screw, Cast Iron`,
      "EA",
      (9 + FRACTIONS[bore]! * 14) * factor,
    ],
  );
}

function belts(): Row[] {
  const classical = pairs(["A", "B", "C"], [26, 30, 34, 38, 42, 46, 50, 55, 60, 68, 75, 85, 96, 112]).flatMap(
    ([section, length]): Row[] => [
      [
        `VB-${section}${length}`,
        `V-Belt, Classical, ${section}${length}`,
        "EA",
        4 + length * 0.13 * section.charCodeAt(0) * 0.015,
      ],
      [
        `VX-${section}X${length}`,
        `V-Belt, Cogged, ${section}X${length}`,
        "EA",
        6 + length * 0.17 * section.charCodeAt(0) * 0.015,
      ],
    ],
  );
  const narrow = pairs(["3VX", "5VX"], [250, 300, 355, 400, 450, 500, 560, 630, 710, 800]).map(
    ([section, length]): Row => [
      `VN-${section}${length}`,
      `V-Belt, Narrow Cogged, ${section}${length}`,
      "EA",
      7 + length * (section === "5VX" ? 0.05 : 0.03),
    ],
  );
  return [...classical, ...narrow];
}

function chain(): Row[] {
  const sizes = [
    ["25", "1/4"],
    ["35", "3/8"],
    ["40", "1/2"],
    ["50", "5/8"],
    ["60", "3/4"],
    ["80", "1"],
  ] as const;
  return pairs(sizes, [
    ["", "", 1],
    ["SS", ", Stainless", 4.5],
    ["NP", ", Nickel Plated", 2.1],
  ] as const).flatMap(([[number, pitch], [code, words, factor]]): Row[] => {
    const base = (11 + FRACTIONS[pitch]! ** 2 * 60) * factor;
    return [
      [`RC-${number}${code}-10`, `Roller Chain #${number}, ${pitch} in Pitch, 10 ft Box${words}`, "BX", base],
      [`CL-${number}${code}`, `Connecting Link for Roller Chain #${number}${words}`, "EA", base * 0.04],
      [`OL-${number}${code}`, `Offset Link for Roller Chain #${number}${words}`, "EA", base * 0.06],
    ];
  });
}

function oRings(): Row[] {
  const dashes = [
    6, 8, 10, 11, 12, 14, 16, 18, 20, 110, 112, 114, 116, 118, 120, 210, 212, 214, 218, 222, 226, 230,
  ];
  return pairs(dashes, [
    ["N70", "Buna-N 70A", 1],
    ["V75", "Viton 75A", 4],
    ["E70", "EPDM 70A", 1.4],
  ] as const).map(
    ([dash, [code, words, factor]]): Row => [
      `ORG-${String(dash).padStart(3, "0")}-${code}`,
      `O-Ring AS568-${String(dash).padStart(3, "0")}, ${words}, Pack of 25`,
      "PK",
      (1.8 + dash * 0.02) * factor,
    ],
  );
}

function oilSeals(): Row[] {
  const sizes = [
    [20, 35, 7],
    [20, 40, 7],
    [25, 40, 7],
    [25, 47, 7],
    [30, 47, 7],
    [30, 52, 7],
    [35, 52, 7],
    [35, 62, 8],
    [40, 62, 8],
    [45, 62, 8],
    [50, 72, 8],
    [60, 85, 8],
  ] as const;
  return pairs(sizes, [
    ["NBR", 1],
    ["FKM", 2.8],
  ] as const).map(
    ([[inner, outer, width], [rubber, factor]]): Row => [
      `OSL-${inner}${outer}${width}-${rubber}`,
      `Oil Seal TC, ${inner} x ${outer} x ${width} mm, ${rubber}`,
      "EA",
      (1.4 + outer * 0.05) * factor,
    ],
  );
}
