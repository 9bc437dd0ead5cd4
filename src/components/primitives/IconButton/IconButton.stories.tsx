import { Ellipsis, PanelLeft, RotateCcw } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { IconButton, type IconButtonProps } from './IconButton.tsx';

const dots = <Ellipsis size={16} strokeWidth={1.5} aria-hidden />;

const meta = preview.meta({
  component: IconButton,
  args: { label: 'Действия', icon: dots, onClick: fn() },
});

export const Default = meta.story({
  tags: ['picture'],
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Действия' });
    await expect(button).toHaveAttribute('title', 'Действия');
    // One of them names it: what has both is told twice.
    await expect(button).not.toHaveAttribute('aria-label');
  },
});

export const Keyboard = meta.story({
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Действия' })).toHaveFocus();
    await userEvent.keyboard('{Enter} ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
});

export const Pressed = meta.story({
  args: {
    label: 'Боковая панель',
    icon: <PanelLeft size={16} strokeWidth={1.5} aria-hidden />,
    pressed: true,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Боковая панель', pressed: true })).toBeVisible();
  },
});

export const Busy = meta.story({
  args: { label: 'Отменить правку', busy: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Отменить правку' }));
    await expect(args.onClick).not.toHaveBeenCalled();
  },
});

const sizes: NonNullable<IconButtonProps['size']>[] = ['small', 'regular', 'large'];
const variants: NonNullable<IconButtonProps['variant']>[] = ['quiet', 'secondary', 'primary'];

/** Every variant in every size and state. */
export const Grid = meta.story({
  tags: ['picture', 'picture-dark'],
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(6, max-content)', gap: 12 }}>
      {variants.flatMap((variant) => [
        ...sizes.map((size) => (
          <IconButton key={`${variant} ${size}`} label="Действия" icon={dots} variant={variant} size={size} />
        )),
        <IconButton key={`${variant} disabled`} label="Действия" icon={dots} variant={variant} disabled />,
        <IconButton key={`${variant} busy`} label="Действия" icon={dots} variant={variant} busy />,
        <IconButton
          key={`${variant} pressed`}
          label="Отменить правку"
          icon={<RotateCcw size={16} strokeWidth={1.5} aria-hidden />}
          variant={variant}
          pressed={variant !== 'primary'}
        />,
      ])}
    </div>
  ),
});
