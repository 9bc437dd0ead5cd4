import { enoughDescription, type ReadinessCheck } from '#domain/content/readiness.ts';
import type { LectureReadinessId } from '#domain/lecture/readiness.ts';
import type { UploadState } from '#atoms/upload/entries.ts';
import { formatDuration } from '#lib/duration.ts';
import type { ReadinessLine } from '#features/kits/editor/EditorKit/kind.ts';
import type { Language } from '#lib/i18n/catalogue.ts';
import { groupDigits } from '#lib/numbers.ts';
import { messages } from './readinessMessages.ts';

/** What is known of a recording beside the checklist itself. */
export interface MediaReadinessFacts {
  /** The way of the media: none, on its way here, in the platform's hands, refused by it, or ready. */
  media: 'none' | 'uploading' | 'processing' | 'failed' | 'ready';
  /** How the file is on its way, while `media` is `uploading`. */
  upload: UploadState | null;
  kind: 'video' | 'audio';
  /** Seconds. */
  durationSec: number | null;
  /** A cover is set, whatever its size. */
  hasCover: boolean;
  /** Length of the description, characters. */
  descriptionLength: number;
}

type Words = Pick<ReadinessLine, 'label' | 'action' | 'field' | 'note'>;
type Texts = (typeof messages)['ru'];

function uploadWords(t: Texts, { upload, kind }: MediaReadinessFacts): string {
  switch (upload) {
    case 'queued':
      return t.uploadQueued;
    case 'paused':
      return t.uploadPaused;
    case 'waitingNetwork':
      return t.uploadOffline;
    case 'waitingFile':
      return t.uploadNeedsFile;
    case 'error':
      return t.uploadBroken;
    case 'processing':
    case 'done':
      return t.mediaProcessing;
    default:
      return kind === 'audio' ? t.audioUploading : t.mediaUploading;
  }
}

function mediaWords(t: Texts, done: boolean, facts: MediaReadinessFacts): Words {
  const field = 'streamID';
  if (done) {
    const note = facts.durationSec === null ? undefined : formatDuration(facts.durationSec);
    return {
      label: facts.kind === 'audio' ? t.audioDone : t.mediaDone,
      action: t.show,
      field,
      ...(note !== undefined && { note }),
    };
  }
  switch (facts.media) {
    case 'uploading':
      return { label: uploadWords(t, facts), action: t.show, field };
    case 'processing':
    case 'ready':
      return { label: t.mediaProcessing, action: t.show, field };
    case 'failed':
      return { label: t.mediaFailed, action: t.replace, field };
    case 'none':
      return { label: t.mediaNone, action: t.add, field };
  }
}

const words: Record<LectureReadinessId, (t: Texts, done: boolean, facts: MediaReadinessFacts) => Words> = {
  media: mediaWords,
  cover: (t, done, { hasCover }) => ({
    label: done ? t.coverDone : hasCover ? t.coverSmall : t.coverNone,
    action: hasCover ? t.replace : t.add,
    field: 'imageId',
  }),
  description: (t, done, { descriptionLength }) => ({
    label: (done ? t.descriptionDone : t.descriptionShort)(enoughDescription),
    action: t.write,
    field: 'description',
    ...(done && { note: groupDigits(descriptionLength) }),
  }),
  tags: (t, done) => ({ label: done ? t.tagsDone : t.tagsNone, action: t.add, field: 'tags' }),
  price: (t, done) => ({ label: done ? t.priceDone : t.priceNone, action: t.set, field: 'costKopecks' }),
  language: (t, done) => ({
    label: done ? t.languageDone : t.languageNone,
    action: t.choose,
    field: 'language',
  }),
};

/** The checklist of a recording in words, in its order. */
export function mediaReadinessLines(
  checks: ReadinessCheck<LectureReadinessId>[],
  facts: MediaReadinessFacts,
  language: Language,
): ReadinessLine[] {
  return checks.map(({ id, done, required }) => ({
    id,
    done,
    required,
    ...words[id](messages[language], done, facts),
  }));
}
