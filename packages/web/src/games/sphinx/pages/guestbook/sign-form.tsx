import {
  type AdventureLog,
  COLOURS,
  type GuestColour,
  guestbook,
  guestKey,
  LONGEST_NAME,
  signGuestbook,
  type UnsignedSeat,
} from '@thera/sphinx';
import type { GuestbookText } from '@thera/texts/sphinx';
import { useEffect, useId, useRef, useState } from 'preact/hooks';
import type { JSX } from 'preact/jsx-runtime';
import { Icon } from '../../../../shell/icon.tsx';
import { changeAdventure } from '../../adventure/device-adventures.ts';
import { workerKind } from '../../figures/kinds.ts';
import { FigureSign } from '../../signs/figure-sign.tsx';

interface SignFormProps {
  readonly log: AdventureLog;
  readonly seat: UnsignedSeat;
  readonly text: GuestbookText;
  readonly onSigned: (name: string) => void;
}

/** Where somebody signs who is not in the guestbook. */
export function SignForm({ log, seat, text, onSigned }: SignFormProps): JSX.Element {
  const { sign } = text;
  const [name, type] = useState(seat.name ?? '');
  const [wanted, choose] = useState<GuestColour>();
  const [refusal, refuse] = useState<string>();
  const form = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const ids = { name: useId(), guests: useId(), group: useId() };
  const guests = guestbook(log);
  const known = guests.find((guest) => guestKey(guest.name) === guestKey(name.trim()));
  const colour = wanted ?? known?.colour ?? seat.colour;
  // The page is opened for this, and when one has signed the next one does.
  useEffect(() => {
    input.current?.focus({ preventScroll: true });
    // Letters of another size than those one waited with move what lies below them.
    void document.fonts.ready.then(() => form.current?.scrollIntoView({ block: 'nearest' }));
  }, []);

  const submit = (event: Event): void => {
    event.preventDefault();
    const { play, seat: number } = seat;
    const signed = changeAdventure(log.id, (now) =>
      signGuestbook(now, { play, seat: number, name, colour }, Date.now()),
    );
    if (signed.ok) onSigned(name.trim());
    else refuse(text.adventure.refusals[signed.error]);
  };
  return (
    <form ref={form} class="sign-form" onSubmit={submit}>
      <span class={`guest-figure ${wanted === undefined && known === undefined ? 'wanderer' : colour}`}>
        <FigureSign
          kind={wanted === undefined && known === undefined ? 'wanderer' : workerKind(colour, 'woman')}
          isClose
        />
      </span>
      <div class="sign-name">
        <label for={ids.name}>{sign.who(sign.colours[seat.colour].toLowerCase())}</label>
        <input
          ref={input}
          id={ids.name}
          class="field"
          value={name}
          list={ids.guests}
          maxLength={LONGEST_NAME}
          placeholder={sign.label}
          autocomplete="off"
          onInput={({ currentTarget }) => type(currentTarget.value)}
        />
        <datalist id={ids.guests}>
          {guests.map((guest) => (
            <option key={guest.name} value={guest.name} />
          ))}
        </datalist>
      </div>
      <fieldset class="sign-colours">
        <legend class="label">{sign.colour}</legend>
        {COLOURS.map((one) => (
          <label key={one}>
            <input type="radio" name={ids.group} checked={one === colour} onChange={() => choose(one)} />
            <FigureSign kind={workerKind(one, 'woman')} isClose />
            {sign.colours[one]}
          </label>
        ))}
      </fieldset>
      {refusal !== undefined && (
        <p class="error" role="alert">
          {refusal}
        </p>
      )}
      <button type="submit" class="button primary" disabled={name.trim() === ''}>
        <Icon name="edit" />
        {sign.button}
      </button>
    </form>
  );
}
