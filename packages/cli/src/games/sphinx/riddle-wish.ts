import { MOST_PLAYERS, RIDDLES, type SphinxCode } from '@thera/sphinx';
import { fault, ok, type Result, type Seat } from '@thera/table';
import { LANGUAGES, type OptionName, type PlayerKind, type UsageError } from '@thera/texts';
import { sphinxCatalogueOf } from '@thera/texts/sphinx';
import { plainWords } from '../../plain-words.ts';

/** What the options say; what they do not say is asked, or has its default. */
export interface RiddleWish {
  readonly riddle?: number;
  readonly players?: number;
  readonly isExpert: boolean;
  /** The seats that the computer plays. */
  readonly computers: readonly Seat[];
}

type WishFault = Extract<SphinxCode, 'unknown-riddle' | 'bad-players'> | Extract<UsageError, 'bad-value'>;

/** What the options say, or the first that says nothing sensible. */
export function wishOf(
  values: ReadonlyMap<OptionName, string>,
  flags: ReadonlySet<OptionName>,
): Result<RiddleWish, WishFault> {
  const told = values.get('riddle');
  const riddle = told === undefined ? undefined : riddleNamed(told);
  if (told !== undefined && riddle === undefined) return fault('unknown-riddle');
  const count = values.get('players');
  const players = count === undefined ? undefined : playersNamed(count);
  if (count !== undefined && players === undefined) return fault('bad-players');
  const seats = values.get('computer') ?? '';
  const computers = seatsNamed(seats, players ?? MOST_PLAYERS);
  if (computers === undefined) return fault('bad-value', `--computer ${seats}`);
  return ok({
    ...(riddle === undefined ? {} : { riddle }),
    ...(players === undefined ? {} : { players }),
    isExpert: flags.has('expert'),
    computers,
  });
}

/** A riddle by its number, or by its title in any language. */
export function riddleNamed(typed: string): number | undefined {
  if (/^\d+$/.test(typed.trim())) return RIDDLES[Number(typed)]?.number;
  const wanted = plainWords(typed);
  return RIDDLES.find(({ number }) =>
    LANGUAGES.some((language) => plainWords(sphinxCatalogueOf(language).riddles[number]!.title) === wanted),
  )?.number;
}

/** How many play. */
export const playersNamed = (typed: string): number | undefined =>
  Array.from({ length: MOST_PLAYERS }, (_, index) => index + 1).find(
    (count) => String(count) === typed.trim(),
  );

function seatsNamed(typed: string, most: number): readonly Seat[] | undefined {
  const seats = typed
    .split(',')
    .filter((part) => part.trim() !== '')
    .map((part) => Number(part) - 1);
  return seats.every((seat) => Number.isInteger(seat) && seat >= 0 && seat < most) ? seats : undefined;
}

/** How many the options need to play, if they say anything about it. */
export const playersWished = ({ players, computers }: RiddleWish): number | undefined =>
  players ?? (computers.length === 0 ? undefined : Math.max(...computers) + 1);

/** For each seat, whether a person or the computer plays it. */
export const kindsOf = (players: number, { computers }: RiddleWish): readonly PlayerKind[] =>
  Array.from({ length: players }, (_, seat) => (computers.includes(seat) ? 'computer' : 'person'));

/** Whether one word is enough for all to finish; the computer is asked, and asks. */
export const agreeByTalking = (kinds: readonly PlayerKind[]): boolean =>
  kinds.every((kind) => kind === 'person');
