import { formatDuration } from '#lib/time/duration.ts';
import type { Language } from '#lib/i18n/catalogue.ts';
import { targetLoudness, type Advice } from '#lib/mediaLook/advice.ts';
import { adviceMessages } from './adviceMessages.ts';
import { codecName, level } from './figures.ts';

/** An advice in words: what is so, and what to do about it. */
export function adviceWords(advice: Advice, language: Language): { title: string; text: string } {
  const t = adviceMessages[language];
  const target = level(targetLoudness, language, 0);
  switch (advice.kind) {
    case 'unplayable': {
      const codec = codecName(advice.codec, language);
      return advice.part === 'video'
        ? { title: t.unplayableVideo(codec), text: t.convertVideo }
        : { title: t.unplayableAudio(codec), text: t.convertAudio };
    }
    case 'not-everywhere': {
      const codec = codecName(advice.codec, language);
      return advice.part === 'video'
        ? { title: t.notEverywhereVideo(codec), text: t.convertVideo }
        : { title: t.notEverywhereAudio(codec), text: t.convertAudio };
    }
    case 'no-sound':
      return { title: t.noSound, text: t.noSoundText };
    case 'all-silent':
      return { title: t.allSilent, text: t.allSilentText };
    case 'clipped':
      return {
        title: t.clipped(advice.clips, formatDuration(Math.floor(advice.firstSec))),
        text: t.clippedText,
      };
    case 'quiet':
      return {
        title: t.quiet(level(advice.loudness, language, 0)),
        text: t.quietText(level(advice.gain, language, 0), target),
      };
    case 'loud':
      return {
        title: t.loud(level(advice.loudness, language, 0)),
        text: t.loudText(level(advice.gain, language, 0), target),
      };
    case 'peaks':
      return { title: t.peaks(level(advice.truePeak, language)), text: t.peaksText };
    case 'silence-start':
      return { title: t.silenceStart(Math.round(advice.sec)), text: t.silenceStartText };
    case 'silence-end':
      return { title: t.silenceEnd(Math.round(advice.sec)), text: t.silenceEndText };
    case 'low-resolution':
      return { title: t.lowResolution(`${advice.width}×${advice.height}`), text: t.lowResolutionText };
  }
}
