import { changeHeld, isBorrowed, markUsed, newlyHeld, reveal, spend, spendCharge } from './card-changes.ts';
import { crewOf, type Figure } from './crew.ts';
import { changeTurn, type Draft } from './draft.ts';
import { heightAt, terrainIn } from './field.ts';
import { freshTurn } from './fresh-turn.ts';
import type { Occurrence } from './occurrence.ts';
import { type Piece, withPiece } from './pieces.ts';
import { OFF, type Square } from './terrain.ts';
import { withOnTop, withoutTop } from './towers.ts';

/** Lets something happen. Only what the rules have found possible. */
export function happen(draft: Draft, occurrence: Occurrence): void {
  draft.happened = [...draft.happened, occurrence];
  carryOut(draft, occurrence);
}

function carryOut(draft: Draft, occurrence: Occurrence): void {
  switch (occurrence.kind) {
    case 'turn-began':
      beginTurn(draft, occurrence.number, occurrence.seat);
      return;
    case 'placed':
    case 'restored':
      draft.workers = draft.workers.with(occurrence.worker, occurrence.to);
      draft.fates = draft.fates.with(occurrence.worker, 'standing');
      if (occurrence.kind === 'restored') draft.destroyed -= 1;
      return;
    case 'moved':
      move(draft, occurrence);
      return;
    case 'forced':
      put(draft, occurrence.figure, occurrence.to);
      return;
    case 'swapped': {
      const { one, other } = occurrence;
      const [from, to] = [draft.workers[one]!, draft.workers[other]!];
      draft.workers = draft.workers.with(one, to).with(other, from);
      return;
    }
    case 'built':
      spend(draft, occurrence.piece, occurrence.from);
      stack(draft, occurrence.on, occurrence.piece);
      changeTurn(draft, { builds: [...draft.turn.builds, occurrence] });
      return;
    case 'taken-down': {
      const { worker, on, piece, by } = occurrence;
      unstack(draft, on);
      if (occurrence.to === 'stockpile') draft.stockpile = withPiece(draft.stockpile, piece, 1);
      changeTurn(draft, { builds: [...draft.turn.builds, { worker, on, piece, from: null, by }] });
      return;
    }
    case 'toppled':
      unstack(draft, occurrence.on);
      return;
    case 'risen':
      stack(draft, occurrence.on, occurrence.piece);
      return;
    case 'coin-collected':
      draft.coins = draft.coins.filter(({ square }) => square !== occurrence.on);
      draft.collected = {
        ...draft.collected,
        [occurrence.colour]: draft.collected[occurrence.colour] + 1,
      };
      return;
    case 'coin-lost':
      draft.coins = draft.coins.filter(({ square }) => square !== occurrence.on);
      draft.coinsLost += 1;
      return;
    case 'coin-placed':
      fillSlot(draft, occurrence);
      return;
    case 'token-collected':
      draft.tokens = draft.tokens.filter((square) => square !== occurrence.on);
      draft.tokensCollected += 1;
      return;
    case 'token-lost':
      draft.tokens = draft.tokens.filter((square) => square !== occurrence.on);
      return;
    case 'salvaged':
      draft.flotsam = draft.flotsam.filter(({ square }) => square !== occurrence.on);
      draft.stockpile = withPiece(draft.stockpile, occurrence.piece, 1);
      return;
    case 'ruin-unmarked':
      draft.ruins = draft.ruins.filter((square) => square !== occurrence.on);
      return;
    case 'gained':
      draft.stockpile = withPiece(draft.stockpile, occurrence.piece, 1);
      return;
    case 'paid':
      spend(draft, occurrence.piece, occurrence.from);
      return;
    case 'selected':
      draft.queue = draft.queue.toSpliced(occurrence.slot, 1);
      draft.held = [...draft.held, newlyHeld(draft, occurrence.god, occurrence.seat)];
      draft.selected += 1;
      changeTurn(draft, { hasSelected: true });
      return;
    case 'used':
      markUsed(draft, occurrence.card);
      return;
    case 'borrowed':
      // Who was turned up for its power is in the box, and not in the deck.
      draft.unseen = draft.unseen.filter((god) => god !== occurrence.god);
      if (!isBorrowed(draft, occurrence.lender)) spendCharge(draft, occurrence.lender);
      changeTurn(draft, {
        borrowed: [...draft.turn.borrowed, { god: occurrence.god, lender: occurrence.lender }],
      });
      return;
    case 'omen-sought':
      draft.chances = [...draft.chances, { kind: 'omen', lender: occurrence.lender }];
      return;
    case 'quest-met':
      changeHeld(draft, occurrence.god, { isQuestMet: true });
      return;
    case 'quest-done':
      draft.quests += 1;
      return;
    case 'god-discarded':
      draft.held = draft.held.filter(({ god }) => god !== occurrence.god);
      return;
    case 'god-returned':
      draft.held = draft.held.filter(({ god }) => god !== occurrence.god);
      if (occurrence.to === 'queue') draft.queue = [...draft.queue, { kind: 'god', god: occurrence.god }];
      else draft.deck = { ...draft.deck, top: [{ kind: 'god', god: occurrence.god }, ...draft.deck.top] };
      return;
    case 'god-exiled':
      draft.queue = draft.queue.toSpliced(occurrence.slot, 1);
      return;
    case 'put-under':
      draft.deck = { ...draft.deck, bottom: [...draft.deck.bottom, draft.queue[occurrence.slot]!] };
      draft.queue = draft.queue.toSpliced(occurrence.slot, 1);
      return;
    case 'revealed':
      reveal(draft, occurrence);
      return;
    case 'put-on-deck':
      draft.deck = { ...draft.deck, top: [occurrence.card, ...draft.deck.top] };
      return;
    case 'turned-up':
      draft.queue = draft.queue.with(occurrence.slot, { kind: 'god', god: occurrence.god });
      draft.unseen = draft.unseen.filter((god) => god !== occurrence.god);
      return;
    case 'blessing-spent':
      draft.queue = draft.queue.filter(
        (card) => card.kind !== 'blessing' || card.blessing !== occurrence.blessing,
      );
      return;
    case 'blessing-kept':
      draft.deck = {
        ...draft.deck,
        bottom: [...draft.deck.bottom, { kind: 'blessing', blessing: occurrence.blessing }],
      };
      return;
    case 'dreamed':
      changeHeld(draft, occurrence.god, { dreams: occurrence.markers });
      // Who dreams instead of building has not built, and the action is over.
      if (draft.turn.phase === 'moved') changeTurn(draft, { phase: 'acted' });
      return;
    case 'rolled':
      draft.dealt = { ...draft.dealt, rolls: draft.dealt.rolls + 1 };
      if (occurrence.for === 'game') changeTurn(draft, { game: occurrence.face });
      else changeTurn(draft, { rolls: [...draft.turn.rolls, occurrence.face] });
      return;
    case 'gem-named':
      draft.hasOedipus = false;
      return;
    case 'gem-spent':
      draft.gems = draft.gems.filter((gem) => gem !== occurrence.gem);
      return;
    case 'gem-restored':
      draft.gems = [...draft.gems, occurrence.gem];
      return;
    case 'destroyed':
      draft.workers = draft.workers.with(occurrence.worker, OFF);
      draft.fates = draft.fates.with(occurrence.worker, 'destroyed');
      draft.destroyed += 1;
      return;
    case 'raised':
      draft.raised = [...draft.raised, occurrence.grave];
      if (occurrence.figure === null) return;
      if (occurrence.figure !== 'king') draft.fates = draft.fates.with(occurrence.figure, 'standing');
      put(draft, occurrence.figure, occurrence.on);
      return;
    case 'ascended':
      draft.workers = draft.workers.with(occurrence.worker, OFF);
      draft.fates = draft.fates.with(occurrence.worker, 'ascended');
      return;
    case 'slept':
      draft.asleep = [...draft.asleep, { figure: occurrence.figure, seat: occurrence.seat }];
      return;
    case 'woke':
      draft.asleep = draft.asleep.filter(({ figure }) => figure !== occurrence.figure);
      return;
    case 'sphinx-moved':
      draft.sphinx = occurrence.to;
      return;
    case 'sphinx-hurt':
      draft.health = occurrence.health;
      return;
    case 'sphinx-left':
      draft.sphinx = OFF;
      return;
    case 'king-moved':
      draft.king = occurrence.to;
      return;
    case 'king-trapped':
      draft.isTrapped = true;
      return;
    case 'clock-advanced':
      draft.clock = occurrence.clock;
      return;
    case 'achieved':
      draft.achieved = [...draft.achieved, occurrence.tier];
      return;
    case 'ended':
      draft.ending = occurrence.ending;
      return;
    case 'effects-skipped':
      changeTurn(draft, { isCalm: true });
      return;
    case 'answered':
      if (!occurrence.isAgreed) changeTurn(draft, { isRefused: true });
      return;
    case 'tide-turned':
    case 'gate-opened':
    case 'proposed':
      return;
  }
}

function beginTurn(draft: Draft, number: number, seat: number): void {
  draft.lastFirst = draft.turn.moves[0]?.worker ?? null;
  draft.turn = freshTurn(number, seat);
}

function move(draft: Draft, { worker, from, to, by }: Extract<Occurrence, { kind: 'moved' }>): void {
  const height = heightAt(draft, to);
  const rise = height - heightAt(draft, from);
  draft.workers = draft.workers.with(worker, to);
  draft.lastMover = worker;
  if (draft.turn.moves.length === 0) draft.lastCrew = crewOf(draft.setup.players, worker);
  changeTurn(draft, {
    moves: [...draft.turn.moves, { worker, from, to, height, rise, health: draft.health, by }],
  });
}

function put(draft: Draft, figure: Figure, to: Square): void {
  if (figure === 'king') draft.king = to;
  else if (figure === 'sphinx') draft.sphinx = to;
  else draft.workers = draft.workers.with(figure, to);
}

function stack(draft: Draft, on: Square, piece: Piece): void {
  draft.towers = draft.towers.with(on, withOnTop(draft.towers[on]!, piece));
}

function unstack(draft: Draft, on: Square): void {
  draft.towers = draft.towers.with(on, withoutTop(draft.towers[on]!));
}

function fillSlot(draft: Draft, { colour, tier }: Extract<Occurrence, { kind: 'coin-placed' }>): void {
  const { objectives } = terrainIn(draft).riddle;
  draft.rows = draft.rows.map((row, index) =>
    objectives[index]!.tier === tier ? { ...row, [colour]: row[colour] + 1 } : row,
  );
}
