import { expect, test } from 'vitest';
import type { GodId } from '../../src/cards/gods.ts';
import { happenings, play, position, type Sketch } from '../positions.ts';

/** A turn that clears the card and uses the power, and one that clears it unused. */
interface Quest extends Sketch {
  readonly used: readonly string[];
  readonly unused: readonly string[];
}

const QUESTS: Readonly<Partial<Record<GodId, Quest>>> = {
  apollo: {
    workers: '0,0 4,4 1,1 4,0',
    towers: '0,1:1',
    used: ['0>1,1~0,0 {apollo}', '0+0,1 L2<apollo'],
    unused: ['0>1,0', '0+0,1 L2<apollo'],
  },
  artemis: {
    used: ['0>1,1', '0>2,2 {artemis}', '0+2,1 L1<artemis'],
    unused: ['0>1,1', '0+2,1 L1<artemis'],
  },
  athena: {
    towers: '1,1:1 2,1:2',
    used: ['0>1,1', '0>2,2 {athena}', '0+2,1 L3<athena'],
    unused: ['0>1,1', '0+2,1 L3<athena'],
  },
  atlas: {
    towers: '2,1:3',
    used: ['0>1,1', '0+0,0 D<atlas {atlas}'],
    unused: ['0>1,1', '0+2,1 D<atlas'],
  },
  demeter: {
    towers: '2,1:1',
    used: ['0>1,1', '0+0,0 L1', '0+2,1 L2<demeter {demeter}'],
    unused: ['0>1,1', '0+2,1 L2<demeter', 'done'],
  },
  hermes: {
    used: ['0>1,1', '0>2,2 {hermes}', '0+2,1 L1<hermes'],
    unused: ['0>1,1', '0+2,1 L1<hermes'],
  },
  minotaur: {
    workers: '0,0 4,4 1,1 4,0',
    towers: '0,1:1',
    used: ['0>1,1~2,2 {minotaur}', '0+0,1 L2<minotaur'],
    unused: ['0>1,0', '0+0,1 L2<minotaur'],
  },
  prometheus: {
    used: ['0+0,1 L1<prometheus {prometheus}', '0>1,0', '0+0,0 L1'],
    unused: ['0>1,0', '0+0,0 L1<prometheus'],
  },
  aphrodite: {
    workers: '0,0 4,4 2,0 4,0',
    towers: '0,1:1',
    used: ['2~1,0 {aphrodite}', '0>1,1', '0+0,1 L2<aphrodite'],
    unused: ['0>1,1', '0+0,1 L2<aphrodite'],
  },
  ares: {
    towers: '2,2:1',
    used: ['0>1,1', '0+0,1 L1<ares', '0-2,2 {ares}'],
    unused: ['0>1,1', '0+0,1 L1<ares', 'done'],
  },
  bia: {
    workers: '0,0 4,4 2,2 4,0',
    towers: '0,1:1',
    used: ['0>1,1', '2~3,3 {bia}', '0+0,1 L2<bia'],
    unused: ['0>1,1', '0+0,1 L2<bia'],
  },
  charon: {
    workers: '1,1 4,4 0,1 4,0',
    towers: '0,0:1',
    used: ['2~2,1 {charon}', '0>0,1', '0+0,0 L2<charon'],
    unused: ['0>1,0', '0+0,0 L2<charon'],
  },
  circe: {
    queue: 'artemis',
    towers: '2,1:1',
    used: ['use circe artemis', '0>1,1', '0>2,2 {artemis}', '0+2,1 L2<circe'],
    unused: ['use circe artemis', '0>1,1', '0+2,1 L2<circe'],
  },
  dionysus: {
    towers: '0,1:3',
    used: ['0>1,1', '0+0,1 D<dionysus', '2>3,0 {dionysus}', '2+4,0 L1'],
    unused: ['0>1,1', '0+0,1 D<dionysus', 'done'],
  },
  eros: {
    used: ['0>3,3 {eros}', '0+3,4 L1<eros'],
    unused: ['0>1,1', '0+0,0 L1<eros'],
  },
  hypnus: {
    used: ['use hypnus 3', '0>1,1', '0+0,0 L1<hypnus'],
    unused: ['0>1,1', '0+0,0 L1<hypnus'],
  },
  limus: {
    towers: '2,1:1',
    used: ['0>1,1', '0+2,1 L1<limus {limus}'],
    unused: ['0>1,1', '0+0,0 L1<limus'],
  },
  medusa: {
    towers: '1,1:2 0,0:1',
    used: ['0>1,1', '0+0,0 L2<medusa {medusa}', '0+0,1 L1'],
    unused: ['0>1,1', '0+0,0 L2<medusa'],
  },
  persephone: {
    towers: '1,1:1 0,1:1',
    used: ['0>1,1', '0+0,1 L2<persephone', 'gain L1 {persephone}'],
    unused: ['0>1,1', '0+0,1 L2<persephone', 'done'],
  },
  poseidon: {
    used: ['0>1,1', '0+0,0 L1', '1+3,3 L1<poseidon {poseidon}', 'done'],
    unused: ['0>1,1', '0+0,0 L1<poseidon', 'done'],
  },
  selene: {
    towers: '0,1:3',
    used: ['0>1,1', '1+3,3 D<selene {selene}'],
    unused: ['0>1,1', '0+0,1 D<selene'],
  },
  triton: {
    used: ['0>1,0', '0>2,0 {triton}', '0+1,1 L1<triton'],
    unused: ['0>1,0', '0+1,1 L1<triton'],
  },
  zeus: {
    towers: '1,1:2 1,0:1 0,1:2',
    workers: '1,0 4,4 4,0 0,4',
    used: ['0>1,1', '0+1,1 L3<zeus {zeus}'],
    unused: ['0>1,1', '0+0,1 L3<zeus'],
  },
  scylla: {
    workers: '1,1 4,4 0,0 4,0',
    towers: '2,2:1',
    used: ['0>1,2', '2~1,1 {scylla}', '0+2,2 L2<scylla'],
    unused: ['0>1,2', '0+2,2 L2<scylla'],
  },
  proteus: {
    used: ['0>1,1', '1~0,0 {proteus}', '0+0,1 L1<proteus'],
    unused: ['0>1,1', '0+0,1 L1<proteus'],
  },
  eris: {
    used: ['2>3,1 {eris}', '2+4,0 L1<eris'],
    unused: ['0>1,1', '0+0,0 L1<eris'],
  },
  maenads: {
    workers: '0,0 4,4 2,2 3,3',
    towers: '1,2:1',
    used: ['0>1,1', '0+0,0 L1', '2+1,2 L2<maenads {maenads}'],
    unused: ['0>1,1', '0+1,2 L2<maenads', 'done'],
  },
  asteria: {
    towers: '0,0:1 1,2:3',
    used: ['0>1,1', '0+0,1 D<asteria {asteria}'],
    unused: ['0>1,1', '0+1,2 D<asteria'],
  },
  iris: {
    workers: '0,0 4,4 1,1 4,0',
    towers: '1,0:1 2,1:1',
    used: ['0>2,2 {iris}', '0+2,1 L2<iris'],
    unused: ['0>0,1', '0+1,0 L2<iris'],
  },
  hippolyta: {
    towers: '2,1:2',
    used: ['0>1,1', '0>2,2 {hippolyta}', '0+2,1 L3<hippolyta'],
    unused: ['0>1,1', '0+2,1 L3<hippolyta'],
  },
  pegasus: {
    towers: '1,1:2',
    used: ['0>1,1 {pegasus}', '0+0,0 L1<pegasus'],
    unused: ['0>1,0', '0+0,0 L1<pegasus'],
  },
};

const NAMES = Object.keys(QUESTS) as readonly GodId[];

test.each(NAMES)('%s: who uses the power and clears the card has done the quest', (god) => {
  const { used, unused: _, ...sketch } = QUESTS[god]!;
  const before = position({ gods: god, ...sketch });
  const after = play(before, ...used);
  expect(happenings(after, 'quest-done')).toEqual([{ kind: 'quest-done', god }]);
  expect(after.asks).toEqual([{ kind: 'gain', reason: { kind: 'quest', god } }]);
  expect(play(after, 'gain L3').stockpile.L3).toBe(after.stockpile.L3 + 1);
});

test.each(NAMES)('%s: who clears the card without the power has not', (god) => {
  const { used: _, unused, ...sketch } = QUESTS[god]!;
  const after = play(position({ gods: god, ...sketch }), ...unused);
  expect(happenings(after, 'quest-done')).toEqual([]);
  expect(happenings(after, 'god-discarded')).toEqual([{ kind: 'god-discarded', god }]);
});

test.each(NAMES)('%s: a power that is used while pieces are left pays nothing', (god) => {
  const { used, unused: _, ...sketch } = QUESTS[god]!;
  const before = position({ gods: god, ...sketch });
  const [card] = before.held;
  const more = { ...before, held: [{ ...card!, pieces: { ...card!.pieces, D: card!.pieces.D + 1 } }] };
  expect(happenings(play(more, ...used), 'quest-done')).toEqual([]);
});

test('a god that another player clears is discarded without a quest', () => {
  const after = play(position({ gods: 'limus:1 artemis' }), '0>1,1', '0+0,0 L1<limus');
  expect(happenings(after, 'quest-done')).toEqual([]);
  expect(happenings(after, 'god-discarded')).toEqual([{ kind: 'god-discarded', god: 'limus' }]);
});

const chronusCleared = (towers: string) =>
  play(
    position({
      gods: 'chronus',
      towers,
      change: {
        held: [{ ...position({ gods: 'chronus' }).held[0]!, pieces: { L1: 1, L2: 0, L3: 0, D: 0 } }],
      },
    }),
    '0>1,1',
    '0+0,0 L1<chronus',
  );

test('the quest of Chronus wants two complete towers and pays two pieces', () => {
  expect(chronusCleared('3,3:4 3,2:4').asks).toHaveLength(2);
});

test.each(['', '3,3:4', '3,3:4 3,2:L1/D'])('the quest of Chronus is not done with towers %j', (towers) => {
  expect(happenings(chronusCleared(towers), 'quest-done')).toEqual([]);
});

const pan = position({ gods: 'pan', towers: '0,0:2' });

test('Pan pays for the quest too when the last of his pieces is built after a drop', () => {
  const last = { ...pan, held: [{ ...pan.held[0]!, pieces: { L1: 1, L2: 0, L3: 0, D: 0 } }] };
  const after = play(last, '0>1,1', 'gain D {pan}', '0+0,1 L1<pan');
  expect(happenings(after, 'quest-done')).toHaveLength(1);
});

test('hydra: the quest is done when the last two pieces are built in one turn, and not one by one', () => {
  const field = position({ gods: 'hydra', towers: '2,1:1' });
  const two = { ...field, held: [{ ...field.held[0]!, pieces: { L1: 1, L2: 1, L3: 0, D: 0 } }] };
  const both = play(two, '0>1,1', '0+0,0 L1<hydra', '0+2,1 L2<hydra {hydra}');
  expect(happenings(both, 'quest-done')).toHaveLength(1);
  const one = { ...field, held: [{ ...field.held[0]!, pieces: { L1: 1, L2: 0, L3: 0, D: 0 } }] };
  expect(happenings(play(one, '0>1,1', '0+0,0 L1<hydra'), 'quest-done')).toEqual([]);
});

test('persephone: each block costs a charge, and after the last there is none', () => {
  const field = position({ gods: 'persephone', towers: '1,1:1' });
  const left = (charges: number) => ({ ...field, held: [{ ...field.held[0]!, charges }] });
  expect(play(left(1), '0>1,1', '0+0,0 L1', 'gain L1 {persephone}').held[0]!.charges).toBe(0);
  expect(play(left(0), '0>1,1', '0+0,0 L1').turn.seat).toBe(1);
});
