import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { Funnel } from './Funnel.tsx';

const meta = preview.meta({
  component: Funnel,
  args: {
    label: 'Путь по\u00A0реферальной ссылке',
    steps: [
      { id: 'open', label: 'Открыли ссылку', value: 1_420 },
      { id: 'joined', label: 'Зарегистрировались', value: 312 },
      { id: 'bought', label: 'Купили', value: 96 },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 360 }}>
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story({
  tags: ['picture', 'picture-dark'],
  play: async ({ canvas }) => {
    const steps = canvas.getAllByRole('listitem');
    await expect(steps[0]).toHaveTextContent(/^Открыли ссылку1\s420$/);
    await expect(steps[1]).toHaveTextContent(/22\s% от\sпрошлого шага$/);
    await expect(steps[2]).toHaveTextContent(/30,8\s% от\sпрошлого шага$/);
  },
});

/** Nobody came: no shares of nothing. */
export const Empty = meta.story({
  tags: ['picture'],
  args: {
    steps: [
      { id: 'open', label: 'Открыли ссылку', value: 0 },
      { id: 'bought', label: 'Купили', value: 0 },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/прошлого шага/)).toBeNull();
  },
});
