import { nameKey, parseTablePlan, type TableRow } from '@thera/protocol';
import { fault, ok } from '@thera/table';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Accounts } from '../accounts/accounts.ts';
import { Passkeys } from '../accounts/passkeys.ts';
import { hashSecret } from '../accounts/secrets.ts';
import type { Hub } from '../hub/hub.ts';
import type { Guard } from '../limits/guard.ts';
import type { SharedLogs } from '../logs/shared-logs.ts';
import { failureFacts, type Log } from '../operations/log.ts';
import type { Metrics } from '../operations/metrics.ts';
import { SECURITY_HEADERS } from '../security-headers.ts';
import { type Store, StoreError } from '../store/store.ts';
import type { LiveTables } from '../tables/live-tables.ts';
import { newIdentity } from '../tables/table-identity.ts';
import { addAccountRoutes } from './account-routes.ts';
import { addressFrom } from './address.ts';
import { type Api, type Ask, bodyOf, isUnheardOf, refuse, reply, type Surroundings } from './ask.ts';
import { cookieHeader, secretIn } from './cookie.ts';
import { addLogRoutes } from './log-routes.ts';
import { isOwnOrigin } from './origin.ts';
import { isSecure } from './place.ts';
import { toldRequests } from './told-requests.ts';

/** What the API stands on. */
export interface ApiOptions {
  readonly accounts: Accounts;
  readonly tables: LiveTables;
  readonly hub: Hub;
  readonly logs: SharedLogs;
  readonly store: Store;
  readonly guard: Guard;
  readonly now: () => number;
  /** Whether a proxy before us says how visitors came: then its headers are believed. */
  readonly isBehindProxy: boolean;
  readonly metrics: Metrics;
  readonly log: Log;
}

const LARGEST_BODY = 256_000;
const MINE = 500;
/** Tables that may be asked about at once. */
const MOST_STATES = 20;
/** Of one player: each kind of what follows them has one. */
const MOST_DOCUMENTS = 40;
const LONGEST_NAME = 80;
const DOCUMENT_NAME = /^[a-z][a-z0-9-]{0,39}$/;

/** Everything that is asked for without a socket: who somebody is, their tables, their documents. */
export function createApi(options: ApiOptions): Api {
  const { accounts, tables, hub, logs, store, guard, now, isBehindProxy, metrics, log } = options;
  const api: Api = new Hono<Surroundings>().basePath('/api');

  const addressOf = (ask: Ask): string => addressFrom(ask.env.incoming, isBehindProxy);
  const mayRead = (ask: Ask): boolean => guard.may('readings', addressOf(ask));
  /** A name that does not exist is counted like any other, so that nobody learns which do. */
  const mayTry = (ask: Ask, name: unknown): boolean =>
    guard.may('attempts', addressOf(ask)) && guard.may('attemptsAtName', attemptKey(name));
  const setCookie = (ask: Ask, secret: string): void =>
    ask.header('Set-Cookie', cookieHeader(secret, isSecure(ask.env.incoming, isBehindProxy)));

  api.use(toldRequests(metrics, log));
  api.use(async (ask, next) => {
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) ask.header(name, value);
    ask.header('Cache-Control', 'no-store');
    if (!guard.may('requests', addressOf(ask))) return refuse(ask, fault('too-many'));
    const { host, origin, 'sec-fetch-site': site } = ask.req.header();
    const isChange = ask.req.method !== 'GET' && ask.req.method !== 'HEAD';
    if (isChange && !isOwnOrigin({ host, origin, fetchSite: site }))
      return refuse(ask, fault('bad-message', 'origin'));
    if (isUnheardOf(ask.req.path)) return refuse(ask, fault('bad-message', 'path'));
    const secret = secretIn(ask.req.header('cookie'));
    ask.set('player', secret === undefined ? undefined : await accounts.playerOf(secret));
    return next();
  });
  api.use(bodyLimit({ maxSize: LARGEST_BODY, onError: (ask) => refuse(ask as Ask, fault('too-large')) }));
  api.onError((error, ask) => {
    if (error instanceof StoreError) {
      metrics.count('thera_store_errors_total', error.code);
      return refuse(ask, fault(error.code));
    }
    log('error', 'request-failed', { method: ask.req.method, ...failureFacts(error) });
    return refuse(ask, fault('unavailable'));
  });
  api.notFound((ask) => ask.json({ error: 'not-found' }, 404));

  api.get('/me', (ask) => ask.json({ player: ask.get('player') ?? null }));

  api.post('/session', async (ask) => {
    const known = ask.get('player');
    if (known !== undefined) return ask.json({ player: known });
    if (!guard.may('creations', addressOf(ask))) return refuse(ask, fault('too-many'));
    const { player, secret } = await accounts.guest();
    setCookie(ask, secret);
    return ask.json({ player });
  });

  api.post('/account', async (ask) => {
    const player = ask.get('player');
    if (player === undefined) return refuse(ask, fault('not-signed-in'));
    if (!guard.may('attempts', addressOf(ask))) return refuse(ask, fault('too-many'));
    const { name, password } = await bodyOf(ask);
    const signedUp = await accounts.signUp(player.id, name, password);
    // What is open comes again by the new name.
    if (signedUp.ok) hub.dismiss((connection) => connection.player?.id === player.id);
    return reply(ask, signedUp);
  });

  api.post('/sign-in', async (ask) => {
    const { name, password } = await bodyOf(ask);
    if (!mayTry(ask, name)) return refuse(ask, fault('too-many'));
    const signedIn = await accounts.signIn(name, password);
    if (!signedIn.ok) return refuse(ask, signedIn);
    setCookie(ask, signedIn.value.secret);
    return ask.json({ player: signedIn.value.player });
  });

  api.post('/recovery', async (ask) => {
    const { name, code, password } = await bodyOf(ask);
    if (!mayTry(ask, name)) return refuse(ask, fault('too-many'));
    const signedIn = await accounts.recover(name, code, password);
    if (!signedIn.ok) return refuse(ask, signedIn);
    const { player, secret } = signedIn.value;
    hub.dismiss((connection) => connection.player?.id === player.id);
    setCookie(ask, secret);
    return ask.json({ player });
  });

  api.post('/sign-out', async (ask) => {
    const secret = secretIn(ask.req.header('cookie'));
    if (secret !== undefined) {
      await accounts.signOut(secret);
      const session = hashSecret(secret);
      hub.dismiss((connection) => connection.session === session);
    }
    setCookie(ask, '');
    return ask.json({});
  });

  api.post('/name', async (ask) => {
    const player = ask.get('player');
    if (player === undefined) return refuse(ask, fault('not-signed-in'));
    if (!guard.may('creations', addressOf(ask), player.id)) return refuse(ask, fault('too-many'));
    const renamed = await accounts.rename(player.id, (await bodyOf(ask)).name);
    if (renamed.ok) hub.dismiss((connection) => connection.player?.id === player.id);
    return reply(ask, renamed.ok ? ok({ player: renamed.value }) : renamed);
  });

  api.post('/recovery-codes', async (ask) => {
    const player = ask.get('player');
    if (player === undefined || player.isGuest) return refuse(ask, fault('not-signed-in'));
    if (!guard.may('creations', addressOf(ask), player.id)) return refuse(ask, fault('too-many'));
    return ask.json({ recoveryCodes: await accounts.newRecoveryCodes(player.id) });
  });

  api.get('/export', async (ask) => {
    const player = ask.get('player');
    if (player === undefined) return refuse(ask, fault('not-signed-in'));
    if (!mayRead(ask)) return refuse(ask, fault('too-many'));
    ask.header('Content-Disposition', 'attachment; filename="thera.json"');
    return ask.json(await accounts.exported(player.id));
  });

  api.delete('/account', async (ask) => {
    const player = ask.get('player');
    if (player === undefined) return refuse(ask, fault('not-signed-in'));
    await accounts.remove(player.id);
    hub.dismiss((connection) => connection.player?.id === player.id);
    setCookie(ask, '');
    return ask.json({});
  });

  api.post('/tables', async (ask) => {
    const player = ask.get('player');
    if (player === undefined) return refuse(ask, fault('not-signed-in'));
    if (!guard.may('creations', addressOf(ask), player.id)) return refuse(ask, fault('too-many'));
    const plan = parseTablePlan((await bodyOf(ask)).plan);
    if (!plan.ok) return refuse(ask, plan);
    const head = { ...newIdentity(now()), plan: plan.value, host: player.id };
    const opened = await tables.open(head);
    if (!opened.ok) return refuse(ask, opened);
    hub.lobby.changed(opened.value);
    return ask.json({ id: head.id });
  });

  api.get('/tables', async (ask) =>
    mayRead(ask) ? ask.json({ tables: await hub.lobby.rows() }) : refuse(ask, fault('too-many')),
  );

  api.get('/tables/mine', async (ask) => {
    const player = ask.get('player');
    if (player === undefined) return ask.json({ tables: [] });
    if (!mayRead(ask)) return refuse(ask, fault('too-many'));
    const isRunning = ask.req.query('running') === 'yes';
    const rows = await store.tables({
      statuses: isRunning ? ['open', 'playing'] : ['open', 'playing', 'over'],
      player: player.id,
      limit: MINE,
    });
    return ask.json({ tables: rows.map((row) => JSON.parse(row) as TableRow) });
  });

  api.get('/tables/states', async (ask) => {
    if (!mayRead(ask)) return refuse(ask, fault('too-many'));
    const ids = (ask.req.query('of') ?? '').split(',').slice(0, MOST_STATES);
    const found = await Promise.all(ids.map((id) => tables.table(id)));
    return ask.json({ states: Object.fromEntries(ids.map((id, n) => [id, found[n]?.status ?? null])) });
  });

  api.get('/tables/:id/record', async (ask) => {
    if (!mayRead(ask)) return refuse(ask, fault('too-many'));
    const table = await tables.table(ask.req.param('id'));
    if (table?.match === undefined) return refuse(ask, fault('no-such-table'));
    // Before the end it would tell what is hidden.
    return table.status === 'over' ? ask.json(table.match.record) : refuse(ask, fault('not-over'));
  });

  api.get('/documents/:name', async (ask) => {
    const player = ask.get('player');
    if (player === undefined) return refuse(ask, fault('not-signed-in'));
    const document = await store.document(player.id, ask.req.param('name'));
    return ask.json({ version: document?.version ?? 0, body: document?.body ?? null });
  });

  api.put('/documents/:name', async (ask) => {
    const player = ask.get('player');
    const name = ask.req.param('name');
    if (player === undefined) return refuse(ask, fault('not-signed-in'));
    const { version, body } = await bodyOf(ask);
    const isWhole = DOCUMENT_NAME.test(name) && typeof body === 'string' && Number.isSafeInteger(version);
    if (!isWhole) return refuse(ask, fault('bad-message'));
    if (version === 1 && (await store.documentsOf(player.id)).length >= MOST_DOCUMENTS)
      return refuse(ask, fault('too-many'));
    const put = await store.putDocument({
      player: player.id,
      name,
      version: Number(version),
      body: String(body),
    });
    return put ? ask.json({}) : refuse(ask, fault('stale'));
  });

  const passkeys = new Passkeys({ store, accounts, now });
  addAccountRoutes(api, { accounts, passkeys, hub, guard, isBehindProxy });
  addLogRoutes(api, logs);
  return api;
}

function attemptKey(name: unknown): string {
  return typeof name === 'string' ? nameKey(name.slice(0, LONGEST_NAME)) : '';
}
