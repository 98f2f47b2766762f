import {
  awaitsReaction,
  formatPosition,
  LINEUPS,
  leave,
  listTurns,
  Position,
  play,
  sideOfSeat,
  TurnList,
} from '@thera/rules';
import { describe, expect, test } from 'vitest';
import { randomStage } from '../test/random-stage.ts';
import { drawIsDue } from './draws.ts';
import { HandJudge } from './hand-judge.ts';
import { isDecided, WON } from './score.ts';
import { Table } from './table.ts';
import { BEYOND, TreeSearch } from './tree-search.ts';

const POWERS = [
  ['mortal', 'mortal'],
  ['apollo', 'athena'],
  ['minotaur', 'demeter'],
  ['pan', 'prometheus'],
  ['artemis', 'hera'],
  ['medusa', 'persephone'],
  ['zeus', 'limus'],
  ['gaea', 'atlas'],
  ['hypnus', 'hestia', 'pan'],
  ['pan', 'apollo', 'atlas', 'demeter'],
];

const LIMITS = { depth: 10, nodes: 1_000_000, isLate: () => false, lines: 1 };

function evenSearch(own: number): TreeSearch {
  const search = new TreeSearch(new HandJudge(), new Table(12), { isSelective: false, heeds: true });
  search.begin(own, LIMITS);
  return search;
}

/** What a position is worth when every turn is looked at, without a bound, a memo or an order. */
function plainWorth(position: Position, ply: number, depth: number, own: number, leaves: TreeSearch): number {
  if (position.winner >= 0) return position.winner === own ? WON - ply : ply - WON;
  if (depth <= 0) {
    const leaf = leaves.worth(position, depth, -BEYOND, BEYOND);
    return isDecided(leaf) ? leaf - Math.sign(leaf) * (ply - 1) : leaf;
  }
  const list = new TurnList();
  listTurns(position, list);
  if (list.count === 0) return plainWorth(leave(position, position.turn), ply + 1, depth - 1, own, leaves);
  const worths = [...list.starts()].map((at) => {
    const after = new Position();
    play(position, list.data, at, after);
    return plainWorth(after, ply + 1, depth - 1, own, leaves);
  });
  const isOwn = sideOfSeat(LINEUPS[position.lineup]!.seats, position.turn) === own;
  return isOwn ? Math.max(...worths) : Math.min(...worths);
}

describe('without pruning', () => {
  test.each(POWERS.map((powers) => [powers]))('%j: the search finds what plain minimax finds', (powers) => {
    for (const [n, turns] of [1, 6, 14, 22].entries()) {
      const seed = `search ${n}`;
      const stage = randomStage(powers, turns, seed);
      if (stage?.phase !== 'play' || drawIsDue(stage.position) || awaitsReaction(stage.position)) continue;
      const { position } = stage;
      const own = sideOfSeat(powers.length, position.turn);
      // The second turn is looked at completely where there are not too many.
      const list = new TurnList();
      listTurns(position, list);
      const depth = list.count > 120 ? 1 : 2;
      const found = evenSearch(own).worth(position, depth, -BEYOND, BEYOND);
      expect(found, `seed ${seed}: ${formatPosition(position)}`).toBe(
        plainWorth(position, 1, depth, own, evenSearch(own)),
      );
    }
  });
});
