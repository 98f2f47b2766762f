import type { StandingText } from '../../../santowerini/pages/campaign-text.ts';

/** What a game leaves behind in the campaign. */
export const standing: StandingText = {
  before: (points) => `Campaña, antes ${points}`,
  nextLevel: (level) => `Al nivel ${level}`,
  tryAgain: 'Otra vez',
  chooseLetter: 'Elegir A o B',
  attemptsLeft: (attempts, level) =>
    attempts === 1
      ? `Queda un intento en el nivel ${level}`
      : `Quedan ${attempts === 2 ? 'dos' : 'tres'} intentos en el nivel ${level}`,
  otherLanding: (name, points) => `El mismo desembarco o ${name}, ${points} puntos como mucho`,
  levelLost: (level) => `El nivel ${level} está perdido y no da nada.`,
  over: (rank) => `Se acabó la campaña. Tu rango: ${rank}.`,
  toCampaign: 'Ir a la campaña',
  newBest: 'Nuevo récord',
  best: (points) => `Tu récord: ${points}`,
};
