import { computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { SECOND, type Seat } from '@thera/table';
import type { TablePageText } from '@thera/texts';
import type { ComponentChild } from 'preact';
import type { EndingWay, GameSheet, OpenSheet } from '../../games/game-client.ts';
import type { GameTypes } from '../../games/game-types.ts';
import { clockInWords } from '../../online/clock-in-words.ts';
import type { ToldGame } from '../../online/told-match.ts';
import { copyText } from '../../sharing/share-text.ts';
import { Icon } from '../../shell/icon.tsx';
import type { PlayCtrl } from '../play/ctrl.ts';
import type { BesideTurns, HostParts, HostRow } from '../play/host-parts.ts';
import { Chat } from './chat.ts';
import { ChatPanel } from './chat-panel.tsx';
import { ClaimNote } from './claim-note.tsx';
import { FairnessLine } from './fairness-line.tsx';
import { OfferNote } from './offer-note.tsx';
import { OthersLine } from './others-line.tsx';
import { PresenceDot } from './presence-dot.tsx';
import type { TableCtrl } from './table-ctrl.ts';

/** Where games with others are found. */
const HOME = '/online';
const DRAW = 'draw';

/** What playing at a table on the server adds to the frame: who is there, offers, claims, chat, and whether it was fair. */
export class OnlineParts implements HostParts {
  readonly table: TableCtrl;
  readonly game: ToldGame<GameTypes>;
  readonly chat: Chat;
  readonly home: string = HOME;
  readonly frame: Signal<PlayCtrl | undefined> = signal(undefined);
  /** The absence that somebody chose to wait out, by when something could have been claimed. */
  readonly awaited: Signal<number | undefined> = signal(undefined);
  private stop: () => void = () => {};
  private readonly isChatShown: Signal<boolean> = signal(false);
  /** Seconds at the server, for what is counted down. */
  readonly seconds: ReadonlySignal<number>;

  constructor(table: TableCtrl, game: ToldGame<GameTypes>) {
    this.table = table;
    this.game = game;
    this.chat = new Chat(table);
    this.seconds = computed(() => Math.floor(table.now.value / SECOND));
  }

  /** The frame is there: what is asked, and what the connection does, is also told to screen readers. */
  attend(frame: PlayCtrl): void {
    this.frame.value = frame;
    let told = '';
    this.stop = effect(() => {
      const news = this.newsAround();
      if (news !== '' && news !== told) frame.news.value = news;
      told = news;
    });
  }

  dispose(): void {
    this.stop();
  }

  /** What there is to say around the game now. */
  private newsAround(): string {
    const { connection, offers } = this.text;
    if (this.table.socket.status.value === 'lost') return connection.lost;
    const offer = this.table.face.value?.offer ?? undefined;
    if (offer === undefined || offer.seat === this.table.ownSeat) return '';
    return offers[offer.what].theirs(this.table.nameAt(offer.seat));
  }

  get text(): TablePageText {
    return this.table.text.value;
  }

  get kind(): string {
    const { face } = this.table;
    return face.value === undefined ? '' : clockInWords(face.value.plan.clock, this.text.clocks);
  }

  get takeBack(): string {
    return this.text.offers.takeback.ask;
  }

  get sending(): string {
    return this.text.sending;
  }

  get waiting(): string | undefined {
    if (this.table.ownSeat === undefined) return this.text.watch;
    const frame = this.frame.value;
    const seat = frame?.seating.toAct;
    if (frame === undefined || seat === undefined) return undefined;
    return this.text.waitingFor(this.table.nameAt(seat) || (frame.client.names.value[seat] ?? ''));
  }

  besideName(seat: Seat): ComponentChild {
    const player = this.table.playerAt(seat);
    if (player === undefined)
      return (
        <span class="presence-chip">
          <Icon name="chip" />
        </span>
      );
    const isHere = seat === this.table.ownSeat || this.table.isHere(seat) !== false;
    return <PresenceDot isHere={isHere} label={this.text.presence[isHere ? 'here' : 'away'](player.name)} />;
  }

  inHeader(open: OpenSheet): ComponentChild {
    const { chat, watchers } = this.text;
    const count = this.table.feed.presence.value?.watchers ?? 0;
    const unread = this.chat.unread.value;
    return (
      <>
        {this.frame.value?.client.instead !== undefined && (
          <div class="wide-only">
            <OthersLine parts={this} />
          </div>
        )}
        {count > 0 && (
          <span class="watchers" title={watchers(count)}>
            <Icon name="eye" />
            <span aria-hidden="true">{count}</span>
            <span class="unseen">{watchers(count)}</span>
          </span>
        )}
        <button
          type="button"
          class="tool chat-tool"
          aria-label={unread === 0 ? chat.title : `${chat.title}: ${chat.unread(unread)}`}
          title={chat.title}
          onClick={() => {
            this.isChatShown.value = true;
            open('turns');
          }}
        >
          <Icon name="chat" />
          {unread > 0 && (
            <span class="unread" aria-hidden="true">
              {unread}
            </span>
          )}
        </button>
      </>
    );
  }

  notes(): ComponentChild {
    const { socket } = this.table;
    const client = this.frame.value?.client;
    const hasNoSeats = client?.instead !== undefined || client?.hidesSeatsOnPhones === true;
    const isOver = this.frame.value?.match.value.outcome !== undefined;
    return (
      <>
        {socket.status.value !== 'open' && (
          <p class="table-note is-lost" role="status">
            {socket.status.value === 'lost' ? this.text.connection.lost : this.text.connection.connecting}
          </p>
        )}
        {hasNoSeats && (
          <div class="narrow-only">
            <OthersLine parts={this} />
          </div>
        )}
        {!isOver && <OfferNote parts={this} />}
        {!isOver && <ClaimNote parts={this} />}
      </>
    );
  }

  menuRows(open: OpenSheet): readonly HostRow[] {
    const link: HostRow = {
      icon: 'eye',
      label: this.text.copyLink,
      isOpen: true,
      act: () => void this.copyLink(),
    };
    if (this.table.ownSeat === undefined || this.frame.value?.client.isTogether === true) return [link];
    const face = this.table.face.value;
    const isOpen = face?.status === 'playing' && face.offer === null;
    return [link, { icon: 'people', label: this.text.offers.draw.ask, isOpen, act: () => open(DRAW) }];
  }

  private async copyLink(): Promise<void> {
    const { copied, notCopied } = this.text.waiting;
    const shared = await copyText(location.origin + location.pathname);
    const frame = this.frame.peek();
    if (frame !== undefined) frame.remark.value = shared === 'copied' ? copied : notCopied;
  }

  sheet(name: string, close: () => void): GameSheet | undefined {
    const { offers } = this.text;
    if (name !== DRAW) return undefined;
    const ask = (): void => {
      this.offer('draw');
      close();
    };
    return {
      title: offers.draw.ask,
      content: (
        <div class="note-ways">
          <button type="button" class="button" onClick={close}>
            {this.frame.value?.text.value.cancel}
          </button>
          <button type="button" class="button primary" onClick={ask}>
            {offers.draw.ask}
          </button>
        </div>
      ),
    };
  }

  get besideTurns(): BesideTurns {
    const unread = this.chat.unread.value;
    return {
      label: this.text.chat.title,
      badge: unread > 0 && (
        <span class="unread">
          <span aria-hidden="true">{unread}</span>
          <span class="unseen">{this.text.chat.unread(unread)}</span>
        </span>
      ),
      isShown: this.isChatShown,
      content: <ChatPanel chat={this.chat} text={this.text.chat} />,
    };
  }

  afterEnding(): ComponentChild {
    return (
      <>
        <OfferNote parts={this} />
        <FairnessLine parts={this} />
      </>
    );
  }

  /** The rematch, or the way to it, and the way home. */
  waysAfter(): readonly EndingWay[] {
    const { toLobby, toRematch, watchRematch, offers } = this.text;
    const face = this.table.face.value;
    const home: EndingWay = { label: toLobby, icon: 'plus', to: HOME };
    if (face?.next != null)
      return [
        { label: face.ownSeat === null ? watchRematch : toRematch, icon: 'next', to: `/table/${face.next}` },
        home,
      ];
    if (face?.ownSeat == null) return [home];
    return [{ label: offers.rematch.ask, icon: 'restart', to: () => this.wantRematch() }, home];
  }

  /** How much of the game is known here. */
  get events(): number {
    return this.frame.peek()?.match.peek().record.events.length ?? 0;
  }

  offer(what: 'draw' | 'rematch'): void {
    void this.do({ kind: 'offer', what, events: this.events });
  }

  /** Asks for something around the game; why it was not done is said where turns are refused, too. */
  async do(ask: Parameters<TableCtrl['ask']>[0]): Promise<void> {
    const done = await this.table.ask(ask);
    const frame = this.frame.peek();
    const code = this.table.refusal.peek();
    if (done || frame === undefined || code === undefined) return;
    frame.remark.value = this.table.refusalInWords(code) ?? this.text.refused;
  }

  /** Whoever is asked for a rematch agrees to it by wanting one. */
  private wantRematch(): void {
    const { offer = null, ownSeat = null } = this.table.face.peek() ?? {};
    if (offer === null) this.offer('rematch');
    else if (ownSeat !== null && !offer.agreed.includes(ownSeat))
      void this.do({ kind: 'agree', events: this.events });
  }
}
