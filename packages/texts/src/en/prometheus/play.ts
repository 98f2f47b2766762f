import type { PrometheusPlayText } from '../../prometheus/play-text.ts';
import { game } from './game.ts';
import { counted } from './grammar.ts';

/** The texts of The Search for Prometheus where it is played. */
export const play: PrometheusPlayText = {
  game,
  subtitle: (table, turn) => `${table} · turn ${turn}`,
  brief: (turn, part) => (part === undefined ? `Turn ${turn}` : `Turn ${turn} · ${part}`),
  goals: {
    styx: 'Calm Cerberus',
    olympus: 'To the way out',
    rage: (rage) => `Rage ${rage}`,
    wayOut: (god, steps) => `${god} ${counted(steps, 'step')}`,
    brief: (god, steps) => `${god} ${steps}`,
  },
  order: 'Order of turns',
  next: (others) => `Next: ${others}`,
  hand: 'Hand',
  deck: 'Deck',
  discards: 'Discard',
  deckList: 'Deck list',
  unseen: 'Hand and deck',
  tokensLeft: (nets, lures) => `${counted(nets, 'net')} and ${counted(lures, 'lure')} face down`,
  cardsHeld: (cards) => `${counted(cards, 'card')} in hand`,
  cardsOf: (player, cards) => `${player} (${counted(cards, 'card')})`,
  cardsLeft: (cards) => `${counted(cards, 'card')} in the deck`,
  cardNow: { done: 'done', inReserve: 'in reserve', dead: 'dead' },
  unit: {
    talents: 'Talents',
    powers: 'Powers',
    silent: {
      held: 'Silent while it’s held.',
      water: 'Silent on water.',
      complex: 'Silent in a complex activation.',
      lastFigure: 'Silent with only one figure left.',
      weak: (vitality) => `Silent below vitality ${vitality}.`,
    },
    cards: (cards, artOfWar) =>
      artOfWar === 0 ? counted(cards, 'card') : `${counted(cards, 'card')}, ${artOfWar} Art of War`,
  },
  manoeuvres: 'For 1 Art of War',
  cannotTakeBack: 'Something has been revealed since then, so you can’t take it back.',
  keys: [
    ['Arrows', 'to the neighbour in that direction'],
    ['M', 'the other map'],
    ['1–9', 'choose a card'],
    ['C', 'your cards'],
    ['D', 'play the dice automatically'],
  ],
};
