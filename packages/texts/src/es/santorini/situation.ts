import { listOf } from '../../list-of.ts';
import type { SituationText } from '../../santorini/situation-text.ts';

/** What is said without squares, and what leads up to them. */
const named =
  (any: string, these: string) =>
  (squares: string): string =>
    squares === '' ? any : `${these} ${squares}`;

/** What a card allows right now. */
export const situation: SituationText = {
  may: {
    slay: named('Puedes retirar a un obrero', 'Puedes retirar al obrero de'),
    sink: named('Puedes derribar una torre', 'Puedes derribar la torre de'),
    raze: named('Puedes quitar un bloque', 'Puedes quitar un bloque de'),
    push: named('Puedes empujar a un obrero', 'Puedes empujar al obrero de'),
    swap: named('Puedes cambiarte con un obrero', 'Puedes cambiarte con el obrero de'),
    ferry: named('Puedes desplazar a un obrero', 'Puedes desplazar al obrero de'),
    trade: () => 'Puedes intercambiar dos obreros',
    'place-worker': named('Puedes traer a un obrero', 'Puedes traer a un obrero a'),
    climb: named('Puedes subir más de un nivel', 'Puedes subir de golpe a'),
    reach: named('Puedes ir más lejos de lo normal', 'Puedes llegar hasta'),
    token: named('Puedes poner una ficha', 'Puedes poner una ficha en'),
    pair: () => 'Puedes elegir una pareja',
    aim: () => 'Puedes elegir una dirección',
    dome: named('Puedes poner una cúpula a cualquier nivel', 'Puedes poner una cúpula en'),
    'build-under': () => 'Puedes construir bajo tu obrero',
    'move-again': named('Puedes volver a moverte', 'Puedes volver a moverte, a'),
    'build-again': named('Puedes volver a construir', 'Puedes volver a construir en'),
    'build-first': () => 'Puedes construir antes de moverte',
    'build-only': () => 'Puedes construir sin moverte',
  },
  mayPush: (from, to) => `Puedes empujar de ${from} a ${to}`,
  mayForce: (from, to) => `Puedes desplazar de ${from} a ${to}`,
  either: listOf('es', 'disjunction'),
};
