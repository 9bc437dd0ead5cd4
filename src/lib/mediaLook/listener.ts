import { integratedLoudness } from './gating.ts';
import { createKWeighting } from './kWeighting.ts';
import { truePeakOf } from './truePeak.ts';

/** Measurements of a recording. Levels are in dBFS. */
export interface Sound {
  /** Integrated loudness, LUFS; null if there is only silence. */
  loudness: number | null;
  /** The loudest sample; null in digital silence. */
  samplePeak: number | null;
  /** The true peak, between samples; null in digital silence. */
  truePeak: number | null;
  /** How many times the wave was clipped at full scale. */
  clips: number;
  /** Where the first clipping is, seconds from the start. */
  firstClipSec: number | null;
  /** Silence before the first sound and after the last one, seconds. */
  silenceStartSec: number;
  silenceEndSec: number;
  /** How much was analysed, seconds. */
  heardSec: number;
}

/** How many steps make one block of the loudness. */
const stepSec = 0.1;
const stepsOfBlock = 4;
/** Below this level there is only the noise of a quiet room. */
const silence = 10 ** (-50 / 20);
/** A sample at full scale: 16 bits reach no further. */
const fullScale = 0.9995;
/** So many full-scale samples in a row are not a peak but clipping. */
const clipRun = 3;

/** Channel weights in the order of 5.1: the LFE does not count, the rear channels count more. */
const surround = [1, 1, 1, 0, 1.41, 1.41];
const weightOf = (channel: number, channels: number) => (channels === 6 ? (surround[channel] ?? 1) : 1);

const decibels = (value: number) => (value > 0 ? 20 * Math.log10(value) : null);

/** Analyses a recording, in parts or whole. */
interface Listener {
  /** Jumps to another place of the recording, in seconds. */
  seek: (sec: number) => void;
  /** Takes the next samples, one array per channel, all of the same length. */
  take: (planes: Float32Array[]) => void;
  /** The measurements, for a recording of this length. */
  result: (durationSec: number) => Sound;
}

/** Peaks and clipping of a recording. */
function createPeaks(rate: number, channels: number) {
  const runs = Array.from({ length: channels }, () => 0);
  let samplePeak = 0;
  let truePeak = 0;
  let clips = 0;
  let firstClip: number | null = null;

  /** Measures peaks and runs of full-scale samples. */
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

/** Creates a listener for a sample rate and a number of channels. */
export function createListener(rate: number, channels: number): Listener {
  const ears = Array.from({ length: channels }, () => createKWeighting(rate));
  const stepLength = Math.round(rate * stepSec);
  const blocks: number[] = [];
  /** Weighted powers of the last steps, without a gap. */
  let steps: number[] = [];
  /** The step that is being filled: samples so far, weighted and plain power. */
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
