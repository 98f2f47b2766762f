import type { MatchText } from '../../../santorini/command-line/match-text.ts';

/** The words of a match between two engines. */
export const match: MatchText = {
  players: (one, other) => `A es ${one}\nB es ${other}`,
  progress: (pairs, all) => `${pairs} de ${all} pares`,
  games: (games, wins, losses, draws) =>
    `${games} partidas: A ganó ${wins}, B ganó ${losses}, tablas ${draws}`,
  pairs: (counts) => `Pares en que A hizo 0, ½, 1, 1½ y 2 puntos: ${counts}`,
  elo: (elo, least, most) => `Elo de A sobre B: ${elo} (95 %: de ${least} a ${most})`,
  ratio: (ratio, lower, upper) =>
    `Logaritmo de la razón de verosimilitud: ${ratio} (entre ${lower} y ${upper})`,
  answers: {
    elo0: (elo0, elo1) => `La prueba se inclina por ${elo0} frente a ${elo1} de Elo.`,
    elo1: (elo0, elo1) => `La prueba se inclina por ${elo1} frente a ${elo0} de Elo.`,
    open: (elo0, elo1) => `La prueba necesita más partidas para distinguir ${elo0} de ${elo1} de Elo.`,
  },
  forfeits: (one, other) => `Perdidas por descalificación: A ${one}, B ${other}`,
  stopped: 'Interrumpido antes del final.',
  errors: {
    'no-player': (player) => `Este motor no responde: ${player}.`,
    'no-file': (file) => `No se pueden escribir partidas en ${file}.`,
  },
};
