import type { TermText } from '../../prometheus/term-text.ts';
import { agree } from './grammar.ts';

/** What things are called. */
export const terms: TermText = {
  sides: {
    blue: { name: 'Bando azul', the: 'el bando azul' },
    red: { name: 'Bando rojo', the: 'el bando rojo' },
  },
  classes: { god: 'dios', hero: 'héroe', monster: 'monstruo', troop: 'tropa' },
  troopOf: (figures) => `tropa de ${figures}`,
  flying: 'vuela',
  stats: {
    offence: 'ataque',
    defence: 'defensa',
    range: 'alcance',
    movement: 'movimiento',
    vitality: 'vitalidad',
  },
  powerKinds: { permanent: 'permanente', active: 'activo', offensive: 'ofensivo', reaction: 'reacción' },
  artOfWar: (count) => `${count} de Arte de la Guerra`,
  free: 'gratis',
  fromVitality: (vitality) => `desde vitalidad ${vitality}`,
  cards: {
    activation: (unit) => `Carta de ${unit}`,
    artOfWar: 'Arte de la Guerra',
    omphalos: 'Carta de ónfalo',
    dead: (unit) => `${unit}, carta muerta`,
    count: (cards) => (cards === 1 ? '1 carta' : `${cards} cartas`),
    times: (card, count) => `${count} × ${card}`,
  },
  faces: { net: 'red', lure: 'señuelo' },
  token: 'ficha',
  props: { tree: 'árbol', stele: 'estela' },
  stone: 'ónfalo',
  rage: (rage) => `Furia ${rage}`,
  figures: (figures) => (figures === 1 ? '1 figura' : `${figures} figuras`),
  vitality: (left, of) => `vitalidad ${left} de ${of}`,
  parts: { start: 'Inicio', activation: 'Activación', second: 'Otra unidad', end: 'Final' },
  drafts: { quick: 'Ejércitos rápidos', pick: 'Reclutar por turnos', given: 'Ejércitos elegidos' },
  tables: {
    '2': { name: 'Dos jugadores', about: 'Un bando y 12 puntos cada uno.' },
    '3-blue': {
      name: 'Tres jugadores, dos azules',
      about: 'Hefesto y Hades los llevan dos jugadores con 6 puntos cada uno; Zeus y Ares, uno con 12.',
    },
    '3-red': {
      name: 'Tres jugadores, dos rojos',
      about: 'Zeus y Ares los llevan dos jugadores con 6 puntos cada uno; Hefesto y Hades, uno con 12.',
    },
    '4': { name: 'Cuatro jugadores', about: 'Un dios cada uno, 8 puntos cada uno.' },
  },
  decimal: (value) => value.toFixed(1).replace('.', ','),
  turn: (number) => `turno ${number}`,
  states: {
    trapped: (unit) => agree(unit, 'atrapado'),
    petrified: (unit) => agree(unit, 'petrificado'),
    activated: (unit) => agree(unit, 'activado'),
    carriesStone: 'con un ónfalo',
    inReserve: 'en reserva',
    destroyed: (unit) => agree(unit, 'destruido'),
    silent: 'sin efecto',
  },
};
