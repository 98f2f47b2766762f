import { createInterface } from 'node:readline';
import { formatStage, type Stage } from '@thera/santorini';
import type { SantoriniCatalogue } from '@thera/texts/santorini';
import { BAD_INPUT, complain, write } from '../../../output.ts';
import { numberOption } from '../engine/engine-number.ts';
import { listDecisions } from '../list-decisions.ts';
import type { SantoriniCommand } from '../santorini-command.ts';
import { describeFault, parseDecidable } from './position-argument.ts';

/** A walker may have more routes than there is memory, and some powers have a million turns. */
const LIMIT = 100_000;
const MOST = 10_000_000;
/** So many characters are written at once. */
const CHUNK = 1 << 16;

/** What is to be listed of each position. */
interface Listing {
  readonly everyRoute: boolean;
  readonly limit: number;
  readonly texts: SantoriniCatalogue;
}

/** Lists the turns of a position, or of every position that standard input brings. */
export const turns: SantoriniCommand = {
  options: ['routes', 'limit'],
  arity: 1,
  async run({ positionals: [text = ''], flags, values, texts }) {
    const limit = numberOption(values, 'limit', MOST);
    if (!limit.ok) return complain(texts.commandLine.usageErrors[limit.error](limit.at ?? ''));
    const listing = { everyRoute: flags.has('routes'), limit: limit.value ?? LIMIT, texts };
    if (text === '-') return answerInput(listing);
    const stage = parseDecidable(text);
    if (!stage.ok) return complain(describeFault(texts, stage, text));
    await writeTurns(stage.value, listing);
    return 0;
  },
};

async function answerInput(listing: Listing): Promise<number> {
  let status = 0;
  for await (const line of createInterface({ input: process.stdin })) {
    const text = line.trim();
    if (text === '') continue;
    const stage = parseDecidable(text);
    await write(`# ${text}\n`);
    if (stage.ok) await writeTurns(stage.value, listing);
    else {
      status = BAD_INPUT;
      await write(`error ${stage.error}\n`);
    }
  }
  return status;
}

/** Writes a line for each turn; says so if there are more than it may write. */
async function writeTurns(stage: Stage, { everyRoute, limit, texts }: Listing): Promise<void> {
  let lines = '';
  let count = 0;
  for (const { text, result } of listDecisions(stage, everyRoute, limit + 1)) {
    if (count++ === limit) {
      process.stderr.write(`${texts.commandLine.moreThanLimit(limit)}\n`);
      break;
    }
    lines += `${text}\t${formatStage(result)}\n`;
    if (lines.length < CHUNK) continue;
    await write(lines);
    lines = '';
  }
  await write(lines);
}
