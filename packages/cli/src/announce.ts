import { isOut, LINEUPS, parsePower, type Stage } from '@thera/rules';
import type { GameEvent, Outcome, Seat } from '@thera/table';
import type { Catalogue, DrawReason } from '@thera/texts';
import { powerName } from './describe-seats.ts';
import { drawsBetween, positionAfter } from './draws.ts';
import { decisionText } from './game-in-text.ts';

/** What an event did to a stage, in sentences. */
export function announceEvent(
  event: GameEvent<string>,
  before: Stage,
  after: Stage,
  texts: Catalogue,
): string[] {
  const { terminal, outcomes, words, powers } = texts;
  switch (event.kind) {
    case 'decision':
      return [
        announceDecision(event.seat, before, event.steps, texts),
        ...drawsBetween(before, event.steps, after).map(({ seat, power }) =>
          terminal.powerDrawn(words.seat(seat), powers[power].name),
        ),
        ...stuckSeats(before, event.steps, after).map((seat) => outcomes.noTurnLeft(words.seat(seat))),
      ];
    case 'resignation':
      return [outcomes.resigned(words.seat(event.seat))];
    case 'takeback':
      return [terminal.undone];
    case 'flag':
    case 'claim':
    case 'draw':
    case 'sit':
      return [];
  }
}

function announceDecision(seat: Seat, before: Stage, steps: readonly string[], texts: Catalogue): string {
  const { terminal, words } = texts;
  const player = words.seat(seat);
  const items = steps.map((step) => step.replace(/^(@|\w+ )/, ''));
  const names = words.list(items.map((item) => nameOfPower(item, texts)));
  switch (before.phase) {
    case 'offer':
      return terminal.offers(player, names);
    case 'pick':
      return terminal.picks(player, names);
    case 'start':
      return terminal.letsStart(player, words.seat(Number(items[0]) - 1));
    case 'place':
      return terminal.places(player, words.list(items));
    case 'play':
      return terminal.played(player, decisionText(before, steps));
  }
}

function nameOfPower(text: string, texts: Catalogue): string {
  const power = parsePower(text);
  return power.ok ? powerName(power.value, texts) : text;
}

/** How a game ended. */
export function announceOutcome(outcome: Outcome, { outcomes, words }: Catalogue): string {
  if (outcome.kind !== 'won') return outcomes.drawn[drawReason(outcome, outcomes.drawn)];
  const [first, second] = outcome.winners.map((seat) => words.seat(seat));
  return second === undefined ? outcomes.won(first!) : outcomes.wonTogether(first!, second);
}

/** Who was taken out because the decision left them without a turn. */
function stuckSeats(before: Stage, steps: readonly string[], after: Stage): Seat[] {
  if (before.phase !== 'play' || after.phase !== 'play') return [];
  const earlier = LINEUPS[before.position.lineup]!;
  const later = LINEUPS[after.position.lineup]!;
  const out = [...later.slots.keys()].filter((seat) => isOut(later, seat) && !isOut(earlier, seat));
  const right = positionAfter(before, steps)!;
  const isLost = out.length === 0 && right.winner < 0 && after.position.winner >= 0;
  return isLost ? [right.turn] : out;
}

function drawReason({ reason }: Outcome, known: Readonly<Record<string, string>>): DrawReason {
  if (reason === undefined || !(reason in known)) throw new Error(`no words for a draw by ${reason}`);
  return reason as DrawReason;
}
