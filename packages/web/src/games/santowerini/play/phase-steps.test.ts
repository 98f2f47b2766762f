import { afterTurn, type Face, Island, parseState, type State, turnsOf } from '@thera/santowerini';
import { loadSantoweriniText } from '@thera/texts/santowerini';
import { describe, expect, test } from 'vitest';
import { sceneOf } from '../board/scene-of.ts';
import { phaseAfter } from './phase-steps.ts';

const RAID: State = stateOf(
  '0000001000120400021100000/B3,D1/brute:C4w-1!,raider:B5s,runner:E3s/scenario=4A;round=11;reserve=brute,raider',
);

function stateOf(text: string): State {
  const parsed = parseState(text);
  if (!parsed.ok) throw new Error(parsed.error);
  return parsed.value;
}

/** Every turn, with dice that fall in all ways in turn. */
const PHASES = turnsOf(new Island(RAID)).map((turn, n) => {
  let roll = n;
  return afterTurn(RAID, turn, () => (((roll++ * 5) % 6) + 1) as Face);
});

describe('what is seen after a turn', async () => {
  const text = await loadSantoweriniText('en');

  test('ends with the island as it is', () => {
    for (const after of PHASES) {
      const { steps } = phaseAfter(RAID, after, text);
      expect(steps.at(-1)!.scene).toEqual(sceneOf(after));
    }
  });

  test('every act is told once, when it has been seen', () => {
    for (const after of PHASES) {
      const { acts, steps } = phaseAfter(RAID, after, text);
      expect(steps.flatMap(({ news }) => news ?? [])).toEqual(acts.map(({ sentence }) => sentence));
    }
  });

  test('the die rolls before anything comes of it', () => {
    for (const after of PHASES) {
      const { acts, steps } = phaseAfter(RAID, after, text);
      for (const [n, act] of acts.entries()) {
        const rolls = steps.filter((step) => step.act === n).map(({ isRolling }) => isRolling);
        expect(rolls.filter(Boolean)).toHaveLength(act.face === undefined ? 0 : 1);
      }
    }
  });
});
