import { expect, fn, userEvent } from 'storybook/test';
import { expectToFit } from '#storybook/fits.ts';
import preview from '#storybook/preview.tsx';
import { Readiness, type ReadinessItem } from './Readiness.tsx';

const onChoose = fn();

const items: ReadinessItem[] = [
  { id: 'media', label: 'Видео обработано', done: true, note: '38:02' },
  { id: 'cover', label: 'Обложка не\u00A0меньше 1280×720', done: true },
  { id: 'description', label: 'Описание от\u00A0200\u00A0знаков', done: true, note: '271' },
  { id: 'tags', label: 'Есть теги', done: true },
  { id: 'price', label: 'Цена указана', done: true },
  {
    id: 'language',
    label: 'Язык не\u00A0выбран',
    done: false,
    action: { label: 'Выбрать', onClick: onChoose },
  },
];

const meta = preview.meta({
  component: Readiness,
  args: { label: 'Готовность', items },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 336 }}>
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story({
  tags: ['picture', 'picture-dark'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Готовность' })).toHaveTextContent('5 из 6');
    await expect(canvas.getAllByRole('img', { name: 'Готово' })).toHaveLength(5);
  },
});

/** Only the lines that lead somewhere are stops. */
export const Keyboard = meta.story({
  play: async ({ canvas }) => {
    onChoose.mockClear();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Выбрать: Язык не\u00A0выбран' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(onChoose).toHaveBeenCalledOnce();
  },
});

export const AllDone = meta.story({
  tags: ['picture'],
  args: {
    items: items.map((item) => ({
      ...item,
      label: item.label.replace('не\u00A0выбран', 'выбран'),
      done: true,
      action: undefined,
    })),
  },
});

export const NothingDone = meta.story({
  tags: ['picture'],
  args: {
    items: items.map((item) => ({
      ...item,
      done: false,
      note: undefined,
      action: { label: 'К\u00A0полю', href: `#${item.id}` },
    })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'К\u00A0полю: Есть теги' })).toHaveAttribute(
      'href',
      '#tags',
    );
  },
});

/** In a sheet the heading stands outside; lines may be long. */
export const LongWords = meta.story({
  tags: ['picture'],
  globals: { viewport: { value: 'phone' } },
  args: {
    heading: 'hidden',
    items: items.map((item) => ({
      ...item,
      label: `${item.label}: превысокомногорассмотрительствующийсамосострадательностью`,
    })),
  },
  play: expectToFit,
});
