import type { Point } from '../../board.ts';
import { easeOut, hop, progress } from '../../three/easing.ts';
import type { MapMotion } from '../map-motion.ts';
import type { AreaId, MapScene, MapToken } from '../map-scene.ts';
import type { MapDrawing } from '../svg/map-drawing.ts';
import type { MapInstant } from './map-poses.ts';

/** Something that lies or stands in an area at a moment. */
export interface ThingPose {
  readonly at: Point;
  readonly ground: number;
  readonly above: number;
  /** How far it is turned over or tilted, in radians. */
  readonly roll: number;
  readonly size: number;
}

export interface TokenPose extends ThingPose {
  readonly token: MapToken;
}

/** A tree or the like: which of those in its area, and how far it has fallen. */
export interface PropPose extends ThingPose {
  readonly area: AreaId;
  readonly index: number;
}

const RISEN = 0.7;
const TURNED = 0.35;
const FALLEN = 1.35;
/** Several stones in one area lie behind each other. */
const HEAP = 22;

type Where = Pick<MapInstant, 'drawing' | 'terrain'>;

function lyingIn({ drawing, terrain }: Where, area: AreaId): ThingPose {
  const at = drawing.feet.get(area)!.lies;
  return { at, ground: terrain.heightAt(area, at), above: 0, roll: 0, size: 1 };
}

/** All tokens at a moment: one that is met is turned over, and is gone. */
export function tokenPoses(instant: MapInstant): readonly TokenPose[] {
  const turns = instant.motions.flatMap((motion) => (motion.kind === 'turn' ? [motion] : []));
  const resting = instant.after.tokens.filter(({ area }) => !turns.some(({ token }) => token.area === area));
  return [
    ...resting.map((token) => ({ ...lyingIn(instant, token.area), token })),
    ...turns.flatMap(({ token, was, start, duration }): readonly TokenPose[] => {
      const share = progress(instant.time, start, duration);
      const rest = lyingIn(instant, token.area);
      const isBack = share < 0.5;
      const lifted = { ...rest, above: TURNED * hop(share), roll: Math.PI * (isBack ? share : share - 1) };
      const spent = instant.motions.find(
        (motion) => (motion.kind === 'fade' || motion.kind === 'spread') && motion.token === token,
      );
      const gone = spent === undefined ? 0 : progress(instant.time, spent.start, spent.duration);
      return gone === 1 ? [] : [{ ...lifted, size: 1 - gone, token: isBack ? was : token }];
    }),
  ];
}

/** All stones at a moment: one is taken up, another laid down. */
export function stonePoses(instant: MapInstant): readonly ThingPose[] {
  const areas = [...new Set([...instant.before.stones, ...instant.after.stones])];
  return areas.flatMap((area) => {
    const count = countOf(instant.after, area);
    const rest = lyingIn(instant, area);
    const lying = Array.from({ length: count }, (_, index): ThingPose => {
      const drop = index === count - 1 ? motionIn(instant, 'drop', area) : undefined;
      const share = drop === undefined ? 1 : easeOut(progress(instant.time, drop.start, drop.duration));
      return { ...heaped(rest, index), above: RISEN * (1 - share), size: share };
    });
    const lift = motionIn(instant, 'lift', area);
    const share = lift === undefined ? 1 : progress(instant.time, lift.start, lift.duration);
    return share === 1
      ? lying
      : [...lying, { ...heaped(rest, count), above: RISEN * easeOut(share), size: 1 - share }];
  });
}

const countOf = ({ stones }: MapScene, area: AreaId): number => stones.filter((each) => each === area).length;

const heaped = (rest: ThingPose, index: number): ThingPose => ({
  ...rest,
  at: [rest.at[0], rest.at[1] - index * HEAP],
});

const motionIn = (
  { motions }: MapInstant,
  kind: 'fell' | 'lift' | 'drop',
  area: AreaId,
): MapMotion | undefined => motions.find((motion) => motion.kind === kind && motion.area === area);

/** Where trees and the like stand in an area, all that were ever there. */
export function propPlaces(drawing: MapDrawing, area: AreaId): readonly Point[] {
  const { props } = drawing.plan.areas[area]!;
  return props === undefined
    ? []
    : drawing.plan.props[props.kind]!.places(drawing.cells.get(area)!, props.count);
}

/** All trees and the like at a moment: the last of an area falls first. */
export function propPoses(instant: MapInstant): readonly PropPose[] {
  const { drawing, terrain, after } = instant;
  return [...drawing.cells.keys()].flatMap((area) => {
    const places = propPlaces(drawing, area);
    const left = places.length - after.felled.filter((each) => each === area).length;
    const fell = motionIn(instant, 'fell', area);
    const share = fell === undefined ? 1 : progress(instant.time, fell.start, fell.duration);
    return places.flatMap((at, index): readonly PropPose[] => {
      const pose = { area, index, at, ground: terrain.heightAt(area, at), above: 0, roll: 0, size: 1 };
      if (index < left) return [pose];
      if (index > left || share === 1) return [];
      return [{ ...pose, roll: FALLEN * share ** 2, size: 1 - 0.4 * share }];
    });
  });
}
