import { appendFileSync } from 'node:fs';
import { columns, complain, write } from '../../../output.ts';
import type { SantoriniCommand } from '../santorini-command.ts';
import { matchPlanOf } from './match-options.ts';
import { MatchRun } from './match-run.ts';

/** Lets two engines play each other, and tells which is stronger. */
export const match: SantoriniCommand = {
  options: [
    ...(['a', 'b', 'games', 'movetime', 'nodes', 'depth', 'powers', 'opening'] as const),
    ...(['seed', 'sprt', 'jobs', 'save'] as const),
  ],
  arity: 0,
  async run({ values, texts }) {
    const { usageErrors, match: words } = texts.commandLine;
    const read = matchPlanOf(values);
    if (!read.ok) return complain(usageErrors[read.error](read.at ?? ''));
    const plan = read.value;
    if (plan.save !== undefined && !canAppend(plan.save)) return complain(words.errors['no-file'](plan.save));
    const run: MatchRun = new MatchRun(plan, () => showProgress(run.tally.brief(words, plan.pairs)));
    const interrupt = (): void => run.stop();
    process.once('SIGINT', interrupt).once('SIGTERM', interrupt);
    const failed = await run.play();
    process.off('SIGINT', interrupt).off('SIGTERM', interrupt);
    showProgress('');
    const [one, other] = plan.players;
    const lines = [words.players(one.name, other.name), ...run.tally.lines(words, plan.sprt)];
    if (run.ended === 'stopped') lines.push(words.stopped);
    if (failed === undefined || run.tally.done > 0) await write(`${lines.join('\n')}\n`);
    return failed === undefined ? 0 : complain(words.errors['no-player'](failed));
  },
};

function canAppend(file: string): boolean {
  try {
    appendFileSync(file, '');
    return true;
  } catch {
    return false;
  }
}

/** One line that is written over and over, for whoever watches; where nobody does, a line each. */
function showProgress(line: string): void {
  const { stderr } = process;
  if (stderr.isTTY) stderr.write(`\r\u001b[K${line.slice(0, columns() - 1)}`);
  else if (line !== '') stderr.write(`${line}\n`);
}
