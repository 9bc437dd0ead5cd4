import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { MoneyField, type MoneyFieldProps } from './MoneyField.tsx';

const changed = fn();

function Kept({ first = 149_000, ...props }: Partial<MoneyFieldProps> & { first?: number | null }) {
  const [value, setValue] = useState<number | null>(first);
  return (
    <div style={{ width: 140 }}>
      <MoneyField
        label="Цена"
        value={value}
        onChange={(kopecks) => {
          setValue(kopecks);
          changed(kopecks);
        }}
        {...props}
      />
    </div>
  );
}

const meta = preview.meta({ component: MoneyField, beforeEach: () => void changed.mockClear() });

/** Grouped while it is read, plain while it is typed. */
export const Default = meta.story({
  render: () => <Kept />,
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Цена' });
    await expect(input).toHaveValue('1\u00A0490');
    await userEvent.click(input);
    await expect(input).toHaveValue('1490');
    await userEvent.clear(input);
    await expect(changed).toHaveBeenLastCalledWith(null);
    await userEvent.keyboard('2500.5');
    await expect(input).toHaveValue('2500.5');
    await expect(changed).toHaveBeenLastCalledWith(250_050);
    await userEvent.tab();
    await expect(input).toHaveValue('2\u00A0500,50');
  },
});

export const Pasted = meta.story({
  render: () => <Kept first={null} placeholder="0" />,
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.paste('1\u00A0490,50\u00A0₽');
    await expect(changed).toHaveBeenLastCalledWith(149_050);
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Цена' })).toHaveValue('1\u00A0490,50');
  },
});

/** What is no amount stays to be mended, and the field says so. */
export const Unreadable = meta.story({
  render: () => <Kept first={null} />,
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Цена' });
    await userEvent.click(input);
    await userEvent.keyboard('пятьсот');
    await expect(input).not.toBeInvalid();
    await userEvent.tab();
    await expect(input).toHaveValue('пятьсот');
    await expect(input).toHaveAccessibleDescription(/^Введите сумму числом/);
    await expect(changed).toHaveBeenLastCalledWith(null);
    await userEvent.click(input);
    await userEvent.clear(input);
    await userEvent.keyboard('500');
    await userEvent.tab();
    await expect(input).toHaveValue('500');
    await expect(input).not.toBeInvalid();
  },
});

export const Empty = meta.story({
  render: () => <Kept first={null} placeholder="0" hint="0, если бесплатно" />,
});
export const Struck = meta.story({
  render: () => <Kept first={99_000} label="До скидки" struck />,
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'До скидки' });
    await expect(getComputedStyle(input).textDecorationLine).toBe('line-through');
    await userEvent.click(input);
    await expect(getComputedStyle(input).textDecorationLine).toBe('none');
  },
});
export const Invalid = meta.story({
  render: () => <Kept first={5000} error="От 100 ₽ или 0, если бесплатно" />,
});
export const Disabled = meta.story({ render: () => <Kept disabled /> });

/** The pair of the rail: the price and the one before the discount. */
export const Pair = meta.story({
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: '88px 88px', gap: 12 }}>
      <MoneyField label="Цена" labelSize="small" value={69_000} onChange={fn()} />
      <MoneyField label="До скидки" labelSize="small" value={99_000} onChange={fn()} struck />
    </div>
  ),
});
