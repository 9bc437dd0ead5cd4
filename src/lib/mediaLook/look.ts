import {
  AudioSampleSink,
  ALL_FORMATS,
  Input,
  type InputAudioTrack,
  type InputVideoTrack,
  type Source,
} from 'mediabunny';
import type { MediaFacts, NotMedia } from '../file/media.ts';
import { createListener, type Sound } from './listener.ts';
import { partsOf } from './parts.ts';
import { playabilityOf, type Playability } from './playable.ts';

/** Facts of a media file before it is sent. */
export interface MediaLook extends MediaFacts {
  /** The container: «MP4», «QuickTime». */
  container: string;
  /** The video track, or null. `codec` is null if it is unknown. */
  video: { codec: string | null; plays: Playability; frameRate?: number | null } | null;
  /** The audio track, or null. */
  audio: { codec: string | null; plays: Playability; channels: number; sampleRate: number } | null;
  /** The measurements of the sound; null until it was analysed, and if it cannot be decoded here. */
  sound: Sound | null;
}

interface LookListeners {
  /** The file comes over the network, so less of it is analysed. */
  isRemote?: boolean;
  /** Called with the facts of the file's head, long before the sound is analysed. */
  onFacts: (facts: MediaLook) => void;
  /** Progress, 0–1. */
  onProgress: (share: number) => void;
}

/** How many steps the reported progress has. */
const progressSteps = 50;

const not = (reason: NotMedia['reason']): NotMedia => ({ playable: false, reason });

/** Analyses the parts of a track that `partsOf` chooses. */
async function listen(
  track: InputAudioTrack,
  durationSec: number,
  { onProgress, isRemote = false }: Pick<LookListeners, 'onProgress' | 'isRemote'>,
): Promise<Sound> {
  const listener = createListener(await track.getSampleRate(), await track.getNumberOfChannels());
  const sink = new AudioSampleSink(track);
  const parts = partsOf(durationSec, isRemote);
  const all = parts.reduce((sum, { from, to }) => sum + to - from, 0);
  let heard = 0;
  let told = 0;
  for (const { from, to } of parts) {
    let begun = false;
    for await (const sample of sink.samples(from, to)) {
      if (!begun) listener.seek(Math.max(0, sample.timestamp));
      begun = true;
      listener.take(
        Array.from({ length: sample.numberOfChannels }, (_, planeIndex) => {
          const plane = new Float32Array(sample.numberOfFrames);
          sample.copyTo(plane, { planeIndex, format: 'f32-planar' });
          return plane;
        }),
      );
      heard += sample.duration;
      sample.close();
      if (heard / all - told < 1 / progressSteps) continue;
      told = heard / all;
      onProgress(Math.min(1, told));
    }
  }
  return listener.result(durationSec);
}

/** How many frames are needed to measure the frame rate. */
const framesCounted = 60;

/** Frames per second, from the times of the first frames; null if they do not show it: a still picture, a truncated file. */
async function frameRateOf(track: InputVideoTrack): Promise<number | null> {
  const stats = await track.computePacketStats(framesCounted).catch(() => null);
  if (stats === null || stats.packetCount < 2 || stats.averagePacketRate < 1) return null;
  return stats.averagePacketRate;
}

async function factsOf(input: Input, audio: InputAudioTrack | null): Promise<MediaLook | NotMedia> {
  const video = await input.getPrimaryVideoTrack();
  if (video === null && audio === null) return not('no-tracks');
  // The tables at the head of a file usually give its length; only a file without them is read to the end.
  const durationSec = (await input.getDurationFromMetadata()) ?? (await input.computeDuration());
  const codecOf = async (track: NonNullable<typeof video> | InputAudioTrack) => {
    const codec = await track.getCodec();
    const parameters = await track.getCodecParameterString().catch(() => null);
    return { codec, plays: playabilityOf(codec, parameters, await track.canDecode().catch(() => false)) };
  };
  return {
    playable: true,
    kind: video === null ? 'audio' : 'video',
    durationSec,
    width: video === null ? null : await video.getDisplayWidth(),
    height: video === null ? null : await video.getDisplayHeight(),
    mime: (await input.getMimeType()).split(';')[0] ?? '',
    container: (await input.getFormat()).name,
    video: video && { ...(await codecOf(video)), frameRate: await frameRateOf(video) },
    audio: audio && {
      ...(await codecOf(audio)),
      channels: await audio.getNumberOfChannels(),
      sampleRate: await audio.getSampleRate(),
    },
    sound: null,
  };
}

/**
 * Reads the facts of a media file and analyses its sound. It reads only the head, and parts of a long recording. Runs in a worker: decoding would
 * block the page.
 */
export async function lookInto(
  source: Source,
  { onFacts, ...listening }: LookListeners,
): Promise<MediaLook | NotMedia> {
  const input = new Input({ source, formats: ALL_FORMATS });
  try {
    if (!(await input.canRead())) return not('not-media');
    const track = await input.getPrimaryAudioTrack();
    const facts = await factsOf(input, track);
    if (!facts.playable) return facts;
    onFacts(facts);
    if (track === null || !(await track.canDecode())) return facts;
    // A place that cannot be decoded spoils the measurements, not the facts.
    const sound = await listen(track, facts.durationSec, listening).catch(() => null);
    return { ...facts, sound };
  } catch {
    return not('unreadable');
  } finally {
    input.dispose();
  }
}
