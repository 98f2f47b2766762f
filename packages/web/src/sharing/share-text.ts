/** What came of it; undefined is what nobody has to be told. */
export type Shared = 'copied' | 'failed' | undefined;

/** Whether the device has a sheet for sharing. */
export const hasShareSheet = (): boolean => typeof navigator.share === 'function';

/** Hands something to whatever the device shares with; whether somebody has seen that sheet. */
export async function systemShare(data: ShareData): Promise<boolean> {
  try {
    await navigator.share(data);
    return true;
  } catch (error) {
    // Who closes the sheet has seen it.
    return error instanceof Error && error.name === 'AbortError';
  }
}

export async function copyText(text: string): Promise<Shared> {
  try {
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch {
    return 'failed';
  }
}

/** Hands a text with a link to whatever a phone shares with, or copies both. */
export async function shareText(text: string, url: string): Promise<Shared> {
  const isHandy = hasShareSheet() && matchMedia('(pointer: coarse)').matches;
  if (isHandy && (await systemShare({ text, url }))) return undefined;
  return copyText(`${text}\n${url}`);
}
