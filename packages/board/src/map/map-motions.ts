import type { AreaId, MapEvent, MapScene, MapToken, MapUnit } from './map-scene.ts';

/** How long each kind of motion takes at the usual speed, in milliseconds. A walk takes so long for each step. */
export const MAP_DURATIONS = {
  walk: 220,
  run: 160,
  fly: 220,
  stop: 120,
  turn: 300,
  fade: 200,
  spread: 260,
  free: 240,
  wound: 260,
  figure: 90,
  destroy: 400,
  throw: 320,
  calm: 500,
  enrage: 500,
  exit: 900,
  strike: 240,
  shift: 180,
  come: 260,
  fell: 300,
  pick: 240,
} as const;
export type MapMotionKind = keyof typeof MAP_DURATIONS;

/** When a motion begins and how long it takes, in milliseconds at the usual speed. */
interface Timed {
  readonly start: number;
  readonly duration: number;
}

type Untimed =
  /** A unit goes from area to area; the last is where the scene after has it. */
  | {
      readonly kind: 'walk' | 'run' | 'fly';
      readonly unit: MapUnit;
      readonly was: MapUnit;
      readonly way: readonly AreaId[];
    }
  /** It is held up where it has come to. */
  | { readonly kind: 'stop'; readonly unit: MapUnit }
  /** A token is turned over, and then fades as a lure does or is spread over a unit as a net. */
  | {
      readonly kind: 'turn' | 'fade' | 'spread';
      readonly token: MapToken;
      readonly was?: MapToken;
      readonly unit?: MapUnit;
    }
  /** A net slides off. */
  | { readonly kind: 'free'; readonly unit: MapUnit }
  | { readonly kind: 'wound'; readonly unit: MapUnit; readonly was: MapUnit }
  /** A unit that is gone; it was in the scene before. */
  | { readonly kind: 'destroy'; readonly unit: MapUnit }
  | { readonly kind: 'throw'; readonly unit: MapUnit; readonly was: MapUnit }
  /** A flame goes out, or a stone becomes a flame. */
  | { readonly kind: 'calm' | 'enrage'; readonly unit: MapUnit }
  /** Over the lower edge of the map; it was in the scene before. */
  | { readonly kind: 'exit'; readonly unit: MapUnit; readonly way: readonly AreaId[] }
  | { readonly kind: 'strike'; readonly unit: MapUnit; readonly at: AreaId }
  /** Who stays makes room. */
  | { readonly kind: 'shift'; readonly unit: MapUnit; readonly was: MapUnit }
  | { readonly kind: 'come'; readonly unit: MapUnit }
  /** A tree or a stele falls. */
  | { readonly kind: 'fell'; readonly area: AreaId }
  /** A stone is taken up or lies down. */
  | { readonly kind: 'pick'; readonly area: AreaId };
export type MapMotion = Untimed & Timed;

/** Between two things that happen one after the other. */
const GAP = 60;
/** So many differences are another position, not what happens in an action. */
const MOST = 10;

/** When the last of some motions ends, in milliseconds. */
export const endOfMotions = (motions: readonly MapMotion[]): number =>
  Math.max(0, ...motions.map(({ start, duration }) => start + duration));

/** What happens between two scenes of one map: first what the events tell, then what else is different. */
export function mapMotions(before: MapScene, after: MapScene): readonly MapMotion[] {
  if (before.map !== after.map) return [];
  const told = (isSameEvents(before, after) ? [] : (after.events ?? [])).flatMap((event) =>
    toldBy(event, before, after),
  );
  const named = new Set(
    told.flatMap((motion) => ('was' in motion || motion.kind === 'exit' ? [unitOf(motion)] : [])),
  );
  const rest = [...unitChanges(before, after, named), ...otherChanges(before, after)];
  if (told.length === 0 && rest.length > MOST) return [];
  const first = inTurn(told, 0);
  const shifts = rest.filter(({ kind }) => kind === 'shift');
  const then = first.length === 0 ? 0 : endOfMotions(first) + GAP;
  return [
    ...first,
    ...atOnce(shifts, 0),
    ...inTurn(
      rest.filter(({ kind }) => kind !== 'shift'),
      then,
    ),
  ];
}

const isSameEvents = (before: MapScene, after: MapScene): boolean => before.events === after.events;

const unitOf = (motion: Untimed): string | undefined => ('unit' in motion ? motion.unit?.id : undefined);

const unitIn = ({ units }: MapScene, id: string): MapUnit | undefined => units.find((unit) => unit.id === id);

function toldBy(event: MapEvent, before: MapScene, after: MapScene): readonly Untimed[] {
  const [was, unit] = [unitIn(before, event.unit), unitIn(after, event.unit)];
  switch (event.kind) {
    case 'walk':
    case 'run':
    case 'fly': {
      if (was === undefined || unit === undefined) return [];
      const walk: Untimed = { kind: event.kind, unit, was, way: event.way };
      return [
        walk,
        ...met(event.turned, before, unit),
        ...(event.isStopped ? [{ kind: 'stop', unit } as const] : []),
      ];
    }
    case 'throw':
      return was === undefined || unit === undefined
        ? []
        : [{ kind: 'throw', unit, was }, ...met(event.turned, before, unit)];
    case 'exit':
      return was === undefined ? [] : [{ kind: 'exit', unit: was, way: event.way }];
    case 'strike':
      return unit === undefined ? [] : [{ kind: 'strike', unit, at: event.at }];
  }
}

/** Tokens are turned over; a net closes on the unit, a lure is gone. */
const met = (turned: readonly MapToken[] = [], before: MapScene, unit: MapUnit): readonly Untimed[] =>
  turned.flatMap((token): readonly Untimed[] => {
    const was = before.tokens.find(({ area }) => area === token.area);
    return [
      { kind: 'turn', token, ...(was === undefined ? {} : { was }) },
      token.face === 'net' ? { kind: 'spread', token, unit } : { kind: 'fade', token },
    ];
  });

/** What is different about units, but for those of whom the events have told where they went. */
function unitChanges(
  before: MapScene,
  after: MapScene,
  told: ReadonlySet<string | undefined>,
): readonly Untimed[] {
  const changes = after.units.flatMap((unit): readonly Untimed[] => {
    const was = unitIn(before, unit.id);
    if (was === undefined) return [{ kind: 'come', unit }];
    return [...(told.has(unit.id) ? [] : moves(was, unit, before, after)), ...states(was, unit)];
  });
  const gone = before.units.filter(({ id }) => !told.has(id) && unitIn(after, id) === undefined);
  return [...changes, ...gone.map((unit): Untimed => ({ kind: 'destroy', unit }))];
}

function moves(was: MapUnit, unit: MapUnit, before: MapScene, after: MapScene): readonly Untimed[] {
  if (was.area !== unit.area) return [{ kind: 'walk', unit, was, way: [was.area, unit.area] }];
  const fellows = ({ units }: MapScene): string =>
    units
      .filter(({ area }) => area === unit.area)
      .map(({ id }) => id)
      .join();
  const litter = ({ tokens, stones }: MapScene): boolean =>
    stones.includes(unit.area) || tokens.some(({ area }) => area === unit.area);
  return fellows(before) === fellows(after) && litter(before) === litter(after)
    ? []
    : [{ kind: 'shift', unit, was }];
}

function states(was: MapUnit, unit: MapUnit): readonly Untimed[] {
  const changes: Untimed[] = [];
  if (unit.strength.left < was.strength.left) changes.push({ kind: 'wound', unit, was });
  if (was.isTrapped && !unit.isTrapped) changes.push({ kind: 'free', unit });
  const [rage, raged] = [unit.rage ?? 0, was.rage ?? 0];
  if (rage !== raged) changes.push({ kind: rage < raged ? 'calm' : 'enrage', unit });
  return changes;
}

function otherChanges(before: MapScene, after: MapScene): readonly Untimed[] {
  const more = (areas: readonly AreaId[], than: readonly AreaId[]): readonly AreaId[] => {
    const left = [...than];
    return areas.filter((area) => {
      const index = left.indexOf(area);
      if (index >= 0) left.splice(index, 1);
      return index < 0;
    });
  };
  return [
    ...more(after.felled, before.felled).map((area): Untimed => ({ kind: 'fell', area })),
    ...more(after.stones, before.stones).map((area): Untimed => ({ kind: 'pick', area })),
  ];
}

function durationOf(motion: Untimed): number {
  const usual = MAP_DURATIONS[motion.kind];
  switch (motion.kind) {
    case 'walk':
    case 'run':
    case 'fly':
      return usual * Math.max(1, motion.way.length - 1);
    case 'wound':
      return motion.unit.strength.kind === 'figures'
        ? usual + MAP_DURATIONS.figure * (motion.was.strength.left - motion.unit.strength.left - 1)
        : usual;
    default:
      return usual;
  }
}

function inTurn(motions: readonly Untimed[], start: number): readonly MapMotion[] {
  let next = start;
  return motions.map((motion) => {
    const timed = { ...motion, start: next, duration: durationOf(motion) };
    next += timed.duration;
    return timed;
  });
}

const atOnce = (motions: readonly Untimed[], start: number): readonly MapMotion[] =>
  motions.map((motion) => ({ ...motion, start, duration: durationOf(motion) }));
