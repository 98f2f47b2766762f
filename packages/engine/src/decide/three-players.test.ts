import { advance, canWin, listTurns, Position, parseStage, play, TurnList } from '@thera/santorini';
import { LEVELS } from '@thera/table';
import { describe, expect, test } from 'vitest';
import { diceOf, good } from '../../test/self-play.ts';
import { decideWith } from './decide.ts';
import { SKILLS } from './skill.ts';

const SEEDS = ['a', 'b', 'c'];

/** The position after what each level from the third on decides, with every seed. */
function decided(text: string): { readonly position: Position; readonly who: string }[] {
  const stage = good(parseStage(text));
  return LEVELS.slice(2).flatMap((level) =>
    SEEDS.map((seed) => {
      const skill = { ...SKILLS[level], nodes: Math.min(4_000, SKILLS[level].nodes) };
      const { steps } = decideWith(skill, stage, { dice: diceOf(seed), clock: () => 0 });
      const after = good(advance(stage, steps, ([first]) => first!));
      if (after.phase !== 'play') throw new Error(text);
      return { position: after.position, who: `${level}, seed ${seed}: ${steps.join(' ')}` };
    }),
  );
}

/** Whether the seat to move has a turn after which another cannot win. */
function canPrevent(position: Position, seat: number): boolean {
  const list = new TurnList();
  listTurns(position, list);
  const after = new Position();
  return [...list.starts()].some((at) => {
    play(position, list.data, at, after);
    return !canWin(after, seat);
  });
}

describe('of three players', () => {
  test.each([
    ['two who can both win', '2300000000000000000000032/1/mortal:B4,D2/mortal:A5,C3/mortal:E1,C1'],
    ['the same with powers', '2300000000000000000000032/1/demeter:B4,D2/atlas:A5,C3/apollo:E1,C1'],
  ])('%s: the next is kept from winning first', (_, text) => {
    for (const { position, who } of decided(text)) {
      expect(canWin(position, 1), who).toBe(false);
      expect(canPrevent(position, 2), who).toBe(true);
    }
  });

  test.each([
    ['a threat with two ends', '0000000000032300000000000/1/mortal:A2,A1/mortal:E4,E5/mortal:C3,A5'],
    ['the same with powers', '0000000000032300000000000/1/demeter:A2,A1/pan:E4,E5/apollo:C3,A5'],
    ['from another seat', '0000000000032300000000000/2/mortal:C3,A5/mortal:A2,A1/mortal:E4,E5'],
  ])('%s is met together with the next, though that one may not want to', (_, text) => {
    const third = text.includes('/2/') ? 0 : 2;
    for (const { position, who } of decided(text)) expect(canPrevent(position, third), who).toBe(true);
  });

  test('a win is taken even if the next could win too', () => {
    const text = '2300000000000000000000032/1/mortal:A5,D2/mortal:E1,C3/mortal:C1,C5';
    for (const { position, who } of decided(text)) expect(position.winner, who).toBe(0);
  });
});

describe('of two teams', () => {
  test.each([
    ['the next seat', '0000000023000000000000000/1/pan:D5,A1/atlas:D4,A5/demeter:=/apollo:='],
    ['the seat after the partner', '0000000023000000000000000/4/atlas:D4,A5/pan:D5,A1/demeter:=/apollo:='],
  ])('%s is kept from winning', (_, text) => {
    const other = text.includes('/4/') ? 0 : 1;
    for (const { position, who } of decided(text)) expect(canWin(position, other), who).toBe(false);
  });
});
