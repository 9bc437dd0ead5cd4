import { Redo2, Undo2 } from 'lucide-react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Dialog } from '#components/feedback/Dialog/Dialog.tsx';
import { Button } from '#components/primitives/Button/Button.tsx';
import preview from '#storybook/preview.tsx';
import { space } from '#theme/tokens.ts';
import { Tooltip } from './Tooltip.tsx';

const undo = <Undo2 size={16} strokeWidth={1.5} aria-hidden />;
const pressed = fn();

const meta = preview.meta({
  component: Tooltip,
  args: {
    text: 'Отменить правку',
    keys: 'Ctrl\u00A0Z',
    children: (
      <Button icon={undo} onClick={pressed}>
        Отменить
      </Button>
    ),
  },
  // Room for what floats.
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', gap: space[4], padding: `56px 160px` }}>
        <Story />
      </div>
    ),
  ],
  beforeEach: async () => {
    pressed.mockClear();
    // The first fetch of the code takes longer than a query waits.
    await import('./TooltipBubble.tsx');
  },
});

const tip = async () => {
  const element = await screen.findByRole('tooltip');
  await waitFor(() => expect(element).toBeVisible());
  return element;
};
const gone = () => waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());

/** A pointer that rests shows it, one that leaves hides it; a press hides it too. */
export const Default = meta.story({
  tags: ['picture', 'picture-dark'],
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Отменить' });
    await userEvent.hover(button);
    await expect(screen.queryByRole('tooltip')).toBeNull();
    await expect(await tip()).toHaveTextContent('Отменить правкуCtrl Z');
    await expect(button).toHaveAccessibleDescription(/^Отменить правку/);
    await userEvent.unhover(button);
    await gone();
    await userEvent.hover(button);
    await tip();
    await userEvent.click(button);
    await gone();
    await expect(pressed).toHaveBeenCalledOnce();
    await userEvent.unhover(button);
  },
});

/** It stays while the pointer goes over to it. */
export const Hoverable = meta.story({
  tags: ['picture'],
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button');
    await userEvent.hover(button);
    await userEvent.hover(await tip());
    await new Promise((resolve) => requestAnimationFrame(resolve));
    await expect(await tip()).toBeVisible();
    await userEvent.unhover(await tip());
    await gone();
  },
});

export const Keyboard = meta.story({
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button');
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await tip();
    await userEvent.keyboard('{Escape}');
    await gone();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(pressed).toHaveBeenCalledOnce();
    await userEvent.tab();
    await userEvent.tab({ shift: true });
    await expect(button).toHaveFocus();
    await tip();
  },
});

/** Esc hides it, and a dialog around it stays. */
export const InDialog = meta.story({
  tags: ['picture'],
  render: (args) => (
    <Dialog open title="Правки" onClose={pressed} footer={<Tooltip {...args} />}>
      Последняя правка: описание.
    </Dialog>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Отменить' })).toHaveFocus());
    await expect(canvas.getByRole('dialog')).toContainElement(await tip());
  },
});

export const LongWords = meta.story({
  tags: ['picture'],
  args: {
    text: 'Платформа ещё обрабатывает видео: обложку из\u00A0кадра можно будет взять через несколько минут',
    keys: undefined,
    placement: 'right',
    children: (
      <Button icon={<Redo2 size={16} strokeWidth={1.5} aria-hidden />} aria-disabled>
        Кадр
      </Button>
    ),
  },
  play: async () => {
    await userEvent.tab();
    await tip();
  },
});
