import type { SantoriniPlayText } from '../../santorini/play-text.ts';
import { game } from './game.ts';

/** The texts of Santorini where it is played, beside those around any game. */
export const play: SantoriniPlayText = {
  game,
  copyPosition: 'Copiar posición',
  copyGame: 'Copiar partida',
  copyLink: 'Copiar enlace a la posición',
  gameIsSecret: 'Parte de esta partida está oculta para ti: podrás copiarla cuando termine.',
  marks: { move: 'mover', build: 'construir', dome: 'cúpula', special: 'poder' },
  typeTurnExample: 'por ejemplo B3>B4^C4',
  power: (name) => `Poder de ${name}`,
  offerHow: (count) => `Elige ${count} poderes. Todos los ven antes de que nadie escoja.`,
  onOffer: 'En oferta',
  chosen: 'Elegidos',
  noSearchHit: 'Ningún poder coincide.',
  search: 'Buscar poderes',
  badPosition: 'Esta dirección no es una posición que sepamos leer.',
  badPlace: 'Aquí está el fallo:',
  playFromHere: 'Jugar desde aquí contra el ordenador',
  playFromHereTogether: 'Jugar desde aquí en un solo dispositivo',
  positionTitle: 'Posición',
  won: (player, how) => `Gana ${player}: ${how}`,
  reachedTop: (square) => `${square}, al nivel 3`,
  byPower: (power) => `Por el poder de ${power}.`,
  besideBoard: 'Junto al tablero',
  nightPower: 'Poder de la noche',
  pickHow: 'Cada uno elige uno de estos por turno; el último queda para quien hizo la oferta.',
  startHow: (player) => `Cada uno tiene su poder. ${player} dice quién coloca primero.`,
};
