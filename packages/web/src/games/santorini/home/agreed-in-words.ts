import type { Setup } from '@thera/santorini';
import type { GameWords } from './game-words.ts';
import { powersInBrief } from './powers-in-brief.ts';

/** What is agreed at a table: “Pan vs Athena”, “Random draft · printed edition”. */
export function agreedInWords(setup: Setup, { text, game }: GameWords): string {
  const way = powersInBrief({ setup });
  const named = setup.powers.map((power) => nameOf(power, game));
  const powers =
    way === 'chosen' && named.every((name) => name !== undefined) ? text.versus(named) : text.powers[way];
  const begun = powers.charAt(0).toUpperCase() + powers.slice(1);
  return setup.edition === 'printed' && way !== 'none' ? `${begun} · ${text.printedEdition}` : begun;
}

/** Without its edition and its night. */
function nameOf(power: string, { powers }: GameWords['game']): string | undefined {
  const id = power.replace(/[@=].*$/, '');
  return Object.hasOwn(powers, id) ? powers[id as keyof typeof powers].name : undefined;
}
