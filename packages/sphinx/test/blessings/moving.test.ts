import { expect, test } from 'vitest';
import { happenings, play, position, whereIs } from '../positions.ts';
import { testCases } from '../powers/cases.ts';

const workers = '0,0 4,4 4,0 0,4';

testCases([
  {
    rule: 'Stepping Stones: the worker moves once more, back too',
    queue: 'stepping-stones',
    workers,
    after: ['0>1,1'],
    can: ['0>2,2 {stepping-stones}', '0>0,0 {stepping-stones}', '0+0,0 L1'],
    cannot: ['1>3,3 {stepping-stones}'],
  },
  {
    rule: 'Stepping Stones: not twice',
    queue: 'stepping-stones',
    workers,
    after: ['0>1,1', '0>2,2 {stepping-stones}'],
    cannot: ['0>3,3 {stepping-stones}'],
  },
  {
    rule: 'Stepping Stones: nothing for who has not moved',
    queue: 'stepping-stones',
    workers,
    cannot: ['0>1,1 {stepping-stones}'],
  },
  {
    rule: 'Sure Feet: two levels up, not three',
    queue: 'sure-feet',
    workers,
    towers: '1,1:2 0,1:3 1,0:1',
    can: ['0>1,1 {sure-feet}', '0>1,0'],
    cannot: ['0>0,1 {sure-feet}', '0>1,0 {sure-feet}', '0>1,1'],
  },
  {
    rule: 'Rope Bridge: over one gap, straight',
    riddle: 2,
    queue: 'rope-bridge',
    workers: '2,1 1,1 0,0 6,3',
    can: ['0>4,1 {rope-bridge}', '0>1,0'],
    cannot: ['0>4,3 {rope-bridge}', '1>3,1 {rope-bridge}', '0>0,1 {rope-bridge}', '0>4,0 {rope-bridge}'],
  },
  {
    rule: 'Rope Bridge: not over two gaps',
    riddle: 5,
    queue: 'rope-bridge',
    workers: '1,1 0,0 5,0 5,5',
    cannot: ['0>4,1 {rope-bridge}', '0>3,1 {rope-bridge}', '0>3,3 {rope-bridge}'],
  },
  {
    rule: 'Rope Bridge: not over land',
    queue: 'rope-bridge',
    workers: '0,0 4,4 1,0 0,4',
    cannot: ['0>2,0 {rope-bridge}', '0>0,2 {rope-bridge}'],
  },
  {
    rule: 'West Wind: any worker, one step, one level up at most',
    queue: 'west-wind',
    workers,
    towers: '3,1:2 3,0:1',
    can: ['2~3,0 {west-wind}', '0~1,1 {west-wind}'],
    cannot: ['2~3,1 {west-wind}', '2~2,2 {west-wind}'],
  },
  {
    rule: 'West Wind: nobody who sleeps, and not the King',
    riddle: 20,
    queue: 'west-wind',
    workers: '0,1 5,4 4,0 4,3',
    king: '2,2',
    change: { asleep: [{ figure: 2, seat: 1 }] },
    can: ['0~1,1 {west-wind}'],
    cannot: ['2~3,0 {west-wind}', 'king~2,1 {west-wind}'],
  },
  {
    rule: 'West Wind: also between move and build',
    queue: 'west-wind',
    workers,
    after: ['0>1,1', '0~2,2 {west-wind}'],
    can: ['0+3,3 L1', '0+1,1 L1'],
    cannot: ['0+0,0 L1'],
  },
  {
    rule: 'West Wind: not if the worker then could not build',
    queue: 'west-wind',
    workers,
    stockpile: 'L2',
    towers: '0,0:1',
    after: ['0>1,1'],
    can: ['0+0,0 L2', '0~0,1 {west-wind}'],
    cannot: ['0~2,2 {west-wind}', '0~1,2 {west-wind}'],
  },
  {
    rule: 'Trade Places: any two workers, but none who sleeps',
    queue: 'trade-places',
    workers,
    change: { asleep: [{ figure: 3, seat: 1 }] },
    can: ['use trade-places 0 1', 'use trade-places 0 2', 'use trade-places 1 2'],
    cannot: ['use trade-places 0 3', 'use trade-places 2 3', 'use trade-places 0 0'],
  },
  {
    rule: 'Second Wind: after the build the other worker moves',
    queue: 'second-wind',
    workers,
    after: ['0>1,1', '0+0,0 L1'],
    can: ['1>3,3 {second-wind}', 'done'],
    cannot: ['0>2,2 {second-wind}', '2>3,1 {second-wind}'],
  },
  {
    rule: 'Second Wind: and builds',
    queue: 'second-wind',
    workers,
    after: ['0>1,1', '0+0,0 L1', '1>3,3 {second-wind}'],
    can: ['1+4,4 L1'],
    cannot: ['0+0,0 L2', 'done'],
  },
  {
    rule: 'Second Wind: powers help, too',
    gods: 'artemis',
    queue: 'second-wind',
    workers,
    after: ['0>1,1', '0+0,0 L1', '1>3,3 {second-wind}'],
    can: ['1>2,2 {artemis}'],
  },
  {
    rule: 'Second Wind: nothing without a Move then Build',
    queue: 'second-wind',
    workers,
    cannot: ['1>3,3 {second-wind}'],
  },
  {
    rule: 'Second Wind: the Wanderer, though he has to rest',
    players: 3,
    queue: 'second-wind',
    workers,
    change: { lastFirst: 3 },
    after: ['0>1,1', '0+0,0 L1'],
    can: ['3>1,3 {second-wind}'],
    cannot: ['1>3,3 {second-wind}'],
  },
]);

test('Trade Places: both are where the other was, and neither has moved', () => {
  const traded = play(position({ queue: 'trade-places', workers, towers: '4,0:3' }), 'use trade-places 0 2');
  expect([whereIs(traded, 0), whereIs(traded, 2)]).toEqual(['4,0', '0,0']);
  expect(traded.turn.moves).toEqual([]);
});

test('who forces a worker before the move may still do anything else', () => {
  const blown = play(position({ queue: 'west-wind', workers }), '2~3,1 {west-wind}');
  expect(blown.turn.phase).toBe('start');
  expect(happenings(blown, 'blessing-spent')).toHaveLength(1);
});
