import { diceFor, randomDecision, sha256 } from '@thera/table';
import { type Site, Visitor } from './online-site.ts';
import { TOY } from './sample-table.ts';

/** Two who play one game after another, whatever others do meanwhile: they must not notice. */
export class PeacefulGame {
  readonly #site: Site;
  readonly #addresses: readonly string[];
  #seats: readonly Visitor[] = [];
  #table = '';

  private constructor(site: Site, addresses: readonly string[]) {
    this.#site = site;
    this.#addresses = addresses;
  }

  /** At a site behind a proxy, so that the two have addresses of their own. */
  static async begin(site: Site, addresses: readonly [string, string]): Promise<PeacefulGame> {
    const game = new PeacefulGame(site, addresses);
    game.#seats = await Promise.all(
      game.#addresses.map((address) => Visitor.guest(game.#site, { 'x-forwarded-for': address })),
    );
    await game.#open();
    return game;
  }

  /** Decides once, and hears of it at both seats; whatever is refused is thrown. */
  async goOn(): Promise<void> {
    const [first] = this.#seats;
    if (first?.face(this.#table).status === 'over') await this.#open();
    const { play, head } = this.#seats[0]!.face(this.#table);
    const seat = play!.toAct[0]!;
    const decider = this.#seats[seat]!;
    const view = decider.face(this.#table).play!.view;
    const dice = diceFor(sha256, 'peace', play!.events);
    const steps = randomDecision({ game: TOY, view, dice }, seat);
    await this.#must(decider, { kind: 'decide', table: this.#table, events: play!.events, steps });
    for (const one of this.#seats)
      await one.hear('entry', ({ face: { id }, number }) => id === this.#table && number === head + 1);
  }

  /** Goes on as long as something else does. */
  async during<T>(work: Promise<T>): Promise<T> {
    let isDone = false;
    const done = work.finally(() => {
      isDone = true;
    });
    done.catch(() => undefined);
    while (!isDone) {
      await this.goOn();
      await new Promise((resolve) => setTimeout(resolve, 150));
    }
    await this.goOn();
    return done;
  }

  async #open(): Promise<void> {
    const [anna, ben] = this.#seats;
    const table = await anna!.open();
    this.#table = table;
    for (const [seat, one] of [anna!, ben!].entries()) {
      await this.#must(one, { kind: 'follow', table });
      await this.#must(one, { kind: 'sit', table, seat });
    }
    await this.#must(anna!, { kind: 'start', table });
    for (const one of this.#seats)
      await one.hear('entry', ({ face: { id }, number }) => id === table && number === 3);
  }

  async #must(visitor: Visitor, message: Readonly<Record<string, unknown>>): Promise<void> {
    const answer = await visitor.ask(message);
    if (!answer.ok) throw new Error(`${message.kind}: ${answer.error}`);
  }
}
