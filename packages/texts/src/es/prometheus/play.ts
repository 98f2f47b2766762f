import type { PrometheusPlayText } from '../../prometheus/play-text.ts';
import { game } from './game.ts';
import { counted } from './grammar.ts';

/** The texts of The Search for Prometheus where it is played. */
export const play: PrometheusPlayText = {
  game,
  subtitle: (table, turn) => `${table} · turno ${turn}`,
  brief: (turn) => `Turno ${turn}`,
  goals: {
    styx: 'Calma a Cerbero',
    olympus: 'Hasta la salida',
    rage: (rage) => `Furia ${rage}`,
    wayOut: (god, steps) => `${god} ${counted(steps, 'paso')}`,
    brief: (god, steps) => `${god} ${steps}`,
  },
  mapTab: (map, state) => `${map}, ${state}`,
  somethingHappened: (onMap) => `Ha pasado algo ${onMap}.`,
  order: { title: 'Orden de los turnos', before: 'antes', now: 'ahora', next: 'después' },
  yourTurn: 'Tu turno',
  secondUnit: 'segunda unidad',
  hand: 'Mano',
  handOf: (player) => `Mano de ${player}`,
  openHand: 'Ver toda la mano',
  closeHand: 'Guardar la mano',
  deck: 'Mazo',
  discards: 'Descartes',
  deckList: 'Lista del mazo',
  unseen: 'Mano y mazo',
  log: 'Crónica',
  reserve: 'Reserva',
  emptyReserve: 'Nadie en reserva',
  tokensLeft: (nets, lures) => `${counted(nets, 'red', 'redes')} y ${counted(lures, 'señuelo')} boca abajo`,
  cardsHeld: (cards) => `${counted(cards, 'carta')} en mano`,
  cardsLeft: (cards) => `${counted(cards, 'carta')} en el mazo`,
  cardNow: { done: 'ya actuó', inReserve: 'en reserva', dead: 'muerta', notNow: 'ahora no' },
  unit: {
    profile: 'Perfil según la vitalidad',
    now: 'ahora',
    talents: 'Talentos',
    powers: 'Poderes',
    noTalents: 'Sin talentos',
    noPowers: 'Sin poderes',
    silent: {
      held: 'Sin efecto: está retenida.',
      water: 'Sin efecto en el agua.',
      complex: 'Sin efecto en una activación compleja.',
      lastFigure: 'Sin efecto: solo queda una figura.',
      weak: (vitality) => `Sin efecto por debajo de vitalidad ${vitality}.`,
    },
    cards: (cards, artOfWar) =>
      artOfWar === 0
        ? counted(cards, 'carta')
        : `${counted(cards, 'carta')}, ${artOfWar} de Arte de la Guerra`,
    close: 'Cerrar la ficha',
  },
  manoeuvres: 'Por 1 de Arte de la Guerra',
  whyNot: '¿Por qué no?',
  partner: 'Compañero',
  speed: 'Velocidad de dados y movimientos',
  speeds: { normal: 'Normal', fast: 'Rápida', off: 'Al instante' },
  bigNames: 'Nombres más grandes en los mapas',
  cannotTakeBack: 'Desde entonces se ha descubierto algo: no se puede volver atrás.',
  marks: {
    move: 'se puede llegar',
    target: 'se puede atacar',
    special: 'puede seguir algo especial',
    token: 'ficha boca abajo',
    stone: 'ónfalo',
  },
  copyLink: 'Copiar el enlace a esta preparación',
  typeExample: 'por ejemplo, act hades simple walk S21 calm',
  keys: [
    ['Flechas', 'al área vecina en esa dirección'],
    ['M', 'el otro mapa'],
    ['1–9', 'elegir una carta'],
    ['D', 'que jueguen los dados'],
  ],
};
