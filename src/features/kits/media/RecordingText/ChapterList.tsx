import { Play, Plus, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { TextField } from '#components/forms/TextField/TextField.tsx';
import { Button } from '#components/primitives/Button/Button.tsx';
import { IconButton } from '#components/primitives/IconButton/IconButton.tsx';
import type { Chapter } from '#domain/chapters/read.ts';
import { formatDuration } from '#lib/time/duration.ts';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { messages } from './messages.ts';
import * as S from './RecordingText.styles.ts';
import { TimeInput } from './TimeInput.tsx';

/** What can be done with chapters; moments are in seconds. */
export interface ChapterActions {
  onAdd: () => void;
  onRename: (at: number, name: string) => void;
  onMove: (from: number, to: number) => void;
  onRemove: (at: number) => void;
  onPlay: (at: number) => void;
}

interface ChapterListProps extends ChapterActions {
  chapters: readonly Chapter[];
  /** The chapter whose name takes the focus, each time that it is another object. */
  named: { at: number } | null;
}

/** The chapters of a recording, each with its beginning and its name. */
export function ChapterList({ chapters, named, onAdd, ...actions }: ChapterListProps) {
  const t = useMessages(messages);
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (named === null) return;
    const name = root.current?.querySelector<HTMLInputElement>(`[data-chapter="${named.at}"]`);
    name?.focus();
    name?.select();
  }, [named]);

  return (
    <S.Stack ref={root}>
      {chapters.length === 0 ? (
        <>
          <S.Hint data-keys>{t.noChapters}</S.Hint>
          <S.Hint data-touch>{t.noChaptersTouch}</S.Hint>
        </>
      ) : (
        <S.Rows>
          {chapters.map((chapter) => (
            <ChapterRow key={chapter.line} chapter={chapter} alone={chapters.length === 1} {...actions} />
          ))}
        </S.Rows>
      )}
      <S.Tools>
        <Button size="small" keys="C" icon={<Plus size={16} strokeWidth={1.5} aria-hidden />} onClick={onAdd}>
          {t.addChapter}
        </Button>
        <S.Hint>{t.keptInDescription}</S.Hint>
      </S.Tools>
    </S.Stack>
  );
}

interface ChapterRowProps extends Omit<ChapterActions, 'onAdd'> {
  chapter: Chapter;
  alone: boolean;
}

function ChapterRow({ chapter: { at, name }, alone, onRename, onMove, onRemove, onPlay }: ChapterRowProps) {
  const t = useMessages(messages);
  // A name that is being typed may be empty for a moment; the description keeps the last one that was not.
  const [typed, setTyped] = useState<string | null>(null);
  const time = formatDuration(at);
  return (
    <S.ChapterRow>
      <TimeInput
        label={t.chapterTime(name)}
        labelHidden
        value={at * 1000}
        write={(ms) => formatDuration(ms / 1000)}
        step={1000}
        disabled={at === 0}
        onChange={(ms) => onMove(at, ms / 1000)}
      />
      <TextField
        label={t.chapterTitle(time)}
        labelHidden
        data-chapter={at}
        value={typed ?? name}
        onChange={(value) => {
          setTyped(value);
          onRename(at, value);
        }}
        onBlur={() => setTyped(null)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') onPlay(at);
        }}
      />
      <S.RowTools>
        <IconButton
          size="regular"
          label={t.playFrom(time)}
          icon={<Play size={16} strokeWidth={1.5} aria-hidden />}
          onClick={() => onPlay(at)}
        />
        <IconButton
          size="regular"
          label={t.removeChapter(name)}
          icon={<Trash2 size={16} strokeWidth={1.5} aria-hidden />}
          disabled={at === 0 && !alone}
          onClick={() => onRemove(at)}
        />
      </S.RowTools>
    </S.ChapterRow>
  );
}
