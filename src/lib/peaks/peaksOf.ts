import { AudioSampleSink, type Input } from 'mediabunny';
import { barCount, levelled, loudest, partsOfBars, type Peaks } from './peaks.ts';

/** Reads the waveform of a recording; null if it cannot be decoded here. */
export async function peaksOf(input: Input): Promise<Peaks | null> {
  const track = await input.getPrimaryAudioTrack();
  if (track === null || !(await track.canDecode())) return null;
  const durationSec = (await input.getDurationFromMetadata()) ?? (await input.computeDuration());
  const sink = new AudioSampleSink(track);
  const bars = Array.from({ length: barCount }, () => 0);
  for (const { bar, from, to } of partsOfBars(durationSec)) {
    for await (const sample of sink.samples(from, to)) {
      const channels = Array.from({ length: sample.numberOfChannels }, (_, planeIndex) => {
        const plane = new Float32Array(sample.numberOfFrames);
        sample.copyTo(plane, { planeIndex, format: 'f32-planar' });
        return plane;
      });
      sample.close();
      bars[bar] = Math.max(bars[bar] ?? 0, loudest(channels));
    }
  }
  return levelled(bars);
}
