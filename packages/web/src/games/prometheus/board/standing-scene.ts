import type { MapMark, MapScene } from '@thera/board';
import {
  AREAS,
  type AreaId,
  attackIn,
  distance,
  EXITS,
  findUnit,
  isClear,
  MAP_IDS,
  type MapId,
  PARTS,
  type UnitId,
  unitsIn,
  type View,
  waysBetween,
} from '@thera/prometheus';
import { settings } from '../../../settings/settings-store.ts';
import type { PrometheusCtrl } from '../ctrl.tsx';
import { isForeseen } from '../play/acts.ts';
import { actorOf, type Option } from '../play/option.ts';
import { captionsOf } from './captions.ts';
import type { MapsScene } from './maps-scene.ts';
import { mapsOf } from './scene-of.ts';

/** Where somebody looks to, from where. */
export interface SightLine {
  readonly view: View;
  readonly from: AreaId;
  readonly to: AreaId;
}

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
    ...sightOn(map, ctrl),
    ...(focus !== undefined && mapOf(focus) === map ? { focus } : {}),
  };
}

/** From whoever is about to strike from afar to whom: over a way that can be seen along, or to where it ends. */
function sightOn(map: MapId, { deciding, watched }: PrometheusCtrl): Pick<MapScene, 'sight'> {
  const aimed = deciding.aimed;
  const line = aimed === undefined ? watched.value : lineOf(aimed);
  if (line === undefined || mapOf(line.from) !== map || distance(line.from, line.to) < 1) return {};
  const ways = distance(line.from, line.to) < 2 ? [[]] : waysBetween(line.from, line.to);
  const clear = ways.find((way) => way.every((area) => isClear(line.view, area)));
  const way = clear ?? ways[0] ?? [];
  const blockedAt = clear === undefined ? way.find((area) => !isClear(line.view, area)) : undefined;
  return {
    sight: { areas: [line.from, ...way, line.to], ...(blockedAt === undefined ? {} : { blockedAt }) },
  };
}

function lineOf(option: Option): SightLine | undefined {
  const { now } = option.before;
  const actor = actorOf(option);
  const from = actor === undefined ? undefined : findUnit(now, actor)?.area;
  return from === undefined || from === null || option.area === undefined
    ? undefined
    : { view: now, from, to: option.area };
}

const mapOf = (area: string): MapId => AREAS[area as AreaId].map;

/** A mark on every area that a touch would take. */
function marksIn({ deciding, attempt, standing, tokens }: PrometheusCtrl): readonly MapMark[] {
  if (attempt === undefined || deciding.aim.value !== undefined) return [];
  if (attempt.now.ask?.kind === 'tokens')
    return attempt.following.flatMap(({ step }) =>
      step.kind === 'token' && step.face === tokens.face.value
        ? [{ area: step.area, kind: 'move' as const }]
        : [],
    );
  const options = deciding.options.value.filter(
    ({ act, area }) => area !== undefined && act === deciding.act.value,
  );
  if (options.length > 0) return oneEach(options.map((option) => markFor(option, standing.value)));
  return oneEach(
    activatableAreas(standing.value, deciding.activatable.value).map((area) => ({ area, kind: 'move' })),
  );
}

function markFor(option: Option, view: View): MapMark {
  const area = option.area!;
  if (isForeseen(option)) return { area, kind: 'target' };
  // Only where something special may follow is it worth a look.
  const mayLead = EXITS.includes(area) || area === findUnit(view, PARTS.hound)?.area;
  const leadsOn =
    mayLead && option.after.following.some(({ step }) => step.kind === 'calm' || step.kind === 'exit');
  return { area, kind: leadsOn ? 'special' : 'move' };
}

const activatableAreas = (view: View, units: readonly string[]): readonly AreaId[] =>
  unitsIn(view).flatMap(({ id, area }) => (area !== null && units.includes(id) ? [area] : []));

function oneEach(marks: readonly MapMark[]): readonly MapMark[] {
  return [...new Map(marks.map((mark) => [mark.area, mark])).values()];
}

/** The map on which all marks are, if they are on one, or on which somebody is being struck. */
function wantedMap({ attempt }: PrometheusCtrl, marks: readonly MapMark[]): MapId | undefined {
  if (attempt === undefined) return undefined;
  const struck = attackIn(attempt.now)?.target ?? springTarget(attempt.now);
  const area = struck === undefined ? undefined : findUnit(attempt.now, struck)?.area;
  if (area !== undefined && area !== null) return mapOf(area);
  const maps = MAP_IDS.filter((map) => marks.some(({ area }) => mapOf(area) === map));
  return maps.length === 1 ? maps[0] : undefined;
}

const springTarget = ({ ask }: View): UnitId | undefined => (ask?.kind === 'spring' ? ask.target : undefined);
