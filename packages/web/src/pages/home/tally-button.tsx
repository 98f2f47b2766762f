import type { HomeText } from '@thera/texts';
import { useEffect, useState } from 'preact/hooks';
import type { JSX } from 'preact/jsx-runtime';
import type { HomeTally } from '../../games/home-part.ts';
import { language } from '../../language.ts';
import { Sheet } from '../../shell/sheet.tsx';

type TallyView = Awaited<ReturnType<HomeTally['loadView']>>;

interface TallyProps {
  readonly tally: HomeTally;
  readonly text: HomeText;
}

/** The way to what came of the games against the computer, once there were any. */
export function TallyButton({ tally, text }: TallyProps): JSX.Element | null {
  const [isOpen, setOpen] = useState(false);
  if (tally.isEmpty()) return null;
  return (
    <>
      <button type="button" class="plain-button" onClick={() => setOpen(true)}>
        {text.tally.title}
      </button>
      {isOpen && (
        <Sheet title={text.tally.title} closeLabel={text.close} onClose={() => setOpen(false)}>
          <LateTally tally={tally} text={text} />
        </Sheet>
      )}
    </>
  );
}

function LateTally({ tally, text }: TallyProps): JSX.Element {
  const spoken = language.value;
  const [view, setView] = useState<{ readonly Tally: TallyView }>();
  useEffect(() => {
    let isWanted = true;
    tally
      .loadView(spoken)
      .then((Tally) => {
        if (isWanted) setView({ Tally });
      })
      // Without a connection there is nothing to see yet, and the sheet can be closed.
      .catch(() => undefined);
    return () => {
      isWanted = false;
    };
  }, [spoken]);
  return view === undefined ? <div aria-busy="true" /> : <view.Tally text={text} />;
}
