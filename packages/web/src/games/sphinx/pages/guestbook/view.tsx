import './guestbook.css';
import { type AdventureLog, type Guest, guestbook, nextStep, standingOf, unsignedSeats } from '@thera/sphinx';
import type { GuestbookText } from '@thera/texts/sphinx';
import { useState } from 'preact/hooks';
import type { JSX } from 'preact/jsx-runtime';
import { language } from '../../../../language.ts';
import type { PageProps } from '../../../../pages.ts';
import { Icon } from '../../../../shell/icon.tsx';
import { adventurePath } from '../../adventure/adventure-path.ts';
import { dateInWords } from '../../adventure/date-in-words.ts';
import { workerKind } from '../../figures/kinds.ts';
import { FigureSign } from '../../signs/figure-sign.tsx';
import { AdventureFrame } from '../frame/adventure-frame.tsx';
import { CorrectSheet } from './correct-sheet.tsx';
import { SignForm } from './sign-form.tsx';

/** The guestbook of an adventure: whoever came along, and where those who are new sign. */
export function View({ route: { part }, text }: PageProps<GuestbookText, 'own'>): JSX.Element {
  return (
    <AdventureFrame id={part} tab="guestbook" text={text.adventure}>
      {(log) => <Guestbook key={log.id} log={log} text={text} />}
    </AdventureFrame>
  );
}

interface GuestbookProps {
  readonly log: AdventureLog;
  readonly text: GuestbookText;
}

function Guestbook({ log, text }: GuestbookProps): JSX.Element {
  const guests = guestbook(log);
  const [next] = unsignedSeats(log);
  const [news, tell] = useState('');
  const isDue = nextStep(log) !== undefined;
  return (
    <main id="content" class="guestbook">
      <section class="card guestbook-page">
        <div class="guestbook-figures" aria-hidden="true">
          <FigureSign kind="worker-white-woman" isClose />
          <FigureSign kind="worker-blue-man" isClose />
          <FigureSign kind="worker-brown-woman" isClose />
          <svg viewBox="0 0 330 18" preserveAspectRatio="none" aria-hidden="true">
            <path d="M0 6C40 0 70 12 110 6S190 0 220 6S290 12 330 5" />
            <path d="M0 14C40 8 70 20 110 14S190 8 220 14S290 20 330 13" />
          </svg>
        </div>
        <h2>{text.heading}</h2>
        <p class="guestbook-begun">
          {text.begun(dateInWords(log.begun, language.value), standingOf(log).solved.length)}
        </p>
        {guests.length === 0 && next === undefined && <p class="guestbook-none">{text.none}</p>}
        <ul class="guests">
          {guests.map((guest) => (
            <GuestLine key={guest.name} log={log} guest={guest} text={text} />
          ))}
        </ul>
        <p class="guestbook-news" role="status">
          {news}
        </p>
        {next !== undefined && (
          <SignForm
            key={`${next.play} ${next.seat}`}
            log={log}
            seat={next}
            text={text}
            onSigned={(name) => tell(text.sign.signed(name))}
          />
        )}
        {next === undefined && isDue && <p>{text.sign.allSigned}</p>}
        {next === undefined && isDue && (
          <a class="button primary" href={adventurePath(log.id)}>
            {text.sign.next}
            <Icon name="next" />
          </a>
        )}
      </section>
    </main>
  );
}

function GuestLine({ log, guest, text }: GuestbookProps & { readonly guest: Guest }): JSX.Element {
  const [isOpen, open] = useState(false);
  const { name, colour, firstRiddle, riddles } = guest;
  return (
    <li>
      <span class={`guest-figure ${colour}`}>
        <FigureSign kind={workerKind(colour, 'woman')} isClose />
      </span>
      <span class="guest-words">
        <strong>{name}</strong>
        <span>{text.since(firstRiddle)}</span>
      </span>
      <span class="guest-count">
        <strong>{riddles}</strong> {text.riddlesWord(riddles)}
      </span>
      <button
        type="button"
        class="tool"
        aria-label={text.correct.ask(name)}
        title={text.correct.ask(name)}
        onClick={() => open(true)}
      >
        <Icon name="edit" />
      </button>
      {isOpen && <CorrectSheet log={log} name={name} text={text} onClose={() => open(false)} />}
    </li>
  );
}
