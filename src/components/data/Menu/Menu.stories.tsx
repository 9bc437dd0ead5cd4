import {
  BookOpen,
  CloudUpload,
  Copy,
  Eye,
  Flag,
  Flower2,
  FolderInput,
  Layers,
  MessageCircle,
  MoreHorizontal,
  PencilLine,
  Plus,
  Presentation,
  Radio,
  Trash2,
  type LucideIcon,
} from 'lucide-react';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Sheet } from '#components/feedback/Sheet/Sheet.tsx';
import { Button } from '#components/primitives/Button/Button.tsx';
import { IconButton } from '#components/primitives/IconButton/IconButton.tsx';
import { expectToFit } from '#storybook/fits.ts';
import { Opened } from '#storybook/Opened.tsx';
import preview from '#storybook/preview.tsx';
import { Room } from '#storybook/Room.tsx';
import type { MenuItem } from './items.ts';
import { Menu, type MenuTriggerProps } from './Menu.tsx';

const icon = (Icon: LucideIcon) => <Icon size={16} strokeWidth={1.5} aria-hidden />;

const chosen = fn();
const create: MenuItem[] = [
  { id: 'course', label: 'Курс', icon: icon(BookOpen), onSelect: () => chosen('course') },
  { id: 'marathon', label: 'Марафон', icon: icon(Flag), onSelect: () => chosen('marathon') },
  {
    id: 'lecture',
    label: 'Лекция',
    icon: icon(Presentation),
    keys: 'C, затем L',
    onSelect: () => chosen('lecture'),
  },
  { id: 'meditation', label: 'Медитация', icon: icon(Flower2), onSelect: () => chosen('meditation') },
  { id: 'webinar', label: 'Вебинар', icon: icon(Radio), onSelect: () => chosen('webinar') },
  {
    id: 'consultation',
    label: 'Консультация',
    icon: icon(MessageCircle),
    onSelect: () => chosen('consultation'),
  },
  'separator',
  {
    id: 'files',
    label: 'Загрузить файлы',
    icon: icon(CloudUpload),
    keys: 'Ctrl U',
    onSelect: () => chosen('files'),
  },
];

const actions: MenuItem[] = [
  {
    id: 'rename',
    label: 'Переименовать',
    icon: icon(PencilLine),
    keys: 'F2',
    onSelect: () => chosen('rename'),
  },
  {
    id: 'move',
    label: 'Переместить в…',
    icon: icon(FolderInput),
    items: [
      { id: 'm1', label: 'Модуль 1. Опора', onSelect: () => chosen('m1') },
      { id: 'm2', label: 'Модуль 2. Голос', onSelect: () => chosen('m2') },
      'separator',
      { id: 'new', label: 'В новый модуль', icon: icon(Plus), onSelect: () => chosen('new') },
    ],
  },
  { id: 'copy', label: 'Сделать копию', icon: icon(Copy), keys: 'Ctrl D', onSelect: () => chosen('copy') },
  { id: 'preview', label: 'Предпросмотр', icon: icon(Eye), href: '#/lectures/l-1/preview' },
  { id: 'sell', label: 'Выставить на продажу', icon: icon(Layers), disabled: true },
  'separator',
  {
    id: 'remove',
    label: 'Удалить',
    icon: icon(Trash2),
    keys: 'Del',
    danger: true,
    onSelect: () => chosen('remove'),
  },
];

/** The menu of a row. */
const ofRow = {
  items: actions,
  heading: 'Голос и диафрагма',
  label: 'Действия с лекцией',
  renderTrigger: (props: MenuTriggerProps) => (
    <IconButton {...props} label="Ещё" icon={icon(MoreHorizontal)} />
  ),
};

const meta = preview.meta({
  component: Menu,
  args: {
    items: create,
    renderTrigger: (props) => (
      <Button {...props} icon={icon(Plus)}>
        Создать
      </Button>
    ),
  },
  // Room for the menu, which stands beside the page's own flow.
  decorators: [
    (Story) => (
      <Room $below={340}>
        <Story />
      </Room>
    ),
  ],
  beforeEach: async () => {
    chosen.mockClear();
    // The first fetch of the code takes longer than a query waits.
    await import('./MenuPopover.tsx');
  },
});

const menu = (name?: string | RegExp) => screen.findByRole('menu', name === undefined ? {} : { name });
const item = (name: string) => screen.getByRole('menuitem', { name: new RegExp(`^${name}`) });
const gone = () => waitFor(() => expect(screen.queryByRole('menu')).toBeNull());

export const Default = meta.story({
  tags: ['picture', 'picture-dark'],
  decorators: [
    (Story) => (
      <Opened>
        <Story />
      </Opened>
    ),
  ],
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Создать' });
    await expect(trigger).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(trigger);
    const list = await menu('Создать');
    await expect(trigger).toHaveAttribute('aria-expanded', 'true');
    await expect(trigger).toHaveAttribute('aria-controls', list.id);
    await expect(within(list).getAllByRole('menuitem')).toHaveLength(7);
    await waitFor(() => expect(item('Курс')).toHaveFocus());
    await waitFor(() => expect(item('Лекция C, затем L')).toBeVisible());
  },
});

/** A menu does not outlive the page that it belongs to. */
export const GoneBack = meta.story({
  play: async ({ canvas }) => {
    history.pushState(null, '');
    await userEvent.click(canvas.getByRole('button', { name: 'Создать' }));
    await menu();
    history.back();
    await gone();
  },
});

export const Keyboard = meta.story({
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Создать' });
    await userEvent.tab();
    await expect(trigger).toHaveFocus();

    await userEvent.keyboard('{ArrowDown}');
    await menu();
    await waitFor(() => expect(item('Курс')).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(item('Лекция')).toHaveFocus();
    await userEvent.keyboard('{End}{ArrowDown}');
    await expect(item('Курс')).toHaveFocus();
    await userEvent.keyboard('ве');
    await expect(item('Вебинар')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await gone();
    await expect(chosen.mock.calls).toEqual([['webinar']]);
    await expect(trigger).toHaveFocus();

    await userEvent.keyboard('{ArrowUp}');
    await menu();
    await waitFor(() => expect(item('Загрузить файлы')).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await gone();
    await expect(trigger).toHaveFocus();
    await expect(trigger).toHaveAttribute('aria-expanded', 'false');
  },
});

/** A phone has no keyboard: no keys are shown, in menus or on buttons. */
export const NoKeys = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: ofRow,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ещё' }));
    const list = await menu('Действия с лекцией');
    await expect(within(list).getByRole('menuitem', { name: 'Переименовать' })).toBeVisible();
    await expect(within(list).getByText('F2')).not.toBeVisible();
  },
});

/** A press without a pointer, of a key that is still down or of a screen reader, brings the focus to the first row all the same. */
export const PressedByVoice = meta.story({
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Создать' });
    trigger.focus();
    trigger.click();
    await menu();
    await waitFor(() => expect(item('Курс')).toHaveFocus());
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(item('Загрузить файлы')).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await gone();
    await expect(trigger).toHaveFocus();
  },
});

export const PressOutside = meta.story({
  tags: ['picture'],
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Создать' });
    await userEvent.click(trigger);
    await menu();
    await userEvent.click(document.elementFromPoint(innerWidth - 4, innerHeight - 4) ?? document.body);
    await gone();
    await expect(chosen).not.toHaveBeenCalled();
    await expect(trigger).toHaveFocus();
  },
});

/** The menu of a row: a caption, links, what cannot be done now, what cannot be undone. */
export const Actions = meta.story({
  tags: ['picture'],
  args: ofRow,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ещё' }));
    await menu('Действия с лекцией');
    await expect(item('Предпросмотр')).toHaveAttribute('href', '#/lectures/l-1/preview');
    await expect(item('Выставить на продажу')).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{End}{ArrowUp}');
    await expect(item('Предпросмотр')).toHaveFocus();
  },
});

export const Submenu = meta.story({
  tags: ['picture'],
  args: ofRow,
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Ещё' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await menu();
    await waitFor(() => expect(item('Переименовать')).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    await menu('Переместить в…');
    await waitFor(() => expect(item('Модуль 1. Опора')).toHaveFocus());
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(item('Переместить в…')).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(item('Модуль 1. Опора')).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await gone();
    await expect(chosen.mock.calls).toEqual([['m2']]);
    await expect(trigger).toHaveFocus();
  },
});

export const SubmenuOpen = meta.story({
  tags: ['picture'],
  args: ofRow,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ещё' }));
    await menu();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    await menu('Переместить в…');
    await waitFor(() => expect(item('Модуль 1. Опора')).toHaveFocus());
  },
});

function Choices() {
  const [theme, setTheme] = useState('auto');
  const [columns, setColumns] = useState(['price']);
  const one = (id: string, label: string): MenuItem => ({
    id,
    label,
    checked: theme === id,
    onSelect: () => setTheme(id),
  });
  const many = (id: string, label: string): MenuItem => ({
    id,
    label,
    choice: 'many',
    checked: columns.includes(id),
    onSelect: () => setColumns((on) => (on.includes(id) ? on.filter((each) => each !== id) : [...on, id])),
  });
  return (
    <Menu
      items={[
        one('auto', 'Как в системе'),
        one('light', 'Светлая'),
        one('dark', 'Тёмная'),
        'separator',
        many('price', 'Цена'),
        many('used', 'Где используется'),
      ]}
      label="Вид"
      renderTrigger={(props) => <Button {...props}>Вид</Button>}
    />
  );
}

/** One of several closes the menu, any of several leaves it open. */
export const Checked = meta.story({
  tags: ['picture'],
  render: () => <Choices />,
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Вид' });
    await userEvent.click(trigger);
    await menu('Вид');
    await expect(screen.getByRole('menuitemradio', { name: 'Как в системе' })).toBeChecked();
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'Тёмная' }));
    await gone();
    await userEvent.click(trigger);
    await menu('Вид');
    await expect(screen.getByRole('menuitemradio', { name: 'Тёмная' })).toBeChecked();
    await expect(screen.getByRole('menuitemradio', { name: 'Как в системе' })).not.toBeChecked();
    const used = screen.getByRole('menuitemcheckbox', { name: 'Где используется' });
    await userEvent.click(used);
    await expect(used).toBeChecked();
    await expect(screen.getByRole('menuitemcheckbox', { name: 'Цена' })).toBeChecked();
  },
});

export const Hints = meta.story({
  tags: ['picture'],
  args: {
    label: 'Публикация',
    items: [
      { id: 'review', label: 'Отправить на проверку', hint: 'Ответ приходит в течение дня' },
      {
        id: 'sell',
        label: 'Выставить на продажу в каталоге платформы сразу после проверки',
        hint: 'Сначала модератор должен одобрить лекцию',
        disabled: true,
      },
    ],
    renderTrigger: (props) => <Button {...props}>Публикация</Button>,
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Публикация' }));
    await menu('Публикация');
    await waitFor(() => expect(item('Отправить на проверку Ответ приходит в течение дня')).toBeVisible());
  },
});

export const LongWords = meta.story({
  tags: ['picture'],
  globals: { viewport: { value: 'phone' } },
  args: {
    ...ofRow,
    heading: 'Превысокомногорассмотрительствующийсамосострадательностью',
    items: [{ id: 'm1', label: 'Модуль превысокомногорассмотрительствующийсамосострадательностью' }],
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ещё' }));
    await menu('Действия с лекцией');
    await waitFor(() => expect(item('Модуль')).toHaveFocus());
    await expect(item('Модуль').getBoundingClientRect().right).toBeLessThanOrEqual(360);
    await expectToFit();
  },
});

/** Flush with the trigger's end, and turned upwards where there is no room below. */
export const AlignedToEnd = meta.story({
  tags: ['picture'],
  args: { ...ofRow, align: 'end' },
  decorators: [
    (Story) => (
      <div style={{ position: 'fixed', right: 24, bottom: 24 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Ещё' });
    await userEvent.click(trigger);
    const panel = await screen.findByRole('dialog');
    await waitFor(() => {
      const [box, from] = [panel.getBoundingClientRect(), trigger.getBoundingClientRect()];
      expect(Math.round(box.right)).toBe(Math.round(from.right));
      expect(Math.round(from.top - box.bottom)).toBe(6);
    });
  },
});

/** Inside a modal dialog the menu stays usable, and its Esc leaves the dialog open. */
export const InSheet = meta.story({
  tags: ['picture'],
  render: (args) => (
    <Sheet open side="left" label="Меню" onClose={chosen}>
      <div style={{ padding: 20 }}>
        <Menu {...args} />
      </div>
    </Sheet>
  ),
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const trigger = screen.getByRole('button', { name: 'Создать' });
    await userEvent.click(trigger);
    await menu();
    await waitFor(() => expect(item('Курс')).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await gone();
    await expect(trigger).toHaveFocus();
    await expect(chosen).not.toHaveBeenCalled();
    await userEvent.click(trigger);
    await menu();
    await waitFor(() => expect(item('Курс')).toHaveFocus());
  },
});
