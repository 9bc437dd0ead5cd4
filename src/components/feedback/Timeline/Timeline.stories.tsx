import { expect } from 'storybook/test';
import { expectToFit } from '#storybook/fits.ts';
import preview from '#storybook/preview.tsx';
import { Timeline } from './Timeline.tsx';

const meta = preview.meta({
  component: Timeline,
  args: {
    label: 'История покупки',
    events: [
      {
        id: '2',
        glyph: 'live' as const,
        label: 'Оплачена',
        moment: '19\u00A0нояб., 20:14',
        at: '2026-11-19T17:14:00Z',
      },
      {
        id: '1',
        glyph: 'draft' as const,
        label: 'Ожидает оплаты',
        moment: '19\u00A0нояб., 20:11',
        at: '2026-11-19T17:11:00Z',
      },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 376 }}>
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story({
  tags: ['picture', 'picture-dark'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'История покупки' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent('Оплачена19 нояб., 20:14');
  },
});

export const Notes = meta.story({
  tags: ['picture'],
  args: {
    label: 'История публикации',
    events: [
      {
        id: '3',
        glyph: 'review',
        label: 'На\u00A0проверке',
        moment: 'Сегодня, 11:48',
        note: 'Ответ до\u00A021\u00A0нояб.',
      },
      {
        id: '2',
        glyph: 'attention',
        label: 'Нужны правки',
        moment: 'Вчера, 21:15',
        note: 'На\u00A0обложке мелкий текст: на\u00A0телефоне его не\u00A0прочесть. Увеличьте или уберите.',
      },
      { id: '1', glyph: 'draft', label: 'Черновик' },
    ],
  },
});

export const LongWords = meta.story({
  tags: ['picture'],
  globals: { viewport: { value: 'phone' } },
  args: {
    events: [
      {
        id: '1',
        glyph: 'attention',
        label: 'Превысокомногорассмотрительствующийсамосострадательностью',
        note: 'превысокомногорассмотрительствующийсамосострадательностью',
      },
    ],
  },
  play: expectToFit,
});
