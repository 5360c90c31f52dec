/** What became of a score: whether a person took the item that had it. */
export interface Outcome {
  /** Between 0 and 1, by the general curve. */
  score: number;
  right: boolean;
}

/** How an organization's catalogue departs from the general curve: odds (as logarithms) are `shift + slope × odds`. */
export interface Curve {
  shift: number;
  slope: number;
}

/** The general curve as it is. */
export const GENERAL: Curve = { shift: 0, slope: 1 };

/** How far organizations depart from the general curve, as standard deviations; what one has not shown is drawn to it. */
const SPREAD = { shift: 0.7, slope: 0.3 };
/** A surer score doesn't become a less sure one. */
const LEAST_SLOPE = 0.2;
const ROUNDS = 20;
const LEAST = 0.001;

/** The curve that explains the outcomes best, given how organizations are: a logistic fit of two parameters with a prior. */
export function fitted(outcomes: Outcome[]): Curve {
  const odds = outcomes.map(({ score, right }) => ({ at: oddsOf(score), right: right ? 1 : 0 }));
  let { shift, slope } = GENERAL;
  for (let round = 0; round < ROUNDS; round++) {
    // Newton's method: the slopes and bends of the logarithm of the likelihood.
    let [down, along] = [-shift / SPREAD.shift ** 2, (1 - slope) / SPREAD.slope ** 2];
    let [bend, cross, bendAlong] = [1 / SPREAD.shift ** 2, 0, 1 / SPREAD.slope ** 2];
    for (const { at, right } of odds) {
      const expected = probability(shift + slope * at);
      const spread = expected * (1 - expected);
      down += right - expected;
      along += (right - expected) * at;
      bend += spread;
      cross += spread * at;
      bendAlong += spread * at * at;
    }
    const scale = bend * bendAlong - cross * cross;
    shift += (down * bendAlong - along * cross) / scale;
    slope = Math.max(LEAST_SLOPE, slope + (along * bend - down * cross) / scale);
  }
  return { shift, slope };
}

/** A score of the general curve as a probability for an organization. */
export function calibrated(score: number, { shift, slope }: Curve): number {
  return probability(shift + slope * oddsOf(score));
}

function oddsOf(score: number): number {
  const within = Math.min(1 - LEAST, Math.max(LEAST, score));
  return Math.log(within / (1 - within));
}

function probability(odds: number): number {
  return 1 / (1 + Math.exp(-odds));
}
