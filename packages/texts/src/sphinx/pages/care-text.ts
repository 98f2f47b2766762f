/** What can be done with an adventure as a whole. */
export interface CareText {
  readonly share: string;
  readonly rename: {
    readonly ask: string;
    readonly label: string;
    readonly note: string;
    readonly save: string;
    readonly cancel: string;
  };
  readonly writeOut: {
    readonly ask: string;
    readonly sentence: string;
    readonly copy: string;
    readonly save: string;
    readonly copied: string;
    readonly cannotCopy: string;
    readonly close: string;
  };
  readonly copy: {
    readonly ask: string;
    /** What the copy is called. */
    readonly title: (title: string) => string;
    readonly done: (title: string) => string;
  };
  readonly drop: {
    readonly ask: string;
    readonly question: (title: string) => string;
    /** What is lost. */
    readonly lost: (circles: number, guests: number, plays: number) => string;
    readonly confirm: string;
    readonly cancel: string;
    readonly done: (title: string) => string;
  };
}
