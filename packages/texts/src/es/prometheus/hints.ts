import type { AtRisk, HintText } from '../../prometheus/hint-text.ts';
import { a, counted, de, verb } from './grammar.ts';

const themOf = ({ unit }: AtRisk): string => (unit.isMany ? 'les' : 'le');
const nameOf = ({ unit, isNamed }: AtRisk): string => (isNamed ? '' : ` ${a(unit.the)}`);

/** What the computer would do, and why. */
export const hints: HintText = {
  ask: 'Pista',
  seeking: 'Buscando algo bueno…',
  none: 'Para esto no hay pista.',
  would: (steps) => `Prueba esto: ${steps}.`,
  reasons: {
    wins: {
      surely: 'así se gana la partida',
      maybe: (percent) => `así se gana la partida con un ${percent} % de probabilidad`,
    },
    calms: (unit, rage) => `${unit.the} ${verb(unit, 'calma', 'calman')} al can: Furia ${rage}`,
    enrages: (unit, rage) => `${unit.the} ${verb(unit, 'enfurece', 'enfurecen')} al can hasta Furia ${rage}`,
    strikes: {
      wounds: (unit, target, wounds) =>
        `${unit.the} ${verb(unit, 'causa', 'causan')} ${a(target.the)} ${wounds} heridas de media`,
      destroys: (unit, target, percent) =>
        `${unit.the} ${verb(unit, 'destruye', 'destruyen')} ${a(target.the)} con un ${percent} % de probabilidad`,
    },
    petrifies: (unit, target, percent) =>
      `${unit.the} ${verb(unit, 'petrifica', 'petrifican')} ${a(target.the)} con un ${percent} % de probabilidad`,
    moves: (unit, target, percent) =>
      `${unit.the} ${verb(unit, 'aparta', 'apartan')} ${a(target.the)} con un ${percent} % de probabilidad`,
    frees: (unit, friend) => `${unit.the} ${verb(unit, 'libera', 'liberan')} ${a(friend.the)}`,
    recovers: (unit) => `${unit.the} se ${verb(unit, 'suelta', 'sueltan')}`,
    'nears-exit': (unit, steps) =>
      `${unit.the} ${verb(unit, 'queda', 'quedan')} a ${counted(steps, 'paso')} de la salida`,
    'nears-hound': (unit, steps) =>
      `${unit.the} ${verb(unit, 'queda', 'quedan')} a ${counted(steps, 'paso')} del can`,
    bars: (unit, target) => `${unit.the} ${verb(unit, 'corta', 'cortan')} el paso ${a(target.the)}`,
    'holds-back': (unit, target) =>
      `${unit.the} ${verb(unit, 'impide', 'impiden')} la salida ${de(target.the)}`,
    escapes: (unit) => `${unit.the} se ${verb(unit, 'pone', 'ponen')} a salvo`,
    claims: (unit, area) => `${unit.the} ${verb(unit, 'recoge', 'recogen')} el ónfalo ${de(area.the)}`,
    absorbs: (unit) => `${unit.the} ${verb(unit, 'convierte', 'convierten')} un ónfalo en carta`,
    enters: (unit, onMap) => `${unit.the} ${verb(unit, 'hace', 'hacen')} falta ${onMap}`,
    fetches: (card) => `la carta que conviene ahora es ${card}`,
    draws: (cards) => `${counted(cards, 'carta')} más ${cards === 1 ? 'vendrá' : 'vendrán'} bien`,
    spares: (card) => `la carta que menos falta hace es ${card}`,
    waits: 'no hay nada mejor',
  },
  risks: {
    'struck-back': (whom, by, wounds) =>
      `${by.the} ${themOf(whom)} ${verb(by, 'puede', 'pueden')} devolver ${wounds} heridas de media${nameOf(whom)}`,
    exposed: (whom, by, wounds) =>
      `${by.the} ${themOf(whom)} ${verb(by, 'hace', 'hacen')} ${wounds} heridas de media${nameOf(whom)}`,
    net: (area, percent) => `puede haber una red en ${area.the}, con un ${percent} % de probabilidad`,
  },
  join: (first, second) => `${first}; ${second}`,
};
