import { useMemo } from 'preact/hooks';
import type { JSX } from 'preact/jsx-runtime';

interface PictureProps {
  /** Draws it; asked again only when one of `of` is another. */
  readonly draw: () => string;
  readonly of: readonly unknown[];
  readonly class?: string;
}

/** A picture that our own code draws as SVG. It says nothing: what it shows stands beside it in words. */
export function Picture({ draw, of, class: name = 'picture' }: PictureProps): JSX.Element {
  const markup = useMemo(() => ({ __html: draw() }), of);
  return <div class={name} aria-hidden="true" dangerouslySetInnerHTML={markup} />;
}
