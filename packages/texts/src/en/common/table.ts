import type { TableText } from '../../common/table-text.ts';

/** What is said at every table. */
export const table: TableText = {
  events: {
    resignation: (player) => `${player} resigns.`,
    flag: (player) => `${player} has run out of time.`,
    claim: {
      win: (player, absent) => `${player} claims the win: ${absent} has been gone too long.`,
      draw: (player, absent) => `${player} claims a draw: ${absent} has been gone too long.`,
    },
    draw: 'Draw agreed.',
    takeback: 'Taken back.',
    sit: {
      taken: (seat, player) => `${player} now plays as ${seat}.`,
      left: (seat) => `Nobody is playing as ${seat}.`,
    },
  },
  decidesSecretly: (player) => `${player} has made a secret choice.`,
  cannotTakeBack: 'You can’t take that back: it may have revealed something hidden.',
  endings: {
    won: {
      alone: (player) => `${player} wins.`,
      together: (players) => `${players} win together.`,
    },
    lost: {
      plain: 'The game is lost.',
      by: {
        resignation: 'Resigned: the game is lost.',
        flag: 'Out of time: the game is lost.',
        absence: 'Someone was gone too long: the game is lost.',
      },
    },
    draw: {
      by: {
        resignation: 'No winner: someone left the game.',
        flag: 'No winner: someone ran out of time.',
        absence: 'No winner: someone was gone too long.',
        agreed: 'Draw by agreement.',
      },
    },
  },
  score: {
    points: (points) => `Points: ${points}.`,
    grade: (grade) => `Rank: ${grade}.`,
    goals: (reached, all) => `Goals reached: ${reached} of ${all}.`,
  },
};
