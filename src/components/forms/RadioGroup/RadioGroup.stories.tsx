import { Building2, MessageCircle, Phone as PhoneIcon, Video } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';
import { expectToFit } from '#storybook/fits.ts';
import { stateful } from '#storybook/stateful.tsx';
import preview from '#storybook/preview.tsx';
import { RadioGroup, type RadioOption } from './RadioGroup.tsx';

type Mode = 'all' | 'order' | 'days' | 'dates';

const modes: RadioOption<Mode>[] = [
  { value: 'all', label: 'Сразу', hint: 'Все модули открыты с первого дня' },
  { value: 'order', label: 'По порядку', hint: 'Следующий модуль открывается после прохождения предыдущего' },
  { value: 'days', label: 'Через N\u00A0дней', hint: 'У каждого модуля свой день от покупки' },
  { value: 'dates', label: 'По датам', hint: 'Нужны даты модулей', disabled: true },
];

const icon = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const;

const given = {
  label: 'Как открывать модули',
  options: modes,
  value: 'all',
  onChange: fn(),
};

const Kept = stateful(RadioGroup<string>, 'value', 'onChange');

const meta = preview.meta({
  component: RadioGroup,
  args: given,
  render: (args) => (
    <div style={{ maxWidth: 480 }}>
      <Kept {...args} />
    </div>
  ),
});

/** The label is a target too. */
export const Default = meta.story({
  tags: ['picture'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Как открывать модули' })).toBeVisible();
    await userEvent.click(canvas.getByText('У каждого модуля свой день от покупки'));
    await expect(canvas.getByRole('radio', { name: 'Через N\u00A0дней' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'По датам' })).toHaveAccessibleDescription(
      'Нужны даты модулей',
    );
  },
});

/** One stop of Tab; arrows choose, and those that are off are passed over. */
export const Keyboard = meta.story({
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Сразу' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'По порядку' })).toBeChecked();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'Сразу' })).toBeChecked();
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('radio', { name: 'Сразу' })).toHaveFocus();
  },
});

/** The whole card is the target. */
export const Cards = meta.story({
  tags: ['picture'],
  args: { variant: 'cards', columns: 2 },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('По порядку'));
    await expect(canvas.getByRole('radio', { name: 'По порядку' })).toBeChecked();
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.getByRole('radio', { name: 'Сразу' })).toHaveFocus();
  },
});

export const Icons = meta.story({
  tags: ['picture'],
  render: () => (
    <div style={{ maxWidth: 480 }}>
      <RadioGroup
        label="Формат"
        variant="cards"
        columns={2}
        value="video"
        onChange={() => {}}
        options={[
          { value: 'video', label: 'Видеозвонок', icon: <Video {...icon} /> },
          { value: 'phone', label: 'Телефон', icon: <PhoneIcon {...icon} /> },
          { value: 'chat', label: 'Чат', icon: <MessageCircle {...icon} /> },
          { value: 'office', label: 'Очно', icon: <Building2 {...icon} /> },
        ]}
      />
    </div>
  ),
});

export const Invalid = meta.story({
  tags: ['picture'],
  args: { value: null, variant: 'cards', error: 'Выберите, как открывать модули' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup')).toBeInvalid();
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription(
      'Выберите, как открывать модули',
    );
  },
});

export const Grid = meta.story({
  tags: ['picture', 'picture-dark'],
  render: () => (
    <div style={{ display: 'grid', gap: 32, maxWidth: 480 }}>
      <Kept {...given} label={'С\u00A0ошибкой'} value={null} error="Выберите, как открывать" />
      <Kept {...given} label="Выключено" disabled />
      <Kept {...given} label="Карточки выключены" disabled variant="cards" columns={2} />
    </div>
  ),
});

export const LongWords = meta.story({
  tags: ['picture'],
  globals: { viewport: { value: 'phone' } },
  args: {
    variant: 'cards',
    columns: 2,
    options: [
      {
        value: 'all',
        label: 'Превысокомногорассмотрительствующийсамосострадательностью',
        hint: 'превысокомногорассмотрительствующийсамосострадательностью',
      },
      ...modes.slice(1),
    ],
  },
  play: expectToFit,
});
