/** What a person can ask of the game in the terminal besides playing. */
export const TERMINAL_COMMANDS = [
  'help',
  'choices',
  'show',
  'styx',
  'olympus',
  'hand',
  'cards',
  'unit',
  'area',
  'reach',
  'forecast',
  'why',
  'hint',
  'follow',
  'undo',
  'log',
  'rules',
  'resign',
  'lang',
  'quit',
] as const;
export type TerminalCommand = (typeof TERMINAL_COMMANDS)[number];

/** A command as a person types it: any of its words, the first being the one to show. */
export interface TerminalCommandText {
  readonly words: readonly [string, ...string[]];
  readonly argument?: string;
  readonly does: string;
}

/** Every word of the game in the terminal. */
export interface TerminalText {
  readonly welcome: string;
  readonly howToGetHelp: string;
  readonly whichTable: string;
  readonly howToDraft: string;
  readonly drafts: { readonly quick: string; readonly pick: string };
  readonly possible: (values: string) => string;
  /** A table in the list: its seats, and their recommended armies. */
  readonly table: {
    readonly title: (id: string, name: string) => string;
    readonly seat: (name: string, units: string, points: number) => string;
    readonly army: (units: string) => string;
    readonly order: (names: string) => string;
  };
  readonly goal: {
    readonly styx: (rage: number) => string;
    readonly olympus: (gods: string) => string;
    readonly god: (name: string, steps: number) => string;
  };
  readonly signs: string;
  readonly legend: readonly string[];
  readonly hand: (player: string, cards: string) => string;
  readonly emptyHand: (player: string) => string;
  readonly counts: (player: string, hand: number, deck: number, discards: number) => string;
  readonly reserve: (player: string, units: string) => string;
  readonly tokensLeft: (nets: number, lures: number) => string;
  readonly deckList: (cards: string) => string;
  readonly discards: (cards: string) => string;
  readonly unseen: (cards: string) => string;
  readonly none: string;
  readonly profile: { readonly now: string };
  readonly handOver: (player: string) => string;
  readonly thinks: (player: string) => string;
  readonly howToPlay: string;
  readonly tooMany: (shown: number, count: number) => string;
  readonly confirmAttack: string;
  readonly helpTitle: string;
  readonly howToWrite: readonly string[];
  readonly commands: Readonly<Record<TerminalCommand, TerminalCommandText>>;
  readonly unknownInput: (text: string) => string;
  readonly numberOutOfRange: (count: number) => string;
  readonly needsName: {
    readonly unit: string;
    readonly area: string;
    readonly why: string;
    readonly forecast: string;
  };
  readonly unknownUnit: (text: string) => string;
  readonly unknownArea: (text: string) => string;
  readonly itIsPossible: string;
  readonly unknownLanguage: (text: string) => string;
  readonly languageChanged: string;
  readonly nothingToUndo: string;
  readonly cannotUndo: string;
  readonly takenBack: string;
  readonly nothingYet: string;
  readonly reallyResign: string;
  readonly yes: readonly [string, ...string[]];
  readonly no: readonly [string, ...string[]];
  readonly sameAgain: string;
  readonly bye: string;
}
