import { useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test';
import { stateful } from '#storybook/stateful.tsx';
import preview from '#storybook/preview.tsx';
import { Checkbox } from '#components/forms/Checkbox/Checkbox.tsx';
import { LinesEditor } from './LinesEditor.tsx';
import { lineOf, type Line } from './lines.ts';
import { LinesField } from './LinesField.tsx';

const changed = fn();
const goals = ['Дышать глубже и спокойнее', 'Снять зажим в плечах', 'Засыпать без телефона'];

const given = {
  label: 'Цели',
  addLabel: 'Добавить цель',
  max: 10,
  maxLength: 120,
  value: goals,
  onChange: changed,
};

const Kept = stateful(LinesField, 'value', 'onChange');

const line = (place: number) => screen.getByRole('textbox', { name: `Цели: строка\u00A0${place}` });
const texts = () => screen.queryAllByRole<HTMLTextAreaElement>('textbox').map(({ value }) => value);

const meta = preview.meta({
  component: LinesField,
  args: given,
  render: (args) => <Kept {...args} />,
  beforeEach: () => void changed.mockClear(),
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 480, padding: '0 24px' }}>
        <Story />
      </div>
    ),
  ],
});

/** Enter begins the next line, what stands after the caret goes along, and a line left blank is gone. */
export const Default = meta.story({
  tags: ['picture', 'picture-dark'],
  play: async () => {
    await userEvent.click(line(3));
    await userEvent.keyboard('{End}{Enter}Меньше кофе');
    await expect(changed).toHaveBeenLastCalledWith([...goals, 'Меньше кофе']);
    await expect(screen.getByText('4 из 10')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(line(5)).toHaveFocus();
    await expect(changed).toHaveBeenLastCalledWith([...goals, 'Меньше кофе']);
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(texts()).toEqual([...goals, 'Меньше кофе']);
  },
});

/** By keys alone: Ctrl+Enter adds, Alt and arrows move, the menu of the grip moves too, and what is removed is put back. */
export const Keyboard = meta.story({
  play: async () => {
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Порядок: строка\u00A01' })).toHaveFocus();
    await userEvent.tab();
    await expect(line(1)).toHaveFocus();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await expect(texts()).toEqual([goals[1], goals[0], goals[2]]);
    await expect(line(2)).toHaveFocus();
    await expect(screen.getByText('Место 2 из 3')).toBeInTheDocument();
    await userEvent.keyboard(
      '{Alt>}{ArrowUp}{/Alt}{Control>}{Enter}{/Control}Быть дома{Backspace}{Backspace}',
    );
    await expect(changed).toHaveBeenLastCalledWith([...goals, 'Быть до']);

    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Убрать строку\u00A04' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(changed).toHaveBeenLastCalledWith(goals);
    await expect(screen.getByRole('status')).toHaveTextContent('Убрано: «Быть до»');
    await expect(screen.getByRole('button', { name: 'Вернуть' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(line(4)).toHaveFocus();
    await expect(changed).toHaveBeenLastCalledWith([...goals, 'Быть до']);

    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{Enter}');
    const first = await screen.findByRole('menuitem', { name: 'В\u00A0начало' });
    await waitFor(() => expect(first).toBeVisible());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(changed).toHaveBeenLastCalledWith(['Быть до', ...goals]));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Порядок: строка\u00A01' })).toHaveFocus());
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
});

/** A list that is pasted becomes as many lines, without its marks. More than are allowed are kept, and told. */
export const Pasted = meta.story({
  tags: ['picture'],
  args: { value: ['Дышать глубже'], max: 4 },
  play: async () => {
    await userEvent.click(line(1));
    await userEvent.keyboard('{End}');
    await userEvent.paste(', спокойнее\n1. Снять зажим\n2. Спать\n');
    await expect(texts()).toEqual(['Дышать глубже, спокойнее', 'Снять зажим', 'Спать']);
    await expect(line(3)).toHaveFocus();
    await expect(screen.getByRole('status')).toHaveTextContent('Добавлены 3 строки');
    await userEvent.paste('\n• Гулять\n• Читать\n• Молчать');
    await expect(changed).toHaveBeenLastCalledWith([
      'Дышать глубже, спокойнее',
      'Снять зажим',
      'СпатьГулять',
      'Читать',
      'Молчать',
    ]);
    await expect(screen.getByRole('group', { name: 'Цели' })).toHaveAccessibleDescription(
      'Уберите 1\u00A0лишнюю строку 5 из\u00A04',
    );
    await expect(screen.getByRole('button', { name: /^Добавить цель/ })).toBeDisabled();
  },
});

/** Keyboards on glass tell no Enter: they break the line. A text that is dropped may do so too. */
export const Broken = meta.story({
  tags: ['picture'],
  args: { value: ['Дышать глубже'] },
  play: async () => {
    fireEvent.change(line(1), { target: { value: 'Дышать глубже\nСпать' } });
    await expect(texts()).toEqual(['Дышать глубже', 'Спать']);
    await expect(line(2)).toHaveFocus();
  },
});

/** A drag by the grip: a line shows where the row would stand, and the place is told. */
export const Dragged = meta.story({
  tags: ['picture'],
  play: async () => {
    const grip = screen.getByRole('button', { name: 'Порядок: строка\u00A01' });
    const middle = (element: Element) => {
      const { top, height } = element.getBoundingClientRect();
      return top + height / 2;
    };
    const at = (clientY: number) => ({ pointerId: 1, isPrimary: true, button: 0, clientY });
    grip.setPointerCapture = () => {};
    fireEvent.pointerDown(grip, at(middle(grip)));
    fireEvent.pointerMove(grip, at(middle(line(3)) + 4));
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Место 3 из 3'));
    fireEvent.pointerUp(grip, at(middle(line(3)) + 4));
    await waitFor(() => expect(changed).toHaveBeenLastCalledWith([goals[1], goals[2], goals[0]]));

    const last = screen.getByRole('button', { name: 'Порядок: строка\u00A03' });
    last.setPointerCapture = () => {};
    fireEvent.pointerDown(last, at(middle(last)));
    fireEvent.pointerMove(last, at(middle(line(1)) - 4));
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Место 1 из 3'));
  },
});

export const Removed = meta.story({
  tags: ['picture'],
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Убрать строку\u00A02' }));
    await expect(changed).toHaveBeenLastCalledWith([goals[0], goals[2]]);
    await expect(
      screen.getByText('Убрано: «Снять зажим в плечах»', { ignore: '[role=status]' }),
    ).toBeVisible();
  },
});

/** Every line tells what is wrong with it, and how long it is when it is nearly too long. */
export const Invalid = meta.story({
  tags: ['picture'],
  args: {
    value: ['Дышать глубже и спокойнее', 'Дышать глубже', 'Снять зажим в плечах и шее'],
    maxLength: 24,
    errors: { 1: 'Повторяет первую цель' },
  },
  play: async () => {
    await expect(line(1)).toHaveAccessibleDescription('Сократите на\u00A01\u00A0знак');
    await expect(line(2)).toHaveAccessibleDescription('Повторяет первую цель');
    await expect(line(3)).toBeInvalid();
  },
});

export const Empty = meta.story({
  tags: ['picture'],
  args: { value: [], hint: 'Что изменится у того, кто пройдёт курс' },
});

export const Disabled = meta.story({
  tags: ['picture'],
  args: { disabled: true },
});

interface Option extends Line {
  right: boolean;
}

function Options() {
  const [options, setOptions] = useState<Option[]>(() =>
    ['Диафрагма: она плавно поднимается', 'Мышцы живота', 'Лестничные мышцы шеи'].map((text, at) => ({
      ...lineOf(text),
      right: at === 0,
    })),
  );
  return (
    <LinesEditor
      label="Варианты"
      addLabel="Добавить вариант"
      max={10}
      maxLength={250}
      lines={options}
      onChange={setOptions}
      make={(text) => ({ ...lineOf(text), right: false })}
      renderStart={(option) => (
        <span style={{ paddingLeft: 12 }}>
          <Checkbox
            label={`Верный: ${option.text}`}
            labelHidden
            checked={option.right}
            onChange={(right) =>
              setOptions(options.map((one) => (one.id === option.id ? { ...one, right } : one)))
            }
          />
        </span>
      )}
    />
  );
}

/** Lines that carry more than their text keep it wherever they go: the options of a question. */
export const Marked = meta.story({
  tags: ['picture'],
  render: () => <Options />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Варианты: строка\u00A01' }));
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await expect(canvas.getAllByRole('checkbox').map((box) => (box as HTMLInputElement).checked)).toEqual([
      false,
      true,
      false,
    ]);
  },
});

/** Long texts wrap, grips and crosses are 44 px. */
export const Phone = meta.story({
  tags: ['picture'],
  globals: { viewport: { value: 'phone' } },
  decorators: [
    (Story) => (
      <div style={{ margin: '0 -24px' }}>
        <Story />
      </div>
    ),
  ],
  args: {
    value: [
      'Научиться замечать напряжение в теле раньше, чем оно станет болью',
      'Самосострадательностьвдлинномсловебезпробелов',
      'Засыпать без телефона',
    ],
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBe(360);
    await userEvent.click(screen.getByRole('button', { name: 'Порядок: строка\u00A02' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: /^Ниже/ }));
    await waitFor(() => expect(texts()[2]).toMatch(/^Самосостра/));
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
});
