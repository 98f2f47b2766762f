import { type Look, thumbnail } from '@thera/board';
import { parsePosition } from '@thera/rules';
import { useMemo } from 'preact/hooks';
import type { JSX } from 'preact/jsx-runtime';
import { sceneOf } from '../../boards/scene-of.ts';
import { TRIALS } from '../../trials/trials.ts';
import type { God } from './god.ts';

interface TrialPreviewProps {
  readonly god: God;
  readonly label: string;
  readonly onTry: () => void;
}

const LOOKS: readonly Look[] = [0, 1];

/** The position in which a power can be tried, as a picture to press. */
export function TrialPreview({ god, label, onTry }: TrialPreviewProps): JSX.Element {
  const picture = useMemo(() => pictureOf(god), [god]);
  return (
    <button type="button" class="trial-preview" onClick={onTry}>
      <span
        // The picture is our own drawing.
        dangerouslySetInnerHTML={{ __html: picture }}
      />
      <span class="trial-open">{label}</span>
    </button>
  );
}

function pictureOf({ id }: God): string {
  const position = parsePosition(TRIALS[id].position);
  if (!position.ok) throw new Error(`${id}: ${position.error}`);
  return thumbnail(sceneOf(position.value, LOOKS));
}
