import { expect, test } from 'vitest';
import { blindAuction, imagineAuction } from '../test/blind-auction.ts';
import { contractFaults } from './contract.ts';

const GAMES = process.env.THERA_BATTERY === 'full' ? 20_000 : 500;

test.each([1, 2, 3, 4])('the toy game for %i keeps the contract in many games', (seats) => {
  for (let number = 0; number < GAMES; number++) {
    const seed = `battery ${number}`;
    const faults = contractFaults(blindAuction, {
      setup: { seats },
      seed,
      decisions: 40,
      imagine: imagineAuction,
    });
    expect(faults, `seed ${seed}`).toEqual([]);
  }
});
