import { restoreDatabase, restoreFile } from '@thera/server';
import type { Command } from '../command.ts';
import { complain, write } from '../output.ts';
import { failureTold } from './failure-told.ts';
import { keepingFrom, titleOf } from './keeping.ts';

/** Brings back what a backup holds, where nothing is kept yet. */
export const restore: Command = {
  options: ['data'],
  arity: 1,
  async run({ positionals: [file = ''], values, texts: { commandLine } }) {
    const { kept } = commandLine;
    const keeping = keepingFrom(values.get('data'), process.env);
    try {
      const done =
        keeping.kind === 'file'
          ? await restoreFile(file, keeping.path)
          : await restoreDatabase(file, keeping.url);
      if (!done.ok) return complain(kept.errors[done.error](done.at ?? ''));
      await write(`${kept.restored(titleOf(keeping))}\n`);
      return 0;
    } catch (error) {
      return complain(failureTold(commandLine, keeping, error));
    }
  },
};
