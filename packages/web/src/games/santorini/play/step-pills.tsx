import { isComplete } from '@thera/play';
import { type Act, actOf, choicesIn, type SantoriniAttempt, stepInBrief, take } from '@thera/play/santorini';
import { formatSquare } from '@thera/santorini';
import type { GameText } from '@thera/texts/santorini';
import type { JSX } from 'preact/jsx-runtime';
import { Icon } from '../../../shell/icon.tsx';

/** A decision in a few words: what is chosen, what is to be chosen now, and what comes after. */
export function StepPills({
  attempt,
  texts,
}: {
  readonly attempt: SantoriniAttempt;
  readonly texts: GameText;
}): JSX.Element {
  const now = usualAct(attempt);
  const next = now === undefined ? undefined : actAfter(attempt, now);
  return (
    <ol class="pills">
      {chosenIn(attempt).map((step) => (
        <li key={step} class="pill is-chosen">
          <Icon name="check" />
          {stepInBrief(step, texts)}
        </li>
      ))}
      {now !== undefined && (
        <li class="pill is-now" aria-current="step">
          {texts.steps[now]}
        </li>
      )}
      {next !== undefined && <li class="pill is-next">{texts.steps[next]}</li>}
    </ol>
  );
}

function chosenIn({ steps, worker }: SantoriniAttempt): readonly string[] {
  return steps.length === 0 && worker !== undefined ? [formatSquare(worker)] : steps;
}

/** What most people do next; nothing if the turn could as well end here. */
function usualAct(attempt: SantoriniAttempt): Act | undefined {
  if (isComplete(attempt)) return undefined;
  const choices = choicesIn(attempt);
  const acts = choices.map(({ kind }) => actOf(kind));
  // Where a turn can end with a build, that is what it comes to.
  const last = choices.find(({ kind, ends }) => ends && kind === 'build');
  const isBefore = attempt.steps.length === 0;
  return isBefore || last === undefined ? (acts.find((act) => act === 'move') ?? acts[0]) : 'build';
}

/** What a turn goes on with after an act, looking at one way to do it. */
function actAfter(attempt: SantoriniAttempt, act: Act): Act | undefined {
  const choice = choicesIn(attempt).find(({ kind, ends }) => actOf(kind) === act && !ends);
  const next = choice === undefined ? undefined : usualAct(take(attempt, choice));
  return next === act ? undefined : next;
}
