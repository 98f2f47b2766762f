import { type Enemy, type EnemyId, inProgress, type State, scenarioOf, squareName } from '@thera/santowerini';
import type { SantoweriniText } from '@thera/texts/santowerini';
import { buildersIn, choiceOn, offeredSquares, type SantoweriniAttempt } from './attempt.ts';
import { dangersOf } from './dangers.ts';

type Square = number;

const DOMED = 4;

/** What is on each square, what it can be chosen for, and what the enemy that is watched may do there, for screen readers. */
export function squareLabels(
  state: State,
  attempt: SantoweriniAttempt | undefined,
  watched: EnemyId | undefined,
  text: SantoweriniText,
): readonly string[] {
  const shown = attempt === undefined ? state : inProgress(state, attempt.steps);
  const dangers = dangersIn(shown, watched, text);
  const uses = usesOf(shown, attempt, text);
  return shown.heights.map((height, square) =>
    [
      squareName(square),
      standing(height, text),
      ...placesOf(shown, square, text),
      ...whoIsOn(shown, square, text),
      ...(uses.get(square) ?? []),
      ...(dangers.get(square) ?? []),
    ].join(', '),
  );
}

function standing(height: number, { square }: SantoweriniText): string {
  if (height === DOMED) return square.dome;
  return height === 0 ? square.ground : square.level(height);
}

function placesOf({ setup }: State, square: Square, { square: words }: SantoweriniText): readonly string[] {
  const { gate, landings } = scenarioOf(setup.scenario);
  const faces = landings.flatMap((landing, index) => (landing === square ? [index + 1] : []));
  return [
    ...(gate.includes(square) ? [words.gate] : []),
    ...(faces.length === 0 ? [] : [words.landing(faces.join(' '))]),
  ];
}

function whoIsOn({ builders, enemies }: State, square: Square, text: SantoweriniText): readonly string[] {
  if (builders.includes(square)) return [text.square.builder];
  const place = enemies.findIndex((enemy) => enemy.square === square);
  return place < 0 ? [] : [enemyInWords(enemies[place]!, place, text)];
}

/** An enemy by its place in the order: “Runner, third to act, facing south, one hit left”. */
export function enemyInWords(enemy: Enemy, place: number, text: SantoweriniText): string {
  const { kind, facing, hits, isStunned } = enemy;
  return text.square.enemy(
    text.enemies[kind],
    text.ordinal(place + 1),
    text.facings[facing],
    hits,
    isStunned,
  );
}

function usesOf(
  { enemies }: State,
  attempt: SantoweriniAttempt | undefined,
  { square: words }: SantoweriniText,
): ReadonlyMap<Square, readonly string[]> {
  const uses = new Map<Square, readonly string[]>();
  if (attempt === undefined) return uses;
  for (const square of buildersIn(attempt)) uses.set(square, [words.canPick]);
  for (const square of offeredSquares(attempt)) {
    const isBuild = choiceOn(attempt, square)!.step.kind === 'build';
    const isHeld = enemies.some((enemy) => enemy.square === square);
    uses.set(square, [isBuild ? (isHeld ? words.canDefeat : words.canBuild) : words.canMove]);
  }
  return uses;
}

function dangersIn(
  state: State,
  watched: EnemyId | undefined,
  text: SantoweriniText,
): ReadonlyMap<Square, readonly string[]> {
  const enemy = state.enemies.find(({ id }) => id === watched);
  if (enemy === undefined) return new Map();
  const name = text.enemies[enemy.kind];
  return new Map(
    dangersOf(state, enemy.id).map(({ square, kind, faces }) => [
      square,
      [text.square.danger[kind](name, text.forecast.faces(faces))],
    ]),
  );
}
