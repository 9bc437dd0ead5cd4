import { expect, fn, userEvent } from 'storybook/test';
import { stateful } from '#storybook/stateful.tsx';
import preview from '#storybook/preview.tsx';
import { StateGrid } from '#storybook/StateGrid.tsx';
import { PasswordField } from './PasswordField.tsx';

const given = {
  label: 'Пароль',
  size: 'large',
  value: 'author-demo',
  onChange: fn(),
} as const;

const Kept = stateful(PasswordField, 'value', 'onChange');

const meta = preview.meta({
  component: PasswordField,
  args: given,
  argTypes: {
    size: { control: 'inline-radio', options: ['regular', 'large'], description: '36 or 44 px high.' },
  },
  render: (args) => (
    <div style={{ maxWidth: 400 }}>
      <Kept {...args} />
    </div>
  ),
});

export const Default = meta.story({
  tags: ['picture'],
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Пароль')).toHaveAttribute('type', 'password');
  },
});

export const Keyboard = meta.story({
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Пароль');
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.keyboard('{End}!');
    await expect(input).toHaveValue('author-demo!');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Показать пароль' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(input).toHaveAttribute('type', 'text');
    await expect(canvas.getByRole('button', { name: 'Скрыть пароль' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(input).toHaveAttribute('type', 'password');
  },
});

export const Shown = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Показать пароль' }));
    await expect(canvas.getByRole('textbox', { name: 'Пароль' })).toHaveValue('author-demo');
  },
});

export const Grid = meta.story({
  tags: ['picture', 'picture-dark'],
  render: () => (
    <StateGrid width={260}>
      {(['regular', 'large'] as const).flatMap((size) => [
        <Kept key={size} {...given} size={size} />,
        <Kept
          key={`${size} invalid`}
          {...given}
          size={size}
          label={'С\u00A0ошибкой'}
          error={'Не\u00A0меньше 8\u00A0знаков'}
        />,
        <Kept key={`${size} disabled`} {...given} size={size} label="Выключен" disabled />,
      ])}
    </StateGrid>
  ),
});
