import { expect, fn, userEvent } from 'storybook/test';
import { expectToFit } from '#storybook/fits.ts';
import { stateful } from '#storybook/stateful.tsx';
import preview from '#storybook/preview.tsx';
import { TitleField } from './TitleField.tsx';

const given = {
  label: 'Название лекции',
  placeholder: 'Название лекции',
  max: 120,
  softMax: 60,
  value: '',
  onChange: fn(),
};

const Kept = stateful(TitleField, 'value', 'onChange');

const meta = preview.meta({ component: TitleField, args: given, render: (args) => <Kept {...args} /> });

export const Default = meta.story({
  tags: ['picture', 'picture-dark'],
  args: { value: 'Голос и диафрагма: как выдох возвращает опору' },
});

/** Enter breaks no line, and pasted breaks become spaces. */
export const Keyboard = meta.story({
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
      <Kept {...given} value="Превысокомногорассмотрительствующийсамосострадательностью" />
    </div>
  ),
  play: expectToFit,
});

export const Wrapped = meta.story({
  tags: ['picture'],
  render: () => (
    <div style={{ width: 360 }}>
      <Kept
        {...given}
        value="Голос и диафрагма: как выдох возвращает опору, когда вокруг слишком много слов"
      />
    </div>
  ),
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Название лекции' });
    // Three lines, as they are at the width of a tablet.
    await expect(field.offsetHeight).toBe(3 * 32);
    await expect(field.scrollHeight).toBe(field.clientHeight);
    await expect(field).toHaveAccessibleDescription(/^78 из\s120/);
  },
});

export const Invalid = meta.story({
  tags: ['picture'],
  args: { value: 'Го', error: 'Не короче 3 знаков' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeInvalid();
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('Не короче 3 знаков');
  },
});

export const TooLong = meta.story({
  tags: ['picture'],
  args: { max: 20, value: 'Голос и диафрагма: как выдох' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
      '28 из\u00A020. Сократите на\u00A08',
    );
  },
});

export const Disabled = meta.story({
  tags: ['picture'],
  args: { value: 'Голос и диафрагма', disabled: true },
});
