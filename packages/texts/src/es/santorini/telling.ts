import type { TellingText } from '../../santorini/telling-text.ts';

/** What is told about decisions and squares. */
export const telling: TellingText = {
  offers: (player, powers) => `${player} ofrece ${powers}.`,
  choosesNight: (player, power) => `${player} deja junto al tablero a ${power} como poder nocturno.`,
  picks: (player, power) => `${player} elige ${power}.`,
  letsStart: (player, starter) => `${player} decide que empiece ${starter}.`,
  places: (player, squares) => `${player} coloca a sus obreros en ${squares}.`,
  played: (player, turn) => `${player} ${turn}.`,
  hint: (turn) => `Prueba esto: ${turn}.`,
  powerDrawn: (player, power) => `${player} saca el poder de ${power}.`,
  cardDrawn: (player, card) => `${player} saca la carta ${card}.`,
  otherCardDrawn: (player) => `${player} saca una carta, y no es el 6.`,
  cutShort: (steps) =>
    steps === 0
      ? 'Algo oculto lo impide: no ocurre nada de eso.'
      : `Algo oculto lo impide: solo ${steps === 1 ? 'ocurre el primer paso' : `ocurren los primeros ${steps} pasos`}.`,
  canChoose: (square) => `Ahora puedes elegir ${square}.`,
  notNow: 'Eso no es posible ahora.',
  workerFirst: 'Elige antes un obrero.',
  actFirst: (act) => `Cambia antes a «${act}».`,
};
