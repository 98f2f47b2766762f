import { type Ask, colourOf, squareName, squareOf, TIERS } from '@thera/sphinx';
import { isComplete } from '../table/attempt.ts';
import { isCardAct } from './acts.ts';
import { actingSquare, currentAct, offered, type SphinxAttempt } from './attempt.ts';
import { cardName, figureName, type SphinxVoice } from './names.ts';
import { reasonInWords } from './tell.ts';

/** What the person is asked to do next. */
export function promptFor(attempt: SphinxAttempt, voice: SphinxVoice): string {
  const { prompts } = voice.text;
  const { now, open, steps } = attempt;
  if (isComplete(attempt)) return prompts.complete;
  if (open !== undefined) return promptForOpen(attempt, voice);
  const [ask] = now.asks;
  if (ask !== undefined) return promptForAsk(attempt, ask, voice);
  const act = currentAct(attempt);
  if (act !== undefined && isCardAct(act)) return promptForCard(attempt, cardName(act, voice.text), voice);
  switch (act) {
    case 'move': {
      const square = actingSquare(attempt);
      return square === undefined ? prompts.pickWorker : prompts.moveFrom(squareName(now, square));
    }
    case 'move-on':
      return prompts.moveAgain(squareName(now, squareOf(now, now.turn.mover!)));
    case 'build':
      return promptForBuild(attempt, voice);
    case 'king':
      return prompts.aims.king;
    case 'call':
      return prompts.callWhich;
    case 'game':
      return voice.text.die.title;
    default:
      return steps.length === 0 ? prompts.action : prompts.goOnOrEnd;
  }
}

function promptForBuild({ now, following }: SphinxAttempt, { text: { prompts } }: SphinxVoice): string {
  const isMore = now.turn.phase === 'built';
  const hasTakes = following.some(({ step }) => step.kind === 'take');
  if (isMore) return prompts.buildAgain;
  return hasTakes ? prompts.buildOrTake : prompts.build;
}

function promptForOpen({ now, open = [] }: SphinxAttempt, { text }: SphinxVoice): string {
  const { prompts } = text;
  const isAsked = now.asks.length > 0;
  const areBuilds = open.every(({ step }) => step.kind === 'build');
  if (areBuilds && !isAsked) return prompts.piece;
  const [first] = open;
  if (first?.step.kind === 'use' && first.step.god !== undefined)
    return prompts.aims.god(cardName(first.step.card, text));
  if (first?.step.kind === 'use' && first.step.gem !== undefined) return prompts.aims.gem;
  if (first?.step.kind === 'pay') return prompts.aims.swap;
  return prompts.which;
}

/** A card that is used: whom it is for first, then where to. */
function promptForCard(attempt: SphinxAttempt, card: string, { text }: SphinxVoice): string {
  const { aims } = text.prompts;
  const { now, tapped } = attempt;
  const [square] = tapped;
  const kinds = new Set([...offered(attempt).values()].flat().map(({ kind }) => kind));
  if (square !== undefined && (kinds.has('force') || kinds.has('use')))
    return aims.whereTo(text.figureOn(figureAt(attempt, square, text), squareName(now, square)));
  if (kinds.has('force')) return aims.whom(card);
  if (kinds.has('take')) return aims.take(card);
  return aims.use(card);
}

function figureAt({ now }: SphinxAttempt, square: number, text: SphinxVoice['text']): string {
  const worker = now.workers.indexOf(square);
  if (worker >= 0) return text.figures[colourOf(now.setup, worker as 0)];
  return text.figures[now.king === square ? 'king' : 'sphinx'];
}

function promptForAsk({ now }: SphinxAttempt, ask: Ask, voice: SphinxVoice): string {
  const { text, nameOf } = voice;
  const { asks } = text.prompts;
  switch (ask.kind) {
    case 'place':
      return asks.place(figureName(now, ask.worker, text));
    case 'row':
      return asks.row(text.coins[ask.colour]);
    case 'gain':
      return asks.gain(reasonInWords(now, ask.reason, voice));
    case 'cling':
      return asks.cling(text.words.list(ask.workers.map((worker) => figureName(now, worker, text))));
    case 'roll':
      return asks.roll(text.faces[ask.face]);
    case 'discard':
      return asks.discard(text.gods[ask.god].name);
    case 'blessing':
      return asks.blessing(text.blessings[ask.blessing].name);
    case 'agree': {
      const best = TIERS.findLast((tier) => now.achieved.includes(tier));
      const player = nameOf(now.turn.seat);
      return ask.to === 'finish' && best !== undefined
        ? asks.agree.finish(player, text.tiers[best])
        : asks.agree['give-up'](player);
    }
    case 'toll':
    case 'destroy':
    case 'sphinx-way':
    case 'topple':
    case 'omens':
      return asks[ask.kind];
  }
}
