import { LONGEST_CHAT_LINE } from '@thera/protocol';
import type { ChatText } from '@thera/texts';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { JSX } from 'preact/jsx-runtime';
import { Icon } from '../../shell/icon.tsx';
import type { Chat } from './chat.ts';

interface ChatPanelProps {
  readonly chat: Chat;
  readonly text: ChatText;
}

/** What has been said, and what one wants to say. */
export function ChatPanel({ chat, text }: ChatPanelProps): JSX.Element {
  const list = useRef<HTMLDivElement>(null);
  const lines = chat.lines.value;
  useEffect(() => {
    chat.markRead();
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [lines]);
  return (
    <div class="chat">
      <div class="chat-scroll" ref={list} role="log" aria-label={text.title}>
        {lines.length === 0 && <p class="chat-empty">{chat.maySay ? text.empty : text.onlyPlayers}</p>}
        {lines.map((line) => (
          <p key={line.number} class={`chat-line${chat.isOwn(line) ? ' is-own' : ''}`}>
            <b>{line.player.name}</b> {line.text}
          </p>
        ))}
      </div>
      <Muting chat={chat} text={text} />
      {chat.maySay ? (
        <Saying chat={chat} text={text} />
      ) : (
        lines.length > 0 && <p class="chat-note">{text.onlyPlayers}</p>
      )}
    </div>
  );
}

/** Those who talk, each of whom may be muted. */
function Muting({ chat, text }: ChatPanelProps): JSX.Element | null {
  const { others } = chat;
  if (others.length === 0) return null;
  return (
    <ul class="chat-muting">
      {others.map((player) => {
        const isMuted = chat.isMuted(player);
        return (
          <li key={player.id}>
            <button
              type="button"
              class="chip"
              aria-pressed={isMuted}
              onClick={() => chat.setMuted(player, !isMuted)}
            >
              <Icon name={isMuted ? 'sound-off' : 'sound-on'} />
              {(isMuted ? text.unmute : text.mute)(player.name)}
            </button>
          </li>
        );
      })}
    </ul>
  );
}

function Saying({ chat, text }: ChatPanelProps): JSX.Element {
  const [typed, type] = useState('');
  const send = async (): Promise<void> => {
    const line = typed.trim();
    if (line !== '' && (await chat.say(line))) type('');
  };
  const refusal = chat.refusal.value;
  return (
    <form
      class="chat-form"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      {refusal !== undefined && (
        <p class="chat-note" role="alert">
          {refusal === 'too-many' ? text.tooMany : text.notSent}
        </p>
      )}
      <input
        class="field"
        type="text"
        autocomplete="off"
        enterkeyhint="send"
        maxLength={LONGEST_CHAT_LINE}
        placeholder={text.placeholder}
        aria-label={text.placeholder}
        value={typed}
        onInput={({ currentTarget }) => type(currentTarget.value)}
      />
      <button type="submit" class="button" aria-label={text.send} disabled={typed.trim() === ''}>
        <Icon name="send" />
      </button>
    </form>
  );
}
