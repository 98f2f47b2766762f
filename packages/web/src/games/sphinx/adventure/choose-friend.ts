import { type AdventureLog, type Friend, openArrows, type StarId, type TreeGod } from '@thera/sphinx';

/** A friend more, or one less if he was chosen already. The first open arrow is offered; there may be none. */
export function toggleFriend(
  log: AdventureLog,
  friends: readonly Friend[],
  god: TreeGod,
  wanted: number,
): readonly Friend[] {
  if (friends.some((friend) => friend.god === god)) return friends.filter((friend) => friend.god !== god);
  if (friends.length >= wanted) return friends;
  return [...friends, { god, star: openArrows(log, god)[0] ?? null }];
}

/** Another arrow to a friend. */
export const withArrow = (friends: readonly Friend[], god: TreeGod, star: StarId): readonly Friend[] =>
  friends.map((friend) => (friend.god === god ? { god, star } : friend));
