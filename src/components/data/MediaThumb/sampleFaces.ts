import { frameCount, stripFrame, type Frames, type Wave } from '#lib/face/face.ts';
import { barCount } from '#lib/peaks/peaks.ts';

/** A sea at eight hours of a morning, for stories: each frame lighter than the one before. */
async function drawn(width: number, height: number, count: number): Promise<Blob> {
  const canvas = new OffscreenCanvas(width * count, height);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('No canvas to draw on');
  for (let at = 0; at < count; at++) {
    const light = 0.3 + (0.6 * at) / frameCount;
    const left = at * width;
    context.fillStyle = `hsl(205 45% ${Math.round(light * 80)}%)`;
    context.fillRect(left, 0, width, height);
    context.fillStyle = `hsl(32 90% ${Math.round(40 + light * 40)}%)`;
    context.beginPath();
    context.arc(left + width * (0.2 + 0.08 * at), height * (0.75 - 0.07 * at), height / 7, 0, 7);
    context.fill();
    context.fillStyle = `hsl(190 40% ${Math.round(light * 38)}%)`;
    context.fillRect(left, height * 0.62, width, height * 0.38);
  }
  return canvas.convertToBlob({ type: 'image/png' });
}

/** A video, as it looks. */
export const sampleFrames = async (): Promise<Frames> => ({
  kind: 'frames',
  strip: await drawn(stripFrame.width, stripFrame.height, frameCount),
  poster: await drawn(640, 360, 1),
  best: 3,
  moments: Array.from({ length: frameCount }, (_, at) => 143 + at * 285),
});

/** A voice with its pauses, as it looks. */
export const sampleWave: Wave = {
  kind: 'wave',
  bars: Array.from(
    { length: barCount },
    (_, at) => Math.abs(Math.sin(at / 3) * Math.cos(at / 17)) * (at % 16 === 0 ? 0.1 : 0.9) + 0.05,
  ),
  quiet: false,
};
