import { type Figure, isWorker, type Worker } from '../crew.ts';
import { squareOf } from '../field.ts';
import type { Source, State } from '../state.ts';
import type { BuildStep, ForceStep, MoveStep, Step, StepKind, TakeStep, UseStep } from '../step.ts';
import { OFF } from '../terrain.ts';
import { nextPiece } from '../towers.ts';
import { squareName } from './square-name.ts';

type Write<K extends StepKind> = (state: State, step: Extract<Step, { kind: K }>) => string;

/** How each kind of step is written; two steps that are possible at the same time never alike. */
const WRITERS: { readonly [K in StepKind]: Write<K> } = {
  place: (state, { to }) => `place ${squareName(state, to)}`,
  move: writeMove,
  build: writeBuild,
  take: (state, step) => `${actor(state, step)}-${squareName(state, step.on)}${cards(step)}`,
  force: writeForce,
  use: writeUse,
  select: (state, step) => `select ${queued(state, step.slot)}${cards(step)}`,
  game: (_, { gem }) => (gem === undefined ? 'game' : `game ${gem}`),
  gain: (_, step) => `gain ${step.piece}${cards(step)}`,
  pay: (state, step) => {
    const whom = step.worker === undefined ? '' : ` for ${figureName(state, step.worker)}`;
    return `pay ${step.piece}${source(step.from)}${whom}${cards(step)}`;
  },
  row: (_, { tier }) => `row ${tier}`,
  destroy: (state, { worker }) => `destroy ${figureName(state, worker)}`,
  'sphinx-way': (state, { to }) => `sphinx ${squareName(state, to)}`,
  topple: (state, { on }) => `topple ${squareName(state, on)}`,
  'put-under': (state, { slot }) => `under ${queued(state, slot)}`,
  drop: (_, { blessing }) => `drop ${blessing}`,
  done: () => 'done',
  finish: () => 'finish',
  'give-up': () => 'give-up',
  agree: () => 'agree',
  'play-on': () => 'play-on',
};

/** A step that is possible now, as text: `B2>C3`, `+D4`, `select artemis`. */
export function formatStep(state: State, step: Step): string {
  // A step is written by the writer of its kind, which TypeScript cannot follow through the table.
  const write = WRITERS[step.kind] as Write<StepKind>;
  return write(state, step);
}

const cards = ({ by = [] }: { readonly by?: readonly string[] }): string =>
  by.length === 0 ? '' : ` {${by.join(' ')}}`;

const source = (from: Source): string => (from === 'stockpile' ? '' : `<${from}`);

/** Who has moved goes on without being named. */
function actor(state: State, { worker }: MoveStep | BuildStep | TakeStep): string {
  const { phase, mover } = state.turn;
  return phase === 'moved' && worker === mover ? '' : figureName(state, worker);
}

/** The King and the Sphinx by name, a worker by its square, or by its number if it is on none. */
function figureName(state: State, figure: Figure): string {
  if (!isWorker(figure)) return figure;
  const square = squareOf(state, figure);
  return square === OFF ? workerNumber(figure) : squareName(state, square);
}

const workerNumber = (worker: Worker): string => `worker-${worker + 1}`;

function queued({ queue }: State, slot: number): string {
  const card = queue[slot];
  if (card?.kind === 'god') return card.god;
  return String(slot + 1);
}

function writeMove(state: State, step: MoveStep): string {
  const shoved = step.shoves === undefined ? '' : `(>${squareName(state, step.shoves)})`;
  return `${actor(state, step)}>${squareName(state, step.to)}${shoved}${cards(step)}`;
}

/** The piece is told where it is not the one that comes next. */
function writeBuild(state: State, step: BuildStep): string {
  const { on, piece, from } = step;
  const unusual = nextPiece(state.towers[on]!) === piece ? '' : `=${piece}`;
  return `${actor(state, step)}+${squareName(state, on)}${unusual}${source(from)}${cards(step)}`;
}

function writeForce(state: State, step: ForceStep): string {
  const { figure, to, worker } = step;
  const then = worker === undefined ? '' : ` for ${figureName(state, worker)}`;
  return `${figureName(state, figure)}~${squareName(state, to)}${then}${cards(step)}`;
}

function writeUse(state: State, { card, figure, other, god, blessing, gem, to }: UseStep): string {
  const aims = [
    figure === undefined ? undefined : figureName(state, figure),
    other === undefined ? undefined : figureName(state, other),
    god,
    blessing,
    gem,
    to === undefined ? undefined : squareName(state, to),
  ].filter((aim) => aim !== undefined);
  return `{${[card, ...aims].join(' ')}}`;
}
