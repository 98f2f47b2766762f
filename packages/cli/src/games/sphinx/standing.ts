import {
  capitalised,
  objectiveLabel,
  type Progress,
  piecesInWords,
  progressIn,
  queueCardName,
  type SphinxVoice,
  turnsUntilTide,
} from '@thera/play/sphinx';
import {
  colourOf,
  countOf,
  deckSize,
  GOD_CARDS,
  type HeldGod,
  isHighAfter,
  piecesOf,
  type QueueCard,
  ruleOf,
  type State,
  terrainIn,
  workersToMove,
} from '@thera/sphinx';
import type { Seat } from '@thera/table';
import {
  objectiveWords,
  rewardWords,
  riddleNames,
  type SphinxText,
  type TerminalText,
} from '@thera/texts/sphinx';

/** Something that counts, behind the sign that it is read by. */
export interface StandingLine {
  readonly lead: string;
  readonly words: string;
}

const plain = (words: string): StandingLine => ({ lead: '', words });

/** Everything that counts besides the map: objectives, pieces, gods, gems and what is counted. */
export function standingOf(
  state: State,
  voice: SphinxVoice,
  terminal: TerminalText,
): readonly StandingLine[] {
  const { text } = voice;
  return [
    ...objectivesOf(state, text),
    plain(
      countOf(state.stockpile) === 0
        ? terminal.emptyStockpile
        : terminal.stockpile(piecesInWords(state.stockpile, text)),
    ),
    ...godsOf(state, voice, terminal).map(plain),
    plain([...gemsOf(state, text, terminal), ...countersOf(state, text)].join(' ')),
    ...(state.ending === null && state.turn.number > 0 ? [plain(turnOf(state, voice, terminal))] : []),
  ];
}

/** The objectives, each with how far it is. */
export function objectivesOf(state: State, text: SphinxText): readonly StandingLine[] {
  const { riddle } = terrainIn(state);
  const names = riddleNames(riddle, state.setup.players, text);
  return progressIn(state).map((progress, index) => {
    const objective = riddle.objectives[index]!;
    const goal = objectiveWords(objective, names, text.objectives);
    const words = objectiveLabel(progress, goal, rewardWords(objective.reward, text), text);
    return { lead: `${signOf(progress)} `, words: `${words}.` };
  });
}

/** Achieved, lost for good, or still open. */
function signOf({ isAchieved, isLost }: Progress): string {
  if (isAchieved) return '✓';
  return isLost ? '×' : '○';
}

/** The gods to call, and those that are held. */
export function godsOf(
  state: State,
  { text, nameOf }: SphinxVoice,
  terminal: TerminalText,
): readonly string[] {
  const { queue, deck, held } = state;
  const owners = [...new Set(held.map(({ owner }) => owner))].toSorted((a, b) => a - b);
  return [
    ...(queue.length === 0
      ? []
      : [
          `${terminal.queue(text.words.list(queue.map((card) => queueCardInWords(card, text))))} ${capitalised(text.labels.leftInDeck(deckSize(deck)))}.`,
        ]),
    ...owners.map((owner: Seat) => {
      const gods = held.filter((god) => god.owner === owner).map((god) => heldInWords(god, text));
      return terminal.held(nameOf(owner), text.words.list(gods));
    }),
  ];
}

/** A card of the queue and what it brings. */
export function queueCardInWords(card: QueueCard, text: SphinxText): string {
  const name = queueCardName(card, text);
  if (card.kind === 'blessing') return `${name} (${text.labels.blessing.toLowerCase()})`;
  if (card.kind === 'facedown') return name;
  return `${name} (${piecesInWords(piecesOf(GOD_CARDS[card.god].pieces), text)})`;
}

function heldInWords({ god, pieces, charges, dreams, isQuestMet }: HeldGod, text: SphinxText): string {
  const { labels } = text;
  const notes = [
    ...(countOf(pieces) === 0 ? [] : [piecesInWords(pieces, text)]),
    ...(charges === null ? [] : [labels.charges(charges)]),
    ...(dreams === 0 ? [] : [labels.dreams(dreams)]),
    ...(isQuestMet ? [labels.questDone.toLowerCase()] : []),
  ];
  return notes.length === 0 ? text.gods[god].name : `${text.gods[god].name} (${notes.join('; ')})`;
}

function gemsOf({ gems, destroyed }: State, text: SphinxText, terminal: TerminalText): readonly string[] {
  return [
    gems.length === 0 ? terminal.noGems : terminal.gems(text.words.list(gems.map((gem) => text.faces[gem]))),
    ...(destroyed === 0 ? [] : [terminal.fallen(destroyed)]),
  ];
}

/** Oedipus, health, tide and turns that are left. */
function countersOf(state: State, { labels, oedipus }: SphinxText): readonly string[] {
  const terrain = terrainIn(state);
  const tide = ruleOf(terrain, 'tide');
  const limit = ruleOf(terrain, 'turn-limit');
  return [
    ...(state.hasOedipus ? [`${oedipus.name}: ${labels.charges(1)}.`] : []),
    ...(terrain.riddle.health === undefined ? [] : [`${labels.health}: ${state.health}.`]),
    ...(tide === undefined
      ? []
      : [`${labels.tide[isHighAfter(tide, state.clock) ? 'high' : 'low'](turnsUntilTide(state, tide))}.`]),
    ...(limit === undefined ? [] : [`${labels.turnsLeft(limit.turns - state.clock)}.`]),
  ];
}

function turnOf(state: State, { text, nameOf }: SphinxVoice, terminal: TerminalText): string {
  const colours = new Set(workersToMove(state).map((worker) => text.colours[colourOf(state.setup, worker)]));
  return terminal.turnOf(state.turn.number, nameOf(state.turn.seat), text.words.list([...colours]));
}
