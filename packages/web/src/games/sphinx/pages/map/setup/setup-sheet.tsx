import './setup.css';
import { type AdventureLog, isEntered, playTerms, RIDDLES } from '@thera/sphinx';
import { problemInWords, type TableMakingText } from '@thera/texts';
import { expertWords, type MapText, riddleNames } from '@thera/texts/sphinx';
import { useState } from 'preact/hooks';
import type { JSX } from 'preact/jsx-runtime';
import { navigate } from '../../../../../navigation.ts';
import { OnlineLines, WhereLine } from '../../../../../online/making/table-making.tsx';
import { type TableWish, USUAL_WISH } from '../../../../../online/making/table-wish.ts';
import { Segment } from '../../../../../shell/segment.tsx';
import { Sheet } from '../../../../../shell/sheet.tsx';
import { beginPlay } from '../../../adventure/begin-play.ts';
import { type PlayTable, usualTable, withSeats } from '../../../adventure/play-table.ts';
import { SetupFriends } from './setup-friends.tsx';
import { SetupSeats } from './setup-seats.tsx';

interface SetupSheetProps {
  readonly log: AdventureLog;
  readonly riddle: number;
  readonly isExpert: boolean;
  readonly text: MapText & { readonly making: TableMakingText };
  readonly onClose: () => void;
}

const COUNTS = [1, 2, 3, 4] as const;
/** Riddles before this one have no blessings. */
const FIRST_WITH_BLESSINGS = 2;

/** What is agreed before a riddle of an adventure begins. */
export function SetupSheet({ log, riddle, isExpert, text, onClose }: SetupSheetProps): JSX.Element {
  const [table, change] = useState<PlayTable>(() => usualTable(log, riddle, isExpert));
  const [refusal, refuse] = useState<string>();
  const [wish, makeWish] = useState<TableWish>({ ...USUAL_WISH, who: 'link' });
  const [isOpening, makeOpening] = useState(false);
  const { setup, game, adventure } = text;
  const terms = playTerms(log, riddle);
  const count = COUNTS.find((one) => one === table.seats.length)!;
  // One builder alone needs nobody elsewhere.
  const isOnline = wish.where === 'online' && count > 1;
  const names = table.seats.map(({ name, isComputer }, seat) =>
    isComputer ? setup.computer : (!isOnline && name.trim()) || setup.seat(seat + 1),
  );
  const isReady = table.friends.length === terms.wanted;
  const making = { wish, isOnline, change: makeWish };
  const begin = async (event: Event): Promise<void> => {
    event.preventDefault();
    if (isOnline) return open();
    const begun = beginPlay(log, table);
    if (begun.ok) navigate({ page: 'play', game: begun.value });
    else refuse(begun.error === 'cannot-start' ? setup.cannotStart : adventure.refusals[begun.error]);
  };
  const open = async (): Promise<void> => {
    makeOpening(true);
    const { beginAtTable } = await import('../../../sync/begin-at-table.ts');
    const opened = await beginAtTable(log, table, wish);
    makeOpening(false);
    if (opened.ok) return navigate({ page: 'table', table: opened.value });
    const refusals: Readonly<Record<string, string>> = adventure.refusals;
    refuse(refusals[opened.error] ?? problemInWords(opened.error, text.making.problems));
  };
  return (
    <Sheet
      title={setup.title(riddle, game.riddles[riddle]!.title)}
      closeLabel={adventure.close}
      onClose={onClose}
    >
      <form class="setup" onSubmit={(event) => void begin(event)}>
        {!isEntered(log, RIDDLES[riddle]!.island) && (
          <blockquote class="setup-story">
            {text.story[RIDDLES[riddle]!.island].paragraphs.join(' ')}
          </blockquote>
        )}
        <Segment
          label={setup.players}
          value={String(count)}
          options={COUNTS.map((one) => [String(one), String(one)])}
          onChange={(value) => change(withSeats(log, table, Number(value)))}
        />
        <p class="setup-note">{setup.countNotes[count]}</p>
        {count > 1 && <WhereLine making={making} text={text.making} onOnline={() => undefined} />}
        {isOnline && <OnlineLines making={making} text={text.making} />}
        <SetupSeats log={log} table={table} names={names} text={text} isOnline={isOnline} onChange={change} />
        {count > 1 && (
          <Segment
            label={setup.first}
            value={String(table.first)}
            options={names.map((name, seat) => [String(seat), name])}
            onChange={(seat) => change({ ...table, first: Number(seat) })}
          />
        )}
        <Segment
          label={setup.setting}
          value={table.isExpert ? 'expert' : 'standard'}
          options={[
            ['standard', setup.standard],
            ['expert', setup.expert],
          ]}
          onChange={(setting) => change({ ...table, isExpert: setting === 'expert' })}
        />
        {table.isExpert && <ExpertChanges riddle={riddle} players={count} text={text} />}
        <SetupFriends log={log} table={table} text={text} onChange={change} />
        {riddle >= FIRST_WITH_BLESSINGS && <p class="setup-note">{setup.blessings(terms.blessingScore)}</p>}
        {terms.hasOedipus && <p class="setup-note">{setup.oedipus}</p>}
        {refusal !== undefined && (
          <p class="error" role="alert">
            {refusal}
          </p>
        )}
        <button type="submit" class="button primary" disabled={!isReady || isOpening}>
          {isOnline ? (isOpening ? text.making.opening : text.making.open) : setup.begin}
        </button>
      </form>
    </Sheet>
  );
}

interface ExpertChangesProps {
  readonly riddle: number;
  readonly players: number;
  readonly text: MapText;
}

function ExpertChanges({ riddle, players, text: { setup, game } }: ExpertChangesProps): JSX.Element {
  const changes = expertWords(RIDDLES[riddle]!, riddleNames(RIDDLES[riddle]!, players, game), game);
  return (
    <div class="setup-note">
      <p>{setup.expertChanges}</p>
      <ul class="setup-changes">
        {changes.map((change) => (
          <li key={change}>{change}</li>
        ))}
      </ul>
    </div>
  );
}
