import type {
  Asking,
  Building,
  Card,
  Deck,
  Differences,
  Ending,
  Epilogue,
  Hints,
  Imposing,
  Instead,
  Memory,
  MoreBuilds,
  Moving,
  Redrawing,
  Setup,
  Shown,
  Tossing,
  WholeTurn,
} from './differences.ts';
import type { Supports } from './generator/win-supports.ts';
import type { CardId, Edition, Group } from './power-ids.ts';
import { EVERYWHERE } from './squares.ts';

type OrNull<T> = { readonly [K in keyof T]-?: NonNullable<T[K]> | null };

/**
 * What the generator reads of a power: its differences without the sections, where `null` makes no difference. What
 * each entry means is said in `differences.ts`.
 */
interface Hooks
  extends Omit<Card, 'hides'>,
    OrNull<Pick<Card, 'hides'>>,
    OrNull<Pick<Setup, 'places' | 'prepares'>>,
    OrNull<Omit<WholeTurn, 'instead'>>,
    OrNull<Omit<Moving, 'enters' | 'pulls' | 'rests'>>,
    OrNull<Omit<Building, 'idle' | 'instead' | 'more'>>,
    OrNull<Omit<Ending, 'epilogue' | 'earns' | 'claims'>>,
    OrNull<Pick<Imposing, 'sleeps' | 'bars' | 'keeps' | 'closes' | 'swallows' | 'steals' | 'reserve'>>,
    Pick<Imposing, 'everybody' | 'drifts' | 'vetoes' | 'demands'>,
    OrNull<Pick<Memory, 'observes' | 'handsOver'>>,
    OrNull<Omit<Redrawing, 'after'>>,
    OrNull<Omit<Tossing, 'outcomes'>>,
    OrNull<Pick<Hints, 'looms' | 'leans' | 'hampers'>>,
    Pick<Hints, 'merges' | 'commutes' | 'addsFreely' | 'winsPlainly'> {
  readonly workers: number;
  readonly mostWorkers: number;
  readonly placesFirst: boolean;
  readonly placesLast: boolean;
  readonly instead: Instead['takes'] | null;
  readonly replaces: boolean;
  readonly brings: boolean;
  readonly walks: boolean;
  readonly enters: Moving['enters']['squares'] | null;
  readonly displaces: number;
  readonly pulls: Moving['pulls']['workers'] | null;
  readonly mustPull: boolean;
  readonly rests: Moving['rests']['squares'] | null;
  readonly leastMoves: number;
  readonly idle: boolean;
  readonly buildsInstead: Building['instead'] | null;
  readonly builds: MoreBuilds['most'] | null;
  readonly more: MoreBuilds['sites'] | null;
  readonly epilogues: Epilogue['sites'] | null;
  readonly mostEpilogues: number;
  readonly epilogue: number;
  readonly earns: number;
  readonly claims: Ending['claims']['isMet'] | null;
  readonly watches: number;
  readonly guards: Imposing['guards']['squares'] | null;
  readonly lids: boolean;
  readonly pools: Imposing['pools']['squares'] | null;
  readonly poolsMove: boolean;
  readonly asks: Asking['when'] | null;
  readonly complies: Asking['complies'] | null;
  readonly memory: NonNullable<Memory['after']> | null;
  readonly minds: number;
  readonly mindsSites: boolean;
  readonly marksWorkers: boolean;
  readonly formatMemory: Memory['format'] | null;
  readonly parseMemory: Memory['parse'] | null;
  readonly turnsMemory: NonNullable<Memory['turn']> | null;
  readonly shows: Shown;
  readonly deck: Deck['cards'] | null;
  readonly redraws: number;
  readonly alternates: NonNullable<Deck['alternates']> | null;
  readonly tosses: Tossing['outcomes'] | null;
}

/** One wording of one power. */
export interface Power extends Hooks {
  readonly id: CardId;
  readonly edition: Edition;
  readonly group: Group | 'mortal';
  /** Its place in the registry. */
  readonly number: number;
}

const NOTHING: Shown = {};
const WHETHER: Shown = { count: { most: 1, of: (memory) => (memory === 0 ? 0 : 1) } };

/**
 * A power with every hook present and in the same order: objects of one shape keep the generator fast. Literals of
 * different shapes cost it 40 %.
 */
export function createPower(
  number: number,
  id: CardId,
  edition: Edition,
  group: Group | 'mortal',
  differences: Differences,
): Power {
  const { card, setup, turn, move, build, ending, laws, memory, deck, toss, search } = differences;
  const hooks: Hooks = {
    players: card?.players ?? [2, 3, 4],
    once: card?.once ?? false,
    readsGender: card?.readsGender ?? false,
    hides: card?.hides ?? null,

    workers: setup?.workers?.placed ?? 2,
    mostWorkers: setup?.workers?.most ?? 2,
    placesFirst: setup?.order === 'first',
    placesLast: setup?.order === 'last',
    places: setup?.places ?? null,
    prepares: setup?.prepares ?? null,

    seizes: turn?.seizes ?? null,
    preludes: turn?.preludes ?? null,
    instead: turn?.instead?.takes ?? null,
    replaces: turn?.instead?.replaces ?? false,
    brings: turn?.instead?.brings ?? false,
    walks: turn?.instead?.walks ?? false,

    near: move?.near ?? null,
    ferries: move?.ferries ?? null,
    lifts: move?.lifts ?? null,
    leaps: move?.leaps ?? null,
    enters: move?.enters?.squares ?? null,
    displaces: move?.enters?.by ?? 0,
    may: move?.may ?? null,
    wins: move?.wins ?? null,
    kills: move?.kills ?? null,
    pulls: move?.pulls?.workers ?? null,
    mustPull: move?.pulls?.must ?? false,
    again: move?.again ?? null,
    rests: move?.rests?.squares ?? null,
    leastMoves: move?.rests?.least ?? 1,

    prebuilds: build?.prebuilds ?? null,
    idle: build?.idle ?? false,
    builders: build?.builders ?? null,
    buildsInstead: build?.instead ?? null,
    blocks: build?.blocks ?? null,
    domes: build?.domes ?? null,
    builds: build?.more?.most ?? null,
    more: build?.more?.sites ?? null,

    epilogues: ending?.epilogue?.sites ?? null,
    mostEpilogues: ending?.epilogue?.most ?? 0,
    epilogue: ending?.epilogue?.kind ?? 0,
    afterwards: ending?.afterwards ?? null,
    closing: ending?.closing ?? null,
    stones: ending?.stones ?? null,
    dooms: ending?.dooms ?? null,
    earns: ending?.earns ?? 0,
    claims: ending?.claims?.isMet ?? null,
    watches: ending?.claims?.watches ?? 0,

    everybody: laws?.everybody ?? false,
    sleeps: laws?.sleeps ?? null,
    bars: laws?.bars ?? null,
    keeps: laws?.keeps ?? null,
    guards: laws?.guards?.squares ?? null,
    lids: laws?.guards?.lids ?? false,
    closes: laws?.closes ?? null,
    pools: laws?.pools?.squares ?? null,
    poolsMove: laws?.pools?.areMoves ?? false,
    drifts: laws?.drifts ?? false,
    swallows: laws?.swallows ?? null,
    steals: laws?.steals ?? null,
    vetoes: laws?.vetoes ?? 0,
    demands: laws?.demands ?? 0,
    asks: laws?.asks?.when ?? null,
    complies: laws?.asks?.complies ?? null,
    reserve: laws?.reserve ?? null,

    memory: memory?.after ?? null,
    minds: memory?.depends ?? 0,
    mindsSites: memory?.dependsOnSites ?? false,
    observes: memory?.observes ?? null,
    marksWorkers: memory?.marksWorkers ?? false,
    handsOver: memory?.handsOver ?? null,
    formatMemory: memory?.format ?? null,
    parseMemory: memory?.parse ?? null,
    turnsMemory: memory?.turn ?? null,
    shows: memory === undefined ? NOTHING : (memory.shows ?? WHETHER),

    deck: deck?.cards ?? null,
    redraws: deck?.redraws?.after ?? 0,
    laysAside: deck?.redraws?.laysAside ?? null,
    isAside: deck?.redraws?.isAside ?? null,
    shuffles: deck?.redraws?.shuffles ?? null,
    alternates: deck?.alternates ?? null,
    draws: toss?.draws ?? null,
    isDue: toss?.isDue ?? null,
    tosses: toss?.outcomes ?? null,

    merges: search?.merges ?? false,
    commutes: search?.commutes ?? 0,
    addsFreely: search?.addsFreely ?? false,
    winsPlainly: search?.winsPlainly ?? false,
    looms: search?.looms ?? null,
    leans: search?.leans ?? null,
    hampers: search?.hampers ?? null,
  };
  return {
    number,
    id,
    edition,
    group,
    ...hooks,
    leans: hooks.leans ?? (has(hooks, WINNING_HOOKS) ? ANYTHING : null),
    hampers: hooks.hampers ?? (has(hooks, BINDING_HOOKS) ? ANYTHING : null),
  };
}

/** What is not declared may depend on any square. */
const ANYTHING: Supports = () => EVERYWHERE;

/** What may have to do with the owner's wins, and with others'. */
const WINNING_HOOKS: readonly (keyof Hooks)[] = [
  ...(['preludes', 'instead', 'ferries', 'prebuilds', 'lifts', 'leaps', 'enters', 'may'] as const),
  ...(['wins', 'again', 'rests', 'claims', 'dooms'] as const),
];
const BINDING_HOOKS: readonly (keyof Hooks)[] = [
  ...(['sleeps', 'bars', 'keeps', 'guards', 'pools', 'swallows', 'steals'] as const),
];

function has(hooks: Hooks, names: readonly (keyof Hooks)[]): boolean {
  return names.some((name) => hooks[name] !== null);
}

/** No power at all. */
export const MORTAL: Power = createPower(0, 'mortal', 'revised', 'mortal', {});
