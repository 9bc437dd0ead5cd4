import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Field } from '#components/forms/Field/Field.tsx';
import { expectToFit } from '#storybook/fits.ts';
import { stateful } from '#storybook/stateful.tsx';
import preview from '#storybook/preview.tsx';
import { realKeys } from '#storybook/realKeys.ts';
import { RichTextMeanwhile } from './RichTextMeanwhile.tsx';
import { RichTextField } from './RichTextField.tsx';

const description = `Мы\u00A0разбираем, почему в\u00A0тревоге голос становится выше, и\u00A0**как вернуть диафрагме её обычный ход**.

## Что понадобится

- стул
- тихое место

Схема\u00A0— на\u00A0[странице курса](https://vetrova.ru/telo).`;

/** Text that was written before there was an editor. */
const strange =
  '  Два  пробела, и\u00A0строка \nза ней\r\n\n\n\n* звёздочка\n2. второй\n\n2*2 <b>не жирно</b>\n';

const changed = fn();

function Waiting({ label, text }: { label: string; text: string }) {
  const [value, setValue] = useState(text);
  return (
    <Field label={label} group counter={{ count: 0, max: 5000 }}>
      {(control) => (
        <RichTextMeanwhile
          control={control}
          value={value}
          onChange={setValue}
          onTyping={() => {}}
          placeholder="О чём лекция"
          disabled={false}
        />
      )}
    </Field>
  );
}

const given = {
  label: 'Описание',
  max: 5000,
  value: description,
  onChange: changed,
};

const Kept = stateful(RichTextField, 'value', 'onChange');

const meta = preview.meta({
  component: RichTextField,
  args: given,
  render: (args) => (
    <div style={{ maxWidth: 728 }}>
      <Kept {...args} />
    </div>
  ),
  // The first fetch of the editor takes longer than a query waits.
  beforeEach: async () => {
    changed.mockClear();
    await import('./RichTextEditor.tsx');
  },
});

/** The text is shown as people will read it; opening it changes nothing. */
export const Default = meta.story({
  tags: ['picture', 'picture-dark'],
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
  tags: ['picture'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ссылка' }));
    const address = await canvas.findByRole('textbox', { name: 'Адрес ссылки' });
    await userEvent.type(address, 'http://example.ru{Enter}');
    await expect(address).toBeInvalid();
    await expect(changed).not.toHaveBeenCalled();
  },
});

/** Until the editor has come the text stands as it will, takes as much room, and can be typed in. */
export const Meanwhile = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 24, maxWidth: 728 }}>
      <Kept {...given} label="Сейчас" />
      <Kept {...given} label="Пусто сейчас" value="" placeholder="О чём лекция" />
      <div data-held style={{ display: 'contents' }}>
        <Waiting label="Скоро" text={description} />
        <Waiting label="Пусто скоро" text="" />
      </div>
    </div>
  ),
  play: async ({ canvas }) => {
    const heights = () =>
      [...document.querySelectorAll('[data-control]')].map((control) =>
        Math.round(
          control.closest('[data-coming], :has(> [role="toolbar"])')?.getBoundingClientRect().height ?? 0,
        ),
      );
    await waitFor(() => expect(canvas.getAllByRole('toolbar')).toHaveLength(2));
    const [full, empty, ...meanwhile] = heights();
    await expect(meanwhile).toEqual([full, empty]);
    const soon = canvas.getByRole('textbox', { name: 'Скоро' });
    await userEvent.type(soon, ' Ещё.');
    await expect(soon).toHaveValue(`${description} Ещё.`);
  },
});

/** What is only looked at stays as it is, to the last space; taken back, an edit leaves no trace either. */
export const Untouched = meta.story({
  args: { value: strange },
  play: async ({ canvas }) => {
    await canvas.findByRole('toolbar', { name: 'Оформление текста' });
    const text = canvas.getByRole('textbox', { name: 'Описание' });
    await userEvent.click(text);
    await userEvent.tab();
    await expect(changed).not.toHaveBeenCalled();
    const keys = await realKeys();
    if (keys === null) return;
    await userEvent.click(text);
    await keys.keyboard('{Control>}{End}{/Control}!');
    await waitFor(() => expect(changed).toHaveBeenLastCalledWith(expect.stringMatching(/!$/)));
    await keys.keyboard('{Backspace}');
    await waitFor(() => expect(changed).toHaveBeenLastCalledWith(strange));
  },
});

export const Empty = meta.story({
  tags: ['picture'],
  args: {
    value: '',
    placeholder: 'О\u00A0чём лекция и\u00A0что понадобится',
    hint: 'От\u00A0200\u00A0знаков',
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('toolbar', { name: 'Оформление текста' });
    await expect(canvas.getByRole('textbox', { name: 'Описание' })).toHaveAccessibleDescription(
      /^От\s200\sзнаков/,
    );
  },
});

export const Invalid = meta.story({
  tags: ['picture'],
  args: { max: 100, error: 'Сократите текст' },
  play: async ({ canvas }) => {
    await canvas.findByRole('toolbar', { name: 'Оформление текста' });
    await expect(canvas.getByRole('textbox', { name: 'Описание' })).toBeInvalid();
  },
});

export const Disabled = meta.story({
  tags: ['picture'],
  args: { disabled: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /^Полужирный/ })).toBeDisabled();
  },
});

/** 360 px: the buttons wrap, and so does a word that is longer than a line. */
export const LongWords = meta.story({
  tags: ['picture'],
  globals: { viewport: { value: 'phone' } },
  args: { value: `Превысокомногорассмотрительствующийсамосострадательностью\n\n${description}` },
  play: async ({ canvas }) => {
    await canvas.findByRole('toolbar', { name: 'Оформление текста' });
    await expectToFit();
  },
});
