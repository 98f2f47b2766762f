import { terrainIn } from '@thera/sphinx';
import type { GameTitle } from '../../game-client.ts';
import { ADVENTURES_PATH, adventurePath } from '../adventure/adventure-path.ts';
import { adventureWith } from '../adventure/device-adventures.ts';
import type { SphinxCtrl } from '../ctrl.tsx';

/** What a riddle is called above its board, and where one comes from. */
export function titleOf({ shown, texts, text, frame }: SphinxCtrl): GameTitle {
  const { setup, turn } = shown.value;
  const { island } = terrainIn(shown.value).riddle;
  const { title } = texts.riddles[setup.riddle]!;
  const number = Math.max(1, turn.number);
  const adventure = adventureWith(frame.id);
  return {
    name: title,
    about: text.subtitle(setup.riddle, texts.islands[island], number),
    brief: title,
    where: text.brief(setup.riddle, number),
    begunFrom: adventure === undefined ? ADVENTURES_PATH : adventurePath(adventure.id),
  };
}
