import type { Dice } from '@thera/table';
import { activeCards } from './active.ts';
import { answersTo } from './answers.ts';
import { canReveal, fillQueue, godOutsideDeck, turnUp } from './deck.ts';
import { end } from './destroying.ts';
import { changeTurn, type Draft } from './draft.ts';
import { terrainIn } from './field.ts';
import { settleGame } from './game.ts';
import { happen } from './happen.ts';
import { isSpecialOver, optionsOf } from './options.ts';
import { checkObjectives, collectTokens, discardCleared } from './rewards.ts';
import { GEMS, type Gem } from './riddle.ts';
import { takeEffect } from './rules/index.ts';
import type { Chance } from './state.ts';
import { takeStep } from './take.ts';
import { ruleOf } from './terrain.ts';

/**
 * Goes on as long as nobody has to choose: answers what has one answer, rolls dice, draws cards, pays rewards, lets
 * rules have their effects, and begins the next turn. Without dice it stops where chance has to speak.
 */
export function proceed(draft: Draft, dice?: Dice): void {
  while (draft.ending === null) {
    const [chance] = draft.chances;
    if (chance !== undefined) {
      if (dice === undefined) return;
      draft.chances = draft.chances.slice(1);
      resolve(draft, chance, dice);
    } else if (draft.asks.length > 0) {
      if (!answerAlone(draft)) return;
    } else if (!goOn(draft)) return;
  }
}

/** Answers for whoever is asked if there is at most one answer; whether it did. */
function answerAlone(draft: Draft): boolean {
  const [ask] = draft.asks;
  const answers = answersTo(draft, ask!);
  if (answers.length > 1) return false;
  if (answers.length === 1) takeStep(draft, answers[0]!);
  else {
    draft.asks = draft.asks.slice(1);
    // Nobody is left to be destroyed: then the riddle is over.
    if (ask!.kind === 'destroy' && draft.workers.every((square) => square < 0)) end(draft, 'destroyed');
  }
  return true;
}

/** The next part of the turn; whether there was anything to do without asking. */
function goOn(draft: Draft): boolean {
  switch (draft.turn.stage) {
    case 'placing':
      happen(draft, { kind: 'turn-began', number: 1, seat: draft.setup.first });
      return true;
    case 'action':
      // The Sphinx's Game can always be played. Who has begun a Move then Build has to end it; if that is impossible it
      // should not have been begun.
      if (draft.turn.phase === 'start' || draft.turn.phase === 'before' || draft.turn.phase === 'moved')
        return false;
      if (draft.turn.phase === 'special') {
        if (!isSpecialOver(draft)) return false;
        changeTurn(draft, { phase: 'acted', special: null });
        return true;
      }
      if (optionsOf(draft).length > 0) return false;
      changeTurn(draft, { stage: 'discards' });
      return true;
    case 'discards':
      if (!discardCleared(draft)) changeTurn(draft, { stage: 'tokens' });
      return true;
    case 'tokens':
      collectTokens(draft);
      askToReveal(draft);
      changeTurn(draft, { stage: 'objectives' });
      return true;
    case 'objectives':
      checkObjectives(draft);
      askToReveal(draft);
      changeTurn(draft, { stage: 'effects' });
      return true;
    case 'effects':
      runEffects(draft);
      return true;
    case 'close':
      return close(draft);
  }
}

function askToReveal(draft: Draft): void {
  if (draft.ending === null && canReveal(draft)) draft.chances = [...draft.chances, { kind: 'reveal' }];
}

/** Lets the next rule have its effect, or ends step 3. */
function runEffects(draft: Draft): void {
  const rule = terrainIn(draft).riddle.rules[draft.turn.effects];
  if (rule === undefined || draft.turn.isCalm) {
    if (!draft.turn.isCalm) happen(draft, { kind: 'clock-advanced', clock: draft.clock + 1 });
    changeTurn(draft, { stage: 'close' });
    return;
  }
  if (takeEffect(draft, rule) === 'roll') {
    draft.chances = [...draft.chances, { kind: 'effect' }];
    return;
  }
  changeTurn(draft, { effects: draft.turn.effects + 1, rolls: [] });
  askToReveal(draft);
}

/** Objectives are checked once more; then time may be up, or the next turn begins. */
function close(draft: Draft): boolean {
  checkObjectives(draft);
  if (draft.ending !== null) return true;
  askToReveal(draft);
  if (draft.asks.length > 0 || draft.chances.length > 0) return true;
  const limit = ruleOf(terrainIn(draft), 'turn-limit');
  if (limit !== undefined && draft.clock >= limit.turns) {
    end(draft, 'time');
    return true;
  }
  const { number, seat } = draft.turn;
  const next = (seat + 1) % draft.setup.players;
  happen(draft, { kind: 'turn-began', number: number + 1, seat: next });
  for (const { figure, seat: by } of draft.asleep) if (by === next) happen(draft, { kind: 'woke', figure });
  return true;
}

function resolve(draft: Draft, chance: Chance, dice: Dice): void {
  switch (chance.kind) {
    case 'reveal':
      fillQueue(draft, dice);
      return;
    case 'game': {
      const face = roll(draft, dice);
      happen(draft, { kind: 'rolled', face, for: 'game' });
      if (activeCards(draft).some(({ power }) => power.afterRoll !== undefined))
        draft.asks = [...draft.asks, { kind: 'roll', face }];
      else settleGame(draft, face);
      return;
    }
    case 'effect':
      happen(draft, { kind: 'rolled', face: roll(draft, dice), for: 'effect' });
      return;
    case 'turn-up': {
      const god = turnUp(draft, dice, chance.slot);
      happen(draft, { kind: 'selected', god, slot: chance.slot, seat: draft.turn.seat });
      askToReveal(draft);
      return;
    }
    case 'omen': {
      const god = godOutsideDeck(draft, dice);
      if (god !== undefined) happen(draft, { kind: 'borrowed', god, lender: chance.lender });
      return;
    }
  }
}

/** The next face of a deal, or of the die. */
const roll = ({ setup, dealt }: Draft, dice: Dice): Gem => setup.deal?.die?.[dealt.rolls] ?? dice.pick(GEMS);
