import { describe, expect, test } from 'vitest';
import { Turn } from '../src/generator/turn.ts';
import {
  formatPosition,
  hasTurn,
  listBriefTurns,
  listTurns,
  nextChoices,
  Position,
  parsePosition,
  parseTurn,
  play,
  TurnList,
  whyNot,
} from '../src/index.ts';

/** A million turns each, and none of them brings Adonis' pair together. */
const UNASKED = [
  '0000000000000000000000000/1/morpheus[40]:B4,B2/adonis[E1&B4]:D5,E1',
  '0000000000000000000000000/1/heracles@printed:B4,C3/adonis[E1&B4]:D5,E1',
  '0000000000000000000000000/1/heracles:B4,C3/adonis[E1&B4]:D5,E1',
];
/** One worker can come beside his, and what it builds makes no difference. */
const ASKED = '0010000110011102113011010/1/morpheus[15]:E4,B3/adonis[D3&E4]:D3,C1';
/** More saved than the board could ever hold. */
const HOSTILE = '0010000110011102113011010/1/morpheus[999]:E4,B3/chronus:D3,C1';
const MANY = [...UNASKED, ASKED, HOSTILE];

/** Steps that the generator may write down for one answer; all turns of these positions take millions. */
const FEW = 20_000;

/** How often the generator does something meanwhile. */
function counted(what: 'begin' | 'write', act: () => void): number {
  const usual: (this: Turn, ...operands: never[]) => void = Turn.prototype[what];
  let count = 0;
  // No spy: it would remember every call.
  Turn.prototype[what] = function (this: Turn, ...operands: never[]): void {
    count++;
    usual.apply(this, operands);
  };
  try {
    act();
  } finally {
    Turn.prototype[what] = usual;
  }
  return count;
}

function read(text: string): Position {
  const position = parsePosition(text);
  if (!position.ok) throw new Error(position.error);
  return position.value;
}

describe.each(MANY)('%s', (text) => {
  test('one turn is enough to know that there is one', () => {
    const position = read(text);
    const work = counted('write', () => expect(hasTurn(position)).toBe(true));
    expect(work).toBeLessThan(300);
  });

  test('what may follow, and why something may not, takes little', () => {
    const position = read(text);
    const [first] = nextChoices({ phase: 'play', position }, []);
    const steps = [first!.step];
    const work = counted('write', () => {
      whyNot(position, []);
      whyNot(position, steps, first!.to);
      expect(nextChoices({ phase: 'play', position }, steps).length).toBeGreaterThan(0);
    });
    expect(work).toBeLessThan(FEW);
  });

  test('a turn is read by following it, right or wrong', () => {
    const position = read(text);
    const steps: string[] = [];
    for (let ends = false; !ends; ) {
      const [next] = nextChoices({ phase: 'play', position }, steps);
      steps.push(next!.step);
      ends = next!.ends;
    }
    const work = counted('write', () => {
      expect(parseTurn(position, steps.join(' ')).ok).toBe(true);
      expect(parseTurn(position, [...steps, 'A1>E5'].join(' ')).ok).toBe(false);
    });
    expect(work).toBeLessThan(FEW);
  });

  test('a brief list has no more turns than are wanted, and all of them are legal', () => {
    const position = read(text);
    const list = new TurnList();
    const work = counted('write', () => listBriefTurns(position, list, 2_000));
    expect(list.isBrief).toBe(true);
    expect(list.count).toBeGreaterThan(100);
    expect(list.count).toBeLessThan(2_025);
    expect(work).toBeLessThan(FEW);
  });
});

describe('a list that is cut off', () => {
  test('stops at once', () => {
    const list = new TurnList();
    list.most = 1_000;
    const position = read(UNASKED[1]!);
    const work = counted('write', () => listTurns(position, list));
    expect(list.isFull).toBe(true);
    expect(list.count).toBeLessThan(1_025);
    expect(work).toBeLessThan(FEW);
  });

  test('begins like the whole list', () => {
    const position = read('0000000000000000000000000/1/morpheus[2]:B4,C3/apollo:D5,E1');
    const [all, some] = [new TurnList(), new TurnList()];
    listTurns(position, all);
    some.most = 500;
    listTurns(position, some);
    expect(some.count).toBeLessThan(all.count);
    expect(some.data.slice(0, some.size)).toEqual(all.data.slice(0, some.size));
  });
});

describe('a brief list', () => {
  const brief = (text: string, most: number): TurnList => {
    const list = new TurnList();
    listBriefTurns(read(text), list, most);
    return list;
  };
  const turnsOf = (list: TurnList): string[] => [...list.starts()].map((at) => list.turn(at).join());

  test.each([
    '4444000001444411444414440/1/morpheus[6]:A4,C4/apollo:E4,E1',
    'aaaaa00000aaaaa0000aaaaaa/1/heracles:A4,C4/apollo:E4,C2',
    'aaaaa00000aaaaa0000aaaaaa/1/heracles@printed:A4,C4/apollo:E4,C2',
  ])('is part of the whole one: %s', (text) => {
    const all = new TurnList();
    listTurns(read(text), all);
    const known = new Set(turnsOf(all));
    const some = brief(text, all.count / 2);
    expect(some.isBrief).toBe(true);
    expect(some.count).toBeGreaterThan(0);
    expect(turnsOf(some).filter((turn) => !known.has(turn))).toEqual([]);
  });

  test.each([
    ['where all are few enough', '0010000110011102113011010/1/morpheus[2]:E4,B3/apollo:D3,C1'],
    ['where builds are not added freely', '0000000000000000000000000/1/polyphemus:C4,C2/scylla:C5,D5'],
    ['where the board leaves little room', 'aaaaaaaaaaaaaa0aaa00aaa00/1/morpheus[40]:D2,E2/apollo:D1,E1'],
  ])('is the whole one %s', (_, text) => {
    const all = new TurnList();
    listTurns(read(text), all);
    const list = brief(text, 5_000);
    expect(list.isBrief).toBe(false);
    expect(turnsOf(list)).toEqual(turnsOf(all));
  });
});

test('what a counter in a text leads to can be read again', () => {
  const position = read(HOSTILE);
  const list = new TurnList();
  list.most = 1;
  listTurns(position, list);
  const after = new Position();
  play(position, list.data, 0, after);
  expect(parsePosition(formatPosition(after)).ok).toBe(true);
});

test('what may follow a step of a walk is known without walking everywhere', () => {
  const position = read('0000000000000000000000000/1/hermes:A5,E1/apollo:B1,D5');
  const choices = (steps: readonly string[]): unknown => nextChoices({ phase: 'play', position }, steps);
  expect(counted('write', () => choices([]))).toBeLessThan(500);
  expect(counted('write', () => choices(['A5>B4']))).toBeLessThan(500);
});

describe('why not', () => {
  test('after a long walk takes no more runs of the generator than after a short one', () => {
    const position = read('0000000000444444444400000/2/adonis[D1&D4]:B1,D1/hermes:B5,D4');
    const steps = longWalk(position);
    const runs = (length: number): number => counted('begin', () => whyNot(position, steps.slice(0, length)));
    expect(steps.length).toBeGreaterThan(20);
    expect(runs(steps.length)).toBe(runs(1));
  });
});

/** As long a walk as comes of always taking the first way. */
function longWalk(position: Position): string[] {
  const steps: string[] = [];
  for (let length = 0; length < 40; length++) {
    const next = nextChoices({ phase: 'play', position }, steps).find(({ from }) => from !== undefined);
    if (next === undefined) break;
    steps.push(next.step);
  }
  return steps;
}
