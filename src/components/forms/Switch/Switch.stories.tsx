import { expect, fn, userEvent } from 'storybook/test';
import { expectToFit } from '#storybook/fits.ts';
import { stateful } from '#storybook/stateful.tsx';
import preview from '#storybook/preview.tsx';
import { Switch } from './Switch.tsx';

const given = {
  label: 'Колокольчик в конце',
  checked: false,
  onChange: fn(),
};

const Kept = stateful(Switch, 'checked', 'onChange');

const meta = preview.meta({
  component: Switch,
  args: given,
  render: (args) => (
    <div style={{ maxWidth: 320 }}>
      <Kept {...args} />
    </div>
  ),
});

export const Default = meta.story({
  tags: ['picture'],
  args: { hint: 'Мягкий звук, когда практика закончилась' },
  play: async ({ canvas }) => {
    const control = canvas.getByRole('switch', { name: 'Колокольчик в конце' });
    await userEvent.click(canvas.getByText('Колокольчик в конце'));
    await expect(control).toBeChecked();
  },
});

export const Keyboard = meta.story({
  play: async ({ canvas }) => {
    const control = canvas.getByRole('switch', { name: 'Колокольчик в конце' });
    await userEvent.tab();
    await expect(control).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(control).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(control).not.toBeChecked();
  },
});

export const Grid = meta.story({
  tags: ['picture', 'picture-dark'],
  render: () => (
    <div style={{ display: 'grid', gap: 20, width: 320 }}>
      <Switch label="Выключено" checked={false} onChange={fn()} />
      <Switch
        label="Включено"
        checked
        onChange={fn()}
        hint="И строка пояснения, которая переносится на вторую строку"
      />
      <Switch label="Недоступно, выключено" checked={false} disabled onChange={fn()} />
      <Switch label="Недоступно, включено" checked disabled onChange={fn()} />
    </div>
  ),
});

/** Words of any length leave the switch as it is. */
export const LongWords = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: {
    label: 'Превысокомногорассмотрительствующийсамосострадательностью и ещё несколько слов',
    hint: 'Превысокомногорассмотрительствующийсамосострадательностью',
  },
  play: expectToFit,
});
