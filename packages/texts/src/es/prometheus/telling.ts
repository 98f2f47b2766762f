import type { TellingText } from '../../prometheus/telling-text.ts';
import { a, agree, counted, de, verb } from './grammar.ts';

/** What is told of a decision and of what follows from it. */
export const telling: TellingText = {
  drafted: (player, unit) => `${player.the} ${verb(player, 'recluta', 'reclutan')} ${a(unit.the)}.`,
  'draft-stopped': (player) => `${player.the} ya ${verb(player, 'tiene', 'tienen')} su ejército.`,
  placed: (unit, area) => `${unit.the} ${verb(unit, 'empieza', 'empiezan')} en ${area.the}.`,
  'token-laid': {
    net: (area) => `Se pone una red en ${area.the}.`,
    lure: (area) => `Se pone un señuelo en ${area.the}.`,
    unknown: (area) => `Se pone una ficha boca abajo en ${area.the}.`,
  },
  'stones-laid': (areas) => `Hay un ónfalo en cada una de estas áreas: ${areas}.`,
  dealt: (player, artOfWar) =>
    `${player.the} ${verb(player, 'empieza', 'empiezan')} con ${artOfWar} de Arte de la Guerra.`,
  'turn-began': (number, player) => `Turno ${number}: ${player.the}.`,
  drew: {
    known: (player, card) => `${player.the} ${verb(player, 'roba', 'roban')} una carta: ${card}.`,
    unknown: (player) => `${player.the} ${verb(player, 'roba', 'roban')} una carta.`,
  },
  refilled: 'Un mazo está vacío: todos toman lo que queda del suyo y barajan sus descartes.',
  passed: (player) => `${player.the} ${verb(player, 'pasa', 'pasan')}.`,
  searched: {
    known: (player, card) =>
      `${player.the} ${verb(player, 'busca', 'buscan')} y ${verb(player, 'toma', 'toman')} una carta: ${card}.`,
    unknown: (player) => `${player.the} ${verb(player, 'toma', 'toman')} una carta del mazo.`,
  },
  paid: {
    secondActivation: (player, card) =>
      `${player.the} ${verb(player, 'paga', 'pagan')} otra unidad: ${card}.`,
    recall: (player, card) => `${player.the} ${verb(player, 'paga', 'pagan')} por reagrupar: ${card}.`,
    drawTwo: (player, card) => `${player.the} ${verb(player, 'paga', 'pagan')} por robar dos: ${card}.`,
    search: (player, card) =>
      `${player.the} ${verb(player, 'paga', 'pagan')} por buscar en el mazo: ${card}.`,
    manoeuvre: (player, card) =>
      `${player.the} ${verb(player, 'paga', 'pagan')} con una carta muerta: ${card}.`,
    evade: (player, card) => `${player.the} ${verb(player, 'paga', 'pagan')} por esquivar: ${card}.`,
    free: (player, card) => `${player.the} ${verb(player, 'paga', 'pagan')} por cortar una red: ${card}.`,
    offenceBonus: (player, card) => `${player.the} ${verb(player, 'añade', 'añaden')} un dado: ${card}.`,
    power: (player, card, power) => `${player.the} ${verb(player, 'paga', 'pagan')} ${power}: ${card}.`,
  },
  discarded: (player, card, power) =>
    `${player.the} ${verb(player, 'descarta', 'descartan')} por ${power}: ${card}.`,
  activated: {
    simple: (unit) => `Se activa ${a(unit.the)}.`,
    complex: (unit) => `Se activa ${a(unit.the)} para una acción compleja.`,
    led: (unit, leader) => `${leader.the} ${verb(leader, 'lleva', 'llevan')} consigo ${a(unit.the)}.`,
  },
  'power-used': {
    alone: (unit, power) => `${unit.the} ${verb(unit, 'usa', 'usan')} ${power}.`,
    on: (unit, power, targets) => `${unit.the} ${verb(unit, 'usa', 'usan')} ${power} sobre ${targets}.`,
  },
  'power-faded': (power, unit) => `${power} deja de tener efecto sobre ${unit.the}.`,
  moved: {
    walk: (unit, from, to) => `${unit.the} ${verb(unit, 'anda', 'andan')} ${de(from.the)} ${a(to.the)}.`,
    run: (unit, from, to) => `${unit.the} ${verb(unit, 'corre', 'corren')} ${de(from.the)} ${a(to.the)}.`,
    cautious: (unit, from, to) =>
      `${unit.the} ${verb(unit, 'avanza', 'avanzan')} con cautela ${de(from.the)} ${a(to.the)}.`,
    fly: (unit, from, to) => `${unit.the} ${verb(unit, 'vuela', 'vuelan')} ${de(from.the)} ${a(to.the)}.`,
    bloodlust: (unit, from, to) =>
      `${unit.the} ${verb(unit, 'irrumpe', 'irrumpen')} ${de(from.the)} ${a(to.the)}.`,
  },
  exited: (unit, area) => `${unit.the} ${verb(unit, 'sale', 'salen')} del Olimpo por ${area.the}.`,
  deployed: (unit, area) => `${unit.the} ${verb(unit, 'entra', 'entran')} en ${area.the}.`,
  recalled: {
    board: (unit, from, to) => `Se reagrupa ${a(unit.the)} ${de(from.the)} ${a(to.the)}.`,
    reserve: (unit, area) => `Se reagrupa ${a(unit.the)} en ${area.the}.`,
  },
  forced: {
    throw: (unit, from, to) => `Lanzan ${a(unit.the)} ${de(from.the)} ${a(to.the)}.`,
    push: (unit, from, to) => `Empujan ${a(unit.the)} ${de(from.the)} ${a(to.the)}.`,
  },
  'token-turned': {
    net: (area) => `Había una red en ${area.the}.`,
    lure: (area) => `Solo había un señuelo en ${area.the}.`,
  },
  trapped: (unit) => `${unit.the} ${verb(unit, 'queda', 'quedan')} ${agree(unit, 'atrapado')}.`,
  'net-off': {
    activation: (unit) => `Cae la red ${de(unit.the)}.`,
    moved: (unit) => `Se rompe la red ${de(unit.the)}.`,
    freed: (unit, by) => `${by.the} ${verb(by, 'libera', 'liberan')} ${a(unit.the)}.`,
  },
  petrified: (unit) => `${unit.the} ${verb(unit, 'queda', 'quedan')} ${agree(unit, 'petrificado')}.`,
  softened: (unit) => `${unit.the} ya no ${verb(unit, 'es', 'son')} de piedra.`,
  'stone-claimed': (unit, area) =>
    `${unit.the} ${verb(unit, 'recoge', 'recogen')} el ónfalo ${de(area.the)}.`,
  'stone-dropped': (unit, area) => `${unit.the} ${verb(unit, 'suelta', 'sueltan')} un ónfalo en ${area.the}.`,
  'stone-absorbed': {
    ground: (unit, area) => `${unit.the} ${verb(unit, 'absorbe', 'absorben')} el ónfalo ${de(area.the)}.`,
    unit: (god, from) => `${god.the} ${verb(god, 'absorbe', 'absorben')} el ónfalo ${de(from.the)}.`,
  },
  calmed: (unit, rage) => `${unit.the} ${verb(unit, 'calma', 'calman')} al can: Furia ${rage}.`,
  enraged: (unit, rage) => `${unit.the} ${verb(unit, 'enfurece', 'enfurecen')} al can: Furia ${rage}.`,
  'prop-torn': (unit, prop, area) =>
    `${unit.the} ${verb(unit, 'arranca', 'arrancan')} ${prop === 'estela' ? 'una' : 'un'} ${prop} ${de(area.the)}.`,
  attacked: {
    normal: (attacker, target) => `${attacker.the} ${verb(attacker, 'ataca', 'atacan')} ${a(target.the)}.`,
    power: (attacker, target, power) =>
      `${attacker.the} ${verb(attacker, 'ataca', 'atacan')} ${a(target.the)} con ${power}.`,
    retaliation: (attacker, target) =>
      `${attacker.the} ${verb(attacker, 'contraataca', 'contraatacan')} ${a(target.the)}.`,
    initiative: (attacker, target) =>
      `${attacker.the} ${verb(attacker, 'golpea', 'golpean')} antes ${a(target.the)}.`,
    spring: (attacker, target) =>
      `${attacker.the} ${verb(attacker, 'cierra', 'cierran')} la trampa sobre ${target.the}.`,
  },
  guarded: (guard, instead) =>
    `${guard.the} ${verb(guard, 'se pone', 'se ponen')} delante ${de(instead.the)}.`,
  evaded: (unit) => `${unit.the} ${verb(unit, 'esquiva', 'esquivan')}.`,
  retargeted: (attacker, target) =>
    `${attacker.the} ${verb(attacker, 'se vuelve', 'se vuelven')} contra ${target.the}.`,
  'attack-lost': (attacker) => `El ataque ${de(attacker.the)} queda en nada.`,
  declined: {
    guard: (player) => `${player.the} no ${verb(player, 'protege', 'protegen')} a nadie.`,
    evade: (player) => `${player.the} no ${verb(player, 'esquiva', 'esquivan')}.`,
    initiative: (player) => `${player.the} no ${verb(player, 'golpea', 'golpean')} antes.`,
    retaliate: (player) => `${player.the} no ${verb(player, 'contraataca', 'contraatacan')}.`,
    spring: (player) => `${player.the} no ${verb(player, 'cierra', 'cierran')} la trampa.`,
  },
  valued: (attacker, target, dice, defence) =>
    `${attacker.the} contra ${target.the}: ${counted(dice, 'dado')} contra defensa ${defence}.`,
  rolled: {
    first: (faces) => `Tirada: ${faces}.`,
    slay: (faces) => `Se repite: ${faces}.`,
    fives: (faces) => `Cincos repetidos: ${faces}.`,
  },
  boosted: (from, to) => `Se renuncia a un ${from} para subir un ${to} a ${to + 1}.`,
  'blanks-spent': (blanks) => `${counted(blanks, 'blanco')} para el lanzamiento.`,
  struck: {
    wounds: (target, wounds, dice) =>
      `${target.the} ${verb(target, 'recibe', 'reciben')} ${counted(wounds, 'herida')} (${dice}).`,
    successes: (target, successes) =>
      `${counted(successes, 'éxito')} contra ${target.the}, pero ninguna herida.`,
    nothing: (attacker, target) =>
      `${attacker.the} no ${verb(attacker, 'hiere', 'hieren')} ${a(target.the)}.`,
    left: (target, vitality, of) =>
      `${a(target.the)} le${target.isMany ? 's' : ''} ${vitality === 1 ? 'queda' : 'quedan'} ${vitality} de ${of}.`,
  },
  healed: (unit, vitality) => `${unit.the} se ${verb(unit, 'cura', 'curan')}: vitalidad ${vitality}.`,
  destroyed: {
    out: (unit, by) => `${by.the} ${verb(by, 'destruye', 'destruyen')} ${a(unit.the)}.`,
    reserve: (unit, by) =>
      `${by.the} ${verb(by, 'destruye', 'destruyen')} ${a(unit.the)}; la tropa puede volver.`,
  },
  left: {
    partner: (player, partner) =>
      `${player.the} se ${verb(player, 'ha', 'han')} ido; ${partner.the} ${verb(partner, 'sigue', 'siguen')} por los dos.`,
    alone: (player) => `${player.the} ${verb(player, 'ha', 'han')} dejado la partida.`,
  },
  face: (face) => (face === 0 ? 'blanco' : String(face)),
};
