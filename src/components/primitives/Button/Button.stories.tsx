import { Plus } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { Button, type ButtonVariant } from './Button.tsx';

const meta = preview.meta({ component: Button, args: { children: 'Новая лекция', onClick: fn() } });

export const Default = meta.story({
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Новая лекция' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
});

export const Busy = meta.story({
  args: { variant: 'primary', busy: true, children: 'Сохраняем…' },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Сохраняем…' });
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
  },
});

export const Disabled = meta.story({ args: { disabled: true } });

const variants: ButtonVariant[] = ['primary', 'secondary', 'quiet', 'danger'];

/** Every variant in every size and state. */
export const Grid = meta.story({
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(5, max-content)', gap: 12 }}>
      {variants.flatMap((variant) => [
        <Button key={`${variant} s`} variant={variant} size="small">
          Удалить
        </Button>,
        <Button key={`${variant} r`} variant={variant} icon={<Plus size={16} strokeWidth={1.5} aria-hidden />}>
          Создать
        </Button>,
        <Button key={`${variant} l`} variant={variant} size="large" keys="Ctrl S">
          Сохранить
        </Button>,
        <Button key={`${variant} d`} variant={variant} disabled>
          Выключено
        </Button>,
        <Button key={`${variant} b`} variant={variant} busy>
          Отправляем…
        </Button>,
      ])}
    </div>
  ),
});
