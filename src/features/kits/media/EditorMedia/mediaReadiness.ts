import type { ReadinessCheck } from '#domain/content/readiness.ts';
import type { LectureReadinessId } from '#domain/lecture/readiness.ts';
import type { UploadState } from '#atoms/upload/entries.ts';
import { formatDuration } from '#lib/time/duration.ts';
import type { ReadinessLine } from '#features/kits/editor/EditorKit/kind.ts';
import {
  lineTexts,
  readinessLines,
  sharedWords,
  type LineFacts,
  type LineWords,
} from '#features/kits/editor/EditorKit/readinessLines.ts';
import type { Language } from '#lib/i18n/catalogue.ts';
import { messages } from './readinessMessages.ts';

/** Facts about a recording for its checklist that are not fields. */
export interface MediaReadinessFacts extends LineFacts {
  /** The way of the media: none, on its way here, in the platform's hands, refused by it, or ready. */
  media: 'none' | 'uploading' | 'processing' | 'failed' | 'ready';
  /** How the file is on its way, while `media` is `uploading`. */
  upload: UploadState | null;
  kind: 'video' | 'audio';
  /** Seconds. */
  durationSec: number | null;
  /** There is a recording in the form, of whatever way: chapters and captions have a place under it. */
  placed: boolean;
}

type Texts = ReturnType<typeof lineTexts<(typeof messages)['ru']>>;

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

function mediaWords(t: Texts, done: boolean, facts: MediaReadinessFacts): LineWords {
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

/** The checklist of a recording in words, in its order. */
export function mediaReadinessLines(
  checks: ReadinessCheck<LectureReadinessId>[],
  facts: MediaReadinessFacts,
  language: Language,
): ReadinessLine[] {
  const t = lineTexts(language, messages);
  return readinessLines(checks, {
    ...sharedWords(t, facts),
    media: (done) => mediaWords(t, done, facts),
    language: (done) => ({
      label: done ? t.languageDone : t.languageNone,
      action: t.choose,
      field: 'language',
    }),
    chapters: (done) => ({
      label: done ? t.chaptersDone : t.chaptersNone,
      action: t.mark,
      field: facts.placed ? 'chapters' : 'streamID',
    }),
    captions: (done) => ({
      label: done ? t.captionsDone : t.captionsNone,
      action: t.add,
      field: facts.placed ? 'captions' : 'streamID',
    }),
  });
}
