import { thumbnail } from '@thera/board';
import { useMemo } from 'preact/hooks';
import type { JSX } from 'preact/jsx-runtime';
import { sceneOf } from '../../board/scene-of.ts';
import type { God } from './god.ts';
import { TRIAL_COLOURS, trialPosition } from './trial-position.ts';

interface TrialPreviewProps {
  readonly god: God;
  readonly label: string;
  readonly onTry: () => void;
}

/** The position in which a power can be tried, as a picture to press. */
export function TrialPreview({ god, label, onTry }: TrialPreviewProps): JSX.Element {
  const picture = useMemo(() => thumbnail(sceneOf(trialPosition(god), TRIAL_COLOURS)), [god]);
  return (
    <button type="button" class="trial-preview" onClick={onTry}>
      {/* The picture is our own drawing. */}
      <span dangerouslySetInnerHTML={{ __html: picture }} />
      <span class="trial-open">{label}</span>
    </button>
  );
}
