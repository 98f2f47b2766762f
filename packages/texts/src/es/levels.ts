import type { LevelTexts } from '../levels-text.ts';

/** The computer's levels. */
export const levels: LevelTexts = {
  novice: {
    name: 'Aprendiz',
    sentence: 'Construye con ganas y se le escapa mucho: para tus primeras partidas.',
  },
  mason: { name: 'Albañil', sentence: 'Ve tus amenazas y prepara alguna de las suyas.' },
  builder: { name: 'Constructor', sentence: 'Piensa unos turnos por delante y castiga los descuidos.' },
  architect: { name: 'Arquitecto', sentence: 'Se toma su tiempo y no regala nada.' },
};
