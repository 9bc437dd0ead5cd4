import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { late, type Late } from '#lib/late.ts';
import preview from '#storybook/preview.tsx';
import { BoardStage, type BoardCode } from './Board.tsx';
import { accepts, cardName, columns, RequestCard, requests } from './sample.tsx';

const opened = fn();
const moved = fn();
/** Whether somebody has asked for the rest of the code, and what lets it come. */
let gate: { asked: boolean; open: () => void };

/** The rest of the board, which comes when the story lets it. */
function gated(): Late<BoardCode> {
  let open: () => void = () => undefined;
  const opens = new Promise<void>((resolve) => (open = resolve));
  gate = { asked: false, open };
  return late(async () => {
    gate.asked = true;
    await opens;
    return import('./BoardInner.tsx');
  }, true);
}

function Kept() {
  const [code] = useState(gated);
  const [cards, setCards] = useState(requests);
  return (
    <BoardStage
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
  parameters: { layout: 'fullscreen' },
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
    await Promise.all([import('./BoardInner.tsx'), import('#components/data/Menu/MenuPopover.tsx')]);
  },
});

const column = (name: string) => screen.findByRole('region', { name });
const card = (name: RegExp) => screen.findByRole('button', { name });
const olga = /^Ольга Климова/;
const box = async (name: RegExp) => (await card(name)).parentElement as HTMLElement;
/** What only the whole board has. */
const whole = () => document.querySelector('[data-virtuoso-scroller]');
const comes = async () => {
  gate.open();
  await waitFor(() => expect(whole()).not.toBeNull());
};

/** The cards stand in their columns before the code of drags by keys, of menus and of long columns is there. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('group', { name: 'Заявки' })).toBeVisible();
    await expect(within(await column('Новые')).getAllByRole('listitem')).toHaveLength(3);
    await expect(whole()).toBeNull();
    await expect(gate.asked).toBe(false);
  },
});

/** A press opens a card at once. A pointer over the board asks for the rest, which does not come under a press. */
export const Opened = meta.story({
  play: async () => {
    const target = within(await column('Новые')).getByText('Ольга Климова');
    await userEvent.pointer({ keys: '[MouseLeft>]', target });
    await expect(gate.asked).toBe(true);
    gate.open();
    await new Promise((resolve) => setTimeout(resolve, 100));
    await expect(whole()).toBeNull();
    await userEvent.pointer({ keys: '[/MouseLeft]', target });
    await expect(opened).toHaveBeenCalledWith('r1');
    await waitFor(() => expect(whole()).not.toBeNull());
  },
});

/** The focus stays on its card when the rest has come, and the arrow that was pressed before leads on. */
export const Keyboard = meta.story({
  play: async () => {
    await card(olga);
    await userEvent.tab();
    await expect(await card(olga)).toHaveFocus();
    await expect(gate.asked).toBe(true);
    await userEvent.keyboard('{ArrowDown}');
    await comes();
    await waitFor(async () => expect(await card(/^Анна Юрьева/)).toHaveFocus());
  },
});

/** Enter on the grip, pressed before, begins the drag by keys. */
export const Grip = meta.story({
  play: async ({ canvas }) => {
    await card(olga);
    await userEvent.tab();
    await userEvent.tab();
    await expect(await screen.findByRole('button', { name: /^Перетащить: Ольга/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(opened).not.toHaveBeenCalled();
    await comes();
    await waitFor(() => expect(canvas.getByRole('button', { name: /^В\s«Подтверждены/ })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(moved).toHaveBeenCalledWith('r1', 'confirmed');
  },
});

/** A menu that was asked for opens once the rest is there. */
export const MenuWanted = meta.story({
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: /^Действия: Ольга/ }));
    await comes();
    await screen.findByRole('menu', { name: olga });
    await userEvent.keyboard('{Escape}');
  },
});

/** The same by the right button of a pointer. */
export const RightClick = meta.story({
  play: async () => {
    const target = within(await column('Новые')).getByText('Ольга Климова');
    await userEvent.pointer({ keys: '[MouseRight]', target, coords: { clientX: 200, clientY: 200 } });
    await comes();
    await screen.findByRole('menu', { name: olga });
    await userEvent.keyboard('{Escape}');
  },
});

/** A drag with a pointer works from the first one on, and is not broken by the rest that comes meanwhile. */
export const Dragged = meta.story({
  play: async () => {
    const data = new DataTransfer();
    const fire = (element: Element, name: string) =>
      element.dispatchEvent(new DragEvent(name, { bubbles: true, cancelable: true, dataTransfer: data }));
    const source = await box(olga);
    fire(source, 'dragstart');
    await waitFor(async () => expect(await column('Подтверждены')).toHaveAttribute('data-drag', 'may'));
    await expect(await column('В\u00A0работе')).toHaveAttribute('data-drag', 'never');
    await userEvent.hover(source);
    gate.open();
    await expect(fire(await column('В\u00A0работе'), 'dragover')).toBe(true);
    await expect(fire(await column('Подтверждены'), 'dragover')).toBe(false);
    await waitFor(async () => expect(await column('Подтверждены')).toHaveAttribute('data-drag', 'over'));
    await expect(whole()).toBeNull();
    fire(await column('Подтверждены'), 'drop');
    fire(source, 'dragend');
    await expect(moved.mock.calls).toEqual([['r1', 'confirmed']]);
    await waitFor(() => expect(whole()).not.toBeNull());
    await waitFor(async () =>
      expect(within(await column('Подтверждены')).getByRole('button', { name: olga })).toBeVisible(),
    );
  },
});
