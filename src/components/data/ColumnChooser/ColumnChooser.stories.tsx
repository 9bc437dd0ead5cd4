import type { ComponentProps } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { DataTable } from '#components/data/DataTable/DataTable.tsx';
import { saleColumns, sales } from '#components/data/DataTable/samples.tsx';
import { useStoryValue } from '#storybook/stateful.tsx';
import { Opened } from '#storybook/Opened.tsx';
import preview from '#storybook/preview.tsx';
import { Room } from '#storybook/Room.tsx';
import { ColumnChooser } from './ColumnChooser.tsx';
import type { ColumnChoice } from './choice.ts';

const usual: readonly ColumnChoice[] = [
  { id: 'status', label: 'Статус', shown: true, always: true },
  { id: 'income', label: 'Доход', shown: true },
  { id: 'sales', label: 'Продажи', shown: false },
  { id: 'price', label: 'Цена', shown: false },
  { id: 'changed', label: 'Изменена', shown: true },
];

const onChange = fn<(columns: readonly ColumnChoice[]) => void>();

/** What was told last: the columns in their order, with a dash before those that are hidden. */
const told = () => onChange.mock.lastCall?.[0].map(({ id, shown }) => (shown ? id : `-${id}`)).join(' ');

type ChooserProps = ComponentProps<typeof ColumnChooser>;

const given: ChooserProps = { columns: usual, onChange };

/** By itself, at the end of its line. */
function Kept({ columns: usual, onChange, ...props }: ChooserProps) {
  const [columns, choose] = useStoryValue(usual, onChange);
  return (
    <Room $below={360} style={{ display: 'flex', justifyContent: 'flex-end' }}>
      <ColumnChooser
        {...props}
        columns={columns}
        onChange={choose}
        onReset={columns === usual ? undefined : () => choose(usual)}
      />
    </Room>
  );
}

/** At the head of the table whose columns it chooses. */
function Table({ columns: usual, onChange, ...props }: ChooserProps) {
  const [columns, choose] = useStoryValue(usual, onChange);
  return (
    <DataTable
      label="Публикации"
      rows={sales}
      columns={saleColumns}
      rowId={({ id }) => id}
      rowName={({ title }) => title}
      onMenu={(event) => event.preventDefault()}
      hidden={columns.flatMap(({ id, shown }) => (shown ? [] : id))}
      order={['title', ...columns.map(({ id }) => id)]}
      headMenu={
        <ColumnChooser
          {...props}
          columns={columns}
          onChange={choose}
          onReset={columns === usual ? undefined : () => choose(usual)}
        />
      }
    />
  );
}

const meta = preview.meta({
  component: ColumnChooser,
  argTypes: { size: { description: 'Of the button: as high as the head of the table, by default.' } },
  args: given,
  render: (args) => <Kept {...args} />,
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

/** The table follows as a column is shown and moved; one press puts all back. */
export const Default = meta.story({
  tags: ['picture', 'picture-dark'],
  // Where it is narrower a row of the table is a card, and no column is there to be chosen.
  parameters: { frameWidth: 800 },
  decorators: [
    (Story) => (
      <Opened>
        <Story />
      </Opened>
    ),
  ],
  render: (args) => <Table {...args} />,
  play: async ({ canvas }) => {
    const heads = () => canvas.getAllByRole('columnheader').flatMap(({ textContent }) => textContent || []);
    const dialog = await opened(canvas);
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Цена' }));
    await expect(told()).toBe('status income -sales price changed');
    await expect(heads()).toEqual(['Название', 'Статус', 'Доход', 'Цена', 'Изменена']);
    await userEvent.click(dialog.getByRole('button', { name: 'Выше: Цена' }));
    await expect(told()).toBe('status income price -sales changed');
    await expect(dialog.getByRole('status')).toHaveTextContent('Цена: 3 из 5');
    await expect(dialog.getByRole('checkbox', { name: 'Статус' })).toBeDisabled();
    await userEvent.click(dialog.getByRole('button', { name: 'Вернуть как было' }));
    await expect(dialog.getByRole('checkbox', { name: 'Цена' })).not.toBeChecked();
    await expect(dialog.queryByRole('button', { name: 'Вернуть как было' })).toBeNull();
    await expect(heads()).toEqual(['Название', 'Статус', 'Доход', 'Изменена']);
    // The button that was pressed is gone: the focus stays in the list.
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Ниже: Статус' })).toHaveFocus());
  },
});

/** Alt with an arrow moves the column that has the focus, and the focus goes with it. */
export const Keyboard = meta.story({
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('dialog', { name: 'Столбцы' }));
    const income = dialog.getByRole('checkbox', { name: 'Доход' });
    for (let tabs = 0; tabs < 4 && document.activeElement !== income; tabs++) await userEvent.tab();
    await expect(income).toHaveFocus();
    await userEvent.keyboard('{Alt>}{ArrowDown}{ArrowDown}{/Alt}');
    await expect(told()).toBe('status -sales -price income changed');
    await expect(income).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(told()).toBe('status -sales -price -income changed');
    await userEvent.tab();
    await userEvent.tab();
    await expect(dialog.getByRole('button', { name: 'Ниже: Доход' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(dialog.getByRole('button', { name: 'Выше: Доход' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('button', { name: 'Столбцы' })).toHaveFocus();
  },
});

export const LongWords = meta.story({
  tags: ['picture'],
  globals: { viewport: { value: 'phone' } },
  args: {
    columns: [
      ...usual,
      { id: 'long', label: 'Непроизносимодлинноеназваниестолбцабезединогопробела', shown: true },
    ],
  },
  play: async ({ canvas }) => {
    await opened(canvas);
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
});
