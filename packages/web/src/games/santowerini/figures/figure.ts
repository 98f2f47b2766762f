/** An enemy from three sides, feet at 0, 0; the side view looks to the right. */
export interface Figure {
  readonly front: string;
  readonly back: string;
  readonly side: string;
  /** How high it is. */
  readonly height: number;
}
