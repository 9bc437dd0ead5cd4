import { expect, userEvent } from 'storybook/test';
import { PasswordField } from '#components/forms/PasswordField/PasswordField.tsx';
import { useStoryValue } from '#storybook/stateful.tsx';
import preview from '#storybook/preview.tsx';
import { PasswordStrength } from './PasswordStrength.tsx';

const meta = preview.meta({
  component: PasswordStrength,
  args: { password: '', known: ['marina@vetrova.ru', 'Марина'] },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 400 }}>
        <Story />
      </div>
    ),
  ],
});

function Typed({ first, ...props }: { first: string; known?: readonly string[]; least?: number }) {
  const [password, setPassword] = useStoryValue(first);
  return (
    <div style={{ display: 'grid', gap: 8 }}>
      <PasswordField label="Пароль" autoComplete="new-password" value={password} onChange={setPassword} />
      <PasswordStrength {...props} password={password} />
    </div>
  );
}

/** It is told politely as it changes; too short is told before the library has come. */
export const Default = meta.story({
  tags: ['picture'],
  args: { password: 'лес и луг' },
  render: ({ password, known, least }) => <Typed first={password} known={known} least={least} />,
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Пароль');
    await userEvent.clear(field);
    await userEvent.type(field, 'тихий');
    await expect(canvas.getByRole('status')).toHaveTextContent('Короткий: нужно от 8 знаков');
    await userEvent.type(field, ' рассвет над рекой');
    await expect(await canvas.findByText('Надёжный')).toBeVisible();
    await userEvent.clear(field);
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    field.blur();
  },
});

export const Empty = meta.story();

const samples = ['пароль12', 'vetrova1', 'лес и луг', 'рябина-9', 'Рассвет2019', 'тихий рассвет над рекой'];

/** From what is guessed at once to what never is. */
export const Grid = meta.story({
  tags: ['picture', 'picture-dark'],
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      {samples.map((password) => (
        <div key={password} style={{ display: 'grid', gap: 8 }}>
          {password}
          <PasswordStrength {...args} password={password} />
        </div>
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Надёжный')).toBeVisible();
    await expect(canvas.getByText('Слабый: в нём ваша почта или имя')).toBeVisible();
  },
});
