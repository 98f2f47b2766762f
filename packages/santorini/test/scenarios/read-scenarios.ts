/** Checks that name a turn, or the steps it begins with. */
export const STEP_CHECKS = ['can', 'cannot', 'turn', 'no-turn', 'wins', 'loses', 'no-win', 'then'] as const;

/** What is claimed of the seat to move; `line` is where the file says so. */
export type Check =
  | { readonly kind: (typeof STEP_CHECKS)[number]; readonly line: number; readonly steps: string }
  | { readonly kind: 'result'; readonly line: number; readonly steps: string; readonly position: string }
  | { readonly kind: 'count'; readonly line: number; readonly count: number }
  | { readonly kind: 'stuck'; readonly line: number };

/** One `position` line with the checks below it; a scenario with several positions gives several of these. */
export interface Scenario {
  readonly name: string;
  readonly file: string;
  /** The line of the position. */
  readonly line: number;
  readonly position: string;
  readonly checks: readonly Check[];
}

const POSITION = /^[0-4abc]{25}\/[1-4](\/[^/]+){2,5}$/;
const STEPS = /^(pass|[A-Ex0-5NSWX()<>=^,#+*&~ -]+)$/;
const COUNT = /^\d+$/;

/** Reads a table of scenarios; what is malformed throws with its file and line. */
export function readScenarios(text: string, file: string): Scenario[] {
  const scenarios: (Scenario & { checks: Check[] })[] = [];
  const names = new Set<string>();
  let name: string | undefined;
  for (const [index, whole] of text.split('\n').entries()) {
    const line = index + 1;
    const place = `${file}:${line}`;
    const [word, rest = ''] = splitOnce(withoutComment(whole), ' ');
    if (word === '') continue;
    if (word === '#') {
      if (names.has(rest)) refuse(place, `a second scenario named '${rest}'`);
      names.add(rest);
      name = rest;
    } else if (name === undefined) {
      refuse(place, 'a scenario begins with its name: # name');
    } else if (word === 'position') {
      scenarios.push({ name, file, line, position: readPosition(rest, place), checks: [] });
    } else {
      const scenario = scenarios.at(-1);
      if (scenario?.name !== name) refuse(place, 'a check before any position');
      scenario.checks.push(readCheck(word, rest, line, place));
    }
  }
  refuseEmpty(scenarios, names, file);
  return scenarios;
}

function readCheck(word: string, rest: string, line: number, place: string): Check {
  const kind = STEP_CHECKS.find((known) => known === word);
  if (kind !== undefined) return { kind, line, steps: readSteps(rest, place) };
  switch (word) {
    case 'result': {
      const [steps, position = ''] = splitOnce(rest, ' = ');
      return { kind: word, line, steps: readSteps(steps, place), position: readPosition(position, place) };
    }
    case 'count':
      if (!COUNT.test(rest)) refuse(place, 'count wants a number');
      return { kind: word, line, count: Number(rest) };
    case 'stuck':
      if (rest !== '') refuse(place, 'stuck stands alone');
      return { kind: word, line };
    default:
      return refuse(place, `unknown word '${word}'`);
  }
}

function readPosition(text: string, place: string): string {
  const position = text.replaceAll(/\s/g, '');
  if (!POSITION.test(position)) refuse(place, `not a position: '${text}'`);
  return position;
}

function readSteps(text: string, place: string): string {
  if (!STEPS.test(text)) refuse(place, `not a turn: '${text}'`);
  return text;
}

/** A comment goes from two slashes, at the start or after a space, to the end of the line. */
function withoutComment(line: string): string {
  return line.replace(/(^|\s)\/\/.*$/, '').trim();
}

function splitOnce(text: string, separator: string): [string, string?] {
  const at = text.indexOf(separator);
  return at < 0 ? [text] : [text.slice(0, at).trim(), text.slice(at + separator.length).trim()];
}

/** A scenario that claims nothing would pass for ever. */
function refuseEmpty(scenarios: readonly Scenario[], names: ReadonlySet<string>, file: string): void {
  for (const { line, checks } of scenarios) {
    if (checks.length === 0) refuse(`${file}:${line}`, 'a position without a check');
  }
  for (const name of names) {
    if (!scenarios.some((scenario) => scenario.name === name)) refuse(file, `'${name}' has no position`);
  }
}

function refuse(place: string, why: string): never {
  throw new Error(`${place}: ${why}`);
}
