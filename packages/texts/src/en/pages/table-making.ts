import type { TableMakingText } from '../../pages/table-making-text.ts';
import { clocks } from '../common/clocks.ts';
import { onlineProblems } from '../common/online-problems.ts';

/** What every form of a new game says about playing it with others elsewhere. */
export const tableMaking: TableMakingText = {
  where: 'Where',
  wheres: { device: 'This device', online: 'Online' },
  who: 'Who can join',
  whos: { open: 'Everyone', link: 'With a link' },
  whoNotes: {
    open: 'Your table is listed in the lobby until it’s full.',
    link: 'Only those you send the link to can find your table.',
  },
  clock: 'Clock',
  clocks,
  clockNotes: {
    none: 'Everyone takes as long as they like.',
    live: 'Everyone stays at the table until the game is over.',
    days: 'Come and go as you please. Running out of days loses the game.',
  },
  firstPlace: 'You’re the first player; the others join from their own devices.',
  noPerson: 'Choose at least one person.',
  open: 'Open table',
  opening: 'Opening…',
  problems: onlineProblems,
};
