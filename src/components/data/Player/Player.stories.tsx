import { useState } from 'react';
import { expect, fn, userEvent, waitFor, type within } from 'storybook/test';
import styled from 'styled-components';
import preview from '#storybook/preview.tsx';
import { realKeys } from '#storybook/realKeys.ts';
import { color, space } from '#theme/tokens.ts';
import audio from './fixtures/meditation.m4a?inline';
import video from './fixtures/lecture.mp4?inline';
import { Player, type PlayerProps } from './Player.tsx';

type Canvas = Pick<ReturnType<typeof within>, 'getByRole'>;

const meta = preview.meta({
  component: Player,
  args: { src: video, kind: 'video' as PlayerProps['kind'], title: 'Голос и диафрагма' },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 728 }}>
        <Story />
      </div>
    ),
  ],
});

function elementOf(canvasElement: HTMLElement): HTMLVideoElement {
  const media = canvasElement.querySelector('video');
  if (media === null) throw new Error('No media');
  return media;
}

/** Waits until the file is there, then stands at `time`, s, so that every picture is of one frame. */
async function standAt(canvasElement: HTMLElement, time: number): Promise<void> {
  const media = elementOf(canvasElement);
  await waitFor(() => expect(media.readyState).toBeGreaterThanOrEqual(1));
  const seeked = new Promise((resolve) => media.addEventListener('seeked', resolve, { once: true }));
  media.currentTime = time;
  await seeked;
  await waitFor(() => expect(media.buffered.end(media.buffered.length - 1)).toBeGreaterThan(1.9));
}

const SaidHere = styled.p`
  padding: 2px ${space[2]};
  background: ${color.mediaScrim};
  color: ${color.onMedia};
  text-align: center;
`;

const MarkHere = styled.i`
  position: absolute;
  top: calc(50% - 7px);
  width: 4px;
  height: 14px;
  background: ${color.onMedia};
`;

/** Two seconds of a tone, 16 bits. */
function tone(loudness: number): string {
  const rate = 8000;
  const samples = Int16Array.from({ length: 2 * rate }, (_, at) => Math.sin(at / 4) * loudness * 32_767);
  const head = new DataView(new ArrayBuffer(44));
  const put = (at: number, letters: string) =>
    [...letters].forEach((letter, index) => head.setUint8(at + index, letter.charCodeAt(0)));
  put(0, 'RIFF');
  head.setUint32(4, 36 + samples.byteLength, true);
  put(8, 'WAVEfmt ');
  head.setUint32(16, 16, true);
  head.setUint16(20, 1, true);
  head.setUint16(22, 1, true);
  head.setUint32(24, rate, true);
  head.setUint32(28, rate * 2, true);
  head.setUint16(32, 2, true);
  head.setUint16(34, 16, true);
  put(36, 'data');
  head.setUint32(40, samples.byteLength, true);
  return URL.createObjectURL(new Blob([head.buffer, samples.buffer], { type: 'audio/wav' }));
}

function Quietly(props: PlayerProps) {
  const [src] = useState(() => tone(0.004));
  return <Player {...props} src={src} />;
}

const seekOf = (canvas: Canvas) => canvas.getByRole('slider', { name: 'Перемотка' });

export const Default = meta.story({
  tags: ['picture', 'picture-dark'],
  play: async ({ canvas, canvasElement }) => {
    await standAt(canvasElement, 1);
    await expect(canvas.getByRole('region', { name: 'Голос и диафрагма' })).toBeVisible();
    await waitFor(() => expect(seekOf(canvas)).toHaveAttribute('aria-valuetext', '0:01 из 0:02'));
    await expect(canvas.getByRole('button', { name: 'Воспроизвести' })).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: 'Скорость' })).toHaveDisplayValue('1×');
  },
});

/** A quiet recording is drawn by its own measure, and told to be quiet. */
export const QuietAudio = meta.story({
  args: { kind: 'audio' as const, src: '' },
  render: (args) => <Quietly {...args} />,
  play: async ({ canvas, canvasElement }) => {
    await standAt(canvasElement, 1);
    await expect(await canvas.findByText(/^Тихая запись/)).toBeVisible();
    const wave = await waitFor(() => {
      const drawn = canvasElement.querySelector<HTMLElement>('[data-waveform="drawn"] path');
      if (drawn === null) throw new Error('No waveform yet');
      return drawn;
    });
    await expect(wave.getBoundingClientRect().height).toBeGreaterThan(40);
  },
});

/** What is said stands over the picture until its button hides it; what stands on the line is found between its controls. */
export const Captioned = meta.story({
  tags: ['picture', 'picture-phone'],
  args: {
    captions: (
      <SaidHere>Сядьте удобно, стопы на полу. Вдох на&nbsp;четыре счёта, выдох на&nbsp;семь.</SaidHere>
    ),
    marks: [0.3, 0.72].map((at) => <MarkHere key={at} style={{ left: `${at * 100}%` }} />),
  },
  play: async ({ canvas, canvasElement }) => {
    await standAt(canvasElement, 1);
    const said = canvas.getByText(/^Сядьте удобно/);
    await expect(said).toBeVisible();
    const shown = canvas.getByRole('button', { name: 'Субтитры', pressed: true });
    await expect(said.getBoundingClientRect().bottom).toBeLessThan(shown.getBoundingClientRect().top);
    await userEvent.click(shown);
    await expect(said).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Субтитры', pressed: false }));
    await expect(canvas.getByText(/^Сядьте удобно/)).toBeVisible();
    await waitFor(() => expect(seekOf(canvas)).toHaveAttribute('aria-valuetext', '0:01 из 0:02'));
  },
});

/** The sound is off here, since a browser plays nothing aloud before a real press. */
export const Playing = meta.story({
  play: async ({ canvas, canvasElement }) => {
    const media = elementOf(canvasElement);
    await standAt(canvasElement, 0);
    await userEvent.click(canvas.getByRole('button', { name: 'Выключить звук' }));
    await expect(await canvas.findByRole('button', { name: 'Включить звук' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Воспроизвести' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Пауза' }));
    await expect(media.paused).toBe(true);
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Скорость' }), '1,25×');
    await expect(media.playbackRate).toBe(1.25);
    await standAt(canvasElement, 1);
    await waitFor(() => expect(canvas.getByRole('combobox')).toHaveDisplayValue('1,25×'));
  },
});

export const Keyboard = meta.story({
  play: async ({ canvas, canvasElement }) => {
    const media = elementOf(canvasElement);
    await standAt(canvasElement, 1);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Воспроизвести' })).toHaveFocus();
    await userEvent.tab();
    await expect(seekOf(canvas)).toHaveFocus();

    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(seekOf(canvas)).toHaveAttribute('aria-valuetext', '0:02 из 0:02'));
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(media.currentTime).toBe(0));
    await userEvent.keyboard('l');
    await waitFor(() => expect(media.currentTime).toBe(media.duration));
    await userEvent.keyboard('j');
    await waitFor(() => expect(media.currentTime).toBe(0));

    await userEvent.keyboard('m');
    await expect(media.muted).toBe(true);
    await userEvent.keyboard(' ');
    await canvas.findByRole('button', { name: 'Пауза' });
    await userEvent.keyboard('k');
    await canvas.findByRole('button', { name: 'Воспроизвести' });

    await userEvent.tab();
    await userEvent.tab();
    const volume = canvas.getByRole('slider', { name: 'Громкость' });
    await expect(volume).toHaveFocus();
    await standAt(canvasElement, 1);
    await userEvent.keyboard('{ArrowRight}');
    await expect(media.currentTime).toBe(1);
    await userEvent.tab();
    await expect(canvas.getByRole('combobox', { name: 'Скорость' })).toHaveFocus();
    const keys = await realKeys();
    await keys?.keyboard('{ArrowDown}');
    await waitFor(() => expect(media.playbackRate).toBe(keys === null ? 1 : 1.25));
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Во весь экран' })).toHaveFocus();
  },
});

/** What is known of the length stands there before the file has said its own. */
export const Loading = meta.story({
  tags: ['picture'],
  args: { src: '', duration: 2282 },
  play: async ({ canvas }) => {
    await expect(seekOf(canvas)).toHaveAttribute('aria-valuetext', '0:00 из 38:02');
  },
});

const broken = 'data:video/mp4;base64,AAAA';

export const Failed = meta.story({
  tags: ['picture'],
  args: { src: broken, onError: fn() },
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Повторить' })).toBeVisible();
    await expect(canvas.getByRole('alert')).toHaveTextContent('Видео не открылось');
    await expect(args.onError).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('slider')).toBeNull();
  },
});

/** The file is whole by the time that the author tries again. */
function Mended(props: PlayerProps) {
  const [src, setSrc] = useState(broken);
  return (
    <div onClickCapture={() => setSrc(video)}>
      <Player {...props} src={src} />
    </div>
  );
}

export const TriedAgain = meta.story({
  render: (args) => <Mended {...args} />,
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Повторить' }));
    await expect(await canvas.findByRole('button', { name: 'Воспроизвести' })).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Голос и диафрагма' })).toHaveFocus();
    await standAt(canvasElement, 1);
  },
});

export const Audio = meta.story({
  tags: ['picture'],
  args: { src: audio, kind: 'audio', title: 'Лес после дождя' },
  play: async ({ canvas, canvasElement }) => {
    await standAt(canvasElement, 1);
    await waitFor(() => expect(seekOf(canvas)).toHaveAttribute('aria-valuetext', '0:01 из 0:02'));
    await expect(canvas.queryByRole('button', { name: 'Во весь экран' })).toBeNull();
  },
});

export const AudioFailed = meta.story({
  tags: ['picture'],
  args: { src: 'data:audio/mp4;base64,AAAA', kind: 'audio', title: 'Лес после дождя' },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Повторить' });
    await expect(canvas.getByRole('alert')).toHaveTextContent('Запись не открылась');
  },
});

/** Edge to edge on a phone: the sound and the speed are left to the device. */
export const Phone = meta.story({
  tags: ['picture'],
  args: { flush: true },
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    await standAt(canvasElement, 1);
    await waitFor(() => expect(seekOf(canvas)).toHaveAttribute('aria-valuetext', '0:01 из 0:02'));
    await expect(canvas.queryByRole('combobox', { name: 'Скорость' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Выключить звук' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Во весь экран' })).toBeVisible();
  },
});
