import type { Position } from '../position.ts';
import type { Turn } from './turn.ts';

/** Numbers that can only be read. */
export interface Numbers {
  readonly [n: number]: number;
}

type Seen =
  | ('lineup' | 'plan' | 'laws' | 'power' | 'seat' | 'memory' | 'ownMemory' | 'closedFor')
  | ('side' | 'mine' | 'others' | 'crew' | 'females' | 'near')
  | (
      | 'h1'
      | 'h2'
      | 'h3'
      | 'domes'
      | 'closed'
      | 'free'
      | 'level'
      | 'above'
      | 'below'
      | 'completeTowers'
      | 'guarded'
    )
  | ('at' | 'start' | 'ended' | 'last' | 'moves' | 'builds' | 'epilogues' | 'token' | 'facts')
  | ('length' | 'tailLength' | 'pending' | 'open' | 'thrifty' | 'isListed');

/** What a power may do to the turn itself; steps are taken through `acting.ts`. */
type Open = 'spend' | 'restore' | 'leavePending' | 'leaveOpen' | 'addEpilogue';

/** A turn in progress as powers have it: they read it, and the generator alone changes it. */
export interface TurnView extends Readonly<Pick<Turn, Seen | Open>> {
  readonly position: Readonly<Position>;
  readonly memories: Numbers;
  readonly path: Numbers;
  readonly tail: Numbers;
}
