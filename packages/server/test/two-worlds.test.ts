import { diceFor, randomDecision, sha256 } from '@thera/table';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { EVERY_GAME, gameNamed, TABLES } from './every-game.ts';
import { type Of, type Site, startSite, Visitor } from './online-site.ts';

const SEED = process.env.THERA_SEED ?? 'worlds';

let site: Site;
beforeAll(async () => {
  site = await startSite({ games: EVERY_GAME });
});
afterAll(() => site.stop());

/** The same game in one of two worlds, among the same people. */
interface World {
  readonly table: string;
  readonly keeper: Visitor;
  readonly others: readonly Visitor[];
}

async function begun(name: string, people: readonly Visitor[]): Promise<World> {
  const { game, setup } = TABLES[name]!;
  const [keeper, other, watcher] = people as [Visitor, Visitor, Visitor];
  const table = await keeper.open({ game, setup: { ...(setup as object), start: 0 } });
  for (const visitor of people) await visitor.ask({ kind: 'follow', table });
  for (const [seat, visitor] of [keeper, other].entries()) await visitor.ask({ kind: 'sit', table, seat });
  await keeper.ask({ kind: 'start', table });
  return { table, keeper, others: [other, watcher] };
}

/** What somebody was told of an entry, without what may differ: whose table it is, and when it was. */
function told(visitor: Visitor, table: string, number: number): unknown {
  const found = visitor.heard.find(
    (one): one is Of<'entry'> => one.kind === 'entry' && one.face.id === table && one.number === number,
  );
  return JSON.parse(
    JSON.stringify(found, (key, value) =>
      ['at', 'now', 'time', 'commitment'].includes(key) || value === table ? undefined : value,
    ),
  );
}

/** Decides, and waits until everybody has heard of it; whether it was possible. */
async function decided(
  { table, keeper, others }: World,
  seat: number,
  steps: readonly unknown[],
): Promise<boolean> {
  const { play, head } = keeper.face(table);
  const decider = seat === 0 ? keeper : others[0]!;
  const answer = await decider.ask({ kind: 'decide', table, events: play!.events, steps });
  if (!answer.ok) return false;
  for (const one of [keeper, ...others])
    await one.hear('entry', ({ face: { id }, number }) => id === table && number === head + 1);
  return true;
}

/** A decision that is not `other`, if there is one, by what the seat sees. */
function someDecision(
  name: string,
  { table, keeper, others }: World,
  seat: number,
  seed: string,
  other = '',
): unknown[] {
  const game = gameNamed(TABLES[name]!.game);
  const { view } = (seat === 0 ? keeper : others[0]!).face(table).play!;
  for (let tries = 0; tries < 100; tries++) {
    const steps = randomDecision({ game, view, dice: diceFor(sha256, seed, tries) }, seat);
    if (steps !== undefined && JSON.stringify(steps) !== other) return [...steps];
  }
  throw new Error(`seed "${seed}" leads nowhere`);
}

test.each(['a hidden square', 'fates'])(
  '%s: whoever may not know it is told the same, whatever it is',
  async (name) => {
    let compared = 0;
    for (let game = 0; game < 3; game++) {
      const people = await Promise.all(Array.from({ length: 3 }, () => Visitor.guest(site)));
      const [one, other] = [await begun(name, people), await begun(name, people)];
      let secrets = 0;
      for (let number = 0; number < 16 && one.keeper.face(one.table).status === 'playing'; number++) {
        const seed = `${SEED} ${name} ${game} ${number}`;
        const { play, head } = one.keeper.face(one.table);
        const seat = play!.toAct[0]!;
        const steps = someDecision(name, one, seat, seed);
        expect(await decided(one, seat, steps), seed).toBe(true);
        const shown = told(one.others[1]!, one.table, head + 1) as {
          readonly entry: { readonly event: object };
        };
        // What watchers are not shown is something else in the other world.
        const isSecret = JSON.stringify(shown.entry.event).includes(JSON.stringify(steps)) === false;
        if (isSecret) secrets += 1;
        const there = isSecret
          ? someDecision(name, other, seat, `${seed} there`, JSON.stringify(steps))
          : steps;
        // From here on the worlds may differ: somebody has met the secret, or would have.
        if (!(await decided(other, seat, there))) break;
        if (other.keeper.face(other.table).status !== one.keeper.face(one.table).status) break;
        for (const onlooker of [0, 1]) {
          const here = told(one.others[onlooker]!, one.table, head + 1);
          expect(told(other.others[onlooker]!, other.table, head + 1), seed).toEqual(here);
          compared += 1;
        }
      }
      expect(secrets).toBeGreaterThan(0);
      for (const visitor of people) visitor.disconnect();
    }
    expect(compared).toBeGreaterThan(12);
  },
  90_000,
);
