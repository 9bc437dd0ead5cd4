import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { PasswordField, type PasswordFieldProps } from './PasswordField.tsx';

function Kept(props: Partial<PasswordFieldProps>) {
  const [value, setValue] = useState('author-demo');
  return (
    <div style={{ maxWidth: 400 }}>
      <PasswordField label="Пароль" size="large" value={value} onChange={setValue} {...props} />
    </div>
  );
}

const meta = preview.meta({ component: PasswordField });

export const Default = meta.story({
  render: () => <Kept />,
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Пароль');
    await expect(input).toHaveAttribute('type', 'password');
    await userEvent.tab();
    await expect(input).toHaveFocus();
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
  render: () => <Kept />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Показать пароль' }));
    await expect(canvas.getByRole('textbox', { name: 'Пароль' })).toHaveValue('author-demo');
  },
});

export const Invalid = meta.story({ render: () => <Kept error="Не меньше 8 знаков" /> });
export const Disabled = meta.story({ render: () => <Kept disabled /> });
export const Regular = meta.story({ render: () => <Kept size="regular" /> });
