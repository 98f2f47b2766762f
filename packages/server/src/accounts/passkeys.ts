import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { PlayerFace, Refusal } from '@thera/protocol';
import { fault, ok, type Result } from '@thera/table';
import type { Store, StoredPasskey } from '../store/store.ts';
import type { Accounts, SignedIn } from './accounts.ts';
import { hashSecret, newSecret } from './secrets.ts';

/** Where browsers find us, as they say it themselves. */
export interface Place {
  readonly origin: string;
  /** The name that passkeys are bound to. */
  readonly host: string;
}

/** A passkey as its owner sees it. */
export type PasskeyFace = Pick<StoredPasskey, 'id' | 'created'>;

/** What passkeys stand on. */
export interface PasskeyOptions {
  readonly store: Store;
  readonly accounts: Accounts;
  readonly now: () => number;
}

/** How long somebody may take to find their key. */
const PATIENCE = 5 * 60_000;
const MOST_PASSKEYS = 20;
/** What keys sign by, as COSE numbers it: EdDSA, ES256, RS256. Every key there is knows one of them. */
const ALGORITHMS = [-8, -7, -257];

/** It is large, and most visits need none of it. */
const webAuthn = () => import('@simplewebauthn/server');

/**
 * Passkeys: made by whoever is signed in, and good for signing in without a name. Each ceremony answers a challenge of
 * ours, which is good once, for a while, and for the one browser that it was given to (`holder`).
 */
export class Passkeys {
  readonly #store: Store;
  readonly #accounts: Accounts;
  readonly #now: () => number;

  constructor({ store, accounts, now }: PasskeyOptions) {
    this.#store = store;
    this.#accounts = accounts;
    this.#now = now;
  }

  async of(player: string): Promise<readonly PasskeyFace[]> {
    const passkeys = await this.#store.passkeysOf(player);
    return passkeys.map(({ id, created }) => ({ id, created }));
  }

  /** What a browser is asked for to make a key for somebody; a guest says by which name they want to be known. */
  async optionsToAdd(player: PlayerFace, name: string, { holder, host }: Asking): Promise<object> {
    const { generateRegistrationOptions } = await webAuthn();
    const known = await this.#store.passkeysOf(player.id);
    return generateRegistrationOptions({
      rpName: 'Thera',
      rpID: host,
      userName: name,
      userDisplayName: name,
      userID: new TextEncoder().encode(player.id),
      challenge: await this.#challenge(holder),
      timeout: PATIENCE,
      excludeCredentials: known.map(({ id }) => ({ id })),
      supportedAlgorithmIDs: ALGORITHMS,
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
  }

  /** The key that a browser has made is a player's from now on. */
  async add(player: string, response: unknown, asking: Asking): Promise<Result<PasskeyFace, Refusal>> {
    const { verifyRegistrationResponse } = await webAuthn();
    if ((await this.#store.passkeysOf(player)).length >= MOST_PASSKEYS) return fault('too-many');
    const registered = await sound(() =>
      verifyRegistrationResponse({
        // The library takes apart whatever it is given, and throws where it is none.
        response: response as RegistrationResponseJSON,
        expectedChallenge: (challenge) => this.#isFor(challenge, asking),
        expectedOrigin: asking.origin,
        expectedRPID: asking.host,
        supportedAlgorithmIDs: ALGORITHMS,
      }),
    );
    if (registered?.verified !== true) return fault('bad-passkey');
    const { id, publicKey, counter } = registered.registrationInfo.credential;
    const created = this.#now();
    const passkey = { id, player, publicKey: Buffer.from(publicKey).toString('base64url'), counter, created };
    return (await this.#store.addPasskey(passkey)) ? ok({ id, created }) : fault('bad-passkey');
  }

  /** What a browser is asked for to sign in with any key that it has for us. */
  async optionsToSignIn({ holder, host }: Asking): Promise<object> {
    const { generateAuthenticationOptions } = await webAuthn();
    return generateAuthenticationOptions({
      rpID: host,
      challenge: await this.#challenge(holder),
      timeout: PATIENCE,
      userVerification: 'required',
    });
  }

  /** Whoever has the key is its owner. Nobody learns which keys there are. */
  async signIn(response: unknown, asking: Asking): Promise<Result<SignedIn, Refusal>> {
    const { verifyAuthenticationResponse } = await webAuthn();
    const id = idIn(response);
    const passkey = id === undefined ? undefined : await this.#store.passkey(id);
    if (passkey === undefined) return fault('wrong-credentials');
    const { counter, player } = passkey;
    const publicKey = new Uint8Array(Buffer.from(passkey.publicKey, 'base64url'));
    const proved = await sound(() =>
      verifyAuthenticationResponse({
        response: response as AuthenticationResponseJSON,
        expectedChallenge: (challenge) => this.#isFor(challenge, asking),
        expectedOrigin: asking.origin,
        expectedRPID: asking.host,
        credential: { id: passkey.id, publicKey, counter },
      }),
    );
    if (proved?.verified !== true) return fault('wrong-credentials');
    await this.#store.countPasskey(passkey.id, proved.authenticationInfo.newCounter);
    return this.#accounts.enter(player);
  }

  /** Takes a key away, unless it is the only way into the account. */
  async remove(player: string, id: string): Promise<Result<undefined, Refusal>> {
    const all = await this.#store.passkeysOf(player);
    const isLast = all.length === 1 && all[0]?.id === id;
    if (isLast && !(await this.#accounts.hasPassword(player))) return fault('last-way-in');
    await this.#store.removePasskey(player, id);
    return ok(undefined);
  }

  async #challenge(holder: string): Promise<Uint8Array<ArrayBuffer>> {
    const challenge = newSecret();
    const now = this.#now();
    await this.#store.removeChallengesBefore(now);
    await this.#store.addChallenge({ hash: hashSecret(challenge), holder, expires: now + PATIENCE });
    return new Uint8Array(Buffer.from(challenge, 'base64url'));
  }

  #isFor(challenge: string, { holder }: Asking): Promise<boolean> {
    return this.#store.useChallenge(hashSecret(challenge), holder, this.#now());
  }
}

/** Who takes part in a ceremony, and where. */
export interface Asking extends Place {
  /** What only this browser has, for this ceremony. */
  readonly holder: string;
}

/** What a browser has answered comes from outside: where it cannot be read it proves nothing. */
async function sound<Verified>(verify: () => Promise<Verified>): Promise<Verified | undefined> {
  try {
    return await verify();
  } catch {
    return undefined;
  }
}

function idIn(response: unknown): string | undefined {
  const { id } = (response ?? {}) as { readonly id?: unknown };
  return typeof id === 'string' && id.length < 2_000 ? id : undefined;
}
