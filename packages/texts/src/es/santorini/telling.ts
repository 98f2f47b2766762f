import type { TellingText } from '../../santorini/telling-text.ts';

/** What is told about decisions and squares. */
export const telling: TellingText = {
  offers: (player, powers) => `${player} propone a ${powers}.`,
  choosesNight: (player, power) => `${player} elige a ${power} como poder nocturno.`,
  picks: (player, power) => `${player} elige a ${power}.`,
  letsStart: (player, starter) => `${player} decide que empiece ${starter}.`,
  places: (player, squares) => `${player} coloca a sus obreros en ${squares}.`,
  played: (player, turn) => `${player} ${turn}.`,
  hint: (turn) => `Prueba esto: ${turn}.`,
  powerDrawn: (player, power) => `${player} roba del mazo el poder de ${power}.`,
  cardDrawn: (player, card) => `${player} roba un ${card}.`,
  otherCardDrawn: (player) => `${player} roba una carta. No es el 6.`,
  cutShort: (steps) =>
    steps === 0
      ? 'Algo oculto lo impide: nada de eso llega a ocurrir.'
      : `Algo oculto lo impide: solo ${steps === 1 ? 'se da el primer paso' : `se dan los primeros ${steps} pasos`}.`,
  canChoose: (square) => `Puedes elegir ${square}.`,
  notNow: 'Ahora no puedes hacer eso.',
  nextToNobody: 'Ninguno de tus obreros está junto a esa casilla.',
  workerFirst: 'Elige primero un obrero.',
  actFirst: (act) => `Cambia primero a «${act}».`,
};
