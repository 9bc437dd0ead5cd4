import { expect } from 'storybook/test';
import { lookAtMediaAtom } from '#atoms/media/looks.ts';
import preview from '#storybook/preview.tsx';
import { MediaLook } from './MediaLook.tsx';

/** A WAV file of 16 bits in one channel: two seconds of silence, then a quiet tone. */
function recording(): File {
  const rate = 8000;
  const samples = Int16Array.from({ length: 8 * rate }, (_, index) =>
    index < 4 * rate ? 0 : Math.round(300 * Math.sin((2 * Math.PI * 440 * index) / rate)),
  );
  const header = new DataView(new ArrayBuffer(44));
  const text = (at: number, word: string) =>
    [...word].forEach((letter, index) => header.setUint8(at + index, letter.charCodeAt(0)));
  text(0, 'RIFF');
  header.setUint32(4, 36 + samples.byteLength, true);
  text(8, 'WAVEfmt ');
  header.setUint32(16, 16, true);
  header.setUint16(20, 1, true);
  header.setUint16(22, 1, true);
  header.setUint32(24, rate, true);
  header.setUint32(28, rate * 2, true);
  header.setUint16(32, 2, true);
  header.setUint16(34, 16, true);
  text(36, 'data');
  header.setUint32(40, samples.byteLength, true);
  return new File([header, samples], 'Тихо.wav', { type: 'audio/wav' });
}

const meta = preview.meta({ component: MediaLook, args: { uploadId: 'u-1' } });

/** A real file, listened to in the worker. */
export const Default = meta.story({
  tags: ['picture', 'picture-dark'],
  beforeEach: async ({ loaded }) => {
    const begun = loaded['environment'].store.set(lookAtMediaAtom, recording());
    begun.belongsTo('u-1');
    await expect(await begun.facts).toMatchObject({ kind: 'audio', durationSec: 8 });
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Тихо: −4\d\sLUFS$/, undefined, { timeout: 5000 })).toBeVisible();
    await expect(canvas.getByText('Тишина в начале: 4 с')).toBeVisible();
    await expect(canvas.getByText('WAVE · PCM · 0:08 · 8 кГц, моно')).toBeVisible();
  },
});

/** Nothing is known of this upload on this page. */
export const Empty = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).not.toBeInTheDocument();
  },
});
