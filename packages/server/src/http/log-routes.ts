import { type PlayerFace, parseNewLines, parseNewLog } from '@thera/protocol';
import { fault, ok, type Result } from '@thera/table';
import type { SharedLogs } from '../logs/shared-logs.ts';
import type { Refused } from '../tables/online-table.ts';
import { type Api, type Ask, bodyOf, refuse, reply } from './ask.ts';

type Answer = Result<object, Refused> | Promise<Result<object, Refused>>;

/** Logs that several players write to: everything but the word that something is new. */
export function addLogRoutes(api: Api, logs: SharedLogs): void {
  const forPlayer =
    (respond: (player: PlayerFace, ask: Ask) => Answer) =>
    async (ask: Ask): Promise<Response> => {
      const player = ask.get('player');
      return player === undefined
        ? refuse(ask, fault('not-signed-in'))
        : reply(ask, await respond(player, ask));
    };

  api.get(
    '/logs',
    forPlayer(async (player) => ok({ logs: await logs.of(player) })),
  );

  api.post(
    '/logs',
    forPlayer(async (player, ask) => {
      const name = parseNewLog(await bodyOf(ask));
      return name.ok ? logs.found(player, name.value) : name;
    }),
  );

  api.get(
    '/logs/:id',
    forPlayer((player, ask) => logs.face(player, part(ask, 'id'))),
  );

  api.get(
    '/logs/:id/lines',
    forPlayer((player, ask) => {
      const after = Number(ask.req.query('after') ?? 0);
      if (!Number.isSafeInteger(after) || after < 0) return fault('bad-message', 'after');
      return logs.part(player, part(ask, 'id'), after);
    }),
  );

  api.post(
    '/logs/:id/lines',
    forPlayer(async (player, ask) => {
      const lines = parseNewLines(await bodyOf(ask));
      return lines.ok ? logs.write(player, part(ask, 'id'), lines.value) : lines;
    }),
  );

  api.post(
    '/logs/:id/invitation',
    forPlayer((player, ask) => logs.renew(player, part(ask, 'id'))),
  );

  api.delete(
    '/logs/:id/members/:member',
    forPlayer((player, ask) => logs.leave(player, part(ask, 'id'), part(ask, 'member'))),
  );

  // Whoever has the invitation may see what it is for, before they are anybody here.
  api.get('/logs/:id/invitation/:invitation', async (ask) =>
    reply(ask, await logs.invitation(part(ask, 'id'), part(ask, 'invitation'))),
  );

  api.post(
    '/logs/:id/invitation/:invitation',
    forPlayer((player, ask) => logs.join(player, part(ask, 'id'), part(ask, 'invitation'))),
  );
}

const part = (ask: Ask, name: string): string => ask.req.param(name) ?? '';
