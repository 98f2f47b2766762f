const KEY = 'thera.coached';
const DONE = 'done';

/** The part of the browser's storage that is needed. */
type Kept = Pick<Storage, 'getItem' | 'setItem'>;

/**
 * The mark that comes next in a game; undefined where none comes any more. Marks belong to the first game of a device,
 * and where nothing can be kept there are none, since they would come back.
 */
export function nextMark(storage: Kept | undefined, game: string, isOnlyGame: boolean): number | undefined {
  const kept = storage?.getItem(KEY);
  if (kept === undefined) return undefined;
  if (kept === null) return keepMark(storage, game, isOnlyGame ? 0 : undefined) ? 0 : undefined;
  const [first, next] = kept.split(' ');
  return first === game && /^\d$/.test(next ?? '') ? Number(next) : undefined;
}

/** Takes note of the mark that comes next, or that none does; whether that leaves one to show. */
export function keepMark(storage: Kept | undefined, game: string, next: number | undefined): boolean {
  try {
    storage?.setItem(KEY, next === undefined ? DONE : `${game} ${next}`);
    return next !== undefined;
  } catch {
    return false;
  }
}
