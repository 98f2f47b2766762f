import type { Edition, PowerId } from '../../src/power-ids.ts';
import { POWER_IDS } from '../../src/power-ids.ts';
import type { Square } from './board.ts';
import { nameOf, squareNamed } from './board.ts';

/** The Golden Fleece variant: the power beside the board and the Ram on it. */
export interface Fleece {
  readonly power: PowerId;
  readonly edition: Edition;
  readonly ram: Square;
}

/** What a position says beside its seats. */
export interface Extras {
  /** An additional turn with an opponent's worker is due. */
  readonly extraTurn: boolean;
  /** An additional turn of the ordinary kind is due. */
  readonly again: boolean;
  readonly fleece: Fleece | undefined;
  /** The turn of the seat to move has begun so; empty when it has not. */
  readonly steps: string;
  /** The seat that has to answer the last of these steps. */
  readonly react: number | undefined;
}

/** Nobody is in the middle of anything. */
export const NOTHING_DUE = { extraTurn: false, again: false, steps: '', react: undefined };

function readFleece(power: string | undefined, ram: string | undefined): Fleece | undefined {
  if (power === undefined && ram === undefined) return undefined;
  const [id, edition] = (power ?? '').split('@');
  const known = POWER_IDS.find((each) => each === id);
  if (known === undefined || ram === undefined) throw new Error(`no fleece: ${power} beside ${ram}`);
  return { power: known, edition: edition === 'printed' ? 'printed' : 'revised', ram: squareNamed(ram) };
}

const KEYS = ['turn', 'fleece', 'ram', 'steps', 'react'];

/** Reads the last part of a position; nothing is said by an empty one. */
export function readExtras(text: string): Extras {
  const values = new Map<string, string>();
  for (const item of text.split(';').filter((each) => each.trim() !== '')) {
    const equals = item.indexOf('=');
    values.set(item.slice(0, equals).trim(), item.slice(equals + 1).trim());
  }
  const turn = values.get('turn');
  const isInPlay = [...values.keys()].every((key) => KEYS.includes(key));
  if (!isInPlay || ![undefined, 'extra', 'again'].includes(turn)) throw new Error(`not in play: ${text}`);
  const react = values.get('react');
  return {
    extraTurn: turn === 'extra',
    again: turn === 'again',
    fleece: readFleece(values.get('fleece'), values.get('ram')),
    steps: values.get('steps') ?? '',
    react: react === undefined ? undefined : Number(react),
  };
}

/** The last part of a position, as a list that is empty when there is nothing to say. */
export function writeExtras({ extraTurn, again, fleece, steps, react }: Extras): string[] {
  const edition = fleece?.edition === 'printed' ? '@printed' : '';
  const items = [
    ...(extraTurn ? ['turn=extra'] : []),
    ...(again ? ['turn=again'] : []),
    ...(fleece ? [`fleece=${fleece.power}${edition}`, `ram=${nameOf(fleece.ram)}`] : []),
    ...(steps === '' ? [] : [`steps=${steps}`]),
    ...(react === undefined ? [] : [`react=${react}`]),
  ];
  return items.length === 0 ? [] : [items.join(';')];
}
