import './open.css';
import { BARE, COLOURS, islandPicture, type Scene } from '@thera/board';
import type { OpenText } from '@thera/texts/santorini';
import { useMemo, useState } from 'preact/hooks';
import type { JSX } from 'preact/jsx-runtime';
import { navigate } from '../../../../navigation.ts';
import type { PageProps } from '../../../../pages.ts';
import { usePageTitle } from '../../../../shell/page-title.ts';
import { Picture } from '../../../../shell/picture.tsx';
import { stageScene } from '../../board/game-scene.ts';
import { isOnlyTheEnd, openPaste } from './open-paste.ts';
import { type Paste, readPaste } from './read-paste.ts';
import { WhatIsWrong } from './what-is-wrong.tsx';

/** A place to paste a position, a game or a link. */
export function View({ text }: PageProps<OpenText, 'open'>): JSX.Element {
  usePageTitle(text.title);
  const [pasted, setPasted] = useState('');
  // Whoever types by hand is not corrected before the end.
  const [isJudged, setJudged] = useState(false);
  const read = useMemo(() => readPaste(pasted, location.origin), [pasted]);
  const scene = useMemo(() => (read.ok ? sceneOf(read.value) : BARE), [read]);
  const submit = (event: Event): void => {
    event.preventDefault();
    setJudged(true);
    if (read.ok) navigate(openPaste(read.value));
  };
  return (
    <main id="content" class="page open">
      <div>
        <h1>{text.title}</h1>
        <p class="open-sentence">{text.sentence}</p>
      </div>
      <Picture class="open-island" draw={() => islandPicture(scene, { glow: false })} of={[scene]} />
      <form onSubmit={submit}>
        <textarea
          class="field paste"
          aria-label={text.label}
          aria-invalid={isJudged && !read.ok}
          placeholder={text.example}
          rows={7}
          spellcheck={false}
          autocapitalize="off"
          value={pasted}
          onInput={({ currentTarget }) => setPasted(currentTarget.value)}
          onPaste={() => setJudged(true)}
        />
        <div role="status">{read.ok && <Found paste={read.value} text={text} />}</div>
        {isJudged && !read.ok && <WhatIsWrong pasted={pasted} wrong={read} text={text} />}
        <div class="open-buttons">
          <button type="submit" class="button primary">
            {read.ok ? labelOf(read.value, text) : text.open}
          </button>
          {pasted === '' && (
            <button type="button" class="button" onClick={() => setPasted(text.example)}>
              {text.useExample}
            </button>
          )}
        </div>
      </form>
    </main>
  );
}

function Found({ paste, text }: { readonly paste: Paste; readonly text: OpenText }): JSX.Element {
  const isCut = useMemo(() => isOnlyTheEnd(paste), [paste]);
  const { found } = text;
  return (
    <p class="tip">
      {paste.kind === 'game' ? found.game(paste.game.turns.length) : found[paste.kind]}
      {isCut && ` ${text.onlyTheEnd}`}
    </p>
  );
}

/** How the island looks where a paste leads to, as far as the paste says it itself. */
function sceneOf(paste: Paste): Scene {
  if (paste.kind === 'link') return BARE;
  const stage = paste.kind === 'position' ? paste.stage : paste.game.stages.at(-1)!;
  return stageScene(stage, [], COLOURS);
}

function labelOf({ kind }: Paste, text: OpenText): string {
  return { position: text.openPosition, game: text.openGame, link: text.openLink }[kind];
}
