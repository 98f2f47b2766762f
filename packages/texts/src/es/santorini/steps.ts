import type { StepKind } from '@thera/santorini';
import type { TextFor } from '../../common/text-for.ts';

/** Short labels for a button or a list. */
export const steps: TextFor<StepKind> = {
  move: 'Mover',
  swap: 'Intercambiar',
  push: 'Empujar',
  ferry: 'Forzar a un obrero',
  build: 'Construir',
  dome: 'Cúpula anticipada',
  raze: 'Quitar un bloque',
  slay: 'Eliminar a un obrero',
  sink: 'Quitar todos los bloques',
  'place-worker': 'Traer a un obrero',
  trade: 'Cambiar de lugar',
  token: 'Poner una ficha',
  aim: 'Elegir una dirección',
  pair: 'Nombrar una pareja',
  pass: 'Pasar',
  place: 'Colocar obreros',
  offer: 'Ofrecer poderes',
  night: 'Elegir el poder nocturno',
  pick: 'Elegir un poder',
  start: 'Elegir quién empieza',
};
