import type { Face } from './enemy-kinds.ts';
import { DOMED, type Island } from './island.ts';
import { ENDLESS } from './scenario.ts';
import type { Square } from './squares.ts';
import { termsOf } from './terms.ts';
import { musterOf, waveOf } from './waves.ts';

/** Rolls the die. */
export type Roll = () => Face;

/** The first in reserve comes ashore where the die says, or at the next landing that is free. */
export function land(island: Island, roll: Roll): void {
  const enemyKind = island.reserve[0]!;
  const face = roll();
  const square = landingFor(island, face);
  if (square === undefined) island.happen({ kind: 'turned-away', enemyKind, face });
  else island.happen({ kind: 'landed', enemy: island.landed + 1, enemyKind, face, square });
}

/** Where a face of the die leads; undefined if every landing is blocked. */
export function landingFor(island: Island, face: Face): Square | undefined {
  const { landings } = island.scenario;
  return landings
    .map((_, index) => landings[(face - 1 + index) % landings.length]!)
    .find((square) => island.heights[square]! < DOMED && !island.isOccupied(square));
}

/** Who is ashore before the first turn. */
export function landFirst(island: Island, roll: Roll): void {
  muster(island, roll);
  const { start } = termsOf(island);
  for (let number = 0; number < start && island.reserve.length > 0; number++) land(island, roll);
}

/** Whether somebody lands at the end of the round whose number this is. */
export function isLandingDue(
  island: Pick<Island, 'setup' | 'wave' | 'reserve' | 'enemies'>,
  round: number,
): boolean {
  const { cap, interval } = termsOf(island);
  if (island.reserve.length === 0 || island.enemies.length >= cap) return false;
  return round % interval === 0 || island.enemies.length === 0;
}

/** In the siege without end a new wave gathers as soon as the last of the old one has landed. */
export function muster(island: Island, roll: Roll): void {
  if (island.setup.scenario !== ENDLESS || island.reserve.length > 0) return;
  const wave = island.wave + 1;
  const faces = Array.from({ length: waveOf(wave).size }, roll);
  island.happen({ kind: 'mustered', wave, enemies: musterOf(wave, faces) });
}
