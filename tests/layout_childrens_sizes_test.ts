import { expect, test } from "bun:test";
import { FIGURES, values } from "./fixtures/layouts/_drafts.ts";

test.each([[["98", "104", "110", "116"]], [["98/104", "110/116", "122/128", "134/140"]]])(
  "layout() reads children's sizes by their centimetres, %p",
  (sizes) => {
    const under = (texts: string[]) => texts.map((text, i): [number, string] => [-(200 + 40 * i), text]);
    const rows = values(
      [
        [300, [40, "Style"], [90, "Description"], ...under(sizes), ...FIGURES],
        [
          316,
          [40, "AB-1001"],
          [90, "Fleece jogger"],
          ...under(["3", "4", "2", "3"]),
          [-400, "12"],
          [-480, "1.50"],
          [-570, "18.00"],
        ],
        [
          332,
          [40, "AB-1002"],
          [90, "Rain trousers"],
          ...under(["1", "4", "4", "3"]),
          [-400, "12"],
          [-480, "1.50"],
          [-570, "18.00"],
        ],
      ],
      "customerSku",
      "description",
      "quantity",
    );
    expect(rows.slice(0, 4)).toEqual(
      sizes.map((size, i) => ["AB-1001", `Fleece jogger ${size}`, ["3", "4", "2", "3"][i]]),
    );
  },
);
