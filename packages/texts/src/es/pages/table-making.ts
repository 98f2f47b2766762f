import type { TableMakingText } from '../../pages/table-making-text.ts';
import { clocks } from '../common/clocks.ts';
import { onlineProblems } from '../common/online-problems.ts';

/** What every form of a new game says about playing it with others elsewhere. */
export const tableMaking: TableMakingText = {
  where: 'Dónde',
  wheres: { device: 'En este dispositivo', online: 'En línea' },
  who: 'Quién puede unirse',
  whos: { open: 'Cualquiera', link: 'Con enlace' },
  whoNotes: {
    open: 'Tu mesa aparece en la sala hasta que se llene.',
    link: 'Solo encontrarán tu mesa quienes reciban el enlace.',
  },
  clock: 'Reloj',
  clocks,
  clockNotes: {
    none: 'Cada cual se toma el tiempo que quiera.',
    live: 'Hay que quedarse en la mesa hasta el final de la partida.',
    days: 'Puedes entrar y salir cuando quieras. Si se te acaban los días, pierdes.',
  },
  firstPlace: 'Tú eres el primer jugador; los demás se unen desde sus dispositivos.',
  noPerson: 'Elige al menos una persona.',
  open: 'Abrir mesa',
  opening: 'Abriendo…',
  problems: onlineProblems,
};
