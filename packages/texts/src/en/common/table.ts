import type { TableText } from '../../common/table-text.ts';

/** What is said at every table. */
export const table: TableText = {
  events: {
    resignation: (player) => `${player} resigns.`,
    flag: (player) => `${player} has run out of time.`,
    claim: {
      win: (player, absent) => `${player} claims the win: ${absent} has been away for too long.`,
      draw: (player, absent) => `${player} claims a draw: ${absent} has been away for too long.`,
    },
    draw: 'The players agree to a draw.',
    takeback: 'Taken back.',
    sit: {
      taken: (seat, player) => `${player} plays for ${seat} now.`,
      left: (seat) => `Nobody plays for ${seat} now.`,
    },
  },
  decidesSecretly: (player) => `${player} has decided in secret.`,
  cannotTakeBack: 'That cannot be taken back: it may have shown something hidden.',
  endings: {
    won: {
      alone: (player) => `${player} wins the game.`,
      together: (players) => `${players} win the game together.`,
    },
    lost: {
      plain: 'The game is lost.',
      by: {
        resignation: 'The game is lost: it was given up.',
        flag: 'The game is lost: time ran out.',
        absence: 'The game is lost: somebody has been away for too long.',
      },
    },
    draw: {
      by: {
        resignation: 'Nobody wins: somebody left the game.',
        flag: 'Nobody wins: somebody ran out of time.',
        absence: 'Nobody wins: somebody has been away for too long.',
        agreed: 'Nobody wins: the players agreed to a draw.',
      },
    },
  },
  score: {
    points: (points) => `Points: ${points}.`,
    grade: (grade) => `Rank: ${grade}.`,
    goals: (reached, all) => `Goals reached: ${reached} of ${all}.`,
  },
};
