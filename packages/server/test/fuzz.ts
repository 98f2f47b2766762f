import { type Dice, diceFor, randomDecision, sha256 } from '@thera/table';
import { type ApiOptions, createApi } from '../src/http/api.ts';
import { gameNamed, seatsOf, TABLES } from './every-game.ts';
import { fuzzedMessage, mutated } from './fuzz-messages.ts';
import { type Site, Visitor } from './online-site.ts';

/** How a server is fuzzed. */
export interface Fuzzing {
  readonly site: Site;
  readonly seed: string;
  /** How many rounds, each with tables and visitors of its own. */
  readonly rounds: number;
}

const MESSAGES = 90;
/** Requests of a round. */
const SOME = 8;
/** What may stand in an address where a name should. */
const PARTS: readonly string[] = [
  'x',
  '__proto__',
  '\u0000',
  '../..',
  'a'.repeat(500),
  "' or 1=1",
  '%',
  'constructor',
];
/** Everything that the API answers. */
const REQUESTS: readonly (readonly [string, string])[] = createApi({} as ApiOptions)
  .routes.filter(({ method }) => method !== 'ALL')
  .map(({ method, path }): [string, string] => [method, path.replace('/api', '')]);

/** What came of it. */
export interface Fuzzed {
  readonly messages: number;
  readonly done: number;
  /** Refusals by code. */
  readonly refused: ReadonlyMap<string, number>;
}

/** Sends what nobody would send to tables of every kind; whoever is not answered, or hears of our mistakes, throws. */
export async function fuzz({ site, seed, rounds }: Fuzzing): Promise<Fuzzed> {
  let [messages, done] = [0, 0];
  const refused = new Map<string, number>();
  for (let round = 0; round < rounds; round++) {
    const dice = diceFor(sha256, seed, round);
    const [one, other] = [await Visitor.guest(site), await Visitor.guest(site)];
    const { tables, steps } = await begunTables([one, other], dice);
    const known = Object.values(TABLES);
    const around = {
      tables,
      steps,
      games: known.map(({ game }) => game),
      setups: known.map(({ setup }) => setup),
    };
    const asked = [one, other].map(({ heard }) => heard.filter(({ kind }) => kind === 'answer').length);
    for (const visitor of [one, other]) {
      for (let n = 0; n < MESSAGES; n++) visitor.sendText(fuzzedMessage(dice, around));
      messages += MESSAGES;
    }
    // Some of them end all sessions of whoever asks.
    const asker = new Visitor(site);
    await asker.fetch('POST', '/session');
    for (const request of dice.shuffle(REQUESTS).slice(0, SOME)) await fuzzRequest(asker, request, dice);
    for (const [which, visitor] of [one, other].entries()) {
      // Whatever it was, there is an answer to it, in whichever order.
      const answers = (): number =>
        visitor.heard.filter(({ kind }) => kind === 'answer').length - asked[which]!;
      while (answers() < MESSAGES) await visitor.hear('answer', undefined, visitor.heard.length);
      for (const heard of visitor.heard) {
        if (heard.kind !== 'answer') continue;
        if (heard.ok) done += 1;
        else refused.set(heard.error, (refused.get(heard.error) ?? 0) + 1);
      }
      visitor.disconnect();
    }
  }
  return { messages, done, refused };
}

/** Some tables at which a game goes on, and steps that are legal there. */
async function begunTables(
  visitors: readonly [Visitor, Visitor],
  dice: Dice,
): Promise<{ readonly tables: readonly string[]; readonly steps: readonly unknown[] }> {
  const tables: string[] = [];
  const steps: unknown[] = ['B3', { kind: 'x' }];
  for (const { game, setup } of dice.shuffle(Object.values(TABLES)).slice(0, 3)) {
    const count = seatsOf({ game, setup });
    const seats = Array.from({ length: count }, (_, seat) =>
      seat < 2 ? { kind: 'open' as const } : { kind: 'computer' as const, level: 'builder' as const },
    );
    const table = await visitors[0].open({ game, setup, seats });
    for (const [seat, visitor] of visitors.entries()) {
      await visitor.ask({ kind: 'follow', table });
      if (seat < count) await visitor.ask({ kind: 'sit', table, seat });
    }
    await visitors[0].ask({ kind: 'start', table });
    const { play } = visitors[0].face(table);
    if (play?.toAct.includes(0))
      steps.push(...(randomDecision({ game: gameNamed(game), view: play.view, dice }, 0) ?? []));
    tables.push(table);
  }
  return { tables, steps };
}

async function fuzzRequest(
  visitor: Visitor,
  [method, path]: readonly [string, string],
  dice: Dice,
): Promise<void> {
  const { game, setup } = dice.pick(Object.values(TABLES));
  const plan = {
    game,
    setup,
    seats: [{ kind: 'open' }, { kind: 'open' }],
    clock: { kind: 'none' },
    isPrivate: true,
  };
  const lines = [{ key: 'x', body: 'y' }];
  const response = { id: 'x', rawId: 'x', type: 'public-key', response: { clientDataJSON: 'e30' } };
  const whole = {
    plan,
    name: 'Eve',
    password: 'a password',
    version: 1,
    body: '{}',
    lines,
    response,
    code: 'x',
  };
  const body = method === 'GET' ? undefined : mutated(mutated(whole, dice), dice);
  const place = path.replace(/:\w+/g, () => encodeURIComponent(dice.pick(PARTS)));
  const { status } = await visitor.fetch(method, place, body);
  if (status >= 500) throw new Error(`${method} ${place} ${JSON.stringify(body)}: ${status}`);
}
