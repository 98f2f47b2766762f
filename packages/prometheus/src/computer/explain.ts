import type { Seat } from '@thera/table';
import { afterStep } from '../choices.ts';
import { AREAS } from '../data/areas.ts';
import { PARTS } from '../data/scenario.ts';
import { UNITS, type UnitId } from '../data/units.ts';
import { attackIn, tokenAt, unitIn } from '../field.ts';
import { type Forecast, forecast, forecastBlow } from '../forecast.ts';
import { facesLeft } from '../imagine.ts';
import type { Occurrence } from '../occurrence.ts';
import { attackEffect } from '../powers/offensive.ts';
import type { State, View } from '../state.ts';
import type { Step } from '../step.ts';
import { changesBetween } from './changes.ts';
import type { Reason, Risk } from './reason.ts';

/** What speaks for a decision and what against it. */
export interface Explanation {
  readonly reasons: readonly Reason[];
  readonly risks: readonly Risk[];
}

/** The order in which reasons are told: what decides games first. */
const ORDER: readonly Reason['kind'][] = [
  'wins',
  'calms',
  'holds-back',
  'strikes',
  'petrifies',
  'moves',
  'enrages',
  'frees',
  'bars',
  'nears-exit',
  'nears-hound',
  'escapes',
  'recovers',
  'claims',
  'absorbs',
  'enters',
  'fetches',
  'draws',
  'spares',
  'waits',
];

/** Why a decision is good, and what it risks. */
export function explain(view: View, seat: Seat, steps: readonly Step[]): Explanation {
  const found: { reasons: Reason[]; risks: Risk[] } = { reasons: [], risks: [] };
  let state: State = view;
  for (const step of steps) {
    found.reasons.push(...reasonsOfStep(state, step));
    found.risks.push(...risksOfStep(state, step));
    state = afterStep(state, step);
    for (const occurrence of state.happened) found.reasons.push(...reasonsOf(state, seat, occurrence));
  }
  const changes = changesBetween(view, state, { seat, actor: actorOf(view, steps) });
  const reasons = [...found.reasons, ...changes.reasons].sort(
    (one, other) => ORDER.indexOf(one.kind) - ORDER.indexOf(other.kind),
  );
  return {
    reasons: reasons.length === 0 ? [{ kind: 'waits' }] : reasons,
    risks: [...found.risks, ...changes.risks],
  };
}

/** Who acts in a decision, the last of several. */
function actorOf({ activation }: View, steps: readonly Step[]): UnitId | undefined {
  const act = steps.findLast((step) => step.kind === 'act' || step.kind === 'leader');
  return act?.unit ?? activation?.unit;
}

/** What dice promise for a step that attacks, or answers an attack. */
function forecastsOf(state: State, step: Step): readonly Forecast[] {
  switch (step.kind) {
    case 'attack':
    case 'aerial':
      return forecast(state, state.activation!.unit, step);
    case 'power':
      return attackEffect(step.power) === undefined ? [] : forecast(state, state.activation!.unit, step);
    case 'initiative':
    case 'retaliate':
    case 'spring':
      return reactionOf(state);
    default:
      return [];
  }
}

/** The blow of whoever is asked to react. */
function reactionOf(state: State): readonly Forecast[] {
  const { ask } = state;
  const attack = attackIn(state);
  const pair =
    ask?.kind === 'spring'
      ? [ask.unit, ask.target]
      : attack === undefined
        ? undefined
        : [attack.target, attack.attacker];
  return pair === undefined ? [] : forecast(state, pair[0]!, { kind: 'attack', target: pair[1]! });
}

function reasonsOfStep(state: State, step: Step): readonly Reason[] {
  switch (step.kind) {
    case 'draw2':
      return [{ kind: 'draws', cards: 2 }];
    case 'pass':
      return [{ kind: 'draws', cards: 1 }];
    case 'guard':
    case 'evade':
      return spared(state);
    case 'throw':
    case 'push': {
      const { attacker, target } = attackIn(state)!;
      return [{ kind: 'moves', unit: attacker, target, chance: 1 }];
    }
    default:
      return forecastsOf(state, step).flatMap(reasonsOfForecast);
  }
}

/** The blow that its target need not take. */
function spared(state: State): readonly Reason[] {
  const attack = attackIn(state)!;
  const before = forecastBlow(state, attack).expectedWounds;
  return [{ kind: 'escapes', unit: attack.target, before, after: 0 }];
}

function reasonsOfForecast({
  blow,
  values,
  expectedWounds,
  destroys,
  petrifies,
  throwBlanks,
}: Forecast): readonly Reason[] {
  const { attacker: unit, target } = blow;
  const reasons: Reason[] = [];
  if (petrifies !== undefined) reasons.push({ kind: 'petrifies', unit, target, chance: petrifies });
  if (expectedWounds > 0) reasons.push({ kind: 'strikes', unit, target, wounds: expectedWounds, destroys });
  if (destroys > 0 && isDecisive(target))
    reasons.push({ kind: 'wins', how: target === PARTS.hound ? 'hound' : 'god', chance: destroys });
  if (throwBlanks !== undefined)
    reasons.push({ kind: 'moves', unit, target, chance: blanksChance(values.offence, throwBlanks) });
  return reasons;
}

const isDecisive = (id: UnitId): boolean => id === PARTS.hound || UNITS[id].class === 'god';

/** The chance of so many blanks among dice. */
function blanksChance(dice: number, wanted: number): number {
  let fewer = 0;
  for (let blanks = 0, ways = 1; blanks < wanted; blanks++) {
    fewer += ways * (1 / 6) ** blanks * (5 / 6) ** (dice - blanks);
    ways = (ways * (dice - blanks)) / (blanks + 1);
  }
  return Math.max(0, 1 - fewer);
}

function reasonsOf(state: State, seat: Seat, occurrence: Occurrence): readonly Reason[] {
  switch (occurrence.kind) {
    case 'calmed':
      return [{ kind: 'calms', unit: occurrence.unit, rage: occurrence.rage }];
    case 'enraged':
      return [{ kind: 'enrages', unit: occurrence.unit, rage: occurrence.rage }];
    case 'net-off':
      if (occurrence.why === 'freed')
        return [{ kind: 'frees', unit: occurrence.by!, friend: occurrence.unit }];
      return occurrence.why === 'activation' ? [{ kind: 'recovers', unit: occurrence.unit }] : [];
    case 'softened':
      return [{ kind: 'recovers', unit: occurrence.unit }];
    case 'stone-claimed':
      return [{ kind: 'claims', unit: occurrence.unit, area: occurrence.area }];
    case 'stone-absorbed':
      return [{ kind: 'absorbs', unit: occurrence.unit }];
    case 'deployed':
    case 'recalled':
      return [{ kind: 'enters', unit: occurrence.unit, map: AREAS[occurrence.area].map }];
    case 'searched':
      return occurrence.card === null ? [] : [{ kind: 'fetches', card: occurrence.card }];
    case 'discarded':
      return [{ kind: 'spares', card: occurrence.card }];
    case 'ended':
      return occurrence.ending.winner === state.seats[seat]!.side
        ? [{ kind: 'wins', how: occurrence.ending.reason, chance: 1 }]
        : [];
    default:
      return [];
  }
}

/** What comes back, and what may lie on the way. */
function risksOfStep(state: State, step: Step): readonly Risk[] {
  if (step.kind === 'walk' || step.kind === 'run' || step.kind === 'fly') {
    const unit = unitIn(state, state.activation!.unit);
    if (unit.side !== PARTS.trapped || tokenAt(state, step.to) === undefined) return [];
    return [
      { kind: 'net', unit: unit.id, area: step.to, chance: facesLeft(state).net / state.tokens.length },
    ];
  }
  return forecastsOf(state, step).flatMap(({ blow, answer }): readonly Risk[] =>
    answer === undefined || answer.expectedWounds === 0
      ? []
      : [{ kind: 'struck-back', unit: blow.attacker, by: blow.target, wounds: answer.expectedWounds }],
  );
}
