import '../../tokens.css';
import './riddle.css';
import { RIDDLES, TREE_GODS } from '@thera/sphinx';
import type { TableMakingText } from '@thera/texts';
import type { NewRiddleText } from '@thera/texts/sphinx';
import type { JSX } from 'preact/jsx-runtime';
import { deviceGames } from '../../../../kept-games/device-games.ts';
import { setSeatName } from '../../../../kept-games/seat-names.ts';
import { navigate } from '../../../../navigation.ts';
import type { PageProps } from '../../../../pages.ts';
import { formatRoute } from '../../../../route.ts';
import { Icon } from '../../../../shell/icon.tsx';
import { usePageTitle } from '../../../../shell/page-title.ts';
import { deviceNames } from '../../adventure/seat-names.ts';
import { newGame } from '../../tables/new-game.ts';
import { type FormState, namesOf, planOf } from './form-state.ts';
import { RiddleForm } from './riddle-form.tsx';

interface RiddlePageText {
  readonly title: string;
  readonly form: NewRiddleText & { readonly making: TableMakingText };
}

/** A riddle outside every adventure: what it is, and what is agreed before it begins. */
export function View({ route, text: { form: text, title } }: PageProps<RiddlePageText, 'own'>): JSX.Element {
  const riddle = RIDDLES.find(({ number }) => String(number) === route.part)?.number;
  usePageTitle(riddle === undefined ? title : text.title(riddle, text.game.riddles[riddle]!.title));
  return (
    <main id="content" class="page riddle-page">
      <header class="riddles-head">
        <a
          class="tool"
          href={formatRoute({ page: 'own', game: 'sphinx', name: '', query: '' })}
          aria-label={text.back}
        >
          <Icon name="back" />
        </a>
        <h1>{riddle === undefined ? title : text.title(riddle, text.game.riddles[riddle]!.title)}</h1>
        {riddle !== undefined && <p class="riddle-line">{text.game.riddles[riddle]!.line}</p>}
      </header>
      {riddle === undefined ? (
        <p class="error" role="alert">
          {text.game.refusals['unknown-riddle']}
        </p>
      ) : (
        <RiddleForm
          key={riddle}
          riddle={riddle}
          text={text}
          gods={TREE_GODS}
          onBegin={begin}
          query={route.query}
        />
      )}
    </main>
  );
}

/** Begins a riddle and goes there; whether that was possible. */
function begin(form: FormState): boolean {
  for (const [seat, name] of namesOf(form).entries())
    if (form.kinds[seat] === 'person') setSeatName(seat, name);
  const begun = newGame(planOf(form));
  if (!begun.ok) return false;
  deviceNames.note(begun.value, namesOf(form), (game) => deviceGames.loadGame(game).ok);
  navigate({ page: 'play', game: begun.value });
  return true;
}
