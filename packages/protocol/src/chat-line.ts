/**
 * What turns text around, or is not there to be seen; but what joins signs into one, as in many scripts and faces, may
 * stand between them.
 */
const UNSEEN = /[\p{Cc}\p{Zl}\p{Zp}\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/gu;
/** Half of a sign that takes two. */
const HALF = /\p{Cs}/gu;
/** Something that can be seen. */
const SEEN = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** A line of chat as all may see it: what was half a sign is the sign for one that is missing. */
export function cleanLine(text: string): string {
  const clean = text.replace(HALF, '\ufffd').replace(UNSEEN, '').trim();
  return SEEN.test(clean) ? clean : '';
}
