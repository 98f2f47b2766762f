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
    draw: 'Los jugadores acuerdan tablas.',
    takeback: 'Deshecho.',
    sit: {
      taken: (seat, player) => `${player} juega ahora por ${seat}.`,
      left: (seat) => `Nadie juega ahora por ${seat}.`,
    },
  },
  decidesSecretly: (player) => `${player} ha decidido en secreto.`,
  cannotTakeBack: 'Eso no se puede deshacer: puede haber mostrado algo oculto.',
  endings: {
    won: {
      alone: (player) => `${player} gana la partida.`,
      together: (players) => `${players} ganan juntos la partida.`,
    },
    lost: {
      plain: 'La partida está perdida.',
      by: {
        resignation: 'La partida está perdida: se ha abandonado.',
        flag: 'La partida está perdida: se ha acabado el tiempo.',
        absence: 'La partida está perdida: alguien lleva demasiado tiempo ausente.',
      },
    },
    draw: {
      by: {
        resignation: 'Nadie gana: alguien ha dejado la partida.',
        flag: 'Nadie gana: a alguien se le ha acabado el tiempo.',
        absence: 'Nadie gana: alguien lleva demasiado tiempo ausente.',
        agreed: 'Nadie gana: los jugadores han acordado tablas.',
      },
    },
  },
  score: {
    points: (points) => `Puntos: ${points}.`,
    grade: (grade) => `Rango: ${grade}.`,
    goals: (reached, all) => `Objetivos cumplidos: ${reached} de ${all}.`,
  },
};
