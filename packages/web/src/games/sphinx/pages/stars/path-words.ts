import { type Path, POLARIS, type TreeNode } from '@thera/sphinx';
import type { StarsText } from '@thera/texts/sphinx';
import type { PathOutlook } from '../../sky/path-outlook.ts';

/** What a god, or Polaris, is called. */
export const nodeName = (node: TreeNode, text: StarsText): string =>
  node === POLARIS ? text.polaris : text.game.gods[node].name;

/** What a path is called: “Iris – Proteus”. */
export const pathName = ({ ends: [one, other] }: Path, text: StarsText): string =>
  text.path.name(nodeName(one, text), nodeName(other, text));

/** What comes of more diamonds on a path. */
export function outlookWords({ open, brings }: PathOutlook, text: StarsText): string {
  if (open === 0) return text.path.isFull;
  if (brings.length === 0) return text.path.moreToFull(open);
  return text.path.moreToFriend(open, text.game.words.list(brings.map((god) => text.game.gods[god].name)));
}

/** All that is to be said of a path in a row. */
export const pathRow = (outlook: PathOutlook, text: StarsText): string =>
  text.path.row(
    pathName(outlook.path, text),
    text.path.shaded(outlook.shaded, outlook.path.diamonds),
    outlookWords(outlook, text),
  );
