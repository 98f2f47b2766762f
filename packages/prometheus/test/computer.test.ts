import { diceFor, LEVELS, playerFaults, sha256 } from '@thera/table';
import { expect, test } from 'vitest';
import { playOut } from '../src/balance/play-out.ts';
import { playerWith, prometheusPlayer } from '../src/computer/computer-player.ts';
import { randomPlayer } from '../src/computer/random-player.ts';
import { GREEDY_CARE, SKILLS, type Skill } from '../src/computer/skill.ts';
import { TABLE_IDS } from '../src/data/tables.ts';
import { imagine } from '../src/imagine.ts';
import { prometheus } from '../src/prometheus.ts';
import { usualSetup } from '../src/setup.ts';
import { viewOf } from '../src/view.ts';

const QUICK_SEARCH: Skill = {
  ...SKILLS.builder,
  depth: { candidates: 6, sights: 2, finalists: 2, games: 1, turns: 1, milliseconds: 500 },
};
const KINDS: Readonly<Record<string, Skill>> = {
  careless: SKILLS.novice,
  greedy: SKILLS.builder,
  searching: QUICK_SEARCH,
};
const DRAFTS = ['pick', 'quick'] as const;

test.each(TABLE_IDS.flatMap((table) => Object.keys(KINDS).map((kind) => [table, kind] as const)))(
  'at table %s the %s player keeps its part of the contract and knows no secret',
  async (table, kind) => {
    const faults = await playerFaults(
      { game: prometheus, player: playerWith(KINDS[kind]!) },
      {
        setup: usualSetup(table, DRAFTS[TABLE_IDS.indexOf(table) % 2]!),
        seed: `player ${table} ${kind}`,
        decisions: kind === 'searching' ? 14 : 30,
        imagine: (state, onlooker, dice) => imagine(viewOf(state, onlooker), dice),
      },
    );
    expect(faults).toEqual([]);
  },
);

test('every level decides', async () => {
  const started = prometheus.start(usualSetup('2'), diceFor(sha256, 'levels', 0));
  if (!started.ok) throw new Error(started.error);
  for (const level of LEVELS) {
    const steps = await prometheusPlayer.decide({
      view: prometheus.view(started.value, 0),
      seat: 0,
      level,
      budget: { clock: () => 0 },
      seed: level,
    });
    expect(prometheus.decide(started.value, 0, steps!, diceFor(sha256, level, 1)).ok, level).toBe(true);
  }
});

test.each(['blue', 'red'] as const)('the greedy player beats chance on the side of %s', async (side) => {
  const budget = { clock: () => 0 };
  const greedy = {
    player: playerWith({ among: 1, within: 0, care: GREEDY_CARE }),
    level: 'builder',
    budget,
  } as const;
  const random = { player: randomPlayer, level: 'novice', budget } as const;
  const contenders = side === 'blue' ? { blue: greedy, red: random } : { blue: random, red: greedy };
  for (const table of TABLE_IDS) {
    const { ending } = await playOut(usualSetup(table), contenders, `greedy ${side} ${table}`);
    expect(ending.winner, table).toBe(side);
  }
});
