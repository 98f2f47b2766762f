import {
  type Ask,
  forecast,
  isHighAfter,
  type Prospect,
  type RuleKind,
  ruleOf,
  type State,
  terrainIn,
} from '@thera/sphinx';
import { figureName, type SphinxVoice, squareNames } from './names.ts';
import { tellAll } from './tell.ts';

/** What will end this turn as things stand, a sentence each; nothing where nothing ever does. */
export function forecastInWords(state: State, voice: SphinxVoice): readonly string[] {
  const { forecast: words, faces: names, words: common } = voice.text;
  const prospects = forecast(state);
  const told = prospects.flatMap((prospect) => {
    const sentences = prospectInWords(state, prospect, voice);
    if (prospects.length === 1) return sentences;
    const faces = common.list(prospect.faces.map((face) => names[face]));
    const what = sentences.length === 0 ? [words.noTowerFalls] : sentences;
    return [words.onFaces(faces, what.join(' '))];
  });
  return [...told, ...countersInWords(state, voice)];
}

function prospectInWords(
  state: State,
  { occurrences, ask }: Prospect,
  voice: SphinxVoice,
): readonly string[] {
  const sentences = [...tellAll(state, occurrences, voice), ...askInWords(state, ask, voice)];
  return sentences.length > 0 ? sentences : nothingInWords(state, voice);
}

function askInWords(state: State, ask: Ask | null, { text }: SphinxVoice): readonly string[] {
  const { asks } = text.forecast;
  switch (ask?.kind) {
    case 'sphinx-way':
      return [asks['sphinx-way'](squareNames(state, ask.to, text))];
    case 'topple':
      return [asks.topple(squareNames(state, ask.on, text))];
    case 'cling':
      return [asks.cling(text.words.list(ask.workers.map((worker) => figureName(state, worker, text))))];
    default:
      return [];
  }
}

const has = (state: State, ...kinds: readonly RuleKind[]): boolean =>
  kinds.some((kind) => ruleOf(terrainIn(state), kind) !== undefined);

/** A rule that could have had an effect and will not is worth a word. */
function nothingInWords(state: State, { text: { forecast: words } }: SphinxVoice): readonly string[] {
  if (state.sphinx >= 0 && has(state, 'stalk', 'roar-or-stalk', 'sphinx-die')) return [words.sphinxStays];
  if (has(state, 'lightning', 'bombard')) return [words.noTowerFalls];
  return has(state, 'bored') ? [words.godsStay] : [];
}

/** What only the count of turns brings. */
function countersInWords(state: State, { text: { forecast } }: SphinxVoice): readonly string[] {
  const { counters } = forecast;
  const terrain = terrainIn(state);
  const [limit, tide, breach] = [
    ruleOf(terrain, 'turn-limit'),
    ruleOf(terrain, 'tide'),
    ruleOf(terrain, 'breach'),
  ];
  return [
    ...(limit === undefined ? [] : [counters['time-is-up'](limit.turns - state.clock)]),
    ...(tide === undefined
      ? []
      : [counters[isHighAfter(tide, state.clock) ? 'tide-ebbs' : 'tide-rises'](turnsUntilTide(state, tide))]),
    ...(breach === undefined || breach.every === null
      ? []
      : [counters['breach-rises'](breach.every - (state.clock % breach.every))]),
  ];
}

/** After how many turns the tide turns, this one included. */
export function turnsUntilTide(
  { clock }: Pick<State, 'clock'>,
  tide: { readonly low: number; readonly high: number },
): number {
  const isHigh = isHighAfter(tide, clock);
  for (let turns = 1; ; turns++) if (isHighAfter(tide, clock + turns) !== isHigh) return turns;
}
