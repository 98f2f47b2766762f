import { expect, test } from 'vitest';
import { GroupCommit } from './group-commit.ts';

/** Commits, and says how many writes each one had; a write named `bad` cannot be made. */
function watched() {
  const groups: string[][] = [];
  const commits = new GroupCommit((work) => {
    groups.push([]);
    return work();
  });
  const write = (name: string): Promise<string> =>
    commits.write(() => {
      if (name === 'bad') throw new Error(name);
      groups.at(-1)?.push(name);
      return name;
    });
  return { groups, commits, write };
}

test('what arrives together is committed together, and everybody hears of their own', async () => {
  const { groups, write } = watched();
  expect(await Promise.all(['a', 'b', 'c'].map(write))).toEqual(['a', 'b', 'c']);
  expect(await write('d')).toBe('d');
  expect(groups).toEqual([['a', 'b', 'c'], ['d']]);
});

test('nobody fails for what another has written', async () => {
  const { groups, write } = watched();
  const ended = await Promise.allSettled(['a', 'bad', 'b'].map(write));
  expect(ended.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  // The first group was rolled back as a whole.
  expect(groups).toEqual([['a'], ['a'], [], ['b']]);
});

test('what waits can be written at once', async () => {
  const { groups, commits, write } = watched();
  const written = write('a');
  commits.flush();
  expect(groups).toEqual([['a']]);
  expect(await written).toBe('a');
});
