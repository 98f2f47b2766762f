import { advance, type Drafting, parseSetup, powerOf, type Stage, santorini } from '@thera/santorini';
import { begin, LEVELS, type Level } from '@thera/table';
import { describe, expect, test } from 'vitest';
import { diceOf, good } from '../../test/self-play.ts';
import { decideWith } from './decide.ts';
import { SKILLS } from './skill.ts';
import type { Thought } from './thought.ts';

const SEEDS = Array.from({ length: 16 }, (_, n) => `seed ${n}`);

function think(stage: Stage, level: Level, seed: string): Thought {
  return decideWith({ ...SKILLS[level], nodes: 600 }, stage, { dice: diceOf(seed), clock: () => 0 });
}

const begun = (setup: object, seed: string): Stage =>
  good(begin(santorini, good(parseSetup(setup)), seed)).state.stage;

/** What players of a level decide until workers are placed. */
function drafted(setup: object, level: Level, seed: string): readonly string[] {
  const decisions: string[] = [];
  let stage = begun(setup, seed);
  while (stage.phase !== 'place') {
    const { steps } = think(stage, level, `${seed} ${decisions.length}`);
    stage = good(advance(stage, steps, ([first]) => first!));
    decisions.push(...steps);
  }
  return decisions;
}

/** A choice between two powers against a third, or who begins. */
const picking = (offered: readonly ('apollo' | 'artemis' | 'atlas' | 'morpheus')[]): Drafting => ({
  phase: 'pick',
  turn: 1,
  challenger: 0,
  cards: [null, null],
  offer: offered.map((id) => powerOf(id)),
  night: null,
  edition: 'revised',
  bans: true,
});

describe('powers are drafted to the end at every level', () => {
  test.each([2, 3, 4].flatMap((players) => ['draft', 'free'].map((mode) => [{ players, mode }])))(
    '%j',
    (setup) => {
      for (const level of LEVELS) expect(drafted(setup, level, 'draft').at(-1)).toMatch(/^start [1-4]$/);
    },
  );
});

describe('a decision about powers', () => {
  const stages: readonly Stage[] = [
    begun({ players: 2, mode: 'draft' }, 'x'),
    begun({ players: 2, mode: 'free' }, 'x'),
    begun({ players: 3, mode: 'draft' }, 'x'),
    picking(['artemis', 'morpheus']),
  ];

  test('is the same for the same dice', () => {
    for (const stage of stages)
      for (const level of LEVELS) expect(think(stage, level, 'x')).toEqual(think(stage, level, 'x'));
  });

  test('varies with the dice', () => {
    for (const level of ['novice', 'builder', 'titan'] as const) {
      const [offers, picks] = stages
        .slice(0, 2)
        .map((stage) => new Set(SEEDS.slice(0, 8).map((seed) => think(stage, level, seed).steps.join())));
      expect(offers!.size).toBeGreaterThan(5);
      expect(picks!.size).toBeGreaterThan(1);
    }
  });

  test('prefers what is stronger, and the more so the better the player', () => {
    const share = (level: Level): number =>
      SEEDS.filter((seed) => think(picking(['artemis', 'morpheus']), level, seed).steps[0] === 'pick artemis')
        .length;
    expect(share('titan')).toBe(SEEDS.length);
    expect(share('novice')).toBeGreaterThan(SEEDS.length / 2);
    expect(share('novice')).toBeLessThan(SEEDS.length);
  });

  test('is made at once when time is up', () => {
    for (const stage of stages) {
      let now = 0;
      const clock = (): number => (now += 10_000);
      const { nodes, steps } = decideWith(SKILLS.titan, stage, { dice: diceOf('x'), clock });
      expect(nodes).toBe(0);
      expect(advance(stage, steps, ([first]) => first!).ok).toBe(true);
    }
  });
});
