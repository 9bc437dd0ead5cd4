import { useAtomValue, useSetAtom, useStore } from 'jotai';
import { Suspense, useMemo, useState, type KeyboardEvent, type ReactNode } from 'react';
import { Button } from '#components/primitives/Button/Button.tsx';
import { distinctAtom } from '#atoms/distinctAtom.ts';
import { captionCount } from '#domain/captions/count.ts';
import { tracksOf, type Track } from '#domain/captions/tracks.ts';
import { chaptersOf } from '#domain/chapters/read.ts';
import { useEditorKey } from '#features/kits/editor/EditorKit/place.ts';
import type { MediaEditor } from '#features/kits/media/EditorMedia/mediaEditor.ts';
import type { PlayerExtras } from '#features/kits/media/MediaPanel/MediaStage.tsx';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { late } from '#lib/loading/late.ts';
import { preloadable } from '#lib/loading/preloadable.tsx';
import { groupDigits } from '#lib/number/numbers.ts';
import type { ChapterActions } from './ChapterList.tsx';
import type { DeskTab } from './deskTab.ts';
import { stripMessages } from './stripMessages.ts';
import { playFrom, positionOf, type PlayedMedia } from './playhead.ts';
import * as S from './Strip.styles.ts';

const Desk = preloadable(() => import('./RecordingDesk.tsx')).Part;
// Without its code the recording plays, and nothing over it is missed.
const Over = preloadable(() => import('./CaptionsOver.tsx'), { without: () => null }).Part;
const Marks = preloadable(() => import('./ChapterMarks.tsx'), { without: () => null }).Part;
const editing = late(() => import('#domain/chapters/edit.ts'));

const tabs: readonly DeskTab[] = ['chapters', 'captions', 'transcript'];

/** An edit whose code does not come is one that was not made. */
const told = (work: Promise<unknown>) => void work.catch(() => undefined);

/** Edits of chapters, as lines of the description. Their code comes with the first of them. */
function useChapters(editor: MediaEditor, media: PlayedMedia) {
  const t = useMessages(stripMessages);
  const key = useEditorKey();
  const store = useStore();
  const edit = useSetAtom(editor.editAtom);
  const [named, setNamed] = useState<{ at: number } | null>(null);

  type Edits = Awaited<ReturnType<typeof editing.load>>;
  const change = async (part: string, of: (edits: Edits, description: string) => string) => {
    const edits = await editing.load();
    // Text typed meanwhile is not lost: it is parsed once the code is loaded.
    const before = store.get(editor.fieldAtom(key, 'description'));
    const description = of(edits, before);
    if (description !== before) edit({ key, patch: { description }, part: `chapters ${part}` });
  };
  const add = async () => {
    const at = Math.floor(positionOf(media));
    await change('add', ({ addChapter }, description) => {
      const number = Math.max(1, chaptersOf(description).length) + 1;
      return addChapter(description, { at, name: t.chapterName(number), opening: t.opening });
    });
    setNamed({ at });
  };
  const actions: ChapterActions = {
    onAdd: () => told(add()),
    onRename: (at, name) =>
      told(change(`name ${at}`, ({ renameChapter }, description) => renameChapter(description, at, name))),
    onMove: (from, to) =>
      told(change('move', ({ moveChapter }, description) => moveChapter(description, from, to))),
    onRemove: (at) =>
      told(change('remove', ({ removeChapter }, description) => removeChapter(description, at))),
    onPlay: (at) => playFrom(media, at),
  };
  return { actions, named, name: (at: number) => setNamed({ at }) };
}

/** The captions of a language; the first where there are none of it. */
const trackOf = (tracks: readonly Track[], language: string | null): Track | undefined =>
  tracks.find((track) => language !== null && track.language === language) ?? tracks[0];

/** The captions that are shown and edited, and the languages that there are where it is more than one. */
function useCaptionLanguage(editor: MediaEditor) {
  const key = useEditorKey();
  const captions = useAtomValue(editor.fieldAtom(key, 'captions'));
  const spoken = useAtomValue(editor.fieldAtom(key, 'language'));
  const tracks = useMemo(() => tracksOf(captions), [captions]);
  const [chosen, setChosen] = useState<string | null>(null);
  const shown = trackOf(tracks, chosen);
  const languages: PlayerExtras['languages'] =
    tracks.length > 1
      ? {
          codes: tracks.map(({ language }) => language ?? spoken),
          at: shown === undefined ? 0 : tracks.indexOf(shown),
          onChange: (at) => setChosen(at === 0 ? null : (tracks[at]?.language ?? null)),
        }
      : undefined;
  return { shown, languages, chosen, setChosen };
}

interface RecordingText {
  /** What the player shows of it. */
  player: PlayerExtras;
  /** What stands under the player. */
  desk: ReactNode;
  /** `C` adds a chapter where the recording stands, wherever around the player the focus is but in a text. */
  onKeyDown: (event: KeyboardEvent) => void;
}

/** The chapters in a description. Most of its letters are of none of them, and do not draw the player again. */
function useChapterLines(editor: MediaEditor) {
  const key = useEditorKey();
  const chaptersAtom = useMemo(
    () => distinctAtom((get) => chaptersOf(get(editor.fieldAtom(key, 'description')))),
    [editor, key],
  );
  return useAtomValue(chaptersAtom);
}

/** The words that belong to a recording: its chapters, its captions and their transcript. All of it comes once it is touched. */
export function useRecordingText(
  editor: MediaEditor,
  media: PlayedMedia,
  duration: number | null,
): RecordingText {
  const chapters = useChapterLines(editor);
  const { shown, languages, chosen, setChosen } = useCaptionLanguage(editor);
  const [tab, setTab] = useState<DeskTab | null>(null);
  const { actions, named, name } = useChapters(editor, media);

  const onKeyDown = (event: KeyboardEvent) => {
    const typed =
      event.target instanceof Element && event.target.closest('input:not([type=range]), textarea');
    if (event.code !== 'KeyC' || event.ctrlKey || event.metaKey || event.altKey || typed || media === null)
      return;
    event.preventDefault();
    setTab('chapters');
    actions.onAdd();
  };
  const choose = (next: DeskTab | null) => {
    // Keys typed right after «Добавить главу» go to the chapter's name, which must not wait for code.
    if (next === 'chapters') told(editing.load());
    setTab(next);
  };
  const counts = { chapters: chapters.length, captions: captionCount(shown?.file ?? ''), transcript: 0 };

  return {
    onKeyDown,
    player: {
      ...(shown !== undefined && {
        captions: (
          <Suspense fallback={null}>
            <Over captions={shown.file} media={media} />
          </Suspense>
        ),
        ...(languages !== undefined && { languages }),
      }),
      ...(chapters.length > 0 && {
        marks: (
          <Suspense fallback={null}>
            <Marks
              chapters={chapters}
              duration={duration ?? 0}
              onMove={actions.onMove}
              onRemove={actions.onRemove}
              onName={(at) => {
                setTab('chapters');
                name(at);
              }}
            />
          </Suspense>
        ),
      }),
    },
    desk: (
      <div>
        <Strip counts={counts} tab={tab} onTab={choose} />
        {tab !== null && (
          <Suspense fallback={null}>
            <Desk
              editor={editor}
              media={media}
              duration={duration}
              tab={tab}
              chapterActions={actions}
              named={named}
              language={chosen}
              onLanguage={setChosen}
            />
          </Suspense>
        )}
      </div>
    ),
  };
}

interface StripProps {
  counts: Record<DeskTab, number>;
  tab: DeskTab | null;
  onTab: (tab: DeskTab | null) => void;
}

/** The buttons that open what belongs to a recording, with how much of it there is. */
function Strip({ counts, tab, onTab }: StripProps) {
  const t = useMessages(stripMessages);
  return (
    <S.Strip role="group" aria-label={t.label}>
      {tabs.map((one) => (
        <span key={one} data-field={one}>
          <Button
            variant="quiet"
            data-opens
            aria-expanded={tab === one}
            onClick={() => onTab(tab === one ? null : one)}
          >
            {t[one]}
            {counts[one] > 0 && <S.Count>{groupDigits(counts[one])}</S.Count>}
          </Button>
        </span>
      ))}
    </S.Strip>
  );
}
