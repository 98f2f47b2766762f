/** What came of it; undefined is what nobody has to be told. */
export type Shared = 'copied' | 'failed' | undefined;

/** Hands a text with a link to whatever the device shares with, or copies both. */
export async function shareText(text: string, url: string): Promise<Shared> {
  if (navigator.share !== undefined && matchMedia('(pointer: coarse)').matches) {
    try {
      await navigator.share({ text, url });
      return undefined;
    } catch (error) {
      // Who closes the sheet has seen it.
      if (error instanceof Error && error.name === 'AbortError') return undefined;
    }
  }
  try {
    await navigator.clipboard.writeText(`${text}\n${url}`);
    return 'copied';
  } catch {
    return 'failed';
  }
}
