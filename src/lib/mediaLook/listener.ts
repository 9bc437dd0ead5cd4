import { integratedLoudness } from './gating.ts';
import { createKWeighting } from './kWeighting.ts';
import { truePeakOf } from './truePeak.ts';

/** What was heard of a recording. Levels are in dB to full scale. */
export interface Sound {
  /** Integrated loudness, LUFS; null where there is nothing but silence. */
  loudness: number | null;
  /** The loudest sample; null in digital silence. */
  samplePeak: number | null;
  /** The highest point of the wave between samples; null in digital silence. */
  truePeak: number | null;
  /** Places where the wave was cut off at full scale. */
  clips: number;
  /** Where the first of them is, in seconds from the start. */
  firstClipSec: number | null;
  /** Silence before the first sound and after the last one, seconds. */
  silenceStartSec: number;
  silenceEndSec: number;
  /** How much was listened to, seconds. */
  heardSec: number;
}

/** Loudness is measured in blocks of four such steps. */
const stepSec = 0.1;
const stepsOfBlock = 4;
/** Quieter than this nothing is heard: the room of a home, without the voice. */
const silence = 10 ** (-50 / 20);
/** A sample of full scale: 16 bits reach no further. */
const fullScale = 0.9995;
/** So many in a row are not a peak but a wave that was cut off. */
const clipRun = 3;

/** The weights of channels, in the order of 5.1: the bass does not count, what is behind counts for more. */
const surround = [1, 1, 1, 0, 1.41, 1.41];
const weightOf = (channel: number, channels: number) => (channels === 6 ? (surround[channel] ?? 1) : 1);

const decibels = (value: number) => (value > 0 ? 20 * Math.log10(value) : null);

/** Listens to a recording, in parts or whole. */
interface Listener {
  /** Goes to another place of the recording, at so many seconds. */
  seek: (sec: number) => void;
  /** Takes the next samples, one array a channel, all of the same length. */
  take: (planes: Float32Array[]) => void;
  /** What was heard, in a recording of this length. */
  result: (durationSec: number) => Sound;
}

/** Peaks of a recording, and where it is cut at full scale. */
function createPeaks(rate: number, channels: number) {
  const runs = Array.from({ length: channels }, () => 0);
  let samplePeak = 0;
  let truePeak = 0;
  let clips = 0;
  let firstClip: number | null = null;

  /** Peaks, and samples in a row at full scale. */
  const look = (samples: Float32Array, channel: number, position: number) => {
    let run = runs[channel] ?? 0;
    for (let index = 0; index < samples.length; index += 1) {
      const height = Math.abs(samples[index] ?? 0);
      if (height > samplePeak) samplePeak = height;
      run = height >= fullScale ? run + 1 : 0;
      if (run === clipRun) {
        clips += 1;
        firstClip = Math.min(firstClip ?? Number.POSITIVE_INFINITY, (position + index) / rate);
      }
    }
    runs[channel] = run;
  };

  return {
    reset: () => runs.fill(0),
    /** Takes the samples that begin at a place. */
    take(planes: Float32Array[], position: number) {
      for (const [channel, samples] of planes.entries()) look(samples, channel, position);
      truePeak = Math.max(truePeak, samplePeak);
      for (const samples of planes) truePeak = truePeakOf(samples, truePeak);
    },
    result: () => ({
      samplePeak: decibels(samplePeak),
      truePeak: decibels(truePeak),
      clips,
      firstClipSec: firstClip,
    }),
  };
}

/** Makes a listener for a rate and a number of channels. */
export function createListener(rate: number, channels: number): Listener {
  const ears = Array.from({ length: channels }, () => createKWeighting(rate));
  const stepLength = Math.round(rate * stepSec);
  const blocks: number[] = [];
  /** Weighted powers of the last steps, without a break. */
  let steps: number[] = [];
  /** The step that is being filled: samples so far, their weighted and their plain power. */
  let filled = 0;
  let weighted = 0;
  let plain = 0;
  const peaks = createPeaks(rate, channels);
  let position = 0;
  let heard = 0;
  let firstSound: number | null = null;
  let lastSound: number | null = null;

  const endStep = () => {
    const end = position / rate;
    if (Math.sqrt(plain / (stepLength * channels)) > silence) {
      firstSound ??= end - stepSec;
      lastSound = end;
    }
    steps.push(weighted / stepLength);
    if (steps.length > stepsOfBlock) steps.shift();
    if (steps.length === stepsOfBlock) blocks.push(steps.reduce((sum, step) => sum + step, 0) / stepsOfBlock);
    filled = 0;
    weighted = 0;
    plain = 0;
  };

  return {
    seek(sec) {
      position = Math.round(sec * rate);
      for (const ear of ears) ear.reset();
      peaks.reset();
      steps = [];
      filled = 0;
      weighted = 0;
      plain = 0;
    },
    take(planes) {
      const length = planes[0]?.length ?? 0;
      peaks.take(planes, position);
      let from = 0;
      while (from < length) {
        const to = Math.min(length, from + stepLength - filled);
        for (const [channel, samples] of planes.entries()) {
          weighted += (ears[channel]?.hear(samples, from, to) ?? 0) * weightOf(channel, channels);
          for (let index = from; index < to; index += 1) plain += (samples[index] ?? 0) ** 2;
        }
        filled += to - from;
        position += to - from;
        heard += to - from;
        from = to;
        if (filled === stepLength) endStep();
      }
    },
    result: (durationSec) => ({
      loudness: integratedLoudness(blocks),
      ...peaks.result(),
      silenceStartSec: firstSound ?? durationSec,
      silenceEndSec: lastSound === null ? durationSec : Math.max(0, durationSec - lastSound),
      heardSec: heard / rate,
    }),
  };
}
