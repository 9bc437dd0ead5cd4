import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { lookedText } from '#lib/richText/words.ts';
import preview from '#storybook/preview.tsx';
import { CompareVersions, type CompareRow, type CompareVersionsProps } from './CompareVersions.tsx';

const rows: CompareRow[] = [
  {
    id: 'name',
    label: 'Название',
    both: false,
    platform: { kind: 'text', text: 'Голос и диафрагма' },
    device: { kind: 'text', text: 'Голос и диафрагма: как выдох возвращает опору' },
  },
  {
    id: 'description',
    label: 'Описание',
    both: true,
    platform: {
      kind: 'text',
      text: 'Мы разбираем, почему в тревоге голос становится выше, а вдох — короче, и что с этим делать. Нужен коврик.',
    },
    device: {
      kind: 'text',
      text: 'Мы разбираем, почему в тревоге голос становится выше, а вдох — короче, и как вернуть диафрагме её обычный ход. Понадобится только стул и тихое место.',
    },
  },
  {
    id: 'tags',
    label: 'Теги',
    both: false,
    platform: { kind: 'tags', names: ['дыхание', 'голос', 'сон'] },
    device: { kind: 'tags', names: ['дыхание', 'голос', 'тревога'] },
  },
  {
    id: 'price',
    label: 'Цена',
    both: true,
    platform: { kind: 'plain', text: '590 ₽ до скидки 990 ₽' },
    device: { kind: 'plain', text: '690 ₽ без скидки' },
  },
];

const args: CompareVersionsProps = {
  rows,
  same: [
    { label: 'Уровень', value: { kind: 'plain', text: 'Для всех' } },
    { label: 'Язык', value: { kind: 'plain', text: '' } },
  ],
  notes: { platform: 'Сегодня, 11:40', device: 'Сегодня, 12:04, не сохранена' },
  onDone: fn(),
  onClose: fn(),
};

const meta = preview.meta({
  component: CompareVersions,
  args,
  parameters: { docs: { story: { iframeHeight: '640px' } }, frameWidth: 1040, layout: 'fullscreen' },
});

/** Each row is a choice of two; the foot sums up what will be kept. */
export const Default = meta.story({
  tags: ['picture', 'picture-dark', 'picture-phone'],
  play: async ({ args: given }) => {
    const dialog = within(screen.getByRole('dialog', { name: 'Какую версию оставить' }));
    await expect(dialog.getByText('Отличаются 4 поля из 6', { exact: false })).toBeInTheDocument();
    await expect(dialog.getByRole('status')).toHaveTextContent('4 с устройства');
    const price = within(dialog.getByRole('radiogroup', { name: 'Цена' }));
    await userEvent.click(price.getByText('590 ₽ до скидки 990 ₽'));
    await expect(dialog.getByRole('status')).toHaveTextContent('3 с устройства, 1 с платформы');
    await userEvent.click(dialog.getByRole('button', { name: 'Собрать версию' }));
    await expect(given.onDone).toHaveBeenCalledWith({
      name: 'device',
      description: 'device',
      tags: 'device',
      price: 'platform',
    });
  },
});

/** What went is struck out on one side, what came is marked on the other. */
export const WordDiff = meta.story({
  tags: ['picture', 'picture-phone'],
  args: { rows: rows.filter((row) => row.id === 'description') },
  play: async () => {
    const dialog = screen.getByRole('dialog');
    await expect([...dialog.querySelectorAll('del')].map((piece) => piece.textContent)).toEqual([
      'что с этим делать',
      'Нужен коврик',
    ]);
    await expect([...dialog.querySelectorAll('ins')].map((piece) => piece.textContent)).toEqual([
      'как вернуть диафрагме её обычный ход',
      'Понадобится только стул и тихое место',
    ]);
    await expect(within(dialog).getByText('Менялось в обеих')).toBeInTheDocument();
  },
});

/** Rich text is compared as it is read: a word that became bold is a change. */
export const RichWords = meta.story({
  args: {
    rows: rows
      .filter((row) => row.id === 'description')
      .map((row) => ({
        ...row,
        platform: { kind: 'text', text: lookedText('Дышим мягко и долго.') },
        device: { kind: 'text', text: lookedText('## План\n\nДышим **мягко** и долго.') },
      })),
  },
  play: async () => {
    const dialog = screen.getByRole('dialog');
    const [went] = dialog.querySelectorAll('del');
    await expect(went).toHaveTextContent('мягко');
    const came = [...dialog.querySelectorAll('ins')];
    await expect(came.map(({ textContent }) => textContent.trim())).toEqual(['План', 'мягко']);
    for (const piece of came) await expect(piece.querySelector('strong')).not.toBeNull();
    await expect(within(dialog).queryByText(/##|\*\*/)).toBeNull();
  },
});

/** Keys alone: arrows choose within a row, one press takes a whole side. */
export const Keyboard = meta.story({
  play: async ({ args: given }) => {
    const dialog = within(screen.getByRole('dialog'));
    const [, device] = within(dialog.getByRole('radiogroup', { name: 'Название' })).getAllByRole('radio');
    device?.focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(dialog.getByRole('status')).toHaveTextContent('3 с устройства, 1 с платформы');
    await userEvent.click(dialog.getByRole('button', { name: 'Взять всю версию: На\u00A0платформе' }));
    await expect(dialog.getByRole('status')).toHaveTextContent('4 с платформы');
    await userEvent.click(dialog.getByRole('button', { name: '2\u00A0поля совпадают' }));
    await expect(dialog.getByText('Для всех')).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Отмена' }));
    await expect(given.onClose).toHaveBeenCalled();
  },
});

/** Before a save that would overwrite another's change only the true conflicts are asked. */
export const Conflict = meta.story({
  tags: ['picture', 'picture-phone'],
  args: { mode: 'conflict', rows: rows.filter((row) => row.both), same: [] },
  play: async () => {
    const dialog = within(screen.getByRole('dialog', { name: 'Какую версию сохранить' }));
    await expect(dialog.getByRole('button', { name: 'Сохранить выбранное' })).toBeInTheDocument();
    await expect(dialog.queryByText(/совпада/)).toBeNull();
  },
});

export const Saving = meta.story({
  args: { mode: 'conflict', rows: rows.filter((row) => row.both), same: [], busy: true },
});

/** Pictures, empty values, and words that no line holds. */
export const Values = meta.story({
  tags: ['picture', 'picture-phone'],
  args: {
    rows: [
      {
        id: 'imageId',
        label: 'Обложка',
        both: false,
        platform: { kind: 'plain', text: '' },
        device: {
          kind: 'image',
          alt: 'Обложка',
          src: "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='16' height='9'%3E%3Crect width='16' height='9' fill='%23448c56'/%3E%3C/svg%3E",
        },
      },
      {
        id: 'tags',
        label: 'Теги',
        both: true,
        platform: { kind: 'tags', names: [] },
        device: { kind: 'tags', names: ['тег'.repeat(13)] },
      },
      {
        id: 'name',
        label: 'Название',
        both: false,
        platform: { kind: 'text', text: 'Превысокомногорассмотрительствующий'.repeat(3) },
        device: { kind: 'text', text: 'Иное' },
      },
    ],
  },
});

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const dialog = screen.getByRole('dialog');
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
    await expect(screen.getByRole('button', { name: 'Отмена' }).offsetHeight).toBe(44);
  },
});
