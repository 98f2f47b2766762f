import type { PrometheusPlayText } from '../../prometheus/play-text.ts';
import { game } from './game.ts';
import { counted } from './grammar.ts';

/** The texts of The Search for Prometheus where it is played. */
export const play: PrometheusPlayText = {
  game,
  subtitle: (table, turn) => `${table} · turno ${turn}`,
  brief: (turn, part) => (part === undefined ? `Turno ${turn}` : `Turno ${turn} · ${part}`),
  goals: {
    styx: 'Calma a Cerbero',
    olympus: 'Hasta la salida',
    rage: (rage) => `Furia ${rage}`,
    wayOut: (god, steps) => `${god} ${counted(steps, 'paso')}`,
    brief: (god, steps) => `${god} ${steps}`,
  },
  order: 'Orden de los turnos',
  next: (others) => `Después: ${others}`,
  hand: 'Mano',
  deck: 'Mazo',
  discards: 'Descartes',
  deckList: 'Lista del mazo',
  unseen: 'Mano y mazo',
  tokensLeft: (nets, lures) => `${counted(nets, 'red', 'redes')} y ${counted(lures, 'señuelo')} boca abajo`,
  cardsHeld: (cards) => `${counted(cards, 'carta')} en mano`,
  cardsOf: (player, cards) => `${player} (${counted(cards, 'carta')})`,
  cardsLeft: (cards) => `${counted(cards, 'carta')} en el mazo`,
  cardNow: { done: 'ya actuó', inReserve: 'en reserva', dead: 'muerta' },
  unit: {
    talents: 'Talentos',
    powers: 'Poderes',
    silent: {
      held: 'Sin efecto mientras esté atrapada o petrificada.',
      water: 'Sin efecto en el agua.',
      complex: 'Sin efecto en una activación compleja.',
      lastFigure: 'Sin efecto: solo queda una figura.',
      weak: (vitality) => `Sin efecto por debajo de vitalidad ${vitality}.`,
    },
    cards: (cards, artOfWar) =>
      artOfWar === 0
        ? counted(cards, 'carta')
        : `${counted(cards, 'carta')}, ${artOfWar} de Arte de la Guerra`,
  },
  manoeuvres: 'Por 1 de Arte de la Guerra',
  cannotTakeBack: 'Desde entonces se ha revelado algo, así que ya no se puede deshacer.',
  keys: [
    ['Flechas', 'al área vecina en esa dirección'],
    ['M', 'el otro mapa'],
    ['1–9', 'elegir una carta'],
    ['C', 'tus cartas'],
    ['D', 'jugar los dados en automático'],
  ],
};
