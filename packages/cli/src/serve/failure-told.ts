import { NewerSchema } from '@thera/server';
import type { CommandLineText } from '@thera/texts';
import { type Keeping, reasonOf, titleOf } from './keeping.ts';

/** Why something could not be read or written, in one line. */
export function failureTold({ serve, kept }: CommandLineText, keeping: Keeping, error: unknown): string {
  if (error instanceof NewerSchema) return serve.errors['newer-data'](titleOf(keeping));
  const told = keeping.kind === 'postgres' ? serve.errors['bad-database'] : kept.failed;
  return told(reasonOf(error));
}
