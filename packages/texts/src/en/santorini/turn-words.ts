import type { StepWords, TurnWordsText } from '../../santorini/turn-words-text.ts';
import { words } from './words.ts';

/** The words of steps; `s` ends the verbs of whoever is told about. */
function stepWords(s: '' | 's'): StepWords {
  return {
    move: (from, ...to) => `move${s} from ${from} to ${to.at(-1)}${via(to.slice(0, -1))}`,
    swap: (from, to) => `swap${s} ${from} with ${to}`,
    push: (from, to, beyond) => `move${s} from ${from} to ${to}, pushing the worker there to ${beyond}`,
    walk: (a, b, c, d) => `walk${s} from ${a} and ${b} to ${c} and ${d}`,
    ferry: (from, to) => `force${s} the worker on ${from} to ${to}`,
    build: (square) => `build${s} on ${square}`,
    dome: (square) => `build${s} a dome on ${square}`,
    raze: (square) => `take${s} a block off ${square}`,
    sink: (square) => `clear${s} every block off ${square}`,
    slay: (square) => `remove${s} the worker on ${square}`,
    'place-worker': (square) => `bring${s} a worker in on ${square}`,
    token: (square) => `put${s} the token on ${square}`,
    aim: (direction) => `choose${s} ${direction}`,
    'call-back': () => `call${s} the wind back`,
    pair: (own, other) => `name${s} ${own} and ${other}`,
    charm: (square) => `name${s} ${square}`,
    pass: () => (s === '' ? 'pass' : 'passes'),
    sweep: (to) => `swept on to ${to}`,
    kill: (square) => `removing the worker on ${square}`,
    stone: (square) => `turning the worker on ${square} to stone`,
  };
}

const via = (squares: readonly string[]): string =>
  squares.length === 0 ? '' : ` by way of ${words.list(squares)}`;

/** Turns in words. */
export const turnWords: TurnWordsText = {
  bid: stepWords(''),
  told: stepWords('s'),
  inTurn: (...steps) => steps.join(', then '),
  place: (squares) => `place your workers on ${squares}`,
  offer: (powers) => `put ${powers} into the draft`,
  night: (power) => `make ${power} the night power`,
  pick: (power) => `pick ${power}`,
  letStart: (player) => `let ${player} start`,
};
