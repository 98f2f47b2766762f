import { advance, BONUS, type CardId, type Position, type Stage } from '@thera/santorini';
import { diceFor, type Seat, sha256 } from '@thera/table';
import type { SantoriniMatch } from './match.ts';

/** What chance gave to a seat's card: a power, or leave for an additional turn or not. */
export type DrawnCard =
  | { readonly kind: 'power'; readonly seat: Seat; readonly power: CardId }
  | { readonly kind: 'card'; readonly seat: Seat; readonly again: boolean };

/** What a draw has led to, in short: the powers from decks, or whether an additional turn is due. */
export function drawnText(drawn: Position): string {
  const powers = drawn.lineup.decks.flatMap((slot) => powerIn(drawn, slot) ?? []);
  if (drawn.extra === BONUS) return 'again';
  return powers.length > 0 ? powers.join() : 'nothing';
}

/** What was drawn after one event of the record, in order. */
export function drawsAfter({ record, history }: SantoriniMatch, index: number): DrawnCard[] {
  const event = record.events[index]!;
  if (event.kind !== 'decision') return [];
  const { stage } = history[index]!.before;
  // The dice of an event fall as they fell.
  const dice = diceFor(sha256, record.seed, index + 1);
  const draws: DrawnCard[] = [];
  advance(stage, event.steps, (options) => {
    const drawn = dice.pick(options);
    draws.push(drawOf(stage, options, drawn));
    return drawn;
  });
  return draws;
}

function drawOf(before: Stage, options: readonly Position[], drawn: Position): DrawnCard {
  const again = options.find(({ extra }) => extra === BONUS);
  if (again !== undefined) return { kind: 'card', seat: again.turn, again: drawn.extra === BONUS };
  const { decks } = drawn.lineup;
  const differs = (slot: Seat): boolean =>
    options.some((option) => powerIn(option, slot) !== powerIn(drawn, slot));
  const isNew = (slot: Seat): boolean =>
    'position' in before && powerIn(before.position, slot) !== powerIn(drawn, slot);
  const seat = decks.find(differs) ?? decks.find(isNew) ?? decks[0]!;
  return { kind: 'power', seat, power: powerIn(drawn, seat)! };
}

function powerIn({ lineup }: Position, slot: Seat): CardId | undefined {
  return lineup.slots[slot]!.inForce?.id;
}
