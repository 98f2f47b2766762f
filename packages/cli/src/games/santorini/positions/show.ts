import { parseStage } from '@thera/santorini';
import { columns, complain, hasColours, write } from '../../../output.ts';
import { paintFor } from '../../../paint.ts';
import { drawStage, legendOf } from '../draw-stage.ts';
import type { SantoriniCommand } from '../santorini-command.ts';
import { describeFault } from './position-argument.ts';

/** Draws a position. */
export const show: SantoriniCommand = {
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
