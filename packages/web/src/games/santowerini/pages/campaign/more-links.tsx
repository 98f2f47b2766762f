import type { CampaignText } from '@thera/texts/santowerini';
import type { JSX } from 'preact/jsx-runtime';
import { Icon } from '../../../../shell/icon.tsx';

const LINKS = [
  { name: 'learn', icon: 'hint' },
  { name: 'rules', icon: 'book' },
  { name: 'past', icon: 'list' },
] as const;

/** The other pages of the game. */
export function MoreLinks({ text }: { readonly text: CampaignText }): JSX.Element {
  return (
    <ul class="card more-links">
      {LINKS.map(({ name, icon }) => (
        <li key={name}>
          <a href={`/santowerini/${name}`}>
            <Icon name={icon} />
            {text.more[name]}
            <Icon name="next" />
          </a>
        </li>
      ))}
    </ul>
  );
}

/** For whoever has not been introduced. */
export function FirstTime({ text }: { readonly text: CampaignText }): JSX.Element {
  const { title, sentence, button } = text.firstTime;
  return (
    <section class="tip first-time">
      <h2>{title}</h2>
      <p>{sentence}</p>
      <a class="button" href="/santowerini/learn">
        {button}
      </a>
    </section>
  );
}
