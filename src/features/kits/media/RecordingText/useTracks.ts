import { useAtomValue, useSetAtom, useStore } from 'jotai';
import type { Captions } from '#domain/captions/cues.ts';
import { languageOfName } from '#domain/captions/languageOfName.ts';
import { maxCaptions } from '#domain/captions/limit.ts';
import { tracksOf, withTrack } from '#domain/captions/tracks.ts';
import { writeCaptions } from '#domain/captions/write.ts';
import { useEditorKey } from '#features/kits/editor/EditorKit/place.ts';
import type { MediaEditor } from '#features/kits/media/EditorMedia/mediaEditor.ts';

interface Choice {
  editor: MediaEditor;
  /** The language of the captions; null is the first. */
  language: string | null;
  onLanguage: (language: string | null) => void;
}

/** The captions of a recording by languages, one of which is edited. */
export function useTracks({ editor, language, onLanguage }: Choice) {
  const key = useEditorKey();
  const { get } = useStore();
  const edit = useSetAtom(editor.editAtom);
  const tracks = tracksOf(useAtomValue(editor.fieldAtom(key, 'captions')));
  const [first] = tracks;
  const shown = language === null ? first : tracks.find((track) => track.language === language);

  const now = () => get(editor.fieldAtom(key, 'captions'));
  const put = (file: string, part: string) => {
    const name = language === null ? '' : `${get(editor.fieldAtom(key, 'name'))}.${language}.vtt`;
    const captions = withTrack(now(), language, { name: shown?.name || name, file });
    edit({ key, patch: { captions }, part: `captions ${language ?? ''} ${part}` });
    if (file === '') onLanguage(null);
  };

  /** Puts a file where the end of its name says, in the language that is shown where it says nothing. false where there is no room for it. */
  const take = (fileName: string, taken: Captions): boolean => {
    const told = languageOfName(fileName);
    const isFirst = told === (first?.language ?? get(editor.fieldAtom(key, 'language')));
    const to = told === null ? language : first === undefined || isFirst ? null : told;
    const name = told === null ? (to === null ? '' : `${fileName}.${to}.vtt`) : fileName;
    const captions = withTrack(now(), to, { name, file: writeCaptions(taken) });
    if (captions.length > maxCaptions) return false;
    edit({ key, patch: { captions }, part: 'captions file' });
    onLanguage(to);
    return true;
  };

  return { tracks, file: shown?.file ?? '', put, take };
}
