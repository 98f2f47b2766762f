import type { AccountProblem, SyncProblemWord } from '../account-words.ts';
import type { TextFor } from '../common/text-for.ts';
import { type TextLoader, textLoader } from '../text-loader.ts';

/** Why there can be no passkeys here. */
export type NoPasskeys = 'insecure' | 'number' | 'browser';

/** The texts of this page. */
export interface AccountText {
  readonly title: string;
  readonly guest: (name: string) => string;
  readonly nobody: string;
  readonly name: string;
  readonly password: string;
  readonly passwordNote: string;
  readonly newPassword: string;
  readonly currentPassword: string;
  readonly code: string;
  readonly make: {
    readonly title: string;
    readonly about: string;
    readonly go: string;
    readonly byPasskey: string;
  };
  readonly signIn: {
    readonly title: string;
    /** To a guest: what they have played stays with the guest. */
    readonly leaves: (guest: string) => string;
    readonly go: string;
    readonly byPasskey: string;
    readonly forgotten: string;
    readonly wrong: string;
    readonly wrongPasskey: string;
  };
  readonly recover: {
    readonly title: string;
    readonly about: string;
    readonly go: string;
    readonly back: string;
    readonly wrong: string;
  };
  readonly rename: { readonly title: string; readonly go: string; readonly done: (name: string) => string };
  readonly ways: {
    readonly title: string;
    readonly set: string;
    readonly change: string;
    readonly save: string;
    readonly saved: string;
    readonly wrong: string;
    readonly cancel: string;
  };
  readonly passkeys: {
    readonly title: string;
    readonly about: string;
    readonly none: string;
    readonly madeOn: (date: string) => string;
    readonly add: string;
    readonly remove: (date: string) => string;
    readonly impossible: TextFor<NoPasskeys>;
  };
  readonly codes: {
    readonly title: string;
    readonly about: string;
    readonly renew: string;
    readonly renewAbout: string;
    readonly yours: string;
    readonly keep: string;
    readonly copy: string;
    readonly copied: string;
    readonly print: string;
    readonly save: string;
    readonly done: string;
    /** The head of the file and of the paper. */
    readonly heading: (name: string) => string;
  };
  readonly sessions: {
    readonly title: string;
    /** What becomes of what is on this device. */
    readonly about: string;
    readonly out: string;
    readonly everywhere: string;
  };
  /** What follows somebody from device to device. */
  readonly sync: {
    readonly title: string;
    readonly about: string;
    readonly working: string;
    readonly done: (time: string) => string;
    readonly failed: string;
    readonly again: string;
    readonly problems: TextFor<SyncProblemWord>;
  };
  readonly data: {
    readonly title: string;
    readonly export: string;
    readonly remove: string;
    readonly removeAbout: string;
    readonly confirm: string;
    readonly cancel: string;
  };
  readonly close: string;
  readonly problems: TextFor<AccountProblem>;
}

/** Brings the texts of this page. */
export const loadAccountText: TextLoader<AccountText> = textLoader({
  en: async () => (await import('../en/pages/account.ts')).account,
  es: async () => (await import('../es/pages/account.ts')).account,
});
