import { powerOf } from './active.ts';
import { answer } from './answer.ts';
import type { CardId } from './card.ts';
import type { Worker } from './crew.ts';
import { canReveal } from './deck.ts';
import { changeTurn, type Draft } from './draft.ts';
import { figureOn, squareOf, terrainIn } from './field.ts';
import { arrive, force } from './forcing.ts';
import { settleGame } from './game.ts';
import { happen } from './happen.ts';
import { propose } from './proposing.ts';
import { settleTower } from './raising.ts';
import type { Gem } from './riddle.ts';
import { afterTaken } from './rules/index.ts';
import type { BuildStep, ForceStep, MoveStep, Step, TakeStep } from './step.ts';
import { ruleOf } from './terrain.ts';
import { topOf } from './towers.ts';
import { letFollow, markUsed, use } from './using.ts';

/** Takes a step that is possible now. What follows from it without anybody choosing is for `proceed.ts`. */
export function takeStep(draft: Draft, step: Step): void {
  const [ask] = draft.asks;
  if (ask === undefined) act(draft, step);
  else {
    draft.asks = draft.asks.slice(1);
    answer(draft, ask, step);
  }
  if (draft.ending !== null) return;
  letFollow(draft, step);
  if (canReveal(draft) && !isFillingLater(draft)) draft.chances = [...draft.chances, { kind: 'reveal' }];
}

/** Whether the queue is about to be filled, or first loses more cards. */
const isFillingLater = ({ chances, asks }: Draft): boolean =>
  chances.some(({ kind }) => kind === 'reveal') || asks.some(({ kind }) => kind === 'omens');

function act(draft: Draft, step: Step): void {
  switch (step.kind) {
    case 'move':
      move(draft, step);
      return;
    case 'build':
      build(draft, step);
      return;
    case 'take':
      takeDown(draft, step);
      return;
    case 'force':
      forceFigure(draft, step);
      return;
    case 'select':
      select(draft, step.slot, step.by ?? []);
      return;
    case 'game':
      playGame(draft, step.gem);
      return;
    case 'gain':
      markUsed(draft, step.by);
      happen(draft, {
        kind: 'gained',
        piece: step.piece,
        reason: { kind: 'card', card: step.by![0]! },
      });
      return;
    case 'pay':
      markUsed(draft, step.by);
      happen(draft, { kind: 'paid', piece: step.piece, from: step.from });
      return;
    case 'use':
      use(draft, step);
      return;
    case 'drop':
      happen(draft, { kind: 'blessing-spent', blessing: step.blessing, isUsed: false });
      return;
    case 'done':
      changeTurn(draft, { stage: 'discards' });
      return;
    case 'finish':
    case 'give-up':
      propose(draft, step.kind);
      return;
    case 'place':
    case 'row':
    case 'destroy':
    case 'sphinx-way':
    case 'topple':
    case 'put-under':
    case 'agree':
    case 'play-on':
      throw new Error(`nobody has asked for ${step.kind}`);
  }
}

function move(draft: Draft, { worker, to, shoves, by = [] }: MoveStep): void {
  const from = squareOf(draft, worker);
  const shoved = shoves === undefined ? undefined : figureOn(draft, to);
  const { phase, mover, isGrounded, moves, builds, mainBuild, encore } = draft.turn;
  markUsed(draft, by);
  beginSpecial(draft, by);
  happen(draft, { kind: 'moved', worker, from, to, by });
  if (shoved !== undefined) force(draft, shoved, shoves!);
  arrive(draft, worker, from);
  if (draft.turn.special !== null) return;
  const isEncore = phase === 'built';
  changeTurn(draft, {
    phase: 'moved',
    mover: worker,
    isGrounded: isGrounded && (!isEncore || worker === mover),
    mainBuild: isEncore ? null : mainBuild,
    encore: isEncore ? { moves: moves.length, builds: builds.length } : encore,
  });
}

function build(draft: Draft, { worker, on, piece, from, by = [] }: BuildStep): void {
  markUsed(draft, by);
  beginSpecial(draft, by);
  happen(draft, { kind: 'built', worker, on, piece, from, by });
  settleTower(draft, on);
  goOnFromBuild(draft, worker, by);
}

/** Puts the action of a card in the place of Move then Build, if a step by that card is the first. */
function beginSpecial(draft: Draft, by: readonly CardId[]): void {
  const special = by.find((card) => powerOf(card).special !== undefined);
  if (draft.turn.phase === 'start' && special !== undefined) changeTurn(draft, { phase: 'special', special });
}

function takeDown(draft: Draft, { worker, on, by = [] }: TakeStep): void {
  const piece = topOf(draft.towers[on]!);
  const rule = ruleOf(terrainIn(draft), 'take-down') ?? ruleOf(terrainIn(draft), 'ruins');
  const to = piece === 'D' && rule?.domesTo === 'box' ? 'box' : 'stockpile';
  markUsed(draft, by);
  beginSpecial(draft, by);
  happen(draft, { kind: 'taken-down', worker, on, piece, to, by });
  for (const occurrence of afterTaken(draft, on)) happen(draft, occurrence);
  goOnFromBuild(draft, worker, by);
}

/** Where the action stands after a build, or after what may be done in its place. */
function goOnFromBuild(draft: Draft, worker: Worker, by: readonly CardId[]): void {
  const { phase, special, builds } = draft.turn;
  if (special !== null) return;
  const powers = by.map(powerOf);
  const isEarly = powers.some(({ buildsEarly }) => buildsEarly !== undefined);
  const isBeside = isEarly || powers.some(({ anytime }) => anytime !== undefined);
  if (phase === 'moved' && !isBeside) changeTurn(draft, { phase: 'built', mainBuild: builds.length - 1 });
  if (phase !== 'moved' && isEarly) changeTurn(draft, { phase: 'before', mover: worker, isGrounded: true });
}

function forceFigure(draft: Draft, { figure, to, worker, by = [] }: ForceStep): void {
  markUsed(draft, by);
  force(draft, figure, to);
  const { phase, mover } = draft.turn;
  if (phase === 'start' && isBeforeMove(by)) changeTurn(draft, { phase: 'before', mover: worker ?? mover });
}

/** Whether forces of these cards belong to a Move then Build that has to follow. */
const isBeforeMove = (by: readonly CardId[]): boolean =>
  by.some((card) => powerOf(card).beforeMove !== undefined);

function select(draft: Draft, slot: number, by: readonly CardId[]): void {
  const card = draft.queue[slot]!;
  markUsed(draft, by);
  // A blessing that was used for it is gone from the queue, and what lay behind it has moved up.
  const now = draft.queue.indexOf(card);
  if (card.kind === 'facedown') draft.chances = [...draft.chances, { kind: 'turn-up', slot: now }];
  else if (card.kind === 'god')
    happen(draft, { kind: 'selected', god: card.god, slot: now, seat: draft.turn.seat });
  if (by.length === 0) changeTurn(draft, { phase: 'acted' });
}

function playGame(draft: Draft, gem: Gem | undefined): void {
  changeTurn(draft, { phase: 'acted' });
  if (gem === undefined) draft.chances = [...draft.chances, { kind: 'game' }];
  else {
    happen(draft, { kind: 'gem-named', gem });
    settleGame(draft, gem);
  }
}
