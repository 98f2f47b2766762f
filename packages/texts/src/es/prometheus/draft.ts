import type { DraftText } from '../../prometheus/draft-text.ts';
import { a, counted } from './grammar.ts';

/** Choosing an army, and placing units and tokens. */
export const draft: DraftText = {
  title: 'Elige tu ejército',
  pointsLeft: (left, of) => `Te quedan ${left} de ${of} puntos`,
  recruitFor: (unit, points) => `Reclutar ${a(unit)} por ${points}`,
  price: (points) => counted(points, 'punto'),
  stop: 'Plantarse (guardar el resto)',
  stopGives: (artOfWar) =>
    artOfWar === 0 ? 'No sobra nada.' : `Da ${artOfWar} de Arte de la Guerra en tu mano inicial.`,
  yours: 'Tuyo',
  taken: 'Elegido',
  takenBy: (player) => `Elegido por ${player}`,
  tooDear: 'Demasiado caro',
  yourArmy: 'Tu ejército',
  theirArmy: (player) => `Ejército de ${player}`,
  noneYet: 'Nadie todavía',
  quickArmies: 'Ejércitos rápidos',
  meantFor: (unit, map) => `${unit} (${map})`,
  place: {
    where: (unit) => `¿Dónde empieza ${unit}?`,
    tokens: 'Pon las doce fichas en el Olimpo, boca abajo, una por área.',
    tokensLeft: (nets, lures) => `Quedan ${counted(nets, 'red', 'redes')} y ${counted(lures, 'señuelo')}`,
    layNet: 'Poner una red',
    layLure: 'Poner un señuelo',
    scatter: 'Poner el resto donde sea',
    takeBack: 'Recogerla',
    done: 'Todas las fichas están puestas',
  },
};
