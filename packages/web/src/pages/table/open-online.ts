import type { Colour } from '@thera/board';
import type { PlayText } from '@thera/texts';
import type { GameTypes } from '../../games/game-types.ts';
import type { LoadedRoom } from '../../games/load-room.ts';
import { USUAL_LEVEL } from '../../kept-games/table-plan.ts';
import { OnlineHost } from '../../online/online-host.ts';
import { type ToldGame, toldMatch } from '../../online/told-match.ts';
import { PlayCtrl } from '../play/ctrl.ts';
import { OnlineParts } from './online-parts.tsx';
import type { TableCtrl } from './table-ctrl.ts';

const COLOURS = 4;

/** The frame of a game that is played at a table, as far as it has been told. */
export function openOnline(ctrl: TableCtrl, loaded: LoadedRoom, text: PlayText): PlayCtrl {
  const { feed, socket } = ctrl;
  const { room } = loaded;
  const face = feed.told.peek()?.face;
  if (face === undefined) throw new Error('a table of which nothing was told');
  const setup = room.played.game.parseSetup(face.plan.setup);
  if (!setup.ok) throw new Error(`a setup that the server took: ${setup.error}`);
  const game: ToldGame<GameTypes> = {
    played: room.played,
    setup: setup.value,
    commitment: face.commitment ?? '',
    names: face.seats.map((occupant) => (occupant?.kind === 'person' ? occupant.player.name : undefined)),
  };
  const match = toldMatch(game, feed.entries.peek());
  if (match === undefined) throw new Error('a game that has not begun');
  const parts = new OnlineParts(ctrl, game);
  const host = new OnlineHost<GameTypes>({
    feed,
    socket,
    game,
    match,
    parts,
    refusalInWords: (code) => ctrl.refusalInWords(code),
    waysAfter: () => parts.waysAfter(),
  });
  const seats = face.seats.map((occupant, seat) => ({
    kind: occupant?.kind ?? ('person' as const),
    level: occupant?.kind === 'computer' ? occupant.level : USUAL_LEVEL,
    colour: (seat % COLOURS) as Colour,
    name: game.names[seat],
  }));
  const frame = new PlayCtrl({
    id: face.id,
    ...loaded,
    plan: { game: room.played.game.name as never, seats, setup: setup.value },
    match,
    spent: undefined,
    host,
    elsewhere: [...seats.keys()].filter((seat) => seat !== face.ownSeat),
    text,
  });
  parts.attend(frame);
  return frame;
}
