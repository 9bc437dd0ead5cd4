import { Link2 } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';
import { stateful } from '#storybook/stateful.tsx';
import preview from '#storybook/preview.tsx';
import { StateGrid } from '#storybook/StateGrid.tsx';
import { TextField } from './TextField.tsx';

const typed = fn();

const Kept = stateful(TextField, 'value', 'onChange');

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
  tags: ['picture'],
  args: { max: 120, placeholder: 'Например, «Мягкие плечи»', hint: 'От 3 до 120 знаков' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Название' });
    await expect(input).toHaveAccessibleDescription(/^От 3 до 120 знаков/);
  },
});

/** What is typed is counted, and nothing moves. */
export const Keyboard = meta.story({
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

/** Every kind in every state. */
export const Grid = meta.story({
  tags: ['picture', 'picture-dark'],
  render: () => (
    <StateGrid width={275}>
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
      <Kept
        label="Слишком длинное"
        value="Дыхание, которое возвращает опору"
        onChange={fn()}
        max={20}
        error="Сократите на 13 знаков"
      />
      <Kept label="Номер заказа" value="LV-204-118" onChange={fn()} readOnly hint="Только для чтения" />
    </StateGrid>
  ),
});
