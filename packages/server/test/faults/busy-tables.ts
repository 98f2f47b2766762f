import { faultsOf } from '../load/judge.ts';
import { type Script, scripts } from '../load/script.ts';
import { ScriptedGame } from '../load/scripted-game.ts';
import { pause } from '../load/timing.ts';

/** Where pages find a server: the one that there is, or one of several. */
export type AddressOf = (page: number) => string;

const DECISIONS = 40;
const WATCHERS = 1;
/** Between two decisions at a table. */
const BREATH = 15;

/** Tables at which people play whatever happens to the server: they come again, and ask again for what was not answered. */
export class BusyTables {
  readonly #address: AddressOf;
  readonly #scripts: readonly Script[];
  readonly #playing: ScriptedGame[] = [];
  readonly #played: ScriptedGame[] = [];
  readonly #faults: string[] = [];
  #loops: Promise<void>[] = [];
  #isBusy = false;
  #begun = 0;

  private constructor(address: AddressOf, seed: string) {
    this.#address = address;
    this.#scripts = scripts(8, DECISIONS, seed);
  }

  static async begin(address: AddressOf, count: number, seed: string): Promise<BusyTables> {
    const tables = new BusyTables(address, seed);
    await Promise.all(Array.from({ length: count }, (_, place) => tables.#open(place)));
    tables.#isBusy = true;
    tables.#loops = tables.#playing.map((_, place) => tables.#play(place));
    return tables;
  }

  get acknowledged(): number {
    return this.#games().reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);
  }

  /** The longest that anybody has waited for an answer, in milliseconds. */
  get longestWait(): number {
    const all = this.#games().flatMap(({ acknowledged }) => acknowledged);
    return Math.max(0, ...all.map(({ latency }) => latency));
  }

  /** Waits until somebody has decided at every table. */
  async goOn(): Promise<void> {
    const before = this.#playing.map((game) => ({ game, acknowledged: game.acknowledged.length }));
    const isOn = (place: number): boolean =>
      this.#playing[place] !== before[place]!.game ||
      this.#playing[place]!.acknowledged.length > before[place]!.acknowledged;
    while (!this.#playing.every((_, place) => isOn(place)) && this.#faults.length === 0) await pause(5);
  }

  /** Ends all games, and names whatever was lost, doubled, refused or told wrongly. */
  async end(): Promise<readonly string[]> {
    this.#isBusy = false;
    await Promise.all(this.#loops);
    const games = this.#games();
    await Promise.all(games.map((game) => game.end()));
    const faults = [...this.#faults, ...games.flatMap(faultsOf)];
    for (const game of games) game.close();
    return faults;
  }

  /** One that is through stays in its place until the next has begun. */
  #games(): readonly ScriptedGame[] {
    return [...new Set([...this.#played, ...this.#playing])];
  }

  async #play(place: number): Promise<void> {
    while (this.#isBusy) {
      const game = this.#playing[place]!;
      if (game.isThrough) {
        this.#played.push(game);
        await this.#open(place);
        continue;
      }
      const code = await game.decide();
      if (code !== undefined) {
        this.#faults.push(`${game.table}: a decision was refused: ${code}`);
        return;
      }
      await pause(BREATH);
    }
  }

  /** A new table; while there is no server it is tried again. */
  async #open(place: number): Promise<void> {
    for (;;) {
      const number = this.#begun++;
      const script = this.#scripts[number % this.#scripts.length]!;
      let pages = number;
      const game = new ScriptedGame(
        () => {
          const page = pages++;
          return () => this.#address(page);
        },
        script,
        WATCHERS,
      );
      try {
        await game.begin();
        this.#playing[place] = game;
        return;
      } catch {
        game.close();
        await pause(50);
      }
    }
  }
}
