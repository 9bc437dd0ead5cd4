import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { expectToFit } from '#storybook/fits.ts';
import preview from '#storybook/preview.tsx';
import { CheckboxGroup, type CheckboxGroupProps } from './CheckboxGroup.tsx';

type Kind = 'sales' | 'requests' | 'reviews' | 'news';

const changed = fn();

function Kept({ first = ['requests'], ...props }: Partial<CheckboxGroupProps<Kind>> & { first?: Kind[] }) {
  const [value, setValue] = useState<readonly Kind[]>(first);
  return (
    <div style={{ maxWidth: 480 }}>
      <CheckboxGroup
        label="О чём писать на почту"
        options={[
          { value: 'sales', label: 'Продажи', hint: 'Сводка раз в\u00A0день' },
          { value: 'requests', label: 'Заявки на\u00A0консультации' },
          { value: 'reviews', label: 'Правки модератора' },
          { value: 'news', label: 'Новости платформы', hint: 'Пока не\u00A0выходят', disabled: true },
        ]}
        value={value}
        onChange={(next) => {
          setValue(next);
          changed(next);
        }}
        {...props}
      />
    </div>
  );
}

const meta = preview.meta({ component: CheckboxGroup, beforeEach: () => void changed.mockClear() });

/** What is chosen comes in the order in which it is offered. */
export const Default = meta.story({
  tags: ['picture', 'picture-dark'],
  render: () => <Kept hint="Важное приходит всегда" />,
  play: async ({ canvas }) => {
    const group = canvas.getByRole('group', { name: 'О чём писать на почту' });
    await expect(group).toHaveAccessibleDescription('Важное приходит всегда');
    await userEvent.click(canvas.getByText('Продажи'));
    await expect(changed).toHaveBeenLastCalledWith(['sales', 'requests']);
    await userEvent.click(canvas.getByText('Заявки на консультации'));
    await expect(changed).toHaveBeenLastCalledWith(['sales']);
    await expect(canvas.getByRole('checkbox', { name: 'Новости платформы' })).toBeDisabled();
  },
});

/** Each box is a stop of Tab; what is off is none. */
export const Keyboard = meta.story({
  render: () => <Kept columns={2} />,
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('checkbox', { name: 'Продажи' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(changed).toHaveBeenLastCalledWith(['sales', 'requests']);
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(changed).toHaveBeenLastCalledWith(['sales']);
    await userEvent.tab();
    await expect(canvas.getByRole('checkbox', { name: 'Правки модератора' })).toHaveFocus();
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
  },
});

export const Invalid = meta.story({
  tags: ['picture'],
  render: () => <Kept first={[]} error="Отметьте хотя бы одно" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription('Отметьте хотя бы одно');
    await expect(canvas.getByRole('checkbox', { name: 'Продажи' })).toBeInvalid();
  },
});
export const Disabled = meta.story({
  tags: ['picture'],
  render: () => <Kept disabled />,
});
export const LongWords = meta.story({
  tags: ['picture'],
  globals: { viewport: { value: 'phone' } },
  render: () => (
    <Kept
      columns={2}
      options={[
        {
          value: 'sales',
          label: 'Превысокомногорассмотрительствующийсамосострадательностью',
          hint: 'Сводка раз в\u00A0день',
        },
        {
          value: 'requests',
          label: 'Заявки',
          hint: 'превысокомногорассмотрительствующийсамосострадательностью',
        },
      ]}
    />
  ),
  play: expectToFit,
});
