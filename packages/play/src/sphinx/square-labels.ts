import {
  type BarCode,
  buildBarOf,
  buriedIn,
  coinOn,
  colourOf,
  crewOf,
  type Figure,
  figureOn,
  heightAt,
  isAsleep,
  isDomedAt,
  isOpen,
  isSpace,
  isWorker,
  mustRest,
  nextPiece,
  OFF,
  ruleOf,
  type Square,
  type State,
  type Step,
  squareAt,
  squareName,
  terrainIn,
  topOf,
  type Worker,
  workersOf,
} from '@thera/sphinx';
import { riddleNames } from '@thera/texts/sphinx';
import { isPicking, offered, type SphinxAttempt } from './attempt.ts';
import { dangersIn } from './dangers.ts';
import { pieceFrom, type SphinxVoice } from './names.ts';

/** What is on each square, what it can be chosen for, and what threatens there, for screen readers. */
export function squareLabels(
  state: State,
  attempt: SphinxAttempt | undefined,
  voice: SphinxVoice,
): readonly string[] {
  const uses = attempt === undefined ? undefined : offered(attempt);
  const dangers = new Map(dangersIn(state).map((danger) => [danger.square, danger.kind]));
  return state.towers.map((_, square) =>
    [
      squareName(state, square),
      ...figuresOn(state, square, voice),
      standing(state, square, voice),
      ...placesOf(state, square, voice),
      ...barsOn(state, square, voice),
      ...thingsOn(state, square, voice),
      ...(attempt === undefined || !uses!.has(square)
        ? []
        : [useInWords(attempt, square, uses!.get(square)!, voice)]),
      ...(dangers.has(square) ? [voice.text.squares.dangers[dangers.get(square)!]] : []),
    ].join(', '),
  );
}

function standing(state: State, square: Square, { text: { squares } }: SphinxVoice): string {
  const { gates, isGround } = terrainIn(state);
  if (!isGround[square]) return squares.gap;
  if (!isSpace(state, square)) return squares.closedGate;
  const height = heightAt(state, square);
  const where = isDomedAt(state, square)
    ? squares.dome(height - 1)
    : height === 0
      ? squares.ground
      : squares.level(height);
  return gates.has(square) && isOpen(state, square) ? `${where}, ${squares.openGate}` : where;
}

function figuresOn(state: State, square: Square, voice: SphinxVoice): readonly string[] {
  const { squares } = voice.text;
  const figure = figureOn(state, square);
  const isBelowSphinx = figure !== 'sphinx' && state.sphinx === square;
  const named = figure === undefined ? [] : [figureInWords(state, figure, voice)];
  return isBelowSphinx ? [...named, squares.sphinx] : named;
}

/** Whoever it is, whose, and whether it can do anything: “blue worker of Ben, rests this turn”. */
export function figureInWords(state: State, figure: Figure, voice: SphinxVoice): string {
  const { squares } = voice.text;
  const name = isWorker(figure) ? workerInWords(state, figure, voice) : squares[figure];
  return [
    name,
    ...(isAsleep(state, figure) ? [squares.isAsleep] : []),
    ...(isWorker(figure) && mustRest(state, figure) ? [squares.rests] : []),
  ].join(', ');
}

function workerInWords({ setup }: State, worker: Worker, { text, nameOf }: SphinxVoice): string {
  const colour = colourOf(setup, worker);
  if (colour === 'wanderer') return text.squares.sharedWorker;
  const { players } = setup;
  const owners = Array.from({ length: players }, (_, seat) => seat).filter(
    (seat) => workersOf(players, seat).includes(worker) && crewOf(players, worker) >= 0,
  );
  return text.squares.workerOf(text.colours[colour], text.words.list(owners.map(nameOf)));
}

/** Regions by name, and where bridges lead. */
function placesOf(state: State, square: Square, { text }: SphinxVoice): readonly string[] {
  const terrain = terrainIn(state);
  const names = riddleNames(terrain.riddle, state.setup.players, text);
  const zones = Object.entries(terrain.zones).flatMap(([zone, squares]) =>
    squares.includes(square) && !ruinsOf(zone) ? [names.zone(zone).name.toLowerCase()] : [],
  );
  const toll = ruleOf(terrain, 'toll');
  const bridges = terrain.bridges[square]!.map((end) => {
    const to = squareName(state, end);
    return toll === undefined ? text.squares.bridge(to) : text.squares.bridgeCosts(to, toll.pieces);
  });
  return [...zones, ...bridges];
}

/** Why nobody builds there, unless what lies there says so itself. */
function barsOn(state: State, square: Square, { text: { squares } }: SphinxVoice): readonly string[] {
  const bar = isSpace(state, square) ? buildBarOf(state, square) : undefined;
  const words: Partial<Record<BarCode, string>> = { flooded: squares.flooded, gaze: squares.watched };
  const told = bar === undefined ? undefined : words[bar];
  return told === undefined ? [] : [told];
}

/** Ruins are told square by square, for they are taken apart. */
const ruinsOf = (zone: string): boolean => zone === 'ruins';

function thingsOn(state: State, square: Square, { text }: SphinxVoice): readonly string[] {
  const { squares } = text;
  const coin = coinOn(state, square);
  const drifting = state.flotsam.find((one) => one.square === square);
  const graves = ruleOf(terrainIn(state), 'graves')?.graves ?? [];
  const grave = graves.findIndex(({ at }) => squareAt(terrainIn(state), at) === square);
  return [
    ...(coin === undefined
      ? []
      : [squares.coin(text.coins[coin.colour], coin.level, heightAt(state, square))]),
    ...(state.tokens.includes(square) ? [squares.blessingToken] : []),
    ...(drifting === undefined ? [] : [squares.flotsam(text.pieces[drifting.piece])]),
    ...(state.ruins.includes(square) ? [squares.ruin] : []),
    ...(grave < 0 || state.raised.includes(grave)
      ? []
      : [
          squares.grave(
            squares.buried[BURIED[buriedIn(graves[grave]!, state.setup.players)]],
            graves[grave]!.height,
            heightAt(state, square),
          ),
        ]),
  ];
}

const BURIED = {
  pair0: 'worker',
  pair1: 'worker',
  wanderer: 'wanderer',
  blessing: 'blessing',
  king: 'king',
} as const;

function useInWords(
  attempt: SphinxAttempt,
  square: Square,
  steps: readonly Step[],
  { text }: SphinxVoice,
): string {
  const { squares } = text;
  const { now } = attempt;
  if (isPicking(attempt, square)) return squares.canPick;
  const [step] = steps;
  switch (step?.kind) {
    case 'move': {
      const toll = ruleOf(terrainIn(now), 'toll');
      const from = now.workers[step.worker] ?? OFF;
      const isCrossing = terrainIn(now).bridges[from]?.includes(square) === true;
      return toll !== undefined && isCrossing ? squares.canMoveFor(toll.pieces) : squares.canMove;
    }
    case 'build':
      return steps.length === 1
        ? squares.canBuild(pieceFrom(step.piece, step.from, text))
        : squares.canBuild(text.onePiece(nextPiece(now.towers[square]!)));
    case 'take':
      return squares.canTake(text.onePiece(topOf(now.towers[square]!)));
    case 'force':
      return squares.canForce;
    default:
      return squares.canChoose;
  }
}
