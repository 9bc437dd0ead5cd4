import { Ellipsis, Presentation } from 'lucide-react';
import { useLayoutEffect, useRef, useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import golos from '#components/data/Cover/fixtures/golos.svg';
import kamni from '#components/data/Cover/fixtures/kamni.svg';
import okno from '#components/data/Cover/fixtures/okno.svg';
import rassvet from '#components/data/Cover/fixtures/rassvet.svg';
import { MediaCard } from '#components/data/MediaCard/MediaCard.tsx';
import { Status } from '#components/feedback/Status/Status.tsx';
import { IconButton } from '#components/primitives/IconButton/IconButton.tsx';
import { groupDigits } from '#lib/number/numbers.ts';
import preview from '#storybook/preview.tsx';
import { LongMediaGrid, type GridCardProps } from './LongMediaGrid.tsx';

const covers = [golos, kamni, okno, rassvet];

interface Lecture {
  id: string;
  name: string;
}

const lectures = (count: number): Lecture[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `l-${index + 1}`,
    name: `Лекция ${groupDigits(index + 1)}${index % 3 === 0 ? ': как\u00A0выдох возвращает опору телу' : ''}`,
  }));

const onMenu = fn((event: { preventDefault: () => void }) => event.preventDefault());

/** Every fifth lecture has no cover yet. */
const coverOf = (id: string) => covers[(Number(id.slice(2)) - 1) % (covers.length + 1)];

const card = ({ id, name }: Lecture, { onMenu, ...rest }: GridCardProps) => (
  <MediaCard
    {...rest}
    href={`#/lectures/${id}`}
    cover={coverOf(id)}
    icon={<Presentation size={24} strokeWidth={1.5} aria-hidden />}
    title={name}
    status={
      <Status glyph="live" size="small">
        Опубликована
      </Status>
    }
    menu={
      <IconButton
        size="small"
        label={`Действия: ${name}`}
        icon={<Ellipsis size={16} strokeWidth={1.5} aria-hidden />}
        aria-haspopup="menu"
        tabIndex={rest.tabIndex}
        onClick={onMenu}
      />
    }
    onContextMenu={onMenu}
  />
);

const nameOf = ({ name }: Lecture) => name;

/** The cards that were drawn since this was cleared. */
const drawn: string[] = [];
const tellingCard: typeof card = (lecture, props) => {
  drawn.push(lecture.id);
  return card(lecture, props);
};

function Grid({ count, label = 'Лекции', total }: { count: number; label?: string; total?: number }) {
  const [rows] = useState(() => lectures(count));
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  return (
    <LongMediaGrid
      label={label}
      rows={rows}
      total={total}
      rowId={({ id }) => id}
      rowName={nameOf}
      card={tellingCard}
      onMenu={onMenu}
      selected={selected}
      onSelect={setSelected}
    />
  );
}

const meta = preview.meta({
  component: LongMediaGrid,
  decorators: [
    (Story) => (
      <div style={{ padding: '0 16px' }}>
        <Story />
      </div>
    ),
  ],
  beforeEach: () => {
    onMenu.mockClear();
    window.scrollTo(0, 0);
  },
});

type Play = NonNullable<typeof meta.input.play>;
type Canvas = Parameters<Play>[0]['canvas'];

const link = (canvas: Canvas, name: string) =>
  canvas.getByRole('link', { name: new RegExp(`^${name}(?!\\d)`) });
const chosen = (canvas: Canvas) =>
  canvas.getAllByRole('checkbox').filter((box) => box instanceof HTMLInputElement && box.checked).length;

/** Up to a hundred cards all are in the document. */
export const Default = meta.story({
  tags: ['picture', 'picture-dark'],
  args: { label: 'Лекции', rows: [], rowId: () => '', rowName: () => '', card: () => null, onMenu },
  render: ({ label, total }) => <Grid count={11} label={label} total={total} />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(11);
    await expect(canvas.getAllByRole('listitem')[10]).toHaveAttribute('aria-setsize', '11');
  },
});

/** A card is drawn once, and anew only where something of its own has changed: it was chosen, or the focus came or went. */
export const CardsDrawnOnce = meta.story({
  beforeEach: () => {
    drawn.length = 0;
  },
  render: () => <Grid count={6} />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(6);
    await expect(drawn).toHaveLength(6);
    drawn.length = 0;
    const third = canvas.getAllByRole('checkbox')[2] ?? document.body;
    await userEvent.click(third);
    await expect(third).toBeChecked();
    await expect([...new Set(drawn)].toSorted()).toEqual(['l-1', 'l-3']);
    drawn.length = 0;
    await userEvent.keyboard('{ArrowRight}');
    await expect([...new Set(drawn)].toSorted()).toEqual(['l-3', 'l-4']);
  },
});

/** The cards that stand before the browser paints for the first time, and where those end that a page would show of them, px. */
const firstPaint = { drawn: 0, shown: 0, height: 0 };

function Watched() {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const list = box.current?.querySelector('ul');
    if (!list) return;
    const cells = [...list.children].filter((cell) => cell instanceof HTMLElement);
    firstPaint.drawn = cells.filter((cell) => cell.childElementCount > 0).length;
    // Above a grid there are at least 200 px of its page.
    firstPaint.shown = cells.filter(({ offsetTop }) => offsetTop - list.offsetTop < innerHeight - 200).length;
    firstPaint.height = list.offsetHeight;
  }, []);
  return (
    <div ref={box}>
      <Grid count={24} />
    </div>
  );
}

/** A page of cards is painted with those that a window shows. The others come into places that are theirs already: nothing moves. */
export const FirstPaint = meta.story({
  parameters: { layout: 'fullscreen' },
  render: () => <Watched />,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('checkbox')).toHaveLength(24));
    await expect(firstPaint.drawn).toBe(firstPaint.shown);
    await expect(firstPaint.drawn).toBeLessThan(24);
    await expect(canvas.getByRole('list').offsetHeight).toBe(firstPaint.height);
  },
});

/** One card takes part in Tab; arrows move in both directions, Space selects, with Shift a range, Esc clears. */
export const Keyboard = meta.story({
  render: () => <Grid count={11} />,
  play: async ({ canvas, step }) => {
    const columns = getComputedStyle(canvas.getByRole('list')).gridTemplateColumns.split(' ').length;
    await step('into the cards, through the first, and out', async () => {
      await userEvent.tab();
      await expect(link(canvas, 'Лекция 1')).toHaveFocus();
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: /^Действия: Лекция 1:/ })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(onMenu).toHaveBeenCalledOnce();
      await userEvent.tab();
      await expect(canvas.getByRole('list')).not.toContainElement(document.activeElement as HTMLElement);
      await userEvent.tab({ shift: true });
      await userEvent.tab({ shift: true });
    });
    await step('to the side, down and to the ends', async () => {
      await expect(link(canvas, 'Лекция 1')).toHaveFocus();
      await userEvent.keyboard('{ArrowRight}');
      await expect(link(canvas, 'Лекция 2')).toHaveFocus();
      await userEvent.keyboard('{ArrowDown}');
      await expect(link(canvas, `Лекция ${2 + columns}`)).toHaveFocus();
      await userEvent.keyboard('{End}');
      await expect(link(canvas, 'Лекция 11')).toHaveFocus();
      await userEvent.keyboard('{Home}');
      await expect(link(canvas, 'Лекция 1')).toHaveFocus();
    });
    await step('a range, and none of it', async () => {
      await userEvent.keyboard(' ');
      await expect(chosen(canvas)).toBe(1);
      await userEvent.keyboard('{Shift>}{ArrowRight}{ArrowRight}{/Shift}');
      await expect(chosen(canvas)).toBe(3);
      await userEvent.keyboard('{Escape}');
      await expect(chosen(canvas)).toBe(0);
    });
  },
});

/** A press on the checkbox selects, one with Shift all up to it. */
export const Selecting = meta.story({
  tags: ['picture'],
  render: () => <Grid count={11} />,
  play: async ({ canvas }) => {
    const user = userEvent.setup();
    await user.click(canvas.getByRole('checkbox', { name: 'Выбрать: Лекция 2' }));
    await user.keyboard('{Shift>}');
    await user.click(canvas.getByRole('checkbox', { name: 'Выбрать: Лекция 5' }));
    await user.keyboard('{/Shift}');
    await expect(chosen(canvas)).toBe(4);
  },
});

/** Ten thousand cards: the document holds those near the window, at the place where they would stand among all. */
export const Huge = meta.story({
  render: () => <Grid count={10_000} />,
  play: async ({ canvas, step }) => {
    const list = canvas.getByRole('list', { name: 'Лекции' });
    const shown = () => within(list).getAllByRole('listitem');
    /** No hole in the window: the first card is above its top or at the start, the last below its foot or at the end. */
    const covered = () => {
      const cards = shown();
      const from = cards[0]?.getBoundingClientRect().top ?? Infinity;
      const to = cards.at(-1)?.getBoundingClientRect().bottom ?? -Infinity;
      const { top, bottom } = list.getBoundingClientRect();
      return from <= Math.max(top, 0) && to >= Math.min(bottom, innerHeight);
    };
    let whole = 0;
    // The window may still be on its way to the size of this story: looks some frames apart must agree.
    await waitFor(async () => {
      const before = whole;
      for (let frame = 0; frame < 6; frame += 1)
        await new Promise((resolve) => requestAnimationFrame(resolve));
      whole = list.getBoundingClientRect().height;
      await expect(whole).toBe(before);
    });

    await step('wherever it is scrolled to, cards are there, and the page stays as long', async () => {
      for (const part of [0.1, 0.5, 0.93, 1]) {
        window.scrollTo({ top: whole * part, behavior: 'instant' });
        await waitFor(() => expect(covered()).toBe(true));
        await expect(shown().length).toBeLessThan(60);
        await expect(Math.abs(list.getBoundingClientRect().height - whole)).toBeLessThan(1);
      }
    });
    await step('the keys reach every card, in the document or not', async () => {
      window.scrollTo(0, 0);
      await waitFor(() => expect(canvas.getByRole('link', { name: /^Лекция 1:/ })).toBeVisible());
      canvas.getByRole('link', { name: /^Лекция 1:/ }).focus();
      await userEvent.keyboard('{End}');
      await waitFor(() => expect(canvas.getByRole('link', { name: /^Лекция 10\s000/ })).toHaveFocus());
      await userEvent.keyboard('{Home}');
      await waitFor(() => expect(canvas.getByRole('link', { name: /^Лекция 1:/ })).toHaveFocus());
    });
    await step('the focus outlives its card, and comes back with the next key', async () => {
      window.scrollTo({ top: whole / 2, behavior: 'instant' });
      await waitFor(() => expect(list).toHaveFocus());
      await userEvent.keyboard('{ArrowRight}');
      await waitFor(() => expect(canvas.getByRole('link', { name: 'Лекция 2' })).toHaveFocus());
    });
    window.scrollTo(0, 0);
    canvas.getByRole('link', { name: 'Лекция 2' }).blur();
  },
});

export const Phone = meta.story({
  tags: ['picture'],
  globals: { viewport: { value: 'phone' } },
  render: () => <Grid count={3} />,
});
