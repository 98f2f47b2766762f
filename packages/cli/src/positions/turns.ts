import { createInterface } from 'node:readline';
import { formatStage, type Stage } from '@thera/santorini';
import type { Command } from '../command.ts';
import { listDecisions } from '../games/santorini/list-decisions.ts';
import { BAD_INPUT, complain, write } from '../output.ts';
import { describeFault, parseDecidable } from './position-argument.ts';

/** Lists the turns of a position, or of every position that standard input brings. */
export const turns: Command = {
  options: ['routes'],
  arity: 1,
  async run({ positionals: [text = ''], flags, texts }) {
    const everyRoute = flags.has('routes');
    if (text === '-') return answerInput(everyRoute);
    const stage = parseDecidable(text);
    if (!stage.ok) return complain(describeFault(texts, stage, text));
    await write(linesOf(stage.value, everyRoute));
    return 0;
  },
};

async function answerInput(everyRoute: boolean): Promise<number> {
  let status = 0;
  for await (const line of createInterface({ input: process.stdin })) {
    const text = line.trim();
    if (text === '') continue;
    const stage = parseDecidable(text);
    if (!stage.ok) status = BAD_INPUT;
    await write(`# ${text}\n${stage.ok ? linesOf(stage.value, everyRoute) : `error ${stage.error}\n`}`);
  }
  return status;
}

function linesOf(stage: Stage, everyRoute: boolean): string {
  let lines = '';
  for (const { text, result } of listDecisions(stage, everyRoute))
    lines += `${text}\t${formatStage(result)}\n`;
  return lines;
}
