import type { StepKind } from '@thera/santorini';
import type { TextFor } from '../../common/text-for.ts';

/** Short labels for a button or a list. */
export const steps: TextFor<StepKind> = {
  move: 'Mover',
  swap: 'Intercambiar',
  push: 'Empujar',
  ferry: 'Desplazar a un obrero',
  build: 'Construir',
  dome: 'Cúpula anticipada',
  raze: 'Quitar un bloque',
  slay: 'Retirar a un obrero',
  sink: 'Derribar una torre',
  'place-worker': 'Traer a un obrero',
  trade: 'Cambiar de sitio',
  token: 'Colocar la ficha',
  aim: 'Elegir una dirección',
  pair: 'Elegir una pareja',
  pass: 'Pasar',
  place: 'Colocar obreros',
  offer: 'Preparar la selección',
  night: 'Elegir el poder nocturno',
  pick: 'Elegir un poder',
  start: 'Elegir quién empieza',
};
