import { diceFor } from './dice.ts';
import { effectOf } from './effect.ts';
import type { GameEvent } from './event.ts';
import type { Choice, Game } from './game.ts';
import { type GameRecord, type Match, RECORD_VERSION } from './record.ts';
import type { TableRefusal } from './refusal.ts';
import { fault, ok, type Result } from './result.ts';
import type { Seat } from './seat.ts';
import { sha256 } from './sha256.ts';
import { outcomeWithScore } from './with-score.ts';

/** The beginning of a game. */
export function begin<Setup, State, Step, Code extends string>(
  game: Game<Setup, State, Step, unknown, Choice<Step>, Code>,
  setup: Setup,
  seed: string,
): Result<Match<Setup, State, Step>, Code> {
  const started = game.start(setup, diceFor(sha256, seed, 0));
  if (!started.ok) return started;
  const state = started.value;
  return ok({
    record: { version: RECORD_VERSION, game: game.name, setup, seed, events: [] },
    state,
    outcome: outcomeWithScore(game, state, game.outcome(state)),
    history: [],
    line: [],
    players: Array.from({ length: game.seats(setup) }, () => undefined),
  });
}

/** What follows from a record; a bad event is refused with its place. */
export function replay<Setup, State, Step, Code extends string>(
  game: Game<Setup, State, Step, unknown, Choice<Step>, Code>,
  record: GameRecord<Setup, Step>,
): Result<Match<Setup, State, Step>, TableRefusal | Code> {
  if (record.game !== game.name) return fault('wrong-game', 'game');
  const begun = begin(game, record.setup, record.seed);
  if (!begun.ok) return fault(begun.error, 'setup');
  let match = begun.value;
  for (const [index, event] of record.events.entries()) {
    const next = append(game, match, event);
    if (!next.ok) return fault(next.error, `events[${index}]`);
    match = next.value;
  }
  return ok(match);
}

/** The match with one more event, or why that event cannot be. */
export function append<Setup, State, Step, Code extends string>(
  game: Game<Setup, State, Step, unknown, Choice<Step>, Code>,
  match: Match<Setup, State, Step>,
  event: GameEvent<Step>,
): Result<Match<Setup, State, Step>, TableRefusal | Code> {
  if (match.outcome !== undefined && !reopens(match, event)) return fault('game-over');
  if (namedSeats(event).some((seat) => !(seat in match.players))) return fault('no-such-seat');
  // Number 0 is the start's, so the first event has number 1.
  const dice = diceFor(sha256, match.record.seed, match.record.events.length + 1);
  const effect = effectOf({ game, match, dice }, event);
  if (!effect.ok) return effect;
  const { state = match.state, outcome } = effect.value;
  return ok({
    ...match,
    ...effect.value,
    outcome: outcomeWithScore(game, state, outcome),
    record: { ...match.record, events: [...match.record.events, event] },
    history: [
      ...match.history,
      { before: match.state, rolled: dice.rolled() || reveals(game, match.state, event) },
    ],
  });
}

/** A decision that has ended a game can be taken back; what was agreed around the rules stays. */
function reopens<Setup, State, Step>(
  { record }: Match<Setup, State, Step>,
  { kind }: GameEvent<Step>,
): boolean {
  return kind === 'takeback' && record.events.at(-1)?.kind === 'decision';
}

function reveals<Setup, State, Step>(
  game: Game<Setup, State, Step, unknown>,
  before: State,
  event: GameEvent<Step>,
): boolean {
  return event.kind === 'decision' && game.reveals?.(before, event.seat, event.steps) === true;
}

function namedSeats<Step>(event: GameEvent<Step>): readonly Seat[] {
  switch (event.kind) {
    case 'claim':
      return [event.seat, event.absent];
    case 'draw':
      return [];
    case 'decision':
    case 'resignation':
    case 'flag':
    case 'takeback':
    case 'sit':
      return [event.seat];
  }
}
