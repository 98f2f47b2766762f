import type { PowerId, Setup } from '@thera/santorini';
import type { Seat } from '@thera/table';
import type { Language } from '@thera/texts';
import { loadNewGameText, type NewGameText } from '@thera/texts/santorini';
import type { SetupWords } from '../../home-part.ts';

/** What is agreed at a table for Santorini, in a language. */
export async function setupWords(language: Language): Promise<SetupWords> {
  const text = await loadNewGameText(language);
  return {
    lines: (setup) => linesOf(setup as Setup, text),
    seat: (setup, seat) => seatOf(setup as Setup, seat, text),
  };
}

function linesOf(setup: Setup, text: NewGameText): readonly (readonly [string, string])[] {
  const { mode, edition, fleece, position, start, challenger } = setup;
  const starts = mode === 'none' || mode === 'fixed' ? start : undefined;
  return [
    [text.powers, waysOf(setup, text)],
    ...(fleece === undefined ? [] : [[text.fleece.name, fleeceOf(fleece, text)] as const]),
    ...(starts === undefined
      ? [[text.challenger, chooserOf(challenger, text)] as const]
      : [[text.starts, chooserOf(starts, text)] as const]),
    ...(mode === 'none' ? [] : [[text.edition, text.editions[edition]] as const]),
    ...(position === undefined ? [] : [[text.preview, text.position] as const]),
  ];
}

function waysOf({ mode, powers }: Setup, { ways, offers, game }: NewGameText): string {
  switch (mode) {
    case 'none':
      return ways.none.name;
    case 'fixed':
      return game.words.list([...new Set(powers.map((power) => nameOf(power, game)))]);
    case 'draft':
    case 'random':
    case 'free':
      return `${ways.draft.name} · ${offers[mode].name}`;
  }
}

const chooserOf = (chooser: Seat | 'dice', { chance, game }: NewGameText): string =>
  chooser === 'dice' ? chance : game.words.seat(chooser);

const fleeceOf = (fleece: string, { game, fleeceAny }: NewGameText): string =>
  fleece === 'dice' ? fleeceAny.name : nameOf(fleece, game);

/** Its power, and of four its team. */
function seatOf({ players, mode, powers }: Setup, seat: Seat, text: NewGameText): string | undefined {
  const power = mode === 'fixed' ? powers[seat] : undefined;
  const words = [
    ...(power === undefined ? [] : [nameOf(power, text.game)]),
    ...(players === 4 ? [text.team((seat % 2) + 1)] : []),
  ];
  return words.length === 0 ? undefined : words.join(' · ');
}

/** A power by its card, without its edition and its night; one that is not known by what was written. */
function nameOf(power: string, { powers }: NewGameText['game']): string {
  const id = power.replace(/[@=].*$/, '');
  return Object.hasOwn(powers, id) ? powers[id as PowerId].name : power;
}
