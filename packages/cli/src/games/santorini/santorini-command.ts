import type { SantoriniCatalogue } from '@thera/texts/santorini';
import type { Call, Command } from '../../command.ts';

/** A call of a command that speaks of Santorini. */
export interface SantoriniCall extends Call {
  readonly texts: SantoriniCatalogue;
}

/** A command that speaks of Santorini. */
export interface SantoriniCommand extends Omit<Command, 'run'> {
  readonly run: (call: SantoriniCall) => Promise<number>;
}
