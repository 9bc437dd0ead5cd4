import { useState, type ComponentProps } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { Room } from '#storybook/Room.tsx';
import { ColumnChooser } from './ColumnChooser.tsx';
import type { ColumnChoice } from './choice.ts';

const usual: readonly ColumnChoice[] = [
  { id: 'status', label: 'Статус', shown: true, always: true },
  { id: 'use', label: 'Где используется', shown: true },
  { id: 'length', label: 'Длительность', shown: false },
  { id: 'price', label: 'Цена', shown: false },
  { id: 'changed', label: 'Изменена', shown: true },
];

const onChange = fn();

function Kept({
  columns = usual,
  ...props
}: Omit<ComponentProps<typeof ColumnChooser>, 'columns' | 'onChange' | 'onReset'> & {
  columns?: readonly ColumnChoice[];
}) {
  const [present, setPresent] = useState(columns);
  return (
    <Room $below={360} style={{ display: 'flex', justifyContent: 'flex-end' }}>
      <ColumnChooser
        {...props}
        columns={present}
        onChange={(next) => {
          onChange(next.map(({ id, shown }) => (shown ? id : `-${id}`)).join(' '));
          setPresent(next);
        }}
        onReset={present === columns ? undefined : () => setPresent(columns)}
      />
    </Room>
  );
}

const meta = preview.meta({
  component: ColumnChooser,
  args: { columns: usual, onChange },
  render: ({ onChange: _onChange, ...args }) => <Kept {...args} />,
  beforeEach: () => {
    onChange.mockClear();
  },
});

type Play = NonNullable<typeof meta.input.play>;
type Canvas = Parameters<Play>[0]['canvas'];

const opened = async (canvas: Canvas) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Столбцы' }));
  const dialog = await screen.findByRole('dialog', { name: 'Столбцы' });
  await waitFor(() => expect(dialog).toBeVisible());
  return within(dialog);
};

/** A column is shown and moved; one press puts all back. */
export const Default = meta.story({
  tags: ['picture', 'picture-dark'],
  play: async ({ canvas }) => {
    const dialog = await opened(canvas);
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Цена' }));
    await expect(onChange).toHaveBeenLastCalledWith('status use -length price changed');
    await userEvent.click(dialog.getByRole('button', { name: 'Выше: Цена' }));
    await expect(onChange).toHaveBeenLastCalledWith('status use price -length changed');
    await expect(dialog.getByRole('status')).toHaveTextContent('Цена: 3 из 5');
    await expect(dialog.getByRole('checkbox', { name: 'Статус' })).toBeDisabled();
    await userEvent.click(dialog.getByRole('button', { name: 'Вернуть как было' }));
    await expect(dialog.getByRole('checkbox', { name: 'Цена' })).not.toBeChecked();
    await expect(dialog.queryByRole('button', { name: 'Вернуть как было' })).toBeNull();
  },
});

/** Alt with an arrow moves the column that has the focus, and the focus goes with it. */
export const Keyboard = meta.story({
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('dialog', { name: 'Столбцы' }));
    const use = dialog.getByRole('checkbox', { name: 'Где используется' });
    for (let tabs = 0; tabs < 4 && document.activeElement !== use; tabs++) await userEvent.tab();
    await expect(use).toHaveFocus();
    await userEvent.keyboard('{Alt>}{ArrowDown}{ArrowDown}{/Alt}');
    await expect(onChange).toHaveBeenLastCalledWith('status -length -price use changed');
    await expect(use).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(onChange).toHaveBeenLastCalledWith('status -length -price -use changed');
    await userEvent.tab();
    await userEvent.tab();
    await expect(dialog.getByRole('button', { name: 'Ниже: Где используется' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(dialog.getByRole('button', { name: 'Выше: Где используется' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('button', { name: 'Столбцы' })).toHaveFocus();
  },
});

export const LongWords = meta.story({
  tags: ['picture'],
  globals: { viewport: { value: 'phone' } },
  render: () => (
    <Kept
      columns={[
        ...usual,
        { id: 'long', label: 'Непроизносимодлинноеназваниестолбцабезединогопробела', shown: true },
      ]}
    />
  ),
  play: async ({ canvas }) => {
    await opened(canvas);
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
});
