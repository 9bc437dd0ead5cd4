import { Plus, Presentation, RefreshCw, Search } from 'lucide-react';
import { expect } from 'storybook/test';
import { Button } from '#components/primitives/Button/Button.tsx';
import { expectToFit } from '#storybook/fits.ts';
import preview from '#storybook/preview.tsx';
import { color } from '#theme/tokens.ts';
import { Block, type BlockProps } from './Block.tsx';

const empty: BlockProps = {
  icon: <Presentation size={24} strokeWidth={1.5} color={color.kLecture} aria-hidden />,
  title: 'Здесь будут лекции',
  children: 'Видео или\u00A0запись голоса, которую можно продавать отдельно и\u00A0ставить в\u00A0курсы',
  action: <Button icon={<Plus size={16} strokeWidth={1.5} aria-hidden />}>Новая лекция</Button>,
};

const failed: BlockProps = {
  tone: 'bad',
  icon: undefined,
  title: 'Список не\u00A0открылся',
  children: 'Платформа не\u00A0ответила. Фильтры на\u00A0месте',
  action: <Button icon={<RefreshCw size={16} strokeWidth={1.5} aria-hidden />}>Повторить</Button>,
};

const noResults: BlockProps = {
  icon: <Search size={24} strokeWidth={1.5} aria-hidden />,
  title: 'Ничего не\u00A0найдено',
  children: 'По\u00A0запросу «дыхние» и\u00A0двум фильтрам',
  action: <Button>Сбросить фильтры</Button>,
};

const meta = preview.meta({ component: Block, args: empty });

export const Empty = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Здесь будут лекции' })).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
});

export const LongWords = meta.story({
  tags: ['picture'],
  globals: { viewport: { value: 'phone' } },
  args: {
    ...noResults,
    children: 'По\u00A0запросу «превысокомногорассмотрительствующийсамосострадательностью»',
  },
  play: expectToFit,
});

export const Failed = meta.story({
  tags: ['picture'],
  args: failed,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Список не открылся');
  },
});

export const NotFound = meta.story({
  args: {
    icon: undefined,
    title: 'Такой страницы нет',
    children: 'Возможно, она переехала или\u00A0её удалили',
    action: <Button>{'На\u00A0главную'}</Button>,
    headingLevel: 1,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
  },
});

/** The three of a list, side by side. */
export const Grid = meta.story({
  tags: ['picture', 'picture-dark'],
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(180px, 1fr))', gap: 40 }}>
      <Block {...empty} />
      <Block {...noResults} />
      <Block {...failed} />
    </div>
  ),
});
