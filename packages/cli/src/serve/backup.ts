import { backUpDatabase, backUpFile } from '@thera/server';
import type { Command } from '../command.ts';
import { complain, write } from '../output.ts';
import { failureTold } from './failure-told.ts';
import { keepingFrom } from './keeping.ts';

/** Writes everything that a server keeps into one file; the server may go on. */
export const backup: Command = {
  options: ['data'],
  arity: 1,
  async run({ positionals: [file = ''], values, texts: { commandLine } }) {
    const { kept } = commandLine;
    const keeping = keepingFrom(values.get('data'), process.env);
    try {
      const done =
        keeping.kind === 'file'
          ? await backUpFile(keeping.path, file)
          : await backUpDatabase(keeping.url, file);
      if (!done.ok) return complain(kept.errors[done.error](done.at ?? ''));
      await write(`${kept.backedUp(file)}\n`);
      return 0;
    } catch (error) {
      return complain(failureTold(commandLine, keeping, error));
    }
  },
};
