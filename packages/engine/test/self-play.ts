import {
  deciderOf,
  parseSetup,
  type Setup,
  type Stage,
  type State,
  santorini,
  veiledStage,
} from '@thera/santorini';
import { append, begin, type Dice, diceFor, type Match, type Result, sha256 } from '@thera/table';
import { decideWith } from '../src/decide/decide.ts';
import type { Skill } from '../src/decide/skill.ts';

/** The value of a result that cannot be a fault. */
export function good<T>(result: Result<T, string>): T {
  if (!result.ok) throw new Error(`${result.error} at ${result.at}`);
  return result.value;
}

/** Dice that a seed decides. */
export const diceOf = (seed: string, number: number = 0): Dice => diceFor(sha256, seed, number);

/** A stage as its seat to decide sees it. */
export function seenByDecider(stage: Stage): Stage {
  return veiledStage(stage, deciderOf(stage));
}

/** A game that seats of these skills play, as its record has it; skills are repeated for the seats that follow. */
export function selfPlay(setup: object, skills: readonly Skill[], seed: string): Match<Setup, State, string> {
  let match = good(begin(santorini, good(parseSetup(setup)), seed));
  while (match.outcome === undefined) {
    const seat = santorini.toAct(match.state)[0]!;
    const thought = decideWith(skills[seat % skills.length]!, seenByDecider(match.state.stage), {
      dice: diceOf(`choices of ${seed}`, match.record.events.length),
      clock: () => 0,
    });
    const next = append(santorini, match, { kind: 'decision', seat, steps: thought.steps });
    if (!next.ok) {
      const { position } = santorini.view(match.state, seat);
      throw new Error(`seed ${seed}: ${position} refuses ${thought.steps.join(' ')}: ${next.error}`);
    }
    match = next.value;
  }
  return match;
}
