import { expect } from 'storybook/test';
import { expectToFit } from '#storybook/fits.ts';
import preview from '#storybook/preview.tsx';
import { MediaAdvice } from './MediaAdvice.tsx';
import { fineAudio, fineLook, fineSound } from './sampleLooks.ts';

const meta = preview.meta({
  component: MediaAdvice,
  args: { look: fineLook },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 560 }}>
        <Story />
      </div>
    ),
  ],
});

/** Nothing to mend. */
export const Default = meta.story({
  tags: ['picture', 'picture-dark'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('MP4 · H.264, AAC · 38:02 · 1920×1080 · 48 кГц, стерео')).toBeVisible();
    await expect(
      canvas.getByText(/Громкость −16,4\sLUFS · пики −1,8\sдБ · по\sфрагментам, всего 7:20/),
    ).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('Запись в порядке');
  },
});

/** It is being listened to: what is known stands already. */
export const Loading = meta.story({
  tags: ['picture'],
  args: { look: { ...fineLook, sound: null }, progress: 0.42 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Слушаем запись: 42 %');
  },
});

export const Quiet = meta.story({
  tags: ['picture'],
  args: { look: { ...fineAudio, sound: { ...fineSound, loudness: -31.2, truePeak: -14.6, heardSec: 1158 } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Тихо: −31 LUFS')).toBeVisible();
    await expect(canvas.getByText(/на\s15\sдБ, до\s−16\sLUFS/)).toBeVisible();
    await expect(canvas.getByText('WAVE · PCM · 19:18 · 44,1 кГц, моно')).toBeVisible();
  },
});

export const Loud = meta.story({
  tags: ['picture'],
  args: { look: { ...fineLook, sound: { ...fineSound, loudness: -8.1, truePeak: 0.4 } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Громко: −8 LUFS')).toBeVisible();
    await expect(canvas.getByText('Пики у самого предела: 0,4 дБ')).toBeVisible();
  },
});

export const Clipped = meta.story({
  tags: ['picture'],
  args: { look: { ...fineLook, sound: { ...fineSound, truePeak: 1.1, clips: 23, firstClipSec: 63.2 } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Звук перегружен: 23 места, первое на 1:03')).toBeVisible();
  },
});

export const Silence = meta.story({
  tags: ['picture'],
  args: { look: { ...fineLook, sound: { ...fineSound, silenceStartSec: 9.1, silenceEndSec: 31 } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Тишина в начале: 9 с')).toBeVisible();
    await expect(canvas.getByText('Тишина в конце: 31 с')).toBeVisible();
  },
});

/** The wrong microphone was on. */
export const AllSilent = meta.story({
  tags: ['picture'],
  args: { look: { ...fineAudio, sound: { ...fineSound, loudness: null, samplePeak: null, truePeak: null } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('В записи ничего не слышно')).toBeVisible();
  },
});

export const NoSound = meta.story({
  tags: ['picture'],
  args: { look: { ...fineLook, audio: null, sound: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('В видео нет звука')).toBeVisible();
  },
});

export const UnplayableCodec = meta.story({
  tags: ['picture'],
  args: {
    look: {
      ...fineLook,
      container: 'QuickTime File Format',
      video: { codec: 'prores', plays: 'nowhere' },
      audio: { codec: 'dts', plays: 'nowhere', channels: 6, sampleRate: 48_000 },
      sound: null,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Видео не откроется в браузере: ProRes')).toBeVisible();
    await expect(canvas.getByText('Звук не откроется в браузере: DTS')).toBeVisible();
  },
});

/** HEVC of a phone: this browser can, another cannot. */
export const NotEverywhere = meta.story({
  tags: ['picture'],
  args: { look: { ...fineLook, video: { codec: 'hevc', plays: 'here' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Видео откроется не у всех: HEVC')).toBeVisible();
  },
});

export const LowResolution = meta.story({
  tags: ['picture'],
  args: { look: { ...fineLook, width: 640, height: 360 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Мелкий кадр: 640×360')).toBeVisible();
  },
});

/** All at once, on a phone. */
export const LongWords = meta.story({
  tags: ['picture'],
  globals: { viewport: { value: 'phone' } },
  args: {
    look: {
      ...fineLook,
      width: 640,
      height: 360,
      video: { codec: 'hevc', plays: 'here' },
      sound: {
        ...fineSound,
        loudness: -31.2,
        clips: 1200,
        firstClipSec: 3601,
        silenceStartSec: 12,
        silenceEndSec: 60,
      },
    },
  },
  play: expectToFit,
});
