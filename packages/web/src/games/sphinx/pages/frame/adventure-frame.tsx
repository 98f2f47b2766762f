import '../../tokens.css';
import '../frame/arch.css';
import './adventure-frame.css';
import type { AdventureLog } from '@thera/sphinx';
import { ADVENTURE_TABS, type AdventureTab, type AdventureText } from '@thera/texts/sphinx';
import type { ComponentChildren } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import type { JSX } from 'preact/jsx-runtime';
import { Icon } from '../../../../shell/icon.tsx';
import type { IconName } from '../../../../shell/icons.ts';
import { Logo } from '../../../../shell/logo.tsx';
import { usePageTitle } from '../../../../shell/page-title.ts';
import { ADVENTURES_PATH, adventurePath } from '../../adventure/adventure-path.ts';
import { adventureOf, refreshAdventures } from '../../adventure/device-adventures.ts';
import { titleOf } from '../../adventure/title-of.ts';
import { AdventureMenu } from './adventure-menu.tsx';
import { NotKept } from './not-kept.tsx';
import { useLiveAdventure } from './use-live-adventure.ts';

interface AdventureFrameProps {
  readonly id: string | undefined;
  readonly tab: AdventureTab;
  readonly text: AdventureText;
  /** What stands beside the title, where there is room. */
  readonly tools?: ComponentChildren;
  readonly children: (log: AdventureLog) => ComponentChildren;
}

const TAB_ICONS: Readonly<Record<AdventureTab, IconName>> = {
  map: 'map',
  stars: 'star',
  guestbook: 'edit',
  story: 'book',
};

/** What stands around every page of an adventure: its name, its other pages, what can be done with it. */
export function AdventureFrame({ id = '', tab, text, tools, children }: AdventureFrameProps): JSX.Element {
  // Before anything is shown: a riddle may have ended since.
  useMemo(refreshAdventures, [id]);
  useLiveAdventure(id);
  const log = adventureOf(id);
  const title = log === undefined ? text.unknownAdventure.title : titleOf(log, text);
  usePageTitle(log === undefined || tab === 'map' ? title : `${text.tabs[tab]} · ${title}`);
  if (log === undefined) return <Unknown text={text} />;
  return (
    <div class={`adventure adventure-${tab}`}>
      <header class="adventure-head">
        <a class="tool" href={ADVENTURES_PATH} aria-label={text.back} title={text.back}>
          <Icon name="back" />
        </a>
        <Logo />
        <h1>
          <span class="adventure-title">{title}</span>
          {tab !== 'map' && <span class="adventure-page">{text.tabs[tab]}</span>}
        </h1>
        {tools}
        <Tabs id={id} tab={tab} text={text} />
        <MenuButton log={log} text={text} />
      </header>
      <NotKept log={log} text={text} />
      {children(log)}
    </div>
  );
}

interface TabsProps extends Pick<AdventureFrameProps, 'tab' | 'text'> {
  readonly id: string;
}

function Tabs({ id, tab, text }: TabsProps): JSX.Element {
  return (
    <nav class="adventure-tabs" aria-label={text.tabsLabel}>
      {ADVENTURE_TABS.map((one) => (
        <a key={one} href={adventurePath(id, one)} aria-current={one === tab ? 'page' : undefined}>
          <Icon name={TAB_ICONS[one]} />
          {text.tabs[one]}
        </a>
      ))}
    </nav>
  );
}

interface MenuButtonProps {
  readonly log: AdventureLog;
  readonly text: AdventureText;
}

function MenuButton({ log, text }: MenuButtonProps): JSX.Element {
  const [isOpen, open] = useState(false);
  return (
    <>
      <button
        type="button"
        class="tool adventure-menu-button"
        aria-label={text.menu}
        title={text.menu}
        aria-haspopup="dialog"
        onClick={() => open(true)}
      >
        <Icon name="menu" />
      </button>
      {isOpen && <AdventureMenu log={log} text={text} onClose={() => open(false)} />}
    </>
  );
}

function Unknown({ text: { unknownAdventure } }: { readonly text: AdventureText }): JSX.Element {
  return (
    <main id="content" class="page">
      <h1>{unknownAdventure.title}</h1>
      <p>{unknownAdventure.sentence}</p>
      <p>
        <a class="button primary" href={ADVENTURES_PATH}>
          {unknownAdventure.button}
        </a>
      </p>
    </main>
  );
}
