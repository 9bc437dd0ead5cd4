import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import { stateful } from '#storybook/stateful.tsx';
import preview from '#storybook/preview.tsx';
import { realKeys } from '#storybook/realKeys.ts';
import { StateGrid } from '#storybook/StateGrid.tsx';
import { NumberField } from './NumberField.tsx';

const changed = fn();

const given = {
  label: 'Попыток',
  min: 0,
  max: 100,
  value: 3,
  onChange: changed,
};

const Kept = stateful(NumberField, 'value', 'onChange');

const meta = preview.meta({
  component: NumberField,
  args: given,
  render: (args) => (
    <div style={{ maxWidth: 272 }}>
      <Kept {...args} />
    </div>
  ),
  beforeEach: () => void changed.mockClear(),
});

export const Default = meta.story({
  tags: ['picture'],
  args: { hint: '0, если без ограничений' },
});

/** Arrows make a step, pages make ten, and neither passes the bounds. */
export const Keyboard = meta.story({
  args: { hint: '0, если без ограничений' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('spinbutton', { name: 'Попыток' });
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(input).toHaveValue('4');
    await userEvent.keyboard('{PageUp}');
    await expect(input).toHaveValue('14');
    await userEvent.keyboard('{PageDown}{PageDown}{ArrowDown}');
    await expect(input).toHaveValue('0');
    await expect(changed).toHaveBeenLastCalledWith(0);
    await userEvent.keyboard('{Control>}a{/Control}{Backspace}25');
    await expect(changed).toHaveBeenLastCalledWith(25);
    await expect(input).toHaveAttribute('aria-valuenow', '25');
  },
});

/** Reached by Tab, which selects the number, it is typed over and not added to. */
export const TypedOver = meta.story({
  args: { value: 1200, max: 5000 },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('spinbutton', { name: 'Попыток' });
    const keys = await realKeys();
    if (keys === null) return;
    await keys.tab();
    await waitFor(() => expect(input).toHaveValue('1200'));
    await keys.keyboard('30');
    await expect(input).toHaveValue('30');
    await expect(changed).toHaveBeenLastCalledWith(30);
  },
});

/** The buttons step without taking the focus, and go off at the bounds. */
export const Buttons = meta.story({
  args: { value: 99 },
  play: async ({ canvas }) => {
    const more = canvas.getByRole('button', { name: 'Попыток: больше' });
    await userEvent.click(more);
    await expect(canvas.getByRole('spinbutton')).toHaveValue('100');
    await expect(more).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Попыток: меньше' }));
    await expect(changed).toHaveBeenLastCalledWith(99);
    await expect(canvas.getByRole('spinbutton')).not.toHaveFocus();
  },
});

/** The page scrolls, the number stays. */
export const Wheel = meta.story({
  play: async ({ canvas }) => {
    const input = canvas.getByRole('spinbutton');
    await userEvent.click(input);
    await fireEvent.wheel(input, { deltaY: 100 });
    await expect(input).toHaveValue('3');
    await expect(changed).not.toHaveBeenCalled();
  },
});

/** In a row of settings, with a unit. */
export const Rows = meta.story({
  render: () => (
    <div style={{ display: 'grid', maxWidth: 232 }}>
      <Kept {...given} layout="row" />
      <Kept {...given} layout="row" label="Время" unit="мин" value={20} min={1} max={600} />
      <Kept {...given} layout="row" label="Очень длинная подпись настройки" value={100} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('spinbutton', { name: 'Время' })).toHaveAttribute(
      'aria-valuetext',
      '20\u00A0мин',
    );
  },
});

/** Without buttons it is a field like others: grouped while it is read, plain while it is typed. */
export const Plain = meta.story({
  args: { label: 'Мест', value: 1500, min: 1, max: 100_000, stepper: false, hint: 'Пусто — без предела' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('spinbutton', { name: 'Мест' });
    await expect(input).toHaveValue('1\u00A0500');
    await userEvent.click(input);
    await expect(input).toHaveValue('1500');
    await userEvent.clear(input);
    await expect(changed).toHaveBeenLastCalledWith(null);
    await userEvent.tab();
    await expect(input).toHaveValue('');
    await expect(input).not.toBeInvalid();
  },
});

/** What is not allowed stays to be mended, and the field says what would be. */
export const OutOfBounds = meta.story({
  args: { label: 'Время', unit: 'мин', value: 15, min: 15, max: 480, step: 15, stepper: false },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('spinbutton');
    await userEvent.click(input);
    await userEvent.clear(input);
    await userEvent.keyboard('500');
    await expect(input).not.toBeInvalid();
    await userEvent.tab();
    await expect(input).toHaveAccessibleDescription('От\u00A015 до\u00A0480');
    await userEvent.click(input);
    await userEvent.clear(input);
    await userEvent.keyboard('20');
    await userEvent.tab();
    await expect(input).toHaveAccessibleDescription('Кратно 15');
    await userEvent.click(input);
    await userEvent.keyboard('{ArrowUp}');
    await expect(input).toHaveValue('30');
    await userEvent.clear(input);
    await userEvent.keyboard('полчаса');
    await expect(changed).toHaveBeenLastCalledWith(null);
    await userEvent.tab();
    await expect(input).toHaveValue('полчаса');
    await expect(input).toHaveAccessibleDescription('Введите целое число');
  },
});

export const Grid = meta.story({
  tags: ['picture', 'picture-dark'],
  args: { min: undefined, max: undefined },
  render: (args) => (
    <StateGrid width={220}>
      <NumberField {...args} label="Пустое" value={null} />
      <NumberField {...args} label={'С\u00A0ошибкой'} error={'Не\u00A0больше, чем вопросов'} />
      <NumberField {...args} label="Выключено" disabled unit="мин" />
      <NumberField {...args} label="Без кнопок" stepper={false} />
      <NumberField {...args} label="Тесное" size="compact" />
      <NumberField {...args} label="Без кнопок, выключено" stepper={false} disabled />
    </StateGrid>
  ),
});
export const Phone = meta.story({
  tags: ['picture'],
  globals: { viewport: { value: 'phone' } },
  args: { layout: 'row', label: 'Время', unit: 'мин', value: 20 },
});
