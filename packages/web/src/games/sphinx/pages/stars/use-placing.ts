import {
  type AdventureLog,
  dutiesOf,
  friendlyGods,
  lastDiamond,
  nextStep,
  PATH_DIAMONDS,
  PATHS,
  type PathId,
  POLARIS,
  shadeDiamond,
  type TreeNode,
  undoDiamond,
} from '@thera/sphinx';
import type { StarsText } from '@thera/texts/sphinx';
import { useState } from 'preact/hooks';
import { changeAdventure } from '../../adventure/device-adventures.ts';
import { likelyPath, likelyStart, shadedOn } from '../../sky/path-outlook.ts';

/** Diamonds that are being placed: where one looks, and what can be done there. */
export interface Placing {
  /** The god, or Polaris, whom one looks at. */
  readonly node: TreeNode;
  /** The path that the next diamond would go to. */
  readonly path: PathId;
  /** How many are left to be placed. */
  readonly left: number;
  readonly canUndo: boolean;
  /** What has happened, for who cannot see it. */
  readonly news: string;
  look(node: TreeNode): void;
  choose(path: PathId): void;
  canShade(path: PathId): boolean;
  shade(path: PathId): void;
  undo(): void;
}

/** Places diamonds among the stars of an adventure. */
export function usePlacing(log: AdventureLog, text: StarsText): Placing {
  const [path, choosePath] = useState<PathId>(() => likelyStart(log));
  const [node, lookAt] = useState<TreeNode>(() => farEnd(path));
  const [news, tell] = useState('');
  const left = nextStep(log) === 'place' ? dutiesOf(log).diamonds : 0;
  const shaded = shadedOn(log);
  const canShade = (one: PathId): boolean => left > 0 && shaded[one] < PATH_DIAMONDS[one];
  return {
    node,
    path,
    left,
    news,
    canUndo: lastDiamond(log) !== undefined,
    canShade,
    look(other) {
      if (other === node) return;
      lookAt(other);
      choosePath(likelyPath(log, other));
    },
    choose(other) {
      choosePath(other);
      if (!endsOf(other).includes(node)) lookAt(farEnd(other));
    },
    shade(one) {
      if (!canShade(one)) return;
      const changed = changeAdventure(log.id, (now) => shadeDiamond(now, one, Date.now()));
      if (!changed.ok) return tell(text.adventure.refusals[changed.error]);
      const before = new Set(friendlyGods(log));
      const friends = friendlyGods(changed.value).filter((god) => !before.has(god));
      tell(
        [
          ...friends.map((god) => text.befriended(text.game.gods[god].name)),
          left > 1 ? text.place.title(left - 1) : text.place.nothing,
        ].join('. '),
      );
    },
    undo() {
      const changed = changeAdventure(log.id, (now) => undoDiamond(now, Date.now()));
      tell(changed.ok ? text.place.title(left + 1) : text.adventure.refusals[changed.error]);
    },
  };
}

const endsOf = (path: PathId): readonly TreeNode[] => PATHS.find(({ id }) => id === path)!.ends;

/** Paths are named from the middle outwards. */
const farEnd = (path: PathId): TreeNode => endsOf(path).findLast((end) => end !== POLARIS)!;
