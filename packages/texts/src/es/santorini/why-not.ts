import type { WhyNotCode } from '@thera/santorini';
import type { TextFor } from '../../common/text-for.ts';

/** Why a square cannot be chosen now. */
export const whyNot: TextFor<WhyNotCode> = {
  'game-over': 'La partida ha terminado.',
  'no-worker': 'No hay ningún obrero en esa casilla.',
  'not-your-worker': 'A ese obrero no puedes moverlo tú.',
  'another-worker': 'Ahora le toca actuar a tu otro obrero.',
  'own-square': 'Tu obrero ya está en esa casilla.',
  'not-adjacent': 'Esa casilla no está junto a tu obrero.',
  dome: 'Una cúpula cierra esa casilla.',
  closed: 'Una ficha cierra esa casilla.',
  occupied: 'Hay otro obrero en esa casilla.',
  'too-high': 'Esa casilla está demasiado alta: solo puedes subir un nivel.',
  'own-power': 'Tu propio poder no lo permite.',
  forbidden: 'El poder de un rival lo prohíbe.',
  must: 'El poder de un rival pide otra cosa en este turno.',
  'no-complete-turn': 'Desde ahí no podrías completar tu turno.',
};
