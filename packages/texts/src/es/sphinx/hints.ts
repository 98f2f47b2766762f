import type { HintText } from '../../sphinx/hint-text.ts';

const builds = (count: number): string => (count === 1 ? '1 construcción' : `${count} construcciones`);

/** What the computer says when it is asked. */
export const hints: HintText = {
  askWhere: '¿Dónde?',
  askTurn: '¿Qué turno?',
  seeking: 'El ordenador busca un camino…',
  none: 'Desde aquí el ordenador no ve ningún camino.',
  short: (tier, pieces) => `Para ${tier} aún os falta: ${pieces}.`,
  noneShort: (tier) => `Para ${tier} tenéis todas las piezas necesarias.`,
  shortOfBuilds: (tier, count) => `${tier} pide ${builds(count)} más.`,
  sources: {
    quest: (god, piece) => `La misión de ${god} daría ${piece}.`,
    god: (god, piece) => `${god} traería ${piece}.`,
    game: (chance) => `El juego de la Esfinge daría una pieza a elegir: ${chance}.`,
    objective: (tier, reward) => `${tier} daría ${reward}.`,
  },
  where: {
    worker: (square) => `Mira el obrero de ${square}.`,
    coin: (square) => `Mira la moneda de ${square}.`,
    square: (square) => `Mira ${square}.`,
    god: (god) => `Mira a ${god}.`,
    game: 'Piensa en el juego de la Esfinge.',
  },
  turn: {
    moveAndBuild: (from, to, on) => `Ve de ${from} a ${to} y construye en ${on}.`,
    moveAndTake: (from, to, on) => `Ve de ${from} a ${to} y quita una pieza de ${on}.`,
    call: (god) => `Llama a ${god}.`,
    game: 'Juega al juego de la Esfinge.',
    finish: (tier) => `Termina con ${tier}.`,
    other: (steps) => `El ordenador jugaría: ${steps}.`,
  },
  reasons: {
    achieves: (tier) => `Así lográis ${tier}.`,
    collects: (coin, square) => `Así se recoge la ${coin} de ${square}.`,
    raisesCoin: (square, count) =>
      count === 0
        ? `Es lo que pide la moneda de ${square}.`
        : `A la moneda de ${square} ya solo le ${count === 1 ? 'falta' : 'faltan'} ${builds(count)}.`,
    bringsPiece: (piece) => `Así llega ${piece}.`,
    finishesQuest: (god) => `Así se cumple la misión de ${god}.`,
    prepares: 'Eso prepara los turnos que vienen.',
  },
  outlook: {
    ask: '¿Se puede lograr?',
    seeking: 'buscando…',
    withinReach: 'aún se puede lograr',
    noWayFound: 'no se ve cómo',
  },
  follow: {
    mark: (tier) => `Ir a por ${tier}`,
    isMarked: (tier) => `Vais a por ${tier}`,
    partner: (player, tier) => `${player} ayuda con ${tier}.`,
  },
};
