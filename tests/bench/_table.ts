/** Prints, for each tenth of the scores, how many of the best answers were right. */
export function calibration(rows: { score: number; right: boolean }[]) {
  const cells = Array.from({ length: 10 }, (_, at) => {
    const bin = rows.filter(({ score }) => Math.min(9, Math.floor(score * 10)) === at);
    const right = bin.filter((row) => row.right).length;
    return bin.length ? `${at / 10}: ${(right / bin.length).toFixed(2)} of ${bin.length}` : "";
  });
  const off = rows.reduce((sum, { score, right }) => sum + (score - (right ? 1 : 0)) ** 2, 0) / rows.length;
  console.log(
    `  of those scored from …, right: ${cells.filter(Boolean).join(" | ")} (Brier ${off.toFixed(3)})`,
  );
}

/** Prints, for scores between some bounds, how many answers had them, how many of those were right, and how many the scores say. */
export function bands(what: string, rows: { score: number; right: boolean }[], bounds: number[]) {
  const cells = bounds.map((least, at) => {
    const band = rows.filter(({ score }) => score >= least && score < (bounds[at - 1] ?? 2));
    const said = band.reduce((sum, { score }) => sum + score, 0);
    return `from ${least}: ${band.length}, right ${band.filter(({ right }) => right).length}, said ${said.toFixed(0)}`;
  });
  console.log(`  ${what} ${cells.join(" | ")}`);
}

/** Numbers from 0 to 1, the same for each seed (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
