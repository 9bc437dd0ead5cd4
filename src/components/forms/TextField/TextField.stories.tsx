import { Link2 } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { TextField, type TextFieldProps } from './TextField.tsx';

const typed = fn();

/** Keeps its text, as a form would. */
function Kept({ value: first, onChange, ...rest }: TextFieldProps) {
  const [value, setValue] = useState(first);
  return (
    <TextField
      {...rest}
      value={value}
      onChange={(text) => {
        setValue(text);
        onChange(text);
      }}
    />
  );
}

const meta = preview.meta({
  component: TextField,
  args: { label: 'Название', value: '', onChange: typed },
  render: (args) => (
    <div style={{ maxWidth: 320 }}>
      <Kept {...args} />
    </div>
  ),
});

export const Default = meta.story({
  args: { max: 120, placeholder: 'Например, «Мягкие плечи»', hint: 'От 3 до 120 знаков' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Название' });
    const label = canvas.getByText('Название');
    const place = () => input.getBoundingClientRect().top - label.getBoundingClientRect().top;
    const before = [place(), input.offsetHeight];
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.keyboard('Спокойное дыхание');
    await expect(typed).toHaveBeenLastCalledWith('Спокойное дыхание');
    await expect(canvas.getByText('17 из 120')).toBeVisible();
    await expect([place(), input.offsetHeight]).toEqual(before);
  },
});

export const Empty = meta.story({
  args: { max: 120, placeholder: 'Например, «Мягкие плечи»', hint: 'От 3 до 120 знаков' },
});

export const Focused = meta.story({
  args: { label: 'Имя', value: 'Марина', hint: 'Так вас увидят ученики' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Имя' }));
    await expect(canvas.getByRole('textbox', { name: 'Имя' })).toHaveFocus();
  },
});

export const Invalid = meta.story({
  args: { label: 'Цена', value: '50', suffix: '₽', error: 'От 100 ₽ или 0, если бесплатно' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Цена' });
    await expect(input).toBeInvalid();
    // A press on the sign of the currency goes to the field.
    await userEvent.click(canvas.getByText('₽'));
    await expect(input).toHaveFocus();
  },
});

export const TooLong = meta.story({
  args: { value: 'Дыхание, которое возвращает опору', max: 20, error: 'Сократите на 13 знаков' },
});

export const Disabled = meta.story({
  args: {
    label: 'Ссылка на эфир',
    value: '',
    disabled: true,
    placeholder: 'Появится у вебинара',
    hint: 'Сначала назначьте дату',
  },
});

export const Large = meta.story({
  args: {
    label: 'Почта',
    value: 'marina@vetrova.ru',
    type: 'email',
    size: 'large',
    autoComplete: 'username',
  },
});

/** Every kind in every state. */
export const Grid = meta.story({
  render: () => (
    <div
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(3, 275px)',
        gap: '28px 24px',
        alignItems: 'start',
      }}
    >
      <Kept
        label="Название"
        value=""
        onChange={fn()}
        max={120}
        placeholder="Например, «Мягкие плечи»"
        hint="От 3 до 120 знаков"
      />
      <Kept label="Подзаголовок" value="Спокойное дыхание" onChange={fn()} max={120} />
      <Kept
        label="Ссылка"
        value="https://meet.vetrova.ru/dyhanie-i-opora-v-tele"
        onChange={fn()}
        prefix={<Link2 size={16} strokeWidth={1.5} aria-hidden />}
      />
      <Kept label="Цена" value="50" onChange={fn()} suffix="₽" error="От 100 ₽ или 0, если бесплатно" />
      <Kept
        label="Ссылка на эфир"
        value=""
        onChange={fn()}
        disabled
        placeholder="Появится у вебинара"
        hint="Сначала назначьте дату"
      />
      <Kept label="Код доступа" value="4078" onChange={fn()} labelSize="small" hint="Не обязателен" />
      <Kept label="Почта" value="marina@vetrova.ru" onChange={fn()} size="large" />
      <Kept
        label="Почта с ошибкой"
        value="marina@vetrova"
        onChange={fn()}
        size="large"
        error="Проверьте адрес: после @ нужна точка"
      />
      <Kept label="Почта отключена" value="marina@vetrova.ru" onChange={fn()} size="large" disabled />
    </div>
  ),
});
