import { awaitsChance, type PositionError, parseStage, type Stage, type TurnError } from '@thera/santorini';
import { type Fault, fault, type Result } from '@thera/table';
import type { SantoriniCatalogue } from '@thera/texts/santorini';

/** Why a position on the command line cannot be used. */
export type StageFault = Fault<PositionError | Extract<TurnError, 'awaits-chance'>>;

const SHOWN = 12;

/** Reads a stage of which the turns can be listed: nothing is to be drawn first. */
export function parseDecidable(text: string): Result<Stage, StageFault['error']> {
  const stage = parseStage(text);
  if (!stage.ok || stage.value.phase !== 'play' || !awaitsChance(stage.value.position)) return stage;
  return fault('awaits-chance', String(text.indexOf('?')));
}

/** A fault in one line: its code, its place, the text there, and words. */
export function describeFault(texts: SantoriniCatalogue, { error, at }: StageFault, text: string): string {
  const words = error === 'awaits-chance' ? texts.turnErrors[error] : texts.positionErrors[error];
  if (at === undefined) return `${error}: ${words}`;
  const rest = text.slice(Number(at)).replace(/[\p{C}\s]+/gu, ' ');
  const shown = rest.length > SHOWN ? `${rest.slice(0, SHOWN)}…` : rest;
  const near = shown.trim() === '' ? '' : ` (${texts.commandLine.near(shown)})`;
  return `${error} at ${at}${near}: ${words}`;
}
