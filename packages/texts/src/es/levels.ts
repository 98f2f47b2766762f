import type { LevelChoiceText, LevelTexts } from '../levels-text.ts';

/** The computer's levels. */
export const levels: LevelTexts = {
  novice: {
    name: 'Principiante',
    sentence: 'Construye con ganas y se le escapan muchas cosas. Ideal para empezar.',
  },
  apprentice: { name: 'Aprendiz', sentence: 'Quiere subir, y a veces olvida que tú también.' },
  mason: { name: 'Albañil', sentence: 'Ve tus amenazas y prepara alguna propia.' },
  builder: { name: 'Constructor', sentence: 'Piensa un turno más y castiga los descuidos.' },
  foreman: { name: 'Capataz', sentence: 'Tiene un plan y casi siempre otro de reserva.' },
  architect: { name: 'Arquitecto', sentence: 'Ve muy lejos y no regala nada.' },
  daedalus: { name: 'Dédalo', sentence: 'Tiende trampas que solo ves cuando ya se han cerrado.' },
  titan: { name: 'Titán', sentence: 'Todo lo que sabe el ordenador. Que sepamos, nadie le ha ganado.' },
};

/** A choice of level. */
export const levelChoice: LevelChoiceText = {
  level: 'Nivel',
  levels,
  place: (number, count) => `${number} de ${count}`,
};
