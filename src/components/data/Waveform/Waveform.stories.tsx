import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { barCount } from '#lib/peaks/peaks.ts';
import { stateful } from '#storybook/stateful.tsx';
import preview from '#storybook/preview.tsx';
import { Waveform } from './Waveform.tsx';

/** A voice with its pauses. */
const voice = Array.from(
  { length: barCount },
  (_, at) => Math.abs(Math.sin(at / 3) * Math.cos(at / 17)) * (at % 16 === 0 ? 0.1 : 0.9) + 0.05,
);

const Kept = stateful(Waveform, 'time', 'onSeek');

const meta = preview.meta({
  component: Waveform,
  args: {
    peaks: voice,
    time: 300,
    duration: 1441,
    label: 'Запись волной',
    onSeek: fn(),
    style: { height: 64 },
  },
  render: (args) => (
    <div data-theme="dark" style={{ padding: 16, background: 'var(--canvas)', maxWidth: 512 }}>
      <Kept {...args} />
    </div>
  ),
});

export const Default = meta.story({
  tags: ['picture', 'picture-dark'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('slider', { name: 'Запись волной' })).toHaveAttribute(
      'aria-valuetext',
      '5:00 из 24:01',
    );
  },
});

export const Keyboard = meta.story({
  play: async ({ canvas }) => {
    await userEvent.tab();
    const slider = canvas.getByRole('slider', { name: 'Запись волной' });
    await expect(slider).toHaveFocus();
    const stands = (text: string) =>
      waitFor(() => expect(slider).toHaveAttribute('aria-valuetext', `${text} из 24:01`));
    await userEvent.keyboard('{ArrowRight}');
    await stands('5:05');
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await stands('4:55');
    await userEvent.keyboard('{PageUp}');
    await stands('5:25');
    await userEvent.keyboard('{End}{ArrowRight}');
    await stands('24:01');
    await userEvent.keyboard('{Home}{PageDown}');
    await stands('0:00');
  },
});

/** The bars are not known yet: a line, which is a slider all the same. */
export const Loading = meta.story({
  tags: ['picture'],
  args: { peaks: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('slider', { name: 'Запись волной' })).toBeEnabled();
  },
});

/** Nothing is known of it: there is nowhere to go. */
export const Disabled = meta.story({
  args: { peaks: null, duration: 0, time: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('slider', { name: 'Запись волной' })).toBeDisabled();
  },
});
