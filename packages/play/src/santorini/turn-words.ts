import { type Stage, type WrittenKind, writtenSteps } from '@thera/santorini';
import { DIRECTIONS, type GameText } from '@thera/texts/santorini';
import { decisionText } from './game-in-text.ts';
import { namedIn } from './named-in.ts';

/** What follows by itself is said in the clause of the step that it follows from. */
const AFTERMATHS: readonly WrittenKind[] = ['sweep', 'kill', 'stone'];

/** A turn as it is written, in words: what somebody does (`told`), or what somebody is advised to do (`bid`). */
export function turnInWords(turn: string, mood: 'bid' | 'told', texts: GameText): string {
  const { turnWords } = texts;
  const clauses: string[] = [];
  for (const { kind, names } of writtenSteps(turn)) {
    const words = turnWords[mood][kind](
      ...(kind === 'aim' ? names.map((name) => directionNamed(name, texts)) : names),
    );
    if (AFTERMATHS.includes(kind) && clauses.length > 0) clauses.push(`${clauses.pop()}, ${words}`);
    else clauses.push(words);
  }
  return turnWords.inTurn(...clauses);
}

/** A step in a word or two, for a small label: “B3 → B4”, “Build C4”. */
export function stepInBrief(step: string, { steps }: GameText): string {
  if (!/[>^*~&+x-]/.test(step)) return step.replace('@', '');
  return writtenSteps(step)
    .map(({ kind, names }) => [briefly(kind, steps), names.join(' → ')].filter(Boolean).join(' '))
    .join(', ');
}

/** A move is told by its squares alone. */
function briefly(kind: WrittenKind, steps: GameText['steps']): string {
  return kind in steps && kind !== 'move' ? steps[kind as keyof GameText['steps']] : '';
}

/** What a decision is, as advice to whoever has to make it. */
export function adviceInWords(stage: Stage, steps: readonly string[], texts: GameText): string {
  if (stage.phase === 'play') return turnInWords(decisionText(stage, steps), 'bid', texts);
  const { turnWords, words } = texts;
  const placed = steps.filter((step) => step.startsWith('@')).map((step) => step.slice(1));
  if (placed.length > 0) return turnWords.place(words.list(placed));
  const [pick] = namedIn(steps, 'pick', texts);
  const [starter] = namedIn(steps, 'start', texts);
  const offer = namedIn(steps, 'offer', texts);
  const nights = namedIn(steps, 'night', texts);
  if (pick !== undefined) return turnWords.pick(pick);
  if (starter !== undefined) return turnWords.letStart(words.seat(Number(starter) - 1));
  if (offer.length === 0) return turnInWords(steps.join(' '), 'bid', texts);
  return turnWords.inTurn(turnWords.offer(words.list(offer)), ...nights.map(turnWords.night));
}

function directionNamed(name: string, { words }: GameText): string {
  const direction = DIRECTIONS.find((known) => known === name.toLowerCase());
  return direction === undefined ? words.noDirection : words.directions[direction];
}
