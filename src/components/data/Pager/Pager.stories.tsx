import { expect, fn, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { LoadMore, ShownOf } from './Pager.tsx';

const meta = preview.meta({ component: LoadMore, args: { label: 'Показать ещё', onMore: fn() } });

/** The foot of the list is in sight: the next page is asked for, once. */
export const Default = meta.story({
  tags: ['picture', 'picture-dark'],
  play: async ({ args }) => {
    await waitFor(() => expect(args.onMore).toHaveBeenCalledOnce());
  },
});

export const Keyboard = meta.story({
  play: async ({ args, canvas }) => {
    await waitFor(() => expect(args.onMore).toHaveBeenCalledOnce());
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Показать ещё' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onMore).toHaveBeenCalledTimes(2);
  },
});

/** Far below the window nothing is asked for. */
export const FarBelow = meta.story({
  decorators: [
    (Story) => (
      <div style={{ paddingTop: 3000 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ args, canvas }) => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await expect(args.onMore).not.toHaveBeenCalled();
    canvas.getByRole('button').scrollIntoView();
    await waitFor(() => expect(args.onMore).toHaveBeenCalledOnce());
    window.scrollTo(0, 0);
  },
});

export const Loading = meta.story({
  tags: ['picture'],
  args: { busy: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Загружаем…' }));
    await expect(args.onMore).not.toHaveBeenCalled();
  },
});

/** A page that failed is not asked for again and again. */
export const Failed = meta.story({
  tags: ['picture'],
  args: { error: 'Следующие лекции не\u00A0загрузились', label: 'Повторить' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('не загрузились');
    await expect(args.onMore).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Повторить' }));
    await expect(args.onMore).toHaveBeenCalledOnce();
  },
});

export const Shown = meta.story({
  tags: ['picture'],
  render: () => <ShownOf shown={24} total={100_042} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Показано 24 из 100 042')).toBeVisible();
  },
});
