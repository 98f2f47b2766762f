import { type TextLoader, textLoader } from '../../text-loader.ts';
import type { SphinxText } from '../game-text.ts';
import type { AdventureText } from './adventure-text.ts';
import type { EndText } from './end-text.ts';
import type { NewRiddleText } from './new-riddle-text.ts';
import type { StoryText } from './story-text.ts';

/** The map of an adventure. */
export interface MapText {
  readonly game: SphinxText;
  readonly adventure: AdventureText;
  readonly title: string;
  readonly chart: string;
  /** The three things to do after a riddle. */
  readonly after: EndText['steps'];
  readonly setup: NewRiddleText;
  readonly story: StoryText['pages'];
  /** Below the name of an island. */
  readonly island: {
    readonly allSolved: string;
    readonly youAreHere: string;
    readonly opensAfter: (island: string) => string;
    readonly lairNeeds: string;
    readonly withCircles: (state: string, circles: number, of: number) => string;
    readonly circles: (circles: number, of: number) => string;
  };
  /** A riddle for who cannot see the chart. */
  readonly riddle: {
    readonly label: (number: number, title: string, state: string) => string;
    readonly isNext: string;
    readonly notSolved: string;
    readonly closed: (reason: string) => string;
  };
  /** A circle for who cannot see it. */
  readonly circle: {
    readonly shaded: (tier: string) => string;
    readonly shadedAsExpert: (tier: string) => string;
    readonly open: (tier: string) => string;
  };
  readonly chosen: {
    readonly next: string;
    readonly solved: string;
    readonly play: (number: number) => string;
    readonly playAgain: (number: number) => string;
    readonly resume: (number: number) => string;
    readonly expert: string;
    readonly details: string;
    readonly close: string;
    readonly friendlyGods: (count: number) => string;
    readonly anyPlayers: string;
    readonly best: (tier: string, turns: number) => string;
    readonly ends: string;
  };
  readonly friends: {
    readonly heading: string;
    readonly none: string;
    readonly arrowShaded: string;
    readonly arrowOpen: string;
    readonly arrows: (shaded: number, of: number) => string;
  };
  /** A riddle that is played at a table on the server. */
  readonly table: {
    readonly heading: string;
    readonly line: (riddle: number, title: string) => string;
    readonly go: (riddle: number) => string;
  };
  readonly plays: {
    readonly heading: string;
    readonly none: string;
    readonly solved: (tier: string) => string;
    readonly notSolved: string;
    readonly line: (riddle: string, result: string, turns: number, players: string) => string;
    readonly asExpert: string;
    readonly watch: string;
  };
}

export const loadMapText: TextLoader<MapText> = textLoader({
  en: async () => (await import('../../en/sphinx/pages/map.ts')).map,
  es: async () => (await import('../../es/sphinx/pages/map.ts')).map,
});
