import { useRef, useState, type KeyboardEvent } from 'react';
import { SearchField } from '#components/forms/SearchField/SearchField.tsx';
import { plainText, type Cue } from '#domain/captions/cues.ts';
import { formatDuration } from '#lib/time/duration.ts';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { markWords, matchesWords } from '#lib/text/textMatch.ts';
import { messages } from './messages.ts';
import { playFrom, useCuesNow, type PlayedMedia } from './playhead.ts';
import * as S from './RecordingText.styles.ts';

interface TranscriptProps {
  cues: readonly Cue[];
  media: PlayedMedia;
}

/** All that is said, line by line, to be searched; a press on a line plays from there. */
export function Transcript({ cues, media }: TranscriptProps) {
  const t = useMessages(messages);
  const [query, setQuery] = useState('');
  const [reached, setReached] = useState(0);
  const list = useRef<HTMLOListElement>(null);
  const now = useCuesNow(media, cues);
  if (cues.length === 0) return <S.Hint>{t.noTranscript}</S.Hint>;
  const lines = cues
    .map(({ start, text }, at) => ({ at, start, text: plainText(text).replaceAll('\n', ' ') }))
    .filter(({ text }) => matchesWords(text, query));
  const stop = lines.some(({ at }) => at === reached) ? reached : lines[0]?.at;

  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const buttons = [...(list.current?.querySelectorAll<HTMLElement>('button') ?? [])];
    const from = buttons.findIndex((button) => button === document.activeElement);
    if (step === undefined || from < 0) return;
    event.preventDefault();
    buttons[from + step]?.focus();
  };

  return (
    <S.Stack>
      <SearchField label={t.search} placeholder={t.search} value={query} onChange={setQuery} />
      {lines.length === 0 && <S.Hint role="status">{t.nothing}</S.Hint>}
      <S.Lines ref={list} aria-label={t.lines} onKeyDown={onKeyDown}>
        {lines.map(({ at, start, text }) => (
          <S.Line key={at}>
            <S.LineButton
              type="button"
              tabIndex={at === stop ? 0 : -1}
              aria-current={now.includes(at) || undefined}
              onFocus={() => setReached(at)}
              onClick={() => playFrom(media, start / 1000)}
            >
              <S.When>{formatDuration(start / 1000)}</S.When>
              <S.What>
                {markWords(text, query).map((part, place) =>
                  // Parts of one line never change places.
                  // oxlint-disable-next-line react/no-array-index-key
                  part.hit ? <mark key={place}>{part.text}</mark> : part.text,
                )}
              </S.What>
            </S.LineButton>
          </S.Line>
        ))}
      </S.Lines>
    </S.Stack>
  );
}
