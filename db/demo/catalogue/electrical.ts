import { pairs, type Row } from "./row.ts";

/** Electrical parts. */
export function electrical(): Row[] {
  return [...contactors(), ...breakers(), ...wire(), ...connectors(), ...ties(), ...fuses(), ...enclosures()];
}

function contactors(): Row[] {
  const coils = [
    ["BD", "24 VDC"],
    ["G7", "120 VAC"],
    ["U7", "240 VAC"],
  ] as const;
  return pairs([9, 12, 18, 25, 32, 40, 65, 95], coils).flatMap(([amps, [coil, volts]]): Row[] => [
    [
      `CON-${String(amps).padStart(2, "0")}-${coil}`,
      `Contactor, 3-Pole, ${amps} A, ${volts} Coil, DIN Rail`,
      "EA",
      28 + amps * 2.3,
      `LX1D${String(amps).padStart(2, "0")}${coil}`,
    ],
    [
      `OLR-${String(amps).padStart(2, "0")}-${coil}`,
      `Motor Starter with Overload, 3-Pole, ${amps} A, ${volts} Coil, Enclosed`,
      "EA",
      84 + amps * 4.1,
    ],
  ]);
}

function breakers(): Row[] {
  return pairs([1, 2, 3], pairs([1, 2, 4, 6, 10, 16, 20, 25, 32, 40, 63], ["C", "D"] as const)).map(
    ([poles, [amps, curve]]): Row => [
      `MCB-${poles}P-${curve}${amps}`,
      `Miniature Circuit Breaker, ${poles}-Pole, ${amps} A, Curve ${curve}, 10 kA`,
      "EA",
      9.2 * poles + amps * 0.11,
    ],
  );
}

function wire(): Row[] {
  const colors = [
    ["BK", "Black"],
    ["RD", "Red"],
    ["BL", "Blue"],
    ["WT", "White"],
    ["GN", "Green"],
    ["YL", "Yellow"],
  ] as const;
  return pairs([18, 16, 14, 12, 10, 8, 6], colors).map(
    ([gauge, [code, color]]): Row => [
      `THHN-${String(gauge).padStart(2, "0")}-${code}-500`,
      `THHN Wire, ${gauge} AWG Stranded, ${color}, 600 V, 500 ft Reel`,
      "RL",
      560 / gauge + (20 - gauge) ** 2 * 0.9,
    ],
  );
}

function connectors(): Row[] {
  const colors = { "22-18": "Red", "16-14": "Blue", "12-10": "Yellow" } as const;
  const terminals = pairs(Object.entries(colors), ["#6", "#8", "#10", "1/4", "5/16", "3/8"]).map(
    ([[gauge, color], stud]): Row => [
      `RNG-${gauge.replace("-", "")}-${stud.replace(/[#/]/g, "")}`,
      `Ring Terminal, ${gauge} AWG, ${stud} Stud, Vinyl Insulated, ${color}, Pack of 100`,
      "PK",
      8.4 + Number.parseInt(gauge, 10) * -0.1 + (color === "Yellow" ? 4 : 0),
    ],
  );
  const glands = ["M12", "M16", "M20", "M25", "M32", "M40"].flatMap((size): Row[] => [
    [
      `CGN-${size}-BK`,
      `Cable Gland, ${size} x 1.5, Nylon, Black, IP68`,
      "EA",
      0.9 + Number(size.slice(1)) * 0.06,
    ],
    [
      `CGB-${size}`,
      `Cable Gland, ${size} x 1.5, Nickel-Plated Brass, IP68`,
      "EA",
      2.4 + Number(size.slice(1)) * 0.16,
    ],
  ]);
  return [...terminals, ...glands];
}

function ties(): Row[] {
  const sizes = [
    [4, 18],
    [8, 40],
    [8, 50],
    [11, 50],
    [14, 50],
    [14, 120],
    [24, 175],
    [36, 175],
  ] as const;
  return pairs(sizes, ["Black", "Natural"] as const).map(
    ([[inches, pounds], color]): Row => [
      `CTI-${String(inches).padStart(2, "0")}-${pounds}-${color === "Black" ? "BK" : "NT"}`,
      `Cable Tie, ${inches} in, ${pounds} lb, Nylon, ${color === "Black" ? "UV Black" : color}, Bag of 100`,
      "BG",
      1.9 + inches * 0.42 + pounds * 0.03,
    ],
  );
}

function fuses(): Row[] {
  return pairs(["CC", "J", "RK5"], [1, 2, 5, 10, 15, 20, 30, 60]).map(
    ([type, amps]): Row => [
      `FUS-${type}-${String(amps).padStart(2, "0")}`,
      `Fuse, Class ${type}, ${amps} A, 600 V, Time Delay`,
      "EA",
      6.8 + amps * 0.21 + (type === "J" ? 5 : 0),
    ],
  );
}

function enclosures(): Row[] {
  return pairs(
    [
      [6, 6, 4],
      [8, 6, 4],
      [10, 8, 6],
      [12, 12, 6],
      [16, 12, 6],
      [20, 16, 8],
      [24, 20, 8],
      [30, 24, 10],
    ] as const,
    [
      ["4", "NEMA 4, Painted Steel", 1],
      ["4X", "NEMA 4X, 304 Stainless", 3.3],
      ["12", "NEMA 12, Painted Steel", 0.9],
    ] as const,
  ).map(
    ([[height, width, depth], [type, words, factor]]): Row => [
      `ENC-${height}${String(width).padStart(2, "0")}${String(depth).padStart(2, "0")}-N${type}`,
      `Enclosure, ${height} x ${width} x ${depth} in, ${words}, Hinged Cover`,
      "EA",
      (22 + height * width * 0.28) * factor,
    ],
  );
}
