import type { StepKind } from '@thera/rules';
import type { TextFor } from '../catalogue.ts';

/** Short labels for a button or a list. */
export const steps: TextFor<StepKind> = {
  move: 'Mover',
  swap: 'Intercambiar',
  push: 'Empujar',
  ferry: 'Cruzar en barca',
  build: 'Construir',
  dome: 'Cúpula anticipada',
  raze: 'Quitar un bloque',
  slay: 'Eliminar a un obrero',
  pass: 'Pasar',
  place: 'Colocar obreros',
  offer: 'Ofrecer poderes',
  pick: 'Elegir un poder',
  start: 'Elegir quién empieza',
};
