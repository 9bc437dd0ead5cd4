import { expect } from 'storybook/test';
import { expectToFit } from '#storybook/fits.ts';
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

/** On a phone a name goes on in the next line, and its figure stays beside it. */
export const LongWords = meta.story({
  tags: ['picture'],
  globals: { viewport: { value: 'phone' } },
  args: {
    steps: [
      { id: 'open', label: 'Открыли ссылку из\u00A0письма о\u00A0том, что набор закрывается', value: 1_420 },
      { id: 'bought', label: 'Превысокомногорассмотрительствующийсамосострадательностью', value: 96 },
    ],
  },
  play: expectToFit,
});
