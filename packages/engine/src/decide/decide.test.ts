import { advance, canWin, formatStage, listWins, type Playing, parseStage, TurnList } from '@thera/santorini';
import { LEVELS, type Level } from '@thera/table';
import { describe, expect, test } from 'vitest';
import { randomStage } from '../../test/random-stage.ts';
import { diceOf, good } from '../../test/self-play.ts';
import { turnOptions } from '../../test/turn-options.ts';
import { WON } from '../search/score.ts';
import { decide, decideWith } from './decide.ts';
import { SKILLS } from './skill.ts';
import type { Thought } from './thought.ts';

const SEEDS = ['a', 'b', 'c'];
const CAREFUL: readonly Level[] = LEVELS.slice(2);

/** Time stands still, so that levels are bound by what they look at alone; a part of that is enough here. */
const think = (text: string, level: Level, seed: string, report?: (thought: Thought) => void): Thought =>
  decideWith({ ...SKILLS[level], nodes: Math.min(SKILLS[level].nodes, 8_000) }, good(parseStage(text)), {
    dice: diceOf(seed),
    clock: () => 0,
    ...(report === undefined ? {} : { report }),
  });

const played = (text: string, { steps }: Thought): Playing => {
  const after = good(advance(good(parseStage(text)), steps, ([first]) => first!));
  if (after.phase !== 'play') throw new Error('this is before play');
  return after;
};

describe('a win in one turn is taken at every level', () => {
  test.each([
    ['by a step up', '0000000000002300000000000/1/atlas:C3,A1/pan:E5,E1'],
    ['by two steps', '0000000000012300000000000/1/artemis:B3,A1/pan:E5,E1'],
    ['by a step down two levels', '0000000000002000000000000/1/pan:C3,A1/mortal:E5,E1'],
    ['by pushing who stands on top', '0000000000002300000000000/1/minotaur:C3,A1/mortal:D3,A5'],
    ['by changing places with who stands on top', '0000000000002300000000000/1/apollo:C3,A1/mortal:D3,A5'],
    ['in a game of three', '0000000000002300000000000/1/atlas:C3,A1/pan:E5,E1/demeter:A5,B5'],
    ['by a partner', '0000000000002300000000000/3/atlas:C3,A1/pan:E5,E1/demeter:=/apollo:='],
  ])('%s', (_, text) => {
    for (const level of LEVELS)
      for (const seed of SEEDS)
        expect(played(text, think(text, level, seed)).position.winner, `${level}, seed ${seed}`).toBe(0);
  });
});

describe('a loss in one turn is prevented from the third level on', () => {
  test.each([
    ['by a dome, or by standing there', '0000000023000000000000000/1/pan:D5,A1/atlas:D4,A5'],
    ['by a block too many', '0000000022000000000000000/1/mortal:D5,A1/prometheus:D4,A5'],
    ['of the seat after the next', '0000000023000000000000000/1/pan:D5,A1/apollo:A5,B5/atlas:D4,E1'],
    ['of either partner', '0000000023000000000000000/1/pan:D5,A1/atlas:D4,A5/demeter:=/apollo:='],
  ])('%s', (_, text) => {
    for (const level of CAREFUL)
      for (const seed of SEEDS) {
        const { position } = played(text, think(text, level, seed));
        for (let seat = 1; seat < position.lineup.seats; seat++)
          if (seat !== 2 || position.lineup.seats === 3)
            expect(canWin(position, seat), `${level}, seed ${seed}`).toBe(false);
      }
  });
});

describe('in random games of any powers', () => {
  test.each([
    [['mortal', 'mortal']],
    [['apollo', 'demeter']],
    [['artemis', 'athena']],
    [['minotaur', 'pan']],
    [['hermes', 'atlas']],
    [['medusa', 'bia']],
    [['triton', 'limus']],
    [['zeus', 'aphrodite']],
    [['graeae', 'scylla']],
    [['urania', 'eris']],
  ])('%j: a win is taken, and a loss prevented where it can be', (powers) => {
    for (const turns of [8, 13, 18, 23, 28]) {
      const seed = `random ${turns}`;
      const stage = randomStage(powers, turns, seed);
      if (stage?.phase !== 'play') continue;
      const { position } = stage;
      const other = 1 - position.turn;
      const text = formatStage(stage);
      const list = new TurnList();
      listWins(position, list);
      const isSafe = turnOptions(position, diceOf(seed)).some(({ outcomes }) =>
        outcomes.every((after) => after.turn === other && after.winner < 0 && !canWin(after, other)),
      );
      const after = played(text, think(text, 'mason', seed)).position;
      if (list.count > 0) expect(after.winner, text).toBe(position.turn);
      else if (isSafe)
        expect(after.winner === other || (after.turn === other && canWin(after)), text).toBe(false);
    }
  });
});

describe('a win in three turns is found by the upper levels', () => {
  test.each([
    ['0110011100111003111200021/1/mortal:A4,E2/mortal:B4,A1', ['E2>D1 ^E2']],
    ['0311112042101413020200110/2/mortal:A5,D1/mortal:C5,C3', ['C5>B4 ^A4', 'C3>B4 ^A4']],
    ['1022002210120221301010220/2/pan:D4,A2/mortal:B5,D2', ['D2>C1 ^D1']],
    ['0001101040001210304000041/1/pan:C3,C2/mortal:E4,E2', ['C3>D3 ^C3', 'C3>D3 ^E3']],
    ['1013100001100130121010001/1/zeus:E5,D2/apollo:E2,A1', ['E5>E4 ^E4']],
    ['0120002011120110221011010/1/medusa:E4,B1/mortal:C5,E1', ['B1>C2 ^B2']],
    ['1a21002babb11101b11310030/2/minotaur:B3,E1/atlas:C5,C3', ['C5>B4 ^C5']],
    ['0020031020120201022230030/2/prometheus:B5,E3/hera:A3,A2', ['A2>B3 ^C2', 'A3>B3 ^C2']],
    ['2010103301111402013201011/2/demeter:D4,D1/artemis:A4,A1', ['A1>B2 B2>C2 ^C3', 'A4>B3 B3>C2 ^C3']],
  ])('%s', (text, best) => {
    for (const level of ['foreman', 'architect', 'titan'] as const) {
      const { steps, score } = think(text, level, 'seed');
      expect(best).toContain(steps.join(' '));
      expect(score).toBe(WON - 3);
    }
  });
});

test('an opponent who can be left without a turn is', () => {
  const text = '0000000000000004440000100/1/mortal:D1,E5/mortal:A1,B1';
  for (const level of CAREFUL) expect(played(text, think(text, level, 'seed')).position.winner).toBe(0);
});

describe('a thought', () => {
  const text = '0110000001100001000000000/2/mortal:D4,A3/mortal:C4,C2';

  test('is the same for the same dice', () => {
    for (const level of LEVELS) expect(think(text, level, 'x')).toEqual(think(text, level, 'x'));
  });

  test('is told at once and whenever it changes, and each can be played', () => {
    const told: Thought[] = [];
    const last = think(text, 'foreman', 'x', (thought) => told.push(thought));
    expect(told[0]).toMatchObject({ depth: 0, nodes: 0 });
    expect(told.at(-1)).toMatchObject({ steps: last.steps, depth: last.depth, score: last.score });
    for (const thought of told) expect(played(text, thought).position.turn).toBe(0);
    expect(told.map(({ depth }) => depth)).toEqual(told.map(({ depth }) => depth).toSorted((a, b) => a - b));
  });

  test('ends when time is up', () => {
    let now = 0;
    const { depth, nodes } = decide(good(parseStage(text)), {
      level: 'titan',
      dice: diceOf('x'),
      clock: () => (now += 500),
    });
    expect(depth).toBeGreaterThan(0);
    expect(nodes).toBeLessThan(5_000);
  });
});
