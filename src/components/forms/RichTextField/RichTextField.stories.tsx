import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { expectToFit } from '#storybook/fits.ts';
import preview from '#storybook/preview.tsx';
import { realKeys } from '#storybook/realKeys.ts';
import { RichTextField, type RichTextFieldProps } from './RichTextField.tsx';

const description = `Мы\u00A0разбираем, почему в\u00A0тревоге голос становится выше, и\u00A0**как вернуть диафрагме её обычный ход**.

## Что понадобится

- стул
- тихое место

Схема\u00A0— на\u00A0[странице курса](https://vetrova.ru/telo).`;

const changed = fn();

function Kept({ value: first = description, ...props }: Partial<RichTextFieldProps>) {
  const [value, setValue] = useState(first);
  return (
    <div style={{ maxWidth: 728 }}>
      <RichTextField
        label="Описание"
        max={5000}
        {...props}
        value={value}
        onChange={(text) => {
          setValue(text);
          changed(text);
        }}
      />
    </div>
  );
}

const meta = preview.meta({
  component: RichTextField,
  // The first fetch of the editor takes longer than a query waits.
  beforeEach: async () => {
    changed.mockClear();
    await import('./RichTextEditor.tsx');
  },
});

/** The text is shown as people will read it; opening it changes nothing. */
export const Default = meta.story({
  render: () => <Kept />,
  play: async ({ canvas }) => {
    await canvas.findByRole('toolbar', { name: 'Оформление текста' });
    const text = within(canvas.getByRole('textbox', { name: 'Описание' }));
    await expect(text.getByRole('heading', { name: 'Что понадобится' })).toBeVisible();
    await expect(text.getAllByRole('listitem')).toHaveLength(2);
    await expect(text.getByRole('link', { name: 'странице курса' })).toBeVisible();
    await expect(changed).not.toHaveBeenCalled();
  },
});

/** The buttons are one stop of Tab; arrows walk them, and the next Tab is in the text. */
export const Keyboard = meta.story({
  render: () => <Kept />,
  play: async ({ canvas }) => {
    await canvas.findByRole('toolbar', { name: 'Оформление текста' });
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /^Полужирный/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('button', { name: /^Курсив/ })).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('button', { name: 'Ссылка' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Описание' })).toHaveFocus();
    const keys = await realKeys();
    if (keys === null) return;
    await keys.keyboard('{Control>}{Home}{/Control}{Shift>}{End}{/Shift}');
    // The editor hears of a selection a task later; no hand is as fast as these keys.
    await waitFor(() => expect(document.getSelection()?.isCollapsed).toBe(false));
    await new Promise((resolve) => requestAnimationFrame(resolve));
    await keys.keyboard('{Control>}i{/Control}');
    await waitFor(() => expect(changed).toHaveBeenLastCalledWith(expect.stringMatching(/^\*Мы/)));
    await keys.keyboard('{ArrowRight}{Control>}z{/Control}');
    await waitFor(() => expect(changed).toHaveBeenLastCalledWith(description));
  },
});

/** A link leads to https only: another address is told, and the text stays as it was. */
export const BadLink = meta.story({
  render: () => <Kept />,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ссылка' }));
    const address = await canvas.findByRole('textbox', { name: 'Адрес ссылки' });
    await userEvent.type(address, 'http://example.ru{Enter}');
    await expect(address).toBeInvalid();
    await expect(changed).not.toHaveBeenCalled();
  },
});

export const Empty = meta.story({
  render: () => (
    <Kept
      value=""
      placeholder={'О\u00A0чём лекция и\u00A0что понадобится'}
      hint={'От\u00A0200\u00A0знаков'}
    />
  ),
  play: async ({ canvas }) => {
    await canvas.findByRole('toolbar', { name: 'Оформление текста' });
    await expect(canvas.getByRole('textbox', { name: 'Описание' })).toHaveAccessibleDescription(
      /^От\s200\sзнаков/,
    );
  },
});

export const Invalid = meta.story({
  render: () => <Kept max={100} error="Сократите текст" />,
  play: async ({ canvas }) => {
    await canvas.findByRole('toolbar', { name: 'Оформление текста' });
    await expect(canvas.getByRole('textbox', { name: 'Описание' })).toBeInvalid();
  },
});

export const Disabled = meta.story({
  render: () => <Kept disabled />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /^Полужирный/ })).toBeDisabled();
  },
});

/** 360 px: the buttons wrap, and so does a word that is longer than a line. */
export const LongWords = meta.story({
  globals: { viewport: { value: 'phone' } },
  render: () => (
    <Kept value={`Превысокомногорассмотрительствующийсамосострадательностью\n\n${description}`} />
  ),
  play: async ({ canvas }) => {
    await canvas.findByRole('toolbar', { name: 'Оформление текста' });
    await expectToFit();
  },
});
