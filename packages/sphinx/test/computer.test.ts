import { type Budget, diceFor, Interrupter, type Question, sha256 } from '@thera/table';
import { describe, expect, test } from 'vitest';
import { playOut } from '../src/balance/play-out.ts';
import { adviceFor, bottleneckOf, reachOf } from '../src/computer/advice.ts';
import { partnerFor } from '../src/computer/computer-player.ts';
import { costOf, LOST } from '../src/computer/cost.ts';
import type { Tier } from '../src/riddle.ts';
import { type Setup, usualSetup } from '../src/setup.ts';
import { sphinx } from '../src/sphinx.ts';
import type { State } from '../src/state.ts';
import type { Step } from '../src/step.ts';

const STILL: Budget = { clock: () => 0 };

const started = (setup: Setup): State => {
  const start = sphinx.start(setup, diceFor(sha256, 'computer', 0));
  if (!start.ok) throw new Error(start.error);
  return start.value;
};

const question = (view: State, seed = 'seed'): Question<State, Step> => ({
  view,
  seat: sphinx.toAct(view)[0]!,
  level: 'builder',
  budget: STILL,
  seed,
});

/** A riddle after so many decisions of the partner. */
async function played(setup: Setup, decisions: number): Promise<State> {
  let state = started(setup);
  for (let number = 0; number < decisions && state.ending === null; number++) {
    const asked = question(state, `${number}`);
    const steps = await partnerFor('heroic').decide(asked);
    const next = sphinx.decide(state, asked.seat, steps!, diceFor(sha256, 'computer', number + 1));
    if (!next.ok) throw new Error(next.error);
    state = next.value;
  }
  return state;
}

describe('the partner', () => {
  test.each([
    [0, 1, 'gold'],
    [0, 3, 'gold'],
    [1, 2, 'heroic'],
    [11, 4, 'heroic'],
    [14, 3, 'heroic'],
    [17, 1, 'heroic'],
    [18, 1, 'godlike'],
  ] as const)('reaches its aim in riddle %i with %i players: %s', async (riddle, players, tier) => {
    const { achieved } = await playOut(
      usualSetup(riddle, players),
      { player: partnerFor(tier), level: 'builder' },
      'aim',
    );
    expect(achieved).toContain(tier);
  });

  test('says that it is enough once its aim is reached', async () => {
    const { ending, achieved } = await playOut(
      usualSetup(3, 2),
      { player: partnerFor('silver'), level: 'builder' },
      'enough',
    );
    expect({ ending, hasSilver: achieved.includes('silver') }).toEqual({
      ending: 'finished',
      hasSilver: true,
    });
  });

  test('agrees to finish', async () => {
    const state = { ...started({ ...usualSetup(1, 2), isOneDevice: false }) };
    const asked: State = { ...state, asks: [{ kind: 'agree', seat: 1, to: 'finish' }] };
    expect(await partnerFor('heroic').decide(question(asked))).toEqual([{ kind: 'agree' }]);
  });

  test('decides alike for the same question', async () => {
    const state = await played(usualSetup(4, 2), 6);
    const player = partnerFor('heroic');
    expect(await player.decide(question(state))).toEqual(await player.decide(question(state)));
  });

  // A deal is chance told beforehand: the partner must not read it.
  test.each([
    [4, 2],
    [15, 3],
    [16, 2],
  ])('knows nothing of a deal: riddle %i, %i players', async (riddle, players) => {
    const state = await played(usualSetup(riddle, players), 4);
    const dealt = (die: 'red' | 'blue'): State => ({
      ...state,
      setup: {
        ...state.setup,
        deal: { deck: ['zeus', 'pan'], blessings: ['cornucopia'], die: Array<typeof die>(80).fill(die) },
      },
    });
    const decisions = [state, dealt('red'), dealt('blue')].map((view) =>
      partnerFor('heroic').decide(question(view)),
    );
    expect(new Set(decisions.map((steps) => JSON.stringify(steps))).size).toBe(1);
  });

  test('stops when the question is given up', () => {
    const interruption = new Interrupter();
    interruption.stop();
    const asked = { ...question(started(usualSetup(1, 2))), interruption };
    expect(partnerFor('heroic').decide(asked)).toBeUndefined();
  });
});

describe('a hint', () => {
  test.each([
    [0, 1],
    [0, 2],
    [1, 2],
  ])(
    'is for Gold where Gold is asked for, however long it takes: riddle %i with %i players',
    (riddle, players) => {
      const advice = adviceFor(question(started(usualSetup(riddle, players))), 'gold');
      expect(advice).toMatchObject({ tier: 'gold', isInReach: true });
    },
  );

  test('names the piece that is short, where, a whole decision and its reason', async () => {
    const state = await played(usualSetup(1, 2), 5);
    const advice = adviceFor(question(state), 'heroic')!;
    expect(advice.bottleneck.kind).toBe('piece');
    const decided = sphinx.decide(state, question(state).seat, advice.steps, diceFor(sha256, 'hint', 0));
    expect(decided.ok).toBe(true);
  });

  test.each<[string, Partial<State>, Tier, ReturnType<typeof bottleneckOf>['kind']]>([
    ['pieces, where they are short', {}, 'heroic', 'piece'],
    ['what a goal wants besides coins', { coins: [] }, 'godlike', 'goal'],
    ['coins, where nothing else is missing', { stockpile: { L1: 9, L2: 9, L3: 9, D: 9 } }, 'heroic', 'coins'],
  ])('is first about %s', (_, change, tier, kind) => {
    expect(bottleneckOf({ ...started(usualSetup(1, 2)), ...change }, tier).kind).toBe(kind);
  });
});

describe('what is in reach', () => {
  test.each<[string, Partial<State>, Tier, ReturnType<typeof reachOf>]>([
    ['achieved is achieved', { achieved: ['silver'] }, 'silver', 'achieved'],
    ['a line to Silver is found from the start', {}, 'silver', 'in-reach'],
    ['with too many gods Godlike is lost', { selected: 4 }, 'godlike', 'lost'],
    ['with a coin lost Heroic is lost', { coinsLost: 1 }, 'heroic', 'lost'],
  ])('%s', (_, change, tier, reach) => {
    expect(reachOf(question({ ...started(usualSetup(1, 2)), ...change }), tier)).toBe(reach);
  });

  test('what cannot be reached costs more than anything that can', () => {
    expect(costOf({ ...started(usualSetup(1, 2)), coinsLost: 1 }, 'heroic')).toBe(LOST);
  });
});
