import type { AdventureFile } from './adventure-file.ts';
import type { Screen } from './screen.ts';

/** Changes an adventure, and says if it cannot be written; false if the change is refused. */
export function changeOn(
  screen: Screen,
  file: AdventureFile,
  change: Parameters<AdventureFile['change']>[0],
): boolean {
  const changed = file.change(change);
  if (changed.ok && changed.value === 'not-written')
    screen.say(screen.texts.terminal.adventure.cannotWrite(file.path));
  return changed.ok;
}
