import type { ForecastText, RollText } from '../../prometheus/forecast-text.ts';
import { counted, verb } from './grammar.ts';

const signed = (by: number): string => (by < 0 ? `−${-by}` : `+${by}`);

/** What an attack would do, before it is made. */
export const forecast: ForecastText = {
  title: (attacker, target) => `${attacker.the} ${verb(attacker, 'attacks', 'attack')} ${target.the}`,
  titleBy: (power, title) => `${power}: ${title}`,
  diceAgainst: (dice, defence) => `${counted(dice, 'die', 'dice')} against defence ${defence}`,
  dice: 'dice',
  against: 'against',
  defence: 'defence',
  sources: {
    base: (unit) => unit.name,
    terrain: (terrain) => terrain,
    ability: (name, owner) => `${name} (${owner})`,
    net: 'net',
    petrified: 'petrified',
    prop: 'tree or stele',
    omphalos: 'omphalos card',
    fixed: (power) => `${power}, fixed`,
    limit: 'limit of 0 to 10',
  },
  modifier: (by, source) => `${signed(by)} ${source}`,
  offenceIs: (parts) => `Dice: ${parts}.`,
  defenceIs: (parts) => `Defence: ${parts}.`,
  woundsLess: (by, source) => `${counted(by, 'wound')} less: ${source}.`,
  wounds: (wounds) => (wounds === 0 ? 'no wound' : counted(wounds, 'wound')),
  chance: (percent) => `${percent}%`,
  atLeastOne: (percent) => `At least one wound: ${percent}%.`,
  destroys: (target, percent) => `Destroys ${target.the}: ${percent}%.`,
  petrifies: (target, percent) => `Turns ${target.the} to stone: ${percent}%.`,
  average: (wounds) => `${wounds} wounds on average.`,
  noDice: 'No dice are left, so nothing will happen.',
  comesBack: {
    title: 'What may come back',
    guard: (guards) => `${guards} may step in front.`,
    evade: (target) => `${target.the} may evade for 1 Art of War.`,
    initiative: (target, dice, wounds) =>
      `${target.the} may strike first: ${counted(dice, 'die', 'dice')}, ${wounds} wounds on average.`,
    retaliate: (target, dice, wounds) =>
      `${target.the} may strike back: ${counted(dice, 'die', 'dice')}, ${wounds} wounds on average.`,
    nothing: 'Nothing can come back.',
    unseen: (cards) =>
      cards === 1
        ? 'It costs one of its cards; you haven’t seen 1 of them.'
        : `It costs one of its cards; you haven’t seen ${cards} of them.`,
  },
  table: { wounds: 'Wounds', chance: 'Chance' },
  attack: 'Attack',
  another: 'Another target',
};

/** The roll, step by step. */
export const roll: RollText = {
  steps: {
    first: 'First roll',
    throw: 'Throw',
    boost: 'Boost',
    fives: 'Fives again',
    lift: 'Boost again',
    result: 'Wounds',
  },
  blanksGo: (blanks) => `${counted(blanks, 'blank')} discarded`,
  byHand: 'By hand',
  goOn: 'Go on',
  die: (face) => `Die: ${face}`,
  success: 'success',
  nothing: (defence) => `No die reaches ${defence}.`,
};
