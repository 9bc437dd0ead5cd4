import type { Getter } from 'jotai';
import { lectureEditor, lectureReadinessAtom } from '#atoms/lectures/editor.ts';
import { steadyAtom } from '#atoms/editor/steady.ts';
import { keyedAtoms } from '#atoms/keyed.ts';
import { streamAtom } from '#atoms/streams/streams.ts';
import { languageAtom } from '#atoms/ui/language.ts';
import { lectureUploadAtom } from '#atoms/uploads/uploads.ts';
import { readinessLines, type ReadinessFacts } from '../readiness.ts';

function factsOf(get: Getter, key: string): ReadinessFacts {
  const { streamID, imageId, description } = get(lectureEditor.editorAtom(key)).fields;
  const stream = streamID === null ? null : get(streamAtom(streamID)).item;
  const way = (): ReadinessFacts['media'] => {
    if (get(lectureUploadAtom(key)) !== null) return 'uploading';
    if (streamID === null) return 'none';
    return stream?.status === 'failed' ? 'failed' : stream?.status === 'processed' ? 'ready' : 'processing';
  };
  return {
    media: way(),
    kind: stream?.kind === 'audio' ? 'audio' : 'video',
    durationSec: stream?.durationSec ?? null,
    hasCover: imageId !== null,
    descriptionLength: description.trim().length,
  };
}

/** The checklist of a lecture in words. It changes when a word of it does. */
export const lectureLinesAtom = keyedAtoms((key: string) =>
  steadyAtom((get) => readinessLines(get(lectureReadinessAtom(key)), factsOf(get, key), get(languageAtom))),
);
