import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createListener } from './listener.ts';

const rate = 48_000;
const full = (db: number) => 10 ** (db / 20);

interface Tone {
  db: number;
  sec: number;
  hz?: number;
  phase?: number;
}

/** Tones one after another. */
function tones(parts: Tone[], at = rate): Float32Array {
  const length = ({ sec }: Tone) => Math.round(sec * at);
  const whole = new Float32Array(parts.reduce((sum, part) => sum + length(part), 0));
  let place = 0;
  for (const part of parts) {
    const { db, hz = 1000, phase = 0 } = part;
    const height = full(db);
    const end = length(part);
    for (let index = 0; index < end; index += 1)
      whole[place + index] = height * Math.sin((2 * Math.PI * hz * index) / at + phase);
    place += end;
  }
  return whole;
}

/** Feeds channels to a listener, a thousand samples at a time as decoders do. */
function hear(planes: Float32Array[], at = rate, size = 1024) {
  const listener = createListener(at, planes.length);
  const length = planes[0]?.length ?? 0;
  for (let from = 0; from < length; from += size)
    listener.take(planes.map((plane) => plane.subarray(from, from + size)));
  return listener.result(length / at);
}

const stereo = (parts: Tone[]) => {
  const one = tones(parts);
  return hear([one, one]);
};

describe('integrated loudness', () => {
  test('a 997 Hz sine of full scale in one channel is −3.01 LUFS (ITU-R BS.1770)', () => {
    expect(hear([tones([{ db: 0, sec: 5, hz: 997 }])]).loudness).toBeCloseTo(-3.01, 1);
  });

  test.each([
    ['−23 dB for 20 s', [{ db: -23, sec: 20 }], -23],
    ['−33 dB for 20 s', [{ db: -33, sec: 20 }], -33],
    [
      'a quieter beginning and end are not counted',
      [
        { db: -36, sec: 10 },
        { db: -23, sec: 60 },
        { db: -36, sec: 10 },
      ],
      -23,
    ],
    [
      'nor is what is below −70',
      [
        { db: -72, sec: 10 },
        { db: -36, sec: 10 },
        { db: -23, sec: 60 },
        { db: -36, sec: 10 },
        { db: -72, sec: 10 },
      ],
      -23,
    ],
    [
      'what differs by 6 dB is counted together',
      [
        { db: -26, sec: 20 },
        { db: -20, sec: 20.1 },
        { db: -26, sec: 20 },
      ],
      -23,
    ],
  ])('EBU Tech 3341: %s', (_name, parts, expected) => {
    expect(Math.abs((stereo(parts).loudness ?? 0) - expected)).toBeLessThanOrEqual(0.1);
  });

  test.each([8000, 22_050, 44_100, 96_000])('is the same at %i Hz', (at) => {
    const one = tones([{ db: -20, sec: 4 }], at);
    expect(hear([one, one], at).loudness).toBeCloseTo(-20, 0);
  });

  test('of silence there is none', () => {
    expect(hear([new Float32Array(rate * 2)])).toMatchObject({
      loudness: null,
      samplePeak: null,
      truePeak: null,
      clips: 0,
      silenceStartSec: 2,
      silenceEndSec: 2,
    });
  });

  test('in 5.1 the bass does not count, and what is behind counts for more', () => {
    const tone = tones([{ db: -20, sec: 3 }]);
    const none = new Float32Array(tone.length);
    expect(hear([none, none, none, tone, none, none]).loudness).toBeNull();
    const front = hear([tone, none, none, none, none, none]).loudness ?? 0;
    expect((hear([none, none, none, none, tone, none]).loudness ?? 0) - front).toBeCloseTo(1.49, 1);
  });

  test('does not depend on how the samples are handed over', () => {
    const one = tones([
      { db: -18, sec: 0.7 },
      { db: -30, sec: 0.6 },
    ]);
    const whole = hear([one, one]);
    fc.assert(
      fc.property(fc.integer({ min: 100, max: 20_000 }), (size) => {
        const parts = hear([one, one], rate, size);
        expect(parts.loudness).toBeCloseTo(whole.loudness ?? 0, 6);
        expect(parts.samplePeak).toBe(whole.samplePeak);
        expect(parts.silenceEndSec).toBeCloseTo(whole.silenceEndSec, 6);
      }),
      { numRuns: 15 },
    );
  });
});

describe('peaks', () => {
  test('the wave between samples is higher than they are (EBU Tech 3341, fs/4 at 45°)', () => {
    const { samplePeak, truePeak } = hear([tones([{ db: -6, sec: 1, hz: rate / 4, phase: Math.PI / 4 }])]);
    expect(samplePeak).toBeCloseTo(-9.01, 1);
    expect(truePeak ?? 0).toBeGreaterThan(-6.4);
    expect(truePeak ?? 0).toBeLessThan(-5.8);
  });

  test('of a low tone both are the same', () => {
    const { samplePeak, truePeak } = hear([tones([{ db: -3, sec: 1, hz: 220 }])]);
    expect(samplePeak).toBeCloseTo(-3, 1);
    expect(truePeak).toBeCloseTo(-3, 1);
  });
});

describe('clipping', () => {
  const cut = (samples: Float32Array) => samples.map((value) => Math.max(-1, Math.min(1, value)));

  test('each half of a wave that was cut off is a place, and the first is told', () => {
    const quiet = tones([{ db: -20, sec: 2, hz: 100 }]);
    const hot = cut(tones([{ db: 6, sec: 0.5, hz: 100 }]));
    const { clips, firstClipSec } = hear([Float32Array.from([...quiet, ...hot])]);
    expect(clips).toBe(100);
    expect(firstClipSec).toBeCloseTo(2, 2);
  });

  test('a wave that just touches full scale is whole', () => {
    const samples = new Float32Array(rate);
    samples[500] = 1;
    samples[700] = -1;
    expect(hear([samples])).toMatchObject({ clips: 0, samplePeak: 0 });
  });
});

describe('silence at the ends', () => {
  test('is measured to a tenth of a second, the noise of a room included', () => {
    const { silenceStartSec, silenceEndSec } = hear([
      tones([
        { db: -62, sec: 4 },
        { db: -20, sec: 3 },
        { db: -65, sec: 7 },
      ]),
    ]);
    expect(Math.abs(silenceStartSec - 4)).toBeLessThanOrEqual(0.11);
    expect(Math.abs(silenceEndSec - 7)).toBeLessThanOrEqual(0.11);
  });

  test('parts of a recording are heard where they are', () => {
    const listener = createListener(rate, 1);
    listener.take([tones([{ db: -20, sec: 2 }])]);
    listener.seek(100);
    listener.take([
      tones([
        { db: -20, sec: 2 },
        { db: -80, sec: 8 },
      ]),
    ]);
    const { silenceStartSec, silenceEndSec, heardSec } = listener.result(110);
    expect(silenceStartSec).toBeCloseTo(0, 1);
    expect(silenceEndSec).toBeCloseTo(8, 1);
    expect(heardSec).toBeCloseTo(12, 1);
  });
});
