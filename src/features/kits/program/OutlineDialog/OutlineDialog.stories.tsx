import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { itemName, shownName } from '#domain/outline/edits.ts';
import { outlineOf } from '#domain/outline/outline.ts';
import { withoutStanding } from '#domain/outline/standing.ts';
import type { Outline } from '#domain/outline/types.ts';
import preview from '#storybook/preview.tsx';
import { outlineWords } from './messages.ts';
import { OutlineDialog, type ReadyOutline } from './OutlineDialog.tsx';

const added = fn<(ready: ReadyOutline) => void>();

const sizes: Record<string, number> = { mp4: 148_400_000, m4a: 12_900_000, pdf: 1_840_000, png: 410_000 };

const given = (addresses: readonly string[]): Outline =>
  outlineOf(
    addresses.map((address, at) => {
      const path = address.split('/');
      const name = path.pop() ?? '';
      const size = (sizes[name.split('.').at(-1) ?? ''] ?? 9200) + (at % 7) * 3_200_000;
      return { id: address, path, name, size, mime: '' };
    }),
    outlineWords.ru,
    'ru',
  );

const school = given([
  'Опора тела/Модуль I. Дыхание/10. Разбор дневников.mp4',
  'Опора тела/Модуль I. Дыхание/1. Как устроен вдох.mp4',
  'Опора тела/Модуль I. Дыхание/2_Дыхание животом_final(2).mp4',
  'Опора тела/Модуль I. Дыхание/Дыхание животом.pdf',
  'Опора тела/Модуль II. Плечи и шея/Урок 2 — Растяжка у стены v2.mp4',
  'Опора тела/Модуль II. Плечи и шея/Урок 1 — Что держит плечи.mp4',
  'Опора тела/Модуль II. Плечи и шея/Урок 3 — Голос и диафрагма.m4a',
  'Опора тела/Модуль III. Сон/1 Вечерняя практика.mp4',
  'Опора тела/Модуль III. Сон/2 Если не спится.mp4',
  'Опора тела/Модуль III. Сон/Карта сна.png',
  'Опора тела/Расписание.pdf',
  'Опора тела/Модуль III. Сон/2 Если не спится.srt',
  'Опора тела/Старая запись.avi',
]);

const latin = given([
  'kurs/01_osnovy/03_dyhanie-final(2).mp4',
  'kurs/01_osnovy/01_vvedenie_v_kurs.mp4',
  'kurs/01_osnovy/02_nastroyka_golosa_v2.mp4',
  'kurs/02_praktika/urok2_meditatsiya.mp4',
  'kurs/02_praktika/urok1_uprazhneniya.mp4',
]);

const meta = preview.meta({
  component: OutlineDialog,
  parameters: { docs: { story: { iframeHeight: '860px' } }, frameWidth: 900, layout: 'fullscreen' },
  args: { outline: school, onAdd: added, onClose: fn() },
  beforeEach: async () => {
    added.mockClear();
    // The first fetch of the code takes longer than a query waits.
    await import('#components/data/Tree/TreeInner.tsx');
  },
});

const row = (name: string) => screen.findByRole('row', { name: new RegExp(`^${name}`) });
const titles = () =>
  screen.getAllByRole('row').map((one) => one.querySelector('[data-part=title]')?.textContent);

/** What was given to be added, as modules with their items; what is left out in parentheses. */
const ready = () => {
  const [call] = added.mock.calls.at(-1) ?? [];
  return call?.outline.modules.map((module) => [
    shownName(module, call.cyrillic),
    ...module.items.map((item) => {
      const name = itemName(item, call.cyrillic);
      return item.out ? `(${name})` : name;
    }),
  ]);
};
const add = async () => userEvent.click(await screen.findByRole('button', { name: /^Добавить/ }));

/** Modules by folders, in the order of their numbers; names without numbers and versions; what will not do, and why. */
export const Default = meta.story({
  tags: ['picture', 'picture-dark'],
  play: async () => {
    await row('Как устроен вдох');
    await expect(titles()).toEqual([
      ...['Дыхание', 'Как устроен вдох', 'Дыхание животом', 'Разбор дневников', 'Дыхание животом.pdf'],
      ...['Расписание.pdf', 'Плечи и шея', 'Что держит плечи', 'Растяжка у стены', 'Голос и диафрагма'],
      ...['Сон', 'Вечерняя практика', 'Если не спится', 'Карта сна.png'],
    ]);
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.click(dialog.getByText(/^Не\sподойдёт/));
    await expect(dialog.getByText(/^Старая запись\.avi/)).toBeVisible();
    // Captions go with the recording whose name they share.
    await expect(await row('Если не спится')).toHaveTextContent(/с\sсубтитрами/);
    await add();
    await expect(ready()?.map(([name, ...items]) => [name, items.length])).toEqual([
      ['Дыхание', 5],
      ['Плечи и шея', 3],
      ['Сон', 3],
    ]);
  },
});

/** Renamed, moved and left out without a mouse; a row tells what it is made of. */
export const Keyboard = meta.story({
  tags: ['picture'],
  play: async () => {
    const first = await row('Дыхание, ');
    while (document.activeElement?.getAttribute('role') !== 'row') await userEvent.tab();
    await waitFor(() => expect(first).toHaveFocus());
    await userEvent.keyboard('{F2}');
    await userEvent.keyboard('Вдох{Enter}');
    await waitFor(async () => expect(await row('Вдох')).toHaveFocus());
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await waitFor(() => expect(titles()[0]).toBe('Плечи и шея'));
    await waitFor(async () => expect(await row('Вдох')).toHaveFocus());
    // Into the module before, from its beginning.
    await userEvent.keyboard('{ArrowDown}{Alt>}{ArrowUp}{/Alt}');
    await waitFor(() => expect(titles().indexOf('Как устроен вдох')).toBe(4));
    await waitFor(async () => expect(await row('Как устроен вдох')).toHaveFocus());
    await userEvent.keyboard('{ArrowUp}{Delete}{Enter}');
    await waitFor(() => expect(screen.getByText(/^Файл «Опора тела\/Модуль II.*Голос/)).toBeVisible());
    while (document.activeElement?.textContent?.startsWith('Добавить') !== true) await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(ready()?.slice(0, 2)).toEqual([
      ['Плечи и шея', 'Что держит плечи', 'Растяжка у стены', '(Голос и диафрагма)', 'Как устроен вдох'],
      ['Вдох', 'Дыхание животом', 'Разбор дневников', 'Дыхание животом.pdf', 'Расписание.pdf'],
    ]);
  },
});

/** Everything that a drag and keys do, in the menu of a row. */
export const ByMenu = meta.story({
  play: async () => {
    const pick = async (name: string, command: RegExp) => {
      await userEvent.click(within(await row(name)).getByRole('button', { name: /^Действия/ }));
      await userEvent.click(await screen.findByRole('menuitem', { name: command }));
    };
    await pick('Голос и диафрагма', /^Сделать вложением/);
    await pick('Сон', /^Объединить с\sпредыдущим/);
    await pick('Разбор дневников', /^Начать отсюда модуль/);
    await pick('Карта сна', /^Не\sбрать/);
    await add();
    await expect(ready()).toEqual([
      ['Дыхание', 'Как устроен вдох', 'Дыхание животом'],
      ['Новый модуль', 'Разбор дневников', 'Дыхание животом.pdf', 'Расписание.pdf'],
      [
        ...['Плечи и шея', 'Что держит плечи', 'Растяжка у стены', 'Вечерняя практика', 'Если не спится'],
        ...['Урок 3 — Голос и диафрагма.m4a', '(Карта сна.png)'],
      ],
    ]);
  },
});

/** Names in Latin letters may be spelled in Cyrillic ones: offered, and the author’s own names stay. */
export const Latin = meta.story({
  tags: ['picture'],
  args: { outline: latin },
  play: async () => {
    await row('Vvedenie v kurs');
    await userEvent.click(screen.getByRole('switch', { name: 'Названия кириллицей' }));
    await row('Введение в курс');
    await add();
    await expect(ready()).toEqual([
      ['Основы', 'Введение в курс', 'Настройка голоса', 'Дыхание'],
      ['Практика', 'Упражнения', 'Медитация'],
    ]);
  },
});

/** The same folder once more: what the programme has is left out. */
export const There = meta.story({
  tags: ['picture'],
  args: {
    outline: withoutStanding(school, [
      {
        name: 'Дыхание',
        lectures: ['Как устроен вдох', 'Дыхание животом', 'Разбор дневников'],
        attachments: ['Дыхание животом.pdf', 'Расписание.pdf'],
      },
      { name: 'Сон', lectures: ['Если не спится'], attachments: [] },
    ]),
  },
  play: async () => {
    await expect(await row('Если не спится, уже есть, не\u00A0берём')).toBeVisible();
    await expect(screen.getByRole('button', { name: /^Добавить 4\sлекции/ })).toBeEnabled();
  },
});

export const Reading = meta.story({ tags: ['picture'], args: { outline: null } });

export const Broken = meta.story({
  tags: ['picture'],
  args: { outline: null, broken: 'Архив закрыт паролем: распакуйте его и\u00A0перетащите папку' },
});

/** Nothing that a programme takes. */
export const Empty = meta.story({
  tags: ['picture'],
  args: { outline: given(['Проект/main.exe', 'Проект/Сон.srt', 'Проект/Старое.avi']) },
});

/** An archive is unpacked before its files are sent. */
export const Unpacking = meta.story({
  tags: ['picture'],
  args: { progress: { done: 3, all: 11 } },
  play: async () => {
    await row('Как устроен вдох');
    await expect(screen.getByRole('progressbar', { name: 'Распаковано' })).toHaveAttribute(
      'aria-valuenow',
      '27',
    );
  },
});

export const Phone = meta.story({
  tags: ['picture'],
  globals: { viewport: { value: 'phone' } },
  play: async () => void (await row('Как устроен вдох')),
});

export const English = meta.story({
  globals: { language: 'en' },
  tags: ['picture'],
  args: { outline: latin },
  play: async () => {
    await expect(await screen.findByRole('button', { name: /^Add 5\slectures/ })).toBeEnabled();
  },
});
