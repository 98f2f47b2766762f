import { awaitsChance } from '../src/chance.ts';
import { canWin, listTurns, listWins } from '../src/generator/generate.ts';
import { TurnList } from '../src/generator/turn-list.ts';
import { perft } from '../src/perft.ts';
import { play } from '../src/play.ts';
import { Position } from '../src/position.ts';
import { type CardId, POWER_IDS } from '../src/power-ids.ts';
import { powerOf } from '../src/powers/index.ts';
import { lengthOf } from '../src/steps.ts';
import { allocationOf } from './allocation.ts';
import { measure, type Work } from './measure.ts';
import { type BoardName, boardWith } from './positions.ts';
import { countMortal, Yardstick } from './yardstick.ts';

/** What the rules promise, as a share of the yardstick in the same run: mortals, base powers, all others. */
const WANTED = { mortal: 0.12, base: 0.04, later: 0.01 } as const;
const KINDS = ['mortal', 'base', 'later'] as const;
type Kind = (typeof KINDS)[number];

function kindOf(id: CardId): Kind {
  if (id === 'mortal') return id;
  const { group } = powerOf(id);
  return group === 'simple' || group === 'advanced' ? 'base' : 'later';
}

const list = new TurnList();

function yardstickOf(position: Position): Yardstick {
  const y = new Yardstick();
  y.mine = position.turn === 0 ? position.c0 : position.c1;
  y.theirs = position.turn === 0 ? position.c1 : position.c0;
  y.h1 = position.h1;
  y.h2 = position.h2;
  y.h3 = position.h3;
  y.domes = position.domes;
  return y;
}

/** Distinct results listed and carried out, two turns ahead; the leaves are turns of seat 1. */
function generatorWork(first: CardId, second: CardId, board: BoardName): Work {
  const position = boardWith(board, first, second, 2);
  return () => perft(position, 2);
}

function yardstickWork(board: BoardName): Work {
  const yardstick = yardstickOf(boardWith(board, 'mortal', 'mortal', 2));
  return () => countMortal(yardstick, 2);
}

/** Positions after every turn of seat 2, to ask each of them the same question. */
function childrenOf(position: Position): Position[] {
  listTurns(position, list);
  const children: Position[] = [];
  for (let at = 0; at < list.size; at += lengthOf(list.data[at]!)) {
    const child = new Position();
    play(position, list.data, at, child);
    children.push(child);
  }
  return children;
}

function questionWork(first: CardId, board: BoardName, ask: (position: Position) => void): Work {
  const children = childrenOf(boardWith(board, first, 'mortal', 2)).filter(
    (child) => child.winner < 0 && !awaitsChance(child),
  );
  return () => {
    for (const child of children) ask(child);
    return children.length;
  };
}

const cell = (rate: number, yardstick: number): string =>
  `${rate.toFixed(1)} (${(rate / yardstick).toFixed(3)})`;

/** The hot path must not allocate; only a draw makes new positions. */
async function reportAllocation(ids: readonly CardId[], boards: readonly BoardName[]): Promise<void> {
  const positions = ids
    .filter((id) => powerOf(id).deck === null)
    .flatMap((id) =>
      boards.flatMap((board) => [boardWith(board, id, 'mortal', 2), boardWith(board, 'mortal', id, 2)]),
    );
  const work = (): number => {
    let turns = 0;
    for (let i = 0; i < positions.length; i++) turns += perft(positions[i]!, 2);
    return turns;
  };
  // Buffers that are kept have grown to their size once everything has run.
  work();
  const { done, bytes, where } = await allocationOf(work);
  const per = ((bytes / done) * 1e6).toFixed(0);
  console.log(
    `allocation: ${per} bytes a million turns, over ${done} turns${where === '' ? '' : ` (${where})`}`,
  );
}

async function main(): Promise<void> {
  const boards: readonly BoardName[] = ['START', 'MID'];
  const ids: readonly CardId[] = ['mortal', ...POWER_IDS];
  // Every power runs through the generator first, so that none is measured in a process that knows only itself.
  for (const id of ids) for (const board of boards) perft(boardWith(board, id, 'mortal', 2), 2);

  console.log('Millions of distinct results a second, listed and carried out (share of the yardstick).\n');
  console.log(
    '| power | its turns START | its turns MID | mortal against it START | MID | wins only START | MID | can win? START | MID |',
  );
  console.log('|---|---|---|---|---|---|---|---|---|');
  const worst: Record<Kind, number> = { mortal: 1, base: 1, later: 1 };
  const yardsticks: number[] = [];
  for (const id of ids) {
    const cells: string[] = [];
    const shares: number[] = [];
    for (const [first, second] of [
      [id, 'mortal'],
      ['mortal', id],
    ] as const) {
      for (const board of boards) {
        const [rate, yardstick] = measure([generatorWork(first, second, board), yardstickWork(board)]);
        yardsticks.push(yardstick);
        shares.push(rate / yardstick);
        cells.push(cell(rate, yardstick));
      }
    }
    const questions = [(p: Position) => listWins(p, list), (p: Position) => void canWin(p)];
    const works = questions.flatMap((ask) => boards.map((board) => questionWork(id, board, ask)));
    cells.push(...measure(works).map((rate) => rate.toFixed(1)));
    const kind = kindOf(id);
    worst[kind] = Math.min(worst[kind], ...shares);
    console.log(`| ${id} | ${cells.join(' | ')} |`);
  }
  console.log(
    `\nyardstick: ${Math.min(...yardsticks).toFixed(0)}–${Math.max(...yardsticks).toFixed(0)} million turns a second`,
  );
  for (const kind of KINDS) {
    console.log(`${kind}: at least ${worst[kind].toFixed(3)} of the yardstick (wanted ${WANTED[kind]})`);
    if (worst[kind] < WANTED[kind]) process.exitCode = 1;
  }
  await reportAllocation(ids, boards);
}

await main();
