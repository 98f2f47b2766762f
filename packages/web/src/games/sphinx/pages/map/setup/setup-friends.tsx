import {
  type AdventureLog,
  type Friend,
  openArrows,
  playTerms,
  RIDDLES,
  STAR_ARROWS,
  type StarId,
} from '@thera/sphinx';
import type { MapText } from '@thera/texts/sphinx';
import type { JSX } from 'preact/jsx-runtime';
import { Segment } from '../../../../../shell/segment.tsx';
import { toggleFriend, withArrow } from '../../../adventure/choose-friend.ts';
import type { PlayTable } from '../../../adventure/play-table.ts';
import { GodEmblem } from '../../../signs/god-emblem.tsx';

interface SetupFriendsProps {
  readonly log: AdventureLog;
  readonly table: PlayTable;
  readonly text: MapText;
  readonly onChange: (table: PlayTable) => void;
}

/** The friendly gods that come along, and the arrow that each of them shades. */
export function SetupFriends({ log, table, text, onChange }: SetupFriendsProps): JSX.Element | null {
  const { riddle, friends } = table;
  const { setup, game } = text;
  const asked = RIDDLES[riddle]!.friendly;
  const { wanted, friends: all } = playTerms(log, riddle);
  if (asked === 0) return null;
  const isChosen = (god: string): boolean => friends.some((friend) => friend.god === god);
  return (
    <fieldset class="setup-friends">
      <legend>{setup.friends.title(asked)}</legend>
      {wanted > 0 && <p class="setup-note">{setup.friends.note}</p>}
      {wanted > 0 && (
        <p class="setup-left" role="status">
          {friends.length < wanted ? setup.friends.left(wanted - friends.length) : setup.friends.enough}
        </p>
      )}
      <ul class="friend-choice">
        {all.map((god) => (
          <li key={god}>
            <button
              type="button"
              aria-pressed={isChosen(god)}
              disabled={!isChosen(god) && friends.length >= wanted}
              onClick={() => onChange({ ...table, friends: toggleFriend(log, friends, god, wanted) })}
            >
              <GodEmblem god={god} />
              <span>
                <strong>{game.gods[god].name}</strong>
                <small>{game.gods[god].summary}</small>
              </span>
            </button>
          </li>
        ))}
      </ul>
      {friends.map((friend) => (
        <ArrowChoice
          key={friend.god}
          log={log}
          friend={friend}
          text={text}
          onChoose={(star) => onChange({ ...table, friends: withArrow(friends, friend.god, star) })}
        />
      ))}
      {asked > wanted && <p class="setup-note">{setup.friends.short(asked - wanted)}</p>}
    </fieldset>
  );
}

interface ArrowChoiceProps {
  readonly log: AdventureLog;
  readonly friend: Friend;
  readonly text: MapText;
  readonly onChoose: (star: StarId) => void;
}

function ArrowChoice({ log, friend: { god, star }, text, onChoose }: ArrowChoiceProps): JSX.Element {
  const { setup, game } = text;
  const open = openArrows(log, god);
  const nameOf = (one: StarId): string =>
    setup.friends.arrowOf(game.words.list(STAR_ARROWS[one].map((other) => game.gods[other].name)));
  if (star === null)
    return (
      <p class="setup-note">
        {game.gods[god].name}: {setup.friends.noArrow}
      </p>
    );
  return (
    <div class="arrow-choice">
      <Segment
        label={setup.friends.arrow(game.gods[god].name)}
        value={star}
        options={open.map((one) => [one, nameOf(one)])}
        onChange={onChoose}
      />
    </div>
  );
}
