import type { NewGameText } from '@thera/texts/santorini';
import type { JSX } from 'preact/jsx-runtime';
import { Sheet } from '../../../../shell/sheet.tsx';

interface LinkSheetProps {
  readonly link: string;
  readonly text: NewGameText;
  readonly onClose: () => void;
}

/** The link to copy by hand, where the browser does not let us. */
export function LinkSheet({ link, text, onClose }: LinkSheetProps): JSX.Element {
  return (
    <Sheet title={text.linkHere} closeLabel={text.close} onClose={onClose}>
      <input
        class="field"
        readOnly
        aria-label={text.linkHere}
        value={link}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
    </Sheet>
  );
}
