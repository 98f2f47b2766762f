import type { AdventureLog } from '@thera/sphinx';
import type { MapText } from '@thera/texts/sphinx';
import type { JSX } from 'preact/jsx-runtime';
import { Icon } from '../../../../shell/icon.tsx';
import { Picture } from '../../../../shell/picture.tsx';
import { adventurePath } from '../../adventure/adventure-path.ts';
import { storyDue } from '../../adventure/story-due.ts';
import { storyPicture } from '../../adventure/story-picture.ts';

interface StoryCardProps {
  readonly log: AdventureLog;
  readonly text: MapText;
}

/** The way to a page of the story that can be read for the first time. */
export function StoryCard({ log, text }: StoryCardProps): JSX.Element | null {
  const page = storyDue(log);
  if (page === undefined) return null;
  return (
    <a class="card story-card" href={adventurePath(log.id, 'story', `page=${page}`)}>
      <Picture class="story-scene story-card-picture" draw={() => storyPicture(page)} of={[page]} />
      <span>
        <span class="label">{text.adventure.tabs.story}</span>
        <strong>{text.story[page].title}</strong>
      </span>
      <Icon name="next" />
    </a>
  );
}
