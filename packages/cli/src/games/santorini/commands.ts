import type { CommandName } from '@thera/texts';
import { type SantoriniCatalogue, santoriniCatalogueOf } from '@thera/texts/santorini';
import type { Call, Command } from '../../command.ts';
import { bench } from './bench/bench.ts';
import { engine } from './engine/engine.ts';
import { gods } from './gods/gods.ts';
import { match } from './match/match.ts';
import { perft } from './positions/perft.ts';
import { show } from './positions/show.ts';
import { turns } from './positions/turns.ts';
import type { SantoriniCommand } from './santorini-command.ts';
import { solve } from './solve/solve.ts';
import { train } from './train/train.ts';

/** The commands that only Santorini has: its positions, its powers, and all that has to do with its engine. */
export const commands: Readonly<Partial<Record<CommandName, Command>>> = {
  turns: inItsWords(turns),
  perft: inItsWords(perft),
  gods: inItsWords(gods),
  show: inItsWords(show),
  engine: inItsWords(engine),
  match: inItsWords(match),
  bench: inItsWords(bench),
  solve: inItsWords(solve),
  train: inItsWords(train),
};

/** A command that answers with the words of the game. */
function inItsWords({ run, ...command }: SantoriniCommand): Command {
  return { ...command, run: (call) => run({ ...call, texts: wordsFor(call) }) };
}

const wordsFor = ({ texts }: Call): SantoriniCatalogue => santoriniCatalogueOf(texts.language);
