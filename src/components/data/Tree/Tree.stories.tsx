import { MoreHorizontal } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Menu } from '#components/data/Menu/Menu.tsx';
import { Block } from '#components/feedback/Block/Block.tsx';
import { IconButton } from '#components/primitives/IconButton/IconButton.tsx';
import preview from '#storybook/preview.tsx';
import { course, withStates } from './sample.tsx';
import { Tree } from './Tree.tsx';
import type { TreeProps } from './treeProps.ts';
import { TreeGhost } from './TreeGhost.tsx';

import { indexTree, moveRows, type TreeNode, type TreePlace } from './treeModel.ts';

const opened = fn();
const chosen = fn();
const moved = fn();
const renamed = fn();
const dragged = fn();

/** Lectures go into modules, modules beside modules. */
function canDrop(ids: readonly string[], { parent }: TreePlace): boolean {
  return ids.every((id) => id.startsWith('m') === (parent === null));
}

function Kept({
  items: first = course,
  open: firstOpen = null,
  selected: firstSelected,
  ...props
}: Partial<TreeProps>) {
  const [items, setItems] = useState(first);
  const [open, setOpen] = useState(firstOpen);
  const [selected, setSelected] = useState<ReadonlySet<string>>(firstSelected ?? new Set());
  return (
    <div style={{ maxWidth: 656, paddingLeft: 24 }}>
      <Tree
        label="Программа курса"
        items={items}
        defaultExpanded={new Set(['m2', 'm3'])}
        open={open}
        onOpen={(id) => {
          setOpen(id);
          opened(id);
        }}
        selected={selected}
        onSelect={(ids) => {
          setSelected(ids);
          chosen([...ids]);
        }}
        canDrop={canDrop}
        onMove={(ids, place) => {
          setItems(moveRows(items, ids, place));
          moved(ids, place);
        }}
        onRename={(id, title) => {
          const rename = (node: TreeNode): TreeNode =>
            node.id === id
              ? { ...node, title }
              : node.children === undefined
                ? node
                : { ...node, children: node.children.map(rename) };
          setItems(items.map(rename));
          renamed(id, title);
        }}
        {...props}
      />
    </div>
  );
}

const meta = preview.meta({
  component: Tree,
  args: { items: course, label: 'Программа курса' },
  render: (args) => <Kept {...args} />,
  beforeEach: async () => {
    for (const spy of [opened, chosen, moved, renamed, dragged]) spy.mockClear();
    // The first fetch of the code takes longer than a query waits.
    await import('./TreeInner.tsx');
  },
});

const row = (name: string) => screen.findByRole('row', { name: new RegExp(`^${name}`) });
const titles = () => screen.getAllByRole('row').map((each) => each.getAttribute('aria-label')?.split(',')[0]);

export const Default = meta.story({
  tags: ['picture', 'picture-dark'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('treegrid', { name: 'Программа курса' })).toBeVisible();
    const branch = await row('Дыхание как опора');
    await expect(branch).toHaveAttribute('aria-level', '1');
    await expect(branch).toHaveAttribute('aria-expanded', 'true');
    await expect(branch.getBoundingClientRect().height).toBe(38);
    await userEvent.click(await row('Голос и\u00A0диафрагма'));
    await expect(opened).toHaveBeenLastCalledWith('l22');
    await expect(chosen).not.toHaveBeenCalled();

    await userEvent.click(within(branch).getByRole('button', { name: /^Свернуть/ }));
    await waitFor(() => expect(branch).toHaveAttribute('aria-expanded', 'false'));
    await expect(screen.queryByRole('row', { name: /^Голос/ })).toBeNull();
    await userEvent.click(within(branch).getByRole('button', { name: /^Развернуть/ }));
    await row('Голос и\u00A0диафрагма');
  },
});

export const Keyboard = meta.story({
  play: async () => {
    await row('Дыхание как опора');
    await userEvent.tab();
    await waitFor(async () => expect(await row('Почему тело тревожится')).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}');
    await row('Что делает тревога');
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(async () => expect(await row('Что делает тревога')).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(opened).toHaveBeenLastCalledWith('l11');
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(async () => expect(await row('Почему тело тревожится')).toHaveFocus());
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(screen.queryByRole('row', { name: /^Что делает/ })).toBeNull());
    await userEvent.keyboard('сон');
    await waitFor(async () => expect(await row('Сон и\u00A0восстановление')).toHaveFocus());
  },
});

/** The words of a save, row by row. */
export const Saving = meta.story({
  tags: ['picture'],
  args: {
    items: withStates({
      m2: { tone: 'done', text: 'название' },
      l22: { tone: 'busy', text: 'сохраняем' },
      l23: { tone: 'done', text: 'новая' },
      m3: { tone: 'waiting', text: 'новый' },
      l32: { tone: 'neutral', text: 'перенос' },
      f31: { tone: 'neutral', text: 'вложение' },
    }),
    open: 'l22',
  },
  play: async () => {
    await expect(await row('Голос и\u00A0диафрагма, сохраняем, 38:02')).toBeVisible();
  },
});

export const Failed = meta.story({
  tags: ['picture'],
  args: {
    items: withStates({
      m2: { tone: 'done', text: 'название' },
      l22: { tone: 'failed', text: 'не\u00A0сохранилась' },
      m3: { tone: 'done', text: 'новый' },
    }),
    open: 'l22',
  },
  play: async () => {
    await expect(await row('Голос и\u00A0диафрагма, не\u00A0сохранилась')).toBeVisible();
  },
});

/** Ctrl and Shift choose; then checkboxes stand where the grips were, and a press anywhere on a row chooses. */
export const Selecting = meta.story({
  tags: ['picture'],
  play: async ({ canvas }) => {
    const user = userEvent.setup();
    const press = async (name: string, key: string) => {
      await user.keyboard(`{${key}>}`);
      await user.click(await row(name));
      await user.keyboard(`{/${key}}`);
    };
    await press('Голос и\u00A0диафрагма', 'Control');
    await waitFor(() => expect(chosen).toHaveBeenLastCalledWith(['l22']));
    await press('Практика', 'Shift');
    await waitFor(() => expect(chosen).toHaveBeenLastCalledWith(['l22', 'l23', 'l24']));
    await expect(opened).not.toHaveBeenCalled();
    await expect(await row('Голос и\u00A0диафрагма')).toHaveAttribute('aria-selected', 'true');

    const box = canvas.getByRole('checkbox', { name: 'Выбрать: Как устроен выдох' });
    await user.click(box);
    await waitFor(() => expect(box).toBeChecked());
    await user.click(await row('Как устроен выдох'));
    await waitFor(() => expect(box).not.toBeChecked());
    // A module is none of these.
    await expect(canvas.queryByRole('checkbox', { name: /Дыхание как/ })).toBeNull();
    await user.keyboard('{ArrowDown} ');
    await waitFor(() => expect(chosen).toHaveBeenLastCalledWith(['l23', 'l24']));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(chosen).toHaveBeenLastCalledWith([]));
    await waitFor(() => expect(canvas.queryByRole('checkbox')).toBeNull());
  },
});

export const Selected = meta.story({
  tags: ['picture'],
  args: { selected: new Set(['l22', 'l23', 'l24', 'f31']) },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('checkbox', { checked: true })).length).toBe(4);
  },
});

/** F2 turns a name into a field. Enter keeps what was typed, Esc does not. */
export const Renaming = meta.story({
  tags: ['picture'],
  play: async ({ canvas }) => {
    const lecture = await row('Как устроен выдох');
    lecture.focus();
    await userEvent.keyboard('{F2}');
    const field = await canvas.findByRole('textbox', { name: 'Новое название' });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('Как дышит диафрагма{Escape}');
    await expect(renamed).not.toHaveBeenCalled();
    await waitFor(async () => expect(await row('Как устроен выдох')).toHaveFocus());

    await userEvent.keyboard('{F2}');
    await canvas.findByRole('textbox');
    await userEvent.keyboard('Вдох и выдох{Enter}');
    await expect(renamed).toHaveBeenCalledWith('l21', 'Вдох и выдох');
    await waitFor(async () => expect(await row('Вдох и выдох')).toHaveFocus());
    await userEvent.keyboard('{F2}');
    await canvas.findByRole('textbox');
  },
});

/** A row that came by a key pressed elsewhere, to be named at once. */
function NamedFromOutside() {
  const [renaming, setRenaming] = useState<string | null>(null);
  return (
    <>
      <button type="button" onClick={() => setRenaming('l21')}>
        Переименовать
      </button>
      <Kept renaming={renaming} onRenamingChange={setRenaming} />
    </>
  );
}

/** What is to be named takes the focus from whichever row had it last, by keys as by the mouse. */
export const NamedByKeys = meta.story({
  render: () => <NamedFromOutside />,
  play: async ({ canvas }) => {
    const [module] = await canvas.findAllByRole('row');
    const button = canvas.getByRole('button', { name: 'Переименовать' });
    module?.focus();
    button.focus();
    await userEvent.keyboard('{Enter}');
    const field = await canvas.findByRole('textbox', { name: 'Новое название' });
    await expect(field).toHaveFocus();
    await userEvent.keyboard('Опора{Enter}');
    await expect(renamed).toHaveBeenLastCalledWith('l21', 'Опора');
    await expect(canvas.getByRole('row', { name: /^Опора/ })).toHaveFocus();
  },
});

/** Alt and an arrow move a row among its neighbours, and the place is told. */
export const MovedByKeys = meta.story({
  tags: ['picture'],
  play: async ({ canvas }) => {
    (await row('Голос и\u00A0диафрагма')).focus();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await expect(moved).toHaveBeenLastCalledWith(['l22'], { parent: 'm2', index: 2 });
    await waitFor(() => expect(canvas.getByText('В «Дыхание как опора», место 3')).toBeInTheDocument());
    await waitFor(async () => expect(await row('Голос и\u00A0диафрагма')).toHaveFocus());
    await waitFor(() =>
      expect(titles().indexOf('Голос и\u00A0диафрагма')).toBeGreaterThan(
        titles().indexOf('Дыхание 4–7–8 перед сном'),
      ),
    );
  },
});

/** What stands in a row has its own keys, and leaves those of the page to the page: Ctrl+Z, Ctrl+S. */
export const KeysOfThePage = meta.story({
  play: async () => {
    const heard = fn();
    const listen = ({ key }: KeyboardEvent) => heard(key);
    window.addEventListener('keydown', listen);
    const lecture = await row('Растяжка у\u00A0стены');
    lecture.focus();
    await userEvent.tab();
    await expect(within(lecture).getByRole('button', { name: /^Перетащить/ })).toHaveFocus();
    await userEvent.keyboard('{Control>}z{/Control}');
    await userEvent.keyboard('{Delete}');
    window.removeEventListener('keydown', listen);
    await expect(heard).toHaveBeenCalledWith('z');
    await expect(heard).not.toHaveBeenCalledWith('Delete');
  },
});

/** A drag with keys: Enter on the grip lifts, arrows go from place to place, Enter drops. */
export const DraggedByKeys = meta.story({
  tags: ['picture'],
  play: async () => {
    const lecture = await row('Растяжка у\u00A0стены');
    lecture.focus();
    await userEvent.tab();
    await expect(within(lecture).getByRole('button', { name: /^Перетащить/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    // The places are buttons of their own while a drag with keys goes on.
    const place = () => document.activeElement?.getAttribute('aria-label') ?? '';
    await waitFor(() => expect(place()).toMatch(/^Вставить/));
    const first = place();
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(place()).not.toBe(first));
    const second = place();
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(place()).not.toBe(second));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(moved).toHaveBeenCalledOnce());
    await expect(moved.mock.calls[0]?.[0]).toEqual(['l32']);
    await waitFor(async () => expect(await row('Растяжка у\u00A0стены')).toHaveFocus());
  },
});

/** What a mouse does in a drag, one native event after the other. */
function dragOver(source: Element, target: Element, part: number) {
  const data = new DataTransfer();
  // Made by a script it allows nothing.
  Object.defineProperty(data, 'effectAllowed', { value: 'all', writable: true });
  const at = (element: Element, share: number) => {
    const box = element.getBoundingClientRect();
    return { clientX: box.left + 120, clientY: box.top + box.height * share };
  };
  const fire = (element: Element, type: string, share: number) =>
    element.dispatchEvent(
      new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer: data, ...at(element, share) }),
    );
  return {
    start: () => fire(source, 'dragstart', 0.5),
    over: () => {
      fire(target, 'dragenter', part);
      fire(target, 'dragover', part);
    },
    drop: () => fire(target, 'drop', part),
    end: () => fire(source, 'dragend', 0.5),
  };
}

/** While rows are dragged: their place is drawn and said; what they come from keeps its room. */
export const Dragging = meta.story({
  tags: ['picture'],
  args: { selected: new Set(['l22', 'l23', 'l24']) },
  play: async ({ canvas }) => {
    const drag = dragOver(await row('Голос и\u00A0диафрагма'), await row('Растяжка у\u00A0стены'), 0.05);
    drag.start();
    await waitFor(async () => expect(await row('Голос')).toHaveAttribute('data-dragging'));
    drag.over();
    await waitFor(() => expect(canvas.getByText('В «Плечи и шея», место 2')).toBeVisible());
    drag.over();
  },
});

/** What hangs at the pointer keeps the place that the pointer has in its row, wherever in the tree that is. */
export const Held = meta.story({
  play: async () => {
    const lecture = await row('Растяжка у\u00A0стены');
    const hung = fn<(at: number[]) => void>();
    const { setDragImage } = DataTransfer.prototype;
    DataTransfer.prototype.setDragImage = (_, x, y) => hung([x, y]);
    const drag = dragOver(lecture, lecture, 0.5);
    drag.start();
    DataTransfer.prototype.setDragImage = setDragImage;
    await expect(hung).toHaveBeenCalledWith([120, 19]);
    await waitFor(() => expect(lecture).toHaveAttribute('data-dragging'));
    drag.end();
    await waitFor(() => expect(lecture).not.toHaveAttribute('data-dragging'));
  },
});

/** A course that loses what is dragged, as when another window has taken it out. */
function Losing() {
  const [items, setItems] = useState(course);
  return (
    <>
      <button type="button" onClick={() => setItems(items.filter(({ id }) => id !== 'm3'))}>
        Убрать модуль
      </button>
      <Tree
        label="Программа курса"
        items={items}
        defaultExpanded={new Set(['m3'])}
        canDrop={canDrop}
        onMove={moved}
        onDragChange={dragged}
      />
    </>
  );
}

/** Of a row that is no more nobody tells that its drag has ended; the tree ends it. */
export const LostOnTheWay = meta.story({
  render: () => <Losing />,
  play: async ({ canvas }) => {
    const tree = within(await canvas.findByRole('treegrid', { name: 'Программа курса' }));
    const lecture = await tree.findByRole('row', { name: /^Растяжка/ });
    const drag = dragOver(lecture, await tree.findByRole('row', { name: /^Сон/ }), 0.5);
    drag.start();
    await waitFor(() => expect(lecture).toHaveAttribute('data-dragging'));
    await waitFor(() => expect(dragged).toHaveBeenLastCalledWith(expect.anything()));
    canvas.getByRole<HTMLButtonElement>('button', { name: 'Убрать модуль' }).click();
    await waitFor(() => expect(dragged).toHaveBeenLastCalledWith(null));
    await expect(moved).not.toHaveBeenCalled();
  },
});

/** What hangs at the pointer meanwhile. */
export const Ghost = meta.story({
  tags: ['picture'],
  render: () => (
    <>
      <TreeGhost node={indexTree(course).get('l22')?.node} count={3} />
      <TreeGhost node={indexTree(course).get('m3')?.node} count={1} />
    </>
  ),
});

export const Dropped = meta.story({
  tags: ['picture'],
  args: { selected: new Set(['l22', 'l23']) },
  play: async ({ canvas }) => {
    const drag = dragOver(await row('Голос и\u00A0диафрагма'), await row('Растяжка у\u00A0стены'), 0.05);
    drag.start();
    await waitFor(async () => expect(await row('Голос')).toHaveAttribute('data-dragging'));
    drag.over();
    await canvas.findByText('В «Плечи и шея», место 2');
    drag.drop();
    drag.end();
    await waitFor(() => expect(moved).toHaveBeenCalledWith(['l22', 'l23'], { parent: 'm3', index: 1 }));
    await waitFor(() =>
      expect(titles().indexOf('Голос и\u00A0диафрагма')).toBeGreaterThan(
        titles().indexOf('Где живёт напряжение'),
      ),
    );
  },
});

/** A closed branch opens when a drag stands over it; Esc puts all back, and closes it again. */
export const OpensOnTheWay = meta.story({
  tags: ['picture'],
  play: async () => {
    const drag = dragOver(await row('Растяжка у\u00A0стены'), await row('Почему тело тревожится'), 0.5);
    drag.start();
    await waitFor(async () => expect(await row('Растяжка')).toHaveAttribute('data-dragging'));
    drag.over();
    drag.over();
    await row('Что делает тревога');
    drag.end();
    await waitFor(() => expect(screen.queryByRole('row', { name: /^Что делает/ })).toBeNull());
    await expect(moved).not.toHaveBeenCalled();
  },
});

/** A module is not dropped into a module. */
export const Refused = meta.story({
  tags: ['picture'],
  play: async ({ canvas }) => {
    const drag = dragOver(await row('Плечи и\u00A0шея'), await row('Голос и\u00A0диафрагма'), 0.5);
    drag.start();
    await waitFor(async () => expect(await row('Плечи')).toHaveAttribute('data-dragging'));
    drag.over();
    drag.over();
    drag.drop();
    drag.end();
    await waitFor(async () => expect(await row('Плечи')).not.toHaveAttribute('data-dragging'));
    await expect(moved).not.toHaveBeenCalled();
    await expect(canvas.queryByText(/место/)).toBeNull();
  },
});

const menu = (id: string) => (
  <Menu
    items={[
      { id: 'rename', label: 'Переименовать', keys: 'F2' },
      { id: 'move', label: 'Переместить в…' },
    ]}
    align="end"
    label="Действия"
    renderTrigger={(props) => (
      <IconButton
        {...props}
        size="small"
        label={`Ещё: ${indexTree(course).get(id)?.node.title ?? ''}`}
        icon={<MoreHorizontal size={16} strokeWidth={1.5} aria-hidden />}
      />
    )}
  />
);

/** «…» shows on the row that is pointed at or has the focus. A right click asks the owner for the same. */
export const WithMenu = meta.story({
  args: { menu, onRowMenu: fn() },
  play: async ({ args }) => {
    const lecture = await row('Голос и\u00A0диафрагма');
    await userEvent.pointer({ keys: '[MouseRight]', target: lecture });
    await expect(args.onRowMenu).toHaveBeenCalledWith('l22', { x: 0, y: 0 });
    await userEvent.click(within(lecture).getByRole('button', { name: /^Ещё/ }));
    await screen.findByRole('menu');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await expect(opened).not.toHaveBeenCalled();
  },
});

/** Something beside the tree points at a row, and the tree tells which row the pointer is on. */
export const Lit = meta.story({
  tags: ['picture'],
  args: { lit: 'l23', onPoint: fn() },
  play: async ({ args }) => {
    const lecture = await row('Дыхание 4–7–8 перед сном');
    await expect(lecture.querySelector('[data-lit]')).not.toBeNull();
    await userEvent.hover(await row('Голос и\u00A0диафрагма'));
    await expect(args.onPoint).toHaveBeenLastCalledWith('l22');
    await userEvent.unhover(await row('Голос и\u00A0диафрагма'));
    await waitFor(() => expect(args.onPoint).toHaveBeenLastCalledWith(null));
  },
});

/** The row under the pointer. */
export const Hovered = meta.story({
  tags: ['picture'],
  play: async () => {
    const lecture = await row('Голос и\u00A0диафрагма');
    await userEvent.hover(lecture);
    await waitFor(() => expect(lecture).toHaveAttribute('data-hovered', 'true'));
  },
});

export const Empty = meta.story({
  tags: ['picture'],
  args: {
    items: [],
    empty: <Block title="Здесь будет программа">Начните с{'\u00A0'}модуля или перетащите видео.</Block>,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Здесь будет программа')).toBeVisible();
  },
});

/** Names that do not fit end in dots; states and figures keep their room. */
export const LongWords = meta.story({
  tags: ['picture'],
  args: {
    items: [
      {
        id: 'm1',
        mark: '12',
        title:
          'Психофизиологическая саморегуляция при высокочувствительности и\u00A0тревожно-депрессивных состояниях',
        note: '112\u00A0лекций · 119\u00A0ч 40\u00A0мин',
        state: { tone: 'waiting', text: 'из\u00A0модуля\u00A01' },
        children: [
          {
            id: 'l1',
            title: 'Сверхдлинноесловобезединогопробелаоттактакнаписалавторичегоемунескажешьвотонкакоебывает',
            note: '1:24:10',
          },
        ],
      },
    ],
    defaultExpanded: new Set(['m1']),
  },
  play: async () => {
    const long = await row('Сверхдлинное');
    await expect(long.scrollWidth).toBeLessThanOrEqual(long.clientWidth);
  },
});

/** Three levels, to see the lines between them. */
export const Deep = meta.story({
  tags: ['picture'],
  args: {
    items: [
      {
        id: 'a',
        title: 'Весна',
        children: [
          {
            id: 'b',
            title: 'Март',
            children: [
              { id: 'c', title: 'Первая неделя' },
              { id: 'd', title: 'Вторая неделя' },
            ],
          },
          { id: 'e', title: 'Апрель', children: [{ id: 'f', title: 'Первая неделя апреля' }] },
        ],
      },
    ],
    defaultExpanded: new Set(['a', 'b', 'e']),
    canDrop: () => true,
  },
});

const many: readonly TreeNode[] = Array.from({ length: 100 }, (_, module) => ({
  id: `m${module}`,
  mark: String(module + 1),
  title: `Модуль ${module + 1}`,
  note: '99\u00A0лекций',
  children: Array.from({ length: 99 }, (__, lecture) => ({
    id: `l${module}-${lecture}`,
    title: `Лекция ${module + 1}.${lecture + 1}`,
    note: '24:10',
  })),
}));

/** Ten thousand rows, all branches open: only those in sight are made. */
export const Large = meta.story({
  tags: ['picture'],
  args: { items: many, defaultExpanded: new Set(many.map(({ id }) => id)) },
  play: async ({ canvas }) => {
    const tree = await canvas.findByRole('treegrid');
    await row('Лекция 1.1,');
    await expect(tree.querySelectorAll('*').length).toBeLessThan(500);
    window.scrollTo(0, document.documentElement.scrollHeight);
    await row('Лекция 100.99,');
    await expect(tree.querySelectorAll('*').length).toBeLessThan(500);
    window.scrollTo(0, 0);
    await row('Модуль 1,');
  },
});

/** Rows around those in the window wait for the paint: the scroll of a key does not make them. */
export const RowsAroundLater = meta.story({
  args: { items: many, defaultExpanded: new Set(['m0']) },
  play: async () => {
    await row('Лекция 1.1,');
    const last = () => screen.getAllByRole('row').at(-1)?.getAttribute('aria-rowindex');
    await waitFor(() => expect(last()).toBeDefined());
    await new Promise((resolve) => setTimeout(resolve, 100));
    const before = last();
    window.scrollTo(0, 2 * 38);
    await new Promise((resolve) => window.addEventListener('scroll', resolve, { once: true }));
    await Promise.resolve();
    await expect(last()).toBe(before);
    await waitFor(() => expect(Number(last())).toBe(Number(before) + 2));
    window.scrollTo(0, 0);
    await waitFor(() => expect(last()).toBe(before));
  },
});

/** The rows that were drawn since this was cleared: whole, and what is seen of them. */
const drawn = { rows: new Set<string>(), faces: new Set<string>() };

/** Rows that tell when they are drawn: a name is read by the row, a picture by what is seen of it. */
function telling({ children, title, picture, ...node }: TreeNode): TreeNode {
  return {
    ...node,
    ...(children !== undefined && { children: children.map(telling) }),
    get title() {
      drawn.rows.add(node.id);
      return title;
    },
    get picture() {
      drawn.faces.add(node.id);
      return picture;
    },
  };
}

/** Lets what was drawn so far be, does something, and tells what it has drawn. */
async function drawnBy(work: () => Promise<unknown>) {
  await new Promise((resolve) => setTimeout(resolve, 100));
  drawn.rows.clear();
  drawn.faces.clear();
  await work();
  return drawn;
}

/** An arrow gives the next row the focus of the page, and no row is drawn or changed for it: how it looks follows from the focus. */
export const NoRowForAnArrow = meta.story({
  args: { items: many.slice(0, 3).map(telling), defaultExpanded: new Set(['m0']) },
  play: async () => {
    (await row('Лекция 1.1,')).focus();
    await userEvent.keyboard('{ArrowDown}');
    const told: MutationRecord[] = [];
    const changes = new MutationObserver((records) => told.push(...records));
    changes.observe(await screen.findByRole('treegrid'), { subtree: true, attributes: true });
    const { rows } = await drawnBy(async () => {
      await userEvent.keyboard('{ArrowDown}');
      await waitFor(async () => expect(await row('Лекция 1.3,')).toHaveFocus());
      // What the tree makes of it comes after.
      await new Promise((resolve) => setTimeout(resolve, 100));
    });
    changes.disconnect();
    await expect([...rows]).toEqual([]);
    await expect(told.map(({ attributeName }) => attributeName)).toEqual([]);
  },
});

/** Presses a key where the focus is, and does not wait for a frame. */
const pressKey = (key: 'ArrowDown' | 'ArrowUp' | 'End' | 'Enter') =>
  document.activeElement?.dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
  );

/** Keys that come faster than frames are all heard, each where the one before has led. */
export const KeysWithinAFrame = meta.story({
  args: { items: many.slice(0, 3), defaultExpanded: new Set(['m0']) },
  play: async () => {
    (await row('Лекция 1.1,')).focus();
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowDown', 'ArrowDown'] as const) pressKey(key);
    await expect(await row('Лекция 1.4,')).toHaveFocus();
    await new Promise((resolve) => setTimeout(resolve, 100));
    await expect(await row('Лекция 1.4,')).toHaveFocus();
    pressKey('ArrowDown');
    await expect(await row('Лекция 1.5,')).toHaveFocus();
    // The tree knows of it too: it is left, and entered where it was left.
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab({ shift: true });
    await waitFor(async () => expect((await row('Лекция 1.5,')).contains(document.activeElement)).toBe(true));
  },
});

/** A key after one that led to a row which is not drawn yet is meant for that row. */
export const KeysBeforeTheRow = meta.story({
  args: { items: many, defaultExpanded: new Set(many.map(({ id }) => id)) },
  play: async () => {
    (await row('Модуль 1,')).focus();
    pressKey('End');
    pressKey('Enter');
    await waitFor(() => expect(opened).toHaveBeenLastCalledWith('l99-98'));
    await waitFor(async () => expect(await row('Лекция 100.99,')).toHaveFocus());
    window.scrollTo(0, 0);
  },
});

/** A drop draws what was dropped and the branch that holds it; the rows that made room only move. */
export const FewRowsADrop = meta.story({
  args: { items: many.slice(0, 3).map(telling), defaultExpanded: new Set(['m0']) },
  play: async ({ canvas }) => {
    const source = await row('Лекция 1.2,');
    const drag = dragOver(source, await row('Лекция 1.8,'), 0.95);
    drag.start();
    await waitFor(() => expect(source).toHaveAttribute('data-dragging'));
    drag.over();
    await canvas.findByText(/место 8$/);
    const { rows, faces } = await drawnBy(async () => {
      drag.drop();
      drag.end();
      await waitFor(() => expect(titles().indexOf('Лекция 1.2')).toBe(8));
      await waitFor(() => expect(moved).toHaveBeenCalledOnce());
    });
    await expect([...faces].filter((id) => id !== 'm0')).toEqual([]);
    // It was dropped over six others.
    await expect([...rows].sort()).toEqual(['l0-1', 'l0-2', 'l0-3', 'l0-4', 'l0-5', 'l0-6', 'l0-7', 'm0']);
  },
});

/** Whether keys or a pointer was used last changes the words on how to drag, and no row. */
export const NoRowForAnotherHand = meta.story({
  args: { items: many.slice(0, 3).map(telling), defaultExpanded: new Set(['m0']) },
  play: async () => {
    const lecture = await row('Лекция 1.1,');
    const grip = within(lecture).getByRole('button', { name: /^Перетащить/ });
    const press = (pointerType: string) =>
      document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType }));
    press('mouse');
    await waitFor(() => expect(grip).not.toHaveAccessibleDescription(/Enter/));
    const { rows } = await drawnBy(async () => {
      await userEvent.keyboard('a');
      await waitFor(() => expect(grip).toHaveAccessibleDescription(/Enter/));
      press('mouse');
      await waitFor(() => expect(grip).not.toHaveAccessibleDescription(/Enter/));
    });
    await expect([...rows]).toEqual([]);
    await expect(grip).toHaveAccessibleDescription();
  },
});

/** At the edge of the window an arrow scrolls by the row that it comes to, not by a window. */
export const ScrollsByARow = meta.story({
  args: { items: many, defaultExpanded: new Set(['m0']) },
  play: async () => {
    const first = await row('Лекция 1.1,');
    const { bottom, height } = first.getBoundingClientRect();
    const below = Math.floor((window.innerHeight - bottom) / height);
    first.focus();
    await userEvent.keyboard(`{ArrowDown>${below}/}`);
    await waitFor(async () => expect(await row(`Лекция 1.${below + 1},`)).toHaveFocus());
    const before = window.scrollY;
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(async () => expect(await row(`Лекция 1.${below + 2},`)).toHaveFocus());
    await waitFor(() => expect(window.scrollY).toBeGreaterThan(before));
    await expect(window.scrollY - before).toBeLessThanOrEqual(2 * height);
    window.scrollTo(0, 0);
  },
});

/** A page is what the window shows, not the whole of the tree. */
export const Pages = meta.story({
  args: { items: many, defaultExpanded: new Set(many.map(({ id }) => id)) },
  play: async () => {
    (await row('Модуль 1,')).focus();
    const place = () => Number(document.activeElement?.getAttribute('aria-rowindex'));
    await userEvent.keyboard('{PageDown}');
    const page = Math.floor(window.innerHeight / 38);
    await waitFor(() => expect(Math.abs(place() - page)).toBeLessThanOrEqual(1));
    await userEvent.keyboard('{PageUp}');
    await waitFor(() => expect(place()).toBe(1));
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(place()).toBe(10_000));
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(place()).toBe(1));
  },
});

/** Shift with an arrow chooses on from a row, Ctrl+A all, Space one more or less. */
export const ChoosingByKeys = meta.story({
  play: async () => {
    (await row('Как устроен выдох')).focus();
    await userEvent.keyboard(' ');
    await waitFor(() => expect(chosen).toHaveBeenLastCalledWith(['l21']));
    await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
    await waitFor(() => expect(chosen).toHaveBeenLastCalledWith(['l21', 'l22', 'l23']));
    await userEvent.keyboard('{Shift>}{ArrowUp}{/Shift}');
    await waitFor(() => expect(chosen).toHaveBeenLastCalledWith(['l21', 'l22']));
    await userEvent.keyboard('{Control>}a{/Control}');
    await waitFor(() => expect(chosen.mock.lastCall?.[0]).toHaveLength(11));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(chosen).toHaveBeenLastCalledWith([]));
  },
});

/** Rows of 56 px in two lines; «…» is always there and does what a drag does. */
export const Phone = meta.story({
  tags: ['picture'],
  args: {
    menu,
    items: withStates({
      m2: { tone: 'waiting', text: 'название' },
      l22: { tone: 'waiting', text: 'описание' },
    }),
    open: 'l22',
  },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const lecture = await row('Голос и\u00A0диафрагма');
    await expect(lecture.getBoundingClientRect().height).toBe(56);
    await expect(within(lecture).getByRole('button', { name: /^Ещё/ })).toBeVisible();
  },
});

/** «Выбрать» of a phone: a tap chooses from the first one on. */
export const PhoneSelecting = meta.story({
  tags: ['picture'],
  args: { selecting: true },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.click(await row('Голос и\u00A0диафрагма'));
    await waitFor(() => expect(chosen).toHaveBeenLastCalledWith(['l22']));
    await expect(opened).not.toHaveBeenCalled();
    await expect(canvas.getByRole('checkbox', { name: 'Выбрать: Голос и\u00A0диафрагма' })).toBeChecked();
  },
});
