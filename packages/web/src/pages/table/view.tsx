import './table.css';
import type { PlayText, TablePageText } from '@thera/texts';
import { useEffect, useState } from 'preact/hooks';
import type { JSX } from 'preact/jsx-runtime';
import type { PageProps } from '../../pages.ts';
import { OnlineGame } from './online-game.tsx';
import { TableCtrl } from './table-ctrl.ts';
import { TableHeader } from './table-header.tsx';
import { WaitingRoom } from './waiting-room.tsx';

interface ViewProps extends PageProps<TablePageText, 'table'> {
  /** The words around any game. */
  readonly play: PlayText;
}

/** The page of a table on the server: those who wait there, and then their game. */
export function View({ route, text, play }: ViewProps): JSX.Element {
  const [ctrl, setCtrl] = useState<TableCtrl>();
  useEffect(() => {
    const opened = new TableCtrl(route.table, text);
    setCtrl(opened);
    return () => opened.dispose();
  }, [route.table]);
  useEffect(() => {
    if (ctrl !== undefined) ctrl.text.value = text;
  }, [ctrl, text]);
  if (ctrl === undefined || ctrl.feed.id !== route.table) return <Notice text={text} />;
  return <Table key={ctrl.feed.id} ctrl={ctrl} text={text} play={play} />;
}

interface TableProps {
  readonly ctrl: TableCtrl;
  readonly text: TablePageText;
  readonly play: PlayText;
}

function Table({ ctrl, text, play }: TableProps): JSX.Element {
  const face = ctrl.face.value;
  const problem = ctrl.feed.problem.value;
  if (face === undefined && problem !== undefined)
    return <Notice text={text} problem={problemOf(problem, text)} />;
  switch (face?.status) {
    case 'open':
      return <WaitingRoom ctrl={ctrl} face={face} text={text} play={play} />;
    case 'playing':
    case 'over':
      return <OnlineGame ctrl={ctrl} text={text} play={play} />;
    case 'closed':
      return <Notice text={text} problem={text.problems.closed} />;
    case undefined:
      return <Notice text={text} isLost={ctrl.socket.status.value === 'lost'} />;
  }
}

function problemOf(code: string, { problems }: TablePageText): string {
  return Object.hasOwn(problems, code) ? problems[code as keyof typeof problems] : problems.other;
}

interface NoticeProps {
  readonly text: TablePageText;
  readonly problem?: string;
  readonly isLost?: boolean;
}

/** There is nothing to see here, or not yet. */
function Notice({ text, problem, isLost = false }: NoticeProps): JSX.Element {
  return (
    <>
      <TableHeader text={text} />
      <main id="content" class="page table-notice">
        <h1>{text.title}</h1>
        {problem === undefined ? (
          <p role="status">{isLost ? text.connection.lost : text.connection.connecting}</p>
        ) : (
          <>
            <p class="error" role="alert">
              {problem}
            </p>
            <p>
              <a class="button primary" href="/online">
                {text.toLobby}
              </a>
            </p>
          </>
        )}
      </main>
    </>
  );
}
