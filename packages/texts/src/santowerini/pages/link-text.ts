import type { SantoweriniCode } from '@thera/santowerini';
import type { TextFor } from '../../common/text-for.ts';
import { type TextLoader, textLoader } from '../../text-loader.ts';

/** Why a link leads nowhere, besides what the rules refuse. */
export type LinkDamage = 'field-twice' | 'bad-seed' | 'bad-turns' | 'impossible-turns';

/** What is said where a link leads nowhere. */
export interface LinkText {
  readonly title: string;
  readonly refused: string;
  readonly reasons: TextFor<LinkDamage>;
  readonly rules: TextFor<SantoweriniCode>;
  readonly toCampaign: string;
}

export const loadLinkText: TextLoader<LinkText> = textLoader({
  en: async () => (await import('../../en/santowerini/pages/link.ts')).link,
  es: async () => (await import('../../es/santowerini/pages/link.ts')).link,
});
