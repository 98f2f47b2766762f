import './settings.css';
import type { SettingsText } from '@thera/texts';
import type { JSX } from 'preact/jsx-runtime';
import type { PageProps } from '../../pages.ts';
import type { SettingName } from '../../settings/settings.ts';
import { usePageTitle } from '../../shell/page-title.ts';
import { BoardPreview } from './board-preview.tsx';
import { DeviceGamesPart } from './device-games-part.tsx';
import { SettingLine } from './setting-line.tsx';

/** Every setting, by what it changes; a setting that is forgotten here is a compile error. */
const PART_OF: Readonly<Record<SettingName, 'board' | 'play' | 'page'>> = {
  board: 'board',
  quality: 'board',
  marks: 'board',
  coordinates: 'board',
  levels: 'board',
  palette: 'board',
  turning: 'play',
  confirm: 'play',
  turns: 'play',
  motion: 'play',
  sound: 'play',
  volume: 'play',
  theme: 'page',
  language: 'page',
};
const NAMES = Object.keys(PART_OF) as readonly SettingName[];

/** The settings of this browser. */
export function View({ text }: PageProps<SettingsText, 'settings'>): JSX.Element {
  usePageTitle(text.title);
  return (
    <main id="content" class="page settings">
      <h1>{text.title}</h1>
      <BoardPreview label={text.preview} />
      <div class="setting-parts">
        {(['board', 'play', 'page'] as const).map((part) => (
          <section key={part}>
            <h2>{text.groups[part]}</h2>
            {NAMES.filter((name) => PART_OF[name] === part).map((name) => (
              <SettingLine key={name} name={name} text={text} />
            ))}
          </section>
        ))}
        <section>
          <h2>{text.groups.device}</h2>
          {!isSecureContext && <p class="plain-http">{text.plainHttp}</p>}
          <DeviceGamesPart text={text} />
        </section>
      </div>
    </main>
  );
}
