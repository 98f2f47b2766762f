import type { LevelChoiceText, LevelTexts } from '../levels-text.ts';

/** The computer's levels. */
export const levels: LevelTexts = {
  novice: {
    name: 'Principiante',
    sentence: 'Construye con ganas y se le escapa mucho: para tus primeras partidas.',
  },
  apprentice: { name: 'Aprendiz', sentence: 'Quiere subir, y a veces olvida que tú también.' },
  mason: { name: 'Albañil', sentence: 'Ve tus amenazas y prepara alguna de las suyas.' },
  builder: { name: 'Constructor', sentence: 'Piensa un turno más allá y castiga los descuidos.' },
  foreman: { name: 'Capataz', sentence: 'Tiene un plan, y casi siempre otro de reserva.' },
  architect: { name: 'Arquitecto', sentence: 'Mira muy lejos y regala poco.' },
  daedalus: { name: 'Dédalo', sentence: 'Construye trampas que se notan cuando ya se cierran.' },
  titan: { name: 'Titán', sentence: 'Todo lo que el ordenador sabe. Que se sepa, nadie lo vence.' },
};

/** A choice of level. */
export const levelChoice: LevelChoiceText = {
  level: 'Nivel',
  levels,
  place: (number, count) => `${number} de ${count}`,
};
