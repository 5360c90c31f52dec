/** The figures that Chinese contracts write amounts in, so that nobody alters them. */
const FIGURES = new Map(
  ["零〇", "壹", "贰貳", "叁參", "肆", "伍", "陆陸", "柒", "捌", "玖"].flatMap((letters, figure) =>
    [...letters].map((letter) => [letter, figure] as const),
  ),
);
const TENS = new Map([..."拾佰仟"].map((letter, i) => [letter, 10 ** (i + 1)] as const));
const MYRIADS = new Map([..."万萬亿億"].map((letter, i) => [letter, i < 2 ? 1e4 : 1e8] as const));
const LETTERS = [...FIGURES.keys(), ...TENS.keys(), ...MYRIADS.keys()].join("");
const AMOUNT = new RegExp(
  `([${LETTERS}]+)[元圆圓](?:整|正|零?(?:([${LETTERS}])角)?零?(?:([${LETTERS}])分)?整?)`,
  "u",
);

/** An amount in such figures: a decimal string, and where in its text it begins. */
interface Capitals {
  value: string;
  at: number;
}

/** Reads "壹佰零陆万叁仟叁佰零捌元贰角捌分" wherever it stands in a text; null where none does. */
export function capitalsIn(text: string): Capitals | null {
  const found = /[元圆圓]/u.test(text) ? AMOUNT.exec(text) : null;
  const [, yuan = "", tenths = "", cents = ""] = found ?? [];
  if (!found || yuan.length < 2) return null;
  const parts = 10 * (FIGURES.get(tenths) ?? 0) + (FIGURES.get(cents) ?? 0);
  const decimals = parts ? `.${String(parts).padStart(2, "0").replace(/0$/, "")}` : "";
  return { value: `${wholeOf(yuan)}${decimals}`, at: found.index };
}

function wholeOf(letters: string): number {
  let [sum, group, figure] = [0, 0, 0];
  for (const letter of letters) {
    const [ten, myriad] = [TENS.get(letter), MYRIADS.get(letter)];
    if (ten) [group, figure] = [group + (figure || 1) * ten, 0];
    else if (myriad === 1e8) [sum, group, figure] = [(sum + group + figure) * myriad, 0, 0];
    else if (myriad) [sum, group, figure] = [sum + (group + figure) * myriad, 0, 0];
    else figure = FIGURES.get(letter)!;
  }
  return sum + group + figure;
}
