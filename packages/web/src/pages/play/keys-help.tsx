import type { KeyHelp, PlayText } from '@thera/texts';
import type { JSX } from 'preact/jsx-runtime';

/** Which key does what. */
export function KeysHelp({
  text,
  own,
}: {
  readonly text: PlayText;
  /** The keys that only this game has. */
  readonly own: KeyHelp;
}): JSX.Element {
  const groups = [
    [text.keysOnBoard, text.boardKeys],
    [text.keysInGame, [...own, ...text.gameKeys]],
  ] as const;
  return (
    <>
      {groups.map(([title, keys]) => (
        <section key={title}>
          <h3>{title}</h3>
          <dl class="keys">
            {keys.map(([key, does]) => (
              <div key={key}>
                <dt>
                  <kbd>{key}</kbd>
                </dt>
                <dd>{does}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </>
  );
}
