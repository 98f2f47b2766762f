import type { ForecastText, RollText } from '../../prometheus/forecast-text.ts';
import { a, counted, verb } from './grammar.ts';

const signed = (by: number): string => (by < 0 ? `−${-by}` : `+${by}`);

/** What an attack would do, before it is made. */
export const forecast: ForecastText = {
  title: (attacker, target) => `${attacker.the} ${verb(attacker, 'ataca', 'atacan')} ${a(target.the)}`,
  titleBy: (power, title) => `${power}: ${title}`,
  diceAgainst: (dice, defence) => `${counted(dice, 'dado')} contra defensa ${defence}`,
  dice: 'dados',
  against: 'contra',
  defence: 'defensa',
  sources: {
    base: (unit) => unit.name,
    terrain: (terrain) => terrain,
    ability: (name, owner) => `${name} (${owner})`,
    net: 'red',
    petrified: 'petrificación',
    prop: 'árbol o estela',
    omphalos: 'carta de ónfalo',
    fixed: (power) => `${power}, fijo`,
    limit: 'límite de 0 a 10',
  },
  modifier: (by, source) => `${signed(by)} ${source}`,
  offenceIs: (parts) => `Dados: ${parts}.`,
  defenceIs: (parts) => `Defensa: ${parts}.`,
  woundsLess: (by, source) => `${counted(by, 'herida')} menos: ${source}.`,
  wounds: (wounds) => (wounds === 0 ? 'ninguna herida' : counted(wounds, 'herida')),
  chance: (percent) => `${percent} %`,
  atLeastOne: (percent) => `Al menos una herida: ${percent} %.`,
  destroys: (target, percent) => `Destruye ${a(target.the)}: ${percent} %.`,
  petrifies: (target, percent) => `Petrifica ${a(target.the)}: ${percent} %.`,
  average: (wounds) => `${wounds} heridas de media.`,
  noDice: 'No queda ningún dado: no pasará nada.',
  comesBack: {
    title: 'Posibles respuestas',
    guard: (guards) => `Puede ponerse delante: ${guards}.`,
    evade: (target) =>
      `${target.the} ${verb(target, 'puede', 'pueden')} esquivar por 1 de Arte de la Guerra.`,
    initiative: (target, dice, wounds) =>
      `${target.the} ${verb(target, 'puede', 'pueden')} golpear primero: ${counted(dice, 'dado')}, ${wounds} heridas de media.`,
    retaliate: (target, dice, wounds) =>
      `${target.the} ${verb(target, 'puede', 'pueden')} contraatacar: ${counted(dice, 'dado')}, ${wounds} heridas de media.`,
    nothing: 'Nadie puede responder.',
    unseen: (cards) =>
      cards === 1
        ? 'Cuesta una de sus cartas; hay 1 que no has visto.'
        : `Cuesta una de sus cartas; hay ${cards} que no has visto.`,
  },
  table: { wounds: 'Heridas', chance: 'Probabilidad' },
  attack: 'Atacar',
  another: 'Otro objetivo',
};

/** The roll, step by step. */
export const roll: RollText = {
  steps: {
    first: 'Primera tirada',
    throw: 'Lanzamiento',
    boost: 'Mejora',
    fives: 'Repite los cincos',
    lift: 'Mejora otra vez',
    result: 'Heridas',
  },
  blanksGo: (blanks) => `Se descarta${blanks === 1 ? '' : 'n'} ${counted(blanks, 'blanco')}`,
  byHand: 'A mano',
  goOn: 'Seguir',
  die: (face) => `Dado: ${face}`,
  success: 'éxito',
  nothing: (defence) => `Ningún dado llega a ${defence}.`,
};
