import type { Side, State } from '@thera/prometheus';

/** Both maps as a list of games remembers them: where units stand, and the hound's rage. */
export interface KeptScene {
  readonly units: readonly KeptUnit[];
  readonly rage: number;
}

interface KeptUnit {
  readonly id: string;
  readonly area: string;
  readonly side: Side;
}

/** What everybody sees of a game. */
export const keptScene = ({ units, rage }: State): KeptScene => ({
  units: units.flatMap((unit) =>
    unit === null || unit.area === null ? [] : [{ id: unit.id, area: unit.area, side: unit.side }],
  ),
  rage,
});

const AREA = /^[SO]([1-9]|[12]\d)$/;
const MOST_UNITS = 24;

/** What was kept, from outside; undefined if it is no such scene. */
export function parseKeptScene(input: unknown): KeptScene | undefined {
  if (typeof input !== 'object' || input === null) return undefined;
  const { units, rage } = input as Readonly<Record<string, unknown>>;
  if (typeof rage !== 'number' || !Number.isSafeInteger(rage) || rage < 0) return undefined;
  if (!Array.isArray(units) || units.length > MOST_UNITS || !units.every(isUnit)) return undefined;
  return { units: units.map(({ id, area, side }) => ({ id, area, side })), rage };
}

function isUnit(input: unknown): input is KeptUnit {
  if (typeof input !== 'object' || input === null) return false;
  const { id, area, side } = input as Readonly<Record<string, unknown>>;
  return (
    /^[a-zA-Z]{1,24}$/.test(String(id)) && AREA.test(String(area)) && (side === 'blue' || side === 'red')
  );
}
