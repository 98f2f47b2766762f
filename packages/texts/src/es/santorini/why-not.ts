import type { WhyNotCode } from '@thera/santorini';
import type { TextFor } from '../../common/text-for.ts';

/** Why a square cannot be chosen now. */
export const whyNot: TextFor<WhyNotCode> = {
  'game-over': 'La partida ha terminado.',
  'no-worker': 'No hay ningún obrero en esa casilla.',
  'not-your-worker': 'Ese obrero no es tuyo.',
  'another-worker': 'Este turno lo termina tu otro obrero.',
  'own-square': 'Tu obrero ya está ahí.',
  'not-adjacent': 'Esa casilla no está junto a tu obrero.',
  dome: 'Esa casilla tiene una cúpula.',
  closed: 'Una ficha bloquea esa casilla.',
  occupied: 'Ya hay un obrero ahí.',
  'too-high': 'Demasiado alto: solo puedes subir un nivel cada vez.',
  'own-power': 'Tu propio poder no lo permite.',
  forbidden: 'El poder de un rival lo prohíbe.',
  must: 'El poder de un rival te exige otra cosa este turno.',
  'no-complete-turn': 'Desde ahí no podrías terminar tu turno.',
};
