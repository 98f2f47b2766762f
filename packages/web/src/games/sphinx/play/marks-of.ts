import type { MarkKind } from '@thera/board';
import { ruleOf, terrainIn } from '@thera/sphinx';
import type { SphinxCtrl } from '../ctrl.tsx';

/** What the marks on the board mean; a way that costs something has a mark of its own. */
export function marksOf({ texts, text, shown }: SphinxCtrl): readonly (readonly [MarkKind, string])[] {
  const hasToll = ruleOf(terrainIn(shown.value), 'toll') !== undefined;
  return [
    ['move', text.marks.move],
    ['build', text.marks.build],
    ['dome', texts.pieces.D],
    ...(hasToll ? [['special', text.marks.toll] as const] : []),
  ];
}
