import { COLOURS } from '@thera/board';
import { pliesOf } from '@thera/play';
import { after, playedSantorini, type SantoriniMatch, seatToAct } from '@thera/play/santorini';
import { formatSquare, santorini, squaresOf } from '@thera/santorini';
import { parseRecord, replay } from '@thera/table';
import { describe, expect, test } from 'vitest';
import { summaryOf } from '../play/summary-of.ts';
import { beginGame } from '../tables/begin-game.ts';
import { parsePlan } from '../tables/plan-query.ts';
import type { SantoriniPlan } from '../tables/table-plan.ts';
import { womenIn } from './bodies.ts';
import { passingScenes } from './game-scene.ts';

const POSITION = `position=${encodeURIComponent('0000000000000000000000000/1/mortal:B2,D4/mortal:B4,D2')}`;

const GAMES = [
  ['placed here', 'powers=pan,atlas', ['@E1 @A1', '@D4 @B4', 'A1>A2 ^A3', 'B4>C4 ^B4'], ['E1', 'D4']],
  [
    'as they were placed, whoever moves',
    'powers=pan,atlas',
    ['@E1 @A1', '@D4 @B4', 'E1>E2 ^E1'],
    ['E2', 'D4'],
  ],
  ['from a position', POSITION, ['D4>D5 ^D4', 'D2>E2 ^D2', 'D5>C5 ^D5'], ['C5', 'B4']],
  ['swapped with others', 'powers=apollo,atlas', ['@B2 @A1', '@B3 @E5', 'B2>B3 ^A3'], ['B3', 'B2']],
] as const;

function begun(plan: SantoriniPlan): SantoriniMatch {
  const game = beginGame(plan, { id: 'x', seed: 'bodies', now: 0 });
  const record = game.ok ? parseRecord(santorini, game.value.record) : game;
  const match = record.ok ? replay(santorini, record.value) : record;
  if (!match.ok) throw new Error(match.error);
  return match.value;
}

const decided = (match: SantoriniMatch, decision: string): SantoriniMatch => {
  const made = after(match, { kind: 'decision', seat: seatToAct(match), steps: decision.split(' ') });
  if (!made.ok) throw new Error(`${decision}: ${made.error}`);
  return made.value;
};

describe.each(GAMES)('%s', (_, query, decisions, women) => {
  const parsed = parsePlan(`seats=p,p&${query}`);
  if (!parsed.ok) throw new Error(parsed.error);
  const plan = parsed.value;
  const match = decisions.reduce(decided, begun(plan));

  test('each side has a woman and a man, and they stay who they are', () => {
    const all = squaresOf(womenIn(match, match.history.length, 'watcher')).map(formatSquare);
    expect(all.toSorted()).toEqual(women.toSorted());
    const { pieces } = summaryOf(match, plan, 0).scene;
    for (const colour of COLOURS.slice(0, 2)) {
      const kinds = pieces.filter((piece) => piece.colour === colour).map(({ kind }) => kind);
      expect(kinds.toSorted()).toEqual(['man', 'woman']);
    }
  });

  test('nor does anybody change in the middle of a turn', () => {
    for (const ply of pliesOf(playedSantorini, match, 'watcher'))
      for (const { pieces } of passingScenes(match, ply, 'watcher', COLOURS))
        expect(pieces.filter(({ kind }) => kind === 'woman')).toHaveLength(2);
  });
});
