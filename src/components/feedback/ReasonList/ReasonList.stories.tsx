import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { ReasonList } from './ReasonList.tsx';

const meta = preview.meta({
  component: ReasonList,
  args: {
    glyph: 'attention' as const,
    items: [
      { id: '1', name: 'zarya-2026.txt', reason: 'Такие файлы не загружаются' },
      { id: '2', name: 'Утренняя практика', reason: 'Лекция стоит в опубликованном курсе' },
    ],
  },
});

/** Each name stands with its reason. */
export const Named = meta.story({
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('listitem');
    await expect(first).toHaveTextContent('zarya-2026.txtТакие файлы не загружаются');
    await expect(second).toHaveTextContent('Утренняя практикаЛекция стоит в опубликованном курсе');
  },
});

const long = 'zapis-efira-2026-11-30-polnaya-versiya-bez-montazha-i-sokrashcheniy-dlya-arkhiva.mov';

/** Both glyphs, and a name that is one long word. */
export const Grid = meta.story({
  tags: ['picture', 'picture-dark'],
  render: ({ items }) => (
    <div style={{ display: 'grid', gap: 32, width: 320 }}>
      <ReasonList glyph="attention" items={[...items, { id: '3', name: long, reason: 'Файл пустой' }]} />
      <ReasonList glyph="failed" items={items} />
    </div>
  ),
});
