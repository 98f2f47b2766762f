import { diceFor, sha256 } from '@thera/table';
import type { QueueCard } from '../src/card.ts';
import { BLESSING_IDS } from '../src/cards/blessings.ts';
import { GOD_CARDS, type GodId } from '../src/cards/gods.ts';
import { afterStep, choicesOf } from '../src/choices.ts';
import { WORKERS } from '../src/crew.ts';
import type { Draft } from '../src/draft.ts';
import { terrainIn } from '../src/field.ts';
import { freshTurn } from '../src/fresh-turn.ts';
import { type Piece, type Pieces, piecesOf } from '../src/pieces.ts';
import { proceed } from '../src/proceed.ts';
import type { Gem } from '../src/riddle.ts';
import { type Setup, usualSetup } from '../src/setup.ts';
import { startOf } from '../src/start.ts';
import type { Borrowed, HeldGod, State } from '../src/state.ts';
import type { Step } from '../src/step.ts';
import { OFF, placeOf, type Square, squareAt } from '../src/terrain.ts';
import { type Tower, towerOf, usualTower } from '../src/towers.ts';

/** What differs from the start of a riddle. Spaces are written `x,y`, from the far left corner. */
export interface Sketch {
  /** Without one it is an open field of five by five with nothing on it and nothing to reach. */
  readonly riddle?: number;
  readonly players?: number;
  readonly isExpert?: boolean;
  /** What the die will show, in order: `red blue`. */
  readonly die?: string;
  /** Whose turn it is. */
  readonly seat?: number;
  /** The workers 0 to 3, `-` for one that is not on the map: `0,0 4,0 - 4,4`. */
  readonly workers?: string;
  /** Towers by height, or by their pieces from bottom to top: `1,1:2 2,2:L1/D`. */
  readonly towers?: string;
  readonly king?: string;
  readonly sphinx?: string;
  /** `L1 L1 D`; without it three of each. */
  readonly stockpile?: string;
  /** Gods that are held, by the seat whose turn it is or by another, and their charges: `artemis hera:1 pan=0`. */
  readonly gods?: string;
  /** The team's friendly gods. */
  readonly friends?: string;
  /** Powers that are lent to who has the turn. */
  readonly lent?: string;
  /** Gods and blessings in the queue. */
  readonly queue?: string;
  readonly change?: Partial<State>;
}

const OPEN_FIELD = 3;
const PLENTY: Pieces = { L1: 3, L2: 3, L3: 3, D: 3 };
const dice = (number: number) => diceFor(sha256, 'positions', number);

/** A position at the start of a turn. Nothing is left in the god deck. */
export function position(sketch: Sketch): State {
  const { riddle, seat = 0, king, sphinx, stockpile, gods, lent, queue, change } = sketch;
  const start = startOf(setupOf(sketch), dice(0));
  const square = (place: string): Square => squareOf(start, place);
  const spots = terrainIn(start).riddle.workers.map((spot) => squareAt(terrainIn(start), spot));
  const workers = words(sketch.workers).map((place) => (place === '-' ? OFF : square(place)));
  const standing = WORKERS.map((worker) => (sketch.workers === undefined ? spots : workers)[worker] ?? OFF);
  const towers = [...start.towers];
  for (const text of words(sketch.towers)) {
    const [place = '', tower = ''] = text.split(':');
    towers[square(place)] = readTower(tower);
  }
  return {
    ...start,
    towers,
    workers: standing,
    fates: standing.map((on) => (on === OFF ? 'waiting' : 'standing')),
    king: king === undefined ? start.king : square(king),
    sphinx: sphinx === undefined ? start.sphinx : square(sphinx),
    stockpile: stockpile === undefined ? PLENTY : piecesOf(words(stockpile) as readonly Piece[]),
    held: words(gods).map((text) => heldGod(text, seat)),
    queue: words(queue).map(queueCard),
    deck: { top: [], left: { mover: 0, builder: 0, specialist: 0, any: 0 }, bottom: [] },
    turn: { ...freshTurn(1, seat), borrowed: words(lent).map(lentPower) },
    asks: [],
    chances: [],
    happened: [],
    ...(riddle === undefined ? { coins: [], coinsLost: 1, tokens: [] } : {}),
    ...change,
  };
}

function setupOf({ riddle = OPEN_FIELD, players = 2, isExpert = false, friends, die }: Sketch): Setup {
  const setup = { ...usualSetup(riddle, players), isExpert, friends: words(friends) as readonly GodId[] };
  return die === undefined ? setup : { ...setup, deal: { die: words(die) as readonly Gem[] } };
}

const words = (text = ''): readonly string[] => text.split(' ').filter((word) => word !== '');

/** The number of a space that is written `x,y`. */
export const squareOf = (state: State, place: string): Square =>
  squareAt(terrainIn(state), place.split(',').map(Number) as [number, number]);

const readTower = (text: string): Tower =>
  /^\d$/.test(text) ? usualTower(Number(text)) : towerOf(text.split('/') as Piece[]);

function heldGod(text: string, seat: number): HeldGod {
  const [card = '', charges] = text.split('=');
  const [god, owner = seat] = card.split(':') as [GodId, string?];
  return {
    god,
    owner: Number(owner),
    pieces: piecesOf(GOD_CARDS[god].pieces),
    charges: charges === undefined ? GOD_CARDS[god].charges : Number(charges),
    dreams: 0,
    isQuestMet: false,
  };
}

const lentPower = (god: string): Borrowed => ({ god: god as GodId, lender: 'polaris-favor' });

function queueCard(id: string): QueueCard {
  const blessing = BLESSING_IDS.find((one) => one === id);
  return blessing === undefined ? { kind: 'god', god: id as GodId } : { kind: 'blessing', blessing };
}

/**
 * A step in few letters: `0>1,2` moves, `0>1,2~0,2` shoves whoever stands there, `0+1,2 L1` builds from the stockpile
 * and `0+1,2 L1<hera` from a card, `0-1,2` takes down, `king~1,2` forces; then the cards that allow it, `{apollo}`.
 * Others begin with their kind: `use circe artemis`, `gain L1`, `select 0`, `done`.
 */
export function stepText(state: State, step: Step): string {
  const at = (square: Square): string => placeOf(terrainIn(state), square).join();
  const by = 'by' in step && step.by !== undefined ? ` {${step.by.join(' ')}}` : '';
  switch (step.kind) {
    case 'move':
      return `${step.worker}>${at(step.to)}${step.shoves === undefined ? '' : `~${at(step.shoves)}`}${by}`;
    case 'build':
      return `${step.worker}+${at(step.on)} ${step.piece}${step.from === 'stockpile' ? '' : `<${step.from}`}${by}`;
    case 'take':
      return `${step.worker}-${at(step.on)}${by}`;
    case 'force':
      return `${step.figure}~${at(step.to)}${by}`;
    case 'pay':
      return `pay ${step.piece}${step.from === 'stockpile' ? '' : `<${step.from}`}${by}`;
    default: {
      const { kind, by: _, ...aims } = step as Step & { readonly by?: unknown };
      const aimed = Object.entries(aims).map(([name, aim]) => (isPlace(name) ? at(Number(aim)) : aim));
      return [kind, ...aimed].join(' ') + by;
    }
  }
}

const isPlace = (name: string): boolean => name === 'to' || name === 'on';

/** What may come next and leads somewhere, in few letters. */
export const choices = (state: State): readonly string[] =>
  choicesOf(state).map(({ step }) => stepText(state, step));

/** The choices that a power allows, or a worker: whatever has these letters. */
export const choicesWith = (state: State, letters: string): readonly string[] =>
  choices(state).filter((text) => text.includes(letters));

/** The state after steps in few letters and what follows from them; `happened` tells all of it. */
export function play(state: State, ...texts: readonly string[]): State {
  let now: State = { ...state, happened: [] };
  for (const [index, text] of texts.entries()) {
    const offered = choicesOf(now);
    const choice = offered.find(({ step }) => stepText(now, step) === text);
    if (choice === undefined)
      throw new Error(`“${text}” is none of:\n${offered.map(({ step }) => stepText(now, step)).join('\n')}`);
    const draft: Draft = { ...afterStep(now, choice.step) };
    proceed(draft, dice(index + 1));
    now = { ...draft, happened: [...now.happened, ...draft.happened] };
  }
  return now;
}

/** What has happened of one kind. */
export const happenings = (state: State, kind: State['happened'][number]['kind']): State['happened'] =>
  state.happened.filter((one) => one.kind === kind);

/** Where a worker stands. */
export const whereIs = (state: State, worker: number): string =>
  placeOf(terrainIn(state), state.workers[worker]!).join();
