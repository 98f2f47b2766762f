import { fault, ok, type Result } from '@thera/table';
import type { NoPasskeys } from '@thera/texts';
import { type ApiRefusal, askApi } from './api.ts';

/** What the server asks a browser for, as JSON. */
interface Ceremony<Options> {
  readonly options: Options;
}

/** Why this browser can use no passkeys here; undefined if it can. */
export function whyNoPasskeys(): NoPasskeys | undefined {
  if (!isSecureContext) return 'insecure';
  if (/^[\d.]+$|:/.test(location.hostname)) return 'number';
  const isKnown = 'PublicKeyCredential' in window && 'parseCreationOptionsFromJSON' in PublicKeyCredential;
  return isKnown ? undefined : 'browser';
}

/** Makes a passkey for whoever is signed in and tells the server; a guest who says a name gets an account with it. */
export async function addPasskey<Answer>(name?: string): Promise<Result<Answer, ApiRefusal>> {
  const asked = await askApi<Ceremony<PublicKeyCredentialCreationOptionsJSON>>('POST', '/passkeys/options', {
    name,
  });
  if (!asked.ok) return asked;
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(asked.value.options);
  const made = await fromDevice(() => navigator.credentials.create({ publicKey }));
  return made.ok ? askApi<Answer>('POST', '/passkeys', { name, response: made.value }) : made;
}

/** Signs in with any passkey that this device has for us. */
export async function signInByPasskey<Answer>(): Promise<Result<Answer, ApiRefusal>> {
  const asked = await askApi<Ceremony<PublicKeyCredentialRequestOptionsJSON>>(
    'POST',
    '/passkeys/sign-in/options',
    {},
  );
  if (!asked.ok) return asked;
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(asked.value.options);
  const shown = await fromDevice(() => navigator.credentials.get({ publicKey }));
  return shown.ok ? askApi<Answer>('POST', '/passkeys/sign-in', { response: shown.value }) : shown;
}

/** What the device has answered. Browsers do not tell those who have no key from those who do not want to use it. */
async function fromDevice(ask: () => Promise<Credential | null>): Promise<Result<unknown, 'cancelled'>> {
  try {
    const credential = await ask();
    return credential instanceof PublicKeyCredential ? ok(credential.toJSON()) : fault('cancelled');
  } catch {
    return fault('cancelled');
  }
}
