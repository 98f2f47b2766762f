import type { Dice } from '@thera/table';
import type { Deck } from './card.ts';
import { BLESSING_IDS } from './cards/blessings.ts';
import { BLUE_GODS, type GodId } from './cards/gods.ts';
import { WORKERS } from './crew.ts';
import { fillQueue } from './deck.ts';
import type { Draft } from './draft.ts';
import { freshTurn } from './fresh-turn.ts';
import { proceed } from './proceed.ts';
import type { Riddle } from './riddle.ts';
import { GEMS } from './riddle.ts';
import { BURIED_WORKERS, buriedIn } from './rules/graves.ts';
import type { Setup } from './setup.ts';
import { placingOrder } from './spots.ts';
import type { Fate, State } from './state.ts';
import { OFF, ruleOf, squareAt, type Terrain, terrainOf } from './terrain.ts';

/** A riddle before the first worker is placed. */
export function startOf(setup: Setup, dice: Dice): State {
  const terrain = terrainOf(setup);
  const { riddle } = terrain;
  const fates = fatesOf(terrain, setup.players);
  const draft: Draft = {
    setup,
    towers: terrain.towers,
    workers: WORKERS.map(() => OFF),
    fates,
    king: riddle.king === undefined ? OFF : squareAt(terrain, riddle.king),
    sphinx: riddle.sphinx === undefined ? OFF : squareAt(terrain, riddle.sphinx),
    health: riddle.health ?? 0,
    isTrapped: false,
    coins: riddle.coins.map(({ at, colour, level }) => ({ square: squareAt(terrain, at), colour, level })),
    coinsLost: 0,
    collected: { silver: 0, gold: 0 },
    rows: riddle.objectives.map(() => ({ silver: 0, gold: 0 })),
    tokens: riddle.blessings.map((at) => squareAt(terrain, at)),
    tokensCollected: 0,
    flotsam: (riddle.flotsam ?? []).map(({ at, piece }) => ({ square: squareAt(terrain, at), piece })),
    ruins: ruinsOf(terrain),
    raised: [],
    stockpile: riddle.stockpile,
    queue: openingGods(riddle, setup).map((god) => ({ kind: 'god', god })),
    deck: deckOf(riddle, setup),
    unseen: BLUE_GODS.filter((god) => riddle.queue?.includes(god) !== true),
    blessings: BLESSING_IDS.slice(0, setup.blessingScore),
    dealt: { gods: 0, blessings: 0, rolls: 0 },
    held: [],
    selected: 0,
    quests: 0,
    gems: GEMS,
    hasOedipus: setup.hasOedipus && riddle.island === 'lair',
    destroyed: 0,
    achieved: [],
    clock: 0,
    asleep: [],
    lastFirst: null,
    lastCrew: null,
    lastMover: null,
    gone: [],
    turn: { ...freshTurn(0, setup.first), stage: 'placing' },
    asks: placingOrder(setup.players)
      .filter((worker) => fates[worker] === 'waiting')
      .map((worker) => ({ kind: 'place', worker })),
    chances: [],
    ending: null,
    happened: [],
  };
  fillQueue(draft, dice);
  proceed(draft, dice);
  return draft;
}

const openingGods = ({ queue }: Riddle, { friendly }: Setup): readonly GodId[] => queue ?? friendly;

/** The god deck; for every friendly god that is wanted and not there it has one more blue god. */
function deckOf({ deck, friendly: wanted }: Riddle, { friendly }: Setup): Deck {
  const left = { mover: 0, builder: 0, specialist: 0, any: 0 };
  if (deck === null) return { top: [], left, bottom: [] };
  return { top: [], left: { ...left, ...deck, any: wanted - friendly.length }, bottom: [] };
}

function fatesOf(terrain: Terrain, players: number): readonly Fate[] {
  const graves = ruleOf(terrain, 'graves')?.graves ?? [];
  const buried = graves.map((grave) => BURIED_WORKERS[buriedIn(grave, players)]);
  return WORKERS.map((worker) => (buried.includes(worker) ? 'buried' : 'waiting'));
}

function ruinsOf(terrain: Terrain): readonly number[] {
  const rule = ruleOf(terrain, 'ruins');
  return rule === undefined ? [] : terrain.zones[rule.zone]!;
}
