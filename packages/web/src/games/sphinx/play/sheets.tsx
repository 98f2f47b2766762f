import type { CardId } from '@thera/sphinx';
import type { GameSheet } from '../../game-client.ts';
import type { SphinxCtrl } from '../ctrl.tsx';
import { cardSheet, godsSheet, heldSheet, queueSheet } from './card-sheet.tsx';
import { dieSheet } from './die-sheet.tsx';
import { riddleSheet } from './riddle-sheet.tsx';

/** The sheets of a riddle, by name; some are of one thing, named behind a colon. */
export function sheetOf(ctrl: SphinxCtrl, name: string, close: () => void): GameSheet | undefined {
  const [kind, of = ''] = name.split(':');
  switch (kind) {
    case 'riddle':
      return riddleSheet(ctrl);
    case 'die':
      return dieSheet(ctrl, close);
    case 'queue':
      return queueSheet(ctrl, Number(of), close);
    case 'card':
      return cardSheet(ctrl, of as CardId, close);
    case 'held':
      return heldSheet(ctrl, Number(of));
    case 'gods':
      return godsSheet(ctrl);
    default:
      return undefined;
  }
}
