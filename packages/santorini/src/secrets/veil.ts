import type { Onlooker } from '@thera/table';
import { awaitsReaction, begunSteps, moverOf, type Prefix, prefixOf } from '../generator/prefix.ts';
import { sitesOf } from '../generator/reactions.ts';
import { isOut } from '../lineup.ts';
import { copyPosition, crewOf, memoryOf, type Position, setCrew, setMemory } from '../position.ts';
import { count, type Squares } from '../squares.ts';
import type { Stage } from '../stage.ts';
import { kindOf, MOVE, PUSH, SWAP, WALK } from '../steps.ts';

/**
 * The position as an onlooker may know it: the same one if nothing is hidden from them. Who has won hides nothing. A seat
 * that is asked about a turn of which it does not see all is told where it may bring in a worker.
 */
export function veil(position: Position, onlooker: Onlooker): Position {
  const keepers = keepersFrom(position, onlooker);
  if (keepers.length === 0) return position;
  const seen = copyPosition(position);
  let unseen: Squares = 0;
  for (const seat of keepers) {
    if (cardOf(position, seat).hides === 'memory') setMemory(seen, seat, 0);
    else unseen |= hideCrew(seen, seat);
  }
  seen.females &= ~unseen;
  forgetMarks(seen, unseen);
  if (position.prefix !== null) seen.prefix = openPrefix(position, onlooker, keepers);
  return seen;
}

/** The beginning of a turn as an onlooker may know it. */
function openPrefix(position: Position, onlooker: Onlooker, keepers: readonly number[]): Prefix {
  const mover = moverOf(position);
  const steps = begunSteps(position);
  const isHiddenCrew = keepers.includes(mover) && cardOf(position, mover).hides === 'crew';
  const isAsked = awaitsReaction(position) && position.turn === onlooker;
  return prefixOf(mover, isHiddenCrew ? steps.filter(isOpen) : steps, isAsked ? sitesOf(position) : null);
}

/** The stage as an onlooker may know it. */
export function veiledStage(stage: Stage, onlooker: Onlooker): Stage {
  return 'position' in stage ? { ...stage, position: veil(stage.position, onlooker) } : stage;
}

/**
 * Whether what comes of a seat's decision may depend on what is hidden from it, and the game go on. A stolen win ends
 * the game, so fate squares do not count.
 */
export function isBlind(position: Position, seat: number): boolean {
  return keepersFrom(position, seat).some((keeper) => {
    const { hides, swallows } = cardOf(position, keeper);
    return hides === 'crew' || swallows !== null;
  });
}

/** Whether somebody has, or is about to have, what others may not see. */
export function hasSecrets(position: Position): boolean {
  return keepersFrom(position, 'watcher').length > 0;
}

/** Whether a seat's workers are hidden from an onlooker, and whether its card's memory is. */
export function isHidden(
  position: Position,
  what: 'crew' | 'memory',
  seat: number,
  onlooker: Onlooker,
): boolean {
  return keepersFrom(position, onlooker).includes(seat) && cardOf(position, seat).hides === what;
}

/** Whether everybody may know a step of a worker that is hidden: all but where it goes. */
export function isOpen(step: number): boolean {
  return ![MOVE, SWAP, PUSH, WALK].includes(kindOf(step));
}

/** The seats that keep a secret from an onlooker. */
function keepersFrom(position: Position, onlooker: Onlooker): number[] {
  if (position.winner >= 0) return [];
  const { lineup } = position;
  return [...lineup.slots.keys()].filter(
    (seat) => seat !== onlooker && lineup.slots[seat]!.card.hides !== null && !isOut(lineup, seat),
  );
}

const cardOf = (position: Position, seat: number) => position.lineup.slots[seat]!.card;

/** Takes a seat's workers off the board, remembers how many there are, and says where they were. */
function hideCrew(seen: Position, seat: number): Squares {
  const crew = crewOf(seen, seat);
  // What is hidden already stays so.
  if (crew !== 0) setMemory(seen, seat, count(crew));
  setCrew(seen, seat, 0);
  return crew;
}

/** Marks that go with hidden workers are hidden with them. */
function forgetMarks(seen: Position, unseen: Squares): void {
  for (const [seat, { card }] of seen.lineup.slots.entries())
    if (card.marksWorkers) setMemory(seen, seat, memoryOf(seen, seat) & ~unseen);
}
