import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { stateful } from '#storybook/stateful.tsx';
import preview from '#storybook/preview.tsx';
import { realKeys } from '#storybook/realKeys.ts';
import { StateGrid } from '#storybook/StateGrid.tsx';
import { MoneyField } from './MoneyField.tsx';

const changed = fn();

const given = {
  label: 'Цена',
  value: 149_000,
  onChange: changed,
};

const Kept = stateful(MoneyField, 'value', 'onChange');

const meta = preview.meta({
  component: MoneyField,
  args: given,
  render: (args) => (
    <div style={{ width: 140 }}>
      <Kept {...args} />
    </div>
  ),
  beforeEach: () => void changed.mockClear(),
});

/** Grouped while it is read, plain while it is typed. */
export const Default = meta.story({
  tags: ['picture'],
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

export const Keyboard = meta.story({
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Цена' });
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.keyboard('{Control>}a{/Control}{Backspace}990');
    await expect(changed).toHaveBeenLastCalledWith(99_000);
  },
});

/** Reached by Tab, which selects the amount, it is typed over and not added to. */
export const TypedOver = meta.story({
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Цена' });
    const keys = await realKeys();
    if (keys === null) return;
    await keys.tab();
    await waitFor(() => expect(input).toHaveValue('1490'));
    await keys.keyboard('321');
    await expect(input).toHaveValue('321');
    await expect(changed).toHaveBeenLastCalledWith(32_100);
  },
});

export const Pasted = meta.story({
  args: { value: null, placeholder: '0' },
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
  args: { value: null },
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

export const Struck = meta.story({
  args: { value: 99_000, label: 'До скидки', struck: true },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'До скидки' });
    await expect(getComputedStyle(input).textDecorationLine).toBe('line-through');
    await userEvent.click(input);
    await expect(getComputedStyle(input).textDecorationLine).toBe('none');
  },
});

/** Every state, and the pair of the rail: the price and the one before the discount. */
export const Grid = meta.story({
  tags: ['picture', 'picture-dark'],
  render: (args) => (
    <StateGrid width={140}>
      <MoneyField {...args} hint="0, если бесплатно" />
      <MoneyField {...args} label="Пустое" value={null} placeholder="0" />
      <MoneyField {...args} label={'С\u00A0ошибкой'} value={5000} error={'От\u00A0100\u00A0₽ или\u00A00'} />
      <MoneyField {...args} label="Выключено" disabled />
      <MoneyField {...args} label="Крупное" size="large" />
      <div style={{ display: 'grid', gridTemplateColumns: '64px 64px', gap: 12 }}>
        <MoneyField {...args} label="Цена" labelSize="small" value={69_000} />
        <MoneyField {...args} label={'До\u00A0скидки'} labelSize="small" value={99_000} struck />
      </div>
    </StateGrid>
  ),
});
