import { List, Plus } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { withTouch } from '#storybook/touch.ts';
import { Button } from './Button.tsx';
import type { ButtonVariant } from './Button.styles.ts';

const meta = preview.meta({ component: Button, args: { children: 'Новая лекция', onClick: fn() } });

export const Default = meta.story({
  tags: ['picture'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Новая лекция' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
});

export const Keyboard = meta.story({
  args: { variant: 'primary', keys: 'Ctrl S' },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /^Новая лекция/ })).toHaveFocus();
    await userEvent.keyboard('{Enter} ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
});

/** A thumb hits 44 px, whatever is drawn. */
export const Touched = meta.story({
  args: { size: 'small', children: 'Вернуть' },
  decorators: [
    (Story) => (
      <div style={{ padding: 16 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await withTouch(async () => {
      const button = canvas.getByRole('button', { name: 'Вернуть' });
      const { left, top, bottom } = button.getBoundingClientRect();
      for (const y of [top - 7, bottom + 7])
        await expect(document.elementFromPoint(left + 10, y)).toBe(button);
    });
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

function Saving() {
  const [busy, setBusy] = useState(false);
  return (
    <Button variant="primary" keys="Ctrl S" busy={busy} busyText="Сохраняем…" onClick={() => setBusy(true)}>
      Сохранить
    </Button>
  );
}

/** With `busyText` the width is the same before and while busy. */
export const FrozenWidth = meta.story({
  render: () => <Saving />,
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: /^Сохранить/ });
    const before = button.offsetWidth;
    await userEvent.click(button);
    await expect(await canvas.findByRole('button', { name: 'Сохраняем…' })).toBe(button);
    await expect(button.offsetWidth).toBe(before);
  },
});

const plus = <Plus size={16} strokeWidth={1.5} aria-hidden />;
const variants: [variant: ButtonVariant, text: string, busy: string][] = [
  ['primary', 'Сохранить', 'Сохраняем…'],
  ['secondary', 'На проверку', 'Отправляем…'],
  ['quiet', 'Журнал', 'Собираем…'],
  ['danger', 'Удалить', 'Удаляем…'],
];

/** Every variant in every size and state. */
export const Grid = meta.story({
  tags: ['picture', 'picture-dark'],
  render: () => (
    <div
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(6, max-content)',
        gap: '16px 24px',
        placeItems: 'center start',
      }}
    >
      {variants.flatMap(([variant, text, busy]) => [
        <Button
          key={`${variant} regular`}
          variant={variant}
          icon={variant === 'quiet' ? <List size={16} strokeWidth={1.5} aria-hidden /> : undefined}
        >
          {text}
        </Button>,
        <Button key={`${variant} disabled`} variant={variant} disabled>
          {text}
        </Button>,
        <Button key={`${variant} busy`} variant={variant} busy>
          {busy}
        </Button>,
        <Button key={`${variant} small`} variant={variant} size="small" icon={plus}>
          {text}
        </Button>,
        <Button key={`${variant} icon`} variant={variant} icon={plus} keys="Ctrl S">
          {text}
        </Button>,
        <Button key={`${variant} large`} variant={variant} size="large">
          {text}
        </Button>,
      ])}
    </div>
  ),
});
