import type { InvitationFace, LogFace } from '@thera/protocol';
import { type AdventureLog, parseTitle } from '@thera/sphinx';
import { fault, ok, type Result } from '@thera/table';
import type { ShareRefusal } from '@thera/texts/sphinx';
import { LOG_SERVER } from '../../../online/logs.ts';
import { pageSocket } from '../../../online/page-socket.ts';
import { ensureSession, findSession } from '../../../online/session.ts';
import { formatRoute } from '../../../route.ts';
import { syncNow } from '../../../sync/sync.ts';
import { syncState } from '../../../sync/sync-state.ts';
import { adventureOf, dropFromDevice } from '../adventure/device-adventures.ts';
import { copyOnDevice } from '../adventure/new-on-device.ts';
import { deviceLogNotes } from './device-log-notes.ts';

type Answer<T> = Promise<Result<T, ShareRefusal>>;

/** An adventure's log at the server; where several have it, that of the group. Whoever had no session is a guest now. */
export async function sharedLog(adventure: string): Answer<LogFace> {
  const session = await ensureSession();
  if (!session.ok) return refused(session.error);
  await syncNow();
  const logs = [...deviceLogNotes.all()].filter(([, note]) => note.adventure === adventure && !note.isLeft);
  const faces: LogFace[] = [];
  for (const [log] of logs) {
    const face = await LOG_SERVER.face(log);
    if (!face.ok) return refused(face.error);
    faces.push(face.value);
  }
  const [most] = faces.sort((one, other) => other.members.length - one.members.length);
  if (most === undefined) return refused(whyNot());
  noteInvitation(most.id, most.invitation);
  return ok(most);
}

/** Whoever signs in later comes to the same group. */
function noteInvitation(log: string, invitation: string): void {
  const note = deviceLogNotes.all().get(log);
  if (note !== undefined) deviceLogNotes.note(log, { ...note, invitation });
}

/** What others open to join; the title goes along, for the server does not know it. */
export const invitationLink = ({ id, invitation }: LogFace, title: string): string =>
  location.origin +
  formatRoute({
    page: 'own',
    game: 'sphinx',
    name: 'join/*',
    part: `${id}.${invitation}`,
    query: new URLSearchParams({ title }).toString(),
  });

/** The title in the link of an invitation; undefined if there is none. */
export const titleIn = (query: string): string | undefined =>
  parseTitle(new URLSearchParams(query).get('title') ?? '') || undefined;

/** Calls back when members or lines of a log are others, until the returned function is called. */
export function watchLog(log: string, changed: () => void): () => void {
  return pageSocket().listen('log', (message) => {
    if (message.log === log) changed();
  });
}

interface Invitation {
  readonly log: string;
  readonly invitation: string;
}

/** The log and the secret in an invitation; undefined if it is none. */
export function invitationIn(part: string): Invitation | undefined {
  const [, log, invitation] = /^([\w-]{1,40})\.([\w-]{1,40})$/.exec(part) ?? [];
  return log === undefined || invitation === undefined ? undefined : { log, invitation };
}

/** What an invitation is for, and whether one is in already. */
export async function askInvitation(
  part: string,
): Answer<InvitationFace & { readonly adventure: string | undefined }> {
  const invited = invitationIn(part);
  if (invited === undefined) return refused('no-such-log');
  const { log, invitation } = invited;
  const [face, player] = [await LOG_SERVER.invitation(log, invitation), await findSession()];
  if (!face.ok) return refused(face.error);
  const isMember = face.value.members.some(({ id }) => id === player?.id);
  return ok({ ...face.value, adventure: isMember ? adventureIn(log) : undefined });
}

/** Joins, and brings the adventure here: its id. */
export async function joinAdventure(part: string): Answer<string> {
  const invited = invitationIn(part);
  if (invited === undefined) return refused('no-such-log');
  const { log, invitation } = invited;
  const session = await ensureSession();
  if (!session.ok) return refused(session.error);
  const joined = await LOG_SERVER.join(log, invitation);
  if (!joined.ok) return refused(joined.error);
  await syncNow();
  noteInvitation(log, invitation);
  const adventure = adventureIn(log);
  return adventure === undefined ? refused(whyNot()) : ok(adventure);
}

/** The old link lets nobody in any more. */
export async function renewLink(face: LogFace): Answer<LogFace> {
  const renewed = await LOG_SERVER.renew(face.id);
  return renewed.ok ? ok({ ...face, invitation: renewed.value.invitation }) : refused(renewed.error);
}

/** The founder sends somebody away, who keeps what they have. */
export async function sendAway(face: LogFace, member: string): Answer<LogFace> {
  const removed = await LOG_SERVER.remove(face.id, member);
  if (!removed.ok) return refused(removed.error);
  return ok({ ...face, members: face.members.filter(({ id }) => id !== member) });
}

/** The link ends, and everybody goes on alone. */
export async function stopSharing(face: LogFace): Answer<LogFace> {
  const renewed = await renewLink(face);
  if (!renewed.ok) return renewed;
  let now = renewed.value;
  for (const { id } of face.members.filter((member) => member.id !== face.founder)) {
    const without = await sendAway(now, id);
    if (!without.ok) return without;
    now = without.value;
  }
  return ok(now);
}

/** The group goes on alone; what is here becomes an adventure of one's own: its id. */
export async function leaveGroup(log: AdventureLog): Answer<string> {
  const copy = copyOnDevice(log, log.title.text);
  if (!copy.ok) return refused(copy.error);
  dropFromDevice(log.id);
  await syncNow();
  return ok(copy.value.id);
}

function adventureIn(log: string): string | undefined {
  const adventure = deviceLogNotes.all().get(log)?.adventure;
  return adventure !== undefined && adventureOf(adventure) !== undefined ? adventure : undefined;
}

/** Why the adventures could not be brought together just now. */
function whyNot(): string {
  const state = syncState.peek();
  return state.kind === 'failed' ? state.problems[0]!.code : 'other';
}

const KNOWN: readonly string[] = [
  'unavailable',
  'too-many',
  'no-such-log',
  'too-many-adventures',
] satisfies readonly ShareRefusal[];

const refused = (code: string): Result<never, ShareRefusal> =>
  fault(KNOWN.includes(code) ? (code as ShareRefusal) : 'other');
