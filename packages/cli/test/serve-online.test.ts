import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { GameName } from '@thera/play';
import { GAMES } from '@thera/play/games';
import { usualSetup as battleSetup } from '@thera/prometheus';
import { DEFAULT_SETUP } from '@thera/santorini';
import { usualSetup as riddleSetup } from '@thera/sphinx';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { GAMES as ROOMS } from '../src/games/registry.ts';
import { start } from './thera.ts';

/** Something to play of every game, for as few as possible but for the computer's part. */
const SETUPS: Readonly<Record<GameName, unknown>> = {
  santorini: { ...DEFAULT_SETUP, mode: 'random' },
  santowerini: { scenario: '1A', difficulty: 'normal' },
  sphinx: riddleSetup(1, 2),
  prometheus: battleSetup('2'),
};

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'thera-online-'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Thera</title>');
});
const running = new Set<ReturnType<typeof start>>();
afterAll(() => {
  for (const child of running) child.kill('SIGKILL');
  rmSync(folder, { recursive: true });
});

async function served() {
  const child = start(['serve', '--folder', folder, '--data', join(folder, 'data'), '--port', '0'], {});
  running.add(child);
  child.once('close', () => running.delete(child));
  const [said] = await once(child.stdout.setEncoding('utf8'), 'data');
  const address = /localhost:(\d+)/.exec(said)?.[1] ?? '';
  return { child, address: `127.0.0.1:${address}` };
}

interface Told {
  readonly kind: string;
  readonly ok?: boolean;
  readonly error?: string;
  readonly face?: {
    readonly head: number;
    readonly status: string;
    readonly play: {
      readonly view: unknown;
      readonly toAct: readonly number[];
      readonly events: number;
    } | null;
  };
}

/** A socket that keeps all it was told. */
async function connected(address: string, cookie: string) {
  // The client of Node takes headers, which that of browsers does not.
  const socket = new WebSocket(`ws://${address}/api/socket`, { headers: { cookie } } as unknown as string[]);
  const told: Told[] = [];
  const waiting: (() => void)[] = [];
  socket.addEventListener('message', ({ data }) => {
    told.push(JSON.parse(String(data)));
    for (const wake of waiting.splice(0)) wake();
  });
  await new Promise((resolve) => socket.addEventListener('open', resolve));
  const until = async (isWanted: (one: Told) => boolean): Promise<Told> => {
    for (;;) {
      const refused = told.find(({ ok }) => ok === false);
      if (refused !== undefined) throw new Error(refused.error);
      const found = told.find(isWanted);
      if (found !== undefined) return found;
      await new Promise<void>((resolve) => waiting.push(resolve));
    }
  };
  return {
    until,
    close: () => socket.close(),
    send: (message: object) => socket.send(JSON.stringify({ id: randomUUID(), ...message })),
  };
}

test.each(Object.entries(GAMES))(
  'a game of %s with a computer goes on after the server was killed',
  async (name, { game }) => {
    const setup = SETUPS[name as GameName];
    const seats = game.seats(setup);
    // Whoever plays at random may have lost before the server is killed.
    const player = await ROOMS[name as GameName].computerAt('mason');
    let { child, address } = await served();
    const session = await fetch(`http://${address}/api/session`, { method: 'POST' });
    const cookie = session.headers.get('set-cookie')?.split(';')[0] ?? '';
    const plan = {
      game: name,
      setup,
      seats: Array.from({ length: seats }, (_, seat) =>
        seat === 0 ? { kind: 'open' } : { kind: 'computer', level: 'novice' },
      ),
      clock: { kind: 'none' },
      isPrivate: true,
    };
    const opened = await fetch(`http://${address}/api/tables`, {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json' },
      body: JSON.stringify({ plan }),
    });
    expect(opened.status).toBe(200);
    const { id: table } = (await opened.json()) as { id: string };
    let page = await connected(address, cookie);
    page.send({ kind: 'follow', table });
    page.send({ kind: 'sit', table, seat: 0 });
    page.send({ kind: 'start', table });

    /** Decides for the person as soon as the log is so long and they have to. */
    const mine = async (least: number) => {
      const { face } = await page.until(
        (one) => (one.face?.head ?? 0) >= least && one.face?.play?.toAct.includes(0) === true,
      );
      const { view, events } = face!.play!;
      const question = { view, seat: 0, level: 'mason', seed: name, budget: { clock: () => 0 } } as const;
      const steps = await player.decide(question);
      page.send({ kind: 'decide', table, events, steps });
      await page.until((one) => (one.face?.head ?? 0) > face!.head);
      return face!.head + 1;
    };
    let head = 2;
    for (let decisions = 0; decisions < 2; decisions++) head = await mine(head);
    child.kill('SIGKILL');
    await once(child, 'close');

    ({ child, address } = await served());
    page = await connected(address, cookie);
    page.send({ kind: 'follow', table });
    const again = await page.until((one) => one.kind === 'table');
    expect(again.face?.head).toBeGreaterThanOrEqual(head);
    // Whoever has to decide, a person or a computer that somebody else thought for, the game goes on.
    await mine(head);
    page.close();
    child.kill('SIGTERM');
    await once(child, 'close');
  },
);
