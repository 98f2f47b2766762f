import type { StepWords, TurnWordsText } from '../../santorini/turn-words-text.ts';
import { words } from './words.ts';

/** Con estos verbos se aconseja y se cuenta: «mueve» vale para «tú» y para «ella». */
const stepWords: StepWords = {
  move: (from, ...to) => `mueve de ${from} a ${to.at(-1)}${via(to.slice(0, -1))}`,
  swap: (from, to) => `intercambia ${from} con ${to}`,
  push: (from, to, beyond) => `mueve de ${from} a ${to} y empuja hasta ${beyond} al obrero que estaba allí`,
  walk: (a, b, c, d) => `camina de ${a} y ${b} a ${c} y ${d}`,
  ferry: (from, to) => `desplaza al obrero de ${from} a ${to}`,
  build: (square) => `construye en ${square}`,
  dome: (square) => `coloca una cúpula en ${square}`,
  raze: (square) => `quita un bloque de ${square}`,
  sink: (square) => `quita todos los bloques de ${square}`,
  slay: (square) => `retira al obrero de ${square}`,
  'place-worker': (square) => `trae a un obrero a ${square}`,
  token: (square) => `coloca la ficha en ${square}`,
  aim: (direction) => `elige el ${direction}`,
  'call-back': () => 'recoge el viento',
  pair: (own, other) => `señala ${own} y ${other}`,
  charm: (square) => `señala ${square}`,
  pass: () => 'pasa',
  sweep: (to) => `arrastrado hasta ${to}`,
  kill: (square) => `retirando al obrero de ${square}`,
  stone: (square) => `convirtiendo en piedra al obrero de ${square}`,
};

const via = (squares: readonly string[]): string =>
  squares.length === 0 ? '' : ` pasando por ${words.list(squares)}`;

function inTurn(...steps: readonly string[]): string {
  const [last, ...before] = steps.toReversed();
  if (before.length === 0) return last ?? '';
  const first = before.toReversed().join(', ');
  return `${first}${first.includes(',') ? ',' : ''} y luego ${last}`;
}

/** Los turnos en palabras. */
export const turnWords: TurnWordsText = {
  bid: stepWords,
  told: stepWords,
  inTurn,
  place: (squares) => `coloca a tus obreros en ${squares}`,
  offer: (powers) => `propón a ${powers}`,
  night: (power) => `elige a ${power} como poder nocturno`,
  pick: (power) => `elige a ${power}`,
  letStart: (player) => `que empiece ${player}`,
};
