import { describe, expect, test } from 'vitest';
import { choicesOf } from '../../src/choices.ts';
import { terrainIn } from '../../src/field.ts';
import { waysOf } from '../../src/rules/stalking.ts';
import { OFF, placeOf } from '../../src/terrain.ts';
import { choices, choicesWith, happenings, play, position, type Sketch, whereIs } from '../positions.ts';
import { afterEffects } from '../step-three.ts';

describe('STALK', () => {
  const FAR = '0,0 0,4 0,1';
  const ASLEEP = { asleep: [{ figure: 'sphinx' as const, seat: 0 }] };
  test.each<[why: string, sketch: Sketch, ways: string]>([
    ['beside a worker she stays', { sphinx: '2,2', workers: '1,1 0,4 4,4 4,0' }, ''],
    ['she goes straight to the closest', { sphinx: '4,2', workers: `1,2 ${FAR}` }, '3,2'],
    ['she goes diagonally', { sphinx: '4,4', workers: '2,2 0,0 0,1 1,0' }, '3,3'],
    ['of spaces equally far she takes the straighter', { sphinx: '4,2', workers: '1,1 0,4 0,3 -' }, '3,1'],
    [
      'players choose where two spaces are as good',
      { sphinx: '4,2', workers: `1,2 ${FAR}`, towers: '3,2:4' },
      '3,1 3,3',
    ],
    ['players choose among the closest', { sphinx: '2,2', workers: '0,2 4,2 - -' }, '1,2 3,2'],
    [
      'she may stay if one of the closest cannot be come nearer to',
      { sphinx: '2,2', workers: '0,0 4,4 - -', towers: '1,1:L1/D' },
      '2,2 3,3',
    ],
    ['she stays if nothing is nearer', { sphinx: '2,2', workers: '0,0 - - -', towers: '1,1:4' }, ''],
    ['height does not hinder her', { sphinx: '4,2', workers: `1,2 ${FAR}`, towers: '3,2:3' }, '3,2'],
    ['with nobody on the map she stays', { sphinx: '2,2', workers: '- - - -' }, ''],
    ['asleep she stays', { sphinx: '4,2', workers: `1,2 ${FAR}`, change: ASLEEP }, ''],
  ])('%s', (_, sketch, ways) => {
    const state = position({ riddle: 4, ...sketch });
    expect(waysOf(state).map((square) => placeOf(terrainIn(state), square).join())).toEqual(
      ways === '' ? [] : ways.split(' '),
    );
  });

  test('ends each turn, and is asked only where there is a choice', () => {
    const turn = position({ riddle: 4, sphinx: '4,2', workers: '0,0 1,2 0,4 0,3' });
    expect(happenings(play(turn, '0>0,1', '0+1,0 L1'), 'sphinx-moved')).toEqual([
      { kind: 'sphinx-moved', from: 14, to: 13 },
    ]);
    const tie = play(position({ riddle: 4, sphinx: '2,2', workers: '0,0 4,2 0,2 -' }), '0>0,1', '0+1,0 L1');
    expect(choices(tie)).toEqual(['sphinx-way 1,1', 'sphinx-way 3,2', 'sphinx-way 1,2']);
  });

  test('where she may stay, staying is a choice and nothing happens', () => {
    const asked = afterEffects(
      position({ riddle: 4, sphinx: '2,2', workers: '0,0 4,4 - -', towers: '1,1:L1/D' }),
    );
    expect(choices(asked)).toEqual(['sphinx-way 2,2', 'sphinx-way 3,3']);
    expect(happenings(play(asked, 'sphinx-way 2,2'), 'sphinx-moved')).toEqual([]);
  });
});

describe('GAZE', () => {
  const sketch: Sketch = { riddle: 4, sphinx: '3,1', workers: '0,0 1,1 0,4 4,4' };
  test('nobody builds beside her', () => {
    const moved = play(position(sketch), '1>1,2');
    expect(choicesWith(moved, '1+2,1')).toEqual([]);
    expect(choicesWith(moved, '1+2,3')).toEqual(['1+2,3 L1']);
  });
  test('one may walk beside her, and build there when she is gone', () => {
    expect(choices(position(sketch))).toContain('1>2,1');
    const alone = position({ ...sketch, change: { sphinx: OFF } });
    expect(choicesWith(play(alone, '1>1,2'), '1+2,1')).toEqual(['1+2,1 L1']);
  });
  test('in other riddles her presence forbids nothing but her own space', () => {
    const moved = play(position({ riddle: 8, sphinx: '2,2', workers: '0,0 4,4 5,0 0,4' }), '0>1,1');
    expect(choicesWith(moved, '0+1,2')).toEqual(['0+1,2 L1']);
    expect(choicesWith(moved, '0+2,2')).toEqual([]);
  });
});

describe('ROAR', () => {
  const roared = (sketch: Sketch) => afterEffects(position({ riddle: 8, sphinx: '2,2', ...sketch }));

  test.each<[why: string, sketch: Sketch, to: string]>([
    ['a worker on the ground is forced straight away', { workers: '1,2 5,4 5,0 5,2' }, '0,2'],
    ['diagonally too', { workers: '1,1 5,4 5,0 5,2' }, '0,0'],
    ['up to any height', { workers: '1,1 5,4 5,0 5,2', towers: '0,0:3' }, '0,0'],
    ['higher up it stays', { workers: '1,2 5,4 5,0 5,2', towers: '1,2:1' }, '1,2'],
    [
      'a worker that sleeps stays',
      { workers: '1,2 5,4 5,0 5,2', change: { asleep: [{ figure: 0, seat: 0 }] } },
      '1,2',
    ],
    [
      'a Sphinx that sleeps does nothing',
      { workers: '1,2 5,4 5,0 5,2', change: { asleep: [{ figure: 'sphinx', seat: 0 }] } },
      '1,2',
    ],
  ])('%s', (_, sketch, to) => {
    const after = roared(sketch);
    expect(whereIs(after, 0)).toBe(to);
    expect(happenings(after, 'paid')).toEqual([]);
    expect(happenings(after, 'sphinx-moved')).toEqual([]);
  });

  test.each<[why: string, sketch: Sketch]>([
    ['beyond is a dome', { workers: '1,2 5,4 5,0 5,2', towers: '0,2:L1/D' }],
    ['beyond is nothing', { sphinx: '1,2', workers: '0,2 5,4 5,0 5,2' }],
    ['beyond is somebody', { workers: '1,2 0,2 5,0 5,2' }],
  ])('who cannot be forced clings on for a piece of the stockpile: %s', (_, sketch) => {
    const asked = roared({ stockpile: 'L1 D', ...sketch });
    expect(choices(asked)).toEqual(['pay L1', 'pay D']);
    const paid = play(asked, 'pay D');
    expect(paid.stockpile).toEqual({ L1: 1, L2: 0, L3: 0, D: 0 });
    expect(paid.destroyed).toBe(0);
  });

  test('the only piece there is goes without asking; cards of gods do not pay', () => {
    const sketch: Sketch = { sphinx: '1,2', workers: '0,2 5,4 5,0 5,2', gods: 'artemis' };
    expect(happenings(roared({ ...sketch, stockpile: 'L2' }), 'paid')).toHaveLength(1);
    const without = roared({ ...sketch, stockpile: '' });
    expect(happenings(without, 'destroyed')).toEqual([{ kind: 'destroyed', worker: 0, from: 12 }]);
    expect(without.ending).toBeNull();
  });

  test('with one piece for two the players choose who is saved', () => {
    const asked = roared({ sphinx: '1,2', workers: '0,1 0,2 5,0 5,2', stockpile: 'L2' });
    expect(choicesOf(asked).map(({ step }) => step)).toEqual([
      { kind: 'pay', piece: 'L2', from: 'stockpile', worker: 0 },
      { kind: 'pay', piece: 'L2', from: 'stockpile', worker: 1 },
    ]);
    expect(happenings(play(asked, 'pay L2'), 'destroyed')).toMatchObject([{ worker: 1 }]);
  });

  test('with pieces for all nobody asks who pays first', () => {
    const asked = roared({ sphinx: '1,2', workers: '0,1 0,2 5,0 5,2', stockpile: 'L2 L3' });
    expect(choices(asked)).toEqual(['pay L2', 'pay L3']);
    expect(play(asked, 'pay L2').stockpile).toEqual({ L1: 0, L2: 0, L3: 0, D: 0 });
  });

  test('two who fall at once end the riddle', () => {
    const after = roared({ sphinx: '1,2', workers: '0,1 0,2 5,0 5,2', stockpile: '' });
    expect(after.ending).toBe('destroyed');
  });

  test('beside nobody she comes nearer instead', () => {
    const after = roared({ workers: '0,2 5,4 5,0 5,2' });
    expect(happenings(after, 'sphinx-moved')).toMatchObject([{ to: 13 }]);
    expect(whereIs(after, 0)).toBe('0,2');
  });

  test('beside a worker out of her reach she neither comes nearer nor hurts', () => {
    const after = roared({ workers: '1,2 5,4 5,0 5,2', towers: '1,2:2' });
    expect(happenings(after, 'sphinx-moved')).toEqual([]);
    expect(happenings(after, 'forced')).toEqual([]);
  });
});

describe('WARDS', () => {
  const warded = (sketch: Sketch) =>
    play(
      position({ riddle: 8, workers: '0,0 5,4 5,0 0,4', towers: '1,1:2', ...sketch }),
      '0>1,0',
      '0+1,1 L3',
    );

  test.each<[why: string, sphinx: string, health: number]>([
    ['beside her it takes 2', '2,2', 4],
    ['far from her it takes 1', '4,3', 5],
  ])('%s', (_, sphinx, health) => {
    const after = warded({ sphinx });
    expect(happenings(after, 'sphinx-hurt')).toMatchObject([{ health }]);
    expect(happenings(after, 'coin-placed')).toEqual([]);
    expect(after.coins).toHaveLength(3);
  });

  test('lower levels of a ward hurt nobody', () => {
    const low = position({ riddle: 8, workers: '0,0 5,4 5,0 0,4', towers: '1,1:1' });
    expect(play(low, '0>1,0', '0+1,1 L2').health).toBe(6);
  });

  test('at no health she leaves, and Heroic ends it', () => {
    const after = warded({ sphinx: '2,2', change: { health: 1 } });
    expect(after.sphinx).toBe(OFF);
    expect(after.health).toBe(0);
    expect(after.ending).toBe('objective');
    expect(after.achieved).toEqual(['silver', 'gold', 'heroic', 'godlike']);
  });

  test('expert: she has one more health', () => {
    expect(position({ riddle: 8, isExpert: true }).health).toBe(7);
  });
});

describe('ANSWERS', () => {
  const FAR_OFF: Sketch = { riddle: 22, workers: '4,2 0,5 6,4 3,6', die: 'blue' };
  const answer = (sketch: Sketch, ...steps: readonly string[]) =>
    play(position({ ...FAR_OFF, ...sketch }), ...steps);

  test.each<[why: string, sketch: Sketch, steps: readonly string[], health: number]>([
    ['a silver coin takes 1', {}, ['0>4,1', '0+5,2 L1'], 8],
    ['a gold coin takes 2', { towers: '5,1:1' }, ['0>4,1', '0+5,1 L2'], 7],
    ['health does not go below none', { towers: '5,1:1', change: { health: 1 } }, ['0>4,1', '0+5,1 L2'], 0],
    ['another space takes none', {}, ['0>4,1', '0+4,0 L1'], 9],
  ])('%s', (_, sketch, steps, health) => {
    const after = answer(sketch, ...steps);
    expect(after.health).toBe(health);
    expect(after.sphinx === OFF).toBe(health === 0);
    expect(happenings(after, 'coin-placed')).toEqual([]);
  });

  test('when she has left there is no die to end the turn', () => {
    const after = answer({ towers: '5,1:1', change: { health: 1 } }, '0>4,1', '0+5,1 L2');
    expect(happenings(after, 'rolled')).toEqual([]);
  });

  test('expert: she has 11 health', () => {
    expect(position({ riddle: 22, isExpert: true }).health).toBe(11);
  });
});

describe('the die of the Sphinx', () => {
  const WORKERS = '3,1 1,3 6,6 6,0';
  const rolled = (die: string, sketch: Sketch = {}) =>
    afterEffects(position({ riddle: 22, sphinx: '3,3', workers: WORKERS, die, ...sketch }));

  test('red: STALK, with a choice among the closest', () => {
    const asked = rolled('red');
    expect(choices(asked)).toEqual(['sphinx-way 3,2', 'sphinx-way 2,3']);
    expect(play(asked, 'sphinx-way 3,2').sphinx).toBe(2 * 7 + 3);
  });

  test('green: ROAR', () => {
    const after = rolled('green', { workers: '2,3 3,1 6,6 6,0' });
    expect(whereIs(after, 0)).toBe('1,3');
    expect(whereIs(after, 1)).toBe('3,1');
    expect(happenings(after, 'sphinx-moved')).toEqual([]);
  });

  test('green with nobody beside her: nothing, she does not come nearer', () => {
    const after = rolled('green');
    expect(happenings(after, 'sphinx-moved')).toEqual([]);
    expect(happenings(after, 'forced')).toEqual([]);
  });

  test.each<[why: string, towers: string, toppled: readonly number[]]>([
    ['the tallest beside her loses its top block', '2,2:2 4,4:1', [16]],
    ['what has a dome does not', '2,2:L1/L2/D 4,4:1', [32]],
    ['nothing stands beside her', '1,1:3', []],
    ['her own tower does not', '3,3:3', []],
  ])('blue: CLAW, %s', (_, towers, toppled) => {
    const after = rolled('blue', { towers });
    expect(happenings(after, 'toppled').map((one) => one.kind === 'toppled' && one.on)).toEqual(toppled);
    expect(after.stockpile).toEqual(position({}).stockpile);
  });

  test('blue: whoever stands on a tower keeps it, and ties are chosen', () => {
    const asked = rolled('blue', { workers: '2,2 3,1 6,6 6,0', towers: '2,2:3 4,4:1 2,4:1' });
    expect(choices(asked)).toEqual(['topple 2,4', 'topple 4,4']);
    expect(happenings(play(asked, 'topple 4,4'), 'toppled')).toMatchObject([{ on: 32, piece: 'L1' }]);
  });

  test.each(['red', 'green', 'blue'])('while she sleeps the die is not rolled (%s)', (die) => {
    const after = rolled(die, { change: { asleep: [{ figure: 'sphinx', seat: 1 }] } });
    expect(happenings(after, 'rolled')).toEqual([]);
    expect(after.clock).toBe(1);
  });
});

describe('the throne', () => {
  const stair: Sketch = {
    riddle: 22,
    workers: '2,3 0,5 6,4 3,6',
    towers: '2,3:2',
    change: { sphinx: OFF, health: 0, achieved: ['silver', 'gold', 'heroic'] },
  };
  test('who moves up to it once she is gone ends the riddle', () => {
    const after = play(position(stair), '0>3,3', '0+3,2 L1');
    expect(after.achieved).toContain('godlike');
    expect(after.ending).toBe('objective');
  });
  test('a worker that stands there already has not moved up', () => {
    const state = position({ ...stair, workers: '3,3 2,4 6,4 3,6', towers: '' });
    expect(play(state, '1>2,5', '1+1,6 L1').achieved).not.toContain('godlike');
  });
  test('who was there before she was driven off has to come again', () => {
    const state = position({
      ...stair,
      towers: '2,3:2 2,4:1',
      change: {
        sphinx: 5,
        health: 1,
        coins: [{ square: 30, colour: 'silver', level: 2 }],
        achieved: ['silver', 'gold'],
      },
      die: 'blue',
    });
    const after = play(state, '0>3,3', '0+2,4 L2');
    expect(after.health).toBe(0);
    expect(after.achieved).toEqual(['silver', 'gold', 'heroic']);
    expect(after.ending).toBeNull();
  });
  test('she stands on it and closes it as long as she is there', () => {
    const state = position({ ...stair, change: { health: 3 } });
    expect(choicesWith(state, '0>3,3')).toEqual([]);
  });
});
