import type { TableText } from '../../common/table-text.ts';

/** What is said at every table. */
export const table: TableText = {
  events: {
    resignation: (player) => `${player} se rinde.`,
    flag: (player) => `A ${player} se le ha acabado el tiempo.`,
    claim: {
      win: (player, absent) => `${player} reclama la victoria: ${absent} lleva demasiado tiempo ausente.`,
      draw: (player, absent) => `${player} reclama tablas: ${absent} lleva demasiado tiempo ausente.`,
    },
    draw: 'Tablas de mutuo acuerdo.',
    takeback: 'Turno deshecho.',
    sit: {
      taken: (seat, player) => `Ahora ${player} juega como ${seat}.`,
      left: (seat) => `Nadie juega como ${seat}.`,
    },
  },
  decidesSecretly: (player) => `${player} ha elegido en secreto.`,
  cannotTakeBack: 'Eso ya no se puede deshacer: quizá ha revelado algo oculto.',
  endings: {
    won: {
      alone: (player) => `Gana ${player}.`,
      together: (players) => `Ganan ${players}.`,
    },
    lost: {
      plain: 'Partida perdida.',
      by: {
        resignation: 'Partida perdida por abandono.',
        flag: 'Se acabó el tiempo: partida perdida.',
        absence: 'Alguien lleva demasiado tiempo ausente: partida perdida.',
      },
    },
    draw: {
      by: {
        resignation: 'No gana nadie: alguien ha dejado la partida.',
        flag: 'No gana nadie: a alguien se le ha acabado el tiempo.',
        absence: 'No gana nadie: alguien lleva demasiado tiempo ausente.',
        agreed: 'Tablas de mutuo acuerdo.',
      },
    },
  },
  score: {
    points: (points) => `Puntos: ${points}.`,
    grade: (grade) => `Rango: ${grade}.`,
    goals: (reached, all) => `Objetivos cumplidos: ${reached} de ${all}.`,
  },
};
