import type { SantoriniPlayText } from '../../santorini/play-text.ts';
import { tally } from '../tally.ts';
import { game } from './game.ts';

/** The texts of Santorini where it is played, beside those around any game. */
export const play: SantoriniPlayText = {
  game,
  copyPosition: 'Copiar posición',
  copyGame: 'Copiar partida',
  copyLink: 'Copiar enlace a la posición',
  gameIsSecret: 'Parte de esta partida es secreta para ti. Podrás copiarla cuando termine.',
  marks: { move: 'mover', build: 'construir', dome: 'cúpula', special: 'poder' },
  typeTurnExample: 'por ejemplo B3>B4^C4',
  power: (name) => `Poder de ${name}`,
  rulingsFor: (name) => `Cuando juegas con ${name}`,
  offerHow: (count) => `Elige ${count} poderes. Todos los ven antes de que nadie escoja.`,
  onOffer: 'Para elegir',
  chosen: 'Elegidos',
  noSearchHit: 'No hay poderes que coincidan.',
  search: 'Buscar poderes',
  badPosition: 'No podemos leer la posición de este enlace.',
  badPlace: 'El problema está aquí:',
  playFromHere: 'Seguir contra el ordenador',
  playFromHereTogether: 'Seguir en el mismo dispositivo',
  positionTitle: 'Posición',
  reachedTop: (player, square) => `${player} ha subido al nivel 3 en ${square}.`,
  byPower: (power) => `Gracias al poder de ${power}.`,
  besideBoard: 'Junto al tablero',
  nightPower: 'Poder nocturno',
  pickHow: 'Se elige por turnos. El último poder es para el Retador, que los ha propuesto.',
  startHow: (player) => `Ya tenéis todos un poder. ${player} elige quién coloca primero.`,
  tally,
  coach: {
    board:
      'Elige uno de tus obreros y luego una casilla resaltada para mover. Después, elige dónde construir.',
    power: 'Este es tu poder. Ábrelo para ver qué puedes hacer con él.',
    noPower: 'En esta partida no hay dioses. Abre esto para ver las reglas comunes.',
    hint: '¿Dudas? Pide una pista. Y elige cualquier casilla para saber por qué no puedes ir o construir ahí.',
  },
  rematches: { same: 'Mismos dioses', swap: 'Intercambiar dioses', new: 'Dioses nuevos' },
  starts: {
    you: 'Esta vez empiezas tú.',
    computer: 'Esta vez empieza el ordenador.',
    player: (player) => `Esta vez empieza ${player}.`,
  },
};
