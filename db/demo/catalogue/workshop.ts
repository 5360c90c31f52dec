import { FRACTIONS, hundredths, pairs, type Row } from "./row.ts";

/** Abrasives, cutting tools, safety gear, chemicals. */
export function workshop(): Row[] {
  return [...abrasives(), ...drills(), ...taps(), ...endMills(), ...safety(), ...chemicals()];
}

function abrasives(): Row[] {
  const wheels = pairs(["4", "5", "6"], ["0.045", "1/16", "1/8", "1/4"]).map(
    ([diameter, thickness]): Row => [
      `COW-${diameter}-${thickness.replace(/[^0-9]/g, "")}`,
      `Cut-Off Wheel, ${diameter}-1/2 x ${thickness} x 7/8 in, Type 27, Aluminum Oxide`,
      "EA",
      1.3 + Number(diameter) * 0.4,
    ],
  );
  const discs = pairs(["4-1/2", "5", "7"], pairs([36, 40, 60, 80, 120], ["27", "29"])).map(
    ([diameter, [grit, type]]): Row => [
      `FLD-${diameter.replace(/\D/g, "")}-${grit}-T${type}`,
      `Flap Disc, ${diameter} x 7/8 in, ${grit} Grit, Zirconia, Type ${type}`,
      "EA",
      4.2 + Number.parseInt(diameter, 10) * 0.7,
    ],
  );
  const belts = pairs(["1 x 42", "2 x 72", "3 x 21", "4 x 36", "6 x 48"], [36, 60, 80, 120, 180, 240]).map(
    ([size, grit]): Row => [
      `SBT-${size.replace(/\D/g, "")}-${grit}`,
      `Sanding Belt, ${size} in, ${grit} Grit, Aluminum Oxide`,
      "EA",
      1.9 + Number.parseInt(size, 10) * 0.9,
    ],
  );
  return [...wheels, ...discs, ...belts];
}

function drills(): Row[] {
  const sizes = Array.from({ length: 29 }, (_, at) => at + 4);
  return pairs(sizes, [
    ["HSS", "HSS Black Oxide, 118 deg", 1],
    ["CO", "Cobalt M42, 135 deg", 2.4],
  ] as const).map(([sixtyFourths, [code, words, factor]]): Row => {
    const size = fraction(sixtyFourths);
    return [
      `DRJ-${String(sixtyFourths).padStart(2, "0")}64-${code}`,
      `Jobber Drill Bit, ${size} in, ${words}`,
      "EA",
      (0.9 + sixtyFourths ** 1.5 * 0.05) * factor,
    ];
  });
}

function fraction(sixtyFourths: number): string {
  const common = sixtyFourths & -sixtyFourths;
  return `${sixtyFourths / common}/${64 / common}`;
}

function taps(): Row[] {
  const threads = [
    "6-32",
    "8-32",
    "10-24",
    "10-32",
    "1/4-20",
    "1/4-28",
    "5/16-18",
    "3/8-16",
    "1/2-13",
    "M5x0.8",
    "M6x1.0",
    "M8x1.25",
    "M10x1.5",
    "M12x1.75",
  ];
  return pairs(threads, [
    ["P", "Plug"],
    ["B", "Bottoming"],
    ["S", "Spiral Point"],
  ] as const).map(
    ([thread, [code, style]], at): Row => [
      `TAP-${thread.replace(/[^0-9A-Zx]/g, "").toUpperCase()}-${code}`,
      `Hand Tap, ${thread}, ${style}, HSS`,
      "EA",
      6.4 + (at % 14) * 0.8,
    ],
  );
}

function endMills(): Row[] {
  return pairs(
    ["1/8", "3/16", "1/4", "5/16", "3/8", "1/2", "5/8", "3/4"],
    pairs([2, 4], [
      ["U", "Uncoated", 1],
      ["A", "AlTiN", 1.3],
    ] as const),
  ).map(
    ([diameter, [flutes, [code, words, factor]]]): Row => [
      `EMC-${hundredths(diameter)}-${flutes}F-${code}`,
      `Carbide End Mill, ${diameter} in, ${flutes} Flute, ${words}`,
      "EA",
      (11 + FRACTIONS[diameter]! ** 2 * 120) * factor,
    ],
  );
}

function safety(): Row[] {
  const sizes = [
    ["S", "Small"],
    ["M", "Medium"],
    ["L", "Large"],
    ["XL", "X-Large"],
    ["2X", "2X-Large"],
  ] as const;
  const worn = pairs(
    [
      ["GNT", "Nitrile Coated Glove", "PR", 2.6],
      ["GLR", "Leather Driver Glove", "PR", 8.9],
      ["GCR", "Cut Resistant Glove A4", "PR", 7.4],
      ["GDX", "Disposable Nitrile Glove 5 mil, Box of 100", "BX", 11.5],
      ["VST", "Hi-Vis Vest, Class 2, Lime", "EA", 6.2],
      ["CVR", "Disposable Coverall, White", "EA", 5.1],
      ["RNJ", "Rain Jacket, Hi-Vis Yellow", "EA", 21],
    ] as const,
    sizes,
  ).map(
    ([[code, name, unit, price], [size, words]]): Row => [
      `${code}-${size}`,
      `${name}, ${words}`,
      unit,
      price,
    ],
  );
  const hats = ["White", "Yellow", "Blue", "Red", "Orange", "Green"].map(
    (color): Row => [
      `HHT-${color.slice(0, 2).toUpperCase()}`,
      `Hard Hat, Cap Style, Ratchet, ${color}`,
      "EA",
      13.4,
    ],
  );
  const others: Row[] = [
    ["SGL-CL", "Safety Glasses, Clear Lens, Anti-Fog", "EA", 3.1],
    ["SGL-GY", "Safety Glasses, Gray Lens, Anti-Fog", "EA", 3.3],
    ["SGL-AM", "Safety Glasses, Amber Lens", "EA", 3.2],
    ["EPF-200", "Ear Plugs, Foam, NRR 32, Uncorded, Box of 200 Pair", "BX", 24.5],
    ["EPC-100", "Ear Plugs, Foam, NRR 32, Corded, Box of 100 Pair", "BX", 21.8],
    ["N95-20", "N95 Particulate Respirator, Box of 20", "BX", 18.9],
    ["HFR-M", "Half Mask Respirator, Medium", "EA", 16.7],
    ["HFR-L", "Half Mask Respirator, Large", "EA", 16.7],
  ];
  return [...worn, ...hats, ...others];
}

function chemicals(): Row[] {
  const threadlockers = pairs(
    [
      ["222", "Low Strength, Purple"],
      ["242", "Medium Strength, Blue"],
      ["271", "High Strength, Red"],
      ["290", "Wicking, Green"],
    ] as const,
    [10, 50, 250],
  ).map(
    ([[grade, words], ml]): Row => [
      `TLK-${grade}-${ml}`,
      `Threadlocker ${grade}, ${words}, ${ml} ml`,
      "BT",
      5 + ml ** 0.8 * 0.9,
    ],
  );
  const oils = pairs([32, 46, 68, 100], [
    ["GL", "1 gal Jug", 1],
    ["PL", "5 gal Pail", 4.2],
    ["DR", "55 gal Drum", 39],
  ] as const).map(
    ([grade, [pack, words, factor]]): Row => [
      `HYO-${grade}-${pack}`,
      `Hydraulic Oil AW ISO ${grade}, ${words}`,
      pack,
      (16.5 + grade * 0.02) * factor,
    ],
  );
  const sprays: Row[] = [
    ["PEN-11", "Penetrating Oil, 11 oz Aerosol", "CN", 5.9],
    ["BRC-14", "Brake Cleaner, Non-Chlorinated, 14 oz Aerosol", "CN", 4.6],
    ["SIL-10", "Silicone Lubricant, 10 oz Aerosol", "CN", 5.4],
    ["GAL-16", "Cold Galvanizing Compound, 16 oz Aerosol", "CN", 12.8],
    ["GRS-EP2-14", "Lithium Grease EP2, 14 oz Cartridge", "TU", 5.2],
    ["GRS-EP2-35", "Lithium Grease EP2, 35 lb Pail", "PL", 124],
    ["GRS-FG2-14", "Food Grade Grease H1, 14 oz Cartridge", "TU", 9.6],
    ["AFZ-8", "Anti-Seize, Copper, 8 oz Brush Top", "BT", 13.7],
    ["AFZ-N8", "Anti-Seize, Nickel, 8 oz Brush Top", "BT", 22.4],
  ];
  return [...threadlockers, ...oils, ...sprays];
}
