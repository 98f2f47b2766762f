import type { EndingText } from '../../prometheus/ending-text.ts';
import { counted } from './grammar.ts';

/** How a game ended. */
export const endings: EndingText = {
  wins: (side) => `Gana ${side.the}.`,
  calm: 'El can está en calma y la puerta, abierta: gana el bando azul.',
  exit: (god) => `${god.the} ha salido del Olimpo: gana el bando rojo.`,
  god: (god, winner) => `${god.the} ha sido destruido: gana ${winner.the}.`,
  cerberus: (winner) => `Cerbero ha sido destruido: gana ${winner.the}.`,
  cap: (winner) => `Se acabaron los turnos y ${winner.the} llegó más cerca: gana ${winner.the}.`,
  draw: 'Se acabaron los turnos y ningún bando llegó más cerca: no gana nadie.',
  left: (side, winner) => `${side.the} ha dejado la partida: gana ${winner.the}.`,
  youWin: 'Has ganado',
  youLose: 'Has perdido',
  after: (turns) => `tras ${counted(turns, 'turno')}`,
};
