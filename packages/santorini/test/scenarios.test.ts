import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { scriptOf } from '../src/choices.ts';
import { listTurns, nextSteps } from '../src/generator/generate.ts';
import { TurnList } from '../src/generator/turn-list.ts';
import { sideOfSeat } from '../src/lineup.ts';
import { formatPosition } from '../src/notation/format-position.ts';
import { parseTurn } from '../src/notation/parse-turn.ts';
import { play } from '../src/play.ts';
import { Position } from '../src/position.ts';
import { positionOf } from './random-start.ts';
import { type Check, readScenarios, type Scenario } from './scenarios/read-scenarios.ts';

const FOLDER = new URL('./scenarios/', import.meta.url);
const files = readdirSync(FOLDER).filter((file) => file.endsWith('.scenarios'));

describe.each(files)('%s', (file) => {
  const scenarios = readScenarios(readFileSync(new URL(file, FOLDER), 'utf8'), file);
  test.each(scenarios.map((scenario) => [`${scenario.name}, line ${scenario.line}`, scenario] as const))(
    '%s',
    (_, scenario) => expect(faultsIn(scenario)).toEqual([]),
  );
});

/** Every check that fails, with its line; after `then` the checks are about the position it leads to. */
function faultsIn({ position, checks, file }: Scenario): string[] {
  const faults: string[] = [];
  let now = positionOf(position);
  for (const check of checks) {
    const fault = faultOf(now, check);
    if (fault !== undefined) faults.push(`${file}:${check.line}: ${check.kind} ${fault}`);
    if (check.kind === 'then') now = afterTurn(now, check.steps) ?? now;
  }
  return faults;
}

function faultOf(position: Position, check: Check): string | undefined {
  const where = formatPosition(position);
  switch (check.kind) {
    case 'can':
    case 'cannot': {
      const can = mayBegin(position, check.steps);
      return can === (check.kind === 'can') ? undefined : `${check.steps} at ${where}`;
    }
    case 'turn':
    case 'then':
    case 'no-turn': {
      const turn = parseTurn(position, check.steps);
      const answer = turn.ok ? 'is a turn' : turn.error;
      return turn.ok === (check.kind !== 'no-turn') ? undefined : `${check.steps} ${answer} at ${where}`;
    }
    case 'wins':
    case 'loses': {
      const winner = afterTurn(position, check.steps)?.winner ?? -1;
      const { seats } = position.lineup;
      const isMovers = sideOfSeat(seats, winner) === sideOfSeat(seats, position.turn);
      const holds = winner >= 0 && isMovers === (check.kind === 'wins');
      return holds ? undefined : `${check.steps}, winner ${winner + 1}, at ${where}`;
    }
    case 'no-win': {
      if (!mayBegin(position, check.steps)) return `${check.steps} is impossible at ${where}`;
      const after = afterTurn(position, check.steps);
      return after === undefined || after.winner < 0 ? undefined : `${check.steps} wins at ${where}`;
    }
    case 'result': {
      const after = afterTurn(position, check.steps);
      const result = after === undefined ? 'impossible' : formatPosition(after);
      return result === check.position ? undefined : `${check.steps} = ${result}, not ${check.position}`;
    }
    case 'count':
    case 'stuck': {
      const list = new TurnList();
      listTurns(position, list);
      const wanted = check.kind === 'stuck' ? 0 : check.count;
      return list.count === wanted ? undefined : `${list.count} turns, not ${wanted}, at ${where}`;
    }
  }
}

/** Whether some complete turn begins with these steps. */
function mayBegin(position: Position, steps: string): boolean {
  const script = scriptOf([steps]);
  if (script === undefined) return parseTurn(position, steps).ok;
  const { next, mayEnd } = nextSteps(position, script);
  return mayEnd || next.length > 0;
}

function afterTurn(position: Position, steps: string): Position | undefined {
  const turn = parseTurn(position, steps);
  if (!turn.ok) return undefined;
  const after = new Position();
  play(position, turn.value, 0, after);
  return after;
}
