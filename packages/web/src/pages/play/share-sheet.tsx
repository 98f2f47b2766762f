import './share-sheet.css';
import type { PlayText } from '@thera/texts';
import { useEffect, useState } from 'preact/hooks';
import type { JSX } from 'preact/jsx-runtime';
import { copyText, hasShareSheet, type Shared, systemShare } from '../../sharing/share-text.ts';
import { Icon } from '../../shell/icon.tsx';
import type { PlayCtrl } from './ctrl.ts';
import { toldToOthers } from './over-words.ts';

interface ShareSheetProps {
  readonly ctrl: PlayCtrl;
  readonly text: PlayText;
}

/** A picture of how the game ended, and ways to show it to others. */
export function ShareSheet({ ctrl, text }: ShareSheetProps): JSX.Element {
  const { sharing } = text;
  const told = toldToOthers(ctrl, text);
  const words = [told.headline, told.reason].filter(Boolean).join(' ');
  const url = ctrl.client.linkToShare?.(ctrl.match.value) ?? pageToShare(ctrl);
  const picture = useEndPicture(ctrl, text);
  const [shared, setShared] = useState<Shared>();
  const hand = async (): Promise<void> => {
    const file = picture instanceof Blob ? new File([picture], FILE, { type: picture.type }) : undefined;
    const whole = { text: words, url, ...(file === undefined ? {} : { files: [file] }) };
    const isTaken = navigator.canShare?.(whole) !== false;
    if (!(await systemShare(isTaken ? whole : { text: words, url }))) setShared(await copyText(url));
  };
  return (
    <div class="share-sheet">
      <div class="share-picture">
        {picture instanceof Blob && <Picture picture={picture} words={sharing.picture(words)} />}
        {picture === 'none' && <p>{sharing.noPicture}</p>}
      </div>
      <div class="share-ways">
        {hasShareSheet() && (
          <button type="button" class="button primary" onClick={() => void hand()}>
            <Icon name="share" />
            {sharing.share}
          </button>
        )}
        <button type="button" class="button" onClick={async () => setShared(await copyText(url))}>
          <Icon name="link" />
          {sharing.copyLink}
        </button>
        {picture instanceof Blob && <SaveButton picture={picture} label={sharing.save} />}
      </div>
      <p role="status">
        {shared === 'copied' && sharing.copied}
        {shared === 'failed' && sharing.notCopied}
      </p>
    </div>
  );
}

const FILE = 'thera.png';

/** Where such games are begun. */
const pageToShare = ({ client }: PlayCtrl): string =>
  `${location.origin}${client.title?.().begunFrom ?? '/'}`;

/** The picture is drawn when somebody asks for it; `none` if that is not possible here. */
function useEndPicture(ctrl: PlayCtrl, text: PlayText): Blob | 'none' | undefined {
  const [picture, setPicture] = useState<Blob | 'none'>();
  useEffect(() => {
    let isLeft = false;
    const draw = async (): Promise<Blob | 'none'> => {
      try {
        const { endPicture } = await import('../../sharing/end-picture.ts');
        return await endPicture(ctrl.board.pictures(ctrl.client.scene.value), toldToOthers(ctrl, text));
      } catch {
        // Some browsers let nobody read a canvas; the link is still there.
        return 'none';
      }
    };
    void draw().then((drawn) => {
      if (!isLeft) setPicture(drawn);
    });
    return () => {
      isLeft = true;
    };
  }, []);
  return picture;
}

/** An address of the picture, as long as it is shown. */
function useAddress(picture: Blob): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(picture);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [picture]);
  return address;
}

function Picture({ picture, words }: { readonly picture: Blob; readonly words: string }): JSX.Element | null {
  const address = useAddress(picture);
  return address === undefined ? null : <img src={address} alt={words} width={1200} height={630} />;
}

function SaveButton({
  picture,
  label,
}: {
  readonly picture: Blob;
  readonly label: string;
}): JSX.Element | null {
  const address = useAddress(picture);
  if (address === undefined) return null;
  return (
    <a class="button" href={address} download={FILE}>
      <Icon name="save" />
      {label}
    </a>
  );
}
