import { DEFAULT_SETUP, santorini, type View } from '@thera/santorini';
import { type ComputerPlayer, playerFaults } from '@thera/table';
import { expect, test } from 'vitest';
import { santoriniPlayer } from './computer-player.ts';
import { Mind } from './mind.ts';

test.each([
  ['mortals', { mode: 'none', powers: [] }],
  ['a draft', { mode: 'draft', powers: [] }],
  ['hidden workers', { mode: 'fixed', powers: ['hecate', 'pan'] }],
] as const)('the computer is a player of Santorini: %s', async (_, powers) => {
  // What a mind remembers of a game may change what it decides: each question is put to a fresh one.
  const player: ComputerPlayer<View, string> = {
    decide: (question) => santoriniPlayer(new Mind()).decide(question),
  };
  const setup = { ...DEFAULT_SETUP, ...powers };
  const faults = await playerFaults({ game: santorini, player }, { setup, seed: 'seed', decisions: 4 });
  expect(faults).toEqual([]);
});
