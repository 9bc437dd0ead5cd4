import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { expectToFit } from '#storybook/fits.ts';
import preview from '#storybook/preview.tsx';
import { TitleField, type TitleFieldProps } from './TitleField.tsx';

const given = {
  label: 'Название лекции',
  placeholder: 'Название лекции',
  max: 120,
  softMax: 60,
};

function Kept({ first = '', onChange, ...props }: Partial<TitleFieldProps> & { first?: string }) {
  const [value, setValue] = useState(first);
  return (
    <TitleField
      {...given}
      value={value}
      onChange={(next) => {
        setValue(next);
        onChange?.(next);
      }}
      {...props}
    />
  );
}

const meta = preview.meta({ component: TitleField });

export const Default = meta.story({
  tags: ['picture', 'picture-dark'],
  args: { ...given, value: 'Голос и диафрагма: как выдох возвращает опору', onChange: fn() },
  render: ({ value, ...args }) => <Kept key={value} first={value} {...args} />,
});

/** Enter breaks no line, and pasted breaks become spaces. */
export const Keyboard = meta.story({
  render: () => <Kept />,
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Название лекции' });
    const one = field.offsetHeight;
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.keyboard('Голос{Enter} и');
    await userEvent.paste(' диафрагма:\n  опора');
    await expect(field).toHaveValue('Голос и диафрагма: опора');
    await expect(field.offsetHeight).toBe(one);
  },
});

export const LongWords = meta.story({
  tags: ['picture'],
  globals: { viewport: { value: 'phone' } },
  render: () => (
    <div style={{ padding: 16 }}>
      <Kept first="Превысокомногорассмотрительствующийсамосострадательностью" />
    </div>
  ),
  play: expectToFit,
});

export const Wrapped = meta.story({
  tags: ['picture'],
  render: () => (
    <div style={{ width: 360 }}>
      <Kept first="Голос и диафрагма: как выдох возвращает опору, когда вокруг слишком много слов" />
    </div>
  ),
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Название лекции' });
    await expect(field.offsetHeight).toBeGreaterThan(100);
    await expect(field.scrollHeight).toBe(field.clientHeight);
    await expect(field).toHaveAccessibleDescription(/^78 из\s120/);
  },
});

export const Invalid = meta.story({
  tags: ['picture'],
  render: () => <Kept first="Го" error="Не короче 3 знаков" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeInvalid();
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('Не короче 3 знаков');
  },
});

export const TooLong = meta.story({
  tags: ['picture'],
  render: () => <Kept max={20} first="Голос и диафрагма: как выдох" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
      '28 из\u00A020. Сократите на\u00A08',
    );
  },
});

export const Disabled = meta.story({
  tags: ['picture'],
  render: () => <Kept first="Голос и диафрагма" disabled />,
});
