import type { Untimed } from './map-motion.ts';
import type { MapEvent, MapScene, MapToken, MapUnit } from './map-scene.ts';

const unitIn = ({ units }: MapScene, id: string): MapUnit | undefined => units.find((unit) => unit.id === id);

/** What an event shows; nothing of units that are not there. */
export function toldBy(event: MapEvent, before: MapScene, after: MapScene): readonly Untimed[] {
  const [was, unit] = [unitIn(before, event.unit), unitIn(after, event.unit)];
  if (event.kind === 'exit') return was === undefined ? [] : [{ kind: 'exit', unit: was }];
  if (unit === undefined) return [];
  if (event.kind === 'strike') return [{ kind: 'strike', unit, at: event.at }];
  if (was === undefined) return [];
  if (event.kind === 'throw')
    return [{ kind: 'throw', unit, was }, ...met(event.turned ?? [], before, unit, () => 1)];
  const { kind, way, turned = [], isStopped } = event;
  return [
    { kind, unit, was, way },
    ...met(turned, before, unit, ({ area }) => Math.max(0, way.indexOf(area)) / Math.max(1, way.length - 1)),
    ...(isStopped ? [{ kind: 'stop', unit } as const] : []),
  ];
}

/** Tokens are turned over; a net closes on the unit, anything else is gone. */
const met = (
  turned: readonly MapToken[],
  before: MapScene,
  unit: MapUnit,
  when: (token: MapToken) => number,
): readonly Untimed[] =>
  turned.flatMap((token): readonly Untimed[] => {
    const was = before.tokens.find(({ area }) => area === token.area) ?? token;
    const turn = { token, was, unit, at: when(token) };
    return [
      { kind: 'turn', ...turn },
      { kind: token.face === 'net' ? 'spread' : 'fade', ...turn },
    ];
  });
