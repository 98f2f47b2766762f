import {
  bindingPowers,
  formatSquare,
  levelAt,
  NEAR,
  type StepChoice,
  type WrittenStep,
  writtenSteps,
} from '@thera/santorini';
import { type GameText, SPECIAL_ACTS, type SpecialAct } from '@thera/texts/santorini';
import { choicesIn, type SantoriniAttempt, waitingActs } from './attempt.ts';

/** More squares than a short line can name. */
const MANY = 4;

/**
 * What there is to know right now, in one short line, for whoever decides: what a mortal could not do, or what another's
 * power does not allow. It is read from what the attempt knows already; undefined where there is nothing to say.
 */
export function situationOf(attempt: SantoriniAttempt, texts: GameText): string | undefined {
  const { stage, worker } = attempt;
  if (stage.phase !== 'play' || stage.position.prefix !== null) return undefined;
  const allowed = allowedLine(attempt, texts);
  const bound = boundLine(attempt, texts);
  // Whoever has a worker in hand wants to know what it can do; before that, what holds for all of them.
  return worker === undefined ? (bound ?? allowed) : (allowed ?? bound);
}

function boundLine({ stage, steps, following }: SantoriniAttempt, { powers }: GameText): string | undefined {
  if (stage.phase !== 'play' || steps.length > 0) return undefined;
  const [power] = bindingPowers(stage.position, following).flatMap((id) => powers[id].binds ?? []);
  return power;
}

function allowedLine(attempt: SantoriniAttempt, texts: GameText): string | undefined {
  const classify = classifier(attempt);
  const acts = choicesIn(attempt).map((choice) => ({ choice, act: classify(choice) }));
  const act = SPECIAL_ACTS.find((special) => acts.some((known) => known.act === special));
  if (act === undefined || !isOptional(attempt, act, classify)) return undefined;
  return inWords(
    act,
    acts.flatMap((known) => (known.act === act ? known.choice : [])),
    texts,
  );
}

type Classify = (choice: StepChoice) => SpecialAct | undefined;

/** Whether something else could be done as well: what has to be done is asked for elsewhere. */
function isOptional({ mayEnd, following }: SantoriniAttempt, act: SpecialAct, classify: Classify): boolean {
  return mayEnd || following.some((choice) => classify(choice) !== act);
}

/** Tells, for each step that may follow, what of it a mortal could not do. */
function classifier(attempt: SantoriniAttempt): Classify {
  const done = writtenSteps(attempt.steps.join(' '));
  const moves = done.filter(({ kind }) => kind === 'move' || kind === 'swap' || kind === 'push');
  const hasMoved = moves.length > 0;
  const hasBuilt = done.some(({ kind }) => kind === 'build' || kind === 'dome');
  const isEarly = waitingActs(attempt).length > 0;
  return (choice) => {
    switch (choice.kind) {
      case 'move':
        return hasMoved ? 'move-again' : specialMove(attempt, choice);
      case 'build':
        if (!hasMoved) return isEarly ? earlyBuild(choice) : undefined;
        if (isUnder(attempt, moves.at(-1)!, choice)) return 'build-under';
        return hasBuilt ? 'build-again' : undefined;
      default:
        return SPECIAL_ACTS.find((act) => act === choice.kind);
    }
  };
}

const earlyBuild = ({ walkers }: StepChoice): SpecialAct =>
  walkers === undefined ? 'build-only' : 'build-first';

/** Whether a build raises the worker that has just moved; where workers are carried on, nobody can tell. */
function isUnder({ stage }: SantoriniAttempt, { kind, names }: WrittenStep, { to }: StepChoice): boolean {
  if (stage.phase !== 'play' || stage.position.lineup.laws.some(({ carriesOn }) => carriesOn)) return false;
  return to !== undefined && names.at(kind === 'push' ? -2 : -1) === formatSquare(to);
}

/** A step that is higher or further than a mortal's. */
function specialMove({ stage }: SantoriniAttempt, { from, to }: StepChoice): SpecialAct | undefined {
  if (stage.phase !== 'play' || from === undefined || to === undefined) return undefined;
  if (((NEAR[from]! >> to) & 1) === 0) return 'reach';
  return levelAt(stage.position, to) - levelAt(stage.position, from) > 1 ? 'climb' : undefined;
}

function inWords(act: SpecialAct, choices: readonly StepChoice[], { situation }: GameText): string {
  const [only, ...others] = [...new Set(choices.map(({ step }) => step))];
  const names = writtenSteps(only!)[0]?.names ?? [];
  if (others.length === 0 && act === 'push') return situation.mayPush(names.at(-2)!, names.at(-1)!);
  if (others.length === 0 && act === 'ferry') return situation.mayForce(names[0]!, names[1]!);
  const squares = [...new Set(choices.flatMap(({ from, to }) => (act === 'ferry' ? from : to) ?? []))];
  return situation.may[act](squares.length < MANY ? situation.either(squares.map(formatSquare)) : '');
}
