import {
  AREA_IDS,
  AREAS,
  type AreaId,
  EXITS,
  isFull,
  PARTS,
  propsLeft,
  type Step,
  stopAt,
  tokenAt,
  UNITS,
  type UnitState,
  unitIn,
  unitsAt,
  type View,
} from '@thera/prometheus';
import type { Onlooker } from '@thera/table';
import { isGait } from './acts.ts';
import { type PrometheusAttempt, stepsAt } from './attempt.ts';
import { areaName, capitalised, type PrometheusVoice, unitName } from './names.ts';
import { waysNow } from './ways.ts';

/** Every area of both maps in a sentence or two, with what a touch would do, for screen readers. */
export function areaLabels(
  attempt: PrometheusAttempt,
  voice: PrometheusVoice,
): Readonly<Record<AreaId, string>> {
  return Object.fromEntries(
    AREA_IDS.map((area) => [
      area,
      [areaInWords(attempt.now, area, attempt.seat, voice), ...offersInWords(attempt, area, voice)].join(' '),
    ]),
  ) as Readonly<Record<AreaId, string>>;
}

/** An area and who and what is in it, as an onlooker sees it. */
export function areaInWords(view: View, area: AreaId, onlooker: Onlooker, voice: PrometheusVoice): string {
  const { areaLabels: words, terrain } = voice.text;
  const { cap, terrain: ground } = AREAS[area];
  const { name } = areaName(area, voice);
  const units = unitsAt(view, area);
  const head =
    units.length === 0
      ? words.empty(name, terrain[ground].name, cap)
      : words.head(name, terrain[ground].name, units.length, cap);
  const facts = [head, ...(isFull(view, area) ? [words.full] : []), ...groundFacts(view, area, voice)];
  const there = units.map((unit) => unitInWords(view, unit, onlooker, voice));
  return there.length === 0 ? `${facts.join(', ')}.` : `${facts.join(', ')}: ${there.join('; ')}.`;
}

/** What an area is besides its terrain, and what lies in it. */
function groundFacts(view: View, area: AreaId, { text }: PrometheusVoice): readonly string[] {
  const { areaLabels: words, terms } = text;
  const { zone, props = {} } = AREAS[area];
  const token = tokenAt(view, area);
  const stones = view.stones.filter((stone) => stone === area).length;
  const left = propsLeft(view, area);
  return [
    ...(zone === null ? [] : [words.zones[zone]]),
    ...(EXITS.includes(area) ? [words.wayOut] : []),
    ...(left === 0 ? [] : [words.props(left, terms.props[props.tree === undefined ? 'stele' : 'tree'])]),
    ...(stones === 0 ? [] : [words.stones(stones)]),
    ...(token === undefined ? [] : [words.token[token.face ?? 'unknown']]),
  ];
}

/** A unit with all that can be seen of it: “Hephaestus, yours, vitality 12 of 16, activated”. */
export function unitInWords(view: View, unit: UnitState, onlooker: Onlooker, voice: PrometheusVoice): string {
  const { areaLabels: words, terms } = voice.text;
  const name = unitName(unit.id, voice);
  const { vit, class: kind } = UNITS[unit.id];
  const facts = [
    ...(onlooker === 'watcher'
      ? [terms.sides[unit.side].name]
      : [words.whose[whoseIs(view, unit, onlooker)]]),
    kind === 'troop' ? terms.figures(unit.vit) : terms.vitality(unit.vit, vit),
    ...(unit.id === PARTS.hound ? [terms.rage(view.rage)] : []),
    ...(view.turn.activated.includes(unit.id) ? [terms.states.activated(name)] : []),
    ...(unit.isTrapped ? [terms.states.trapped(name)] : []),
    ...(unit.isPetrified ? [terms.states.petrified(name)] : []),
    ...(unit.hasStone ? [terms.states.carriesStone] : []),
  ];
  return words.unit(name, facts);
}

function whoseIs({ seats }: View, { seat, side }: UnitState, onlooker: number): 'yours' | 'ally' | 'enemy' {
  if (seat === onlooker) return 'yours';
  return seats[onlooker]?.side === side ? 'ally' : 'enemy';
}

/** What a touch on an area would do, and what would stop a unit there. */
export function offersInWords(
  attempt: PrometheusAttempt,
  area: AreaId,
  voice: PrometheusVoice,
): readonly string[] {
  const { areaLabels: words } = voice.text;
  const way = waysNow(attempt).get(area);
  const told = new Set(
    stepsAt(attempt, { kind: 'area', area })
      .filter(({ step }) => !isGait(step))
      .map(({ step }) => capitalised(offerInWords(attempt.now, step, voice))),
  );
  if (way === undefined) return [...told];
  return [words.can.move[way.gait](way.steps.length), ...stopsInWords(attempt, area, voice), ...told];
}

/** What ends the movement of whoever goes to an area, or may end it. */
export function stopsInWords(
  { now }: PrometheusAttempt,
  area: AreaId,
  { text }: PrometheusVoice,
): readonly string[] {
  const { stops } = text.areaLabels;
  const { activation } = now;
  if (activation === null) return [];
  const unit = unitIn(now, activation.unit);
  const gait = activation.moving?.gait ?? (activation.mode === 'simple' ? 'walk' : 'run');
  const stop = stopAt(now, unit, area, gait);
  if (stop !== undefined) return [stop === 'token' ? stops.cautious : stops[stop]];
  const isRisky = unit.side === PARTS.trapped && tokenAt(now, area) !== undefined;
  return isRisky ? [stops.token] : [];
}

function offerInWords(view: View, step: Step, voice: PrometheusVoice): string {
  const { can } = voice.text.areaLabels;
  const { powers, areas } = voice.text;
  switch (step.kind) {
    case 'attack':
    case 'aerial':
      return can.attack(unitName(step.target, voice));
    case 'power':
      return can.power(
        powers[step.power].name,
        step.unit === undefined
          ? (step.area && areas[step.area].name) || ''
          : unitName(step.unit, voice).name,
      );
    case 'place':
    case 'recall':
      return can[step.kind](unitName(step.unit, voice));
    case 'deploy':
    case 'bloodlust':
      return can[step.kind](unitName(movingUnit(view), voice));
    case 'token':
      return can.token;
    case 'claim':
      return can.claim;
    case 'throw':
    case 'push':
      return can[step.kind](unitName(targetOf(view), voice));
    case 'act':
    case 'leader':
      return can.activate(unitName(step.unit, voice));
    case 'guard':
    case 'free':
      return can[step.kind](unitName(step.unit, voice));
    case 'retarget':
    case 'next':
      return can.target(unitName(step.target, voice));
    case 'absorb':
      return step.from === undefined ? can.claim : can.target(unitName(step.from, voice));
    default:
      throw new Error(`${step.kind} is not done in an area`);
  }
}

function movingUnit({ ask, activation }: View): UnitState['id'] {
  const id = ask?.kind === 'bloodlust' ? ask.unit : activation?.unit;
  if (id === undefined) throw new Error('nobody is activated');
  return id;
}

function targetOf(view: View): UnitState['id'] {
  const task = view.tasks.findLast(({ kind }) => kind === 'attack');
  if (task?.kind !== 'attack') throw new Error('nobody is attacked');
  return task.attack.target;
}
