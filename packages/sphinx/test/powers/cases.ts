import { expect, test } from 'vitest';
import { choices, play, position, type Sketch } from '../positions.ts';

/** What a power allows, and what it does not, after these steps. */
export interface Case extends Sketch {
  readonly rule: string;
  readonly after?: readonly string[];
  readonly can?: readonly string[];
  readonly cannot?: readonly string[];
}

/** Tests each rule in its position. */
export function testCases(cases: readonly Case[]): void {
  test.each(cases.map((one) => [one.rule, one] as const))(
    '%s',
    (_, { after = [], can = [], cannot = [], ...sketch }) => {
      const offered = choices(play(position(sketch), ...after));
      for (const step of can) expect(offered).toContain(step);
      for (const step of cannot) expect(offered).not.toContain(step);
    },
  );
}
