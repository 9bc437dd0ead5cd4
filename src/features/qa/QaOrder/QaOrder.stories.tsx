import { expect, screen, userEvent } from 'storybook/test';
import type { QaEntry } from '#domain/qa/schema.ts';
import preview from '#storybook/preview.tsx';
import { QaOrder } from './QaOrder.tsx';

const entry = (orderNumber: number, question: string, status: string): QaEntry => ({
  id: `qa-${orderNumber}`,
  question,
  status,
  orderNumber,
});

const meta = preview.meta({
  component: QaOrder,
  args: {
    entries: [
      entry(2, 'Можно ли заниматься утром?', 'published'),
      entry(1, 'Сколько длится курс?', 'published'),
      entry(3, 'Нужен ли коврик?', 'unanswered'),
    ],
    hrefOf: ({ id }: { id: string }) => `/qa?open=${id}`,
  },
});

/** By the author's order, whatever the order they came in; the grip has a menu. */
export const Default = meta.story({
  tags: ['picture', 'picture-dark'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Сколько длится курс?',
      'Можно ли заниматься утром?',
      'Нужен ли коврик?',
    ]);
    await userEvent.click(canvas.getByRole('button', { name: 'Порядок: вопрос 3' }));
    await expect(await screen.findByRole('menuitem', { name: /^Ниже/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await userEvent.keyboard('{Escape}');
  },
});

/** Nothing is said of keys where there are none. */
export const Phone = meta.story({
  tags: ['picture'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Alt\s↑/)).not.toBeVisible();
  },
});
