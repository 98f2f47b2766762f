/** Where something is, and how it is turned and stretched. Angles in radians. */
export interface Placement {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  /** About the upright axis. */
  readonly turn?: number;
  /** Towards the viewer. */
  readonly lean?: number;
  /** To the left, after it has been turned. */
  readonly roll?: number;
  readonly size?: number;
  /** Height as a multiple of what the size gives. */
  readonly stretch?: number;
}
