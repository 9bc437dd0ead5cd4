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

/** What is known of a media file before it is sent. */
export interface MediaLook extends MediaFacts {
  /** The container: «MP4», «QuickTime». */
  container: string;
  /** Its picture, or null. `codec` is null where nobody knows it. */
  video: { codec: string | null; plays: Playability; frameRate?: number | null } | null;
  /** Its sound, or null. */
  audio: { codec: string | null; plays: Playability; channels: number; sampleRate: number } | null;
  /** What was heard; null until it was listened to, and where it cannot be decoded here. */
  sound: Sound | null;
}

interface LookListeners {
  /** It comes over the network: less of it is listened to. */
  isRemote?: boolean;
  /** What the head of the file tells, long before it was listened to. */
  onFacts: (facts: MediaLook) => void;
  /** 0–1. */
  onProgress: (share: number) => void;
}

/** What is shown of the progress changes this often, of all. */
const progressSteps = 50;

const not = (reason: NotMedia['reason']): NotMedia => ({ playable: false, reason });

/** Listens to what `partsOf` says of a track. */
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

/** So many frames tell how many there are a second. */
const framesCounted = 60;

/** Frames a second, from the times of the first of them; null where they say none: a still picture, a file cut short. */
async function frameRateOf(track: InputVideoTrack): Promise<number | null> {
  const stats = await track.computePacketStats(framesCounted).catch(() => null);
  if (stats === null || stats.packetCount < 2 || stats.averagePacketRate < 1) return null;
  return stats.averagePacketRate;
}

async function factsOf(input: Input, audio: InputAudioTrack | null): Promise<MediaLook | NotMedia> {
  const video = await input.getPrimaryVideoTrack();
  if (video === null && audio === null) return not('no-tracks');
  // The tables at the head of a file tell its length at once; only a file without them is read through.
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
 * Looks into a media file and listens to it. Reads what it needs and no more: the head, and parts of a long recording.
 * Runs in a worker: decoding would stop the page.
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
    // A place that cannot be decoded spoils what was heard, not what is known.
    const sound = await listen(track, facts.durationSec, listening).catch(() => null);
    return { ...facts, sound };
  } catch {
    return not('unreadable');
  } finally {
    input.dispose();
  }
}
