import { expect, fn, userEvent } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { Calm, Repeat, Section } from './Section.tsx';

const meta = preview.meta({
  component: Section,
  args: { title: 'Ближайшие 7\u00A0дней', children: <Calm>Ничего не&nbsp;запланировано.</Calm> },
});

export const Default = meta.story({
  tags: ['picture', 'picture-dark'],
  args: { link: { href: '/planner', text: 'Календарь' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: /^Ближайшие/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Календарь' })).toHaveAttribute('href', '/planner');
  },
});

const again = fn();

export const Failed = meta.story({
  tags: ['picture'],
  args: { children: <Repeat text="Не&nbsp;удалось прочитать" label="Повторить" onRepeat={again} /> },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Повторить' }));
    await expect(again).toHaveBeenCalled();
  },
});
