import { House, LogOut, Moon, PanelLeft, Plus, Presentation, Tag } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { expect, fn, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { lecture as lectureCalls } from '#api/lecture/endpoints.ts';
import { lectureKeys } from '#api/lecture/queries.ts';
import type { Lecture } from '#domain/lecture/schema.ts';
import { leavePlaceAtom } from '#atoms/ui/palette.ts';
import { fails, outage, never } from '#platform/msw.ts';
import preview from '#storybook/preview.tsx';
import { CommandPalette } from './CommandPalette.tsx';

const icon = { size: 16, strokeWidth: 1.5, 'aria-hidden': true };

const dark = fn();

function Where() {
  const { pathname, search } = useLocation();
  return <output aria-label="Адрес">{pathname + decodeURIComponent(search)}</output>;
}

const meta = preview.meta({
  component: CommandPalette,
  args: {
    open: true,
    onClose: fn(),
    sections: [
      { id: 'home', label: 'Главная', route: '/', icon: <House {...icon} /> },
      { id: 'lectures', label: 'Лекции', route: '/lectures', icon: <Presentation {...icon} /> },
      { id: 'tags', label: 'Теги', route: '/tags', icon: <Tag {...icon} /> },
    ],
    commands: [
      {
        id: 'new',
        label: 'Новая лекция',
        words: 'создать',
        route: '/lectures/new',
        icon: <Plus {...icon} />,
      },
      { id: 'dark', label: 'Тёмная тема', run: dark, checked: true, icon: <Moon {...icon} /> },
      { id: 'menu', label: 'Скрыть меню', keys: 'Ctrl\u00A0\\', run: fn(), icon: <PanelLeft {...icon} /> },
      { id: 'out', label: 'Выйти из\u00A0кабинета', run: fn(), icon: <LogOut {...icon} /> },
    ],
  },
  parameters: { docs: { story: { iframeHeight: '680px' } }, frameWidth: 960, layout: 'fullscreen' },
  beforeEach: () => void dark.mockClear(),
  render: (args) => (
    <>
      <Where />
      <CommandPalette {...args} />
    </>
  ),
});

interface Scope {
  canvas: ReturnType<typeof within>;
}

const field = ({ canvas }: Scope) => canvas.findByRole('combobox', { name: 'Поиск и\u00A0команды' });

/** The row that Enter would take: the one that the field names. */
async function highlighted(scope: Scope): Promise<HTMLElement | null> {
  return document.getElementById((await field(scope)).getAttribute('aria-activedescendant') ?? '');
}

const expectHighlight = (scope: Scope, text: string | RegExp) =>
  waitFor(async () => {
    const row = await highlighted(scope);
    await expect(row).toHaveTextContent(text);
    await expect(row).toHaveAttribute('aria-selected', 'true');
  });

const recent: Lecture = {
  id: 'lecture-stena',
  name: 'Растяжка у\u00A0стены',
  tags: [],
  isPreview: false,
  createdAt: '2026-11-01T09:00:00Z',
  updatedAt: '2026-11-01T09:00:00Z',
};

/** Nothing is typed: where the author was, all sections, all commands. Keys alone choose. */
export const Default = meta.story({
  tags: ['picture', 'picture-dark', 'picture-phone'],
  beforeEach: ({ loaded }) => {
    const { store, queryClient } = loaded['environment'];
    queryClient.setQueryData(lectureKeys.item(recent.id), recent);
    store.set(leavePlaceAtom, { route: '/tags', content: null });
    store.set(leavePlaceAtom, {
      route: `/lectures/${recent.id}`,
      content: { kind: 'lecture', id: recent.id },
    });
    store.set(leavePlaceAtom, { route: '/lectures/gone', content: { kind: 'lecture', id: 'gone' } });
  },
  play: async ({ canvas, args, step }) => {
    const input = await field({ canvas });
    await expect(input).toHaveFocus();
    const rows = () => canvas.getAllByRole('option').map((row) => row.textContent?.trim());
    await expect(
      canvas.getAllByRole('group').map((group) => within(group).getAllByRole('option').length),
    ).toEqual([2, 2, 4]);
    await expect(rows()[0]).toMatch(/^Растяжка у\u00A0стены лекция/);
    await expectHighlight({ canvas }, /Растяжка/);
    await step('arrows, End and Home move the highlight, and the ends meet', async () => {
      await userEvent.keyboard('{ArrowDown}');
      await expectHighlight({ canvas }, /Теги/);
      await userEvent.keyboard('{End}');
      await expectHighlight({ canvas }, /Выйти/);
      await userEvent.keyboard('{ArrowDown}');
      await expectHighlight({ canvas }, /Растяжка/);
      await userEvent.keyboard('{ArrowUp}{Home}{ArrowDown}{ArrowDown}{ArrowDown}');
      await expectHighlight({ canvas }, /Лекции/);
      await expect(input).toHaveFocus();
    });
    await step('Enter goes there', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(args.onClose).toHaveBeenCalledOnce();
      await expect(canvas.getByLabelText('Адрес')).toHaveTextContent('/lectures');
    });
  },
});

/** Content of every kind by its name and tags, with what it is and its status; people after it. */
export const Search = meta.story({
  tags: ['picture-phone'],
  play: async ({ canvas, step }) => {
    await userEvent.type(await field({ canvas }), 'дых');
    await step('what matches is strong', async () => {
      const row = await canvas.findByRole('option', { name: /^Вода и опора: дыхание лёжа лекция/ });
      await expect(row.querySelector('b')).toHaveTextContent('дых');
      await expect(
        await canvas.findByRole('option', { name: /^Голос и диафрагма.* лекция, тег\u00A0дыхание/ }),
      ).toBeVisible();
    });
    await step('of every kind', async () => {
      for (const kind of ['медитация', 'курс', 'вебинар'])
        await expect(canvas.getAllByRole('option', { name: new RegExp(` ${kind}`) }).length).toBeGreaterThan(
          0,
        );
    });
    await step('the status follows', async () => {
      await expect((await canvas.findAllByText('Опубликована')).length).toBeGreaterThan(0);
    });
  },
});

/** More than three of a kind: the row after them leads to all of them. */
export const Many = meta.story({
  tags: ['picture', 'picture-phone'],
  play: async ({ canvas, args }) => {
    await userEvent.type(await field({ canvas }), 'по');
    const all = await canvas.findByRole('option', { name: /^Показать все лекции/ });
    for (let step = 0; step < 3; step++) await userEvent.keyboard('{ArrowDown}');
    await expectHighlight({ canvas }, /^Показать все лекции/);
    await expect(await highlighted({ canvas })).toBe(all);
    await userEvent.keyboard('{Enter}');
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(canvas.getByLabelText('Адрес')).toHaveTextContent('/lectures?search=по');
  },
});

/** Sections and commands come at once, what is found under them. */
export const Everything = meta.story({
  tags: ['picture', 'picture-phone'],
  play: async ({ canvas }) => {
    await userEvent.type(await field({ canvas }), 'те');
    await canvas.findByRole('group', { name: /^Контент/ });
    await expect(
      canvas.getAllByRole('group').map((group) => group.getAttribute('aria-labelledby')),
    ).toHaveLength(4);
    await expectHighlight({ canvas }, /Теги/);
  },
});

/** A lecture opens by Enter, or by Ctrl+Enter in a new tab. */
export const NewTab = meta.story({
  tags: ['picture', 'picture-phone'],
  play: async ({ canvas, args }) => {
    const open = spyOn(window, 'open').mockReturnValue(null);
    await userEvent.type(await field({ canvas }), 'вода');
    await expectHighlight({ canvas }, /Вода и опора/);
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(open).toHaveBeenCalledWith('#/lectures/lecture-voda', '_blank', 'noopener');
    await expect(canvas.getByLabelText('Адрес')).toHaveTextContent('/');
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByLabelText('Адрес')).toHaveTextContent('/lectures/lecture-voda');
    await expect(args.onClose).toHaveBeenCalledTimes(2);
  },
});

/** After «>» there are commands only. */
export const CommandsOnly = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.type(await field({ canvas }), '> темн');
    await expect(canvas.getAllByRole('option')).toHaveLength(1);
    await expect(canvas.getByRole('option', { name: /^Тёмная тема\s+выбрано/ })).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(dark).toHaveBeenCalledOnce();
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

/** The first rows are on their way, and nothing else matches. */
export const Loading = meta.story({
  tags: ['picture', 'picture-phone'],
  beforeEach: ({ msw }) => msw.use(never(lectureCalls.list)),
  play: async ({ canvas }) => {
    await userEvent.type(await field({ canvas }), 'лёжа');
    await expect(canvas.getByText('Ищем')).toBeInTheDocument();
    await expect(canvas.queryByText('Ничего не\u00A0найдено')).toBeNull();
  },
});

/** The rows of the search before stay until the new ones are there. */
export const Refreshing = meta.story({
  tags: ['picture', 'picture-phone'],
  play: async ({ canvas, msw }) => {
    await userEvent.type(await field({ canvas }), 'лёжа');
    await canvas.findByRole('option', { name: /Вода и опора/ });
    msw.use(never(lectureCalls.list));
    await userEvent.keyboard(' вода');
    await waitFor(() => expect(canvas.getByRole('listbox')).toHaveAttribute('aria-busy', 'true'));
    await expect(canvas.getByRole('option', { name: /Вода и опора/ })).toBeVisible();
  },
});

export const NoResults = meta.story({
  play: async ({ canvas }) => {
    await userEvent.type(await field({ canvas }), 'дыхние');
    await expect(await canvas.findByRole('heading', { name: 'Ничего не\u00A0найдено' })).toBeVisible();
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await expect(await field({ canvas })).toHaveAttribute('aria-expanded', 'false');
  },
});

/** One kind could not be searched: the others are there, and a row says why and tries again. */
/** Typed in the layout of the other alphabet: commands at once, content as soon as the query itself has found nothing. */
export const OtherLayout = meta.story({
  play: async ({ canvas }) => {
    const input = await field({ canvas });
    await userEvent.type(input, 'ntv');
    await expect(await canvas.findByRole('option', { name: /^Тёмная тема/ })).toBeVisible();
    await expect(canvas.getByText(/^Нашли по\sзапросу «тем»$/)).toBeVisible();
    await userEvent.clear(input);
    await userEvent.type(input, 'ljkju');
    await expect(canvas.queryByRole('option', { name: /^Голос/ })).toBeNull();
    await userEvent.clear(input);
    await userEvent.type(input, 'ujkjc b');
    await expect(await canvas.findByRole('option', { name: /^Голос и диафрагма/ })).toBeVisible();
  },
});

export const Failed = meta.story({
  tags: ['picture', 'picture-phone'],
  beforeEach: ({ msw }) => msw.use(fails(lectureCalls.list, 500)),
  play: async ({ canvas }) => {
    await userEvent.type(await field({ canvas }), 'дых');
    await expect(
      await canvas.findByRole('option', { name: /^Поискали не\u00A0везде.*Повторить/ }),
    ).toBeVisible();
    await expect(canvas.getAllByRole('option', { name: / медитация/ }).length).toBeGreaterThan(0);
  },
});

const outageOfSearch = outage(lectureCalls.list, 500);

/** People by their names, with what they bought. */
export const People = meta.story({
  tags: ['picture'],
  play: async ({ canvas }) => {
    await userEvent.type(await field({ canvas }), 'анна');
    await canvas.findByRole('group', { name: /^Люди/ });
    await expect(canvas.getAllByRole('option', { name: /^Анна .*покуп/ }).length).toBeGreaterThan(0);
  },
});

/** Trying again by Enter; the palette stays. */
export const Retry = meta.story({
  beforeEach: ({ msw }) => msw.use(outageOfSearch.begin()),
  play: async ({ canvas, args }) => {
    await userEvent.type(await field({ canvas }), 'вода');
    await expectHighlight({ canvas }, /Повторить/);
    outageOfSearch.end();
    await userEvent.keyboard('{Enter}');
    await expectHighlight({ canvas }, /Вода и опора/);
    await expect(args.onClose).not.toHaveBeenCalled();
  },
});

/** Esc and a press beside it close; a press inside does not. */
export const Closing = meta.story({
  tags: ['picture'],
  play: async ({ canvas, args }) => {
    const dialog = await canvas.findByRole('dialog', { name: 'Поиск и\u00A0команды' });
    await userEvent.click(await field({ canvas }));
    await expect(args.onClose).not.toHaveBeenCalled();
    dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
    await expect(args.onClose).toHaveBeenCalledTimes(1);
    await userEvent.click(dialog);
    await expect(args.onClose).toHaveBeenCalledTimes(2);
  },
});

/** All of the screen, a cross for Esc, two lines for a lecture. */
export const Phone = meta.story({
  tags: ['picture'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, args }) => {
    await userEvent.type(await field({ canvas }), 'дых');
    await userEvent.click(await canvas.findByRole('option', { name: /Голос и диафрагма/ }));
    await expect(canvas.getByLabelText('Адрес')).toHaveTextContent('/lectures/lecture-golos');
    await userEvent.click(canvas.getByRole('button', { name: 'Закрыть' }));
    await expect(args.onClose).toHaveBeenCalledTimes(2);
  },
});
