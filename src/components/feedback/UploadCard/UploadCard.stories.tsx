import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { PartsBar } from '#components/feedback/PartsBar/PartsBar.tsx';
import { expectToFit } from '#storybook/fits.ts';
import preview from '#storybook/preview.tsx';
import { UploadCard, type UploadCardProps } from './UploadCard.tsx';
import type { UploadCardState } from './uploadCardState.ts';

const name = 'Плечи и\u00A0шея, дубль\u00A02.mp4';

const meta = preview.meta({
  component: UploadCard,
  args: {
    name,
    kind: 'video' as const,
    state: 'progress' as const,
    value: 64,
    detail: '64\u00A0% · 1,18\u00A0из\u00A01,84\u00A0ГБ',
    speed: '7,4\u00A0МБ/с',
    onPause: fn(),
    onResume: fn(),
    onRetry: fn(),
    onCancel: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 336 }}>
        <Story />
      </div>
    ),
  ],
});

export const Progress = meta.story({
  tags: ['picture'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: `Загрузка файла «${name}»` })).toHaveAttribute(
      'aria-valuenow',
      '64',
    );
  },
});

function Going(props: UploadCardProps) {
  const [state, setState] = useState<UploadCardState>('error');
  return (
    <UploadCard
      {...props}
      state={state}
      onRetry={() => setState('progress')}
      onPause={() => setState('paused')}
      onResume={() => setState('progress')}
    />
  );
}

/** What a press changes into keeps the focus. */
export const Keyboard = meta.story({
  render: (args) => <Going {...args} />,
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: `Повторить: «${name}»` })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: `Приостановить «${name}»` })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: `Продолжить «${name}»` })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: `Отменить загрузку «${name}»` })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
});

export const Paused = meta.story({
  tags: ['picture'],
  args: { state: 'paused', detail: 'На\u00A0паузе · 64\u00A0%', speed: undefined },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: `Продолжить «${name}»` }));
    await expect(args.onResume).toHaveBeenCalledOnce();
  },
});

export const Queued = meta.story({
  tags: ['picture'],
  args: { state: 'queued', value: 0, detail: 'Ждёт очереди', speed: undefined },
  play: async ({ args, canvas }) => {
    await expect(canvas.queryByRole('progressbar')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: `Приостановить «${name}»` }));
    await expect(args.onPause).toHaveBeenCalledOnce();
  },
});

/** It goes on by itself once there is a network. */
export const Offline = meta.story({
  tags: ['picture'],
  args: { state: 'offline', detail: 'Ждёт сети · 64\u00A0%', speed: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ждёт сети · 64 %')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Повторить/ })).toBeNull();
  },
});

const choose = fn();

/** The page was loaded again, and the browser has let go of the file. */
export const NeedsFile = meta.story({
  tags: ['picture'],
  args: {
    state: 'needsFile',
    detail: 'Ждёт файла · 64\u00A0%',
    speed: undefined,
    action: { label: 'Выбрать файл', name: `Выбрать файл «${name}»`, onClick: choose },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: `Выбрать файл «${name}»` }));
    await expect(choose).toHaveBeenCalledOnce();
  },
});

/** By parts, where there is room to show them. */
export const ByParts = meta.story({
  args: {
    bar: (
      <PartsBar
        size={52_428_800}
        partSize={5_242_880}
        kept={[[0, 31_457_279]]}
        flying={[{ first: 31_457_280, last: 36_700_159, sent: 2_000_000 }]}
        label={`Загрузка файла «${name}»`}
      />
    ),
  },
});

export const Processing = meta.story({
  tags: ['picture'],
  args: {
    kind: 'audio',
    name: 'Лес после дождя, мастер.wav',
    state: 'processing',
    detail: 'Загружено, обрабатывается',
    speed: undefined,
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByRole('status', { name: /Обрабатывается/ })).toBeVisible();
  },
});

export const Done = meta.story({
  tags: ['picture'],
  args: { state: 'done', detail: 'Готово, 38:02', speed: undefined, onOpen: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: `Открыть «${name}»` }));
    await expect(args.onOpen).toHaveBeenCalledOnce();
  },
});

export const Failed = meta.story({
  tags: ['picture', 'picture-dark'],
  args: { state: 'error', value: 31, detail: 'Прервалась на\u00A031\u00A0%' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: `Повторить: «${name}»` }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

export const LongWords = meta.story({
  tags: ['picture'],
  args: {
    name: 'Очень_длинное_название_записи_без_пробелов_дубль_двенадцатый_мастер.mov',
    state: 'error',
    value: 31,
    detail: 'Прервалась на\u00A031\u00A0%',
  },
  globals: { viewport: { value: 'phone' } },
  play: expectToFit,
});
