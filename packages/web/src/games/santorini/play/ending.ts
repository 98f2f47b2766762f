import { pliesOf } from '@thera/play';
import {
  announceEvent,
  announceOutcome,
  playedSantorini,
  powerName,
  type SantoriniMatch,
  stageBefore,
} from '@thera/play/santorini';
import { formatSquare, levelAt, type Position, type Square, winningSquare } from '@thera/santorini';
import type { Seat } from '@thera/table';
import type { GameText, SantoriniPlayText } from '@thera/texts/santorini';
import type { Ending } from '../../game-client.ts';

const TOP = 3;

/** The texts with players called by the names they have in a game. */
export function withNames(texts: GameText, names: readonly string[]): GameText {
  const seat = (n: number): string => names[n] ?? texts.words.seat(n);
  return { ...texts, words: { ...texts.words, seat } };
}

/** The words for the end of a game; `texts` call the players by their names. */
export function endingOf(match: SantoriniMatch, texts: GameText, text: SantoriniPlayText): Ending {
  const { outcome, state } = match;
  if (outcome === undefined) throw new Error('the game goes on');
  const headline = announceOutcome(outcome, texts);
  const last = match.record.events.length - 1;
  const event = match.record.events[last];
  const lines = event === undefined ? [] : announceEvent(match, last, 'watcher', texts);
  if (outcome.kind !== 'won')
    return { headline, reason: event?.kind === 'claim' ? lines.join(' ') : undefined };
  if (event?.kind !== 'decision') return { headline, reason: lines.join(' ') || undefined };
  if (lines.length > 1) return { headline, reason: lines.slice(1).join(' ') };
  const position = 'position' in state.stage ? state.stage.position : undefined;
  const square = squareOfWin(match);
  if (position === undefined || square === undefined) return { headline, reason: undefined };
  const winner = texts.words.list(outcome.winners.map((seat) => texts.words.seat(seat)));
  return levelAt(position, square) === TOP
    ? { headline: text.won(winner, text.reachedTop(formatSquare(square))), reason: undefined }
    : { headline, reason: text.byPower(nameOfPower(position, event.seat, texts)) };
}

/** Where the winning step led, if a step has won. */
function squareOfWin(match: SantoriniMatch): Square | undefined {
  const ply = pliesOf(playedSantorini, match, 'watcher').at(-1);
  const before = ply === undefined ? undefined : stageBefore(match, ply, 'watcher');
  return before?.phase === 'play' ? winningSquare(before.position, ply!.steps) : undefined;
}

function nameOfPower(position: Position, seat: Seat, texts: GameText): string {
  return powerName(position.lineup.slots[seat]!.card, texts);
}
