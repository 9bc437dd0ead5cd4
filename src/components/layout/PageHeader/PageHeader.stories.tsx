import { Download, Plus } from 'lucide-react';
import { expect } from 'storybook/test';
import { Button } from '#components/primitives/Button/Button.tsx';
import { expectToFit } from '#storybook/fits.ts';
import preview from '#storybook/preview.tsx';
import { PageHeader } from './PageHeader.tsx';

const actions = (
  <>
    <Button variant="quiet" icon={<Download size={16} strokeWidth={1.5} aria-hidden />}>
      Выгрузить CSV
    </Button>
    <Button icon={<Plus size={16} strokeWidth={1.5} aria-hidden />}>Новая лекция</Button>
  </>
);

const states = (
  <>
    <span>Черновик</span>
    <span>Не сохранено</span>
    <span>Копия на этом устройстве, 12:06</span>
  </>
);

const meta = preview.meta({ component: PageHeader, args: { title: 'Лекции' } });

export const Default = meta.story({
  tags: ['picture', 'picture-dark'],
  args: { actions },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Лекции' })).toBeVisible();
  },
});

export const WithCount = meta.story({
  tags: ['picture'],
  args: { title: 'Загрузки', count: '1 из 4' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Загрузки 1 из 4' })).toBeVisible();
  },
});

export const WithMeta = meta.story({
  tags: ['picture'],
  args: {
    title: 'Голос и диафрагма: как выдох возвращает опору',
    meta: states,
    actions: (
      <Button variant="primary" keys="Ctrl S">
        Сохранить
      </Button>
    ),
  },
});

export const LongTitle = meta.story({
  tags: ['picture'],
  args: {
    title:
      'Тело без тревоги: восемь недель телесной практики для тех, кто долго держался и теперь хочет отпустить плечи, челюсть и дыхание',
    meta: states,
    actions,
  },
});

/** As wide as the content of a small tablet: the name of a list is short, and its buttons stay beside it. */
export const Tablet = meta.story({
  args: { title: 'Публикации', count: 64, actions },
  render: (args) => (
    <div style={{ width: 640 }}>
      <PageHeader {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading', { level: 1 }).getBoundingClientRect();
    const button = canvas.getByRole('button', { name: 'Новая лекция' }).getBoundingClientRect();
    await expect(button.top).toBeLessThan(title.bottom);
  },
});

export const Phone = meta.story({
  tags: ['picture'],
  globals: { viewport: { value: 'phone' } },
  args: { actions },
});

export const PhoneEntity = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: { title: 'Голос и\u00A0диафрагма: как выдох возвращает опору', meta: states },
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading', { level: 1 });
    await expect(getComputedStyle(title).fontSize).toBe('20px');
  },
});

export const LongWords = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: { title: 'Высокопревосходительствующий рентгеноэлектрокардиографический', meta: states },
  play: expectToFit,
});
