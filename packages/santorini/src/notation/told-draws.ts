import type { Chance } from '../advance.ts';
import { BONUS, type Position } from '../position.ts';
import type { CardId } from '../power-ids.ts';

/** Draws as a text tells them. */
export interface ToldDraws {
  /** Picks what is told; where the text is silent, no additional turn, else the first possibility. */
  readonly chance: Chance;
  /** Whether something was told that could not be drawn, or was not. */
  readonly areWrong: () => boolean;
}

/** How a text tells that a card brought an additional turn. */
export const AGAIN = 'again';

/** The draws that a text names, in order. */
export function toldDraws(names: readonly string[]): ToldDraws {
  const left = [...names];
  let impossible = false;
  return {
    chance: (options) => {
      const again = options.find(({ extra }) => extra === BONUS);
      if (again !== undefined) {
        if (left[0] !== AGAIN) return options.find(({ extra }) => extra !== BONUS) ?? again;
        left.shift();
        return again;
      }
      const name = left.shift();
      const told = options.find((option) => draws(option, name, options));
      impossible ||= name !== undefined && told === undefined;
      return told ?? options[0]!;
    },
    areWrong: () => impossible || left.length > 0,
  };
}

/** Whether an option draws this: looked for where options differ, for the decks of others may show the same power. */
function draws(option: Position, name: string | undefined, options: readonly Position[]): boolean {
  const { decks } = option.lineup;
  const differs = (deck: number): boolean =>
    options.some((other) => inForce(other, deck) !== inForce(option, deck));
  return decks.some((deck) => inForce(option, deck) === name && (options.length === 1 || differs(deck)));
}

function inForce(position: Position, slot: number): CardId | undefined {
  return position.lineup.slots[slot]!.inForce?.id;
}
