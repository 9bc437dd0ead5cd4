import type { Input } from 'mediabunny';
import { defineMessages, type Language } from '../i18n/catalogue.ts';

/** Facts that a media file's headers tell. */
export interface MediaFacts {
  playable: true;
  kind: 'video' | 'audio';
  /** Seconds, with their fraction. */
  durationSec: number;
  /** Px as shown, after rotation; null for audio. */
  width: number | null;
  height: number | null;
  /** Without codecs: `video/mp4`. */
  mime: string;
}

/**
 * Why a file cannot be a lecture: it is not media, has neither picture nor sound, cannot be read (damaged, truncated, moved), or the reader's code
 * did not load.
 */
type MediaReason = 'not-media' | 'no-tracks' | 'unreadable' | 'no-reader';

export interface NotMedia {
  playable: false;
  reason: MediaReason;
}

const messages = defineMessages({
  ru: {
    'not-media': 'Это не\u00A0видео и\u00A0не\u00A0аудио. Подойдут MP4, MOV, WebM, MKV, MP3, M4A, WAV, FLAC.',
    'no-tracks': 'В\u00A0файле нет ни\u00A0видео, ни\u00A0звука.',
    unreadable: 'Файл повреждён или не\u00A0читается. Сохраните его заново и\u00A0выберите снова.',
    'no-reader': 'Не\u00A0удалось проверить файл: нет связи. Выберите его снова.',
  },
  en: {
    'not-media': 'This is neither video nor audio. Use MP4, MOV, WebM, MKV, MP3, M4A, WAV or FLAC.',
    'no-tracks': 'The file has neither picture nor sound.',
    unreadable: 'The file is damaged or cannot be read. Export it and choose it again.',
    'no-reader': 'The file could not be checked: there is no connection. Choose it again.',
  },
});

/** The reason in words. */
export function mediaProblem(reason: MediaReason, language: Language): string {
  return messages[language][reason];
}

const not = (reason: MediaReason): NotMedia => ({ playable: false, reason });

async function factsOf(input: Input): Promise<MediaFacts | NotMedia> {
  if (!(await input.canRead())) return not('not-media');
  const video = await input.getPrimaryVideoTrack();
  const audio = await input.getPrimaryAudioTrack();
  if (video === null && audio === null) return not('no-tracks');
  // The tables at the head of a file usually give its length; only a file without them is read to the end.
  const durationSec = (await input.getDurationFromMetadata()) ?? (await input.computeDuration());
  return {
    playable: true,
    kind: video === null ? 'audio' : 'video',
    durationSec,
    width: video === null ? null : await video.getDisplayWidth(),
    height: video === null ? null : await video.getDisplayHeight(),
    mime: (await input.getMimeType()).split(';')[0] ?? '',
  };
}

/** Reads the facts of a media file on this device before the upload, usually from a few kilobytes. The reader is large and is loaded at first use. */
export async function readMedia(file: Blob): Promise<MediaFacts | NotMedia> {
  const reader = await import('mediabunny').catch(() => null);
  if (reader === null) return not('no-reader');
  const input = new reader.Input({ source: new reader.BlobSource(file), formats: reader.ALL_FORMATS });
  try {
    return await factsOf(input);
  } catch {
    return not('unreadable');
  } finally {
    input.dispose();
  }
}
