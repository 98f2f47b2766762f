import type { PlayFace, TablePlan } from '@thera/protocol';
import { santorini } from '@thera/santorini';
import { append, begin, redactEvent } from '@thera/table';
import { OnlinePage } from './online-page.ts';
import { test } from './online-site.ts';
import { anyDecision, PagelessPlayer } from './pageless-player.ts';
import { expect } from './site.ts';

const FOR_TWO = {
  seats: [{ kind: 'open' }, { kind: 'open' }],
  clock: { kind: 'none' },
  isPrivate: true,
} as const;

/** What the server has told a page of the game, entry by entry. */
function toldTo(page: OnlinePage): readonly { readonly entry: unknown; readonly play: PlayFace }[] {
  return page.heard.flatMap((message) => {
    if (message.kind !== 'entry' || message.face.play === null) return [];
    return [{ entry: message.entry, play: message.face.play }];
  });
}

const TARTARUS: TablePlan = {
  ...FOR_TWO,
  game: santorini.name,
  setup: { players: 2, mode: 'fixed', powers: ['athena', 'tartarus'], start: 1 },
};

test('where Tartarus has his abyss never comes to the other page: it is told as it would be of another abyss', async ({
  visit,
  server,
  at,
}) => {
  const anna = await OnlinePage.at(visit, '/settings', { origin: at });
  const path = await anna.open(TARTARUS);
  await anna.sit(0);
  const ben = await PagelessPlayer.sitting(server, path, 1);
  await anna.start();
  await anna.isThere();
  const decisions = [
    { seat: 1, steps: ['@B5', '@E3'] },
    { seat: 0, steps: ['@A4', '@D2'] },
    { seat: 1, steps: ['*E4'] },
    { seat: 1, steps: ['B5>C5', '^C4'] },
  ];
  for (const { seat, steps } of decisions) {
    if (seat === 1) await ben.decide(steps);
    else {
      await anna.isAsked();
      for (const step of steps) await anna.tap(step.slice(1));
    }
  }
  await anna.hasTurns(decisions.length);
  // The same game with the abyss somewhere else.
  const setup = santorini.parseSetup(TARTARUS.setup);
  const begun = setup.ok ? begin(santorini, setup.value, 'another') : setup;
  if (!begun.ok) throw new Error(begun.error);
  let twin = begun.value;
  const told = toldTo(anna).slice(1);
  expect(told).toHaveLength(decisions.length);
  for (const [n, { seat, steps }] of decisions.entries()) {
    const elsewhere = steps[0]!.startsWith('*') ? ['*C1'] : steps;
    const next = append(santorini, twin, { kind: 'decision', seat, steps: elsewhere });
    if (!next.ok) throw new Error(next.error);
    twin = next.value;
    const { entry, play } = told[n]!;
    expect(play.view, `after decision ${n}`).toEqual(
      JSON.parse(JSON.stringify(santorini.view(twin.state, 0))),
    );
    expect(entry).toMatchObject({ kind: 'event', event: redactEvent(santorini, twin, n, 0) });
  }
  expect(JSON.stringify(toldTo(anna))).not.toContain('*E4');
  // At the end nothing is hidden any more, and the page has checked it.
  await ben.ask({ kind: 'resign' });
  await anna.page.getByText(anna.text.fairness.fair).waitFor();
});

const PROMETHEUS: TablePlan = {
  ...FOR_TWO,
  game: 'prometheus',
  setup: {
    table: '2',
    draft: 'quick',
    options: { netRemoval: 'endOfActivation', cerberusDeath: 'ownerLoses', turnCap: true },
  },
};

interface Seats {
  readonly seats: readonly { readonly cards: { readonly kind: string; readonly hand?: unknown } }[];
}

test('a hand of The Search for Prometheus never comes to the other page', async ({ visit, server, at }) => {
  const anna = await OnlinePage.at(visit, '/settings', { origin: at });
  const path = await anna.open(PROMETHEUS);
  await anna.sit(0);
  const ben = await PagelessPlayer.sitting(server, path, 1);
  await anna.start();
  await anna.isThere();
  const DECISIONS = 12;
  for (let n = 0; n < DECISIONS; n++) {
    await ben.until(() => ben.events === n + 2);
    const { toAct } = ben.feed.told.value!.face.play!;
    if (toAct.includes(1)) await ben.decide();
    else {
      await expect.poll(() => anna.play.events).toBe(n + 2);
      const { play } = anna;
      const steps = anyDecision('prometheus', play, 0);
      expect(await anna.send({ kind: 'decide', events: play.events, steps })).toBeUndefined();
    }
  }
  await expect.poll(() => toldTo(anna).length).toBeGreaterThan(DECISIONS);
  for (const { play } of toldTo(anna)) {
    const [own, other] = (play.view as Seats).seats;
    expect(own?.cards.kind).toBe('open');
    expect(other?.cards).toMatchObject({ kind: 'hidden' });
    expect(other?.cards.hand).toBeUndefined();
  }
  const { seats } = ben.feed.told.value!.face.play!.view as Seats;
  expect(seats[1]?.cards.hand).toBeDefined();
});

const RIDDLE: TablePlan = {
  ...FOR_TWO,
  game: 'sphinx',
  setup: {
    riddle: 1,
    players: 2,
    isExpert: false,
    colours: ['white', 'blue'],
    first: 0,
    blessingScore: 8,
    friendly: [],
    friends: [],
    hasOedipus: false,
    isOneDevice: false,
  },
};

test('two people play a riddle together', async ({ visit, server, at }) => {
  const anna = await OnlinePage.at(visit, '/settings', { origin: at });
  const path = await anna.open(RIDDLE);
  await anna.sit(0);
  const ben = await PagelessPlayer.sitting(server, path, 1);
  await anna.start();
  await anna.isThere();
  const TURNS = 8;
  for (let n = 0; n < TURNS; n++) {
    await ben.until(() => ben.events === n + 2);
    if (ben.feed.told.value!.face.play!.toAct.includes(1)) await ben.decide();
    else {
      await anna.isAsked();
      await expect.poll(() => anna.play.events).toBe(n + 2);
      const steps = anyDecision('sphinx', anna.play, 0);
      expect(await anna.send({ kind: 'decide', events: n + 2, steps })).toBeUndefined();
    }
  }
  await ben.until(() => ben.events === TURNS + 2);
  await expect.poll(() => anna.play.events).toBe(TURNS + 2);
  // Those who play together offer each other no draw.
  await anna.button(anna.words.menu).click();
  await anna.page.getByRole('dialog').waitFor();
  expect(await anna.button(anna.text.offers.draw.ask).count()).toBe(0);
});
