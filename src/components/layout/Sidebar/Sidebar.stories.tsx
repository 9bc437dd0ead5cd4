import { House } from 'lucide-react';
import { expect, fn, userEvent, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { sampleAuthor, sampleGroups, sampleMenu } from './samples.tsx';
import { Sidebar } from './Sidebar.tsx';

const meta = preview.meta({
  component: Sidebar,
  parameters: { frameWidth: 1040, layout: 'fullscreen' },
  args: {
    groups: sampleGroups,
    author: sampleAuthor,
    authorMenu: sampleMenu,
    onHide: fn(),
    hideLabel: 'Скрыть меню',
  },
  decorators: [(Story) => <div style={{ height: '100dvh' }}>{Story()}</div>],
});

export const Default = meta.story({
  tags: ['picture', 'picture-dark', 'picture-phone'],
  play: async ({ canvas, args }) => {
    const sections = within(canvas.getByRole('navigation', { name: 'Разделы' }));
    await expect(sections.getByRole('link', { current: 'page' })).toHaveTextContent('Лекции');
    await expect(sections.getByRole('link', { name: 'Публикации 2\u00A0ждут вас' })).toHaveAttribute(
      'href',
      '#/publications',
    );
    await expect(within(sections.getByRole('list', { name: 'Клиенты' })).getAllByRole('link')).toHaveLength(
      5,
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Скрыть меню' }));
    await expect(args.onHide).toHaveBeenCalledOnce();
  },
});

/** First day: nothing waits and nothing is counted; initials stand in for the picture. */
export const Empty = meta.story({
  args: {
    groups: sampleGroups.map(({ title, items }) => ({
      ...(title === undefined ? {} : { title }),
      items: items.map(({ count: _count, attention: _attention, ...item }) => item),
    })),
    author: { name: 'Анна Седова', note: 'Новый автор' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('АС')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Публикации' })).toBeVisible();
  },
});

export const LongWords = meta.story({
  tags: ['picture-phone'],
  args: {
    groups: [
      {
        items: [
          {
            id: 'long',
            label: 'Превысокомногорассмотрительствующийсамосострадательностью',
            href: '#/long',
            icon: <House strokeWidth={1.5} aria-hidden />,
            count: 1248,
            attention: true,
          },
        ],
      },
    ],
    author: {
      ...sampleAuthor,
      name: 'Константин-Александр Рождественский-Преображенский',
      note: 'Телесно-ориентированная психотерапия и дыхание',
    },
  },
});

/** A low window: the rows scroll under their fade, the foot stays. */
export const LowWindow = meta.story({
  tags: ['picture', 'picture-phone'],
  decorators: [(Story) => <div style={{ height: 420 }}>{Story()}</div>],
});

/** Tab brings every row into sight. */
export const Keyboard = meta.story({
  decorators: [(Story) => <div style={{ height: 420 }}>{Story()}</div>],
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Скрыть меню' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onHide).toHaveBeenCalledOnce();
    for (const link of canvas.getAllByRole('link')) {
      await userEvent.tab();
      await expect(link).toHaveFocus();
    }
    const last = canvas.getByRole('link', { name: 'Загрузки 2' });
    await expect(last).toHaveFocus();
    const foot = canvas.getByText('Марина Ветрова').getBoundingClientRect();
    await expect(last.getBoundingClientRect().bottom).toBeLessThan(foot.top);
  },
});

/** In the sheet of a phone: rows for fingers, and a cross that closes. */
export const Phone = meta.story({
  tags: ['picture'],
  globals: { viewport: { value: 'phone' } },
  decorators: [(Story) => <div style={{ width: 304, height: '100dvh' }}>{Story()}</div>],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('link', { name: 'Лекции' }).getBoundingClientRect().height).toBe(42);
    const hide = canvas.getByRole('button', { name: 'Скрыть меню' });
    await expect(hide.getBoundingClientRect().width).toBe(44);
    await userEvent.click(hide);
    await expect(args.onHide).toHaveBeenCalledOnce();
  },
});
