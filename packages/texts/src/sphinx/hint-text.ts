/** What the computer says when it is asked: what is short, where, a whole turn with its reason. */
export interface HintText {
  /** After the first of three steps the others are asked for: on a button, in a word or two. */
  readonly askWhere: string;
  readonly askTurn: string;
  readonly seeking: string;
  readonly none: string;
  /** What is missing for an objective: “Gold is 2 level-2 blocks short”. */
  readonly short: (tier: string, pieces: string) => string;
  readonly noneShort: (tier: string) => string;
  readonly shortOfBuilds: (tier: string, builds: number) => string;
  /** What could pay a missing piece. */
  readonly sources: {
    readonly quest: (god: string, piece: string) => string;
    readonly god: (god: string, piece: string) => string;
    readonly game: (chance: string) => string;
    readonly objective: (tier: string, reward: string) => string;
  };
  /** Where to look. */
  readonly where: {
    readonly worker: (square: string) => string;
    readonly coin: (square: string) => string;
    readonly square: (square: string) => string;
    readonly god: (god: string) => string;
    readonly game: string;
  };
  /** A whole turn. */
  readonly turn: {
    readonly moveAndBuild: (from: string, to: string, on: string) => string;
    readonly moveAndTake: (from: string, to: string, on: string) => string;
    readonly call: (god: string) => string;
    readonly game: string;
    readonly finish: (tier: string) => string;
    readonly other: (steps: string) => string;
  };
  /** Why, in a sentence each. */
  readonly reasons: {
    readonly achieves: (tier: string) => string;
    readonly collects: (coin: string, square: string) => string;
    readonly raisesCoin: (square: string, builds: number) => string;
    readonly bringsPiece: (piece: string) => string;
    readonly finishesQuest: (god: string) => string;
    readonly prepares: string;
  };
  /** Beside an objective, on request. */
  readonly outlook: {
    readonly ask: string;
    readonly seeking: string;
    readonly withinReach: string;
    readonly noWayFound: string;
  };
  /** The objective that the computer partner follows. */
  readonly follow: {
    readonly mark: (tier: string) => string;
    readonly isMarked: (tier: string) => string;
    readonly partner: (player: string, tier: string) => string;
  };
}
