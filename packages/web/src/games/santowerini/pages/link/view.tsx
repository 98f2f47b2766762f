import type { LinkText } from '@thera/texts/santowerini';
import { useEffect, useState } from 'preact/hooks';
import type { JSX } from 'preact/jsx-runtime';
import { navigate } from '../../../../navigation.ts';
import type { PageProps } from '../../../../pages.ts';
import { usePageTitle } from '../../../../shell/page-title.ts';
import { type OpenCode, openLink } from '../../links/open-link.ts';

/** Where links to games arrive: it leads on to the game, or says why there is none. */
export function View({ route: { query }, text }: PageProps<LinkText, 'own'>): JSX.Element {
  usePageTitle(text.title);
  const [refusal, refuse] = useState<OpenCode>();
  useEffect(() => {
    const opened = openLink(query);
    if (opened.ok) navigate({ page: 'play', game: opened.value }, 'replace');
    else refuse(opened.error);
  }, [query]);
  return (
    <main id="content" class="page notice">
      <h1>{text.title}</h1>
      {refusal !== undefined && (
        <div class="error" role="alert">
          <p>{text.refused}</p>
          <p>
            {reasonFor(refusal, text)} <code>{refusal}</code>
          </p>
        </div>
      )}
      <p>
        <a class="button primary" href="/santowerini">
          {text.toCampaign}
        </a>
      </p>
    </main>
  );
}

function reasonFor(code: OpenCode, { reasons, rules }: LinkText): string {
  return code in reasons ? reasons[code as keyof typeof reasons] : rules[code as keyof typeof rules];
}
