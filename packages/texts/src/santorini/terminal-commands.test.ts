import { expect, test } from 'vitest';
import { LANGUAGES } from '../language.ts';
import { santoriniCatalogueOf } from './catalogues.ts';
import { commandOf } from './terminal-commands.ts';
import { TERMINAL_COMMANDS } from './terminal-text.ts';

test.each([
  ['help', 'help'],
  ['AYUDA', 'help'],
  [' list ', 'turns'],
  ['p', 'power'],
  ['porqué', 'why'],
  ['pass', undefined],
  ['', undefined],
] as const)('%j stands for the command %s', (word, command) => {
  expect(commandOf(word)).toBe(command);
});

test('every word of every language stands for its own command', () => {
  for (const language of LANGUAGES)
    for (const command of TERMINAL_COMMANDS)
      for (const word of santoriniCatalogueOf(language).terminal.commands[command].words)
        expect([word, commandOf(word)]).toEqual([word, command]);
});

test('a command cannot be mistaken for a square, a number or a turn', () => {
  const words = LANGUAGES.flatMap((language) =>
    TERMINAL_COMMANDS.flatMap((command) => santoriniCatalogueOf(language).terminal.commands[command].words),
  );
  expect(words.filter((word) => /\d|[@^<>()#-]/.test(word))).toEqual([]);
});
