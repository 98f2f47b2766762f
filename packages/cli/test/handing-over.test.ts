import { describe, type TestContext, test } from 'vitest';
import { KEYS, LiveTerminal } from './live-terminal.ts';

const SLOW = 40_000;

/** A game in a terminal of its own, which is closed after the test. */
function played(options: readonly string[], { onTestFinished }: TestContext): LiveTerminal {
  const terminal = new LiveTerminal(['play', '--seed', 'x', ...options]);
  onTestFinished(() => terminal.close());
  return terminal;
}

/** Powers that hide something: what is typed whenever the screen has changed hands; the last of it is the secret. */
const KEEPERS = [
  ['tartarus', ['--powers', 'tartarus,mortal'], [['A1,B1'], ['D4,E4'], ['C3']]],
  ['moerae', ['--powers', 'moerae,pan'], [['A1,B1'], ['B2', 'A5,B5,C5']]],
  ['hecate', ['--powers', 'hecate,mortal'], [['B3,D3'], ['E1,C4']]],
] as const;

describe.concurrent('the line editor forgets when the screen changes hands', () => {
  test.for(KEEPERS)('what %s chose in secret', { timeout: SLOW }, async ([, options, looks], context) => {
    const terminal = played(options, context);
    for (const lines of looks) {
      await terminal.until('presses Enter.');
      terminal.press(KEYS.enter);
      for (const line of lines) {
        await terminal.until('>');
        // What was cut from a line can be brought back, so it is cut once before it is typed for good.
        terminal.press(`${line}${KEYS.cut}${line}${KEYS.enter}`);
      }
    }
    for (const question of ['presses Enter.', '>']) {
      await terminal.until(question);
      terminal.press(`${KEYS.paste}${KEYS.undo}${KEYS.up.repeat(4)}!`);
      const recalled = await terminal.until('!');
      for (const line of looks.flat()) context.expect(recalled).not.toContain(line);
      terminal.press(KEYS.enter);
    }
  });

  test(
    'and not before: the own lines come back',
    async (context) => {
      const terminal = played(['--powers', 'mortal,mortal'], context);
      await terminal.until('>');
      terminal.press(`nonsense${KEYS.enter}`);
      await terminal.until('>');
      terminal.press(`${KEYS.up}!`);
      context.expect(await terminal.until('!')).toContain('nonsense');
    },
    SLOW,
  );
});
