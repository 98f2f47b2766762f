/** What was seen, and how it ended: 1 won, 0 lost, 0.5 neither. */
export interface Sample {
  readonly features: readonly number[];
  readonly won: number;
}

const STEPS = 30;
const CLOSE = 1e-6;

/** The weights of a logistic regression by Newton's method; the first feature is always 1 and hardly restrained. */
export function fitLogistic(samples: readonly Sample[], restraint: number): readonly number[] {
  const count = samples[0]!.features.length;
  let weights = Array<number>(count).fill(0);
  for (let step = 0; step < STEPS; step++) {
    const hold = (at: number): number => (at === 0 ? 0.01 : restraint);
    const slope = weights.map((weight, at) => hold(at) * weight);
    const curve = weights.map((_, at) => weights.map((_, other) => (at === other ? hold(at) : 0)));
    for (const { features, won } of samples) {
      const chance = 1 / (1 + Math.exp(-dot(weights, features)));
      for (let at = 0; at < count; at++) {
        const feature = features[at]!;
        if (feature === 0) continue;
        slope[at]! += (chance - won) * feature;
        const share = chance * (1 - chance) * feature;
        const row = curve[at]!;
        for (let other = 0; other < count; other++) row[other]! += share * features[other]!;
      }
    }
    const change = solve(curve, slope);
    weights = weights.map((weight, at) => weight - change[at]!);
    if (change.every((one) => Math.abs(one) < CLOSE)) break;
  }
  return weights;
}

function dot(one: readonly number[], other: readonly number[]): number {
  let sum = 0;
  for (let at = 0; at < one.length; at++) sum += one[at]! * other[at]!;
  return sum;
}

/** The solution of a system of linear equations, by elimination. */
function solve(matrix: readonly (readonly number[])[], right: readonly number[]): readonly number[] {
  const rows = matrix.map((row, at) => [...row, right[at]!]);
  for (let pivot = 0; pivot < rows.length; pivot++) {
    let highest = pivot;
    for (let at = pivot + 1; at < rows.length; at++)
      if (Math.abs(rows[at]![pivot]!) > Math.abs(rows[highest]![pivot]!)) highest = at;
    [rows[pivot], rows[highest]] = [rows[highest]!, rows[pivot]!];
    const top = rows[pivot]!;
    for (const [at, row] of rows.entries()) {
      if (at === pivot || row[pivot] === 0) continue;
      const factor = row[pivot]! / top[pivot]!;
      for (let column = pivot; column < row.length; column++) row[column]! -= factor * top[column]!;
    }
  }
  return rows.map((row, at) => row.at(-1)! / row[at]!);
}
