/** A point of a drawing: to the right and down, 100 to a square's width. */
export type Point = readonly [u: number, v: number];

/** From where the island is seen: turned about its middle, and from how high, in degrees. */
export interface View {
  readonly yaw: number;
  readonly elevation: number;
  /** How much larger signs are drawn than on a wide screen, where they are well read. */
  readonly signs: number;
}

/** Wide screens, phones, small pictures, paper; larger boards are turned less, or they would not fit. */
export const VIEWS: Readonly<Record<'wide' | 'tall' | 'largeWide' | 'largeTall' | 'small' | 'flat', View>> = {
  wide: { yaw: 16, elevation: 50, signs: 1 },
  tall: { yaw: 8, elevation: 57, signs: 1.2 },
  largeWide: { yaw: 9, elevation: 53, signs: 1 },
  largeTall: { yaw: 2.5, elevation: 60, signs: 1.2 },
  small: { yaw: 9, elevation: 52, signs: 1.3 },
  flat: { yaw: 0, elevation: 90, signs: 1 },
};

/** Parallel rays: things of one size look alike wherever they are, so that one drawing serves for all of them. */
export interface Projection {
  /** A point x east, y north and z above the middle of the island, in squares. */
  readonly at: (x: number, y: number, z?: number) => Point;
  /** How far to the left of a block's picture its near corner is, as a fraction. */
  readonly corner: number;
  readonly sinYaw: number;
  readonly cosYaw: number;
  /** How much of a flat thing's depth is seen. */
  readonly flatness: number;
  /** How much of a standing thing's height is seen. */
  readonly uprightness: number;
  /** How large signs are. */
  readonly signs: number;
}

/** Squares of the drawing are so wide. */
export const UNIT = 100;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

export function projectionOf({ yaw, elevation, signs }: View): Projection {
  const sinYaw = Math.sin(radians(yaw));
  const cosYaw = Math.cos(radians(yaw));
  const flatness = Math.sin(radians(elevation));
  const uprightness = Math.cos(radians(elevation));
  return {
    at: (x, y, z = 0) => [
      (x * cosYaw + y * sinYaw) * UNIT,
      ((x * sinYaw - y * cosYaw) * flatness - z * uprightness) * UNIT,
    ],
    corner: cosYaw / (cosYaw + sinYaw),
    sinYaw,
    cosYaw,
    flatness,
    uprightness,
    signs,
  };
}
