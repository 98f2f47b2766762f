import {
  crewOf,
  levelAt,
  type Position,
  type Square,
  sideOfSeat,
  squaresOf,
  winningSquare,
} from '@thera/santorini';
import type { Seat } from '@thera/table';
import { type Ply, pliesOf } from '../table/timeline.ts';
import type { SantoriniMatch } from './match.ts';
import { playedSantorini, stageBefore } from './played-santorini.ts';
import { tokensOn } from './tokens-on-board.ts';

const TOP = 3;

/** How a decision has won a game, or lost it. */
export type Victory =
  /** Somebody stepped onto a third level. */
  | { readonly kind: 'top'; readonly square: Square }
  /** A worker of a seat fell into the abyss, by itself or pushed. */
  | { readonly kind: 'abyss'; readonly seat: Seat; readonly square: Square }
  /** The power of a seat says so. */
  | { readonly kind: 'power'; readonly seat: Seat };

/** How the last decision has won a game, whosever it was; undefined if it did not end by one. */
export function victoryIn(match: SantoriniMatch): Victory | undefined {
  const { outcome, state, record } = match;
  const ply = pliesOf(playedSantorini, match, 'watcher').at(-1);
  if (outcome?.kind !== 'won' || record.events.at(-1)?.kind !== 'decision') return undefined;
  if (ply === undefined || state.stage.phase !== 'play') return undefined;
  const { position } = state.stage;
  const losers = [...match.players.keys()].filter((seat) => !outcome.winners.includes(seat));
  for (const seat of losers) {
    const square = abyssUnder(position, seat);
    if (square !== undefined) return { kind: 'abyss', seat, square };
  }
  const square = squareOfWin(match, ply);
  if (square !== undefined && levelAt(position, square) === TOP) return { kind: 'top', square };
  return { kind: 'power', seat: outcome.winners.includes(ply.seat) ? ply.seat : outcome.winners[0]! };
}

/** Where the winner's flag stands: where the winning step led, or else by the winner's highest worker. */
export function victorySquare(match: SantoriniMatch): Square | undefined {
  const { stage } = match.state;
  if (stage.phase !== 'play' || stage.position.winner < 0) return undefined;
  const { position } = stage;
  const crew = squaresOf(crewOf(position, sideOfSeat(position.lineup.seats, position.winner)));
  const ply = pliesOf(playedSantorini, match, 'watcher').at(-1);
  const stepped = ply === undefined ? undefined : squareOfWin(match, ply);
  if (stepped !== undefined && crew.includes(stepped)) return stepped;
  return crew.toSorted((a, b) => levelAt(position, b) - levelAt(position, a))[0];
}

/** Where the winning step led, if a step has won. */
function squareOfWin(match: SantoriniMatch, ply: Ply<string>): Square | undefined {
  const before = stageBefore(match, ply, 'watcher');
  return before.phase === 'play' ? winningSquare(before.position, ply.steps) : undefined;
}

/** The abyss in which somebody's worker is. */
function abyssUnder(position: Position, seat: Seat): Square | undefined {
  const crew = squaresOf(crewOf(position, sideOfSeat(position.lineup.seats, seat)));
  return [...tokensOn(position)].find(([square, kind]) => kind === 'abyss' && crew.includes(square))?.[0];
}
