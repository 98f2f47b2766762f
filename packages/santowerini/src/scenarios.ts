import type { EnemyKind } from './enemy-kinds.ts';
import { ENDLESS, type PlaceCode, SCENARIO_CODES, type Scenario, type ScenarioCode } from './scenario.ts';
import { parseSquare, type Square } from './squares.ts';

/** A scenario as it is written below: rows from north to south, squares and enemies in order. */
interface Written extends Omit<Scenario, 'heights' | 'builders' | 'landings' | 'gate' | 'reserve'> {
  readonly heights: string;
  readonly builders: string;
  readonly landings: string;
  readonly gate: string;
  readonly reserve: string;
}

const WRITTEN: readonly Written[] = [
  {
    code: '1A',
    level: 1,
    heights: '00000 00000 01010 00100 00000',
    builders: 'B2 D2',
    landings: 'A5 B5 C5 D5 E5 C5',
    gate: 'A1 B1 C1 D1 E1',
    reserve: 'raider runner runner raider raider',
    start: 3,
    interval: 3,
    cap: 4,
    buildings: 9,
  },
  {
    code: '1B',
    level: 1,
    heights: '00000 00010 00110 00000 00000',
    builders: 'C4 D2',
    landings: 'A5 A4 A3 A2 A1 A3',
    gate: 'E5 E4 E3 E2 E1',
    reserve: 'runner raider raider runner runner raider raider',
    start: 3,
    interval: 2,
    cap: 4,
    buildings: 9,
  },
  {
    code: '2A',
    level: 2,
    heights: '10001 00000 10001 00100 00000',
    builders: 'B2 D2',
    landings: 'A5 B5 D5 E5 A5 E5',
    gate: 'A1 B1 C1 D1 E1',
    reserve: 'raider runner raider runner runner raider raider runner',
    start: 2,
    interval: 2,
    cap: 3,
    buildings: 11,
  },
  {
    code: '2B',
    level: 2,
    heights: '01010 01010 00000 01010 00000',
    builders: 'C3 C2',
    landings: 'A5 C5 E5 B5 D5 C5',
    gate: 'A1 B1 C1 D1 E1',
    reserve: 'runner raider runner runner raider runner runner raider runner',
    start: 3,
    interval: 2,
    cap: 4,
    buildings: 11,
  },
  {
    code: '3A',
    level: 3,
    heights: '01010 00000 01110 00000 00000',
    builders: 'B2 D2',
    landings: 'A5 B5 C5 D5 E5 C5',
    gate: 'A1 B1 C1 D1 E1',
    reserve: 'runner sapper runner runner sapper runner raider sapper runner runner',
    start: 3,
    interval: 2,
    cap: 4,
    buildings: 11,
  },
  {
    code: '3B',
    level: 3,
    heights: '00000 00100 01010 00100 00000',
    builders: 'B4 D2',
    landings: 'A5 E5 A1 E1 A4 E2',
    gate: 'C3',
    reserve: 'runner raider runner runner sapper raider sapper runner raider runner',
    start: 3,
    interval: 2,
    cap: 4,
    buildings: 12,
  },
  {
    code: '4A',
    level: 4,
    heights: '10001 00000 01010 00100 00000',
    builders: 'B2 D2',
    landings: 'A5 B5 C5 D5 E5 C5',
    gate: 'A1 B1 C1 D1 E1',
    reserve: 'runner brute runner raider brute runner runner brute raider runner',
    start: 3,
    interval: 1,
    cap: 4,
    buildings: 12,
  },
  {
    code: '4B',
    level: 4,
    heights: '00000 00100 00000 10101 00000',
    builders: 'B2 D2',
    landings: 'A5 E5 A4 E4 B5 D5',
    gate: 'A1 B1 C1 D1 E1',
    reserve: 'raider runner runner sapper raider runner raider runner sapper runner',
    start: 3,
    interval: 2,
    cap: 4,
    buildings: 12,
  },
  {
    code: '5A',
    level: 5,
    heights: '00000 00000 01010 00100 00000',
    builders: 'B2 D2',
    landings: 'A5 B5 C5 D5 E5 C5',
    gate: 'A1 B1 C1 D1 E1',
    reserve: 'runner captain runner sapper raider runner captain runner raider runner sapper',
    start: 3,
    interval: 1,
    cap: 4,
    buildings: 12,
  },
  {
    code: '5B',
    level: 5,
    heights: '00000 01010 00000 01010 00000',
    builders: 'C4 C2',
    landings: 'A5 E5 A1 E1 B5 D1',
    gate: 'C3',
    reserve: 'runner raider runner runner sapper raider runner sapper raider runner',
    start: 3,
    interval: 2,
    cap: 4,
    buildings: 12,
  },
  {
    code: '6A',
    level: 6,
    heights: '00000 00000 00100 01010 00000',
    builders: 'B2 D2',
    landings: 'A5 B5 C5 D5 E5 C5',
    gate: 'A1 B1 C1 D1 E1',
    reserve:
      'runner raider runner brute captain raider runner sapper runner brute raider runner runner captain',
    start: 3,
    interval: 1,
    cap: 4,
    buildings: 13,
  },
  {
    code: '6B',
    level: 6,
    heights: '00000 00100 01010 00100 00000',
    builders: 'B4 D2',
    landings: 'A5 E5 A1 E1 D5 B1',
    gate: 'C3',
    reserve:
      'runner brute runner sapper runner captain raider runner sapper runner raider brute runner raider',
    start: 3,
    interval: 1,
    cap: 5,
    buildings: 13,
  },
  {
    code: ENDLESS,
    level: 0,
    heights: '00000 00000 01010 00100 00000',
    builders: 'B2 D2',
    landings: 'A5 B5 C5 D5 E5 C5',
    gate: 'A1 B1 C1 D1 E1',
    reserve: '',
    start: 1,
    interval: 3,
    cap: 2,
    buildings: 0,
  },
];

const squares = (names: string): readonly Square[] => names.split(' ').map((name) => parseSquare(name)!);

function read(written: Written): Scenario {
  const { heights, builders, landings, gate, reserve } = written;
  return {
    ...written,
    heights: [...heights.replaceAll(' ', '')].map(Number),
    builders: squares(builders),
    landings: squares(landings),
    gate: squares(gate),
    reserve: reserve === '' ? [] : (reserve.split(' ') as EnemyKind[]),
  };
}

const SCENARIOS: ReadonlyMap<PlaceCode, Scenario> = new Map(
  WRITTEN.map((written) => [written.code, read(written)]),
);

export const scenarioOf = (code: PlaceCode): Scenario => SCENARIOS.get(code)!;

/** The two scenarios of a level. */
export const scenariosOfLevel = (level: number): readonly ScenarioCode[] =>
  SCENARIO_CODES.filter((code) => scenarioOf(code).level === level);
