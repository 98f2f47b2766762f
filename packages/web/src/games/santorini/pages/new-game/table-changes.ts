import type { Colour } from '@thera/board';
import { type CardId, powerOf, type Setup } from '@thera/santorini';
import type { PowerWay } from '@thera/texts/santorini';
import type { SeatPlan } from '../../../../kept-games/table-plan.ts';
import { type Dealt, isDealt, type SantoriniPlan } from '../../tables/table-plan.ts';

type Players = Setup['players'];

/** The table with another number of seats; what cannot stay is as it usually is. */
export function withPlayers({ seats, setup, ...plan }: SantoriniPlan, players: Players): SantoriniPlan {
  const { position: _position, fleece: _fleece, ...rest } = setup;
  const added = Array.from({ length: Math.max(0, players - seats.length) });
  const more = added.reduce<readonly SeatPlan[]>((all) => [...all, seatBeside(all)], seats).slice(0, players);
  const mode = setup.mode === 'none' && players > 2 ? 'fixed' : setup.mode;
  return {
    ...plan,
    seats: more,
    setup: {
      ...rest,
      players,
      mode,
      powers: mode === 'fixed' ? powersFor(players, setup.powers) : [],
      start: isSeatOf(setup.start, players) ? setup.start : 0,
      challenger: isSeatOf(setup.challenger, players) ? setup.challenger : 'dice',
    },
  };
}

/** Who joins is like whoever joined before, in a colour that is still free. */
function seatBeside(seats: readonly SeatPlan[]): SeatPlan {
  const taken = seats.map(({ colour }) => colour);
  const free = ([0, 1, 2, 3] as const).find((colour) => !taken.includes(colour))!;
  return { ...seats.at(-1)!, colour: free };
}

function isSeatOf(chooser: Setup['start'], players: number): boolean {
  return chooser === 'dice' || chooser < players;
}

function powersFor(players: Players, powers: readonly string[]): readonly string[] {
  return Array.from({ length: players }, (_, seat) => {
    const power = powers[seat] ?? powers.find(isDealt) ?? 'simple';
    return isDealt(power) || isFor(players, power) ? power : 'any';
  });
}

function isFor(players: number, power: string): boolean {
  const id = cardIdOf(power);
  return id !== 'mortal' && powerOf(id as CardId)?.players.includes(players);
}

/** The id of a power without its edition and its night. */
export function cardIdOf(power: string): string {
  return power.replace(/[@=].*$/, '');
}

/** The table with something else about one seat. */
export function withSeat(plan: SantoriniPlan, seat: number, change: Partial<SeatPlan>): SantoriniPlan {
  return { ...plan, seats: plan.seats.with(seat, { ...plan.seats[seat]!, ...change }) };
}

/** The table with another colour for a seat; whoever had it gets the one that is free now. */
export function withColour(plan: SantoriniPlan, seat: number, colour: Colour): SantoriniPlan {
  const { seats } = plan;
  const old = seats[seat]!.colour;
  const swapped = seats.map((each) => (each.colour === colour ? { ...each, colour: old } : each));
  return { ...plan, seats: swapped.with(seat, { ...seats[seat]!, colour }) };
}

/** The table with something else agreed. */
export function withSetup(plan: SantoriniPlan, change: Partial<Setup>): SantoriniPlan {
  return { ...plan, setup: { ...plan.setup, ...change } };
}

/** The table without the Golden Fleece, or without a prepared position. */
export function without(plan: SantoriniPlan, name: 'fleece' | 'position'): SantoriniPlan {
  const { [name]: _dropped, ...setup } = plan.setup;
  return { ...plan, setup };
}

/** How a table comes by its powers; that all are dealt may also be chosen, seat by seat. */
export function wayOf({ mode, powers }: Setup): PowerWay {
  if (mode === 'none') return 'none';
  if (mode !== 'fixed') return 'draft';
  return powers.every((power) => isDealt(power) && power === powers[0]) ? 'dealt' : 'chosen';
}

/** The table with another way to come by its powers. */
export function withWay(plan: SantoriniPlan, way: PowerWay): SantoriniPlan {
  const { players, powers } = plan.setup;
  const bare = without(plan, 'fleece');
  switch (way) {
    case 'none':
      return withSetup(bare, { mode: 'none', powers: [] });
    case 'draft':
      return withSetup(bare, { mode: 'draft', powers: [] });
    case 'dealt':
      return withDeck(bare, powers.includes('any') ? 'any' : 'simple');
    case 'chosen':
      return withSetup(bare, { mode: 'fixed', powers: powersFor(players, powers) });
  }
}

/** The table with the Golden Fleece, with which nobody has a power of their own. */
export function withFleece(plan: SantoriniPlan): SantoriniPlan {
  return withSetup(withWay(plan, 'none'), { fleece: 'dice' });
}

/** The table where everybody is dealt a power from one deck. */
export function withDeck(plan: SantoriniPlan, deck: Dealt): SantoriniPlan {
  return withSetup(plan, { mode: 'fixed', powers: plan.seats.map(() => deck) });
}

/** The table with a power for a seat. */
export function withPower(plan: SantoriniPlan, seat: number, power: string): SantoriniPlan {
  return withSetup(plan, { powers: plan.setup.powers.with(seat, power) });
}
