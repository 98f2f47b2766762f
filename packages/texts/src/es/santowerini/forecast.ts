import { listOf } from '../../list-of.ts';
import type { ForecastText } from '../../santowerini/forecast-text.ts';

const NUMBERS = ['cero', 'uno', 'dos', 'tres', 'cuatro', 'cinco', 'seis'];
const either = listOf('es', 'disjunction');

/** What the panel about one enemy says. */
export const forecast: ForecastText = {
  stance: (order, facing) => `actúa en ${order} lugar, mira al ${facing}`,
  onEachRoll: 'Con cada tirada, tal como están las cosas',
  unlessEarlier: 'Los enemigos que actúan antes pueden cambiarlo.',
  stunned: 'aturdido',
  hitsLeft: (hits) => (hits === 1 ? 'le queda un golpe' : `le quedan ${NUMBERS[hits]} golpes`),
  staysOn: (square) => `se queda en ${square}`,
  goesTo: (square) => `a ${square}`,
  climbsTo: (square) => `sube a ${square}`,
  strikes: (square) => `golpea ${square}`,
  fells: (square) => `derrota a tu constructor de ${square}`,
  nothing: 'sin efecto',
  cityFalls: 'cae la ciudad',
  missesTurn: 'Está aturdido y pierde su próxima acción.',
  faces: (faces) => either(faces.map((face) => NUMBERS[face]!)),
  risk: 'Riesgo para la ciudad en esta ronda',
  chance: {
    sixths: (sixths) => `${sixths} de 6`,
    percent: (percent) => `${percent} %`,
    tiny: 'menos del 1 %',
    nearlySure: 'más del 99 %',
  },
};
