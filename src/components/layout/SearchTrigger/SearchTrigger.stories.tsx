import { expect, fn, userEvent } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { SearchTrigger } from './SearchTrigger.tsx';

const meta = preview.meta({
  component: SearchTrigger,
  args: { label: 'Поиск и\u00A0команды', keys: 'Ctrl\u00A0K', onClick: fn() },
  // In a narrower window it would be the icon of a phone.
  parameters: { frameWidth: 720 },
  decorators: [(Story) => <div style={{ display: 'flex' }}>{Story()}</div>],
});

export const Default = meta.story({ tags: ['picture', 'picture-dark'] });

export const Keyboard = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Поиск и\u00A0команды' })).toHaveFocus();
    await userEvent.keyboard('{Enter} ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
});

/** An icon of 44 px that keeps its name. */
export const Phone = meta.story({
  tags: ['picture'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, args }) => {
    const trigger = canvas.getByRole('button', { name: 'Поиск и\u00A0команды' });
    await expect(trigger.getBoundingClientRect().width).toBe(44);
    await userEvent.click(trigger);
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
});
