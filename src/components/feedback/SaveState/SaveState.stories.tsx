import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { SaveState } from './SaveState.tsx';

const meta = preview.meta({ component: SaveState, args: { state: 'saved' as const, time: '12:04' } });

export const Saved = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Сохранено 12:04');
  },
});

export const Unsaved = meta.story({
  args: { state: 'unsaved', note: 'Копия на\u00A0этом устройстве, 12:06' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Не сохранено$/);
    await expect(canvas.getByText('Копия на этом устройстве, 12:06')).toBeVisible();
  },
});

/** Every state, with a note and without. */
export const Grid = meta.story({
  tags: ['picture', 'picture-dark'],
  render: () => (
    <div style={{ display: 'grid', gap: 12 }}>
      {(['saved', 'unsaved', 'saving', 'failed'] as const).flatMap((state) => [
        <SaveState key={state} state={state} time="12:04" />,
        <SaveState
          key={`${state} note`}
          state={state}
          time="12:04"
          note={'Копия на\u00A0этом устройстве, 12:06'}
        />,
      ])}
    </div>
  ),
});
