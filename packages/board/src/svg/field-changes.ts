import type { Scene, ZoneKind } from '../scene.ts';
import { type Dance, groupOf } from './dance.ts';

const TIDE_TIME = 600;
const GATE_TIME = 450;
const APPEARING = [{ opacity: 0 }, {}];

/** Textures that have come since the scene before, such as high water, appear slowly. */
export function showTextures({ svg, before, after, time }: Dance): void {
  const old = kindsIn(before);
  for (const kind of kindsIn(after))
    if (!old.has(kind))
      for (const texture of svg.querySelectorAll(`.texture-${kind}`))
        time.animate(texture, APPEARING, 0, TIDE_TIME);
}

/** The leaves of a gate that was opened or closed are seen where they are now. */
export function swingGates(dance: Dance): void {
  const { before, after, time } = dance;
  for (const { square, isOpen } of after.gates ?? []) {
    const was = before.gates?.find((gate) => gate.square === square);
    if (was === undefined || was.isOpen === isOpen) continue;
    for (const part of groupOf(dance, square).querySelectorAll('.gate'))
      time.animate(part, APPEARING, 0, GATE_TIME);
  }
}

const kindsIn = ({ zones = [] }: Scene): ReadonlySet<ZoneKind> =>
  new Set(zones.map(({ kind = 'exit' }) => kind));
