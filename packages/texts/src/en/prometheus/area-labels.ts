import type { AreaLabelText, ReachText } from '../../prometheus/area-text.ts';
import { counted, verb } from './grammar.ts';

const steps = (count: number): string => counted(count, 'step');

/** An area and what can be done there. */
export const areaLabels: AreaLabelText = {
  head: (name, terrain, units, places) => `${name}, ${terrain}, ${units} of ${places}`,
  empty: (name, terrain, places) => `${name}, ${terrain}, empty, ${counted(places, 'place')}`,
  full: 'full',
  zones: { blue: 'blue area', red: 'red area' },
  wayOut: 'way out',
  whose: { yours: 'yours', ally: 'an ally', enemy: 'an enemy' },
  unit: (unit, facts) => [unit.name, ...facts].join(', '),
  stones: (stones) => (stones === 1 ? 'a stone lies here' : `${stones} stones lie here`),
  token: { net: 'your net', lure: 'your lure', unknown: 'a token, face down' },
  props: (count, prop) => (count === 1 ? `1 ${prop}` : `${count} ${prop}s`),
  rage: (rage) => `Rage ${rage}`,
  neighbours: (names) => `Next to it: ${names}.`,
  can: {
    move: {
      walk: (count) => `You can walk here, ${steps(count)}.`,
      run: (count) => `You can run here, ${steps(count)}.`,
      cautious: (count) => `You can move here cautiously, ${steps(count)}.`,
      fly: (count) => `You can fly here, ${steps(count)}.`,
    },
    attack: (target) => `You can attack ${target.the}.`,
    power: (power, target) => `You can use ${power}: ${target}.`,
    place: (unit) => `${unit.the} can start here.`,
    deploy: (unit) => `${unit.the} can enter here.`,
    recall: (unit) => `${unit.the} can be recalled here.`,
    token: 'You can lay a token here.',
    claim: 'You can claim the stone.',
    throw: (unit) => `${unit.the} can be thrown here.`,
    push: (unit) => `${unit.the} can be pushed here.`,
    bloodlust: (unit) => `${unit.the} can storm on here.`,
    calm: 'You can calm the hound.',
    exit: 'You can leave Olympus from here.',
    activate: (unit) => `You can activate ${unit.the}.`,
    guard: (unit) => `${unit.the} can guard.`,
    free: (unit) => `You can free ${unit.the}.`,
    target: (unit) => `You can choose ${unit.the}.`,
  },
  stops: {
    enemy: 'There’s an enemy here: movement ends.',
    rift: 'A rift: movement ends.',
    token: 'There’s a token here: if it’s a net, movement ends.',
    cautious: 'There’s a token here: a cautious move ends without turning it over.',
  },
};

/** What a touched unit reaches and whom. */
export const reach: ReachText = {
  targets: (unit, targets) => `${unit.the} can attack ${targets}.`,
  noTargets: (unit) => `${unit.the} ${verb(unit, 'has', 'have')} no one to attack.`,
  hidden: (target, blockers) => `${target.the} can’t be seen: ${blockers} in between.`,
  blocker: (unit, area) => `${unit} in ${area}`,
};
