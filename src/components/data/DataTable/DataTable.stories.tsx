import { useLayoutEffect, useRef, useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { rowsInSight } from '#lib/loading/usePainted.ts';
import preview from '#storybook/preview.tsx';
import { DataTable, type DataTableProps } from './DataTable.tsx';
import { DataTableSkeleton } from './DataTableSkeleton.tsx';
import { rowHeights, type DataSort } from './columns.ts';
import { hugeColumns, hugeRows, saleColumns, sales, type HugeRow, type Sale } from './samples.tsx';

const onMenu = fn((event: { preventDefault: () => void }) => event.preventDefault());

const onOpen = fn();

/** A table that keeps what is selected. */
function Kept(props: Partial<DataTableProps<Sale>>) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set(props.selected));
  const [sort, setSort] = useState<DataSort | null>(null);
  return (
    <DataTable
      label="Публикации"
      rows={sales}
      columns={saleColumns}
      rowId={(row) => row.id}
      rowName={(row) => row.title}
      rowHref={(row) => `#/publications/${row.id}`}
      onMenu={onMenu}
      sort={sort}
      onSort={setSort}
      {...props}
      selected={selected}
      onSelect={setSelected}
    />
  );
}

const meta = preview.meta({
  component: DataTable,
  decorators: [
    (Story) => (
      <div style={{ padding: '0 16px' }}>
        <Story />
      </div>
    ),
  ],
  beforeEach: () => {
    onMenu.mockClear();
    onOpen.mockClear();
  },
});

type Play = NonNullable<typeof meta.input.play>;
type Canvas = Parameters<Play>[0]['canvas'];

const link = (canvas: Canvas, name: RegExp) => canvas.getByRole('link', { name });
const boxes = (canvas: Canvas) =>
  canvas
    .getAllByRole('checkbox', { name: /^Выбрать: / })
    .map((box) => (box instanceof HTMLInputElement && box.checked ? 1 : 0))
    .join('');

export const Default = meta.story({
  tags: ['picture', 'picture-dark'],
  args: { label: 'Публикации', rows: sales, columns: [], rowId: () => '', rowName: () => '' },
  render: ({ label, total, density, scroll, headMenu }) => (
    <Kept label={label} total={total} density={density} scroll={scroll} headMenu={headMenu} />
  ),
  play: async ({ canvas, step }) => {
    const table = canvas.getByRole('table', { name: 'Публикации' });
    await expect(table).toHaveAttribute('aria-rowcount', '7');
    await expect(within(table).getAllByRole('row')).toHaveLength(7);
    await step('the link is all of the row, the menu and the checkbox apart from it', async () => {
      const target = link(canvas, /^Дыхание/);
      const row = canvas.getByRole('row', { name: /^Выбрать: Дыхание/ }).getBoundingClientRect();
      await expect(document.elementFromPoint(row.left + row.width / 2, row.top + 4)).toBe(target);
      await userEvent.click(canvas.getByRole('button', { name: 'Действия: Дыхание 4–7–8 перед сном' }));
      await expect(onMenu).toHaveBeenCalledOnce();
      await userEvent.pointer({ keys: '[MouseRight]', target });
      await expect(onMenu).toHaveBeenCalledTimes(2);
    });
    await step('a head orders: figures from the greatest, then the other way', async () => {
      const head = canvas.getByRole('columnheader', { name: 'Доход' });
      await userEvent.click(within(head).getByRole('button', { name: 'Доход' }));
      await expect(head).toHaveAttribute('aria-sort', 'descending');
      await userEvent.click(within(head).getByRole('button', { name: 'Доход' }));
      await expect(head).toHaveAttribute('aria-sort', 'ascending');
    });
  },
});

export const Selected = meta.story({
  tags: ['picture'],
  render: () => <Kept selected={new Set(['p-3', 'p-4'])} />,
  play: async ({ canvas }) => {
    const all = canvas.getByRole('checkbox', { name: 'Выбрать все загруженные' });
    await expect(all).toBePartiallyChecked();
    await expect(boxes(canvas)).toBe('001100');
  },
});

/** One row is open beside the table: it looks like a chosen one, and screen readers are told. */
export const Opened = meta.story({
  tags: ['picture'],
  render: () => <Kept current="p-3" />,
  play: async ({ canvas }) => {
    const open = canvas.getAllByRole('row').filter((row) => row.ariaCurrent !== null);
    await expect(open).toHaveLength(1);
    await expect(open[0]).toHaveAttribute('data-index', '2');
    await expect(getComputedStyle(open[0] ?? document.body).backgroundColor).toBe('rgb(239, 249, 248)');
    await expect(boxes(canvas)).toBe('000000');
  },
});

/** With the mouse: one, a range by Shift, anywhere beside the checkbox, all. */
export const Selecting = meta.story({
  tags: ['picture'],
  render: () => <Kept />,
  play: async ({ canvas, step }) => {
    const box = (name: RegExp) => canvas.getByRole('checkbox', { name });
    const user = userEvent.setup();
    await step('one, and a range from it', async () => {
      await user.click(box(/^Выбрать: Дыхание/));
      await expect(boxes(canvas)).toBe('010000');
      await user.keyboard('{Shift>}');
      await user.click(box(/^Выбрать: Опора/));
      await expect(boxes(canvas)).toBe('011110');
      await user.click(link(canvas, /^Мягкие плечи/));
      await user.keyboard('{/Shift}');
      await expect(boxes(canvas)).toBe('011000');
    });
    await step('beside the checkbox', async () => {
      const cell = box(/^Выбрать: Сон/).parentElement;
      if (cell) await user.click(cell);
      await expect(boxes(canvas)).toBe('011001');
    });
    await step('all, and none', async () => {
      await user.click(box(/^Выбрать все/));
      await expect(boxes(canvas)).toBe('111111');
      await user.click(box(/^Выбрать все/));
      await expect(boxes(canvas)).toBe('000000');
    });
  },
});

/** By Tab the heads, then one row and its menu; arrows move, Space selects, Shift extends, Ctrl+A takes all, Esc none. */
export const Keyboard = meta.story({
  render: () => <Kept />,
  play: async ({ canvas, step }) => {
    const user = userEvent.setup();
    await step('through the heads into the rows', async () => {
      await user.tab();
      await expect(canvas.getByRole('checkbox', { name: 'Выбрать все загруженные' })).toHaveFocus();
      await user.keyboard(' ');
      await expect(boxes(canvas)).toBe('111111');
      await user.keyboard(' ');
      for (const head of within(canvas.getByRole('table')).getAllByRole('button', { name: /^\S+$/ })) {
        await user.tab();
        await expect(head).toHaveFocus();
        await user.keyboard('{Enter}');
        await expect(head.closest('[aria-sort$="ending"]')).not.toBeNull();
      }
      await user.tab();
      await expect(link(canvas, /^Тело/)).toHaveFocus();
      await user.keyboard('{ArrowDown}{ArrowDown}');
      await expect(link(canvas, /^Мягкие/)).toHaveFocus();
      await user.keyboard('{End}');
      await expect(link(canvas, /^Сон/)).toHaveFocus();
      await user.keyboard('{Home}{ArrowUp}');
      await expect(link(canvas, /^Тело/)).toHaveFocus();
    });
    await step('selecting', async () => {
      await user.keyboard('{ArrowDown} {Shift>}{ArrowDown}{ArrowDown}{/Shift}');
      await expect(boxes(canvas)).toBe('011100');
      // The focus is on the link, beside the checkbox that tells.
      await expect(document.activeElement).toHaveAttribute('aria-description', 'выбрано');
      await user.keyboard('{Shift>}{ArrowUp}{/Shift}');
      await expect(boxes(canvas)).toBe('011000');
      await user.keyboard('{Control>}{a}{/Control}');
      await expect(boxes(canvas)).toBe('111111');
      await user.keyboard('{Escape}');
      await expect(boxes(canvas)).toBe('000000');
    });
    await step('the parts of the row, and out', async () => {
      await user.tab();
      await expect(canvas.getByRole('button', { name: /^Действия: Мягкие/ })).toHaveFocus();
      await user.tab();
      await expect(document.body).toHaveFocus();
      await user.tab({ shift: true });
      await user.tab({ shift: true });
      await expect(link(canvas, /^Мягкие/)).toHaveFocus();
    });
  },
});

/** Rows that lead nowhere open by a press, and are told by their first cell. */
export const Opening = meta.story({
  tags: ['picture'],
  render: () => <Kept rowHref={undefined} onOpen={onOpen} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Разбор/ }));
    await expect(onOpen.mock.calls).toEqual([[sales[3]]]);
  },
});

export const Compact = meta.story({
  tags: ['picture'],
  render: () => (
    <DataTable
      label="Покупки"
      rows={hugeRows(8)}
      columns={hugeColumns}
      rowId={(row) => row.id}
      rowName={(row) => row.name}
      rowHref={(row) => `#/purchases/${row.id}`}
      density="compact"
    />
  ),
});

export const Loading = meta.story({
  tags: ['picture'],
  render: () => <DataTableSkeleton count={5} covers />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Загружаем список');
  },
});

/** Columns of the author's choice, in the author's order. */
export const Chosen = meta.story({
  tags: ['picture'],
  render: () => <Kept hidden={['title', 'status', 'sales']} order={['title', 'changed']} />,
  play: async ({ canvas }) => {
    const heads = canvas.getAllByRole('columnheader').map((head) => head.textContent);
    // The name of the row cannot be taken away.
    await expect(heads.filter(Boolean)).toEqual(['Название', 'Изменена', 'Цена', 'Доход', 'Действия']);
  },
});

/** By the room there is, not by the window's: what matters least goes first. */
export const Narrow = meta.story({
  tags: ['picture'],
  render: () => (
    <div style={{ width: 760 }}>
      <Kept />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('columnheader', { name: 'Продажи' })).not.toBeInTheDocument();
    await expect(canvas.queryByRole('columnheader', { name: 'Изменена' })).not.toBeInTheDocument();
    await expect(canvas.getByRole('columnheader', { name: 'Доход' })).toBeVisible();
  },
});

export const LongWords = meta.story({
  tags: ['picture'],
  render: () => (
    <Kept
      rows={sales.slice(0, 2).map((row) => ({
        ...row,
        title: 'Непроизносимодлинноеназваниебезединогопробелакотороенепомещается ни\u00A0в\u00A0одну строку',
        status: 'Ожидает подтверждения модератора',
        incomeKopecks: 99_999_999_900,
      }))}
    />
  ),
});

/** Cards of the same columns, and still a table for screen readers. */
export const Phone = meta.story({
  tags: ['picture'],
  render: () => <Kept />,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(7));
    await expect(document.documentElement.scrollWidth).toBe(360);
    await expect(canvas.queryByRole('checkbox')).not.toBeInTheDocument();
  },
});

const lots = hugeRows(100_000);

function Huge(props: Partial<DataTableProps<HugeRow>>) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  return (
    <DataTable
      label="Покупки"
      rows={lots}
      columns={hugeColumns}
      rowId={(row) => row.id}
      rowName={(row) => row.name}
      rowHref={(row) => `#/purchases/${row.id}`}
      onMenu={onMenu}
      selected={selected}
      onSelect={setSelected}
      {...props}
    />
  );
}

/** 100 000 rows: the document holds those near the window. The keys go to any of them. */
export const HugePage = meta.story({
  tags: ['picture'],
  name: 'Huge',
  render: () => <Huge />,
  play: async ({ canvas, step }) => {
    const user = userEvent.setup();
    const table = canvas.getByRole('table');
    await expect(table).toHaveAttribute('aria-rowcount', '100001');
    await waitFor(() => expect(canvas.getAllByRole('row').length).toBeLessThan(40));
    await step('to the end and back', async () => {
      link(canvas, /^Голос и\sдиафрагма 1$/).focus();
      await user.keyboard('{End}');
      await waitFor(() => expect(link(canvas, / 100000$/)).toHaveFocus());
      await user.keyboard('{ArrowUp}');
      await expect(link(canvas, / 99999$/)).toHaveFocus();
      await expect(canvas.getAllByRole('row').length).toBeLessThan(40);
    });
    await step('the row with the focus is scrolled away, and the arrows bring it back', async () => {
      window.scrollTo(0, 0);
      await waitFor(() => expect(canvas.queryByRole('link', { name: / 99999$/ })).not.toBeInTheDocument());
      await user.keyboard('{ArrowUp}');
      await waitFor(() => expect(link(canvas, / 99998$/)).toHaveFocus());
      await user.keyboard('{Home}');
      await waitFor(() => expect(link(canvas, /^Голос и\sдиафрагма 1$/)).toHaveFocus());
    });
    await waitFor(() => expect(window.scrollY).toBe(0));
  },
});

const hundred = Array.from(
  { length: 100 },
  (_, index) => ({ ...sales[index % sales.length], id: `${index}` }) as Sale,
);
const firstPaint = { rows: 0, height: 0 };

/** Notes what stands before the browser paints for the first time. */
function Watched() {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    firstPaint.rows = box.current?.querySelectorAll('[data-index]').length ?? 0;
    firstPaint.height = box.current?.offsetHeight ?? 0;
  }, []);
  return (
    <div ref={box} data-testid="box">
      <Kept rows={hundred} />
    </div>
  );
}

/** A long page is painted with the rows that a window shows. The others come into a room that is theirs already: nothing moves. */
export const LongPage = meta.story({
  render: () => <Watched />,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(100));
    // All that the window may show, and no row more.
    await expect(firstPaint.rows).toBe(rowsInSight(rowHeights.regular));
    await expect(firstPaint.rows).toBeLessThan(20);
    await expect(canvas.getByTestId('box').offsetHeight).toBe(firstPaint.height);
  },
});

/** The rows that were drawn since this was cleared. */
const drawn: string[] = [];
const tellingColumns: typeof saleColumns = saleColumns.map((column) =>
  column.id !== 'title'
    ? column
    : {
        ...column,
        cell: (row) => {
          drawn.push(row.id);
          return column.cell(row);
        },
      },
);

function Growing() {
  const [count, setCount] = useState(8);
  return (
    <>
      <Kept rows={hundred.slice(0, count)} columns={tellingColumns} />
      <button type="button" onClick={() => setCount(12)}>
        Показать ещё
      </button>
    </>
  );
}

/** What stands in a row is drawn once: not again by a choice, a step of the focus, another order or the next page. */
export const RowsDrawnOnce = meta.story({
  beforeEach: () => {
    drawn.length = 0;
  },
  render: () => <Growing />,
  play: async ({ canvas, step }) => {
    const drawnBy = async (work: () => Promise<unknown>) => {
      drawn.length = 0;
      await work();
      return drawn;
    };
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(8));
    await expect(drawn).toEqual(['0', '1', '2', '3', '4', '5', '6', '7']);
    await step('none by a choice', async () => {
      const third = canvas.getAllByRole('checkbox', { name: /^Выбрать: / })[2] ?? document.body;
      await expect(await drawnBy(() => userEvent.click(third))).toEqual([]);
      await expect(boxes(canvas)).toBe('00100000');
    });
    await step('none by a step of the focus', async () => {
      await expect(await drawnBy(() => userEvent.keyboard('{ArrowDown}'))).toEqual([]);
      await expect(document.activeElement?.closest('[role=row]')).toHaveAttribute('data-index', '3');
    });
    await step('none where the table only tells another order', async () => {
      const head = canvas.getByRole('columnheader', { name: 'Доход' });
      await expect(await drawnBy(() => userEvent.click(within(head).getByRole('button')))).toEqual([]);
      await expect(head).toHaveAttribute('aria-sort', 'descending');
    });
    await step('those alone that have come', async () => {
      const more = canvas.getByRole('button', { name: 'Показать ещё' });
      await expect(await drawnBy(() => userEvent.click(more))).toEqual(['8', '9', '10', '11']);
    });
  },
});

/** The table itself scrolls, under its own head. */
export const OwnScroll = meta.story({
  tags: ['picture'],
  render: () => <Huge scroll="own" density="compact" style={{ height: 400 }} />,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('row').length).toBeGreaterThan(8));
    await expect(document.documentElement.scrollHeight).toBeLessThanOrEqual(innerHeight);
    const table = canvas.getByRole('table');
    const head = canvas.getByRole('columnheader', { name: 'Доход' });
    const before = head.getBoundingClientRect();
    const scroller = table.parentElement;
    scroller?.scrollTo(0, 50);
    await expect(scroller?.scrollTop).toBe(50);
    await expect(head.getBoundingClientRect().top).toBe(before.top);
    // Rows pass below the head, not over it.
    const under = document.elementFromPoint(before.left + before.width / 2, before.bottom - 4);
    await expect(head).toContainElement(under instanceof HTMLElement ? under : null);
  },
});
