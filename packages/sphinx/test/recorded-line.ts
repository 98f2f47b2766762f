import type { Dice } from '@thera/table';
import { GOD_IDS, type GodId } from '../src/cards/gods.ts';
import { latestEdition, riddleInEdition } from '../src/editions.ts';
import { coinOn, terrainIn } from '../src/field.ts';
import type { Occurrence } from '../src/occurrence.ts';
import { countOf, type Piece } from '../src/pieces.ts';
import { GEMS, type Gem, TIERS } from '../src/riddle.ts';
import { RIDDLES } from '../src/riddles/index.ts';
import type { Setup } from '../src/setup.ts';
import { usualSetup } from '../src/setup.ts';
import { sphinx } from '../src/sphinx.ts';
import type { State } from '../src/state.ts';
import type { BuildStep, Step } from '../src/step.ts';
import { placeOf, type Square } from '../src/terrain.ts';

/** A line of play as it is recorded in `solutions.json`. */
export interface RecordedLine {
  readonly riddle: number;
  /** The one it was recorded in, if it does not hold in the latest. */
  readonly edition?: number;
  readonly players: number;
  readonly target: string;
  readonly reaches: readonly string[];
  readonly turns: number;
  readonly gods: number;
  readonly deck: readonly string[];
  readonly die?: string;
  readonly start: readonly (readonly [number, number] | null)[];
  readonly rows: string;
  readonly line: readonly string[];
  readonly expert?: boolean;
}

const NAMES = ['A0', 'A1', 'B0', 'B1'];
const NAMES_OF_THREE = ['P0', 'P1', 'P2', 'W'];

/** A turn as it is recorded. */
interface Told {
  readonly body: string;
  readonly power: string | undefined;
  readonly notes: readonly string[];
  /** Pieces of choice in the order in which they are gained. */
  readonly gains: Piece[];
  readonly drops: Piece[];
}

const godNamed = (name: string): GodId =>
  GOD_IDS.find((id) => id === name.toLowerCase().replace(' & ', '-and-'))!;

/** Plays a line; what is wrong with it, or nothing. */
export function faultsOf(recorded: RecordedLine, dice: Dice): readonly string[] {
  const setup = setupOf(recorded);
  const begun = sphinx.start(setup, dice);
  if (!begun.ok) return [begun.error];
  let state = place(begun.value, recorded, dice);
  for (const [index, text] of recorded.line.entries()) {
    const told = read(text);
    const { after, happened, fault } = playTurn(state, told, recorded, dice);
    const where = `turn ${index + 1} “${text}”`;
    if (fault !== undefined) return [`${where}: ${fault}`];
    const seen = notesOf(state, happened);
    const wanted = told.notes.map((note) => note.replace(/(?<=.)\+(L1|L2|L3|D)$/, '')).sort();
    if (seen.sort().join(' ') !== wanted.join(' '))
      return [`${where}: told “${wanted.join(' ')}”, happened “${seen.join(' ')}”`];
    state = after;
  }
  const faults: string[] = [];
  const reached = TIERS.filter((tier) => state.achieved.includes(tier));
  if (reached.join() !== TIERS.filter((tier) => recorded.reaches.includes(tier)).join())
    faults.push(`reached ${state.achieved.join()}`);
  if (state.selected !== recorded.gods) faults.push(`selected ${state.selected} gods`);
  return faults;
}

function setupOf(recorded: RecordedLine): Setup {
  const { riddle, players, expert = false, deck, die = '', line } = recorded;
  const { edition = latestEdition(riddle) } = recorded;
  const { friendly, queue } = riddleInEdition(riddle, edition);
  const gods = deck.map(godNamed);
  const faces = [...die].map((letter) => GEMS.find((gem) => gem[0] === letter.toLowerCase())!);
  const rolls = line.flatMap((text, index): readonly Gem[] => {
    const face = faces[index] === undefined ? [] : [faces[index]];
    return text.startsWith('SPH') ? ['red', ...face] : face;
  });
  const friends = queue === undefined ? gods.slice(0, friendly) : [];
  return {
    ...usualSetup(riddle, players),
    edition,
    isExpert: expert,
    friendly: friends,
    friends,
    deal: { deck: queue === undefined ? gods.slice(friendly) : [], die: rolls },
  };
}

function place(state: State, { start }: RecordedLine, dice: Dice): State {
  let now = state;
  while (now.asks[0]?.kind === 'place') {
    const steps: Step[] = [];
    const [seat] = sphinx.toAct(now);
    for (;;) {
      const choices = sphinx.decisions(now, seat!, steps);
      if (choices.length === 0) break;
      const placed = now.asks.filter((ask) => ask.kind === 'place')[steps.length]!;
      const [x, y] = start[placed.worker]!;
      steps.push({ kind: 'place', to: y * terrainIn(now).columns + x });
    }
    const next = sphinx.decide(now, seat!, steps, dice);
    if (!next.ok) throw new Error(`${next.error} at ${next.at}`);
    now = next.value;
  }
  return now;
}

function read(text: string): Told {
  const [, body = '', power, notes = ''] = /^(.*?)(?: \{(\w+)\})?(?: \[(.*)\])?$/.exec(text)!;
  const list = notes === '' ? [] : notes.split(' ');
  const gain = (pattern: RegExp): Piece[] =>
    list.flatMap((note) => {
      const piece = pattern.exec(note)?.[1];
      return piece === undefined ? [] : [piece as Piece];
    });
  return {
    body,
    power,
    notes: list,
    gains: [
      ...(body.startsWith('SPH+') ? [body.slice(4) as Piece] : []),
      ...gain(/^quest\+(L1|L2|L3|D)$/),
      ...gain(/^(?:silver|gold|heroic|godlike)!\+(L1|L2|L3|D)$/),
    ],
    drops: gain(/^-(L1|L2|L3|D)$/),
  };
}

interface Played {
  readonly after: State;
  readonly happened: readonly Occurrence[];
  readonly fault?: string;
}

function playTurn(before: State, told: Told, recorded: RecordedLine, dice: Dice): Played {
  const plan = planOf(before, told, recorded);
  const happened: Occurrence[] = [];
  let state = before;
  while (state.ending === null && state.turn.number === before.turn.number) {
    const steps: Step[] = [];
    const [seat] = sphinx.toAct(state);
    for (;;) {
      const choices = sphinx.decisions(state, seat!, steps);
      if (choices.length === 0) break;
      const step = plan(
        choices.map((choice) => choice.step),
        state,
      );
      if (step === undefined) return { after: state, happened, fault: 'nothing of it is possible' };
      steps.push(step);
    }
    const next = sphinx.decide(state, seat!, steps, dice);
    if (!next.ok) return { after: state, happened, fault: `${next.error} at ${next.at}` };
    happened.push(...next.value.happened);
    state = next.value;
  }
  return { after: state, happened };
}

type Plan = (choices: readonly Step[], state: State) => Step | undefined;

function planOf(before: State, told: Told, { players, rows }: RecordedLine): Plan {
  const wants = wantsOf(before, told, players);
  const power = told.power === undefined ? undefined : godNamed(told.power);
  return (choices, state) => {
    const drop = choices.find(({ kind }) => kind === 'drop');
    if (drop !== undefined) return drop;
    // What cards offer is no answer to anything that is asked.
    const first = choices.find((step) => !('by' in step));
    switch (first?.kind) {
      case 'row':
        return rows === 'heroicFirst' && first.tier === 'gold' ? choices.at(-1) : first;
      case 'gain':
        return take(choices, told.gains);
      case 'pay':
        return take(choices, told.drops);
      case 'sphinx-way':
        return choices.find(
          (step) =>
            step.kind === 'sphinx-way' &&
            (told.notes.includes(`X${at(before, step.to)}`) ||
              (step.to === before.sphinx && !told.notes.some((note) => note.startsWith('X')))),
        );
      case 'topple':
        return choices.toSorted((a, b) => toppleOrder(state, a) - toppleOrder(state, b))[0];
    }
    const want = wants.shift();
    if (want === undefined) return choices.find(({ kind }) => kind === 'done');
    const wanted = choices.filter(want);
    return wanted.toSorted((a, b) => sourceOrder(state, a, power) - sourceOrder(state, b, power))[0];
  };
}

/** The step that gains or pays the next piece that is told. */
function take(choices: readonly Step[], pieces: Piece[]): Step | undefined {
  const piece = pieces.shift();
  return choices.find((step) => (step.kind === 'gain' || step.kind === 'pay') && step.piece === piece);
}

const toppleOrder = (state: State, step: Step): number =>
  step.kind === 'topple' ? step.on + (coinOn(state, step.on) === undefined ? 0 : 100) : 0;

/** Pieces come from the god whose power is used, then from the card with fewest pieces, then from the stockpile. */
function sourceOrder({ held }: State, step: Step, power: GodId | undefined): number {
  if (step.kind !== 'build') return 0;
  if (step.from === 'stockpile') return 100;
  return step.from === power ? -1 : countOf(held.find(({ god }) => god === step.from)!.pieces);
}

const TURN = /^(\w+)>(\d),(\d)(?:>(\d),(\d))?(k?)([+-])(\d),(\d)(?:\+(\d),(\d))?$/;

/** What each step of the turn has to be, in order. */
function wantsOf(state: State, { body, power }: Told, players: number): ((step: Step) => boolean)[] {
  const by = power === undefined ? [] : [godNamed(power)];
  if (body.startsWith('SEL '))
    return [(step) => step.kind === 'select' && isGod(state, step.slot, godNamed(body.slice(4)))];
  if (body.startsWith('SPH')) return [(step) => step.kind === 'game' && step.gem === undefined];
  const [, name, x, y, x2, y2, king, sign, bx, by1, bx2, by2] = TURN.exec(body)!;
  const worker = (players === 3 ? NAMES_OF_THREE : NAMES).indexOf(name!);
  const square = (column: string, row: string): Square =>
    Number(row) * terrainIn(state).columns + Number(column);
  const moveTo = (to: Square, cards: readonly string[]) => (step: Step) =>
    step.kind === 'move' && step.worker === worker && step.to === to && isBy(step, cards);
  const buildOn = (on: Square, cards: readonly string[]) => (step: Step) =>
    step.kind === 'build' && step.on === on && isBy(step, cards);
  return [
    moveTo(square(x!, y!), []),
    ...(x2 === undefined ? [] : [moveTo(square(x2, y2!), by)]),
    ...(king === 'k' ? [(step: Step) => step.kind === 'force' && step.figure === 'king'] : []),
    sign === '-'
      ? (step) => step.kind === 'take' && step.on === square(bx!, by1!) && isBy(step, [])
      : buildOn(square(bx!, by1!), []),
    ...(bx2 === undefined ? [] : [buildOn(square(bx2, by2!), by)]),
  ];
}

const isBy = ({ by = [] }: Pick<BuildStep, 'by'>, cards: readonly string[]): boolean =>
  by.join() === cards.join();

function isGod(state: State, slot: number, god: GodId): boolean {
  const card = state.queue[slot];
  if (card?.kind === 'facedown') return state.setup.deal?.deck?.[card.dealt!] === god;
  return card?.kind === 'god' && card.god === god;
}

const at = (state: State, square: Square): string => placeOf(terrainIn(state), square).join();

/** What happened, as lines of play tell it. */
function notesOf(state: State, happened: readonly Occurrence[]): string[] {
  const names = state.setup.players === 3 ? NAMES_OF_THREE : NAMES;
  return happened.flatMap((one): readonly string[] => {
    switch (one.kind) {
      case 'achieved':
        return [`${one.tier}!`];
      case 'quest-done':
        return ['quest'];
      case 'token-collected':
        return ['b'];
      case 'salvaged':
        return [`+${one.piece}`];
      case 'gained':
        return one.reason.kind === 'rule' ? [`+${one.piece}`] : [];
      case 'taken-down':
        return one.to === 'stockpile' ? [`+${one.piece}`] : [];
      case 'paid':
        return [`-${one.piece}`];
      case 'sphinx-moved':
        return RIDDLES[state.setup.riddle]!.zones?.ring === undefined ? [`X${at(state, one.to)}`] : [];
      case 'forced':
        return typeof one.figure === 'number' ? [`${names[one.figure]}~${at(state, one.to)}`] : [];
      case 'toppled':
        return [`v${at(state, one.on)}`];
      case 'king-moved':
        return [`K${at(state, one.to)}`];
      case 'ascended':
        return [`^${names[one.worker]}`];
      case 'destroyed':
        return [`x${names[one.worker]}`];
      default:
        return [];
    }
  });
}

/** The same line with one turn told otherwise: it builds where its worker stands. */
export function withImpossibleTurn(recorded: RecordedLine, index: number): RecordedLine {
  const wrong = recorded.line[index]!.replace(/>(\d,\d)(k?)[+-]\d,\d/, '>$1$2+$1');
  return { ...recorded, line: recorded.line.with(index, wrong) };
}

/** The same line with one event too many. */
export function withWrongEvent(recorded: RecordedLine, index: number): RecordedLine {
  const text = recorded.line[index]!;
  const wrong = text.endsWith(']') ? text.replace(/\]$/, ' v0,0]') : `${text} [v0,0]`;
  return { ...recorded, line: recorded.line.with(index, wrong) };
}
