import { COLOUR_NAMES, type HomeText } from '@thera/texts';
import type { GameText } from '@thera/texts/santorini';
import type { KeptGame } from '../../../kept-games/kept-game.ts';
import { statusInWords } from '../../status-in-words.ts';
import type { SantoriniPlan } from '../tables/table-plan.ts';
import { seatPowers } from './seat-powers.ts';

/** What the page says: its own texts, and those of the game once they are here. */
export interface GameWords {
  readonly text: HomeText;
  readonly game: GameText;
}

/** A game by its players: “Pan vs Athena”. */
export function gameTitle({ summary, plan }: KeptGame, { text, game }: GameWords): string {
  const powers = seatPowers(summary.details, plan.seats.length);
  const isNamed = plan.seats.some(({ name }) => name !== undefined);
  if (
    !isNamed &&
    powers.every((power) => power === null || power === 'mortal') &&
    (plan as SantoriniPlan).setup.mode === 'none'
  )
    return text.noPowers;
  const names = powers.map((_, seat) => titleOf({ summary, plan }, seat, game));
  const [first = '', second = '', third = '', fourth = ''] = names;
  return text.versus(names.length === 4 ? [text.team(first, third), text.team(second, fourth)] : names);
}

/** Where a game is: “Turn 8 · your move”. */
export function gameStatus(kept: KeptGame, { text, game }: GameWords): string {
  return statusInWords(kept, text, (seat) => nameOf(kept, seat, game));
}

/** A seat in the title of a game: who plays it, and with what. */
function titleOf(kept: Pick<KeptGame, 'summary' | 'plan'>, seat: number, game: GameText): string {
  const power = seatPowers(kept.summary.details, kept.plan.seats.length)[seat];
  const card = power === 'mortal' ? undefined : game.powers[power as keyof typeof game.powers];
  const { name } = kept.plan.seats[seat]!;
  const isShort = kept.plan.seats.length < 4;
  return name !== undefined && card !== undefined && isShort
    ? `${name} (${card.name})`
    : nameOf(kept, seat, game);
}

/** A seat by the name of whoever plays it, by its power, or by its colour as long as it has none that tells it from the others. */
function nameOf({ summary, plan }: Pick<KeptGame, 'summary' | 'plan'>, seat: number, game: GameText): string {
  const { name } = plan.seats[seat]!;
  if (name !== undefined) return name;
  const power = seatPowers(summary.details, plan.seats.length)[seat];
  const card = game.powers[power as keyof typeof game.powers];
  return card === undefined || power === 'mortal' ? colourOf(plan, seat, game) : card.name;
}

function colourOf({ seats }: KeptGame['plan'], seat: number, { words }: GameText): string {
  const colour = words.colours[COLOUR_NAMES[seats[seat]!.colour]!];
  return colour.charAt(0).toUpperCase() + colour.slice(1);
}
