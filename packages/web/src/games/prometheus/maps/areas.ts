import type { AreaPlan } from '@thera/board';

/** An area as the rules tell of it, as far as it is seen. */
export interface AreaFacts {
  readonly id: string;
  readonly cap: number;
  readonly terrain: string;
  readonly zone: 'blue' | 'red' | null;
  readonly props?: Readonly<Record<string, number>>;
}

/** The areas of a map as a board draws them. */
export const areaPlans = (
  areas: readonly AreaFacts[],
  landmarks: Readonly<Record<string, string>>,
  lies: Readonly<Record<string, 'token' | 'stone'>>,
): Readonly<Record<string, AreaPlan>> =>
  Object.fromEntries(areas.map((area) => [area.id, areaPlan(area, landmarks[area.id], lies[area.id])]));

function areaPlan(
  { cap, terrain, zone, props = {} }: AreaFacts,
  landmark: string | undefined,
  lies: AreaPlan['lies'],
): AreaPlan {
  const [kind, count] = Object.entries(props)[0] ?? [];
  return {
    floor: terrain,
    places: cap,
    ...(zone === null ? {} : { zone }),
    ...(kind === undefined || count === undefined ? {} : { props: { kind, count } }),
    ...(landmark === undefined ? {} : { landmark }),
    ...(lies === undefined ? {} : { lies }),
  };
}
