import type { GuestbookText } from '../../../sphinx/pages/guestbook-text.ts';
import { adventure } from './adventure.ts';

/** The guestbook of an adventure. */
export const guestbook: GuestbookText = {
  adventure,
  title: adventure.tabs.guestbook,
  heading: 'Quienes nos acompañaron',
  begun: (date, riddles) =>
    `Desde el ${date} · ${riddles === 1 ? '1 enigma resuelto' : `${riddles} enigmas resueltos`}`,
  none: 'Aún no ha firmado nadie. Tras un enigma firman todos los que han jugado.',
  since: (riddle) => `desde el enigma ${riddle}`,
  riddlesWord: (riddles) => (riddles === 1 ? 'enigma' : 'enigmas'),
  sign: {
    who: (colour) => `¿Quién jugó con el ${colour}?`,
    label: 'Firma con tu nombre',
    colour: 'Color',
    colours: { white: 'Blanco', blue: 'Azul', brown: 'Marrón' },
    button: 'Firmar en el libro',
    known: 'Quienes ya han firmado',
    allSigned: 'Todos habéis firmado ya',
    signed: (name) => `${name} ha firmado.`,
    next: 'Continuar',
  },
  correct: {
    ask: (name) => `Corregir el nombre ${name}`,
    label: 'El nombre correcto',
    save: 'Corregirlo',
    cancel: 'Dejarlo así',
  },
};
