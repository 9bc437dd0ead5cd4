import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { formatMoney } from '#lib/number/money.ts';
import { formatShortRubles } from '#lib/number/figures.ts';
import { expectToFit } from '#storybook/fits.ts';
import { stateful } from '#storybook/stateful.tsx';
import preview from '#storybook/preview.tsx';
import { BarChart } from './BarChart.tsx';
import { month, nothing, year } from './samples.ts';

const meta = preview.meta({
  component: BarChart,
  // What it shares with its table is declared beside both.
  argTypes: {
    bars: { description: 'The values in their order, each with the one before it.' },
    current: { description: 'Id of the bar of today, which is still growing.' },
    format: { description: 'A value in full: «14 830 ₽».' },
    formatTick: { description: 'A value on the axis: «16 тыс.».' },
  },
  args: {
    label: 'Доход по дням',
    bars: month,
    current: '2026-11-20',
    format: (value) => formatMoney(value),
    formatTick: (value) => formatShortRubles(value, 'ru'),
  },
  // The first fetch of the library takes longer than a query waits.
  beforeEach: async () => void (await import('./Plot.tsx')),
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 728 }}>
        <Story />
      </div>
    ),
  ],
});

const chosen = fn();

const Kept = stateful(BarChart, 'selected', 'onSelect');

/** A pointer over a column tells the bar, the day before beside it, and leaves no trace. */
export const Default = meta.story({
  tags: ['picture', 'picture-dark'],
  play: async ({ canvas, canvasElement }) => {
    const bar = await canvas.findByRole('img', {
      name: /^14\sноября, суббота: 14\s830\s₽, 15\sоктября: 9\s090\s₽$/,
    });
    const tip = () => canvas.queryByText(/^14\sноября, суббота$/);
    await userEvent.hover(bar);
    await waitFor(() => expect(tip()).toBeVisible());
    await expect(canvas.getByText(/^14\s830\s₽$/)).toBeVisible();
    await userEvent.unhover(bar);
    await waitFor(() => expect(tip()).toBeNull());
    await expect(canvasElement.querySelector('text[data-current]')).toHaveTextContent('сегодня');
    await userEvent.hover(bar);
  },
});

/** One stop of Tab; arrows walk the bars and tell them, Esc hides what is told. */
export const Keyboard = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByRole('group', { name: 'Доход по дням' });
    await userEvent.tab();
    await expect(canvas.getByRole('img', { name: /^20\sноября/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('img', { name: /^19\sноября/ })).toHaveFocus();
    await waitFor(() => expect(canvas.getByText(/^19\sноября, четверг$/)).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByText(/^19\sноября, четверг$/)).toBeNull());
    await userEvent.keyboard('{Home}{PageDown}');
    await expect(canvas.getByRole('img', { name: /^29\sоктября/ })).toHaveFocus();
    await userEvent.keyboard('{End}');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Показать таблицей' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findAllByRole('row')).toHaveLength(31);
    await userEvent.keyboard('{Enter}');
    await canvas.findByRole('group', { name: 'Доход по дням' });
  },
});

/** Bars that may be chosen are a list: a press or Enter chooses the day of an open purchase. */
export const Selected = meta.story({
  tags: ['picture'],
  beforeEach: () => void chosen.mockClear(),
  args: { height: 132, selected: '2026-11-19', onSelect: chosen },
  render: (args) => <Kept {...args} />,
  play: async ({ canvas }) => {
    await canvas.findByRole('listbox', { name: 'Доход по дням' });
    await expect(canvas.getByRole('option', { selected: true })).toHaveAccessibleName(/^19\sноября/);
    await userEvent.click(canvas.getByRole('option', { name: /^3\sноября/ }));
    await expect(chosen).toHaveBeenLastCalledWith('2026-11-03');
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(chosen).toHaveBeenLastCalledWith('2026-11-04');
    await userEvent.click(canvas.getByRole('option', { name: /^19\sноября/ }));
    await userEvent.unhover(canvas.getByRole('option', { name: /^19\sноября/ }));
  },
});

/** The same values as a table, the latest first. */
export const Table = meta.story({
  tags: ['picture'],
  play: async ({ canvas }) => {
    const turn = canvas.getByRole('button', { name: 'Показать таблицей' });
    await userEvent.click(turn);
    const rows = canvas.getAllByRole('row');
    await expect(rows).toHaveLength(31);
    await expect(rows[1]).toHaveTextContent(/^20\sноября, сегодня5\s490\s₽5\s760\s₽$/);
    const back = canvas.getByRole('button', { name: 'Показать столбцами' });
    await expect(back).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await canvas.findByRole('group', { name: 'Доход по дням' });
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('region', { name: 'Доход по дням' })).toBeVisible();
  },
});

/** Pieces by month, without a period before and with a month of refunds: bars go under zero. */
export const UnderZero = meta.story({
  tags: ['picture'],
  args: {
    label: 'Продажи по месяцам',
    bars: year,
    current: 'нояб.',
    format: undefined,
    formatTick: undefined,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: 'май 2026: −21' })).toBeVisible();
  },
});

/** Nothing sold yet: the axis, the days, and one line of help. */
export const Empty = meta.story({
  tags: ['picture'],
  args: { bars: nothing, help: 'Появится после первой продажи' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Появится после первой продажи')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

export const Loading = meta.story({
  tags: ['picture'],
  args: { bars: [], loading: true },
});

/** 360 px: fewer words under the axis, the same bars. */
export const Phone = meta.story({
  tags: ['picture'],
  globals: { viewport: { value: 'phone' } },
  args: { height: 160 },
  play: async ({ canvas }) => {
    const chart = await canvas.findByRole('group', { name: 'Доход по дням' });
    await expect(chart.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
});

/** On a phone a name in the table goes on in the next line, and a heading ends in dots. */
export const LongWords = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: {
    label: 'Доход от\u00A0превысокомногорассмотрительствующейсамосострадательностью',
    bars: [
      {
        id: '1',
        tick: '1',
        name: 'Превысокомногорассмотрительствующийсамосострадательностью',
        value: 549_000,
        before: 576_000,
      },
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Показать таблицей' }));
    const table = await canvas.findByRole('region');
    await expect(table.scrollWidth).toBeLessThanOrEqual(table.clientWidth);
    await expectToFit();
  },
});
