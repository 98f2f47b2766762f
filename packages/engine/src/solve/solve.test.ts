import {
  awaitsReaction,
  formatPosition,
  formatTurn,
  listTurns,
  Position,
  parsePosition,
  parseTurn,
  play,
  settle,
  sideOfSeat,
  TurnList,
} from '@thera/santorini';
import { describe, expect, test } from 'vitest';
import { castsLedByAll } from '../../test/casts.ts';
import { randomStage } from '../../test/random-stage.ts';
import { good } from '../../test/self-play.ts';
import { isChanceNode, outcomesOf } from '../search/chance-nodes.ts';
import { type Solution, solve } from './solve.ts';

const NODES = 1_000_000;

/** In how many turns the game is over by force, and who wins: every turn is tried, nothing remembered. */
function plainSolution(from: Position, depth: number): { winner: number; plies: number } | undefined {
  const position = settle(from);
  if (position.winner >= 0) return { winner: position.winner, plies: 0 };
  if (depth === 0) return undefined;
  const mover = sideOfSeat(position.lineup.seats, position.turn);
  const list = new TurnList();
  listTurns(position, list);
  const results = [...list.starts()].map((at) => {
    const after = new Position();
    play(position, list.data, at, after);
    return worstOf(after, depth - 1);
  });
  const wins = results.flatMap((result) => (result?.winner === mover ? [result.plies] : []));
  if (wins.length > 0) return { winner: mover, plies: Math.min(...wins) + 1 };
  if (results.some((result) => result === undefined)) return undefined;
  return { winner: 1 - mover, plies: Math.max(...results.map((result) => result!.plies)) + 1 };
}

/** A win counts that comes about whatever chance decides. */
function worstOf(after: Position, depth: number): { winner: number; plies: number } | undefined {
  const results = outcomesOf(after).map((outcome) => plainSolution(outcome, depth));
  const winner = results[0]?.winner;
  if (winner === undefined || results.some((result) => result?.winner !== winner)) return undefined;
  return { winner, plies: Math.max(...results.map((result) => result!.plies)) };
}

/** A line is legal, ends with the win, and is as long as was said; a chance node cuts it off. */
function expectSoundLine(position: Position, { winner, plies, line }: Solution, message: string): void {
  let now = settle(position);
  for (const turn of line) {
    expect(parseTurn(now, formatTurn(now, turn)), message).toMatchObject({ ok: true });
    const after = new Position();
    play(now, turn, 0, after);
    now = isChanceNode(after) ? after : settle(after);
  }
  if (isChanceNode(now)) return;
  expect(line, message).toHaveLength(plies);
  expect(now.winner, message).toBe(winner);
}

const OPEN_CASTS = [['mortal', 'mortal'], ...castsLedByAll(2, 'solve')].filter(
  (cast) => !cast.some((id) => ['hecate', 'moerae', 'tartarus'].includes(id)),
);

describe('what is proven is what plain minimax finds', () => {
  test.each(OPEN_CASTS.map((cast) => [cast]))('%j', (cast) => {
    for (const [n, turns] of [24, 40].entries()) {
      const seed = `solve ${n}`;
      const stage = randomStage(cast, turns, seed);
      if (stage?.phase !== 'play' || awaitsReaction(stage.position)) continue;
      const { position } = stage;
      const list = new TurnList();
      listTurns(position, list);
      const plies = list.count > 60 ? 1 : list.count > 16 ? 2 : 3;
      const message = `seed ${seed}: ${formatPosition(position)}`;
      const solution = good(solve(position, { plies, nodes: NODES }));
      const { winner, isShortest } = solution;
      const expected = plainSolution(position, plies);
      expect(winner === undefined ? undefined : { winner, plies: solution.plies }, message).toEqual(expected);
      expect(winner === undefined ? solution.searched : isShortest, message).toBe(
        winner === undefined ? plies : true,
      );
      if (winner !== undefined) expectSoundLine(position, solution, message);
    }
  });
});

describe('forced games', () => {
  test.each([
    ['a win at once', '0000000000002300000000000/1/mortal:C3,A1/mortal:E5,E1', 0, 1],
    ['a loss that nothing prevents', '0000000000032300000000000/1/mortal:E5,A1/mortal:C3,E1', 1, 2],
    ['a game that is over', '0000000000002300000000000/1/mortal:C3,A1/#mortal:E5,E1', 1, 0],
    ['two threats at once', '0000002000322000000000000/1/mortal:C3,A1/mortal:E5,E1', 0, 3],
  ])('%s', (_, text, winner, plies) => {
    const position = good(parsePosition(text));
    const solution = good(solve(position, { plies: 5, nodes: NODES }));
    expect(solution).toMatchObject({ winner, plies, isShortest: true });
    expectSoundLine(position, solution, text);
  });

  test.each([
    ['hidden-information', '0000000000002300000000000/1/hecate:C3,A1/mortal:E5,E1'],
    ['three-sides', '0000000000002300000000000/1/mortal:C3,A1/mortal:E5,E1/pan:A5,B5'],
  ])('%s cannot be solved', (error, text) => {
    expect(solve(good(parsePosition(text)), { plies: 3, nodes: NODES })).toMatchObject({ ok: false, error });
  });

  test('without nodes nothing is proven', () => {
    const position = good(parsePosition('0000000000032300000000000/1/mortal:E5,A1/mortal:C3,E1'));
    expect(good(solve(position, { plies: 9, nodes: 1 }))).toMatchObject({ winner: undefined, searched: 0 });
  });
});
