/** Why a turn is good, in a sentence each. Enemies are named with their squares; chances come as words. */
export interface ReasonText {
  readonly wins: string;
  /** An enemy is kept from the gate on so many faces of the die; `faces` is from 1 to 6. */
  readonly stops: (enemy: string, faces: number) => string;
  readonly defeats: (enemy: string) => string;
  /** The same, of an enemy that would have reached the gate on so many faces. */
  readonly defeatsAtGate: (enemy: string, faces: number) => string;
  readonly stuns: (enemy: string) => string;
  readonly savesBuilder: (square: string, faces: number) => string;
  readonly prepares: (enemy: string, chance: string) => string;
  /** The same when no roll can prevent it. */
  readonly preparesSurely: (enemy: string) => string;
  readonly savesBuilding: (square: string, faces: number) => string;
  readonly builds: (buildings: number, wanted: number) => string;
  readonly holds: string;
}
