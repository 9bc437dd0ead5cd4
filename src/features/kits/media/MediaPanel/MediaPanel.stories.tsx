import { useEffect, useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import { MediaAdvice } from '#features/kits/media/MediaLook/MediaAdvice.tsx';
import { fineLook } from '#features/kits/media/MediaLook/sampleLooks.ts';
import preview from '#storybook/preview.tsx';
import { MediaPanel, type MediaPanelProps } from './MediaPanel.tsx';
import type { MediaView } from './mediaView.ts';
import { UploadingMedia, type UploadingMediaProps } from './UploadingMedia.tsx';

const media: MediaView = {
  title: 'Голос и диафрагма',
  name: 'golos-i-diafragma-master.mp4',
  kind: 'video',
  size: 1_524_713_390,
  width: 1920,
  height: 1080,
  durationSec: 2282,
  poster: undefined,
  status: 'processed',
  src: new URL('../../../../../platform/scenarios/media/2282.mp4', import.meta.url).href,
  lost: false,
  onRetry: fn(),
};

const onItsWay: UploadingMediaProps = {
  name: 'Плечи и шея, дубль 2.mp4',
  kind: 'video',
  state: 'progress',
  progress: 64,
  sentBytes: 1_267_015_352,
  size: 1_975_684_956,
  speed: 7_759_462,
  secondsLeft: 240,
  problem: null,
  onPause: fn(),
  onResume: fn(),
  onRetry: fn(),
  onCancel: fn(),
};

const args: MediaPanelProps = {
  media,
  upload: null,
  reading: false,
  problem: null,
  onPicked: fn(),
  onFrame: fn(),
};

// In less it is what a phone on its side shows.
const meta = preview.meta({ component: MediaPanel, args, parameters: { frameWidth: 800 } });

export const Default = meta.story({
  tags: ['picture', 'picture-dark'],
  play: async ({ canvas, args: given }) => {
    await expect(canvas.getByText('1,42 ГБ')).toBeVisible();
    await expect(canvas.getByText('38:02', { selector: 'dd' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Взять кадр для обложки' }));
    await expect(given.onFrame).toHaveBeenCalledWith(
      canvas.getByLabelText('Голос и диафрагма', { selector: 'video' }),
    );
  },
});

export const Empty = meta.story({
  tags: ['picture'],
  args: { media: null },
  play: async ({ canvas, args: given }) => {
    const input = canvas.getByLabelText<HTMLInputElement>(/видео или звук/, { selector: 'input' });
    const file = new File(['кадры'], 'lekciya.mp4', { type: 'video/mp4' });
    await userEvent.upload(input, file);
    await expect(given.onPicked).toHaveBeenCalledWith([{ file, handle: null }]);
  },
});

export const Reading = meta.story({
  tags: ['picture'],
  args: { media: null, reading: true },
});

export const Invalid = meta.story({
  tags: ['picture'],
  args: { media: null, problem: 'Это не видео и не звук. Подойдут MP4, MOV, WebM, MP3, M4A и WAV.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Это не видео и не звук/)).toBeVisible();
  },
});

export const Uploading = meta.story({
  tags: ['picture'],
  args: {
    media: null,
    upload: <UploadingMedia {...onItsWay} />,
    look: <MediaAdvice look={fineLook} progress={0.4} />,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/64\s%.+1,18\sиз\s1,84\sГБ.+ещё 4\sмин/)).toBeVisible();
    await expect(canvas.getByText(/^MP4 · H.264, AAC · 38:02 · 1920×1080/)).toBeVisible();
    await expect(canvas.getByText(/загрузка идёт сама/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Приостановить/ }));
    await expect(onItsWay.onPause).toHaveBeenCalledOnce();
  },
});

export const Paused = meta.story({
  tags: ['picture'],
  args: { media: null, upload: <UploadingMedia {...onItsWay} state="paused" speed={null} /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Загрузка стоит, пока вы\sеё не\sпродолжите/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Продолжить/ }));
    await expect(onItsWay.onResume).toHaveBeenCalledOnce();
  },
});

export const Queued = meta.story({
  tags: ['picture'],
  args: { media: null, upload: <UploadingMedia {...onItsWay} state="queued" progress={0} sentBytes={0} /> },
});

/** What an upload waits for is said of it, and not that it goes on by itself. */
export const Waiting = meta.story({
  render: () => (
    <>
      <UploadingMedia {...onItsWay} state="waitingNetwork" />
      <UploadingMedia {...onItsWay} state="waitingFile" />
      <UploadingMedia {...onItsWay} state="processing" />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/продолжится сама, когда вернётся сеть/)).toBeVisible();
    await expect(canvas.getByText(/продолжится, когда вы\sдадите файл/)).toBeVisible();
    await expect(canvas.getByText(/запись появится здесь сама/)).toBeVisible();
    await expect(canvas.queryByText(/загрузка идёт сама/)).toBeNull();
  },
});

export const UploadFailed = meta.story({
  tags: ['picture'],
  args: {
    media: null,
    upload: (
      <UploadingMedia
        {...onItsWay}
        state="error"
        progress={31}
        problem="Нет связи. Загрузка продолжится с 31 %."
      />
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Повторить/ }));
    await expect(onItsWay.onRetry).toHaveBeenCalledOnce();
  },
});

/** A panel that sends the file that it is given. What stops the upload stands for its end here. */
function Sends() {
  const [step, setStep] = useState<'empty' | 'sent' | 'processed' | 'there'>('empty');
  useEffect(() => {
    if (step !== 'processed') return;
    const timer = setTimeout(() => setStep('there'), 50);
    return () => clearTimeout(timer);
  }, [step]);
  const state = step === 'sent' ? 'progress' : 'processing';
  return (
    <MediaPanel
      {...args}
      media={step === 'there' ? media : null}
      upload={
        step === 'empty' ? null : (
          <UploadingMedia {...onItsWay} state={state} onPause={() => setStep('processed')} />
        )
      }
      onPicked={() => setStep('sent')}
    />
  );
}

/** Who chooses a file by keys stays with it all the way to its player, and is never left at the top of the page. */
export const FocusStays = meta.story({
  render: () => <Sends />,
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: /^Выбрать файл/ }).focus();
    const input = canvas.getByLabelText<HTMLInputElement>(/видео или звук/, { selector: 'input' });
    fireEvent.change(input, {
      target: { files: [new File(['кадры'], 'lekciya.mp4', { type: 'video/mp4' })] },
    });
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Приостановить/ })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Видео или звук' })).toHaveFocus());
    await canvas.findByRole('button', { name: 'Воспроизвести' });
    await expect(canvas.getByRole('region', { name: 'Видео или звук' })).toHaveFocus();
  },
});

/** The old media stays until the new one is there. */
export const Replacing = meta.story({
  tags: ['picture'],
  args: { upload: <UploadingMedia {...onItsWay} /> },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Заменить' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Взять кадр для обложки' })).toBeVisible();
  },
});

export const Loading = meta.story({
  tags: ['picture'],
  args: { media: 'loading' },
});

export const Processing = meta.story({
  tags: ['picture'],
  args: { media: { ...media, status: 'uploaded', src: null, width: null, height: null, durationSec: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Обрабатывается')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /кадр/ })).toBeNull();
  },
});

export const Failed = meta.story({
  tags: ['picture'],
  args: { media: { ...media, status: 'failed', src: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/не\s+смогла обработать/);
    await expect(canvas.getByRole('button', { name: 'Заменить' })).toBeVisible();
  },
});

/** The file is there, the address is not. */
export const Lost = meta.story({
  tags: ['picture'],
  args: { media: { ...media, src: null, lost: true } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Повторить' }));
    await expect(media.onRetry).toHaveBeenCalledOnce();
  },
});

export const UnknownState = meta.story({
  tags: ['picture'],
  args: { media: { ...media, status: 'quarantined', src: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('quarantined')).toBeVisible();
  },
});

export const Audio = meta.story({
  tags: ['picture'],
  args: {
    media: { ...media, kind: 'audio', name: 'Лес после дождя, мастер.wav', width: null, height: null },
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /кадр/ })).toBeNull();
  },
});

export const LongName = meta.story({
  tags: ['picture'],
  args: { media: { ...media, name: `${'очень_длинное_имя_файла_без_пробелов_'.repeat(4)}.mp4` } },
});

/** A panel whose media is read when the author presses the button. */
function Arrives() {
  const [step, setStep] = useState<MediaPanelProps['media']>('loading');
  return (
    <>
      <MediaPanel {...args} media={step} />
      <button type="button" onClick={() => setStep({ ...media, src: null })}>
        Открыть
      </button>
      <button type="button" onClick={() => setStep(media)}>
        Показать
      </button>
    </>
  );
}

/** What stands under a media does not move when it is read, nor when its picture comes. */
export const PhoneArrives = meta.story({
  globals: { viewport: { value: 'phone' } },
  render: () => <Arrives />,
  play: async ({ canvas }) => {
    const panel = canvas.getByRole('region', { name: 'Видео или звук' });
    const { height } = panel.getBoundingClientRect();
    const frame = canvas.getByRole('button', { name: /^Кадр на\s+обложку$/ });
    await expect(frame).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Открыть' }));
    await expect(frame).toBeDisabled();
    await expect(panel.getBoundingClientRect().height).toBe(height);
    await userEvent.click(canvas.getByRole('button', { name: 'Показать' }));
    await canvas.findByRole('button', { name: 'Воспроизвести' });
    await expect(frame).toBeEnabled();
    await expect(panel.getBoundingClientRect().height).toBe(height);
  },
});

export const Phone = meta.story({
  tags: ['picture'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^Кадр на\s+обложку$/ })).toBeVisible();
  },
});
