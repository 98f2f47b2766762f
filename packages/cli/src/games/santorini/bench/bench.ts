import { readFileSync } from 'node:fs';
import { AlphaBeta, type Evaluator, MainThread, type Searcher } from '@thera/engine';
import { type Position, parsePosition } from '@thera/santorini';
import type { BenchText } from '@thera/texts/santorini';
import { complain, write } from '../../../output.ts';
import { evaluatorNamed } from '../engine/engine-evaluator.ts';
import { HelperThreads, MOST_THREADS } from '../engine/engine-helpers.ts';
import { numberOption } from '../engine/engine-number.ts';
import type { SantoriniCommand } from '../santorini-command.ts';
import { MEASURED, SIGNED } from './bench-positions.ts';
import { parseTactics, type Tactic, trySolve } from './bench-tactics.ts';

/** Mortals have fewer turns, so that there is time to look further. */
const DEPTHS = { mortals: 8, powers: 4 };
const SECOND = 1000;
const TABLE_BITS = 18;

/** Measures the engine, or how many forced wins it finds. */
export const bench: SantoriniCommand = {
  options: ['net', 'depth', 'movetime', 'threads', 'tactics'],
  arity: 0,
  async run({ values, texts }) {
    const { usageErrors, bench: words } = texts.commandLine;
    const depth = numberOption(values, 'depth', 60);
    if (!depth.ok) return complain(usageErrors[depth.error](depth.at ?? ''));
    const movetime = numberOption(values, 'movetime', 3_600_000);
    if (!movetime.ok) return complain(usageErrors[movetime.error](movetime.at ?? ''));
    const threads = numberOption(values, 'threads', MOST_THREADS);
    if (!threads.ok) return complain(usageErrors[threads.error](threads.at ?? ''));
    const net = values.get('net') ?? 'best';
    const evaluator = evaluatorNamed(net);
    if (!evaluator.ok) return complain(words.errors['no-net'](net));
    const blank = blankSearchers(evaluator.value, net, (threads.value ?? 1) - 1);
    const milliseconds = movetime.value ?? SECOND;
    const file = values.get('tactics');
    if (file === undefined) return measure(blank, depth.value, milliseconds, words);
    const text = textOf(file);
    if (text === undefined) return complain(words.errors['no-file'](file));
    const tactics = parseTactics(text);
    if (!tactics.ok) return complain(words.errors['bad-line'](tactics.at ?? ''));
    return solveTactics(blank, tactics.value, milliseconds, words);
  },
};

/** Gives searchers that know nothing from before. */
function blankSearchers(evaluator: Evaluator, name: string, helpers: number): () => Searcher {
  const searcher =
    helpers === 0
      ? new AlphaBeta(evaluator, { tableBits: TABLE_BITS })
      : new MainThread(evaluator, new HelperThreads().threadPool(helpers, name, TABLE_BITS));
  return () => {
    searcher.forget();
    return searcher;
  };
}

async function measure(
  blank: () => Searcher,
  depth: number | undefined,
  milliseconds: number,
  words: BenchText,
): Promise<number> {
  // Mortals come first: what was compiled for powers is not what a game without them runs.
  for (const [name, text] of Object.entries(MEASURED)) {
    // The first moments are the compiler's.
    search(blank(), text, Number.POSITIVE_INFINITY, milliseconds);
    const found = search(blank(), text, Number.POSITIVE_INFINITY, milliseconds);
    await write(`${words.inSecond(name, String(found.depth), String(found.nodes))}\n`);
  }
  let nodes = 0;
  let time = 0;
  for (const text of SIGNED) {
    const usual = /\/mortal\S*\/mortal/.test(text) ? DEPTHS.mortals : DEPTHS.powers;
    const found = search(blank(), text, depth ?? usual, Number.POSITIVE_INFINITY);
    nodes += found.nodes;
    time += found.milliseconds;
    const speed = perSecond(found.nodes, found.milliseconds);
    await write(`${words.position(text, String(found.depth), String(found.nodes), speed)}\n`);
  }
  await write(
    `${words.signature(String(nodes), String(SIGNED.length))}\n${words.speed(perSecond(nodes, time))}\n`,
  );
  return 0;
}

function search(searcher: Searcher, text: string, depth: number, milliseconds: number) {
  const from = performance.now();
  const isLate = (): boolean => performance.now() - from >= milliseconds;
  const limits = { depth, nodes: Number.POSITIVE_INFINITY, lines: 1, isLate };
  const { nodes, depth: reached } = searcher.search(positionOf(text), limits);
  return { nodes, depth: reached, milliseconds: performance.now() - from };
}

async function solveTactics(
  blank: () => Searcher,
  tactics: readonly Tactic[],
  milliseconds: number,
  words: BenchText,
): Promise<number> {
  let solved = 0;
  for (const tactic of tactics) {
    const found = trySolve(blank(), tactic, milliseconds);
    if (found.isSolved) solved++;
    else await write(`${words.missed(tactic.text, found.turn)}\n`);
  }
  const percent = ((100 * solved) / Math.max(1, tactics.length)).toFixed(1);
  await write(`${words.solved(String(solved), String(tactics.length), percent)}\n`);
  return 0;
}

function positionOf(text: string): Position {
  const position = parsePosition(text);
  if (!position.ok) throw new Error(`${text}: ${position.error}`);
  return position.value;
}

function textOf(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

const perSecond = (nodes: number, milliseconds: number): string =>
  String(Math.round((nodes * SECOND) / Math.max(1, milliseconds)));
