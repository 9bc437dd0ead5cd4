import { Mail } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '#components/primitives/Button/Button.tsx';
import preview from '#storybook/preview.tsx';
import { Board } from './Board.tsx';
import { boardCode } from './boardLate.ts';
import type { BoardProps } from './boardProps.ts';
import { accepts, cardName, columns, many, RequestCard, requests, type Request } from './sample.tsx';

const opened = fn();
const moved = fn();
const mail = <Mail size={16} strokeWidth={1.5} aria-hidden />;

function Kept({ cards: first = requests, ...props }: Partial<BoardProps<Request>>) {
  const [cards, setCards] = useState(first);
  const [open, setOpen] = useState<string | null>(null);
  return (
    <Board
      label="Заявки"
      columns={columns}
      cards={cards}
      cardId={({ id }) => id}
      cardName={cardName}
      columnOf={({ status }) => status}
      renderCard={(card) => <RequestCard request={card} />}
      accepts={accepts}
      onMove={(card, column) => {
        moved(card.id, column);
        setCards(cards.map((each) => (each.id === card.id ? { ...each, status: column } : each)));
      }}
      open={open}
      onOpen={({ id }) => {
        opened(id);
        setOpen(id);
      }}
      actions={() => [{ id: 'write', label: 'Написать', icon: mail }]}
      {...props}
    />
  );
}

const meta = preview.meta({
  component: Board,
  parameters: {
    layout: 'fullscreen',
    docs: { story: { iframeHeight: '640px' } },
  },
  args: {
    label: 'Заявки',
    columns,
    cards: [],
    cardId: () => '',
    cardName: () => '',
    columnOf: () => '',
    renderCard: () => null,
    accepts: () => true,
    onMove: () => undefined,
  },
  // The open card is the story's own: a press on a card opens it.
  argTypes: { open: { control: false } },
  render: ({ label, room, busy }) => <Kept label={label} room={room} busy={busy} />,
  decorators: [
    (Story) => (
      <main style={{ padding: '16px clamp(16px, calc((100vw - 719px) * 1000), 40px) 0' }}>
        <h1 style={{ marginBottom: 16 }}>Заявки</h1>
        <Story />
      </main>
    ),
  ],
  beforeEach: async () => {
    opened.mockClear();
    moved.mockClear();
    // The first fetch of the code takes longer than a query waits.
    await Promise.all([
      boardCode.keyDrag.load(),
      boardCode.longCards.load(),
      import('#components/data/Menu/MenuPopover.tsx'),
    ]);
  },
});

const column = (name: string) => screen.findByRole('region', { name });
const card = (name: RegExp) => screen.findByRole('button', { name });
const olga = /^Ольга Климова/;
const inColumn = async (name: string, who: RegExp) =>
  waitFor(async () => {
    await expect(within(await column(name)).getByRole('button', { name: who })).toBeVisible();
  });
const menuGone = () => waitFor(() => expect(screen.queryByRole('menu')).toBeNull());

export const Default = meta.story({
  tags: ['picture', 'picture-dark', 'picture-phone'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('group', { name: 'Заявки' })).toBeVisible();
    const fresh = await column('Новые');
    await expect(within(fresh).getAllByRole('listitem')).toHaveLength(3);
    await expect(within(fresh).getByText('13 500 ₽')).toBeVisible();
    await userEvent.click(within(fresh).getByText('Ольга Климова'));
    await expect(opened).toHaveBeenCalledWith('r1');
    await waitFor(async () => expect(await card(olga)).toHaveAttribute('aria-current', 'true'));
    await expect((await column('Перенесены')).textContent).toContain('Пусто');
  },
});

/** Arrows go from card to card and from column to column; Tab reaches the grip and the menu; Enter on the grip drags. */
export const Keyboard = meta.story({
  play: async ({ canvas }) => {
    await card(olga);
    await userEvent.tab();
    await expect(await card(olga)).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(async () => expect(await card(/^Анна Юрьева/)).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(async () => expect(await card(/^Пётр Савин/)).toHaveFocus());
    await userEvent.keyboard('{End}');
    await waitFor(async () => expect(await card(/^Дарья Ким/)).toHaveFocus());
    await userEvent.keyboard('{ArrowLeft}{Home}');
    await waitFor(async () => expect(await card(olga)).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(opened).toHaveBeenCalledWith('r1');

    // A drag by keys: only columns that take the card are offered.
    await userEvent.tab();
    const grip = await screen.findByRole('button', { name: /^Перетащить: Ольга/ });
    await expect(grip).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(canvas.getAllByRole('button', { name: /^В\s/ }).map(({ ariaLabel }) => ariaLabel)).toEqual([
        'В\u00A0«Подтверждены»',
        'В\u00A0«Перенесены»',
        'В\u00A0«Отменены»',
      ]),
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(grip).toHaveFocus());
    await expect(moved).not.toHaveBeenCalled();

    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: /^В\s«Подтверждены/ })).toHaveFocus());
    await expect(await screen.findByText('вернуть назад')).toBeVisible();
    await userEvent.keyboard('{Tab}{Enter}');
    await expect(moved).toHaveBeenCalledWith('r1', 'moved');
    await inColumn('Перенесены', olga);
    await waitFor(async () => expect(await card(olga)).toHaveFocus());
    await expect(canvas.getByRole('status')).toHaveTextContent('теперь в «Перенесены»');
  },
});

/** The menu offers the same moves as a drag. */
export const MovedByMenu = meta.story({
  play: async () => {
    (await card(olga)).focus();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menu', { name: olga });
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Переместить в…' })).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}');
    const targets = await screen.findByRole('menu', { name: 'Переместить в…' });
    await expect(
      within(targets)
        .getAllByRole('menuitem')
        .map((item) => item.textContent),
    ).toEqual(['Подтверждены', 'Перенесены', 'Отменены']);
    await waitFor(() =>
      expect(within(targets).getByRole('menuitem', { name: 'Подтверждены' })).toHaveFocus(),
    );
    await userEvent.keyboard('{Enter}');
    await menuGone();
    await expect(moved).toHaveBeenCalledWith('r1', 'confirmed');
    await inColumn('Подтверждены', olga);
    await waitFor(async () => expect(await card(olga)).toHaveFocus());
  },
});

export const RightClick = meta.story({
  play: async () => {
    const target = await column('В\u00A0работе');
    await userEvent.pointer({
      keys: '[MouseRight]',
      target: await within(target).findByText('Игорь Лапин'),
      coords: { clientX: 640, clientY: 200 },
    });
    await screen.findByRole('menu', { name: /^Игорь Лапин/ });
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Написать' })).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await menuGone();
    await expect(opened).not.toHaveBeenCalled();
  },
});

/** A drag with the events that a browser would send. */
function dragOver(source: Element, target: Element) {
  const data = new DataTransfer();
  // Made by a script it allows nothing.
  Object.defineProperty(data, 'effectAllowed', { value: 'all', writable: true });
  const middle = (element: Element) => {
    const box = element.getBoundingClientRect();
    return { clientX: box.left + box.width / 2, clientY: box.top + box.height / 2 };
  };
  const fire = (element: Element, name: string) =>
    element.dispatchEvent(
      new DragEvent(name, { bubbles: true, cancelable: true, dataTransfer: data, ...middle(element) }),
    );
  return {
    start: () => fire(source, 'dragstart'),
    over: () => {
      fire(target, 'dragenter');
      fire(target, 'dragover');
    },
    drop: () => fire(target, 'drop'),
    end: () => fire(source, 'dragend'),
  };
}

const box = async (name: RegExp) => (await card(name)).parentElement as HTMLElement;

/** While a card is dragged, the columns that take it are seen, and the one under it is said. */
export const Dragging = meta.story({
  tags: ['picture', 'picture-phone'],
  play: async ({ canvas }) => {
    const drag = dragOver(await box(olga), await column('Подтверждены'));
    drag.start();
    await waitFor(async () => expect(await column('Перенесены')).toHaveAttribute('data-drag', 'may'));
    await expect(await column('В\u00A0работе')).toHaveAttribute('data-drag', 'never');
    drag.over();
    await waitFor(() => expect(canvas.getByText('В «Подтверждены»')).toBeVisible());
  },
});

export const Dropped = meta.story({
  play: async () => {
    const drag = dragOver(await box(olga), await column('Подтверждены'));
    drag.start();
    await waitFor(async () => expect(await column('Подтверждены')).toHaveAttribute('data-drag', 'may'));
    drag.over();
    drag.drop();
    drag.end();
    await expect(moved.mock.calls).toEqual([['r1', 'confirmed']]);
    await inColumn('Подтверждены', olga);
    await waitFor(async () => expect(await column('Подтверждены')).not.toHaveAttribute('data-drag'));
  },
});

/** A column that does not take the card leaves it where it was. */
export const NotAccepted = meta.story({
  play: async () => {
    const drag = dragOver(await box(olga), await column('В\u00A0работе'));
    drag.start();
    await waitFor(async () => expect(await column('В\u00A0работе')).toHaveAttribute('data-drag', 'never'));
    drag.over();
    drag.drop();
    drag.end();
    await waitFor(async () => expect(await column('В\u00A0работе')).not.toHaveAttribute('data-drag'));
    await expect(moved).not.toHaveBeenCalled();
    await inColumn('Новые', olga);
  },
});

/** The platform refused: the card springs back, and it is told. */
export const Refused = meta.story({
  render: () => {
    let refuse: () => void = () => undefined;
    return (
      <>
        <Kept onMove={() => new Promise((_resolve, reject) => (refuse = () => reject(new Error('409'))))} />
        <Button onClick={() => refuse()}>Отказать</Button>
      </>
    );
  },
  play: async ({ canvas }) => {
    const drag = dragOver(await box(olga), await column('Подтверждены'));
    drag.start();
    await waitFor(async () => expect(await column('Подтверждены')).toHaveAttribute('data-drag', 'may'));
    drag.over();
    drag.drop();
    drag.end();
    await inColumn('Подтверждены', olga);
    await userEvent.click(canvas.getByRole('button', { name: 'Отказать' }));
    await inColumn('Новые', olga);
    await expect(canvas.getByRole('status')).toHaveTextContent('не вышло, осталась в «Новые»');
    await expect(await box(olga)).toHaveAttribute('data-refused');
  },
});

export const Loading = meta.story({
  tags: ['picture', 'picture-phone'],
  render: () => <Kept busy />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { name: 'Открываем доску' })).toBeVisible();
  },
});

export const Empty = meta.story({
  tags: ['picture', 'picture-phone'],
  render: () => <Kept cards={[]} columns={columns.filter(({ folded }) => folded !== true)} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText('Пусто')).toHaveLength(4);
  },
});

/** A column scrolls by itself, and makes only the cards in sight. */
export const Large = meta.story({
  tags: ['picture', 'picture-phone'],
  render: () => <Kept cards={many} />,
  play: async () => {
    const fresh = await column('Новые');
    await within(fresh).findByRole('button', { name: /^Клиент 1,/ });
    await expect(within(fresh).getAllByRole('listitem').length).toBeLessThan(25);
    (await card(/^Клиент 1,/)).focus();
    await userEvent.keyboard('{End}');
    await waitFor(async () => expect(await card(/^Клиент 110,/)).toHaveFocus());
    await expect(within(fresh).getAllByRole('listitem').length).toBeLessThan(25);
    await userEvent.keyboard('{Home}');
    await waitFor(async () => expect(await card(/^Клиент 1,/)).toHaveFocus());
  },
});

export const LongWords = meta.story({
  render: () => (
    <Kept
      cards={requests.slice(0, 1).map((each) => ({
        ...each,
        when: 'Послезавтра, 11:00–12:30 по\u00A0времени Калининграда',
        client: 'Константинопольская-Задунайская Александрина',
        what: 'Сверхдлинноесловобезединогопробелаоттактакнаписалавтор',
      }))}
      columns={[{ id: 'new', title: 'Новыезаявкиоченьдолгоеназваниестатуса', glyph: 'waits' }]}
    />
  ),
  play: async () => {
    const long = await box(/^Константинопольская/);
    await expect(long.scrollWidth).toBeLessThanOrEqual(long.clientWidth);
  },
});

/** Columns are swiped one by one; a card's menu is always at hand where there is touch. */
export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const fresh = await column('Новые');
    await card(olga);
    await expect(fresh.getBoundingClientRect().left).toBe(16);
    await expect((await column('Подтверждены')).getBoundingClientRect().left).toBeLessThan(360);
    await expect(document.documentElement.scrollWidth).toBe(360);
  },
});
