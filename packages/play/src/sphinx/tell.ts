import {
  type GainReason,
  GOD_CARDS,
  type Occurrence,
  piecesOf,
  type State,
  squareName,
  terrainIn,
  withOccurrence,
} from '@thera/sphinx';
import { riddleNames, ruleWords } from '@thera/texts/sphinx';
import {
  capitalised,
  cardName,
  cardNames,
  figureName,
  piecesInWords,
  queueCardName,
  type SphinxVoice,
  squareNames,
} from './names.ts';

/** What has happened, a sentence for each thing that is worth one. */
export function tellAll(
  before: State,
  occurrences: readonly Occurrence[],
  voice: SphinxVoice,
): readonly string[] {
  let state = before;
  return occurrences.flatMap((occurrence) => {
    const sentence = tell(state, occurrence, voice);
    state = withOccurrence(state, occurrence);
    return sentence ?? [];
  });
}

/** One thing that happens to a state, in a sentence; undefined for what is told with something else. */
export function tell(state: State, occurrence: Occurrence, voice: SphinxVoice): string | undefined {
  const sentence = sentenceFor(state, occurrence, voice);
  return sentence === undefined ? undefined : capitalised(sentence);
}

function sentenceFor(state: State, occurrence: Occurrence, voice: SphinxVoice): string | undefined {
  const { text, nameOf } = voice;
  const { telling } = text;
  const on = (square: number): string => squareName(state, square);
  const who = (figure: Parameters<typeof figureName>[1]): string => figureName(state, figure, text);
  switch (occurrence.kind) {
    // Whoever counts, or uses a card, is told of with what comes of it.
    case 'clock-advanced':
    case 'used':
    case 'omen-sought':
      return undefined;
    case 'turn-began':
      return telling['turn-began'](occurrence.number, nameOf(occurrence.seat));
    case 'placed':
      return telling.placed(who(occurrence.worker), on(occurrence.to));
    case 'moved': {
      const [from, to] = [on(occurrence.from), on(occurrence.to)];
      const figure = who(occurrence.worker);
      return occurrence.by.length === 0
        ? telling.moved.plain(figure, from, to)
        : telling.moved.by(figure, from, to, cardNames(occurrence.by, text));
    }
    case 'forced':
      return telling.forced(who(occurrence.figure), on(occurrence.from), on(occurrence.to));
    case 'swapped':
      return telling.swapped(who(occurrence.one), who(occurrence.other));
    case 'built': {
      const [figure, piece] = [who(occurrence.worker), text.onePiece(occurrence.piece)];
      return occurrence.from === 'stockpile'
        ? telling.built.plain(figure, piece, on(occurrence.on))
        : telling.built.from(figure, piece, on(occurrence.on), text.gods[occurrence.from].name);
    }
    case 'taken-down':
      return telling['taken-down'][occurrence.to](
        who(occurrence.worker),
        text.onePiece(occurrence.piece),
        on(occurrence.on),
      );
    case 'toppled':
    case 'risen':
    case 'salvaged':
      return telling[occurrence.kind](text.onePiece(occurrence.piece), on(occurrence.on));
    case 'coin-collected':
      return telling['coin-collected'](text.coins[occurrence.colour], on(occurrence.on));
    case 'coin-lost':
    case 'token-collected':
    case 'token-lost':
    case 'ruin-unmarked':
      return telling[occurrence.kind](on(occurrence.on));
    case 'coin-placed':
      return telling['coin-placed'](text.coins[occurrence.colour], text.tiers[occurrence.tier]);
    case 'gained':
      return telling.gained(text.onePiece(occurrence.piece), reasonInWords(state, occurrence.reason, voice));
    case 'paid': {
      const piece = text.onePiece(occurrence.piece);
      return occurrence.from === 'stockpile'
        ? telling.paid.stockpile(piece)
        : telling.paid.god(piece, text.gods[occurrence.from].name);
    }
    case 'selected': {
      const pieces = piecesInWords(piecesOf(GOD_CARDS[occurrence.god].pieces), text);
      return telling.selected(nameOf(occurrence.seat), text.gods[occurrence.god].name, pieces);
    }
    case 'borrowed':
      return telling.borrowed(text.gods[occurrence.god].name, cardName(occurrence.lender, text));
    case 'quest-met':
    case 'quest-done':
    case 'god-discarded':
    case 'turned-up':
      return telling[occurrence.kind](text.gods[occurrence.god].name);
    case 'god-returned':
      return telling['god-returned'][occurrence.to](text.gods[occurrence.god].name);
    case 'god-exiled':
      return occurrence.god === null
        ? telling['god-exiled'].unknown
        : telling['god-exiled'].known(text.gods[occurrence.god].name);
    case 'put-under':
      return telling['put-under'](queueCardName(state.queue[occurrence.slot]!, text));
    case 'revealed': {
      const { card } = occurrence;
      if (card.kind === 'facedown') return telling.revealed.facedown(text.godTypes[card.type]);
      return telling.revealed[card.kind](queueCardName(card, text));
    }
    case 'put-on-deck': {
      const { card } = occurrence;
      return card.kind === 'god'
        ? telling['put-on-deck'].god(text.gods[card.god].name)
        : telling['put-on-deck'].blessing;
    }
    case 'blessing-spent': {
      const { name } = text.blessings[occurrence.blessing];
      return telling['blessing-spent'][occurrence.isUsed ? 'used' : 'unused'](name);
    }
    case 'blessing-kept':
      return telling['blessing-kept'](text.blessings[occurrence.blessing].name);
    case 'dreamed':
      return telling.dreamed(text.gods[occurrence.god].name, occurrence.markers);
    case 'rolled':
      return telling.rolled(text.faces[occurrence.face]);
    case 'gem-named':
    case 'gem-spent':
    case 'gem-restored':
      return telling[occurrence.kind](text.gems[occurrence.gem]);
    case 'destroyed':
      return telling.destroyed(who(occurrence.worker), on(occurrence.from));
    case 'restored':
      return telling.restored(who(occurrence.worker), on(occurrence.to));
    case 'raised':
      return occurrence.figure === null
        ? telling.raised.blessing(on(occurrence.on))
        : telling.raised.figure(who(occurrence.figure), on(occurrence.on));
    case 'ascended':
      return telling.ascended(who(occurrence.worker), on(occurrence.from));
    case 'slept':
    case 'woke':
      return telling[occurrence.kind](who(occurrence.figure));
    case 'sphinx-moved':
    case 'king-moved':
      return telling[occurrence.kind](on(occurrence.from), on(occurrence.to));
    case 'sphinx-hurt':
      return telling['sphinx-hurt'](occurrence.by, occurrence.health);
    case 'sphinx-left':
    case 'king-trapped':
    case 'effects-skipped':
      return telling[occurrence.kind];
    case 'tide-turned':
      return telling['tide-turned'][occurrence.isHigh ? 'high' : 'low'];
    case 'gate-opened':
      return telling['gate-opened'](squareNames(state, occurrence.squares, text));
    case 'achieved': {
      const { objectives } = terrainIn(state).riddle;
      const ends = objectives.some(({ tier, ends: isLast }) => tier === occurrence.tier && isLast);
      return telling.achieved[ends ? 'ends' : 'plain'](text.tiers[occurrence.tier]);
    }
    case 'proposed': {
      const name = nameOf(occurrence.seat);
      const best = state.achieved.at(-1);
      return occurrence.what === 'finish' && best !== undefined
        ? telling.proposed.finish(name, text.tiers[best])
        : telling.proposed['give-up'](name);
    }
    case 'answered':
      return telling.answered[occurrence.isAgreed ? 'agrees' : 'plays-on'](nameOf(occurrence.seat));
    case 'ended':
      return telling.ended[occurrence.ending];
  }
}

/** Why a piece came: “for the quest of Ares”. */
export function reasonInWords(
  state: State,
  reason: Extract<Occurrence, { kind: 'gained' }>['reason'] | GainReason,
  { text }: Pick<SphinxVoice, 'text'>,
): string {
  const { reasons } = text.telling;
  switch (reason.kind) {
    case 'quest':
      return reasons.quest(text.gods[reason.god].name);
    case 'objective':
      return reasons.objective(text.tiers[reason.tier]);
    case 'game':
      return reasons.game;
    case 'card':
      return reasons.card(cardName(reason.card, text));
    case 'rule': {
      const { riddle } = terrainIn(state);
      const rule = riddle.rules.find(({ kind }) => kind === reason.rule)!;
      return reasons.rule(ruleWords(rule, riddleNames(riddle, state.setup.players, text), text.rules).name);
    }
  }
}
