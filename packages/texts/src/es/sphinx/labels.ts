import type { LabelText } from '../../sphinx/term-text.ts';

const turns = (count: number): string => (count === 1 ? '1 turno' : `${count} turnos`);

/** What is always in view. */
export const labels: LabelText = {
  objectives: 'Objetivos',
  oneIsEnough: 'con uno basta',
  yourAim: 'vuestra meta',
  ends: 'pone fin al enigma',
  endsShort: 'fin',
  stillOpen: 'pendiente',
  done: 'hecho',
  coinsCollected: (coins, of) => `${coins} de ${of} monedas`,
  rules: (count) => (count === 1 ? '1 regla' : `${count} reglas`),
  goodToKnow: 'Conviene saber',
  stockpile: 'Reserva común',
  gems: 'Gemas de la Esfinge',
  die: 'Dado',
  fallen: 'Caídos',
  nobodyFallen: 'no ha caído nadie',
  queue: 'Dioses disponibles',
  leftInDeck: (cards) => {
    if (cards === 0) return 'el mazo está vacío';
    return cards === 1 ? 'queda 1 en el mazo' : `quedan ${cards} en el mazo`;
  },
  moreInDeck: (cards) => `${cards} más`,
  faceDown: (type) => `Boca abajo, de tipo ${type}`,
  held: 'En juego',
  yourGods: (held, most) => `Tus dioses · ${held} de ${most}`,
  noGods: 'Nadie tiene dioses.',
  quest: 'Misión',
  questDone: 'Misión cumplida',
  usualQuest: (used, pieces) =>
    `Construye su ${pieces === 1 ? '' : 'última '}pieza en un turno en el que ${used}.`,
  questPays: (reward) => `La misión da ${reward}.`,
  countsAsUsed: (used) => `Cuenta como usado cuando ${used}.`,
  charges: (left) => {
    if (left === 0) return 'sin usos';
    return left === 1 ? 'queda 1 uso' : `quedan ${left} usos`;
  },
  dreams: (count) => (count === 1 ? '1 sueño guardado' : `${count} sueños guardados`),
  brings: (pieces) => `trae ${pieces}`,
  blessing: 'Bendición',
  blessingTokens: (count) =>
    count === 1
      ? '1 ficha de bendición: acabad un turno sobre ella y una bendición irá encima del mazo de dioses.'
      : `${count} fichas de bendición: acabad un turno sobre una y una bendición irá encima del mazo de dioses.`,
  health: 'Salud',
  healthLeft: (health) => `${health} de salud`,
  tide: {
    low: (left) => `Marea baja durante ${turns(left)} más`,
    high: (left) => `Marea alta durante ${turns(left)} más`,
  },
  turnsLeft: (left) => (left === 1 ? 'queda 1 turno' : `quedan ${left} turnos`),
  turnOf: (player) => `Turno de ${player}`,
  rests: (colour) => `${colour} descansa este turno`,
};
