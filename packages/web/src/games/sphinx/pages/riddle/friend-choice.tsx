import { GOD_CARDS, type GodId, piecesOf } from '@thera/sphinx';
import type { NewRiddleText } from '@thera/texts/sphinx';
import type { JSX } from 'preact/jsx-runtime';
import { GodNiche } from '../../signs/god-niche.tsx';
import { type FormState, withFriend } from './form-state.ts';

interface FriendChoiceProps {
  readonly form: FormState;
  readonly wanted: number;
  readonly gods: readonly GodId[];
  readonly text: NewRiddleText;
  readonly onChange: (form: FormState) => void;
}

/** The friendly gods that wait among the gods to call from the start. */
export function FriendChoice({ form, wanted, gods, text, onChange }: FriendChoiceProps): JSX.Element {
  const { friends, game } = text;
  const left = wanted - form.friendly.length;
  return (
    <section class="card" aria-labelledby="friends-title">
      <h2 id="friends-title">{friends.title(wanted)}</h2>
      <p class="riddle-note">
        {friends.note} {friends.free}
      </p>
      <ul class="friend-list">
        {gods.map((god) => (
          <li key={god}>
            <button
              type="button"
              class="friend"
              aria-pressed={form.friendly.includes(god)}
              onClick={() => onChange(withFriend(form, god, wanted))}
            >
              <GodNiche card={god} pieces={piecesOf(GOD_CARDS[god].pieces)} />
              <span>
                <strong>{game.gods[god].name}</strong>
                <small>{game.gods[god].summary}</small>
              </span>
            </button>
          </li>
        ))}
      </ul>
      <p class="riddle-note" role="status">
        {left === 0 ? friends.enough : friends.left(left)}
      </p>
    </section>
  );
}
