import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { stateful } from '#storybook/stateful.tsx';
import preview from '#storybook/preview.tsx';
import { TrailerField } from './TrailerField.tsx';

const changed = fn();

const Kept = stateful(TrailerField, 'value', 'onChange');

const meta = preview.meta({
  component: TrailerField,
  args: { value: null, onChange: changed },
  render: (args) => <Kept {...args} />,
  beforeEach: () => void changed.mockClear(),
});

/** Found by typing among the author's videos. */
export const Default = meta.story({
  tags: ['picture', 'picture-dark'],
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('combobox', { name: 'Трейлер' }), 'telo');
    await userEvent.click(await screen.findByRole('option', { name: /telo-trailer/ }));
    await waitFor(() => expect(changed).toHaveBeenLastCalledWith('stream-course-telo'));
    await expect(canvas.getByRole('combobox', { name: 'Трейлер' })).toHaveValue('telo-trailer.mp4');
  },
});

/** The one that is set is called by its name. */
export const Chosen = meta.story({
  tags: ['picture'],
  args: { value: 'stream-course-telo' },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('combobox', { name: 'Трейлер' })).toHaveValue('telo-trailer.mp4'),
    );
  },
});

export const Invalid = meta.story({
  tags: ['picture'],
  args: { value: 'stream-course-telo', error: 'Не\u00A0нашли это видео' },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('combobox', { name: 'Трейлер' })).toHaveValue('telo-trailer.mp4'),
    );
    await expect(await canvas.findByRole('combobox')).toBeInvalid();
  },
});
