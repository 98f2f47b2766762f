import type { Draft } from './draft.ts';
import { coinOn, heightAt, isDomedAt } from './field.ts';
import { happen } from './happen.ts';
import { rowsWithRoom } from './rows.ts';
import { afterBuilt, afterCoin } from './rules/index.ts';
import type { Square } from './terrain.ts';

/** What follows when a tower has become higher: coins are collected, a dome covers what lay there, rules have their say. */
export function settleTower(draft: Draft, on: Square): void {
  const coin = coinOn(draft, on);
  if (coin !== undefined && heightAt(draft, on) >= coin.level) {
    happen(draft, { kind: 'coin-collected', on, colour: coin.colour, level: coin.level });
    if (rowsWithRoom(draft, coin.colour).length > 0)
      draft.asks = [...draft.asks, { kind: 'row', colour: coin.colour }];
    for (const occurrence of afterCoin(draft, coin)) happen(draft, occurrence);
  } else if (coin !== undefined && isDomedAt(draft, on)) happen(draft, { kind: 'coin-lost', on });
  if (isDomedAt(draft, on) && draft.tokens.includes(on)) happen(draft, { kind: 'token-lost', on });
  for (const occurrence of afterBuilt(draft, on)) happen(draft, occurrence);
}
