import { diceFor, sha256 } from '@thera/table';
import { describe, expect, test } from 'vitest';
import { usualSetup } from '../../src/setup.ts';
import { startOf } from '../../src/start.ts';
import { choices, choicesWith, happenings, play, position, type Sketch, squareOf } from '../positions.ts';
import { afterEffects } from '../step-three.ts';

describe('the breach', () => {
  const wall: Sketch = { riddle: 13, workers: '0,1 0,3 1,0 1,4' };
  const risen = (clock: number, sketch: Sketch = {}) =>
    happenings(afterEffects(position({ ...wall, ...sketch, change: { clock } })), 'risen');
  test.each<[why: string, clock: number, sketch: Sketch, piece: readonly string[]]>([
    ['after the 8th turn it rises', 7, {}, ['L3']],
    ['after the 16th it gets a dome', 15, { towers: '3,2:3' }, ['D']],
    ['between it does not', 6, {}, []],
    ['nor after the 9th', 8, {}, []],
    ['whoever stands in it holds it open', 7, { workers: '3,2 0,3 1,0 1,4' }, []],
    ['a dome is the end of it', 23, { towers: '3,2:4' }, []],
    ['expert: it never rises', 7, { isExpert: true }, []],
  ])('%s', (_, clock, sketch, piece) => {
    expect(risen(clock, sketch).map((one) => one.kind === 'risen' && one.piece)).toEqual(piece);
  });
  test('expert: it is 3 high from the start', () => {
    const state = position({ ...wall, isExpert: true, workers: '2,2 0,3 1,0 1,4', towers: '2,2:1' });
    expect(choicesWith(state, '0>3,2')).toEqual([]);
    expect(choicesWith(position({ ...wall, workers: '2,2 0,3 1,0 1,4', towers: '2,2:1' }), '0>3,2')).toEqual([
      '0>3,2',
    ]);
  });
  test.each<[why: string, players: number, workers: string, change: object, achieved: readonly string[]]>([
    ['a worker inside: Silver', 2, '4,2 0,3 1,0 1,4', {}, ['silver']],
    ['two of one colour are not Gold', 2, '4,2 6,2 1,0 1,4', {}, ['silver']],
    ['two colours are Gold', 2, '4,2 0,3 6,2 1,4', {}, ['silver', 'gold']],
    ['with three players any two', 3, '4,2 6,2 1,0 1,4', {}, ['silver', 'gold']],
    [
      'Heroic wants both gold coins in its row',
      2,
      '4,2 0,3 6,2 1,4',
      {
        coins: [],
        collected: { silver: 0, gold: 2 },
        rows: [
          { silver: 0, gold: 0 },
          { silver: 0, gold: 0 },
          { silver: 0, gold: 2 },
          { silver: 0, gold: 0 },
        ],
      },
      ['silver', 'gold', 'heroic'],
    ],
  ])('%s', (_, players, workers, change, achieved) => {
    const state = position({ riddle: 13, players, workers, change });
    expect(play(state, '0>4,1', '0+4,0 L1').achieved).toEqual(achieved);
  });
});

describe('DEMOLISH', () => {
  const fort: Sketch = { riddle: 14, workers: '0,0 4,4 4,0 0,4' };
  const taken = (sketch: Sketch, step: string) =>
    choicesWith(play(position({ ...fort, ...sketch }), step), '-');
  test.each<[why: string, sketch: Sketch, step: string, takes: readonly string[]]>([
    ['from the ground up to height 2', { towers: '1,1:2' }, '0>1,0', ['0-1,1', '0-2,1']],
    ['not 3 high', {}, '0>0,1', ['0-1,2']],
    [
      'from level 1 up to height 3',
      { workers: '1,2 4,4 4,0 0,4' },
      '0>2,1',
      ['0-1,1', '0-3,1', '0-1,2', '0-3,2'],
    ],
    [
      'a dome from level 2',
      { workers: '1,2 4,4 4,0 0,4', towers: '2,1:2 1,1:0 3,1:0' },
      '0>2,1',
      ['0-1,2', '0-2,2', '0-3,2'],
    ],
    ['nothing where somebody stands', { workers: '0,0 2,1 4,0 0,4', towers: '1,1:0' }, '0>1,0', []],
    ['nothing outside the stronghold', { towers: '0,1:2', workers: '0,2 4,4 4,0 0,4' }, '0>0,3', ['0-1,2']],
  ])('%s', (_, sketch, step, takes) => {
    expect(taken(sketch, step)).toEqual(takes);
  });
  test('what is taken goes to the stockpile, domes too, and stands for the build', () => {
    const after = play(position({ ...fort, stockpile: '' }), '0>0,1', '0-1,2');
    expect(after.stockpile).toEqual({ L1: 1, L2: 0, L3: 0, D: 0 });
    expect(after.turn.number).toBe(2);
  });
  test('without a piece to build one may still demolish, and so may move', () => {
    expect(choicesWith(position({ ...fort, stockpile: '' }), '0>')).toContain('0>0,1');
  });
  test('an extra build may be an extra demolition', () => {
    const built = play(position({ ...fort, gods: 'demeter', towers: '1,1:1' }), '0>1,0', '0-1,1');
    expect(choicesWith(built, '0-')).toEqual(['0-2,1 {demeter}']);
    const twice = play(built, '0-2,1 {demeter}');
    expect(happenings(twice, 'taken-down')).toHaveLength(1);
    expect(twice.turn.number).toBe(2);
  });
  test('no demolition elsewhere', () => {
    expect(
      choicesWith(play(position({ towers: '1,1:1', workers: '0,0 4,4 4,0 0,4' }), '0>1,0'), '0-'),
    ).toEqual([]);
  });
});

describe('TIME', () => {
  const late = (clock: number, isExpert: boolean) =>
    afterEffects(position({ riddle: 14, isExpert, change: { clock } })).ending;
  test.each<[clock: number, isExpert: boolean, ending: string | null]>([
    [20, false, null],
    [21, false, 'time'],
    [18, true, null],
    [19, true, 'time'],
  ])('after %i turns, one more (expert: %s): %s', (clock, isExpert, ending) => {
    expect(late(clock, isExpert)).toBe(ending);
  });
  test.each<[turn: number, isExpert: boolean, isHeroic: boolean]>([
    [16, false, true],
    [17, false, false],
    [14, true, true],
    [15, true, false],
  ])('Heroic in turn %i (expert: %s): %s', (number, isExpert, isHeroic) => {
    const state = position({
      riddle: 14,
      isExpert,
      towers: '1,1:2 2,1:1 3,1:1 1,2:1 2,2:1 3,2:1 1,3:1 2,3:1 3,3:1',
    });
    const after = play({ ...state, turn: { ...state.turn, number } }, '0>0,1', '0-1,1');
    expect(after.achieved.includes('heroic')).toBe(isHeroic);
  });
  test('what was achieved counts when time is up', () => {
    const state = position({ riddle: 14, change: { clock: 21, achieved: ['silver'] } });
    expect(afterEffects(state)).toMatchObject({ ending: 'time', achieved: ['silver'] });
  });
});

describe('BOMBARD', () => {
  const isthmus: Sketch = { riddle: 15, workers: '1,1 5,3 5,1 1,3' };
  const hit = (sketch: Sketch) => afterEffects(position({ ...isthmus, ...sketch }));
  const toppled = (sketch: Sketch) =>
    happenings(hit(sketch), 'toppled').map((one) => one.kind === 'toppled' && one.on);
  test.each<[why: string, sketch: Sketch, on: readonly number[]]>([
    ['red hits the west', { die: 'red', towers: '0,2:2 3,2:3 6,2:3' }, [14]],
    ['green hits the middle', { die: 'green', towers: '0,2:3 3,2:1 6,2:3' }, [17]],
    ['blue hits the east', { die: 'blue', towers: '0,2:3 3,2:3 6,2:1' }, [20]],
    ['the tallest', { die: 'red', towers: '0,2:1 1,2:2' }, [15]],
    ['no dome', { die: 'red', towers: '0,2:1 1,2:4' }, [14]],
    ['nobody stands on it', { die: 'red', towers: '0,2:1 1,1:3' }, [14]],
    ['nothing there: nothing happens', { die: 'red', towers: '3,2:3' }, []],
  ])('%s', (_, sketch, on) => {
    expect(toppled(sketch)).toEqual(on);
  });
  test('ties are chosen, and the block goes to the box', () => {
    const asked = hit({ die: 'red', towers: '0,2:2 1,2:2', stockpile: '' });
    expect(choices(asked)).toEqual(['topple 0,2', 'topple 1,2']);
    const after = play(asked, 'topple 1,2');
    expect(happenings(after, 'toppled')).toMatchObject([{ on: 15, piece: 'L2' }]);
    expect(after.stockpile).toEqual({ L1: 0, L2: 0, L3: 0, D: 0 });
  });
  test.each<[why: string, die: string, isExpert: boolean, rolls: number, on: readonly number[]]>([
    ['standard: one roll', 'red green', false, 1, []],
    ['expert: a second roll if the first hits nothing', 'red green', true, 2, [17]],
    ['expert: no third', 'red blue green', true, 2, []],
    ['expert: no second if the first hits', 'green red', true, 1, [17]],
  ])('%s', (_, die, isExpert, rolls, on) => {
    const after = hit({ die, isExpert, towers: '3,2:2' });
    expect(happenings(after, 'rolled')).toHaveLength(rolls);
    expect(happenings(after, 'toppled').map((one) => one.kind === 'toppled' && one.on)).toEqual(on);
  });
  test('a coin rides down with its tower, and a collected one is kept', () => {
    const after = hit({ die: 'red', towers: '1,2:1', change: { collected: { silver: 1, gold: 0 } } });
    expect(after.coins.some(({ square }) => square === 15)).toBe(true);
    expect(after.collected.silver).toBe(1);
  });
});

describe('DARKNESS', () => {
  const dark = () =>
    startOf({ ...usualSetup(16, 2), friendly: ['hera'], friends: ['hera'] }, diceFor(sha256, 'dark', 0));
  test('gods of the deck lie facedown and show their type; friendly gods lie faceup', () => {
    const { queue } = dark();
    expect(queue[0]).toEqual({ kind: 'god', god: 'hera' });
    expect(queue.slice(1).map(({ kind }) => kind)).toEqual(['facedown', 'facedown']);
    for (const card of queue) expect(Object.keys(card).sort()).not.toContain('dealt');
  });
  test('nobody knows the gods before they are turned up', () => {
    expect(dark().unseen).toHaveLength(18);
  });
  test('a god is turned up when it is selected', () => {
    const state = position({
      riddle: 16,
      change: {
        queue: [
          { kind: 'facedown', type: 'mover' },
          { kind: 'god', god: 'hera' },
        ],
      },
    });
    const after = play(state, 'select 0');
    const [turned] = happenings(after, 'turned-up');
    expect(after.held).toHaveLength(1);
    expect(after.held[0]!.god).toBe(turned?.kind === 'turned-up' && turned.god);
    expect(after.unseen).not.toContain(after.held[0]!.god);
    expect(after.selected).toBe(1);
  });
  test('a god that lies faceup is simply taken', () => {
    const state = position({ riddle: 16, queue: 'hera' });
    expect(happenings(play(state, 'select 0'), 'turned-up')).toEqual([]);
  });
});

describe('LIGHTNING', () => {
  const plain: Sketch = { riddle: 16, workers: '0,4 4,4 4,0 0,3', towers: '2,2:0' };
  const struck = (sketch: Sketch) =>
    happenings(afterEffects(position({ ...plain, ...sketch })), 'toppled').map(
      (one) => one.kind === 'toppled' && one.on,
    );
  test.each<[why: string, sketch: Sketch, on: readonly number[]]>([
    ['what stands tallest alone is struck', { towers: '2,2:2' }, [12]],
    ['at height 3 too', { towers: '2,2:3 1,1:2' }, [12]],
    ['not at height 1', { towers: '2,2:1' }, []],
    ['two as tall are safe', { towers: '2,2:2 1,1:2' }, []],
    ['a dome does not count', { towers: '2,2:2 1,1:4' }, [12]],
    ['and is not struck', { towers: '2,2:0 1,1:4' }, []],
    ['two workers close to it ground it', { towers: '2,2:2', workers: '1,1 4,4 3,3 0,3' }, []],
    ['one is too few', { towers: '2,2:2', workers: '1,1 4,4 4,0 0,3' }, [12]],
    ['whoever stands on it is close', { towers: '2,2:2', workers: '2,2 1,1 4,0 0,3' }, []],
    ['expert: two are too few', { towers: '2,2:2', workers: '1,1 4,4 3,3 0,3', isExpert: true }, [12]],
    ['expert: three are enough', { towers: '2,2:2', workers: '1,1 1,2 3,3 0,3', isExpert: true }, []],
  ])('%s', (_, sketch, on) => {
    expect(struck(sketch)).toEqual(on);
  });
  test('a worker on it drops with it', () => {
    const after = afterEffects(position({ ...plain, towers: '2,2:2', workers: '2,2 4,4 4,0 0,3' }));
    expect(after.workers[0]).toBe(squareOf(after, '2,2'));
    expect(happenings(after, 'toppled')).toHaveLength(1);
  });
});
