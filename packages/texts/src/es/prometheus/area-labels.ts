import type { AreaLabelText, ReachText } from '../../prometheus/area-text.ts';
import { a, agree, counted, de, verb } from './grammar.ts';

const steps = (count: number): string => counted(count, 'paso');

/** An area and what can be done there. */
export const areaLabels: AreaLabelText = {
  head: (name, terrain, units, places) => `${name}, ${terrain}, ${units} de ${places}`,
  empty: (name, terrain, places) => `${name}, ${terrain}, vacía, ${counted(places, 'plaza')}`,
  full: 'llena',
  zones: { blue: 'área azul', red: 'área roja' },
  wayOut: 'salida',
  whose: { yours: 'tuyo', ally: 'aliado', enemy: 'enemigo' },
  unit: (unit, facts) => [unit.name, ...facts].join(', '),
  stones: (stones) => (stones === 1 ? 'hay un ónfalo' : `hay ${stones} ónfalos`),
  token: { net: 'red tuya', lure: 'señuelo tuyo', unknown: 'una ficha boca abajo' },
  props: (count, prop) => (count === 1 ? `1 ${prop}` : `${count} ${prop}${prop === 'árbol' ? 'es' : 's'}`),
  rage: (rage) => `Furia ${rage}`,
  neighbours: (names) => `Al lado: ${names}.`,
  can: {
    move: {
      walk: (count) => `Puedes andar hasta aquí, ${steps(count)}.`,
      run: (count) => `Puedes correr hasta aquí, ${steps(count)}.`,
      cautious: (count) => `Puedes avanzar con cautela hasta aquí, ${steps(count)}.`,
      fly: (count) => `Puedes volar hasta aquí, ${steps(count)}.`,
    },
    attack: (target) => `Puedes atacar ${a(target.the)}.`,
    power: (power, target) => `Puedes usar ${power}: ${target}.`,
    place: (unit) => `${unit.the} ${verb(unit, 'puede', 'pueden')} empezar aquí.`,
    deploy: (unit) => `${unit.the} ${verb(unit, 'puede', 'pueden')} entrar aquí.`,
    recall: (unit) => `Puedes reagrupar aquí ${a(unit.the)}.`,
    token: 'Puedes poner una ficha aquí.',
    claim: 'Puedes recoger el ónfalo.',
    throw: (unit) => `Puedes lanzar aquí ${a(unit.the)}.`,
    push: (unit) => `Puedes empujar aquí ${a(unit.the)}.`,
    bloodlust: (unit) => `${unit.the} ${verb(unit, 'puede', 'pueden')} irrumpir aquí.`,
    calm: 'Puedes calmar al can.',
    exit: 'Desde aquí puedes salir del Olimpo.',
    activate: (unit) => `Puedes activar ${a(unit.the)}.`,
    guard: (unit) => `${unit.the} ${verb(unit, 'puede', 'pueden')} proteger.`,
    free: (unit) => `Puedes liberar ${a(unit.the)}.`,
    target: (unit) => `Puedes elegir ${a(unit.the)}.`,
  },
  stops: {
    enemy: 'Hay un enemigo: el movimiento termina aquí.',
    rift: 'Es una sima: el movimiento termina aquí.',
    token: 'Hay una ficha: si es una red, el movimiento termina aquí.',
    cautious: 'Hay una ficha: el avance cauto termina aquí sin descubrirla.',
  },
};

/** What a touched unit reaches and whom. */
export const reach: ReachText = {
  targets: (unit, targets) => `Objetivos ${de(unit.the)}: ${targets}.`,
  noTargets: (unit) => `${unit.the} no ${verb(unit, 'tiene', 'tienen')} a nadie a quien atacar.`,
  hidden: (target, blockers) =>
    `${target.the} ${verb(target, 'queda', 'quedan')} ${agree(target, 'tapado')}: en medio, ${blockers}.`,
  blocker: (unit, area) => `${unit} en ${area}`,
};
