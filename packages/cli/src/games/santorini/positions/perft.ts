import { drawnText } from '@thera/play/santorini';
import { awaitsChance, chances, parseStage, perft as perftOf, type Stage, settle } from '@thera/santorini';
import { complain, write } from '../../../output.ts';
import { type Listed, listDecisions } from '../list-decisions.ts';
import type { SantoriniCommand } from '../santorini-command.ts';
import { describeFault } from './position-argument.ts';

/** Counts distinct results some turns ahead. */
export const perft: SantoriniCommand = {
  options: ['divide'],
  arity: 2,
  async run({ positionals: [text = '', depthText = ''], flags, texts }) {
    const stage = parseStage(text);
    if (!stage.ok) return complain(describeFault(texts, stage, text));
    if (!/^\d{1,2}$/.test(depthText)) return complain(texts.commandLine.usageErrors['bad-value'](depthText));
    const depth = Number(depthText);
    const from = performance.now();
    const total = flags.has('divide') ? await divide(stage.value, depth) : countResults(stage.value, depth);
    const seconds = Math.max(performance.now() - from, 0.001) / 1000;
    await write(`${total} turns, ${Math.round(total / seconds)} turns/s\n`);
    return 0;
  },
};

/** As `perft` of the rules, for the stages before play too. */
function countResults(stage: Stage, depth: number): number {
  if (stage.phase === 'play') return perftOf(stage.position, depth);
  if (depth === 0) return 1;
  let total = 0;
  for (const { result } of listDecisions(stage)) total += countResults(result, depth - 1);
  return total;
}

async function divide(stage: Stage, depth: number): Promise<number> {
  if (depth === 0) return countResults(stage, 0);
  let total = 0;
  let parts = 0;
  for (const { text, result, left } of partsOf(stage, depth)) {
    const count = countResults(result, left);
    total += count;
    parts++;
    await write(`${text}\t${count}\n`);
  }
  return parts === 0 ? countResults(stage, depth) : total;
}

/** What a count is made of: the turns, or the draws where one is due first. */
function* partsOf(stage: Stage, depth: number): Generator<Listed & { readonly left: number }> {
  if (stage.phase !== 'play') {
    for (const listed of listDecisions(stage)) yield { ...listed, left: depth - 1 };
  } else if (awaitsChance(stage.position)) {
    for (const position of chances(stage.position))
      yield { text: `=${drawnText(position)}`, result: { phase: 'play', position }, left: depth };
  } else {
    const settled: Stage = { phase: 'play', position: settle(stage.position) };
    for (const listed of listDecisions(settled)) yield { ...listed, left: depth - 1 };
  }
}
