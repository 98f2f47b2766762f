import { basename } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The files that take longest, the longest first. */
const SLOWEST: readonly string[] = [
  'every-page.browser.ts',
  'trials.browser.ts',
  'secrets.browser.ts',
  'map-board.browser.ts',
  'sphinx-turn.browser.ts',
  'santowerini-campaign.browser.ts',
  'three-board.browser.ts',
  'santowerini-turn.browser.ts',
  'size.browser.ts',
  'allocation.test.ts',
  'comparison.test.ts',
  'train.test.ts',
  'play.test.ts',
  'match.test.ts',
  'train-play.test.ts',
  'solve.test.ts',
  'turns.test.ts',
  'secrecy.test.ts',
  'alpha-beta.test.ts',
  'computer.test.ts',
];

/** Begins with what takes longest, or at the end one worker would have it and the others nothing. */
export class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).toSorted((a, b) => rankOf(a) - rankOf(b));
  }
}

function rankOf({ moduleId }: TestSpecification): number {
  const rank = SLOWEST.indexOf(basename(moduleId));
  return rank < 0 ? SLOWEST.length : rank;
}
