import { GROUP_NAMES, GROUPS } from '@thera/santorini';
import type { NewGameText } from '@thera/texts/santorini';
import { useState } from 'preact/hooks';
import type { JSX } from 'preact/jsx-runtime';
import { Sheet } from '../../../../shell/sheet.tsx';
import { Switch } from '../../../../shell/switch.tsx';
import { deviceTastes, keepTastes } from '../../tastes/device-tastes.ts';
import { TasteButtons } from '../../tastes/taste-buttons.tsx';
import { countOf } from '../../tastes/tastes.ts';

/** Which gods are dealt here: only favourites, and never those that nobody wants. */
export function TastesLine({ text }: { readonly text: NewGameText }): JSX.Element {
  const [isOpen, setOpen] = useState(false);
  const tastes = deviceTastes.value;
  const { tastes: words } = text;
  return (
    <div class="taste-line">
      <Switch
        label={words.only}
        sentence={words.counts(countOf(tastes, 'favourite'), countOf(tastes, 'unwanted'))}
        isOn={tastes.onlyFavourites}
        onChange={(onlyFavourites) => keepTastes({ ...tastes, onlyFavourites })}
      />
      <button type="button" class="plain-button" onClick={() => setOpen(true)}>
        {words.mark}
      </button>
      {isOpen && (
        <Sheet title={words.mark} closeLabel={text.close} onClose={() => setOpen(false)}>
          {GROUP_NAMES.map((group) => (
            <section key={group} class="power-group">
              <h3 class="label">{text.game.words.groups[group]}</h3>
              <ul class="taste-rows">
                {GROUPS[group].map((id) => (
                  <li key={id}>
                    {text.game.powers[id].name}
                    <TasteButtons god={id} name={text.game.powers[id].name} text={words} />
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </Sheet>
      )}
    </div>
  );
}
