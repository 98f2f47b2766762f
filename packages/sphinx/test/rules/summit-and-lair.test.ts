import { diceFor, sha256 } from '@thera/table';
import { describe, expect, test } from 'vitest';
import { usualSetup } from '../../src/setup.ts';
import { startOf } from '../../src/start.ts';
import { OFF } from '../../src/terrain.ts';
import { choices, choicesWith, happenings, play, position, type Sketch, squareOf } from '../positions.ts';
import { afterEffects } from '../step-three.ts';

describe('SILENCE', () => {
  test('there is no god', () => {
    const state = startOf(usualSetup(17, 2), diceFor(sha256, 'silence', 0));
    expect(state.queue).toEqual([]);
    expect(choicesWith(state, 'select')).toEqual([]);
  });
  test('blessings come into the queue at once', () => {
    const state = position({ riddle: 17, workers: '1,1 0,2 5,1 5,2' });
    const after = play(state, '0>1,0', '0+2,0 L1');
    expect(after.tokensCollected).toBe(1);
    expect(after.queue).toMatchObject([{ kind: 'blessing' }]);
  });
  test('expert: one level-3 block fewer', () => {
    const l3 = (isExpert: boolean) =>
      startOf({ ...usualSetup(17, 2), isExpert }, diceFor(sha256, 'silence', 0)).stockpile.L3;
    expect([l3(false), l3(true)]).toEqual([3, 2]);
  });
});

describe('BORED', () => {
  const watchers: Sketch = { riddle: 18, queue: 'apollo hermes zeus' };
  const exiled = (sketch: Sketch, ...steps: readonly string[]) =>
    happenings(play(position({ ...watchers, ...sketch }), ...steps), 'god-exiled').map(
      (one) => one.kind === 'god-exiled' && one.god,
    );
  const PLAIN = ['0>1,2', '0+0,2 L1'] as const;
  test.each<[why: string, sketch: Sketch, steps: readonly string[], gone: readonly string[]]>([
    ['without a god selected or used the first goes', {}, PLAIN, ['apollo']],
    ['blessings do not count', { queue: 'second-wind hermes zeus' }, [...PLAIN, 'done'], ['hermes']],
    ['expert: two go', { isExpert: true }, PLAIN, ['apollo', 'hermes']],
    ['expert: no more than there are', { isExpert: true, queue: 'zeus' }, PLAIN, ['zeus']],
    ['an empty queue loses nothing', { queue: '' }, PLAIN, []],
    ['who selects is watched', {}, ['select 1'], []],
    ['who uses a power is watched', { gods: 'demeter' }, [...PLAIN, '0+1,3 L1 {demeter}'], []],
    ['who holds one and does not use it is not', { gods: 'demeter' }, [...PLAIN, 'done'], ['apollo']],
    [
      'the game is no pastime for gods',
      { change: { gems: ['red', 'green', 'blue'] } },
      ['game', 'gain L1'],
      ['apollo'],
    ],
  ])('%s', (_, sketch, steps, gone) => {
    const known = sketch.queue?.startsWith('second-wind') ? steps.slice(0, 2) : steps;
    const state = position({ ...watchers, ...sketch });
    const last = play(state, ...known);
    const needsDone = choices(last).includes('done');
    expect(exiled(sketch, ...known, ...(needsDone ? ['done'] : []))).toEqual(gone);
  });
  test('the queue is filled again', () => {
    const state = position({
      ...watchers,
      change: { deck: { top: [], left: { mover: 1, builder: 0, specialist: 0, any: 0 }, bottom: [] } },
    });
    const after = play(state, ...PLAIN);
    expect(after.queue).toHaveLength(3);
    expect(happenings(after, 'revealed')).toHaveLength(1);
  });
});

describe('CLEAR', () => {
  const ruins: Sketch = { riddle: 19, workers: '0,0 4,4 4,0 0,4', stockpile: 'L1' };
  test('instead of building the top piece of a ruin is taken, however high it is', () => {
    const after = play(position(ruins), '0>1,0', '0-1,1');
    expect(after.stockpile).toEqual({ L1: 1, L2: 0, L3: 0, D: 1 });
    expect(after.turn.number).toBe(2);
  });
  test('expert: domes go to the box, blocks do not', () => {
    const domed = play(position({ ...ruins, isExpert: true }), '0>1,0', '0-1,1');
    expect(domed.stockpile.D).toBe(0);
    const block = play(position({ ...ruins, isExpert: true, towers: '1,1:2' }), '0>1,0', '0-1,1');
    expect(block.stockpile.L2).toBe(1);
  });
  test('nobody takes from a tower that is no ruin, nor where somebody stands', () => {
    const state = position({ ...ruins, workers: '0,0 1,3 4,0 0,4', towers: '0,1:2' });
    expect(choicesWith(play(state, '0>1,0'), '0-')).toEqual(['0-1,1']);
    expect(choicesWith(play(position({ ...ruins, workers: '0,3 1,3 4,0 0,4' }), '0>0,2'), '-1,3')).toEqual(
      [],
    );
  });
  test('levelled, it is a ruin no more', () => {
    const after = play(position({ ...ruins, towers: '1,1:1' }), '0>1,0', '0-1,1');
    expect(happenings(after, 'ruin-unmarked')).toHaveLength(1);
    expect(after.ruins).not.toContain(squareOf(after, '1,1'));
    const higher = play(position({ ...ruins, towers: '1,1:2' }), '0>1,0', '0-1,1');
    expect(happenings(higher, 'ruin-unmarked')).toEqual([]);
  });
  test('built on, it is a ruin no more', () => {
    const after = play(
      position({ ...ruins, stockpile: 'L3', workers: '0,3 4,4 4,0 0,4' }),
      '0>0,2',
      '0+1,3 L3',
    );
    expect(after.ruins).not.toContain(squareOf(after, '1,3'));
  });
  test('Godlike wants every ruin at height 0', () => {
    const all = { coins: [], collected: { silver: 4, gold: 3 } };
    const flat = '1,1:1 3,1:0 2,2:0 1,3:0 3,3:0';
    const done = play(position({ ...ruins, towers: flat, change: all }), '0>1,0', '0-1,1');
    expect(done.ending).toBe('objective');
    const left = play(position({ ...ruins, towers: `${flat} 3,3:1`, change: all }), '0>1,0', '0-1,1');
    expect(left.ending).toBeNull();
  });
});

describe('FLIGHT', () => {
  const city: Sketch = { riddle: 20, king: '2,2', workers: '0,1 5,4 4,0 1,5' };
  const fled = (sketch: Sketch) => afterEffects(position({ ...city, ...sketch }));
  const king = (sketch: Sketch): string => {
    const { king: on } = fled(sketch);
    return `${on % 6},${Math.floor(on / 6)}`;
  };
  test.each<[why: string, sketch: Sketch, to: string]>([
    ['he goes where he has most ways', { king: '1,1', workers: '- - - -' }, '2,1'],
    ['then farthest from the closest worker', { workers: '2,0 - - -' }, '1,3'],
    ['then lowest', { workers: '- - - -', towers: '2,1:1 3,1:1 1,2:1' }, '3,2'],
    ['then in reading order', { workers: '- - - -' }, '2,1'],
    ['he does not step up two levels', { workers: '- - - -', towers: '2,1:2' }, '1,3'],
    ['asleep he stays', { change: { asleep: [{ figure: 'king', seat: 0 }] } }, '2,2'],
  ])('%s', (_, sketch, to) => {
    expect(king(sketch)).toBe(to);
  });
  const RING = '1,1:2 2,1:2 3,1:2 1,2:2 3,2:2 1,3:2 2,3:2 3,3:2';
  test.each<[why: string, sketch: Sketch, isTrapped: boolean]>([
    ['walls of two levels trap him', { towers: RING }, true],
    ['one way out is a way out', { towers: `${RING} 3,3:1` }, false],
    ['expert: he steps up two levels', { towers: RING, isExpert: true }, false],
    ['workers are walls', { towers: `${RING} 3,3:0`, workers: '3,3 5,4 4,0 1,5' }, true],
    ['domes are walls', { towers: `${RING} 3,3:L1/D` }, true],
  ])('%s', (_, sketch, isTrapped) => {
    const after = fled(sketch);
    expect(after.isTrapped).toBe(isTrapped);
    expect(after.ending).toBe(isTrapped ? 'objective' : null);
  });
  test('who has no way left where he came to is trapped', () => {
    // His one way leads down into a pit.
    const pit = '1,0:2 2,0:4 1,1:4 2,1:4 0,2:4 1,2:4';
    const after = fled({ king: '1,0', workers: '5,3 5,4 4,0 5,1', towers: pit });
    expect(happenings(after, 'king-moved')).toHaveLength(1);
    expect(after.isTrapped).toBe(true);
  });
  test('trapped with all evidence by turn 16: everything at once', () => {
    const state = position({
      ...city,
      towers: RING,
      change: { coins: [], collected: { silver: 3, gold: 0 } },
    });
    expect(afterEffects(state).achieved).toEqual(['gold', 'heroic', 'godlike']);
    const late = afterEffects({ ...state, turn: { ...state.turn, number: 17 } });
    expect(late.achieved).toEqual(['gold', 'heroic']);
  });
  test('trapped without the evidence: Gold alone', () => {
    expect(fled({ towers: RING }).achieved).toEqual(['gold']);
  });
  test('nobody builds where he stands', () => {
    const moved = play(position({ ...city, workers: '1,1 5,4 4,0 1,5' }), '0>2,1');
    expect(choicesWith(moved, '+2,2')).toEqual([]);
  });
});

describe('GATES', () => {
  const halls: Sketch = { riddle: 21, workers: '1,5 3,6 2,6 2,5' };
  test('a closed gate is no space', () => {
    expect(choicesWith(position(halls), '0>1,4')).toEqual([]);
    expect(choicesWith(play(position(halls), '0>0,6'), '+1,4')).toEqual([]);
  });
  test('both silver coins open the first, and it is built on like any space', () => {
    const open = { collected: { silver: 2, gold: 0 } };
    expect(choicesWith(position({ ...halls, change: open }), '0>1,4')).toEqual(['0>1,4']);
    expect(
      choicesWith(position({ ...halls, change: { collected: { silver: 1, gold: 2 } } }), '0>1,4'),
    ).toEqual([]);
    const moved = play(position({ ...halls, workers: '1,6 3,6 2,6 2,5', change: open }), '0>0,5');
    expect(choicesWith(moved, '+1,4')).toEqual(['0+1,4 L1']);
  });
  test('it opens at once when the coin is collected', () => {
    const state = position({ ...halls, towers: '0,5:1', change: { collected: { silver: 1, gold: 0 } } });
    const after = play(state, '0>0,6', '0+0,5 L2');
    expect(happenings(after, 'gate-opened')).toEqual([{ kind: 'gate-opened', squares: [21, 23] }]);
  });
  test('gold opens the second', () => {
    const inner: Sketch = { riddle: 21, workers: '2,2 3,6 2,6 2,5' };
    expect(
      choicesWith(position({ ...inner, change: { collected: { silver: 2, gold: 1 } } }), '0>2,1'),
    ).toEqual([]);
    expect(
      choicesWith(position({ ...inner, change: { collected: { silver: 2, gold: 2 } } }), '0>2,1'),
    ).toHaveLength(1);
  });
  test('expert: one of the first two never opens', () => {
    const open = { collected: { silver: 2, gold: 2 } };
    const sketch: Sketch = { riddle: 21, workers: '3,5 1,5 2,6 2,5', change: open };
    expect(choicesWith(position(sketch), '0>3,4')).toHaveLength(1);
    const expert = position({ ...sketch, isExpert: true });
    expect(choicesWith(expert, '0>3,4')).toEqual([]);
    expect(choicesWith(expert, '1>1,4')).toHaveLength(1);
  });
  test('a space beside a closed gate is at the perimeter', () => {
    const state = position({
      riddle: 21,
      gods: 'hestia',
      workers: '2,3 3,6 2,6 2,5',
      change: { collected: { silver: 2, gold: 0 } },
    });
    const built = play(state, '0>2,2', '0+1,2 L1');
    expect(choicesWith(built, 'L1 {hestia}')).toEqual(['0+1,3 L1 {hestia}', '0+3,3 L1 {hestia}']);
  });
  test.each<[why: string, players: number, workers: string, achieved: readonly string[]]>([
    ['two colours in the sanctum: Heroic', 2, '0,0 3,6 3,0 2,5', ['heroic']],
    ['two of one colour are not enough', 2, '0,0 3,0 2,6 2,5', []],
    ['three players: any two', 3, '0,0 3,0 2,6 2,5', ['heroic']],
    ['three workers: Godlike', 2, '0,0 2,0 3,0 2,5', ['heroic', 'godlike']],
  ])('%s', (_, players, workers, achieved) => {
    const state = position({ riddle: 21, players, workers });
    expect(play(state, '0>1,0', '0+0,0 L1').achieved).toEqual(achieved);
  });
});

describe('Oedipus', () => {
  const lair: Sketch = { riddle: 21, change: { hasOedipus: true, gems: ['red', 'blue'] } };
  test('names a gem that is still there, and it is won', () => {
    expect(choicesWith(position(lair), 'game')).toEqual(['game', 'game red', 'game blue']);
    const after = play(position(lair), 'game blue', 'gain D');
    expect(after.gems).toEqual(['red']);
    expect(after.stockpile.D).toBe(4);
    expect(happenings(after, 'rolled')).toEqual([]);
    expect(choicesWith(after, 'game')).toEqual(['game']);
  });
  test.each([
    [20, false],
    [21, true],
    [22, true],
  ])('he lies beside the board of riddle %i: %s', (riddle, isThere) => {
    const state = startOf({ ...usualSetup(riddle, 2), hasOedipus: true }, diceFor(sha256, 'oedipus', 0));
    expect(state.hasOedipus).toBe(isThere);
  });
  test('without him nothing is named', () => {
    expect(choicesWith(position({ riddle: 21 }), 'game')).toEqual(['game']);
  });
});

test('a King who is not on the map flees nowhere', () => {
  expect(afterEffects(position({ riddle: 20, change: { king: OFF } })).isTrapped).toBe(false);
});
