import { type GameText, loadGameText } from '@thera/texts';
import { useEffect, useState } from 'preact/hooks';
import { language } from '../../language.ts';

/** The texts of the game, once they are here; nobody asks for them where `isNeeded` is false. */
export function useGameText(isNeeded = true): GameText | undefined {
  const [text, setText] = useState<GameText>();
  const spoken = language.value;
  useEffect(() => {
    if (!isNeeded) return undefined;
    let isWanted = true;
    loadGameText(spoken)
      .then((loaded) => {
        if (isWanted) setText(loaded);
      })
      // Without them names are missing, and the rest of the page is still there.
      .catch(() => undefined);
    return () => {
      isWanted = false;
    };
  }, [spoken, isNeeded]);
  return text?.language === spoken ? text : undefined;
}
