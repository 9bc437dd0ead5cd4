import { expect, fireEvent, fn, userEvent } from 'storybook/test';
import { stateful } from '#storybook/stateful.tsx';
import preview from '#storybook/preview.tsx';
import { realKeys } from '#storybook/realKeys.ts';
import { StateGrid } from '#storybook/StateGrid.tsx';
import { SliderField, type SliderFieldProps } from './SliderField.tsx';

const given = {
  label: 'Проходной балл',
  format: (percent: number) => `${percent}\u00A0%`,
  step: 5,
  value: 70,
  onChange: fn(),
};

/** Tells what the share comes to, as the form of a quiz does. */
function PassMark(props: SliderFieldProps) {
  return <SliderField hint={`${Math.ceil((props.value / 100) * 12)} из\u00A012 баллов`} {...props} />;
}

const Kept = stateful(PassMark, 'value', 'onChange');

const meta = preview.meta({
  component: SliderField,
  args: given,
  render: (args) => (
    <div style={{ maxWidth: 232 }}>
      <Kept {...args} />
    </div>
  ),
});

/** The value in words stands beside the label, and what it comes to under the line. */
export const Default = meta.story({
  tags: ['picture'],
  play: async ({ canvas }) => {
    const slider = canvas.getByRole('slider', { name: 'Проходной балл' });
    await expect(slider).toHaveAttribute('aria-valuetext', '70\u00A0%');
    await expect(slider).toHaveAccessibleDescription(/^9 из\s12 баллов/);
    await fireEvent.change(slider, { target: { value: '50' } });
    await expect(canvas.getByText('50 %')).toBeVisible();
    await expect(slider).toHaveAccessibleDescription(/^6 из/);
  },
});

/** Arrows make a step, Page Up a longer one, Home and End go to the bounds. */
export const Keyboard = meta.story({
  play: async ({ canvas }) => {
    const slider = canvas.getByRole('slider', { name: 'Проходной балл' });
    await userEvent.tab();
    await expect(slider).toHaveFocus();
    const keys = await realKeys();
    if (keys === null) return;
    await keys.keyboard('{ArrowLeft}');
    await expect(slider).toHaveValue('65');
    await keys.keyboard('{PageUp}');
    await expect(slider).toHaveValue('75');
    await keys.keyboard('{Home}');
    await expect(slider).toHaveAttribute('aria-valuetext', '0\u00A0%');
    await keys.keyboard('{End}');
    await expect(slider).toHaveValue('100');
  },
});

export const Grid = meta.story({
  tags: ['picture', 'picture-dark'],
  render: () => (
    <StateGrid width={220}>
      <Kept {...given} label="Наименьшее" value={0} hint="Сдаст каждый" />
      <Kept {...given} label={'С\u00A0ошибкой'} value={100} error={'Один вопрос без\u00A0верного ответа'} />
      <Kept {...given} label="Выключено" disabled />
    </StateGrid>
  ),
});
export const Phone = meta.story({
  tags: ['picture'],
  globals: { viewport: { value: 'phone' } },
});
