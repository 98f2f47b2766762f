import { diceFor, sha256 } from '@thera/table';
import { describe, expect, test } from 'vitest';
import { activeCards } from '../src/active.ts';
import { draftOf } from '../src/draft.ts';
import { isPerimeter, terrainIn } from '../src/field.ts';
import { force } from '../src/forcing.ts';
import { settleTower } from '../src/raising.ts';
import { collectTokens } from '../src/rewards.ts';
import { RIDDLES } from '../src/riddles/index.ts';
import { endingRows } from '../src/rows.ts';
import { usualSetup } from '../src/setup.ts';
import { placerOf } from '../src/spots.ts';
import { startOf } from '../src/start.ts';
import { distance } from '../src/terrain.ts';
import {
  choices,
  choicesWith,
  happenings,
  play,
  position,
  type Sketch,
  squareOf,
  whereIs,
} from './positions.ts';
import { afterEffects } from './step-three.ts';

const dice = diceFor(sha256, 'rulings', 0);

describe('1: heights and domes', () => {
  const settled = (towers: string) => {
    const draft = draftOf(position({ riddle: 3, towers }));
    settleTower(draft, squareOf(draft, '3,1'));
    return draft;
  };
  test.each<[why: string, tower: string, kinds: readonly string[]]>([
    ['a block and a dome are height 2, and collect a coin of level 2', '3,1:L1/D', ['coin-collected']],
    ['a dome alone is height 1, and the coin is lost', '3,1:D', ['coin-lost']],
    ['one block is not enough', '3,1:1', []],
    ['more than enough is enough', '3,1:3', ['coin-collected']],
  ])('%s', (_, tower, kinds) => {
    const draft = settled(tower);
    expect(draft.happened.map(({ kind }) => kind).filter((kind) => kind.startsWith('coin-'))).toEqual(kinds);
  });
  test('a coin that is lost is never collected', () => {
    const draft = settled('3,1:D');
    expect(draft.coinsLost).toBe(1);
    expect(draft.coins).toHaveLength(8);
  });
  test('a dome on a blessing token takes it out of the game', () => {
    const draft = draftOf(position({ riddle: 3, towers: '2,1:L1/D' }));
    settleTower(draft, squareOf(draft, '2,1'));
    expect(happenings(draft, 'token-lost')).toHaveLength(1);
    const blocks = draftOf(position({ riddle: 3, towers: '2,1:3' }));
    settleTower(blocks, squareOf(blocks, '2,1'));
    expect(blocks.tokens).toHaveLength(2);
  });
});

test('2: a coin stays on what is left of its tower, and is collected when it is high enough again', () => {
  const struck = afterEffects(
    position({ riddle: 15, die: 'red', towers: '1,2:1', workers: '0,1 5,3 5,1 0,3' }),
  );
  expect(happenings(struck, 'toppled')).toHaveLength(1);
  expect(struck.coins).toHaveLength(7);
});

test.each<[riddle: number, place: string, isOne: boolean]>([
  [3, '0,2', true],
  [3, '2,2', false],
  [0, '2,1', false],
  [0, '1,1', false],
  [0, '0,1', true],
  [2, '2,1', true],
  [21, '2,2', true],
  [21, '2,3', true],
])('3: in riddle %i, %s is at the perimeter: %s', (riddle, place, isOne) => {
  const state = position({ riddle });
  expect(isPerimeter(state, squareOf(state, place))).toBe(isOne);
});

test.each<[riddle: number, one: string, other: string, far: number]>([
  [3, '0,0', '0,0', 0],
  [3, '0,0', '1,1', 1],
  [3, '0,0', '4,1', 4],
  [2, '2,1', '4,1', 2],
  [5, '1,1', '4,4', 3],
])('4: in riddle %i from %s to %s it is %i', (riddle, one, other, far) => {
  const state = position({ riddle });
  expect(distance(terrainIn(state), squareOf(state, one), squareOf(state, other))).toBe(far);
});

describe('5: who is forced', () => {
  test('finds flotsam', () => {
    const draft = draftOf(position({ riddle: 5, stockpile: '', workers: '1,1 3,3 3,2 2,3' }));
    force(draft, 0, squareOf(draft, '0,1'));
    expect(draft.stockpile.L1).toBe(1);
    expect(draft.turn.moves).toEqual([]);
  });
  test('pays the toll of a bridge', () => {
    const draft = draftOf(position({ riddle: 10, workers: '2,1 1,3 2,4 1,1' }));
    force(draft, 0, squareOf(draft, '4,1'));
    expect(draft.asks).toEqual([{ kind: 'toll' }]);
  });
  test('comes upon blessings like others', () => {
    const draft = draftOf(position({ riddle: 3 }));
    force(draft, 0, squareOf(draft, '2,1'));
    collectTokens(draft);
    expect(draft.tokensCollected).toBe(1);
  });
  test('has not moved up', () => {
    const draft = draftOf(position({ riddle: 12, towers: '1,2:2', workers: '1,2 4,4 4,0 0,4' }));
    force(draft, 0, squareOf(draft, '2,2'));
    expect(happenings(afterEffects(draft), 'ascended')).toEqual([]);
  });
});

describe('6: when objectives are achieved', () => {
  test('in step 2, before anything ends the turn', () => {
    const state = position({ riddle: 6, towers: '5,0:1', workers: '4,0 5,2 3,1 2,1', change: { clock: 5 } });
    const last = { ...state, coins: state.coins.filter(({ square }) => square === squareOf(state, '5,0')) };
    const after = play(last, '0>4,1', '0+5,0 L2', 'row heroic');
    expect(after.achieved).toContain('heroic');
    expect(after.ending).toBe('objective');
    expect(happenings(after, 'destroyed')).toEqual([]);
    expect(happenings(after, 'clock-advanced')).toEqual([]);
  });
  test('and again after step 3', () => {
    const climbed = play(
      position({ riddle: 12, workers: '1,2 4,4 4,0 0,4', towers: '1,2:2' }),
      '0>2,2',
      '0+3,2 L1',
    );
    expect(climbed.achieved).toEqual(['silver']);
    expect(happenings(climbed, 'gained')).toMatchObject([{ piece: 'L3' }]);
  });
  test('all together, also with the one that ends the riddle', () => {
    const state = position({ riddle: 4, workers: '1,0 1,4 0,1 0,3', towers: '1,0:2' });
    const last = { ...state, coins: state.coins.filter(({ square }) => square === squareOf(state, '2,0')) };
    const steps = ['0>1,1', '0+2,0 L1', 'row heroic'] as const;
    expect(play(last, ...steps).achieved).toEqual(['heroic']);
    const high = { ...last, towers: last.towers.with(squareOf(last, '1,1'), last.towers[1]!) };
    expect(play(high, ...steps).achieved).toEqual(['heroic', 'godlike']);
  });
  test('what is achieved stays achieved', () => {
    const state = position({
      riddle: 13,
      workers: '4,2 0,3 1,0 1,4',
      towers: '4,2:1',
      change: { achieved: ['silver'] },
    });
    const after = play(state, '0>3,2', '0+2,2 L1');
    expect(after.achieved).toEqual(['silver']);
    expect(happenings(after, 'achieved')).toEqual([]);
  });
  test('everything that a goal lists must hold at once', () => {
    const all = { coins: [], collected: { silver: 3, gold: 2 } };
    const low = position({ riddle: 1, workers: '0,2 0,3 4,3 4,4', change: all });
    expect(play(low, '0>1,2', '0+0,2 L1').achieved).toEqual(['heroic']);
    const high = position({ riddle: 1, workers: '0,2 2,2 4,3 4,4', towers: '2,2:3', change: all });
    expect(play(high, '0>1,2', '0+0,2 L1').achieved).toEqual(['heroic', 'godlike']);
    expect(play({ ...high, selected: 4 }, '0>1,2', '0+0,2 L1').achieved).toEqual(['heroic']);
  });
});

describe('7: rows', () => {
  const rafts: Sketch = { riddle: 5, workers: '1,1 3,3 2,3 -', towers: '3,2:1' };
  const none = { silver: 0, gold: 0 };
  const collect = (rows: readonly (typeof none)[], collected: typeof none) =>
    play(position({ ...rafts, change: { rows, collected } }), '0>2,2', '0+3,2 L2');

  test('a coin goes to any row with a free slot of its colour, the lowest is offered first', () => {
    const asked = collect([none, none, none, none], none);
    expect(choices(asked)).toEqual(['row gold', 'row heroic']);
    const put = play(asked, 'row heroic');
    expect(put.rows[2]).toEqual({ silver: 0, gold: 1 });
    expect(put.ending).toBeNull();
  });
  test('if one row has room nobody asks', () => {
    const after = collect([none, none, { silver: 0, gold: 1 }, none], { silver: 0, gold: 1 });
    expect(happenings(after, 'coin-placed')).toEqual([{ kind: 'coin-placed', colour: 'gold', tier: 'gold' }]);
  });
  test('filling the row that ends the riddle ends it, the other row does not', () => {
    const asked = collect([none, { silver: 0, gold: 1 }, none, none], { silver: 0, gold: 1 });
    expect(endingRows(asked)).toEqual(['gold']);
    expect(play(asked, 'row gold').ending).toBe('objective');
    expect(play(asked, 'row heroic').ending).toBeNull();
  });
  test('nobody is warned where nothing ends', () => {
    expect(endingRows(collect([none, none, none, none], none))).toEqual([]);
    expect(endingRows(position({ riddle: 5 }))).toEqual([]);
  });
  test('every coin means coins, not rows', () => {
    const last = position({
      ...rafts,
      change: {
        coins: [{ square: 15, colour: 'gold', level: 2 }],
        collected: { silver: 4, gold: 2 },
        rows: [none, { silver: 0, gold: 1 }, { silver: 0, gold: 1 }, none],
      },
    });
    expect(play(last, '0>2,2', '0+3,2 L2').achieved).toEqual(['gold', 'heroic']);
  });
});

test.each<[ends: string, riddles: readonly number[]]>([
  ['gold', [0, 5, 15, 20]],
  ['heroic', [1, 2, 4, 6, 7, 8, 16, 17, 18]],
  ['godlike', [3, 9, 10, 11, 12, 13, 14, 19, 21, 22]],
])('11: %s ends riddles %j', (ends, riddles) => {
  const ending = RIDDLES.filter(({ objectives }) => objectives.find((one) => one.ends)?.tier === ends);
  expect(ending.map(({ number }) => number)).toEqual(riddles);
});

describe('12: quests', () => {
  test('by default: cleared in the own turn in which the power was used', () => {
    const state = position({ workers: '0,0 4,4 4,0 0,4', gods: 'demeter', towers: '1,1:1' });
    const done = play(state, '0>0,1', '0+1,1 L2<demeter', '0+0,0 L1 {demeter}');
    expect(happenings(done, 'quest-done')).toEqual([{ kind: 'quest-done', god: 'demeter' }]);
    expect(choices(done)).toEqual(['gain L1', 'gain L2', 'gain L3', 'gain D']);
  });
  test('not by using it without clearing it, nor by clearing it without using it', () => {
    const state = position({ workers: '0,0 4,4 4,0 0,4', gods: 'demeter', towers: '1,1:1' });
    const used = play(state, '0>0,1', '0+1,1 L2', '0+0,0 L1 {demeter}');
    expect(happenings(used, 'quest-done')).toEqual([]);
    expect(used.held).toHaveLength(1);
    const cleared = play(state, '0>0,1', '0+1,1 L2<demeter', 'done');
    expect(happenings(cleared, 'quest-done')).toEqual([]);
    expect(cleared.held).toEqual([]);
  });
  test('a condition met earlier is remembered until the card is cleared', () => {
    const won = play(position({ gods: 'tyche', workers: '0,0 4,4 4,0 0,4', die: 'red' }), 'game');
    const settled = choices(won).includes('done') ? play(won, 'done') : won;
    expect(settled.held[0]!.isQuestMet).toBe(true);
  });
});

describe('13: charges', () => {
  test('a god without charges is held for its pieces only', () => {
    const state = position({ gods: 'ares' });
    const [ares] = state.held;
    expect(activeCards(state)).toHaveLength(1);
    expect(activeCards({ ...state, held: [{ ...ares!, charges: 0 }] })).toEqual([]);
  });
});

describe('14: moves that powers give', () => {
  test('obey the usual rules', () => {
    const moved = play(position({ workers: '0,0 1,2 4,0 0,4', gods: 'artemis', towers: '2,1:2' }), '0>1,1');
    expect(choicesWith(moved, '0>2,1')).toEqual([]);
    expect(choicesWith(moved, '0>1,2')).toEqual([]);
  });
  test('only who moved first counts', () => {
    const state = position({ players: 1, workers: '0,0 4,4 4,0 0,4', queue: 'second-wind' });
    const first = play(state, '0>1,1', '0+1,0 L1');
    const second = choicesWith(first, '{second-wind}').find((text) => text.startsWith('1>'))!;
    const after = play(first, second, ...[choicesWith(play(first, second), '1+')[0]!]);
    expect(after.lastCrew).toBe(0);
  });
});

test('15: an extra build takes pieces from anywhere, and none without one', () => {
  const field: Sketch = { workers: '0,0 4,4 4,0 0,4', gods: 'demeter pan:1', stockpile: 'L1' };
  const built = play(position(field), '0>1,1', '0+1,0 L1');
  expect(choicesWith(built, '0+0,0')).toEqual(['0+0,0 L1<pan {demeter}']);
  const none = play(position({ ...field, gods: 'demeter' }), '0>1,1', '0+1,0 L1');
  expect(none.turn.number).toBe(2);
});

describe('16: a god cleared by another', () => {
  const state = position({ workers: '0,0 4,4 4,0 0,4', gods: 'artemis:1' });
  const after = play(state, '0>1,1', '0+1,0 L1<artemis');
  test('goes without a quest', () => {
    expect(happenings(after, 'quest-done')).toEqual([]);
    expect(happenings(after, 'god-discarded')).toHaveLength(1);
  });
  test('and does not come back', () => {
    expect(after.queue).toEqual([]);
    expect(after.deck.top).toEqual([]);
  });
  test('its power was never theirs who built from it', () => {
    expect(choicesWith(play(state, '0>1,1'), '{artemis}')).toEqual([]);
  });
});

describe('17: the queue', () => {
  const BUILDER = { top: [], left: { mover: 0, builder: 1, specialist: 0, any: 0 }, bottom: [] };
  test('is filled at once', () => {
    const state = position({ queue: 'artemis demeter zeus', change: { deck: BUILDER, unseen: ['atlas'] } });
    expect(play(state, 'select 0').queue).toEqual([
      { kind: 'god', god: 'demeter' },
      { kind: 'god', god: 'zeus' },
      { kind: 'god', god: 'atlas' },
    ]);
  });
  test('blessings come before gods, and at once if there is room', () => {
    const token: Sketch = { riddle: 3, workers: '2,0 4,4 4,0 0,4', queue: 'artemis demeter zeus' };
    const state = position({ ...token, change: { deck: BUILDER, blessings: ['second-wind'] } });
    const waiting = play(state, '0>2,1', '0+2,2 L1');
    expect(play(waiting, 'select 0').queue.at(-1)).toEqual({
      kind: 'blessing',
      blessing: 'second-wind',
    });
  });
  test('without room a blessing waits on the deck', () => {
    const token: Sketch = { riddle: 3, workers: '2,0 4,4 4,0 0,4', queue: 'artemis demeter zeus' };
    const after = play(position(token), '0>2,1', '0+2,2 L1');
    expect(after.queue).toHaveLength(3);
    expect(after.deck.top).toEqual([{ kind: 'unknown-blessing' }]);
  });
  test('a blessing may be discarded for nothing before the action', () => {
    const state = position({
      queue: 'second-wind artemis demeter',
      change: { deck: BUILDER, unseen: ['atlas'] },
    });
    const after = play(state, 'drop second-wind');
    expect(after.queue.at(-1)).toEqual({ kind: 'god', god: 'atlas' });
    expect(after.turn).toMatchObject({ number: 1, phase: 'start', used: [] });
  });
});

test.each<[friends: number, any: number]>([
  [0, 2],
  [1, 1],
  [2, 0],
])('18: with %i friendly gods of two, %i more blue gods are in the deck', (count, any) => {
  const friendly = (['hera', 'nyx'] as const).slice(0, count);
  const { queue, deck } = startOf({ ...usualSetup(5, 2), friendly, friends: friendly }, dice);
  const left = Object.values(deck.left).reduce((sum, one) => sum + one, 0);
  expect(queue.length + left).toBe(2 + 4);
  expect(queue.slice(0, count)).toEqual(friendly.map((god) => ({ kind: 'god', god })));
  expect(deck.left.any).toBeLessThanOrEqual(any);
});

describe('21: when nothing else is possible', () => {
  const stuck: Sketch = { stockpile: '', change: { gems: [] } };
  test('the game is played even without gems, and lost', () => {
    expect(choices(position(stuck))).toEqual(['give-up', 'game']);
    expect(choices(play(position(stuck), 'game'))).toEqual([
      'destroy 0',
      'destroy 1',
      'destroy 2',
      'destroy 3',
    ]);
  });
  test('the first game is always won', () => {
    for (const die of ['red', 'green', 'blue'])
      expect(happenings(play(position({ die }), 'game'), 'gem-spent')).toHaveLength(1);
  });
  test('a gem that is gone loses', () => {
    const lost = play(position({ die: 'red', change: { gems: ['green', 'blue'] } }), 'game');
    expect(choices(lost)).toHaveLength(4);
  });
});

describe('22: setting up', () => {
  test.each<[players: number, order: readonly number[]]>([
    [1, [0, 0, 0, 0]],
    [2, [0, 1, 0, 1]],
    [3, [0, 1, 2, 0]],
    [4, [0, 1, 2, 3]],
  ])('%i players place in the order %j', (players, order) => {
    const { asks } = startOf(usualSetup(3, players), dice);
    const placers = asks.map((ask) => (ask.kind === 'place' ? placerOf(players, ask.worker) : -1));
    expect(placers).toEqual(order);
  });
  test("any free spot will do, and the last is nobody's choice", () => {
    const start = startOf(usualSetup(3, 3), dice);
    expect(choices(start)).toEqual(['place 0,0', 'place 4,4', 'place 4,0', 'place 0,4']);
    const placed = play(start, 'place 4,0', 'place 0,0', 'place 4,4');
    expect(whereIs(placed, 3)).toBe('0,4');
    expect(placed.turn).toMatchObject({ number: 1, seat: 0 });
  });
  test('whoever was chosen begins', () => {
    const start = startOf({ ...usualSetup(3, 4), first: 2 }, dice);
    expect(play(start, 'place 4,0', 'place 0,0', 'place 4,4').turn.seat).toBe(2);
  });
});

describe('24: the two who are no workers', () => {
  test('nobody enters the space of the Sphinx or the King, or builds there', () => {
    const beside = position({ riddle: 8, sphinx: '1,1', workers: '0,0 5,4 5,0 0,4' });
    expect(choicesWith(beside, '0>1,1')).toEqual([]);
    const king = position({ riddle: 20, king: '2,2', workers: '1,1 5,4 4,0 1,5' });
    expect(choicesWith(king, '0>2,2')).toEqual([]);
    expect(choicesWith(play(king, '0>1,2'), '+2,2')).toEqual([]);
  });
  test('what counts workers does not count them', () => {
    const state = position({ riddle: 20, king: '4,0', workers: '0,1 5,4 3,3 1,5' });
    expect(happenings(play(state, '0>0,2', '0+0,1 L1'), 'token-collected')).toEqual([]);
    const onToken = position({ riddle: 20, king: '1,0', workers: '0,2 5,4 3,3 1,4' });
    expect(happenings(play(onToken, '0>0,3', '0+0,2 L1'), 'token-collected')).toEqual([]);
  });
});
