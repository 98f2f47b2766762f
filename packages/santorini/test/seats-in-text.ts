import { squareNamed } from './naive/board.ts';

/** What a position's text says of one seat; seats and sides are counted from 1, as there. */
export interface SeatInText {
  readonly seat: number;
  /** The first seat of the side. */
  readonly side: number;
  readonly card: string;
  readonly edition: Wording;
  readonly isOut: boolean;
  readonly crew: readonly number[];
  /** In the last own turn Athena or Chaos climbed, or Nike went down. */
  readonly marked: boolean;
  /** A hero has used the power that serves once. */
  readonly spent: boolean;
  /** Builds that Morpheus has stored. */
  readonly stored: number;
  /** Circe holds the other player's power. */
  readonly holds: boolean;
  /** The power in force for Chaos or Nyx; empty until it is drawn. */
  readonly drawn: string;
  /** Everything in brackets but who is female and what is drawn. */
  readonly items: readonly string[];
  /** The same as one text, with what is drawn. */
  readonly memory: string;
}

export type Wording = 'revised' | 'printed';

/** What the text says behind the seats: `ram` and the like. */
export function extrasInText(text: string): ReadonlyMap<string, string> {
  const last = text.slice(text.lastIndexOf('/') + 1);
  const items = last.includes(':') ? [] : last.split(';');
  return new Map(items.map((item) => [item.slice(0, item.indexOf('=')), item.slice(item.indexOf('=') + 1)]));
}

const DRAWERS = ['chaos', 'nyx'];
const READERS = ['selene', 'hippolyta'];

/** The seats that a text describes. */
export function seatsInText(text: string): SeatInText[] {
  const parts = text.split('/').filter((part) => part.includes(':'));
  return parts.map((part, n): SeatInText => {
    const [, mark, card = '', printed, state = '', squares = ''] =
      /^([#-]?)([a-z0-9-]+)(@printed)?(?:\[(.*)\])?:(.*)$/.exec(part) ?? [];
    const isFemale = READERS.includes(card) ? /^[A-E][1-5]$/ : /^f=/;
    const said = state.split(';').filter((item) => item !== '' && !isFemale.test(item));
    const drawn = DRAWERS.includes(card) ? (said.find((item) => /^[a-z][a-z0-9-]+$/.test(item)) ?? '') : '';
    const items = said.filter((item) => item !== drawn);
    return {
      seat: n + 1,
      side: parts.length === 4 ? (n % 2) + 1 : n + 1,
      card,
      edition: printed === undefined ? 'revised' : 'printed',
      isOut: mark === '-',
      crew: squares === '' || squares === '=' ? [] : squares.split(',').map(squareNamed),
      marked: items.includes('^'),
      // A pair that has been named is the power used.
      spent: items.some((item) => item === 'x' || item.includes('&')),
      stored: card === 'morpheus' ? Number(items[0] ?? 0) : 0,
      holds: items.includes('+'),
      drawn,
      items,
      memory: said.join(';'),
    };
  });
}

/** How many complete towers a text has. */
export const towersInText = (text: string): number => text.slice(0, 25).split('4').length - 1;
