import { formatDuration } from '#lib/time/duration.ts';
import type { Language } from '#lib/i18n/catalogue.ts';
import type { MediaLook } from '#lib/mediaLook/look.ts';
import { messages } from './messages.ts';

const codecs: Record<string, string> = {
  avc: 'H.264',
  hevc: 'HEVC',
  vp8: 'VP8',
  vp9: 'VP9',
  av1: 'AV1',
  prores: 'ProRes',
  aac: 'AAC',
  mp3: 'MP3',
  opus: 'Opus',
  vorbis: 'Vorbis',
  flac: 'FLAC',
  ac3: 'Dolby AC-3',
  eac3: 'Dolby E-AC-3',
  dts: 'DTS',
};

/** A codec as authors know it; what nobody knows is said so. */
export function codecName(codec: string | null, language: Language): string {
  if (codec === null) return messages[language].unknownCodec;
  return codecs[codec] ?? (codec.startsWith('pcm') ? 'PCM' : codec.toUpperCase());
}

/** A level with one digit and a true minus: «−16,4». */
export function level(value: number, language: Language, digits = 1): string {
  const text = Math.abs(value).toFixed(digits);
  const sign = value < 0 && Number(text) !== 0 ? '\u2212' : '';
  return sign + (language === 'ru' ? text.replace('.', ',') : text);
}

/** The facts of a file, in a few words each: «MP4», «H.264, AAC», «38:02», «1920×1080», «48 кГц, стерео». */
export function figuresOf(look: MediaLook, language: Language): string[] {
  const t = messages[language];
  const { video, audio, width, height } = look;
  const tracks = [video, audio].filter((track) => track !== null);
  const channels = (count: number) => (count === 1 ? t.mono : count === 2 ? t.stereo : t.channels(count));
  const codecsOf = tracks.map(({ codec }) => codecName(codec, language)).join(', ');
  return [
    look.container,
    // An MP3 file holds MP3, and is called so once.
    ...(codecsOf === look.container ? [] : [codecsOf]),
    formatDuration(Math.round(look.durationSec)),
    ...(width !== null && height !== null ? [`${width}×${height}`] : []),
    ...(audio
      ? [
          t.soundOf(
            level(audio.sampleRate / 1000, language, audio.sampleRate % 1000 === 0 ? 0 : 1),
            channels(audio.channels),
          ),
        ]
      : []),
  ];
}

/** The sound measurements: «−16,4 LUFS · пики −1,2 дБ», with the analysed share of a long recording. null before. */
export function soundOf({ sound, durationSec }: MediaLook, language: Language): string | null {
  const t = messages[language];
  if (sound?.loudness == null || sound.truePeak === null) return null;
  const figures = t.heard(level(sound.loudness, language), level(sound.truePeak, language));
  // A second of difference is the granularity of decoders, not a part left out.
  const whole = sound.heardSec > durationSec - 2;
  return whole ? figures : `${figures} · ${t.inParts(formatDuration(Math.round(sound.heardSec)))}`;
}
