import {
  ALL_FORMATS,
  CanvasSink,
  EncodedPacketSink,
  Input,
  type InputVideoTrack,
  type Source,
} from 'mediabunny';
import { peaksOf } from '../peaks/peaksOf.ts';
import {
  bestOf,
  frameCount,
  interestOf,
  momentsOf,
  posterFrame,
  stripFrame,
  type Face,
  type Frames,
} from './face.ts';

/** A frame this soon after a key frame is decoded from there, s; otherwise the key frame itself is shown. */
const nearKey = 2;

const pictureType = { type: 'image/webp', quality: 0.75 } as const;

/** Draws a picture so that it covers an area. */
function drawOver(
  context: OffscreenCanvasRenderingContext2D,
  picture: OffscreenCanvas,
  place: { x: number; width: number; height: number },
) {
  const scale = Math.max(place.width / picture.width, place.height / picture.height);
  const [width, height] = [place.width / scale, place.height / scale];
  const [x, y] = [(picture.width - width) / 2, (picture.height - height) / 2];
  context.drawImage(picture, x, y, width, height, place.x, 0, place.width, place.height);
}

function contextOf(canvas: OffscreenCanvas) {
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) throw new Error('No canvas to draw on');
  return context;
}

/** Where a frame is really taken. In a file with few key frames, exact decoding would begin far before. */
async function takenAt(packets: EncodedPacketSink, moment: number): Promise<number> {
  const key = await packets.getKeyPacket(moment, { verifyKeyPackets: false });
  return key === null || moment - key.timestamp <= nearKey ? moment : key.timestamp;
}

async function framesOf(track: InputVideoTrack, durationSec: number): Promise<Frames | null> {
  if (!(await track.canDecode())) return null;
  const packets = new EncodedPacketSink(track);
  const sink = new CanvasSink(track, { ...posterFrame, fit: 'contain', poolSize: 0 });
  const strip = new OffscreenCanvas(stripFrame.width * frameCount, stripFrame.height);
  const context = contextOf(strip);
  const first = await track.getFirstTimestamp();
  const moments: number[] = [];
  const interests: number[] = [];
  const pictures: OffscreenCanvas[] = [];
  for (const [at, moment] of momentsOf(durationSec).entries()) {
    const taken = await takenAt(packets, Math.max(first, moment));
    const found = await sink.getCanvas(taken);
    if (found === null || !(found.canvas instanceof OffscreenCanvas)) return null;
    const place = { x: at * stripFrame.width, ...stripFrame };
    drawOver(context, found.canvas, place);
    moments.push(Math.max(0, taken));
    interests.push(interestOf(context.getImageData(place.x, 0, place.width, place.height).data));
    pictures.push(found.canvas);
  }
  const best = bestOf(interests);
  const picture = pictures[best];
  if (picture === undefined) return null;
  const poster = new OffscreenCanvas(posterFrame.width, posterFrame.height);
  drawOver(contextOf(poster), picture, { x: 0, ...posterFrame });
  return {
    kind: 'frames',
    strip: await strip.convertToBlob(pictureType),
    poster: await poster.convertToBlob(pictureType),
    best,
    moments,
  };
}

/** Reads the face of a recording: frames of a video, the waveform of a sound. null if it has nothing to show. */
export async function faceOf(source: Source): Promise<Face | null> {
  using input = new Input({ source, formats: ALL_FORMATS });
  const video = await input.getPrimaryVideoTrack();
  if (video !== null) {
    const durationSec = (await input.getDurationFromMetadata()) ?? (await input.computeDuration());
    // Awaited here, because the input is closed at the end of this function.
    return await framesOf(video, durationSec);
  }
  const peaks = await peaksOf(input);
  return peaks && { kind: 'wave', ...peaks };
}
