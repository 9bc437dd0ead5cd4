import { expect, fn, userEvent } from 'storybook/test';
import { stateful } from '#storybook/stateful.tsx';
import preview from '#storybook/preview.tsx';
import { CodeField } from './CodeField.tsx';

const completed = fn();

const given = {
  label: 'Код из письма',
  hint: 'Можно вставить целиком',
  value: '',
  onChange: fn(),
  onComplete: completed,
};

const Kept = stateful(CodeField, 'value', 'onChange');

const meta = preview.meta({
  component: CodeField,
  args: given,
  render: (args) => (
    <div style={{ maxWidth: 400 }}>
      <Kept {...args} />
    </div>
  ),
  beforeEach: () => void completed.mockClear(),
});

/** Digits go into one input. */
export const Default = meta.story({
  tags: ['picture'],
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Код из письма' });
    await expect(input).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(input).toHaveAttribute('inputmode', 'numeric');
    await expect(input).toHaveAccessibleDescription('Можно вставить целиком 6\u00A0цифр');
  },
});

/** Letters are passed over; the whole code is handed on once. */
export const Keyboard = meta.story({
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Код из письма' });
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.keyboard('4a07');
    await expect(input).toHaveValue('407');
    await userEvent.keyboard('{ArrowLeft}9{Backspace}');
    await expect(input).toHaveValue('407');
    await expect(completed).not.toHaveBeenCalled();
    await userEvent.keyboard('{End}915');
    await expect(completed.mock.calls).toEqual([['407915']]);
  },
});

/** Spaces and dashes of what is pasted fall away. */
export const Pasted = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.paste('482-915 ');
    await expect(canvas.getByRole('textbox')).toHaveValue('482915');
    await expect(completed).toHaveBeenCalledOnce();
    await expect(completed).toHaveBeenCalledWith('482915');
  },
});

/** After a code that was refused the boxes are full: what is typed or pasted then begins another one. */
export const Refused = meta.story({
  args: { value: '482910', error: 'Код не\u00A0подошёл' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.click(input);
    await userEvent.paste('482-915');
    await expect(input).toHaveValue('482915');
    await expect(completed).toHaveBeenCalledWith('482915');
    await userEvent.keyboard('7');
    await expect(input).toHaveValue('7');
    await userEvent.keyboard('{Backspace}');
    await expect(input).toHaveValue('');
  },
});

export const Grid = meta.story({
  tags: ['picture', 'picture-dark'],
  render: () => (
    <div style={{ display: 'grid', gap: 24, maxWidth: 400 }}>
      <Kept {...given} label="Начат" value="48" />
      <Kept {...given} label={'С\u00A0ошибкой'} value="482910" error={'Код не\u00A0подошёл'} />
      <Kept {...given} label="Выключен" value="482915" disabled />
    </div>
  ),
});
export const Phone = meta.story({
  tags: ['picture'],
  globals: { viewport: { value: 'phone' } },
  args: { value: '4829' },
});
