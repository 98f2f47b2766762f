import { parseStage } from '@thera/santorini';
import type { Command } from '../command.ts';
import { drawStage, legendOf } from '../games/santorini/draw-stage.ts';
import { columns, complain, hasColours, write } from '../output.ts';
import { paintFor } from '../paint.ts';
import { describeFault } from './position-argument.ts';

/** Draws a position. */
export const show: Command = {
  options: [],
  arity: 1,
  async run({ positionals: [text = ''], texts }) {
    const stage = parseStage(text);
    if (!stage.ok) return complain(describeFault(texts, stage, text));
    const canvas = { texts, paint: paintFor(hasColours()), columns: columns() };
    const lines = [...drawStage(stage.value, canvas), '', legendOf(stage.value, texts)];
    await write(`${lines.join('\n')}\n`);
    return 0;
  },
};
