import { answersTo } from './answers.ts';
import type { Ask } from './ask.ts';
import { changeTurn, type Draft, draftOf } from './draft.ts';
import { terrainIn } from './field.ts';
import { happen } from './happen.ts';
import type { Occurrence } from './occurrence.ts';
import { GEMS, type Gem } from './riddle.ts';
import { takeEffect } from './rules/index.ts';
import type { State } from './state.ts';
import { takeStep } from './take.ts';

/** What step 3 would bring as things stand, for some faces of the die or whatever it shows. */
export interface Prospect {
  /** What the die has to show; all of them where nothing is rolled. */
  readonly faces: readonly Gem[];
  readonly occurrences: readonly Occurrence[];
  /** What somebody would have to choose first; nothing is foretold beyond it. */
  readonly ask: Ask | null;
}

/** What would happen to end this turn if nothing else was done in it: one prospect for each different outcome. */
export function forecast(state: State): readonly Prospect[] {
  if (state.ending !== null || state.turn.isCalm || state.turn.stage === 'placing') return [];
  const draft = draftOf(state);
  draft.asks = [];
  draft.chances = [];
  changeTurn(draft, { stage: 'effects', effects: 0, rolls: [] });
  return merged(outcomesOf(draft, GEMS));
}

/** Carries out one rule after the other; where the die is wanted there are as many ways on as it has faces. */
function outcomesOf(draft: Draft, faces: readonly Gem[]): readonly Prospect[] {
  const { rules } = terrainIn(draft).riddle;
  for (let at = draft.turn.effects; at < rules.length && draft.ending === null; at++) {
    if (takeEffect(draft, rules[at]!) === 'roll') return faces.flatMap((face) => rolled(draft, at, face));
    changeTurn(draft, { effects: at + 1, rolls: [] });
    const ask = openAsk(draft);
    if (ask !== undefined) return [{ faces, occurrences: told(draft), ask }];
  }
  return [{ faces, occurrences: told(draft), ask: null }];
}

function rolled(before: Draft, at: number, face: Gem): readonly Prospect[] {
  const draft: Draft = { ...before };
  changeTurn(draft, { effects: at });
  happen(draft, { kind: 'rolled', face, for: 'effect' });
  return outcomesOf(draft, [face]);
}

/** Gives the answers to which there is no other; what is left somebody has to choose. */
function openAsk(draft: Draft): Ask | undefined {
  for (let [ask] = draft.asks; ask !== undefined; [ask] = draft.asks) {
    const [only, ...others] = answersTo(draft, ask);
    if (others.length > 0) return ask;
    if (only === undefined) draft.asks = draft.asks.slice(1);
    else takeStep(draft, only);
  }
  return undefined;
}

const told = ({ happened }: Draft): readonly Occurrence[] => happened.filter(({ kind }) => kind !== 'rolled');

/** Faces that come to the same are told together. */
function merged(prospects: readonly Prospect[]): readonly Prospect[] {
  const found = new Map<string, Prospect>();
  for (const prospect of prospects) {
    const { faces, ...outcome } = prospect;
    const key = JSON.stringify(outcome);
    const known = found.get(key);
    found.set(key, known === undefined ? prospect : { ...known, faces: [...known.faces, ...faces] });
  }
  return [...found.values()];
}
