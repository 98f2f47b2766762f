import { describe, expect, test } from 'vitest';
import { draftOf } from '../../src/draft.ts';
import { settleTower } from '../../src/raising.ts';
import { OFF } from '../../src/terrain.ts';
import {
  choices,
  choicesWith,
  happenings,
  play,
  position,
  type Sketch,
  squareOf,
  whereIs,
} from '../positions.ts';
import { afterEffects } from '../step-three.ts';

describe('PROCESSION', () => {
  const road: Sketch = { riddle: 9, king: '0,1', workers: '1,1 0,2 1,2 0,0' };
  const follows = (sketch: Sketch, step: string): readonly string[] =>
    choicesWith(play(position({ ...road, ...sketch }), step), 'king~');
  test.each<[why: string, sketch: Sketch, step: string, ways: readonly string[]]>([
    ['he may take the place that was left', {}, '0>2,1', ['king~1,1']],
    ['one level higher', { towers: '1,1:1' }, '0>2,1', ['king~1,1']],
    ['any level lower', { towers: '0,1:3' }, '0>2,1', ['king~1,1']],
    ['not two levels higher', { towers: '1,1:2' }, '0>2,1', []],
    ['not from further away', { king: '4,1' }, '0>2,1', []],
    ['not asleep', { change: { asleep: [{ figure: 'king', seat: 0 }] } }, '0>2,1', []],
  ])('%s', (_, sketch, step, ways) => {
    expect(follows(sketch, step)).toEqual(ways);
  });
  test('he need not, and follows only before the build', () => {
    const moved = play(position(road), '0>2,1');
    const built = play(moved, '0+3,1 L1');
    expect(built.king).toBe(squareOf(built, '0,1'));
    const led = play(moved, 'king~1,1', '0+3,1 L1');
    expect(led.king).toBe(squareOf(led, '1,1'));
    expect(led.turn.number).toBe(2);
  });
  test('he follows once for each move', () => {
    expect(choicesWith(play(position(road), '0>2,1', 'king~1,1'), 'king~')).toEqual([]);
    const twice = play(position({ ...road, gods: 'artemis' }), '0>2,1', 'king~1,1', '0>3,1 {artemis}');
    expect(choicesWith(twice, 'king~')).toEqual(['king~2,1']);
  });
  test('to be forced is not to move', () => {
    const led = play(position(road), '0>2,1', 'king~1,1');
    expect(led.turn.moves).toHaveLength(1);
    expect(happenings(led, 'king-moved')).toEqual([]);
  });
  test.each<[why: string, towers: string, achieved: readonly string[]]>([
    ['on the tomb: Gold', '', ['gold']],
    ['on the tomb at height 2: Heroic', '6,1:2 5,1:1', ['gold', 'heroic']],
    ['at height 1 it is Gold alone', '6,1:1', ['gold']],
  ])('%s', (_, towers, achieved) => {
    const state = position({ ...road, king: '5,1', workers: '6,1 0,2 1,2 0,0', towers });
    expect(play(state, '0>6,2', 'king~6,1', '0+6,3 L1').achieved).toEqual(achieved);
  });
});

describe('TOLL', () => {
  const styx: Sketch = { riddle: 10, workers: '2,1 1,3 2,4 1,1' };
  const at = (sketch: Sketch) => position({ ...styx, ...sketch });
  test('a crossing costs a piece of choice, of the stockpile or of any card', () => {
    const asked = play(at({ stockpile: 'L1 L2', gods: 'artemis pan:1' }), '0>4,1');
    expect(choices(asked)).toEqual(['pay L1', 'pay L1<artemis', 'pay L1<pan', 'pay L2', 'pay L3<pan']);
    const paid = play(asked, 'pay L1<pan');
    expect(paid.held[1]!.pieces.L1).toBe(0);
    expect(paid.stockpile).toEqual({ L1: 1, L2: 1, L3: 0, D: 0 });
  });
  test('steps on land cost nothing', () => {
    expect(happenings(play(at({}), '0>2,2'), 'paid')).toEqual([]);
    expect(choicesWith(play(at({}), '0>2,2'), 'pay')).toEqual([]);
  });
  test('without a piece nobody crosses', () => {
    expect(choicesWith(at({ stockpile: '' }), '0>4,1')).toEqual([]);
  });
  test('nobody crosses whom the toll leaves without a piece to build', () => {
    expect(choicesWith(at({ stockpile: 'L1' }), '0>4,1')).toEqual([]);
    expect(choicesWith(at({ stockpile: 'L1 L2' }), '0>4,1')).toEqual(['0>4,1']);
  });
  test('and the toll is not what the build needs', () => {
    const crossed = play(at({ stockpile: 'L1 L2' }), '0>4,1');
    expect(choices(crossed)).toEqual(['pay L2']);
  });
  test('a card that pays its last piece is cleared', () => {
    const after = play(at({ gods: 'artemis' }), '0>4,1', 'pay L1<artemis', '0+4,0 L1');
    expect(happenings(after, 'god-discarded')).toHaveLength(1);
    expect(happenings(after, 'quest-done')).toEqual([]);
  });
  test('other riddles with bridges take no toll', () => {
    const quay = position({ riddle: 2, workers: '2,0 1,1 6,1 6,2' });
    expect(choicesWith(play(quay, '0>4,0'), 'pay')).toEqual([]);
  });
  test('expert: one bridge less', () => {
    expect(choicesWith(at({ isExpert: true }), '0>4,1')).toEqual([]);
    expect(choicesWith(at({ isExpert: true, workers: '2,3 1,3 2,4 1,1' }), '0>4,3')).toHaveLength(1);
  });
  test('Godlike wants everybody back', () => {
    const all = { coins: [], collected: { silver: 4, gold: 3 } };
    const home = at({ change: all });
    expect(play(home, '0>2,2', '0+2,1 L1').ending).toBe('objective');
    const away = at({ change: all, workers: '4,1 1,3 2,4 1,1' });
    expect(play(away, '0>4,2', '0+4,1 L1').achieved).not.toContain('godlike');
  });
});

describe('GRAVES', () => {
  const yard: Sketch = { riddle: 11, workers: '0,1 - 4,0 -' };
  const buried = { fates: ['standing', 'buried', 'standing', 'buried'] as const };
  const at = (sketch: Sketch) =>
    position({ ...yard, ...sketch, change: { ...buried, ...(sketch.change ?? {}) } });

  test('at height 2 the worker below is raised onto it at once', () => {
    const after = play(at({ towers: '1,1:1' }), '0>0,2', '0+1,1 L2');
    expect(whereIs(after, 1)).toBe('1,1');
    expect(after.fates[1]).toBe('standing');
    expect(after.achieved).toEqual(['silver']);
  });
  test('lower, nobody is raised', () => {
    const after = play(at({}), '0>0,2', '0+1,1 L1');
    expect(after.workers[1]).toBe(OFF);
    expect(after.achieved).toEqual([]);
  });
  test('the other grave holds the other pair', () => {
    const after = play(at({ workers: '2,3 - 4,0 -', towers: '3,3:1' }), '0>2,4', '0+3,3 L2');
    expect(whereIs(after, 3)).toBe('3,3');
  });
  test('the King comes at height 3, and not at 2', () => {
    const low = play(at({ workers: '2,3 - 4,0 -', towers: '2,2:1' }), '0>1,2', '0+2,2 L2');
    expect(low.king).toBe(OFF);
    const high = play(at({ workers: '2,3 - 4,0 -', towers: '2,2:2' }), '0>1,2', '0+2,2 L3');
    expect(high.king).toBe(squareOf(high, '2,2'));
  });
  test('a grave gives up its dead once', () => {
    const state = at({ towers: '1,1:1', change: { raised: [0] } });
    expect(happenings(play(state, '0>0,2', '0+1,1 L2'), 'raised')).toEqual([]);
  });
  test('expert: worker graves need height 3', () => {
    expect(happenings(play(at({ towers: '1,1:1', isExpert: true }), '0>0,2', '0+1,1 L2'), 'raised')).toEqual(
      [],
    );
    expect(
      happenings(play(at({ towers: '1,1:2', isExpert: true }), '0>0,2', '0+1,1 L3'), 'raised'),
    ).toHaveLength(1);
  });
  test('a dome seals a grave', () => {
    const draft = draftOf(at({ towers: '1,1:L1/D' }));
    settleTower(draft, squareOf(draft, '1,1'));
    expect(happenings(draft, 'raised')).toEqual([]);
    expect(afterEffects(draft).raised).toEqual([]);
  });
  test('whose place is taken is raised to end the turn in which it is free', () => {
    const draft = draftOf(at({ towers: '1,1:2', workers: '1,1 - 4,0 -' }));
    settleTower(draft, squareOf(draft, '1,1'));
    expect(happenings(draft, 'raised')).toEqual([]);
    expect(afterEffects(draft).raised).toEqual([]);
    const left = play(draft, '0>0,1', '0+0,0 L1');
    expect(whereIs(left, 1)).toBe('1,1');
    expect(left.achieved).toEqual(['silver']);
  });
  test('three players: the Wanderer lies below one grave, a blessing below the other', () => {
    const three: Sketch = {
      riddle: 11,
      players: 3,
      workers: '0,1 4,0 2,4 -',
      change: { fates: ['standing', 'standing', 'standing', 'buried'] },
    };
    const first = play(position({ ...three, towers: '1,1:1' }), '0>0,2', '0+1,1 L2');
    expect(whereIs(first, 3)).toBe('1,1');
    const second = play(
      position({ ...three, workers: '2,3 4,0 2,4 -', towers: '3,3:1' }),
      '0>3,4',
      '0+3,3 L2',
    );
    expect(second.workers[3]).toBe(OFF);
    expect(second.raised).toEqual([1]);
    expect(happenings(second, 'revealed')).toMatchObject([{ card: { kind: 'blessing' } }]);
    expect(second.achieved).toEqual(['silver']);
  });
  test('who has no worker on the map selects or plays the game', () => {
    const state = at({ workers: '- - 4,0 -', queue: 'artemis' });
    expect(choices(state)).toEqual(['give-up', 'select 0', 'game']);
  });
  test('the buried cannot be destroyed', () => {
    const lost = play(at({ change: { gems: [] } }), 'game');
    expect(choices(lost)).toEqual(['destroy 0', 'destroy 2']);
  });
});

describe('ASCENSION', () => {
  const stair: Sketch = { riddle: 12, workers: '1,2 4,4 4,0 0,4', towers: '1,2:2' };
  test('who moves up to level 3 leaves at the end of the turn, and a dome closes the tower', () => {
    const after = play(position(stair), '0>2,2', '0+3,2 L1');
    expect(after.fates[0]).toBe('ascended');
    expect(after.workers[0]).toBe(OFF);
    expect(happenings(after, 'risen')).toMatchObject([{ on: 12, piece: 'D' }]);
    expect(after.destroyed).toBe(0);
    expect(after.achieved).toEqual(['silver']);
  });
  test.each<[why: string, sketch: Sketch, steps: readonly string[]]>([
    [
      'moving up to level 2 is not enough',
      { towers: '1,1:1 1,2:2', workers: '1,1 4,4 4,0 0,4' },
      ['0>1,2', '0+0,2 L1'],
    ],
    ['moving along level 3 is not up', { towers: '1,2:3' }, ['0>2,2', '0+3,2 L1']],
    ['to stand there is not to move', { workers: '2,2 4,4 4,0 0,4', towers: '' }, ['1>3,4', '1+4,4 L1']],
  ])('%s', (_, sketch, steps) => {
    expect(happenings(play(position({ ...stair, ...sketch }), ...steps), 'ascended')).toEqual([]);
  });
  test('the ascended are no workers of anybody, and cannot be destroyed', () => {
    const state = position({
      ...stair,
      workers: '- - 4,0 0,4',
      change: { fates: ['ascended', 'ascended', 'standing', 'standing'], gems: [] },
    });
    expect(choices(state)).toEqual(['give-up', 'game']);
    expect(choices(play(state, 'game'))).toEqual(['destroy 2', 'destroy 3']);
  });
  test('if nobody is left to be destroyed the riddle ends', () => {
    const state = position({
      ...stair,
      workers: '- - - -',
      change: {
        fates: ['ascended', 'ascended', 'ascended', 'destroyed'],
        gems: [],
        achieved: ['silver', 'gold', 'heroic'],
      },
    });
    expect(play(state, 'game').ending).toBe('destroyed');
  });
  test('all four: Godlike ends it', () => {
    const state = position({
      ...stair,
      workers: '1,2 - - -',
      change: {
        fates: ['standing', 'ascended', 'ascended', 'ascended'],
        achieved: ['silver', 'gold', 'heroic'],
      },
    });
    expect(play(state, '0>2,2', '0+3,2 L1').ending).toBe('objective');
  });
  test('expert: the middle is complete', () => {
    const state = position({ riddle: 12, isExpert: true, workers: '1,2 4,4 4,0 0,4', towers: '1,2:2' });
    expect(choicesWith(state, '0>2,2')).toEqual([]);
  });
});
