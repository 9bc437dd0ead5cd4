import { BookOpen } from 'lucide-react';
import type { MouseEvent } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { StatusOf } from '#components/feedback/StatusOf/StatusOf.tsx';
import preview from '#storybook/preview.tsx';
import { ProgramCard } from './ProgramCard.tsx';

const meta = preview.meta({
  component: ProgramCard,
  args: {
    program: { name: 'Тело без тревоги: восемь недель', imageId: 'image-telo' },
    href: '/courses/course-telo',
    icon: <BookOpen size={24} strokeWidth={1.5} aria-hidden />,
    status: <StatusOf kind="publication" status="published" size="small" />,
    note: '8\u00A0модулей',
    onMenu: fn((event: MouseEvent) => event.preventDefault()),
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 260 }}>
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story({
  tags: ['picture', 'picture-dark'],
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('link', { name: /Тело/ })).toHaveAttribute('href', '/courses/course-telo');
    await userEvent.click(canvas.getByRole('button', { name: /^Действия: Тело/ }));
    await userEvent.pointer({ keys: '[MouseRight]', target: canvas.getByText('Опубликована') });
    await expect(args.onMenu).toHaveBeenCalledTimes(2);
  },
});

/** Neither cover nor menu. */
export const Bare = meta.story({
  tags: ['picture'],
  args: { program: { name: 'Марафон тихого утра', imageId: null }, onMenu: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
});
