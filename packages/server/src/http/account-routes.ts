import { nameKey, type PlayerFace } from '@thera/protocol';
import { fault, ok } from '@thera/table';
import type { Accounts } from '../accounts/accounts.ts';
import type { Asking, Passkeys } from '../accounts/passkeys.ts';
import { hashSecret, newSecret } from '../accounts/secrets.ts';
import type { Hub } from '../hub/hub.ts';
import type { Guard } from '../limits/guard.ts';
import { addressFrom } from './address.ts';
import { type Api, type Ask, bodyOf, refuse, reply } from './ask.ts';
import { CEREMONY, cookieHeader, secretIn } from './cookie.ts';
import { isSecure, placeOf } from './place.ts';

/** What the routes of accounts stand on. */
export interface AccountRouteOptions {
  readonly accounts: Accounts;
  readonly passkeys: Passkeys;
  readonly hub: Hub;
  readonly guard: Guard;
  readonly isBehindProxy: boolean;
}

/** The ways into an account: passwords, passkeys, and where one is signed in. */
export function addAccountRoutes(api: Api, options: AccountRouteOptions): void {
  const { accounts, passkeys, hub, guard, isBehindProxy } = options;
  const mayTry = (ask: Ask): boolean => guard.may('attempts', addressFrom(ask.env.incoming, isBehindProxy));
  const setCookie = (ask: Ask, secret: string, kind?: typeof CEREMONY): void =>
    ask.header('Set-Cookie', cookieHeader(secret, isSecure(ask.env.incoming, isBehindProxy), kind), {
      append: true,
    });
  const forPlayer =
    (respond: (player: PlayerFace, ask: Ask) => Promise<Response>) =>
    async (ask: Ask): Promise<Response> => {
      const player = ask.get('player');
      if (player === undefined) return refuse(ask, fault('not-signed-in'));
      return respond(player, ask);
    };

  /** A ceremony that begins: its cookie says later that it is the same browser. */
  const begin = async (ask: Ask, optionsFor: (asking: Asking) => Promise<object>): Promise<Response> => {
    const place = placeOf(ask.env.incoming, isBehindProxy);
    if (place === undefined) return refuse(ask, fault('bad-message', 'host'));
    const secret = newSecret();
    setCookie(ask, secret, CEREMONY);
    return ask.json({ options: await optionsFor({ ...place, holder: hashSecret(secret) }) });
  };

  /** A ceremony that ends; undefined if it has not begun in this browser. */
  const askingOf = (ask: Ask): Asking | undefined => {
    const secret = secretIn(ask.req.header('cookie'), CEREMONY);
    const place = placeOf(ask.env.incoming, isBehindProxy);
    if (secret === undefined || place === undefined) return undefined;
    setCookie(ask, '', CEREMONY);
    return { ...place, holder: hashSecret(secret) };
  };

  api.get(
    '/account',
    forPlayer(async (player, ask) =>
      ask.json({
        player,
        hasPassword: await accounts.hasPassword(player.id),
        passkeys: await passkeys.of(player.id),
      }),
    ),
  );

  api.post(
    '/password',
    forPlayer(async (player, ask) => {
      // Whoever has found somebody's browser open may not try for ever what their password is.
      if (!(mayTry(ask) && guard.may('attemptsAtName', nameKey(player.name))))
        return refuse(ask, fault('too-many'));
      const { current, password } = await bodyOf(ask);
      const changed = await accounts.setPassword(player.id, current, password);
      return reply(ask, changed.ok ? ok({}) : changed);
    }),
  );

  api.post(
    '/sign-out-everywhere',
    forPlayer(async (player, ask) => {
      await accounts.signOutEverywhere(player.id);
      hub.dismiss((connection) => connection.player?.id === player.id);
      setCookie(ask, '');
      return ask.json({});
    }),
  );

  api.post(
    '/passkeys/options',
    forPlayer(async (player, ask) => {
      if (!mayTry(ask)) return refuse(ask, fault('too-many'));
      const { name } = await bodyOf(ask);
      const free = player.isGuest ? await accounts.freeName(player.id, name) : ok(player.name);
      if (!free.ok) return refuse(ask, free);
      return begin(ask, (asking) => passkeys.optionsToAdd(player, free.value, asking));
    }),
  );

  api.post(
    '/passkeys',
    forPlayer(async (player, ask) => {
      if (!mayTry(ask)) return refuse(ask, fault('too-many'));
      const { name, response } = await bodyOf(ask);
      const asking = askingOf(ask);
      if (asking === undefined) return refuse(ask, fault('bad-passkey'));
      const free = player.isGuest ? await accounts.freeName(player.id, name) : ok(player.name);
      if (!free.ok) return refuse(ask, free);
      const added = await passkeys.add(player.id, response, asking);
      if (!added.ok || !player.isGuest) return reply(ask, added);
      const signedUp = await accounts.signUpByPasskey(player.id, free.value);
      if (signedUp.ok) hub.dismiss((connection) => connection.player?.id === player.id);
      return reply(ask, signedUp);
    }),
  );

  api.delete(
    '/passkeys/:id',
    forPlayer(async (player, ask) => {
      const removed = await passkeys.remove(player.id, ask.req.param('id') ?? '');
      return reply(ask, removed.ok ? ok({}) : removed);
    }),
  );

  api.post('/passkeys/sign-in/options', async (ask) => {
    if (!mayTry(ask)) return refuse(ask, fault('too-many'));
    return begin(ask, (asking) => passkeys.optionsToSignIn(asking));
  });

  api.post('/passkeys/sign-in', async (ask) => {
    if (!mayTry(ask)) return refuse(ask, fault('too-many'));
    const { response } = await bodyOf(ask);
    const asking = askingOf(ask);
    if (asking === undefined) return refuse(ask, fault('wrong-credentials'));
    const signedIn = await passkeys.signIn(response, asking);
    if (!signedIn.ok) return refuse(ask, signedIn);
    setCookie(ask, signedIn.value.secret);
    return ask.json({ player: signedIn.value.player });
  });
}
