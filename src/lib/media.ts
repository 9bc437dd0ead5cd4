import { defineMessages, type Language } from './i18n/catalogue.ts';

/** What is read of a media file before it is sent. */
export interface MediaFacts {
  playable: true;
  kind: 'video' | 'audio';
  durationSec: number;
  /** px; null for audio. */
  width: number | null;
  height: number | null;
  mime: string;
}

/** Why a file cannot be a lecture: not media at all, media without picture and sound, or broken. */
export type MediaRefusal = 'not-media' | 'no-tracks' | 'unreadable';

const refuse = (reason: MediaRefusal) => ({ playable: false as const, reason });

/** Reads the facts of a media file from its own tables, a few kilobytes of it. The reader is loaded at the first call. */
export async function readMedia(file: Blob): Promise<MediaFacts | { playable: false; reason: MediaRefusal }> {
  const { ALL_FORMATS, BlobSource, Input } = await import('mediabunny');
  const input = new Input({ source: new BlobSource(file), formats: ALL_FORMATS });
  try {
    if (!(await input.canRead())) return refuse('not-media');
    const video = await input.getPrimaryVideoTrack();
    const audio = await input.getPrimaryAudioTrack();
    if (video === null && audio === null) return refuse('no-tracks');
    return {
      playable: true,
      kind: video === null ? 'audio' : 'video',
      durationSec: await input.computeDuration(),
      width: video === null ? null : await video.getDisplayWidth(),
      height: video === null ? null : await video.getDisplayHeight(),
      mime: (await input.getMimeType()).split(';')[0] ?? '',
    };
  } catch {
    return refuse('unreadable');
  } finally {
    input.dispose();
  }
}

const messages = defineMessages({
  ru: {
    'not-media': 'Это не\u00A0видео и\u00A0не\u00A0звук. Подойдут MP4, MOV, WebM, MP3, M4A и\u00A0WAV.',
    'no-tracks': 'В\u00A0файле нет ни\u00A0картинки, ни\u00A0звука. Проверьте, та\u00A0ли это запись.',
    unreadable: 'Файл повреждён или записан не\u00A0до\u00A0конца. Сохраните его заново и\u00A0попробуйте ещё раз.',
  },
  en: {
    'not-media': 'This is neither video nor sound. MP4, MOV, WebM, MP3, M4A and WAV will do.',
    'no-tracks': 'The file has neither picture nor sound. Check that it is the right recording.',
    unreadable: 'The file is damaged or was cut short. Save it again and try once more.',
  },
});

/** The words for a refusal. */
export function mediaProblem(reason: MediaRefusal, language: Language): string {
  return messages[language][reason];
}
