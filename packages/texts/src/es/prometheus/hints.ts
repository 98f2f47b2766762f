import type { HintText } from '../../prometheus/hint-text.ts';
import { a, counted, verb } from './grammar.ts';

/** What the computer would do, and why. */
export const hints: HintText = {
  ask: 'Pista',
  seeking: 'Buscando algo bueno…',
  none: 'No hay nada que aconsejar.',
  would: (steps) => `Yo jugaría: ${steps}.`,
  reasons: {
    wins: 'así se gana la partida',
    calms: (god) => `${god.the} ${verb(god, 'calma', 'calman')} al can`,
    enrages: (unit) => `${unit.the} ${verb(unit, 'aviva', 'avivan')} la Furia del can`,
    closerToExit: (god, steps) => `${god.the} queda a ${counted(steps, 'paso')} de la salida`,
    closerToHound: (god, steps) => `${god.the} queda a ${counted(steps, 'paso')} del can`,
    wounds: (attacker, target, wounds) =>
      `${attacker.the} ${verb(attacker, 'hace', 'hacen')} ${a(target.the)} ${wounds} heridas de media`,
    destroys: (attacker, target, percent) =>
      `${attacker.the} ${verb(attacker, 'destruye', 'destruyen')} ${a(target.the)} en el ${percent} % de las tiradas`,
    blocks: (unit, target) => `${unit.the} ${verb(unit, 'corta', 'cortan')} el paso ${a(target.the)}`,
    frees: (unit, friend) => `${unit.the} ${verb(unit, 'libera', 'liberan')} ${a(friend.the)}`,
    clears: (unit, area) => `${unit.the} ${verb(unit, 'descubre', 'descubren')} qué hay en ${area.the}`,
    enters: (unit, area) => `${unit.the} ${verb(unit, 'se suma', 'se suman')} por ${area.the}`,
    cards: 'primero conviene mejorar la mano',
    saves: (unit) => `${unit.the} ${verb(unit, 'se pone', 'se ponen')} a salvo`,
    position: 'así todos quedan mejor',
    hitBack: (attacker, target, wounds) =>
      `${attacker.the} ${target.isMany ? 'les' : 'le'} ${verb(attacker, 'hace', 'hacen')} ${wounds} heridas de media`,
    safe: 'nadie puede responder enseguida',
  },
  join: (first, second) => `${first}; ${second}`,
};
