import { buildingsOn, isWon } from '../ending.ts';
import type { EnemyKind } from '../enemy-kinds.ts';
import { expectationAfterPhase } from '../expectation.ts';
import { forecast } from '../forecast.ts';
import { type Enemy, Island, type State } from '../island.ts';
import type { Occurrence } from '../occurrence.ts';
import type { Square } from '../squares.ts';
import type { Turn } from '../turn.ts';
import { withinReach } from './reach.ts';
import { islandAfter } from './turn-values.ts';

/** An enemy that a reason is about, where it stands before the turn. */
interface About {
  readonly enemy: EnemyKind;
  readonly square: Square;
}

/**
 * Why a turn is good. Faces are those of the die, out of six, on which the enemy would do the harm if it acted at
 * once: without the turn (`before`) and with it (`after`).
 */
export type Reason =
  /** Nobody is left. */
  | { readonly kind: 'wins' }
  /** An enemy is stopped before the gate on six faces less those after. */
  | ({ readonly kind: 'stops'; readonly before: number; readonly after: number } & About)
  /** An enemy is built over; before, it would have reached the gate on so many faces. */
  | ({ readonly kind: 'defeats'; readonly before: number } & About)
  | ({ readonly kind: 'stuns'; readonly before: number } & About)
  /** A builder, where it stood before, would have been felled. */
  | {
      readonly kind: 'saves-builder';
      readonly builder: Square;
      readonly before: number;
      readonly after: number;
    }
  /** An enemy who cannot be hit now can be hit with the next turn, with this chance. */
  | ({ readonly kind: 'prepares'; readonly chance: number } & About)
  /** A building would have been struck. */
  | {
      readonly kind: 'saves-building';
      readonly building: Square;
      readonly before: number;
      readonly after: number;
    }
  /** One building more, of those wanted for the bonus. */
  | { readonly kind: 'builds'; readonly buildings: number; readonly wanted: number }
  /** Nothing in particular: the city stands firm. */
  | { readonly kind: 'holds' };

export type ReasonKind = Reason['kind'];

/** A state before a turn, and after it, before the enemies act. */
interface Change {
  readonly turn: Turn;
  readonly before: State;
  readonly after: State;
}

/** Everything that speaks for a turn, the weightiest first; always something. */
export function reasonsFor(state: State, turn: Turn): readonly Reason[] {
  const after = islandAfter(state, turn).state;
  if (isWon(after)) return [{ kind: 'wins' }];
  const change: Change = { turn, before: state, after };
  const reasons = [
    ...stopped(change),
    ...beaten(change),
    ...savedBuilders(change),
    ...prepared(change),
    ...savedBuildings(change),
    ...built(change),
  ];
  return reasons.length === 0 ? [{ kind: 'holds' }] : reasons;
}

/** On how many faces an enemy would do something, if it acted now. */
function facesOf(state: State, id: number, isMeant: (occurrence: Occurrence) => boolean): number {
  let faces = 0;
  for (const prospect of forecast(state, id))
    if (prospect.occurrences.some(isMeant)) faces += prospect.faces.length;
  return faces;
}

function gateFaces(state: State, id: number): number {
  const { gate } = new Island(state).scenario;
  return facesOf(state, id, (occurrence) => occurrence.kind === 'marched' && gate.includes(occurrence.to));
}

const about = ({ kind, square }: Enemy): About => ({ enemy: kind, square });

/** Enemies who come to the gate on fewer faces, the most dangerous first. */
function stopped({ turn, before, after }: Change): readonly Reason[] {
  return before.enemies
    .filter(({ square }) => square !== turn.on)
    .map((enemy) => ({
      kind: 'stops' as const,
      ...about(enemy),
      before: gateFaces(before, enemy.id),
      after: gateFaces(after, enemy.id),
    }))
    .filter((reason) => reason.after < reason.before)
    .toSorted((one, other) => other.before - one.before);
}

function beaten({ turn, before, after }: Change): readonly Reason[] {
  const enemy = before.enemies.find(({ square }) => square === turn.on);
  if (enemy === undefined) return [];
  const kind = after.enemies.some(({ id }) => id === enemy.id) ? 'stuns' : 'defeats';
  return [{ kind, ...about(enemy), before: gateFaces(before, enemy.id) }];
}

/** The most faces on which one enemy would do something to a square. */
const harmTo = (state: State, square: Square, harm: 'felled' | 'struck'): number =>
  Math.max(
    0,
    ...state.enemies.map(({ id }) =>
      facesOf(state, id, (occurrence) => occurrence.kind === harm && occurrence.square === square),
    ),
  );

function savedBuilders({ turn, before, after }: Change): readonly Reason[] {
  return before.builders
    .map((builder) => ({
      kind: 'saves-builder' as const,
      builder,
      before: harmTo(before, builder, 'felled'),
      after: harmTo(after, builder === turn.from ? turn.to : builder, 'felled'),
    }))
    .filter((reason) => reason.after < reason.before);
}

/** From this chance on it is worth a word. */
const LIKELY = 0.5;

function prepared({ before, after }: Change): readonly Reason[] {
  const reachable = withinReach(new Island(before)).map(({ id }) => id);
  return after.enemies
    .filter(({ id }) => !reachable.includes(id))
    .map((enemy) => ({ kind: 'prepares' as const, ...about(enemy), chance: chanceToHit(after, enemy) }))
    .filter(({ chance }) => chance >= LIKELY)
    .toSorted((one, other) => other.chance - one.chance);
}

/** The chance that an enemy can be hit after all have acted. */
const chanceToHit = (state: State, { id }: Enemy): number =>
  expectationAfterPhase(new Island(state), (island) =>
    withinReach(island).some((enemy) => enemy.id === id) ? 1 : 0,
  );

function savedBuildings({ before, after }: Change): readonly Reason[] {
  return before.heights
    .map((_, building) => ({
      kind: 'saves-building' as const,
      building,
      before: harmTo(before, building, 'struck'),
      after: harmTo(after, building, 'struck'),
    }))
    .filter((reason) => reason.after < reason.before)
    .toSorted((one, other) => other.before - one.before);
}

function built({ before, after }: Change): readonly Reason[] {
  const wanted = new Island(before).scenario.buildings;
  const [had, buildings] = [buildingsOn(before), buildingsOn(after)];
  return buildings > had && had < wanted ? [{ kind: 'builds', buildings, wanted }] : [];
}
