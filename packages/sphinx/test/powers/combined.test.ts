import { expect, test } from 'vitest';
import { happenings, play, position, whereIs } from '../positions.ts';
import { testCases } from './cases.ts';

testCases([
  {
    rule: 'Apollo and Artemis: either move may be a change of places',
    gods: 'apollo artemis',
    workers: '0,0 4,4 1,1 2,2',
    after: ['0>1,1~0,0 {apollo}'],
    can: ['0>1,2 {artemis}', '0+0,1 L1'],
    cannot: ['0>2,2~1,1 {artemis apollo}', '0>0,0~1,1 {artemis apollo}'],
  },
  {
    rule: 'Artemis and Apollo: the second move changes places',
    gods: 'apollo artemis',
    workers: '0,0 4,4 1,1 2,2',
    after: ['0>1,0'],
    can: ['0>1,1~1,0 {artemis apollo}', '0>2,1 {artemis}'],
  },
  {
    rule: 'who climbs further with one card changes places further up with another',
    gods: 'apollo',
    lent: 'pegasus',
    workers: '0,0 4,4 1,1 4,0',
    towers: '1,1:3',
    can: ['0>1,1~0,0 {apollo pegasus}'],
  },
  {
    rule: 'Athena after Artemis: the first move went up, so a third is left',
    gods: 'artemis athena',
    towers: '1,1:1',
    after: ['0>1,1', '0>2,2 {artemis}'],
    can: ['0>3,3 {athena}', '0>1,2 {athena}'],
    cannot: ['0>1,1 {athena}'],
  },
  {
    rule: 'Hermes and Minotaur: a step may be a push',
    gods: 'hermes minotaur',
    workers: '0,0 4,4 2,2 4,0',
    after: ['0>1,1'],
    can: ['0>2,2~3,3 {hermes minotaur}'],
  },
  {
    rule: 'Hermes and Eros: a step may be a flight on the same height',
    gods: 'hermes eros',
    towers: '3,4:1',
    after: ['0>1,1'],
    can: ['0>3,3 {hermes eros}'],
    cannot: ['0>3,4 {hermes eros}'],
  },
  {
    rule: 'Atlas and Demeter: the second build may be a dome',
    gods: 'atlas demeter',
    after: ['0>1,1', '0+0,0 L1'],
    can: ['0+0,1 D {demeter atlas}', '0+0,1 L1 {demeter}'],
    cannot: ['0+0,0 D {demeter atlas}'],
  },
  {
    rule: 'Atlas and Hephaestus: never a dome on the same space',
    gods: 'atlas hephaestus',
    after: ['0>1,1', '0+0,0 L1'],
    can: ['0+0,0 L2 {hephaestus}'],
    cannot: ['0+0,0 D {hephaestus atlas}'],
  },
  {
    rule: 'Limus and Hephaestus: the second block may be of any size',
    gods: 'limus hephaestus',
    after: ['0>1,1', '0+0,0 L3 {limus}'],
    can: ['0+0,0 L2 {hephaestus}'],
    cannot: ['0+0,0 L1 {hephaestus limus}'],
  },
  {
    rule: 'Prometheus and Demeter: the other space is another than that of the usual build',
    gods: 'prometheus demeter',
    after: ['0+0,1 L1 {prometheus}', '0>1,0', '0+0,0 L1'],
    can: ['0+0,1 L2 {demeter}'],
    cannot: ['0+0,0 L2 {demeter}'],
  },
  {
    rule: 'Medusa and Hephaestus: the second block goes on the space of the usual build',
    gods: 'medusa hephaestus',
    towers: '1,1:1',
    after: ['0>1,1', '0+0,0 L1 {medusa}', '0+0,1 L1'],
    can: ['0+0,1 L2 {hephaestus}'],
    cannot: ['0+0,0 L2 {hephaestus}'],
  },
  {
    rule: 'Medusa and Artemis: the block goes on the space that was left last',
    gods: 'medusa artemis',
    towers: '1,1:1',
    after: ['0>1,1', '0>2,2 {artemis}'],
    can: ['0+1,1 L2 {medusa}'],
    cannot: ['0+0,0 L1 {medusa}'],
  },
  {
    rule: 'Prometheus and Athena: who built early does not move up',
    gods: 'prometheus athena',
    towers: '1,1:1',
    after: ['0+0,1 L1 {prometheus}'],
    cannot: ['0>1,1'],
  },
  {
    rule: 'Prometheus and Dionysus: another worker moves up, the same one does not',
    gods: 'prometheus dionysus',
    towers: '0,1:3 1,1:1 3,3:1',
    after: ['0+0,1 D {prometheus}', '0>1,0', '0+0,0 L1'],
    can: ['1>3,3 {dionysus}', '0>2,0 {dionysus}'],
    cannot: ['0>1,1 {dionysus}'],
  },
  {
    rule: 'Dionysus and Apollo: the other Move then Build may change places',
    gods: 'dionysus apollo',
    workers: '0,0 4,4 3,4 4,0',
    towers: '0,1:3',
    after: ['0>1,1', '0+0,1 D'],
    can: ['1>3,4~4,4 {dionysus apollo}'],
  },
  {
    rule: 'Charon and Aphrodite: both before one move',
    gods: 'charon aphrodite',
    workers: '1,1 4,4 0,1 3,0',
    after: ['2~2,1 {charon}'],
    can: ['3~2,0 {aphrodite}'],
  },
  {
    rule: 'Aphrodite and Prometheus: a force, then an early build with either worker',
    gods: 'aphrodite prometheus',
    workers: '0,0 4,4 2,0 4,0',
    after: ['2~1,0 {aphrodite}'],
    can: ['0+0,1 L1 {prometheus}', '1+3,3 L1 {prometheus}'],
  },
]);

test('a coin is collected by an early dome that is high enough, and lost below a dome that is not', () => {
  const { coins } = position({ riddle: 0 });
  const before = position({ riddle: 0, gods: 'atlas' });
  const silver = coins.find(({ level }) => level === 1)!;
  const gold = coins.find(({ level }) => level === 2)!;
  expect([silver.square, gold.square]).toEqual([6, 7]);
  const low = play(before, '0>1,0', '0+1,1 D {atlas}');
  expect(happenings(low, 'coin-collected')).toHaveLength(1);
  const lost = play(before, '0>1,0', '0+2,1 D {atlas}');
  expect(happenings(lost, 'coin-lost')).toEqual([{ kind: 'coin-lost', on: 7 }]);
});

test('who is forced by Apollo stands where the other stood, and has not moved', () => {
  const after = play(position({ gods: 'apollo', workers: '0,0 4,4 1,1 4,0' }), '0>1,1~0,0 {apollo}');
  expect([whereIs(after, 0), whereIs(after, 2)]).toEqual(['1,1', '0,0']);
  expect(after.turn.moves.map(({ worker }) => worker)).toEqual([0]);
});

test('a block that Ares takes comes to the stockpile, at most twice', () => {
  const before = position({ gods: 'ares', towers: '2,2:L1/L2' });
  const after = play(before, '0>1,1', '0+0,0 L1', '0-2,2 {ares}');
  expect(after.stockpile.L2).toBe(before.stockpile.L2 + 1);
  expect(after.held[0]!.charges).toBe(1);
});

test('Pan pays for each of two drops in a turn', () => {
  const before = position({ gods: 'pan', lent: 'dionysus', towers: '0,0:2 4,4:2 0,1:3' });
  const after = play(
    before,
    '0>1,1',
    'gain L1 {pan}',
    '0+0,1 D',
    '1>3,3 {dionysus}',
    'gain L2 {pan}',
    '1+3,4 L1',
  );
  expect(happenings(after, 'gained')).toHaveLength(2);
  expect(after.held[0]!.charges).toBe(0);
});

test('nobody is raised from a grave below an early dome', () => {
  const before = position({ riddle: 11, gods: 'atlas', workers: '0,0 - 4,0 -', towers: '1,1:1' });
  const domed = play(before, '0>0,1', '0+1,1 D {atlas}');
  expect(happenings(domed, 'raised')).toEqual([]);
  expect(happenings(play(before, '0>0,1', '0+1,1 L2'), 'raised')).toHaveLength(1);
});

test('a god that is selected brings only what the box has', () => {
  const before = position({ queue: 'hermes', change: { stockpile: { L1: 22, L2: 0, L3: 0, D: 0 } } });
  const after = play(before, 'select 0');
  expect(happenings(after, 'god-discarded')).toEqual([{ kind: 'god-discarded', god: 'hermes' }]);
});
