import { expect } from 'storybook/test';
import { expectToFit } from '#storybook/fits.ts';
import preview from '#storybook/preview.tsx';
import { Segments, type SegmentStep } from './Segments.tsx';

const publication: SegmentStep[] = [
  { label: 'Черновик', state: 'current' },
  { label: 'Проверка', state: 'todo' },
  { label: 'Одобрена', state: 'todo' },
  { label: 'В\u00A0каталоге', state: 'todo' },
];

const save: SegmentStep[] = [
  { label: 'Новый модуль', note: 'Плечи и\u00A0шея', state: 'done' },
  { label: 'Название', note: 'модуля\u00A02', state: 'done' },
  { label: 'Новая лекция', note: 'Дыхание 4–7–8', state: 'done' },
  { label: 'Изменения', note: 'Голос и\u00A0диафрагма', state: 'current', value: 45 },
  { label: 'Вложение', note: 'Схема мышц.png', state: 'todo' },
  { label: 'Перенос', note: 'Растяжка у\u00A0стены', state: 'todo' },
  { label: 'Порядок', note: 'модулей', state: 'todo' },
];

const meta = preview.meta({ component: Segments, args: { steps: publication, label: 'Путь публикации' } });

/** The line of a publication, as wide as the rail. */
export const Default = meta.story({
  tags: ['picture'],
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 336 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const steps = canvas.getAllByRole('listitem');
    await expect(canvas.getByRole('list', { name: 'Путь публикации' })).toBeVisible();
    await expect(steps[0]).toHaveAttribute('aria-current', 'step');
    await expect(steps[0]).toHaveTextContent('сейчас');
    await expect(steps[1]).not.toHaveAttribute('aria-current');
  },
});

/** A publication and a save: all done, on the way with what each step touches, and without words. */
export const Grid = meta.story({
  tags: ['picture', 'picture-dark'],
  render: () => (
    <div style={{ display: 'grid', gap: 32 }}>
      <Segments label="Пройдено" steps={publication.map((step) => ({ ...step, state: 'done' as const }))} />
      <Segments label="Сохранение" steps={save} size="regular" />
      <Segments label="Сохранение без слов" steps={save} size="regular" labels="hidden" />
    </div>
  ),
});

export const LongWords = meta.story({
  tags: ['picture'],
  globals: { viewport: { value: 'phone' } },
  args: {
    steps: save.map((step) => ({
      ...step,
      note: 'превысокомногорассмотрительствующийсамосострадательностью',
    })),
    label: 'Сохранение',
  },
  play: expectToFit,
});

export const Failed = meta.story({
  args: {
    steps: save.map((step) => (step.state === 'current' ? { ...step, state: 'failed' as const } : step)),
    label: 'Сохранение',
    size: 'regular',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Изменения').closest('li')).toHaveAttribute('aria-current', 'step');
  },
});
