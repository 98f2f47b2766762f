import { squareName } from '@thera/play/sphinx';
import {
  RIDDLES,
  riddleInEdition,
  ruleOf,
  type Setup,
  type State,
  terrainIn,
  terrainOf,
} from '@thera/sphinx';
import { expertWords, riddleNames, ruleWords, type SphinxCatalogue } from '@thera/texts/sphinx';

/** A riddle by its number and its title. */
export const riddleTitle = (riddle: number, texts: SphinxCatalogue): string =>
  `${texts.riddleNumber(riddle)}: ${texts.riddles[riddle]!.title}`;

/** A riddle in a line that begins with its number. */
export const riddleLine = (riddle: number, { riddles, islands, terminal }: SphinxCatalogue): string =>
  `${riddle} ${terminal.line(riddles[riddle]!.title, islands[RIDDLES[riddle]!.island])}`;

/** What stands on the card of a riddle besides its objectives: the story, the rules, what is good to know. */
export function riddleCard(setup: Setup, texts: SphinxCatalogue): readonly string[] {
  const { riddle, edition, isExpert, players } = setup;
  const { rules } = terrainOf(setup).riddle;
  const standard = riddleInEdition(riddle, edition);
  const names = riddleNames(standard, players, texts);
  const { line, notes } = texts.riddles[riddle]!;
  const changed = isExpert ? expertWords(standard, names, texts) : [];
  return [
    line,
    ...rules.map((rule) => {
      const { name, text } = ruleWords(rule, names, texts.rules);
      return `${name}: ${text}`;
    }),
    ...(changed.length === 0 ? [] : [`${texts.expertSetting}: ${changed.join('; ')}.`]),
    ...notes,
  ];
}

const ZONES_WITH_SIGNS: readonly string[] = ['ruins', 'tide', 'gate1', 'gate2'];
const RULES_WITH_SIGNS = ['flotsam', 'graves', 'ruins', 'tide', 'gates'] as const;

/** What the signs of a map mean, its regions and its bridges. */
export function legendOf(state: State, texts: SphinxCatalogue): readonly string[] {
  const terrain = terrainIn(state);
  const { terminal, words } = texts;
  const names = riddleNames(terrain.riddle, state.setup.players, texts);
  const signs = RULES_WITH_SIGNS.filter((kind) => ruleOf(terrain, kind) !== undefined);
  const zones = Object.entries(terrain.zones).filter(([zone]) => !ZONES_WITH_SIGNS.includes(zone));
  const bridges = (terrain.riddle.bridges ?? []).map(
    ([one, other]) => `${names.square(one)}–${names.square(other)}`,
  );
  return [
    [terminal.signs, ...signs.map((kind) => terminal.moreSigns[kind])].join(' '),
    ...zones.map(([zone, squares]) =>
      terminal.zone(names.zone(zone).name, squares.map((square) => squareName(state, square)).join(', ')),
    ),
    ...(bridges.length === 0 ? [] : [terminal.bridges(words.list(bridges))]),
  ];
}
