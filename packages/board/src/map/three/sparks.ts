import type { Axes } from '../../three/camera.ts';
import { easeOut, hop, progress } from '../../three/easing.ts';
import type { Point3 } from '../../three/measures.ts';
import { FLAME, netOver, unitClips, unitScale } from '../svg/map-unit.ts';
import type { MapInstant, UnitPose } from './map-poses.ts';
import { placed } from './space.ts';
import type { Sprite } from './sprites.ts';

const FRAME = { left: -60, top: -60, width: 120, height: 120 };
const BEAM = { left: -130, top: -900, width: 260, height: 900 };
const BEAM_MARKUP = '<path d="M-40-900H40L130 0H-130Z" fill="#fff3c4"/>';
const FLAME_MARKUP = `<path d="${FLAME}" fill="#ff9a4d" stroke="#6b2a0a" stroke-width="1" transform="scale(1.6)"/>`;
const DUST = '<ellipse rx="52" ry="26" fill="#e9dfc9"/>';
const DUST_TIME = 200;

/** What is only there while something happens: ropes that slide down, flames that go out, light, dust. */
export function sparks(instant: MapInstant, poses: readonly UnitPose[], axes: Axes): readonly Sprite[] {
  const { drawing, time, motions } = instant;
  return motions.flatMap((motion): readonly Sprite[] => {
    if (!('unit' in motion)) return [];
    const pose = poses.find(({ unit }) => unit.id === motion.unit.id);
    if (pose === undefined) return [];
    const share = progress(time, motion.start, motion.duration);
    const size = unitScale(motion.unit, drawing.scale);
    const at = (up: number): Point3 => placed(drawing, pose.at, pose.ground + pose.above + 0.4 + up);
    const facing = { frame: FRAME, right: axes.right, up: axes.up };
    const isOn = share > 0 && share < 1;
    if (motion.kind === 'free' && isOn)
      return [{ ...facing, markup: net(motion.unit.side), at: at(-0.4 * share), size, opacity: 1 - share }];
    if (motion.kind === 'spread' && isOn)
      return [
        {
          ...facing,
          markup: net(motion.unit.side),
          at: at(0.3 * (1 - share)),
          size: size * (1.8 - 0.8 * easeOut(share)),
        },
      ];
    if (motion.kind === 'calm' && isOn)
      return [
        {
          ...facing,
          markup: FLAME_MARKUP,
          at: at(0.2 + 0.8 * share),
          size: size * (1.4 - share),
          opacity: 1 - share,
        },
      ];
    if (motion.kind === 'enrage' && isOn)
      return [
        {
          ...facing,
          markup: FLAME_MARKUP,
          at: at(-0.2 + 0.5 * share),
          size: size * (0.6 + share),
          opacity: share,
        },
      ];
    if (motion.kind === 'exit' && isOn)
      return [
        { ...facing, frame: BEAM, markup: BEAM_MARKUP, at: at(-0.4), size: 1, opacity: 0.6 * hop(share) },
      ];
    const landed = progress(time, motion.start + motion.duration, DUST_TIME);
    return motion.kind === 'throw' && landed > 0 && landed < 1
      ? [{ ...facing, markup: DUST, at: at(-0.35), size: 0.5 + landed, opacity: 0.7 * (1 - landed) }]
      : [];
  });
}

const net = (side: 'blue' | 'red'): string => `<defs>${unitClips('u')}</defs>${netOver(side, 'u')}`;
