import { useAtomValue, useSetAtom } from 'jotai';
import type { KeyboardEvent } from 'react';
import { chaptersOf } from '#domain/chapters/read.ts';
import { useEditorKey } from '#features/kits/editor/EditorKit/place.ts';
import type { MediaEditor } from '#features/kits/media/EditorMedia/mediaEditor.ts';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { CaptionsPane } from './CaptionsPane.tsx';
import { ChapterList, type ChapterActions } from './ChapterList.tsx';
import type { DeskTab } from './deskTab.ts';
import { messages } from './messages.ts';
import type { PlayedMedia } from './playhead.ts';
import * as S from './RecordingText.styles.ts';
import { Transcript } from './Transcript.tsx';
import { CaptionLanguage } from './CaptionLanguage.tsx';
import { useTracks } from './useTracks.ts';
import { useCaptions } from './useCaptions.ts';

interface RecordingDeskProps {
  editor: MediaEditor;
  media: PlayedMedia;
  /** Length of the recording, s; null while it is not known. */
  duration: number | null;
  tab: DeskTab;
  chapterActions: ChapterActions;
  named: { at: number } | null;
  /** The language of the captions; null is the first. */
  language: string | null;
  onLanguage: (language: string | null) => void;
}

/** Which way a key steps over the form. By the place of the key: on a Russian keyboard it types «я». */
function wayOf({ code, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): 'undo' | 'redo' | null {
  if (!(ctrlKey || metaKey) || altKey) return null;
  if (code === 'KeyZ') return shiftKey ? 'redo' : 'undo';
  return code === 'KeyY' && !shiftKey ? 'redo' : null;
}

/** The words of a recording beside its player: chapters, captions, and all that is said. */
export default function RecordingDesk({
  editor,
  media,
  duration,
  tab,
  chapterActions,
  named,
  language,
  onLanguage,
}: RecordingDeskProps) {
  const t = useMessages(messages);
  const key = useEditorKey();
  const step = useSetAtom(editor.moveAtom);
  const chapters = chaptersOf(useAtomValue(editor.fieldAtom(key, 'description')));
  const name = useAtomValue(editor.fieldAtom(key, 'name'));
  const { tracks, file, put, take } = useTracks({ editor, language, onLanguage });
  const { captions, change } = useCaptions(file, (written, part) => put(written, part));

  // A step back stays where it was asked for: the form would lead to the description, of which chapters are lines.
  const onKeyDown = (event: KeyboardEvent) => {
    const way = wayOf(event);
    if (way === null) return;
    event.preventDefault();
    step({ key, way });
  };

  return (
    <S.Desk aria-label={t[tab]} onKeyDown={onKeyDown}>
      {tab === 'chapters' && <ChapterList chapters={chapters} named={named} {...chapterActions} />}
      {tab === 'captions' && (
        <CaptionsPane
          file={file}
          captions={captions}
          name={language === null ? name : `${name}.${language}`}
          media={media}
          duration={duration}
          onChange={change}
          onTake={take}
          above={<CaptionLanguage editor={editor} tracks={tracks} value={language} onChange={onLanguage} />}
        />
      )}
      {tab === 'transcript' && <Transcript cues={captions?.cues ?? []} media={media} />}
    </S.Desk>
  );
}
