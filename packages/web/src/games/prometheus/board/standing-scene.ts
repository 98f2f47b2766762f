import type { MapMark, MapScene } from '@thera/board';
import { AREAS, type AreaId, MAP_IDS, type MapId, unitsIn, type View } from '@thera/prometheus';
import { settings } from '../../../settings/settings-store.ts';
import type { PrometheusCtrl } from '../ctrl.tsx';
import { isForeseen } from '../play/acts.ts';
import type { Option } from '../play/option.ts';
import { captionsOf } from './captions.ts';
import type { MapsScene } from './maps-scene.ts';
import { mapsOf } from './scene-of.ts';

/** Both maps as the game stands, with what can be chosen on them. */
export function standingScene(ctrl: PrometheusCtrl): MapsScene {
  const view = ctrl.standing.value;
  const marks = settings.value.marks === 'off' ? [] : marksIn(ctrl);
  const wanted = wantedMap(ctrl, marks);
  const maps = mapsOf(view);
  return {
    maps: { styx: dressed(maps.styx, ctrl, marks), olympus: dressed(maps.olympus, ctrl, marks) },
    ...captionsOf(view, ctrl.text),
    ...(wanted === undefined ? {} : { wanted }),
  };
}

/** A map with its marks, the acting unit and where the keyboard is. */
function dressed(scene: MapScene, ctrl: PrometheusCtrl, marks: readonly MapMark[]): MapScene {
  const map = scene.map as MapId;
  const { actor, deciding } = ctrl;
  const target = deciding.aimed?.unit;
  const focus = ctrl.frame.focus.value;
  return {
    ...scene,
    units: scene.units.map((unit) => ({
      ...unit,
      isSelected: unit.id === actor,
      isTarget: unit.id === target,
    })),
    marks: marks.filter(({ area }) => mapOf(area) === map),
    ...(focus !== undefined && mapOf(focus) === map ? { focus } : {}),
  };
}

const mapOf = (area: string): MapId => AREAS[area as AreaId].map;

/** A mark on every area that a touch would take. */
function marksIn({ deciding, attempt, standing, face }: PrometheusCtrl): readonly MapMark[] {
  if (attempt === undefined || deciding.aim.value !== undefined) return [];
  if (attempt.now.ask?.kind === 'tokens')
    return attempt.following.flatMap(({ step }) =>
      step.kind === 'token' && step.face === face.value ? [{ area: step.area, kind: 'move' as const }] : [],
    );
  const options = deciding.options.value.filter(
    ({ act, area }) => area !== undefined && act === deciding.act.value,
  );
  if (options.length > 0) return oneEach(options.map(markFor));
  return oneEach(
    activatableAreas(standing.value, deciding.activatable.value).map((area) => ({ area, kind: 'move' })),
  );
}

function markFor(option: Option): MapMark {
  const area = option.area!;
  if (isForeseen(option)) return { area, kind: 'target' };
  const leadsOn = option.after.following.some(({ step }) => step.kind === 'calm' || step.kind === 'exit');
  return { area, kind: leadsOn ? 'special' : 'move' };
}

const activatableAreas = (view: View, units: readonly string[]): readonly AreaId[] =>
  unitsIn(view).flatMap(({ id, area }) => (area !== null && units.includes(id) ? [area] : []));

function oneEach(marks: readonly MapMark[]): readonly MapMark[] {
  return [...new Map(marks.map((mark) => [mark.area, mark])).values()];
}

/** The map on which all marks are, if they are on one. */
function wantedMap({ attempt }: PrometheusCtrl, marks: readonly MapMark[]): MapId | undefined {
  if (attempt === undefined || marks.length === 0) return undefined;
  const maps = MAP_IDS.filter((map) => marks.some(({ area }) => mapOf(area) === map));
  return maps.length === 1 ? maps[0] : undefined;
}
