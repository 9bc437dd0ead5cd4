import type { StreamDetails } from '#atoms/face/details.ts';
import { level } from '#features/kits/media/MediaLook/figures.ts';
import { formatDuration } from '#lib/time/duration.ts';
import type { Language } from '#lib/i18n/catalogue.ts';
import { messages } from './messages.ts';

/** Rates that cameras have and that are no whole numbers, told as they are called: 23,976, 29,97, 59,94. */
const filmRates = [24_000 / 1001, 30_000 / 1001, 60_000 / 1001];

/** «25 кадров/с», «29,97 кадра/с»; null where it was not measured. */
export function frameRateWords(rate: number | null, language: Language): string | null {
  if (rate === null) return null;
  const film = filmRates.find((known) => Math.abs(known - rate) < 0.005);
  const shown = film === undefined ? Math.round(rate * 10) / 10 : Math.round(film * 1000) / 1000;
  const text = String(shown);
  return messages[language].perSecond(language === 'ru' ? text.replace('.', ',') : text);
}

/** «−16,4 LUFS · пики −1,2 дБ», and by how much of a long recording; null where nothing was heard. */
export function loudnessWords(
  { sound }: StreamDetails,
  durationSec: number,
  language: Language,
): string | null {
  if (sound?.loudness == null || sound.truePeak === null) return null;
  const t = messages[language];
  const figures = t.level(level(sound.loudness, language), level(sound.truePeak, language));
  // A second of difference is the granularity of decoders, not a part left out.
  const isWhole = sound.heardSec > durationSec - 2;
  return isWhole ? figures : `${figures} · ${t.inParts(formatDuration(Math.round(sound.heardSec)))}`;
}

/** Less than this at an end is the breath before a word. */
const leastSilence = 0.5;
/** So much of each end is heard of a long recording, s: of more silence only that is sure. */
const endHeard = 30;

/** «в начале 4 с, в конце 2 с»; null where it is not known. */
export function silenceWords(
  { sound }: StreamDetails,
  durationSec: number,
  language: Language,
): string | null {
  if (sound === null) return null;
  const t = messages[language];
  if (sound.loudness === null) return t.allSilent;
  const isWhole = sound.heardSec > durationSec - 2;
  const told = (sec: number) => {
    if (!isWhole && sec >= endHeard) return t.moreThan(String(endHeard));
    const tenths = Math.round(sec * 10) / 10;
    const text = String(sec >= 10 ? Math.round(sec) : tenths);
    return t.seconds(language === 'ru' ? text.replace('.', ',') : text);
  };
  const ends = [
    sound.silenceStartSec >= leastSilence ? t.atStart(told(sound.silenceStartSec)) : null,
    sound.silenceEndSec >= leastSilence ? t.atEnd(told(sound.silenceEndSec)) : null,
  ].filter((end) => end !== null);
  return ends.length === 0 ? t.noSilence : ends.join(', ');
}
