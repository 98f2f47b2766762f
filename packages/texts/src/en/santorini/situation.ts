import { listOf } from '../../list-of.ts';
import type { SituationText } from '../../santorini/situation-text.ts';

/** What is said without squares, and what leads up to them. */
const named =
  (any: string, these: string) =>
  (squares: string): string =>
    squares === '' ? any : `${these} ${squares}`;

/** What a card allows right now. */
export const situation: SituationText = {
  may: {
    slay: named('May remove a worker', 'May remove the worker on'),
    sink: named('May clear a tower', 'May clear the tower on'),
    raze: named('May remove a block', 'May remove a block from'),
    push: named('May push a worker', 'May push the worker on'),
    swap: named('May swap with a worker', 'May swap with the worker on'),
    ferry: named('May force a worker', 'May force the worker on'),
    trade: () => 'May swap two workers',
    'place-worker': named('May bring in a worker', 'May bring in a worker on'),
    climb: named('May climb more than one level', 'May climb straight to'),
    reach: named('May move further than usual', 'May move all the way to'),
    token: named('May place a token', 'May place a token on'),
    pair: () => 'May choose a pair',
    aim: () => 'May choose a direction',
    dome: named('May build a dome at any level', 'May build a dome on'),
    'build-under': () => 'May build under your worker',
    'move-again': named('May move again', 'May move again, to'),
    'build-again': named('May build again', 'May build again on'),
    'build-first': () => 'May build before moving',
    'build-only': () => 'May build without moving',
  },
  mayPush: (from, to) => `May push ${from} to ${to}`,
  mayForce: (from, to) => `May force ${from} to ${to}`,
  either: listOf('en-GB', 'disjunction'),
};
