import { isOut, joinDecision, Position, parseTurn, play, type Stage, santorini } from '@thera/santorini';
import { type Onlooker, type Outcome, type RedactedEvent, redactEvent, type Seat } from '@thera/table';
import type { GameText } from '@thera/texts/santorini';
import { type TableVoice, tellOutcome, tellTableEvent } from '../table/tell-table.ts';
import { preparedNotes } from './describe-memory.ts';
import { type DrawnCard, drawsAfter } from './draws.ts';
import { decisionText } from './game-in-text.ts';
import type { SantoriniMatch } from './match.ts';
import { namedIn } from './named-in.ts';
import { turnInWords } from './turn-words.ts';

/** What one event of the record did, in sentences, as far as an onlooker may know. */
export function announceEvent(
  match: SantoriniMatch,
  index: number,
  onlooker: Onlooker,
  texts: GameText,
): string[] {
  const { telling, outcomes, words } = texts;
  const made = match.record.events[index]!;
  const event: RedactedEvent<string> =
    match.outcome === undefined ? redactEvent(santorini, match, index, onlooker) : made;
  const before = match.history[index]!.before.stage;
  const after = match.history[index + 1]?.before ?? match.state;
  switch (event.kind) {
    case 'decision': {
      const isWhole = made.kind === 'decision' && made.steps === event.steps;
      return [
        ...announceDecision({ ...event, isWhole }, before, after.stage, texts),
        ...(after.cut === undefined ? [] : [telling.cutShort(after.cut)]),
        ...drawsAfter(match, index).map((draw) => announceDraw(draw, texts)),
        ...stuckSeats(before, event.steps, after.stage).map((seat) => outcomes.noTurnLeft(words.seat(seat))),
      ];
    }
    case 'secret':
      return [texts.table.decidesSecretly(words.seat(event.seat))];
    default:
      return [tellTableEvent(event, voiceOf(texts))];
  }
}

/** How Santorini speaks of its table. */
function voiceOf({ table, words }: GameText): TableVoice {
  return { table, nameOf: words.seat, list: words.list };
}

/** A decision as an onlooker knows it, and whether that is all of it. */
interface Known {
  readonly seat: Seat;
  readonly steps: readonly string[];
  readonly isWhole: boolean;
}

function announceDecision(
  { seat, steps, isWhole }: Known,
  before: Stage,
  after: Stage,
  texts: GameText,
): string[] {
  const { telling, words } = texts;
  const player = words.seat(seat);
  switch (before.phase) {
    case 'offer': {
      const nights = namedIn(steps, 'night', texts);
      return [
        telling.offers(player, words.list(namedIn(steps, 'offer', texts))),
        ...nights.map((night) => telling.choosesNight(player, night)),
      ];
    }
    case 'pick':
      return [telling.picks(player, words.list(namedIn(steps, 'pick', texts)))];
    case 'start':
      return [telling.letsStart(player, words.seat(Number(namedIn(steps, 'start', texts)[0]) - 1))];
    case 'place': {
      if (!steps.every((step) => step.startsWith('@'))) return preparedNotes(before, after, seat, texts);
      return [telling.places(player, words.list(steps.map((step) => step.slice(1))))];
    }
    case 'play': {
      const turn = isWhole ? decisionText(before, steps) : joinDecision(steps);
      return [telling.played(player, turnInWords(turn, 'told', texts))];
    }
  }
}

function announceDraw(draw: DrawnCard, { telling, words, powers }: GameText): string {
  const player = words.seat(draw.seat);
  if (draw.kind === 'power') return telling.powerDrawn(player, powers[draw.power].name);
  return draw.again ? telling.cardDrawn(player, SIX) : telling.otherCardDrawn(player);
}

/** The card that brings an additional turn. */
const SIX = 6;

/** How a game ended. */
export function announceOutcome(outcome: Outcome, texts: GameText): string {
  return tellOutcome(outcome, voiceOf(texts), { drawn: texts.outcomes.drawn });
}

/** Who was taken out because the decision left them without a turn. */
function stuckSeats(before: Stage, steps: readonly string[], after: Stage): Seat[] {
  if (before.phase !== 'play' || after.phase !== 'play') return [];
  const earlier = before.position.lineup;
  const later = after.position.lineup;
  const out = [...later.slots.keys()].filter((seat) => isOut(later, seat) && !isOut(earlier, seat));
  if (out.length > 0 || after.position.winner < 0) return out;
  const right = rightAfter(before.position, steps);
  return right === undefined || right.winner >= 0 ? [] : [right.turn];
}

/** The position right after a turn, before anything is drawn and anybody taken out; undefined if it was cut short. */
function rightAfter(before: Position, steps: readonly string[]): Position | undefined {
  const turn = parseTurn(before, steps.join(' '));
  if (!turn.ok) return undefined;
  const after = new Position();
  play(before, turn.value, 0, after);
  return after;
}
