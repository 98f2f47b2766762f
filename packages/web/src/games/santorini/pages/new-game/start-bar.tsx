import type { SantoriniError } from '@thera/santorini';
import type { TableMakingText } from '@thera/texts';
import type { NewGameText, RefusalCode } from '@thera/texts/santorini';
import { useMemo, useState } from 'preact/hooks';
import type { JSX } from 'preact/jsx-runtime';
import { formatPlan } from '../../../../kept-games/plan-query.ts';
import { withSeatNames } from '../../../../kept-games/seat-names.ts';
import { navigate } from '../../../../navigation.ts';
import { OpenTableButton, type TableMaking } from '../../../../online/making/table-making.tsx';
import { formatRoute } from '../../../../route.ts';
import { Icon } from '../../../../shell/icon.tsx';
import { beginGame } from '../../tables/begin-game.ts';
import { lacksWelcome } from '../../tables/deal-powers.ts';
import { newGame } from '../../tables/new-game.ts';
import type { SantoriniPlan } from '../../tables/table-plan.ts';
import { deviceTastes } from '../../tastes/device-tastes.ts';
import { clashesOf } from './clashes.ts';
import { LinkSheet } from './link-sheet.tsx';

interface StartBarProps {
  readonly plan: SantoriniPlan;
  readonly text: NewGameText & { readonly making: TableMakingText };
  readonly making: TableMaking;
}

/** Starts the game at this table, or says why that cannot be; and the link to the table. */
export function StartBar({ plan, text, making }: StartBarProps): JSX.Element {
  const [copying, setCopying] = useState<'resting' | 'copied' | 'by hand'>('resting');
  const refusal = useMemo(() => refusalOf(plan), [plan]);
  const isLacking = lacksWelcome(plan.setup, deviceTastes.value);
  const link = location.origin + formatRoute({ page: 'new', query: formatPlan(plan) });
  const copy = (): void => {
    copied(link).then((isCopied) => setCopying(isCopied ? 'copied' : 'by hand'));
  };
  const start = (): void => {
    const begun = newGame(withSeatNames(plan));
    if (begun.ok) navigate({ page: 'play', game: begun.value });
  };
  return (
    <div class="start-bar">
      {refusal !== undefined && (
        <p class="error" role="alert">
          {wordsFor(refusal, plan, text)}
        </p>
      )}
      {isLacking && (
        <p class="error" role="alert">
          {text.tastes[deviceTastes.value.onlyFavourites ? 'tooFewFavourites' : 'tooManyUnwanted']}
        </p>
      )}
      <div class="start-buttons">
        <button type="button" class="button" aria-label={text.copyLink} title={text.copyLink} onClick={copy}>
          <Icon name={copying === 'copied' ? 'check' : 'link'} />
        </button>
        {making.isOnline ? (
          <OpenTableButton
            plan={plan}
            wish={making.wish}
            text={text.making}
            isRefused={refusal !== undefined || isLacking}
          />
        ) : (
          <button
            type="button"
            class="button primary"
            disabled={refusal !== undefined || isLacking}
            onClick={start}
          >
            {text.start}
          </button>
        )}
      </div>
      <p class="copied" role="status">
        {copying === 'copied' ? text.linkCopied : ''}
      </p>
      {copying === 'by hand' && <LinkSheet link={link} text={text} onClose={() => setCopying('resting')} />}
    </div>
  );
}

/** Why the rules refuse the table; a dealt power never makes the difference. */
function refusalOf(plan: SantoriniPlan): SantoriniError | undefined {
  const begun = beginGame(plan, { id: '', seed: 'rehearsal', now: 0 });
  return begun.ok ? undefined : begun.error;
}

function wordsFor(error: SantoriniError, { setup }: SantoriniPlan, { game, banned }: NewGameText): string {
  const clash = clashesOf(setup).find(({ note }) => note === 'printed');
  if (error === 'banned-pair' && clash !== undefined)
    return banned(game.powers[clash.first].name, game.powers[clash.second].name);
  const words: Readonly<Record<string, string>> = { ...game.positionErrors, ...game.refusals };
  return words[error satisfies RefusalCode | keyof typeof game.positionErrors]!;
}

/** Whether the browser let us copy; without a safe connection it does not. */
async function copied(link: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(link);
    return true;
  } catch {
    return false;
  }
}
