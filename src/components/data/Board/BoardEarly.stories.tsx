import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { late } from '#lib/loading/late.ts';
import { heldCode } from '#storybook/heldCode.ts';
import preview from '#storybook/preview.tsx';
import { BoardBody } from './BoardBody.tsx';
import type { BoardCode } from './boardLate.ts';
import { accepts, cardName, columns, many, RequestCard, requests, type Request } from './sample.tsx';

const opened = fn();
const moved = fn();
/** What has been asked for of the code that comes later, and what lets it come. */
let gate: { asked: string[]; open: () => void };

/** The code that comes later, when the story lets it. */
function gated(): BoardCode {
  let open: () => void = () => undefined;
  const opens = new Promise<void>((resolve) => (open = resolve));
  const asked: string[] = [];
  gate = { asked, open };
  const behind = <T,>(name: string, bring: () => Promise<T>) => {
    const ask = () => {
      asked.push(name);
      return opens;
    };
    return late(heldCode(ask, bring), { whenAsked: true });
  };
  return {
    keyDrag: behind('keys', () => import('./KeyDrag.tsx')),
    longCards: behind('long', () => import('./LongCards.tsx')),
  };
}

function Kept({ cards: first = requests }: { cards?: Request[] }) {
  const [code] = useState(gated);
  const [cards, setCards] = useState(first);
  return (
    <BoardBody
      code={code}
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
      onOpen={({ id }) => opened(id)}
    />
  );
}

const meta = preview.meta({
  component: Kept,
  parameters: {
    docs: {
      description: {
        component:
          'The board before what drags by keys and what shows long columns have come, and how it goes on once they have.',
      },
    },
    layout: 'fullscreen',
  },
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
      import('./KeyDrag.tsx'),
      import('./LongCards.tsx'),
      import('#components/data/Menu/MenuPopover.tsx'),
    ]);
  },
});

const column = (name: string) => screen.findByRole('region', { name });
const card = (name: RegExp) => screen.findByRole('button', { name });
const olga = /^Ольга Климова/;
const grip = () => screen.findByRole('button', { name: /^Перетащить: Ольга/ });
const box = async (name: RegExp) => (await card(name)).parentElement as HTMLElement;
const grip3 = () => screen.findByRole('button', { name: /^Перетащить: Клиент 3,/ });
/** The list of long columns has taken its place. */
const isLong = (within: HTMLElement) => within.querySelector('[data-virtuoso-scroller]') !== null;
const keysCome = async () => {
  gate.open();
  await waitFor(async () => expect(await grip()).toHaveAccessibleDescription());
};

/** Nothing is asked for before somebody touches the board. A press opens a card at once. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('group', { name: 'Заявки' })).toBeVisible();
    await expect(within(await column('Новые')).getAllByRole('listitem')).toHaveLength(3);
    await expect(gate.asked).toEqual([]);
    await userEvent.click(within(await column('Новые')).getByText('Ольга Климова'));
    await expect(opened).toHaveBeenCalledWith('r1');
    await expect(gate.asked).toEqual(['keys']);
  },
});

/** Arrows lead from card to card, and what has come changes nothing under the focus. */
export const Keyboard = meta.story({
  play: async () => {
    await card(olga);
    await userEvent.tab();
    await expect(await card(olga)).toHaveFocus();
    await expect(gate.asked).toEqual(['keys']);
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    const peter = await card(/^Пётр Савин/);
    await expect(peter).toHaveFocus();
    const before = peter.getBoundingClientRect();
    await keysCome();
    await expect(peter).toHaveFocus();
    await expect(peter.getBoundingClientRect()).toEqual(before);
  },
});

/** Enter on the grip, pressed before, begins the drag by keys; the focus goes with the card. */
export const Grip = meta.story({
  play: async ({ canvas }) => {
    await card(olga);
    await userEvent.tab();
    await userEvent.tab();
    await expect(await grip()).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(await grip()).toHaveAttribute('aria-busy', 'true');
    await expect(opened).not.toHaveBeenCalled();
    gate.open();
    await waitFor(() => expect(canvas.getByRole('button', { name: /^В\s«Подтверждены/ })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(moved.mock.calls).toEqual([['r1', 'confirmed']]);
    await waitFor(async () => expect(await card(olga)).toHaveFocus());
    await expect(within(await column('Подтверждены')).getByRole('button', { name: olga })).toHaveFocus();
    await expect(canvas.getByRole('status')).toHaveTextContent('теперь в «Подтверждены»');
  },
});

/** Whoever has gone on to something else is not brought back. */
export const GripLeft = meta.story({
  play: async ({ canvas }) => {
    await card(olga);
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}{Tab}');
    const menu = await screen.findByRole('button', { name: /^Действия: Ольга/ });
    await expect(menu).toHaveFocus();
    await keysCome();
    await expect(menu).toHaveFocus();
    await expect(canvas.queryByRole('button', { name: /^В\s«/ })).toBeNull();
  },
});

/** Menus move cards without any of it. */
export const MovedByMenu = meta.story({
  play: async () => {
    const target = within(await column('Новые')).getByText('Ольга Климова');
    await userEvent.pointer({ keys: '[MouseRight]', target, coords: { clientX: 200, clientY: 200 } });
    await screen.findByRole('menu', { name: olga });
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await screen.findByRole('button', { name: /^Действия: Ольга/ }));
    await screen.findByRole('menu', { name: olga });
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Подтверждены' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(moved.mock.calls).toEqual([['r1', 'confirmed']]);
    await waitFor(async () => expect(await card(olga)).toHaveFocus());
  },
});

/** A pointer drags from the first card on, and what comes meanwhile breaks nothing. */
export const Dragged = meta.story({
  play: async () => {
    const data = new DataTransfer();
    const fire = (element: Element, name: string) =>
      element.dispatchEvent(new DragEvent(name, { bubbles: true, cancelable: true, dataTransfer: data }));
    const source = await box(olga);
    await userEvent.hover(source);
    fire(source, 'dragstart');
    await waitFor(async () => expect(await column('Подтверждены')).toHaveAttribute('data-drag', 'may'));
    await expect(await column('В\u00A0работе')).toHaveAttribute('data-drag', 'never');
    await keysCome();
    await expect(await box(olga)).toBe(source);
    await expect(fire(await column('В\u00A0работе'), 'dragover')).toBe(true);
    await expect(fire(await column('Подтверждены'), 'dragover')).toBe(false);
    await waitFor(async () => expect(await column('Подтверждены')).toHaveAttribute('data-drag', 'over'));
    fire(document.body, 'dragenter');
    await waitFor(async () => expect(await column('Подтверждены')).toHaveAttribute('data-drag', 'may'));
    fire(await column('Подтверждены'), 'drop');
    fire(source, 'dragend');
    await expect(moved.mock.calls).toEqual([['r1', 'confirmed']]);
    await waitFor(async () =>
      expect(within(await column('Подтверждены')).getByRole('button', { name: olga })).toBeVisible(),
    );
    await expect(await column('Подтверждены')).not.toHaveAttribute('data-drag');
  },
});

/** A long column shows its first cards. Its own list takes over where it was scrolled to, with its focus, and not under an open menu. */
export const Long = meta.story({
  render: () => <Kept cards={many} />,
  play: async () => {
    const fresh = await column('Новые');
    await expect(within(fresh).getAllByRole('listitem')).toHaveLength(12);
    await expect(gate.asked).toEqual(['long']);
    const third = await card(/^Клиент 3,/);
    third.focus();
    within(fresh).getByRole('list').scrollTo({ top: 150 });
    await userEvent.click(await screen.findByRole('button', { name: /^Действия: Клиент 3,/ }));
    await screen.findByRole('menu');
    gate.open();
    await waitFor(async () => expect(await grip3()).toHaveAccessibleDescription());
    await new Promise((resolve) => setTimeout(resolve, 300));
    await expect(isLong(fresh)).toBe(false);
    const before = third.getBoundingClientRect();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(isLong(fresh)).toBe(true));
    await waitFor(async () =>
      expect(await screen.findByRole('button', { name: /^Действия: Клиент 3,/ })).toHaveFocus(),
    );
    await waitFor(async () =>
      expect(Math.abs((await card(/^Клиент 3,/)).getBoundingClientRect().top - before.top)).toBeLessThan(2),
    );
    (await card(/^Клиент 3,/)).focus();
    await userEvent.keyboard('{End}');
    await waitFor(async () => expect(await card(/^Клиент 110,/)).toHaveFocus());
  },
});
