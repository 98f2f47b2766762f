import type { SantoriniCatalogue } from '@thera/texts/santorini';
import type { Call, Command, Commands } from '../../command.ts';
import type { SantoriniCommand } from './santorini-command.ts';

/** The commands that only Santorini has: its positions, its powers, and all that has to do with its engine. */
export const commands: Commands = {
  turns: async () => inItsWords((await import('./positions/turns.ts')).turns),
  perft: async () => inItsWords((await import('./positions/perft.ts')).perft),
  gods: async () => inItsWords((await import('./gods/gods.ts')).gods),
  show: async () => inItsWords((await import('./positions/show.ts')).show),
  engine: async () => inItsWords((await import('./engine/engine.ts')).engine),
  match: async () => inItsWords((await import('./match/match.ts')).match),
  bench: async () => inItsWords((await import('./bench/bench.ts')).bench),
  solve: async () => inItsWords((await import('./solve/solve.ts')).solve),
  train: async () => inItsWords((await import('./train/train.ts')).train),
};

/** A command that answers with the words of the game. */
function inItsWords({ run, ...command }: SantoriniCommand): Command {
  return { ...command, run: async (call) => run({ ...call, texts: await wordsFor(call) }) };
}

async function wordsFor({ texts }: Call): Promise<SantoriniCatalogue> {
  const { santoriniCatalogueOf } = await import('@thera/texts/santorini');
  return santoriniCatalogueOf(texts.language);
}
