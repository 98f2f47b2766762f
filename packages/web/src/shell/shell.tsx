import './shell.css';
import type { ShellText } from '@thera/texts';
import type { ComponentChildren } from 'preact';
import type { JSX } from 'preact/jsx-runtime';
import { hasOwnHeader } from '../games/own-pages.ts';
import { chooseLanguage, language } from '../language.ts';
import { formatRoute, type PageName, type Route } from '../route.ts';
import { setSetting, settings } from '../settings/settings-store.ts';
import { Icon } from './icon.tsx';
import { Logo } from './logo.tsx';
import { isOffline } from './online.ts';

interface ShellProps {
  readonly text: ShellText;
  readonly route: Route;
  readonly children: ComponentChildren;
}

/** Pages that need the whole screen bring a header of their own. */
const FULL_SCREEN: readonly PageName[] = ['play', 'table', 'board'];

const isFullScreen = (route: Route): boolean =>
  FULL_SCREEN.includes(route.page) || (route.page === 'own' && hasOwnHeader(route));

const TABS = [
  { page: 'home', label: 'play' },
  { page: 'gods', label: 'gods' },
  { page: 'learn', label: 'learn' },
  { page: 'rules', label: 'rules' },
] as const;

/** What stands around every page. */
export function Shell({ text, route, children }: ShellProps): JSX.Element {
  return (
    <>
      <a class="skip" href="#content">
        {text.skipToContent}
      </a>
      {!isFullScreen(route) && <Header text={text} page={route.page} />}
      {children}
      {isOffline.value && (
        <p class="offline" role="status">
          {text.offline}
        </p>
      )}
    </>
  );
}

function Header({ text, page }: { readonly text: ShellText; readonly page: PageName }): JSX.Element {
  return (
    <header class={`header header-${page}`}>
      <a class="brand" href="/" aria-label={text.home}>
        <Logo />
        <span class="brand-name">Thera</span>
      </a>
      <nav class="tabs">
        {TABS.map((tab) => (
          <a key={tab.page} href={formatRoute({ page: tab.page })} aria-current={currentOf(tab.page, page)}>
            {text[tab.label]}
          </a>
        ))}
      </nav>
      <div class="header-tools">
        <LanguageButton text={text} />
        <SoundButton text={text} />
        <a class="tool account-tool" href="/account" aria-label={text.account} title={text.account}>
          <Icon name="person" />
        </a>
        <a class="tool" href="/settings" aria-label={text.settings} title={text.settings}>
          <Icon name="settings" />
        </a>
      </div>
    </header>
  );
}

/** A game's own pages are ways to play. */
function currentOf(tab: PageName, page: PageName): 'page' | 'true' | undefined {
  if (tab === page) return 'page';
  return tab === 'home' && page === 'own' ? 'true' : undefined;
}

function LanguageButton({ text }: { readonly text: ShellText }): JSX.Element {
  const other = language.value === 'en' ? 'es' : 'en';
  return (
    <button type="button" class="tool language" lang={other} onClick={() => chooseLanguage(other)}>
      <span class="language-name">{text.otherLanguage}</span>
      <span class="language-code" aria-hidden="true">
        {other}
      </span>
    </button>
  );
}

/** Sound on or off with one tap, wherever one is. */
export function SoundButton({ text }: { readonly text: ShellText }): JSX.Element {
  const isOn = settings.value.sound === 'on';
  const label = isOn ? text.soundOff : text.soundOn;
  return (
    <button
      type="button"
      class="tool"
      aria-label={label}
      title={label}
      onClick={() => setSetting('sound', isOn ? 'off' : 'on')}
    >
      <Icon name={isOn ? 'sound-on' : 'sound-off'} />
    </button>
  );
}
