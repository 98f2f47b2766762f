import './stars.css';
import type { AdventureLog } from '@thera/sphinx';
import type { StarsText } from '@thera/texts/sphinx';
import { useState } from 'preact/hooks';
import type { JSX } from 'preact/jsx-runtime';
import type { PageProps } from '../../../../pages.ts';
import { Segment } from '../../../../shell/segment.tsx';
import { useMedia } from '../../../../shell/use-media.ts';
import { usePageKeys } from '../../../../shell/use-page-keys.ts';
import { AdventureFrame } from '../frame/adventure-frame.tsx';
import { GodCard } from './god-card.tsx';
import { OwedArrows } from './owed-arrows.tsx';
import { PathList } from './path-list.tsx';
import { PlaceCard } from './place-card.tsx';
import { ScoreCard } from './score-card.tsx';
import { Sky } from './sky.tsx';
import { usePlacing } from './use-placing.ts';

const HAS_RAIL = '(min-width: 800px)';

type SkyMode = 'sky' | 'list';

/** The constellation tree of an adventure, where diamonds make gods friendly. */
export function View({ route: { part }, text }: PageProps<StarsText, 'own'>): JSX.Element {
  const [mode, setMode] = useState<SkyMode>('sky');
  const isRailed = useMedia(HAS_RAIL);
  const choice = (
    <div class="stars-mode">
      <Segment
        label={text.view.label}
        value={mode}
        options={[
          ['sky', text.view.skyShort],
          ['list', text.view.listShort],
        ]}
        onChange={setMode}
      />
    </div>
  );
  return (
    <AdventureFrame id={part} tab="stars" text={text.adventure} tools={isRailed ? undefined : choice}>
      {(log) => (
        <StarsPage
          key={log.id}
          log={log}
          text={text}
          mode={mode}
          choice={choice}
          isRailed={isRailed}
          onMode={setMode}
        />
      )}
    </AdventureFrame>
  );
}

interface StarsPageProps {
  readonly log: AdventureLog;
  readonly text: StarsText;
  readonly mode: SkyMode;
  readonly choice: JSX.Element;
  readonly isRailed: boolean;
  readonly onMode: (mode: SkyMode) => void;
}

function StarsPage({ log, text, mode, choice, isRailed, onMode }: StarsPageProps): JSX.Element {
  const placing = usePlacing(log, text);
  usePageKeys({ u: placing.undo, l: () => onMode(mode === 'sky' ? 'list' : 'sky') });
  return (
    <main id="content" class="stars night">
      {!isRailed && <PlaceCard log={log} placing={placing} text={text} />}
      {mode === 'sky' ? (
        <Sky log={log} placing={placing} text={text} />
      ) : (
        <PathList log={log} placing={placing} text={text} />
      )}
      <aside class="stars-rail">
        {isRailed && <PlaceCard log={log} placing={placing} text={text} />}
        <OwedArrows log={log} text={text} />
        {mode === 'sky' && <GodCard log={log} placing={placing} text={text} isCompact={!isRailed} />}
        <ScoreCard log={log} text={text} />
        {isRailed && choice}
        <dl class="stars-keys">
          {text.keys.map(([key, use]) => (
            <div key={key}>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{use}</dd>
            </div>
          ))}
        </dl>
      </aside>
      <p class="unseen" role="status">
        {placing.news}
      </p>
    </main>
  );
}
