import type { Power } from '../power.ts';
import { type CardId, type Edition, POWER_IDS, type PowerId } from '../power-ids.ts';
import { powerOf } from '../powers/index.ts';
import type { Drafting } from '../stage.ts';
import { matchupNote } from './matchups.ts';
import { hasNight, type NightCompany, type NightFault, nightFault, nightPowers } from './night.ts';

/** What a draft begins with: an offer already made, `null` for any power, or none yet. */
export interface DraftOptions {
  readonly edition: Edition;
  readonly bans: boolean;
  readonly offer?: readonly Power[] | null;
}

/** The challenger's first decision, or, with an offer made already (or none needed), the first pick. */
export function beginDraft(seats: number, challenger: number, options: DraftOptions): Drafting {
  const { edition, bans, offer } = options;
  const cards = Array.from({ length: seats }, () => null);
  const draft = { challenger, cards, night: null, edition, bans };
  if (offer === undefined) return { ...draft, phase: 'offer', turn: challenger, offer: [] };
  return { ...draft, phase: 'pick', turn: (challenger + 1) % seats, offer };
}

/** The powers that this many players may use, in the wording of the table. */
export function allowedPowers(seats: number, edition: Edition): Power[] {
  return POWER_IDS.map((id) => powerOf(id, edition)).filter(({ players }) => players.includes(seats));
}

/** The powers that may be added to an offer of these: allowed, new, and not banned with any of them. */
export function offerable(draft: Drafting, chosen: readonly PowerId[]): Power[] {
  const seats = draft.cards.length;
  if (chosen.length >= seats) return [];
  return allowedPowers(seats, draft.edition).filter((power) => goesWith(draft, power, chosen));
}

function goesWith(draft: Drafting, power: Power, chosen: readonly PowerId[]): boolean {
  return chosen.every((id) => {
    const note = matchupNote(id, power.id);
    return note !== 'mirror' && !(draft.bans && note === 'printed');
  });
}

/** The powers of which the offer's night is one; none if no card on offer has a night. */
export function nightsBeside(draft: Drafting, offer: readonly Power[]): readonly PowerId[] {
  const card = offer.find(hasNight);
  return card === undefined ? [] : nightPowers(card, companyOf(draft, offer, card));
}

/** Says what is wrong with a night beside an offer that has a card for it, if anything is. */
export function nightFaultBeside(
  draft: Drafting,
  offer: readonly Power[],
  id: CardId,
): NightFault | undefined {
  const card = offer.find(hasNight);
  return card === undefined ? 'not-offered' : nightFault(card, id, companyOf(draft, offer, card));
}

function companyOf(
  { cards, bans }: Pick<Drafting, 'cards' | 'bans'>,
  offer: readonly Power[],
  card: Power,
): NightCompany {
  const others = offer.filter((other) => other !== card).map(({ id }) => id);
  return { others, seats: cards.length, bans };
}

/** The powers that the seat to pick may take. */
export function pickable(draft: Drafting): readonly Power[] {
  if (draft.offer !== null) return draft.offer;
  const seats = draft.cards.length;
  const opponents = draft.cards.filter((_, seat) => seats !== 4 || ((seat ^ draft.turn) & 1) === 1);
  return allowedPowers(seats, draft.edition).filter(
    ({ id }) =>
      !draft.bans || opponents.every((card) => card === null || matchupNote(card.id, id) !== 'printed'),
  );
}

/** The draft after an offer of as many powers as players, and of a night if one of them has one. */
export function makeOffer(draft: Drafting, offer: readonly Power[], night: PowerId | null): Drafting {
  return { ...draft, phase: 'pick', offer, night, turn: (draft.challenger + 1) % draft.cards.length };
}

/** For each seat, the night that the draft has named for its card. */
export function nightsOf({ cards, night }: Pick<Drafting, 'cards' | 'night'>): (PowerId | null)[] {
  return cards.map((card) => (hasNight(card) ? night : null));
}

/** The draft after a pick; the challenger, who picks last, then names the start player. */
export function pick(draft: Drafting, power: Power): Drafting {
  const cards = draft.cards.map((card, seat) => (seat === draft.turn ? power : card));
  const offer = draft.offer === null ? null : draft.offer.filter(({ id }) => id !== power.id);
  const isLast = draft.turn === draft.challenger;
  const turn = isLast ? draft.challenger : (draft.turn + 1) % cards.length;
  return { ...draft, cards, offer, turn, phase: isLast ? 'start' : 'pick' };
}
