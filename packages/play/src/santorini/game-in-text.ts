import {
  awaitsReaction,
  formatGame,
  formatPower,
  formatStage,
  formatTurn,
  joinDecision,
  type ParsedGame,
  parseTurn,
  type Stage,
  santorini,
  veil,
} from '@thera/santorini';
import { type DrawnCard, drawsAfter } from './draws.ts';
import type { SantoriniMatch } from './match.ts';

/** A decision as it is written, in full where it is a turn; what is hidden from its seat adds nothing to it. */
export function decisionText(before: Stage, steps: readonly string[]): string {
  if (before.phase !== 'play') return joinDecision(steps);
  const { position } = before;
  const isOpen = veil(position, position.turn) === position && !awaitsReaction(position);
  if (!isOpen) return joinDecision(steps);
  const turn = parseTurn(position, steps.join(' '));
  if (!turn.ok) throw new Error(`a turn of the record is refused: ${turn.error}`);
  return formatTurn(position, turn.value);
}

/** A match in text. It cannot say that somebody left and others played on, so then it begins after that. */
export function gameInText(match: SantoriniMatch): string {
  const decisions = decisionsSinceLeaving(match);
  const first = decisions[0]?.before ?? match.state.stage;
  const turns: ParsedGame['turns'] = decisions.map(({ index, before, steps }) => ({
    text: decisionText(before, steps),
    drawn: drawsAfter(match, index).flatMap(drawText),
  }));
  const tags = { Game: santorini.name, ...tagsOf(first, match.players.length), Result: resultOf(match) };
  return formatGame({ tags, turns });
}

/** A card that brings nothing is not told. */
function drawText(draw: DrawnCard): string[] {
  if (draw.kind === 'power') return [draw.power];
  return draw.again ? ['again'] : [];
}

interface Made {
  readonly index: number;
  readonly before: Stage;
  readonly steps: readonly string[];
}

function decisionsSinceLeaving({ line, record, history, outcome, state }: SantoriniMatch): Made[] {
  let made: Made[] = [];
  for (const [n, index] of line.entries()) {
    const event = record.events[index]!;
    const endsGame = outcome !== undefined && n === line.length - 1;
    const { stage: before } = history[index]!.before;
    const { stage: next } = history[index + 1]?.before ?? state;
    // What came to nothing because something hidden was in the way is no part of the text.
    if (event.kind === 'decision' && next !== before) made.push({ index, before, steps: event.steps });
    else if (event.kind === 'decision') continue;
    else if (!endsGame) made = [];
  }
  return made;
}

/** Powers alone say where a game begins if nothing has been placed, chosen or drawn, and none lies beside the board. */
function tagsOf(first: Stage, players: number): Record<string, string> {
  const tags = { Players: String(players) };
  if (!('position' in first)) return { ...tags, Position: formatStage(first) };
  const { slots, decks, fleece } = first.position.lineup;
  const named = { ...tags, Powers: slots.map(({ card }) => formatPower(card)).join(' ') };
  const { c0, c1, c2, m0, m1, m2, m3 } = first.position;
  const isBare = (c0 | c1 | c2 | m0 | m1 | m2 | m3) === 0;
  const isFresh = first.phase === 'place' && isBare && decks.length === 0 && fleece === null;
  if (!isFresh) return { ...named, Position: formatStage(first) };
  return first.start === 0 ? named : { ...named, Start: String(first.start + 1) };
}

function resultOf({ outcome }: SantoriniMatch): string {
  if (outcome === undefined) return '*';
  return outcome.kind === 'won' ? outcome.winners.map((seat) => seat + 1).join(' ') : 'draw';
}
