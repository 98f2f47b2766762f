import { nameKey, type PlayerFace, parseAccountName, type Refusal } from '@thera/protocol';
import { DAY, fault, ok, type Result } from '@thera/table';
import type { Store, StoredPlayer } from '../store/store.ts';
import {
  hashPassword,
  hashSecret,
  isPassword,
  newId,
  newRecoveryCodes,
  newSecret,
  recoveryHash,
} from './secrets.ts';

/** Somebody who is known by a cookie. */
export interface SignedIn {
  readonly player: PlayerFace;
  /** What the cookie holds. */
  readonly secret: string;
}

/** An account that was just made, with what brings it back. */
export interface SignedUp {
  readonly player: PlayerFace;
  readonly recoveryCodes: readonly string[];
}

const SESSION_LENGTH = 365 * DAY;
const SHORTEST_PASSWORD = 8;
const LONGEST_PASSWORD = 200;
const GUEST_TRIES = 20;

/** Who plays here: guests at once, accounts that keep what guests have played. */
export class Accounts {
  readonly #store: Store;
  readonly #now: () => number;

  constructor(store: Store, now: () => number) {
    this.#store = store;
    this.#now = now;
  }

  /** Somebody new, who may play at once. */
  async guest(): Promise<SignedIn> {
    for (let tries = 0; tries < GUEST_TRIES; tries++) {
      const name = `Guest ${1_000 + Math.floor(Math.random() * 10 ** (4 + Math.floor(tries / 4)))}`;
      const player: StoredPlayer = {
        id: newId(),
        name,
        nameKey: nameKey(name),
        isGuest: true,
        password: undefined,
        created: this.#now(),
      };
      if (await this.#store.addPlayer(player)) return this.#signIn(player);
    }
    throw new Error('no name is left for a guest');
  }

  /** Who a cookie belongs to. */
  async playerOf(secret: string): Promise<PlayerFace | undefined> {
    const session = await this.#store.session(hashSecret(secret));
    if (session === undefined || session.expires <= this.#now()) return undefined;
    const player = await this.#store.player(session.player);
    return player && faceOf(player);
  }

  /** Whether a session goes on, by what is kept of its secret. */
  async isOpen(hash: string): Promise<boolean> {
    const session = await this.#store.session(hash);
    return session !== undefined && session.expires > this.#now();
  }

  /** A guest becomes an account and keeps everything that they have. */
  async signUp(id: string, name: unknown, password: unknown): Promise<Result<SignedUp, Refusal>> {
    const named = parseAccountName(name);
    if (!named.ok) return named;
    if (!isUsable(password)) return fault('bad-password');
    return this.#becomeAccount(id, named.value, await hashPassword(password));
  }

  /** The same for somebody who has just made a passkey and needs no password. */
  signUpByPasskey(id: string, name: string): Promise<Result<SignedUp, Refusal>> {
    return this.#becomeAccount(id, name, undefined);
  }

  async #becomeAccount(
    id: string,
    name: string,
    password: string | undefined,
  ): Promise<Result<SignedUp, Refusal>> {
    const guest = await this.#store.player(id);
    if (guest === undefined || !guest.isGuest) return fault('not-signed-in');
    const player: StoredPlayer = { ...guest, name, nameKey: nameKey(name), isGuest: false, password };
    if (!(await this.#store.changePlayer(player))) return fault('name-taken');
    return ok({ player: faceOf(player), recoveryCodes: await this.newRecoveryCodes(id) });
  }

  /** A name that nobody else has now. */
  async freeName(id: string, name: unknown): Promise<Result<string, Refusal>> {
    const named = parseAccountName(name);
    if (!named.ok) return named;
    const holder = await this.#store.playerNamed(nameKey(named.value));
    return holder === undefined || holder.id === id ? named : fault('name-taken');
  }

  async hasPassword(id: string): Promise<boolean> {
    return (await this.#store.player(id))?.password !== undefined;
  }

  /** Another password; whoever has one already has to know it. */
  async setPassword(id: string, current: unknown, password: unknown): Promise<Result<undefined, Refusal>> {
    const player = await this.#store.player(id);
    if (player === undefined || player.isGuest) return fault('not-signed-in');
    if (!isUsable(password)) return fault('bad-password');
    if (player.password !== undefined) {
      const isRight = isUsable(current) && (await isPassword(current, player.password));
      if (!isRight) return fault('wrong-credentials');
    }
    await this.#store.changePlayer({ ...player, password: await hashPassword(password) });
    return ok(undefined);
  }

  /** A session of somebody who has shown otherwise who they are. */
  async enter(id: string): Promise<Result<SignedIn, Refusal>> {
    const player = await this.#store.player(id);
    return player === undefined ? fault('wrong-credentials') : ok(await this.#signIn(player));
  }

  signOutEverywhere(id: string): Promise<void> {
    return this.#store.removeSessionsOf(id);
  }

  /** Name and password; nobody learns which of the two was wrong. */
  async signIn(name: unknown, password: unknown): Promise<Result<SignedIn, Refusal>> {
    const named = parseAccountName(name);
    const player = named.ok ? await this.#store.playerNamed(nameKey(named.value)) : undefined;
    const isRight = isUsable(password) && (await isPassword(password, player?.password));
    return isRight && player !== undefined ? ok(await this.#signIn(player)) : fault('wrong-credentials');
  }

  /** A recovery code opens the account once, sets a new password and ends all other sessions. */
  async recover(name: unknown, code: unknown, password: unknown): Promise<Result<SignedIn, Refusal>> {
    if (!isUsable(password)) return fault('bad-password');
    const named = parseAccountName(name);
    const player = named.ok ? await this.#store.playerNamed(nameKey(named.value)) : undefined;
    const hash = await hashPassword(password);
    const isRight =
      player !== undefined &&
      typeof code === 'string' &&
      (await this.#store.useRecoveryCode(player.id, recoveryHash(code)));
    if (!isRight) return fault('wrong-credentials');
    await this.#store.changePlayer({ ...player, password: hash });
    await this.#store.removeSessionsOf(player.id);
    return ok(await this.#signIn(player));
  }

  async rename(id: string, name: unknown): Promise<Result<PlayerFace, Refusal>> {
    const named = parseAccountName(name);
    if (!named.ok) return named;
    const player = await this.#store.player(id);
    if (player === undefined) return fault('not-signed-in');
    const renamed = { ...player, name: named.value, nameKey: nameKey(named.value) };
    return (await this.#store.changePlayer(renamed)) ? ok(faceOf(renamed)) : fault('name-taken');
  }

  async newRecoveryCodes(id: string): Promise<readonly string[]> {
    const codes = newRecoveryCodes();
    await this.#store.setRecoveryCodes(id, codes.map(recoveryHash));
    return codes;
  }

  signOut(secret: string): Promise<void> {
    return this.#store.removeSession(hashSecret(secret));
  }

  /** Everything that is kept of a player, in one document. */
  async exported(id: string): Promise<unknown> {
    const player = await this.#store.player(id);
    if (player === undefined) return undefined;
    const { password: _, nameKey: __, ...open } = player;
    const passkeys = await this.#store.passkeysOf(id);
    return {
      player: open,
      passkeys: passkeys.map(({ id: key, created }) => ({ id: key, created })),
      documents: await this.#store.documentsOf(id),
      logs: await this.#logsWithLines(id),
      tables: (
        await this.#store.tables({ statuses: ['open', 'playing', 'over'], player: id, limit: 100_000 })
      ).map((row) => JSON.parse(row)),
    };
  }

  async #logsWithLines(id: string): Promise<readonly object[]> {
    const logs = await this.#store.logsOf(id);
    return Promise.all(
      logs.map(async (log) => ({ ...log, lines: await this.#store.logLines(log.id, 0, log.head) })),
    );
  }

  remove(id: string): Promise<void> {
    return this.#store.removePlayer(id);
  }

  async #signIn(player: StoredPlayer): Promise<SignedIn> {
    const secret = newSecret();
    const created = this.#now();
    await this.#store.addSession({
      hash: hashSecret(secret),
      player: player.id,
      created,
      expires: created + SESSION_LENGTH,
    });
    return { player: faceOf(player), secret };
  }
}

function isUsable(password: unknown): password is string {
  return (
    typeof password === 'string' &&
    password.length >= SHORTEST_PASSWORD &&
    password.length <= LONGEST_PASSWORD
  );
}

function faceOf({ id, name, isGuest }: StoredPlayer): PlayerFace {
  return { id, name, isGuest };
}
