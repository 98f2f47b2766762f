import type { PromptText } from '../../prometheus/prompt-text.ts';
import { a, agree, counted, de, verb } from './grammar.ts';

/** What a person is asked to do next. */
export const prompts: PromptText = {
  asks: {
    draft: (artOfWar) =>
      artOfWar === 0
        ? 'Has gastado todos tus puntos.'
        : `Recluta a alguien, o plántate y recibe ${artOfWar} de Arte de la Guerra por los puntos que te quedan.`,
    place: (unit) => `¿Dónde ${verb(unit, 'empieza', 'empiezan')} ${unit.the}?`,
    tokens: (nets, lures) =>
      `Pon las fichas en el Olimpo: quedan ${counted(nets, 'red', 'redes')} y ${counted(lures, 'señuelo')}.`,
    turn: {
      start: 'Activa una unidad o pasa.',
      onlyPass: 'No tienes cartas de ninguna unidad que pueda actuar: tienes que pasar.',
      between: 'Activa otra unidad por 1 de Arte de la Guerra, o termina tu turno.',
      end: 'Reagrupa una tropa por 1 de Arte de la Guerra, o termina tu turno.',
      second: 'Elige la segunda unidad.',
      manoeuvre: '¿Qué pagas con las dos cartas?',
    },
    activation: {
      simple: (unit) => `¿Qué ${verb(unit, 'hace', 'hacen')} ${unit.the}? Hasta dos acciones distintas.`,
      complex: (unit) => `¿Qué ${verb(unit, 'hace', 'hacen')} ${unit.the}? Una acción compleja.`,
      moving: (unit, left) =>
        `${unit.the} ${verb(unit, 'puede', 'pueden')} seguir, hasta ${counted(left, 'área')} más, o hacer otra cosa.`,
      mustAttack: (unit) => `${unit.the} ${verb(unit, 'tiene', 'tienen')} que atacar en su propia área.`,
      ending: (unit) => `Se acaba la activación ${de(unit.the)}.`,
      held: (unit) =>
        `${unit.the} ${verb(unit, 'está', 'están')} ${agree(unit, 'retenido')}: esta activación solo ${unit.them} suelta.`,
    },
    discard: (power) => `¿Qué carta descartas por ${power}?`,
    guard: (target, attacker) =>
      `${attacker.the} ${verb(attacker, 'ataca', 'atacan')} ${a(target.the)}. ¿Se pone alguien delante?`,
    evade: (target, attacker) =>
      `${attacker.the} ${verb(attacker, 'ataca', 'atacan')} ${a(target.the)}. ¿Esquivas por 1 de Arte de la Guerra?`,
    retarget: (attacker) =>
      `El objetivo ha esquivado. ¿A quién ${verb(attacker, 'ataca', 'atacan')} ${attacker.the} ahora?`,
    initiative: (target, attacker) =>
      `${attacker.the} ${verb(attacker, 'ataca', 'atacan')} ${a(target.the)}. ¿Golpeas primero, por una carta ${de(target.the)}?`,
    next: (attacker) => `¿A quién ${verb(attacker, 'golpea', 'golpean')} ahora ${attacker.the}?`,
    slay: (dice) => `¿Repites hasta ${counted(dice, 'dado')}?`,
    throw: (target) => `¿Lanzas ${a(target.the)}?`,
    dice: (defence) => `Dados contra defensa ${defence}: juégalos en automático o mejora a mano.`,
    lift: (defence) => `Ya se han repetido los cincos. Mejora otra vez contra defensa ${defence}, o golpea.`,
    push: (target) => `¿Empujas ${a(target.the)} un área más lejos?`,
    bloodlust: (unit) => `${unit.the} ${verb(unit, 'puede', 'pueden')} irrumpir en un área adyacente.`,
    retaliate: (target, attacker) =>
      `${target.the} ${verb(target, 'sobrevive', 'sobreviven')}. ¿Contraatacas ${a(attacker.the)}, por una carta ${de(target.the)}?`,
    spring: (unit, target) =>
      `Una red se ha cerrado sobre ${target.the}. ¿Atacas de inmediato, por una carta ${de(unit.the)}?`,
  },
  cannotAnswer: 'No tienes la carta, pero los demás no lo saben.',
  complete: 'Listo.',
  over: 'La partida ha terminado.',
  which: '¿Cuál de estas?',
  whom: {
    attack: (unit) => `¿A quién ${verb(unit, 'ataca', 'atacan')} ${unit.the}?`,
    power: (unit, power) => `¿A quién ${verb(unit, 'dirige', 'dirigen')} ${unit.the} ${power}?`,
  },
  where: {
    walk: (unit) => `¿Adónde ${verb(unit, 'anda', 'andan')} ${unit.the}?`,
    run: (unit) => `¿Adónde ${verb(unit, 'corre', 'corren')} ${unit.the}?`,
    power: (power) => `¿Adónde va ${power}?`,
  },
};
