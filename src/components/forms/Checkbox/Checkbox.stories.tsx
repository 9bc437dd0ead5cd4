import { expect, fn, userEvent } from 'storybook/test';
import { expectToFit } from '#storybook/fits.ts';
import { stateful } from '#storybook/stateful.tsx';
import preview from '#storybook/preview.tsx';
import { Checkbox } from './Checkbox.tsx';

const given = {
  label: 'Бесплатный фрагмент',
  checked: false,
  onChange: fn(),
};

const Kept = stateful(Checkbox, 'checked', 'onChange');

const meta = preview.meta({ component: Checkbox, args: given, render: (args) => <Kept {...args} /> });

export const Default = meta.story({
  tags: ['picture'],
  args: { hint: 'Первые три минуты откроются всем' },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'Бесплатный фрагмент' });
    await userEvent.click(canvas.getByText('Бесплатный фрагмент'));
    await expect(box).toBeChecked();
    await expect(box).toHaveAccessibleDescription('Первые три минуты откроются всем');
  },
});

export const Keyboard = meta.story({
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'Бесплатный фрагмент' });
    await userEvent.tab();
    await expect(box).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(box).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(box).not.toBeChecked();
  },
});

export const Invalid = meta.story({
  args: { label: 'У меня есть права на музыку', error: 'Без прав на музыку опубликовать нельзя' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toBeInvalid();
  },
});

export const Indeterminate = meta.story({
  args: { label: 'Выбрать все', indeterminate: true, labelHidden: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: 'Выбрать все' })).toBePartiallyChecked();
  },
});

export const Grid = meta.story({
  tags: ['picture', 'picture-dark'],
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(3, 220px)', gap: '20px 24px' }}>
      {(['Обычный', 'С ошибкой', 'Выключен'] as const).flatMap((state) =>
        [
          { name: 'пустой', checked: false, indeterminate: false },
          { name: 'отмечен', checked: true, indeterminate: false },
          { name: 'отчасти', checked: false, indeterminate: true },
        ].map(({ name, checked, indeterminate }) => (
          <Checkbox
            key={state + name}
            label={`${state}, ${name}`}
            checked={checked}
            indeterminate={indeterminate}
            onChange={fn()}
            disabled={state === 'Выключен'}
            error={state === 'С ошибкой' ? 'Нужно отметить' : undefined}
          />
        )),
      )}
    </div>
  ),
});

/** Words of any length stand beside the box, never under it. */
export const LongWords = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: {
    label: 'Превысокомногорассмотрительствующийсамосострадательностью и ещё несколько слов',
    hint: 'Превысокомногорассмотрительствующийсамосострадательностью',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox').offsetWidth).toBe(16);
    await expectToFit();
  },
});
