import { type Square, type Step, stepsOf } from '@thera/santowerini';
import type { GameEvent } from '@thera/table';

/** A letter for each square, in board order. */
const LETTERS = 'abcdefghijklmnopqrstuvwxy';
/** What is no turn begins with the letter that is no square. */
const OTHER = 'z';
const RESIGNATION = 'zzz';
const FORM = /^(?:[a-y]{3}|z[a-y]{2}|zzz)*$/;

const letter = (square: number): string => LETTERS[square]!;
const number = (text: string): number => LETTERS.indexOf(text);

/**
 * What was played, three letters an event: for a turn its squares, from, to and on; for a takeback z and the number of
 * turns that stay, for a resignation zzz. Takebacks are in it because the dice of an event depend on its number.
 * Undefined if something happened that a game alone does not have.
 */
export function formatEvents(events: readonly GameEvent<Step>[]): string | undefined {
  const written = events.map(formatEvent);
  return written.includes(undefined) ? undefined : written.join('');
}

function formatEvent(event: GameEvent<Step>): string | undefined {
  switch (event.kind) {
    case 'decision': {
      const [move, build] = event.steps;
      if (move?.kind !== 'move' || build?.kind !== 'build') return undefined;
      return letter(move.from) + letter(move.to) + letter(build.on);
    }
    case 'takeback':
      return OTHER + letter(Math.floor(event.ply / LETTERS.length)) + letter(event.ply % LETTERS.length);
    case 'resignation':
      return RESIGNATION;
    default:
      return undefined;
  }
}

/** The events of such letters; undefined if they are none. Whether they are possible is for the rules to say. */
export function parseEvents(text: string): readonly GameEvent<Step>[] | undefined {
  if (!FORM.test(text)) return undefined;
  return (text.match(/.{3}/g) ?? []).map(parseEvent);
}

function parseEvent(letters: string): GameEvent<Step> {
  if (letters === RESIGNATION) return { kind: 'resignation', seat: 0 };
  const [first, second, third] = [...letters] as [string, string, string];
  if (first === OTHER)
    return { kind: 'takeback', seat: 0, ply: number(second) * LETTERS.length + number(third) };
  const turn: Readonly<Record<'from' | 'to' | 'on', Square>> = {
    from: number(first),
    to: number(second),
    on: number(third),
  };
  return { kind: 'decision', seat: 0, steps: stepsOf(turn) };
}
