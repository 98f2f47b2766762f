import { diceFor, sha256 } from '@thera/table';
import { describe, expect, test } from 'vitest';
import { playOut } from '../src/balance/play-out.ts';
import { shortSightedFor } from '../src/balance/short-sighted.ts';
import { searchBeam } from '../src/computer/beam.ts';
import { partnerFor } from '../src/computer/computer-player.ts';
import { costOf, LOST } from '../src/computer/cost.ts';
import { dangerIn } from '../src/computer/danger.ts';
import { decisionFrom, stillLeads } from '../src/computer/following.ts';
import { guessingDice, guessOn, withoutCards } from '../src/computer/guess.ts';
import { keyOf } from '../src/computer/key.ts';
import { terrainIn } from '../src/field.ts';
import { NO_PIECES } from '../src/pieces.ts';
import { type Setup, usualSetup } from '../src/setup.ts';
import { sphinx } from '../src/sphinx.ts';
import type { State } from '../src/state.ts';
import { squareAt } from '../src/terrain.ts';
import { isDomed, usualTower } from '../src/towers.ts';

const started = (setup: Setup): State => {
  const start = sphinx.start(setup, diceFor(sha256, 'planning', 0));
  if (!start.ok) throw new Error(start.error);
  return start.value;
};

/** A riddle with its workers on the spots, in the order of the spots. */
function placed(setup: Setup): State {
  let state = started(setup);
  while (state.asks[0]?.kind === 'place') {
    const next = sphinx.decide(
      state,
      sphinx.toAct(state)[0]!,
      decisionFrom(state, []),
      diceFor(sha256, 'x', 0),
    );
    if (!next.ok) throw new Error(next.error);
    state = next.value;
  }
  return state;
}

describe('a line', () => {
  const dice = guessingDice('line');
  const root = withoutCards(guessOn(placed(usualSetup(11, 2)), dice));
  const beam = { tier: 'heroic', width: 12, depth: 20, dice, isDaring: false, isLate: () => false } as const;
  const { line } = searchBeam(root, beam)!;

  test('that was found leads to what it was searched for', () => {
    expect(stillLeads(root, line, { tier: 'heroic', dice })).toBe(true);
  });
  test('leads there whatever cards come, if it was found without any', () => {
    const other = guessingDice('others');
    expect(stillLeads(guessOn(root, other), line, { tier: 'heroic', dice: other })).toBe(true);
  });
  test.each([
    ['its last turn is missing', line.slice(0, -1)],
    ['a turn is missing', line.slice(1)],
    ['a turn comes twice', [line[0]!, ...line]],
  ])('leads nowhere if %s', (_, wrong) => {
    expect(stillLeads(root, wrong, { tier: 'heroic', dice })).toBe(false);
  });
});

describe('a decision', () => {
  test('is cut from a planned turn where chance has to speak', () => {
    const state = placed(usualSetup(1, 2));
    const steps = decisionFrom(state, [{ kind: 'game' }, { kind: 'gain', piece: 'D' }]);
    expect(steps).toEqual([{ kind: 'game' }]);
  });
  test('is brought to an end with what is possible where the plan is not', () => {
    const state = placed(usualSetup(1, 2));
    const steps = decisionFrom(state, [{ kind: 'move', worker: 0, to: 999 }]);
    expect(sphinx.decide(state, 0, steps, diceFor(sha256, 'x', 0)).ok).toBe(true);
  });
});

describe('a partner', () => {
  const ask = (view: State): Parameters<ReturnType<typeof partnerFor>['decide']>[0] => ({
    view,
    seat: sphinx.toAct(view)[0]!,
    level: 'builder',
    budget: { clock: () => 0 },
    seed: 'partner',
  });
  const poor = (change: Partial<State>): State => ({
    ...placed(usualSetup(1, 2)),
    stockpile: NO_PIECES,
    queue: [],
    deck: { top: [], left: { mover: 0, builder: 0, specialist: 0, any: 0 }, bottom: [] },
    ...change,
  });

  test('dares a gem when nothing else is left', async () => {
    const state = poor({ gems: ['red', 'green'] });
    expect(await partnerFor('heroic').decide(ask(state))).toEqual([{ kind: 'game' }]);
  });
  test('finishes rather than lose a second worker', async () => {
    const state = poor({ gems: ['red'], destroyed: 1, achieved: ['silver'] });
    expect(await partnerFor('heroic').decide(ask(state))).toEqual([{ kind: 'finish' }]);
  });
});

describe('what a state costs', () => {
  test('wards can be had as long as the Sphinx can be lured to them', () => {
    const state = placed(usualSetup(8, 2));
    const far = { ...state, sphinx: squareAt(terrainIn(state), [0, 0]) };
    expect(costOf(far, 'heroic')).toBeLessThan(LOST);
    expect(costOf(far, 'heroic')).toBeGreaterThan(costOf(state, 'heroic'));
  });
  test('wards that are too few for her health are not enough', () => {
    const state = placed(usualSetup(8, 2));
    expect(costOf({ ...state, coins: state.coins.slice(2) }, 'heroic')).toBe(LOST);
  });
  test('quests for which no gods are left are out of reach', () => {
    const state = placed(usualSetup(18, 2));
    expect(costOf(state, 'godlike')).toBeLessThan(LOST);
    expect(costOf({ ...withoutCards(state), queue: [] }, 'godlike')).toBe(LOST);
  });
  test('a stronghold is nearer to being levelled with somebody on its walls', () => {
    const state = placed(usualSetup(14, 2));
    const [, ...others] = state.workers;
    const wall = squareAt(terrainIn(state), [2, 1]);
    expect(costOf({ ...state, workers: [wall, ...others] }, 'heroic')).toBeLessThan(
      costOf(state, 'heroic') - 0.5,
    );
  });
  test('a dome that nobody could reach any more makes it dearer', () => {
    const state = placed(usualSetup(14, 2));
    const { zones } = terrainIn(state);
    const levelled = state.towers.map((tower, square) =>
      zones.fort!.includes(square) && !isDomed(tower) ? usualTower(1) : tower,
    );
    const stair = squareAt(terrainIn(state), [1, 1]);
    const withStair = levelled.with(stair, usualTower(2));
    expect(costOf({ ...state, towers: levelled }, 'gold')).toBeGreaterThan(
      costOf({ ...state, towers: withStair }, 'gold') - 1,
    );
  });
  test.each([
    ['far from the turn of the tide nobody is in danger', 0, [2, 3], false],
    ['before it turns who stands on the beach is', 5, [2, 3], true],
    ['on a tower nobody is', 5, [1, 4], false],
    ['on the cliff nobody is', 5, [2, 1], false],
  ] as const)('%s', (_, clock, at, isInDanger) => {
    const state = placed(usualSetup(6, 2));
    const square = squareAt(terrainIn(state), at);
    expect(dangerIn({ ...state, clock, workers: [square, -1, -1, -1] }) > 0).toBe(isInDanger);
  });
});

describe('the key of a state', () => {
  const state = placed(usualSetup(4, 2));
  test.each<[string, Partial<State>]>([
    ['towers', { towers: state.towers.with(0, 1) }],
    ['the Sphinx', { sphinx: 0 }],
    ['pieces', { stockpile: { ...state.stockpile, D: 1 } }],
    ['the queue', { queue: state.queue.slice(1) }],
    ['gods selected', { selected: 1 }],
  ])('differs with %s', (_, change) => {
    expect(keyOf({ ...state, ...change })).not.toBe(keyOf(state));
  });
  test('is the same when two of a pair change places', () => {
    const [a, b, ...others] = state.workers;
    expect(keyOf({ ...state, workers: [b!, a!, ...others] })).toBe(keyOf(state));
  });
});

describe('the short-sighted partner', () => {
  test.each([
    [1, 2],
    [6, 3],
    [11, 1],
  ])('plays riddle %i with %i players, and the same way for the same seed', async (riddle, players) => {
    const play = (): ReturnType<typeof playOut> =>
      playOut(
        usualSetup(riddle, players),
        { player: shortSightedFor('heroic'), level: 'novice' },
        'beginner',
      );
    const played = await play();
    expect(played.ending).not.toBe('open');
    expect(await play()).toEqual(played);
  });
});
