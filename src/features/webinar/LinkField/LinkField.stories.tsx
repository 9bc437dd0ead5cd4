import { expect, fn, userEvent } from 'storybook/test';
import { expectToFit } from '#storybook/fits.ts';
import { stateful } from '#storybook/stateful.tsx';
import preview from '#storybook/preview.tsx';
import { LinkField } from './LinkField.tsx';

const Kept = stateful(LinkField, 'value', 'onChange');

const meta = preview.meta({
  component: LinkField,
  args: { value: 'https://meet.vetrova.ru/dyhanie', onChange: fn(), error: undefined, onOpen: fn() },
  render: (args) => (
    <div style={{ maxWidth: 520 }}>
      <Kept {...args} />
    </div>
  ),
});

/** The author opens it in a new tab, and the line says so. */
export const Default = meta.story({
  tags: ['picture', 'picture-dark'],
  play: async ({ canvas }) => {
    const check = canvas.getByRole('link', { name: /^Проверить/ });
    await expect(check).toHaveAttribute('href', 'https://meet.vetrova.ru/dyhanie');
    await expect(check).toHaveAttribute('target', '_blank');
    await expect(canvas.getByText(/Адрес записан верно/)).toBeVisible();
  },
});

export const Opened = meta.story({
  tags: ['picture'],
  args: { openedAt: '12:04' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Открывали для\sпроверки в\s12:04/)).toBeVisible();
  },
});

/** An address without its scheme gets one when the author leaves the field. */
export const Empty = meta.story({
  args: { value: '' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: /Ссылка на\sэфир/ });
    await expect(canvas.queryByRole('link')).toBeNull();
    await userEvent.type(field, 'meet.vetrova.ru/son');
    await userEvent.tab();
    await expect(field).toHaveValue('https://meet.vetrova.ru/son');
    await expect(canvas.getByRole('link', { name: /^Проверить/ })).toBeVisible();
  },
});

/** A space breaks a link for whoever gets it: it is never called right. */
export const Spaces = meta.story({
  args: { value: 'https://meet.vetrova.ru/son пароль 123' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/Адрес записан верно/)).toBeNull();
    await expect(canvas.getByRole('textbox', { name: /Ссылка на\sэфир/ })).toHaveAccessibleDescription(
      /В\sссылке есть пробел/,
    );
  },
});

/** What is no https is told when the author leaves, not while it is typed. */
export const Invalid = meta.story({
  tags: ['picture'],
  args: { value: '' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: /Ссылка на\sэфир/ });
    await userEvent.type(field, 'http://meet.vetrova.ru/son');
    await expect(field).not.toBeInvalid();
    await userEvent.tab();
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(/начинается с\shttps/);
  },
});

export const Refused = meta.story({
  tags: ['picture'],
  args: { value: '', error: 'Укажите ссылку на эфир' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('Укажите ссылку на эфир');
  },
});

export const Keyboard = meta.story({
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('textbox')).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /^Проверить/ })).toHaveFocus();
  },
});

export const LongWords = meta.story({
  tags: ['picture'],
  globals: { viewport: { value: 'phone' } },
  args: { value: `https://meet.vetrova.ru/${'ochen-dlinnyj-adres-'.repeat(12)}` },
  play: expectToFit,
});
