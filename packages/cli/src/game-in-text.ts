import {
  formatGame,
  formatPower,
  formatStage,
  formatTurn,
  type GameText,
  joinDecision,
  LINEUPS,
  parseTurn,
  type Stage,
} from '@thera/rules';
import { drawsBetween } from './draws.ts';
import type { SantoriniMatch } from './match.ts';

/** A decision as it is written, in full where it is a turn. */
export function decisionText(before: Stage, steps: readonly string[]): string {
  if (before.phase !== 'play') return joinDecision(steps);
  const turn = parseTurn(before.position, steps.join(' '));
  if (!turn.ok) throw new Error(`a turn of the record is refused: ${turn.error}`);
  return formatTurn(before.position, turn.value);
}

/** A match in text. It cannot say that somebody left and others played on, so then it begins after that. */
export function gameInText(match: SantoriniMatch): string {
  const decisions = decisionsSinceLeaving(match);
  const first = decisions[0]?.before ?? match.state.stage;
  const turns: GameText['turns'] = decisions.map(({ before, steps }, n) => ({
    text: decisionText(before, steps),
    drawn: drawsBetween(before, steps, decisions[n + 1]?.before ?? match.state.stage).map(
      ({ power }) => power,
    ),
  }));
  return formatGame({ tags: { ...tagsOf(first, match.players.length), Result: resultOf(match) }, turns });
}

interface Made {
  readonly before: Stage;
  readonly steps: readonly string[];
}

function decisionsSinceLeaving({ line, record, moments, outcome }: SantoriniMatch): Made[] {
  let made: Made[] = [];
  for (const [n, index] of line.entries()) {
    const event = record.events[index]!;
    const endsGame = outcome !== undefined && n === line.length - 1;
    if (event.kind === 'decision') made.push({ before: moments[index]!.before.stage, steps: event.steps });
    else if (!endsGame) made = [];
  }
  return made;
}

/** Powers alone say where a game begins if workers are still to be placed and nothing has been drawn. */
function tagsOf(first: Stage, players: number): Record<string, string> {
  const tags = { Players: String(players) };
  if (!('position' in first)) return { ...tags, Position: formatStage(first) };
  const { slots, decks } = LINEUPS[first.position.lineup]!;
  const named = { ...tags, Powers: slots.map(({ card }) => formatPower(card)).join(' ') };
  const { c0, c1, c2 } = first.position;
  const isFresh = first.phase === 'place' && (c0 | c1 | c2) === 0 && decks.length === 0;
  if (!isFresh) return { ...named, Position: formatStage(first) };
  return first.start === 0 ? named : { ...named, Start: String(first.start + 1) };
}

function resultOf({ outcome }: SantoriniMatch): string {
  if (outcome === undefined) return '*';
  return outcome.kind === 'won' ? outcome.winners.map((seat) => seat + 1).join(' ') : 'draw';
}
