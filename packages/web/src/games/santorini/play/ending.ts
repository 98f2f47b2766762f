import {
  announceEvent,
  announceOutcome,
  cardOf,
  powerName,
  type SantoriniMatch,
  victoryIn,
} from '@thera/play/santorini';
import { formatSquare, type Stage } from '@thera/santorini';
import type { Seat } from '@thera/table';
import type { GameText, SantoriniPlayText } from '@thera/texts/santorini';
import type { Ending } from '../../game-client.ts';

/** The texts with players called by the names they have in a game. */
export function withNames(texts: GameText, names: readonly (string | undefined)[]): GameText {
  const seat = (n: number): string => names[n] ?? texts.words.seat(n);
  return { ...texts, words: { ...texts.words, seat } };
}

/** Why a game ended; `texts` call the players by their names. */
export function endingOf(match: SantoriniMatch, texts: GameText, text: SantoriniPlayText): Ending {
  const { outcome, state } = match;
  if (outcome === undefined) throw new Error('the game goes on');
  const last = match.record.events.length - 1;
  const event = match.record.events[last];
  const lines = event === undefined ? [] : announceEvent(match, last, 'watcher', texts);
  if (outcome.kind !== 'won')
    return { reason: event?.kind === 'claim' ? lines.join(' ') : announceOutcome(outcome, texts) };
  if (event?.kind !== 'decision') return { reason: lines.join(' ') || undefined };
  const victory = victoryIn(match);
  // What was hidden is known by now: that it cut the turn short says less.
  if (victory?.kind === 'abyss')
    return { reason: texts.outcomes.fell(texts.words.seat(victory.seat), formatSquare(victory.square)) };
  if (lines.length > 1) return { reason: lines.slice(1).join(' ') };
  if (victory === undefined) return {};
  const winner = texts.words.list(outcome.winners.map((seat) => texts.words.seat(seat)));
  if (victory.kind === 'top') return { reason: text.reachedTop(winner, formatSquare(victory.square)) };
  return { reason: text.byPower(nameOfPower(state.stage, victory.seat, texts)) };
}

function nameOfPower(stage: Stage, seat: Seat, texts: GameText): string {
  const card = cardOf(stage, seat);
  return card === undefined ? '' : powerName(card, texts);
}
