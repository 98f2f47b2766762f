import { useState } from 'preact/hooks';
import type { JSX } from 'preact/jsx-runtime';
import { Switch } from '../../../../shell/switch.tsx';
import { PowerButton } from './power-button.tsx';
import { PowerSheet } from './power-sheet.tsx';
import { withFleece, without, withSetup } from './table-changes.ts';
import { powerInWords, type TableView } from './table-view.ts';

/** The Golden Fleece: whether a power lies beside the board, and which. */
export function FleeceLine({ plan, change, text }: TableView): JSX.Element {
  const [isOpen, setOpen] = useState(false);
  const { fleece } = plan.setup;
  return (
    <>
      <Switch
        label={text.fleece.name}
        sentence={text.fleece.sentence}
        isOn={fleece !== undefined}
        onChange={(isOn) => change((plan) => (isOn ? withFleece(plan) : without(plan, 'fleece')))}
      />
      {fleece !== undefined && (
        <PowerButton
          power={fleece}
          label={text.fleeceTitle}
          card={powerInWords(fleece, 'yours', plan.setup.edition, text)}
          change={text.changePower}
          onClick={() => setOpen(true)}
        />
      )}
      {isOpen && fleece !== undefined && (
        <PowerSheet
          title={text.fleeceTitle}
          text={text}
          setup={plan.setup}
          chosen={fleece}
          dealt={['dice']}
          isFleece
          onChoose={(power) => {
            change((plan) => withSetup(plan, { fleece: power }));
            setOpen(false);
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
