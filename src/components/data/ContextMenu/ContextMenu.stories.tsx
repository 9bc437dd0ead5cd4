import { Copy, Eye, FolderInput, PencilLine, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test';
import type { MenuItem } from '#components/data/Menu/items.ts';
import { expectToFit } from '#storybook/fits.ts';
import preview from '#storybook/preview.tsx';
import { Room } from '#storybook/Room.tsx';
import { realKeys } from '#storybook/realKeys.ts';
import { ContextMenu } from './ContextMenu.tsx';

const chosen = fn();
const items: MenuItem[] = [
  {
    id: 'rename',
    label: 'Переименовать',
    icon: <PencilLine size={16} strokeWidth={1.5} aria-hidden />,
    keys: 'F2',
    onSelect: () => chosen('rename'),
  },
  {
    id: 'move',
    label: 'Переместить в…',
    icon: <FolderInput size={16} strokeWidth={1.5} aria-hidden />,
    items: [{ id: 'm1', label: 'Модуль 1. Опора' }],
  },
  {
    id: 'copy',
    label: 'Сделать копию',
    icon: <Copy size={16} strokeWidth={1.5} aria-hidden />,
    keys: 'Ctrl D',
    onSelect: () => chosen('copy'),
  },
  { id: 'preview', label: 'Предпросмотр', icon: <Eye size={16} strokeWidth={1.5} aria-hidden /> },
  'separator',
  {
    id: 'remove',
    label: 'Удалить',
    icon: <Trash2 size={16} strokeWidth={1.5} aria-hidden />,
    keys: 'Del',
    danger: true,
    onSelect: () => chosen('remove'),
  },
];

/** Two rows that answer to a right click, and to Shift+F10. */
function Rows() {
  const [at, setAt] = useState<{ name: string; x: number; y: number } | null>(null);
  return (
    <>
      <Room $below={320} style={{ display: 'grid', gap: 8, alignContent: 'start', justifyItems: 'start' }}>
        {['Голос и диафрагма', 'Мягкие плечи'].map((name) => (
          <button
            key={name}
            type="button"
            onContextMenu={(event) => {
              event.preventDefault();
              setAt({ name, x: event.clientX, y: event.clientY });
            }}
          >
            {name}
          </button>
        ))}
      </Room>
      <ContextMenu
        open={at !== null}
        x={at?.x ?? 0}
        y={at?.y ?? 0}
        items={items}
        heading={at?.name}
        label="Действия с лекцией"
        onClose={() => setAt(null)}
      />
    </>
  );
}

const meta = preview.meta({
  component: ContextMenu,
  args: {
    open: true,
    x: 120,
    y: 80,
    items,
    heading: 'Голос и диафрагма',
    label: 'Действия с лекцией',
    onClose: fn(),
  },
  // It floats over its page, as large as that is.
  parameters: { docs: { story: { iframeHeight: '360px' } } },
  decorators: [
    (Story) => (
      <Room $below={360}>
        <Story />
      </Room>
    ),
  ],
  beforeEach: async () => {
    chosen.mockClear();
    // The first fetch of the code takes longer than a query waits.
    await import('#components/data/Menu/MenuPopover.tsx');
  },
});

const panel = () => screen.findByRole('dialog', { name: 'Действия с лекцией' });
const gone = () => waitFor(() => expect(screen.queryByRole('menu')).toBeNull());

export const Default = meta.story({
  tags: ['picture', 'picture-dark'],
  play: async ({ args }) => {
    await screen.findByRole('menu', { name: 'Действия с лекцией' });
    const element = await panel();
    await waitFor(() => {
      const box = element.getBoundingClientRect();
      expect([Math.round(box.left), Math.round(box.top)]).toEqual([120, 80]);
    });
    await expect(element).toHaveTextContent('Голос и диафрагма');
    await waitFor(() => expect(element).toContainElement(document.activeElement as HTMLElement));
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

/** A point in the corner: the menu is moved to stay inside. */
export const AtTheEdge = meta.story({
  tags: ['picture'],
  args: { x: 5000, y: 5000 },
  play: async () => {
    const element = await panel();
    await waitFor(() => {
      const box = element.getBoundingClientRect();
      expect(box.right).toBeLessThanOrEqual(innerWidth);
      expect(box.bottom).toBeLessThanOrEqual(innerHeight);
      expect(box.width).toBeGreaterThan(200);
    });
  },
});

export const Choosing = meta.story({
  tags: ['picture'],
  render: () => <Rows />,
  play: async ({ canvas }) => {
    const row = canvas.getByRole('button', { name: 'Голос и диафрагма' });
    row.focus();
    await fireEvent.contextMenu(row, { clientX: 60, clientY: 40 });
    await userEvent.click(await screen.findByRole('menuitem', { name: /^Сделать копию/ }));
    await gone();
    await expect(chosen.mock.calls).toEqual([['copy']]);
    await expect(row).toHaveFocus();
  },
});

/** Shift+F10 opens it, letters find, Enter chooses, and the focus comes back. */
export const Keyboard = meta.story({
  render: () => <Rows />,
  play: async ({ canvas }) => {
    const row = canvas.getByRole('button', { name: 'Голос и диафрагма' });
    await userEvent.tab();
    await expect(row).toHaveFocus();
    const keys = await realKeys();
    if (keys === null) return;
    await keys.keyboard('{Shift>}{F10}{/Shift}');
    const first = await screen.findByRole('menuitem', { name: /^Переименовать/ });
    await waitFor(() => expect(first).toHaveFocus());
    await userEvent.keyboard('уд{Enter}');
    await gone();
    await expect(chosen.mock.calls).toEqual([['remove']]);
    await expect(row).toHaveFocus();
  },
});

/** A right click on another row while it is open moves it there. */
export const SecondRightClick = meta.story({
  tags: ['picture'],
  render: () => <Rows />,
  play: async ({ canvas }) => {
    const other = canvas.getByRole('button', { name: 'Мягкие плечи' });
    const { left, top } = other.getBoundingClientRect();
    await fireEvent.contextMenu(canvas.getByRole('button', { name: 'Голос и диафрагма' }), {
      clientX: 300,
      clientY: 40,
    });
    await expect(await panel()).toHaveTextContent('Голос и диафрагма');
    const point = { clientX: left + 8, clientY: top + 8 };
    await fireEvent.contextMenu(
      document.elementFromPoint(point.clientX, point.clientY) ?? document.body,
      point,
    );
    await waitFor(async () => expect(await panel()).toHaveTextContent('Мягкие плечи'));
  },
});

/** On a phone it is as wide as the window lets it be, and words go on in the next line. */
export const LongWords = meta.story({
  tags: ['picture'],
  globals: { viewport: { value: 'phone' } },
  args: {
    heading: 'Превысокомногорассмотрительствующийсамосострадательностью',
    items: [{ id: 'm1', label: 'Модуль превысокомногорассмотрительствующийсамосострадательностью' }],
  },
  play: async () => {
    const element = await panel();
    await waitFor(() => expect(element.getBoundingClientRect().right).toBeLessThanOrEqual(360));
    await expectToFit();
  },
});
