import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { expectToFit } from '#storybook/fits.ts';
import preview from '#storybook/preview.tsx';
import { UploadCard, type UploadCardProps, type UploadCardState } from './UploadCard.tsx';

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
  args: { state: 'paused', detail: 'На\u00A0паузе · 64\u00A0%', speed: undefined },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: `Продолжить «${name}»` }));
    await expect(args.onResume).toHaveBeenCalledOnce();
  },
});

export const Processing = meta.story({
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
  args: { state: 'done', detail: 'Готово, 38:02', speed: undefined, onOpen: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: `Открыть «${name}»` }));
    await expect(args.onOpen).toHaveBeenCalledOnce();
  },
});

export const Failed = meta.story({
  args: { state: 'error', value: 31, detail: 'Прервалась на\u00A031\u00A0%' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: `Повторить: «${name}»` }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

export const LongWords = meta.story({
  args: {
    name: 'Очень_длинное_название_записи_без_пробелов_дубль_двенадцатый_мастер.mov',
    state: 'error',
    value: 31,
    detail: 'Прервалась на\u00A031\u00A0%',
  },
  globals: { viewport: { value: 'phone' } },
  play: expectToFit,
});
