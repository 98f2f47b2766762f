import { POWERS as EVERY_POWER, sideOfSeat } from '@thera/santorini';
import { type CardsInPlay, NO_CARDS, type Readable } from '../net/cards-in-play.ts';
import { CREWS, DOMES, H1, H2, H3, MEMORIES, MOST_SEATS, POWERS, powerAt, seatsOf } from './sample.ts';
import { CARDS, cardAt, HOLDERS, slotUsedBy } from './sample-cards.ts';

/** A sample, read as a net reads a position. */
export class SampleView implements Readable {
  h1 = 0;
  h2 = 0;
  h3 = 0;
  domes = 0;
  c0 = 0;
  c1 = 0;
  c2 = 0;
  m0 = 0;
  m1 = 0;
  m2 = 0;
  m3 = 0;
  lineup: CardsInPlay = NO_CARDS;
  /** Of the same cards there is one object. */
  private readonly known: Map<string, CardsInPlay> = new Map();

  read(samples: Int32Array, at: number): void {
    this.h1 = samples[at + H1]!;
    this.h2 = samples[at + H2]!;
    this.h3 = samples[at + H3]!;
    this.domes = samples[at + DOMES]!;
    this.c0 = samples[at + CREWS]!;
    this.c1 = samples[at + CREWS + 1]!;
    this.c2 = samples[at + CREWS + 2]!;
    this.m0 = samples[at + MEMORIES]!;
    this.m1 = samples[at + MEMORIES + 1]!;
    this.m2 = samples[at + MEMORIES + 2]!;
    this.m3 = samples[at + MEMORIES + 3]!;
    this.lineup = this.cardsAt(samples, at);
  }

  private cardsAt(samples: Int32Array, at: number): CardsInPlay {
    const key = `${seatsOf(samples, at)} ${samples[at + POWERS]} ${samples[at + CARDS]} ${samples[at + HOLDERS]}`;
    const known = this.known.get(key);
    if (known !== undefined) return known;
    const cards = cardsInPlay(samples, at);
    this.known.set(key, cards);
    return cards;
  }
}

function cardsInPlay(samples: Int32Array, at: number): CardsInPlay {
  const seats = seatsOf(samples, at);
  const plans = Array.from({ length: seats }, (_, seat) => ({
    power: EVERY_POWER[powerAt(samples, at, seat)]!,
    slot: slotUsedBy(samples, at, seat, seats),
    side: sideOfSeat(seats, seat),
  }));
  const slots = plans.map(({ power }, seat) => ({
    card: EVERY_POWER[cardAt(samples, at, seat).card ?? power.number]!,
  }));
  const tokens = plans.filter(({ power }) => power.closes !== null);
  return { seats, sides: seats === MOST_SEATS ? 2 : seats, plans, slots, tokens };
}
