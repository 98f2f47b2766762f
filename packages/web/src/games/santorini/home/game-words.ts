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
  if (
    powers.every((power) => power === null || power === 'mortal') &&
    (plan as SantoriniPlan).setup.mode === 'none'
  )
    return text.noPowers;
  const names = powers.map((_, seat) => nameOf({ summary, plan }, seat, game));
  const [first = '', second = '', third = '', fourth = ''] = names;
  return text.versus(names.length === 4 ? [text.team(first, third), text.team(second, fourth)] : names);
}

/** Where a game is: “Turn 8 · your move”. */
export function gameStatus(kept: KeptGame, { text, game }: GameWords): string {
  return statusInWords(kept, text, (seat) => nameOf(kept, seat, game));
}

/** A seat by its power, or by its colour as long as it has none that tells it from the others. */
function nameOf({ summary, plan }: Pick<KeptGame, 'summary' | 'plan'>, seat: number, game: GameText): string {
  const power = seatPowers(summary.details, plan.seats.length)[seat];
  const card = game.powers[power as keyof typeof game.powers];
  return card === undefined || power === 'mortal' ? colourOf(plan, seat, game) : card.name;
}

function colourOf({ seats }: KeptGame['plan'], seat: number, { words }: GameText): string {
  const colour = words.colours[COLOUR_NAMES[seats[seat]!.colour]!];
  return colour.charAt(0).toUpperCase() + colour.slice(1);
}
