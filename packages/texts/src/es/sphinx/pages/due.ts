import type { DueText, StepTexts } from '../../../sphinx/pages/due-text.ts';

/** The three things to do after every riddle. */
export const steps: StepTexts = {
  sign: 'Firmar en el libro',
  shade: 'Sombrear los círculos',
  place: 'Colocar los rombos',
};

/** What is still to be done before the next riddle. */
export const due: DueText = {
  title: (riddle) => `Tras el enigma ${riddle}`,
  sign: (guests) => (guests === 1 ? 'Falta una firma' : `Faltan ${guests} firmas`),
  shade: (circles) => (circles === 1 ? 'Sombrea 1 círculo' : `Sombrea ${circles} círculos`),
  place: (diamonds) => (diamonds === 1 ? 'Coloca 1 rombo' : `Coloca ${diamonds} rombos`),
  arrows: (arrows) => (arrows === 1 ? 'Sombrea 1 flecha' : `Sombrea ${arrows} flechas`),
};
