import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { refuse } from '#atoms/editor/sample.ts';
import { setNow } from '#lib/time/clock.ts';
import { demoAccount } from '#platform/scenarios/demo.ts';
import { InShell } from '#storybook/InShell.tsx';
import preview from '#storybook/preview.tsx';
import { storyTime, type StoryEnvironment } from '#storybook/environment.ts';
import { practice } from './samples/practice.ts';
import { PracticeEditor } from './samples/PracticeEditor.tsx';
import { drawn } from './samples/PracticeForm.tsx';

// What the editor of lectures does not show. The rest of the kit is in its stories.
const meta = preview.meta({
  title: 'features/kits/editor/EditorKit/EditorScreen',
  component: PracticeEditor,
  args: { count: 1 },
  parameters: {
    docs: {
      description: {
        component:
          'The screen of an editor of any kind: its head, the offer of an unsaved version, saving with its problems and conflicts, and the rail. A kind brings its declaration and its form.',
      },
    },
    route: '/practices/p-1',
    layout: 'fullscreen',
  },
  beforeEach: () => {
    Object.assign(practice.platform, { onRead: null, onWrite: null, writes: 0 });
    practice.platform.items.clear();
    practice.platform.put('p-1', {
      name: 'Дыхание в\u00A0темноте',
      text1: 'Выдох длиннее вдоха',
      area1: 'Ложимся, гасим свет и\u00A0считаем вдохи.',
      rich1: 'Ход занятия:\n\n- разминка\n- **дыхание** на счёт',
      money1: 49_000,
      number1: 12,
      duration1: 45,
      date1: '2026-12-01',
      time1: '19:30',
      select1: 'easy',
      lines1: ['Коврик'],
      switch1: true,
      usedIn: [{ type: 'course', id: 'c-1', name: 'Тело без тревоги' }],
    } as object);
  },
  render: (args) => (
    <InShell path="/practices/:id">
      <PracticeEditor {...args} />
    </InShell>
  ),
});

const title = () =>
  screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Название практики' }, { timeout: 5000 });
const topic = (day = 1) => screen.getByRole<HTMLInputElement>('textbox', { name: `Тема дня ${day}` });
const price = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Цена дня 1' });
const open = () => screen.getByRole<HTMLInputElement>('switch', { name: 'Запись дня 1' });
const save = () => screen.getByRole('button', { name: /^Сохран/ });
const says = (text: RegExp) => waitFor(() => expect(screen.getByText(text)).toBeInTheDocument());
const unsaved = () => says(/^Не\s+сохранено$/);
const saved = () => says(/^Сохранено/);
/** The editors of rich text come apart from the rest, each into a plain field of the same name. */
const whole = (days = 1) =>
  waitFor(() => expect(document.querySelectorAll('[contenteditable="true"]')).toHaveLength(days), {
    timeout: 5000,
  });

const undoKeys = '{Control>}[KeyZ]{/Control}';
const redoKeys = '{Control>}[KeyY]{/Control}';

async function choose(command: RegExp) {
  await userEvent.click(screen.getByRole('button', { name: /^Ещё действия/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: command }, { timeout: 5000 }));
}

/** A field of every type, none of them made for the kit. */
export const Default = meta.story({
  tags: ['picture', 'picture-dark', 'picture-phone'],
  play: async () => {
    await title();
    await whole();
    await saved();
    await expect(screen.getByText('Тело без тревоги')).toBeInTheDocument();
  },
});

/** The author may not see it: said as it is, and nothing to be saved over. */
export const Forbidden = meta.story({
  tags: ['picture', 'picture-phone'],
  beforeEach: () => {
    practice.platform.onRead = refuse(403);
  },
  play: async () => {
    await expect(await screen.findByRole('heading', { name: /не\s+открылась/ })).toBeInTheDocument();
    await expect(screen.queryByRole('textbox', { name: 'Название практики' })).toBeNull();
  },
});

/** What the platform refuses stands beside its fields, the focus on the first; an edit takes the words away. */
export const RefusedByPlatform = meta.story({
  tags: ['picture-phone'],
  beforeEach: () => {
    practice.platform.onWrite = refuse(422, {
      text1: 'Такая тема уже есть',
      money1: 'Не\u00A0больше 500\u00A0₽ для новых авторов',
    });
  },
  play: async () => {
    await title();
    await whole();
    await userEvent.type(topic(), '!');
    await userEvent.click(save());
    await waitFor(() => expect(topic()).toBeInvalid());
    await waitFor(() => expect(topic()).toHaveFocus());
    await expect(topic()).toHaveAccessibleDescription(/Такая тема уже есть/);
    await expect(price()).toHaveAccessibleDescription(/Не\s+больше 500/);
    await userEvent.type(topic(), '!');
    await expect(topic()).not.toBeInvalid();
    await expect(price()).toBeInvalid();
  },
});

/** Pressed again and again, it is sent once. */
export const SavedOnce = meta.story({
  play: async () => {
    await userEvent.type(await title(), '!');
    await userEvent.dblClick(save());
    await userEvent.keyboard('{Control>}[KeyS][KeyS]{/Control}');
    await saved();
    await expect(practice.platform.writes).toBe(1);
  },
});

/** The form is not closed while it is being saved: what is typed meanwhile waits for the next save. */
export const TypedWhileSaving = meta.story({
  play: async () => {
    const answered = Promise.withResolvers<void>();
    practice.platform.onWrite = () => answered.promise;
    await userEvent.type(await title(), '!');
    await userEvent.click(save());
    await waitFor(() => expect(save()).toHaveAttribute('aria-busy', 'true'));
    await userEvent.type(topic(), ' и\u00A0тишина');
    answered.resolve();
    await unsaved();
    await expect(practice.platform.items.get('p-1')?.name).toMatch(/!$/);
    await expect(topic().value).toMatch(/тишина$/);
  },
});

/** Another tab of the browser has it open. What that one saves is here at once, beside what is edited here. */
export const OtherTab = meta.story({
  tags: ['picture-phone'],
  play: async () => {
    await title();
    await whole();
    await userEvent.type(topic(), '!');
    const tab = new BroadcastChannel('kabinet-editors');
    const say = (what: string) =>
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no other origin
      tab.postMessage({ what, name: `${demoAccount.id}/practice/p-1`, from: 'another' });
    say('hello');
    await says(/^Открыто в\s+другой вкладке$/);
    practice.platform.put('p-1', { name: 'Переименовано во второй вкладке' });
    say('saved');
    await waitFor(async () => expect(await title()).toHaveValue('Переименовано во второй вкладке'));
    await expect(topic().value).toMatch(/!$/);
    tab.close();
  },
});

/** A step back or forth is over the whole form, in the order of the work; the focus goes along. */
export const UndoAndRedo = meta.story({
  play: async () => {
    await title();
    await whole();
    await userEvent.type(topic(), ', на счёт');
    await userEvent.clear(price());
    await userEvent.type(price(), '900');
    await userEvent.click(open());
    await userEvent.keyboard(undoKeys);
    await expect(open()).toBeChecked();
    await expect(open()).toHaveFocus();
    // Told, and again: where the focus stays nothing else tells of a step.
    const said = await screen.findByText('Шаг отменён');
    const words = said.textContent;
    await userEvent.keyboard(undoKeys);
    await expect(said.textContent).not.toBe(words);
    await waitFor(() => expect(price()).toHaveFocus());
    while (price().value !== '490') await userEvent.keyboard(undoKeys);
    await userEvent.keyboard(undoKeys);
    await expect(topic()).toHaveValue('Выдох длиннее вдоха');
    await expect(topic()).toHaveFocus();
    await saved();
    await userEvent.keyboard(redoKeys);
    await expect(topic()).toHaveValue('Выдох длиннее вдоха, на счёт');
    await userEvent.keyboard('{Control>}{Shift>}[KeyZ]{/Shift}{/Control}');
    await expect(price()).toHaveFocus();
    await choose(/^Шаг назад/);
    await waitFor(() => expect(price()).toHaveValue('490'));
  },
});

/** Text is taken back where the caret is, not at its end. */
export const UndoKeepsPlace = meta.story({
  play: async () => {
    await title();
    topic().focus();
    topic().setSelectionRange(5, 5);
    await userEvent.keyboard(', то есть');
    await expect(topic()).toHaveValue('Выдох, то есть длиннее вдоха');
    await userEvent.keyboard(undoKeys);
    await expect(topic()).toHaveValue('Выдох длиннее вдоха');
    await expect(topic().selectionStart).toBe(5);
  },
});

/** What was kept on this device earlier. */
async function keepVersions({ device }: StoryEnvironment) {
  const before = Date.parse(storyTime);
  const old = { ...practice.platform.items.get('p-1') };
  const versions = [
    { at: before - 3_600_000, why: 'edited', fields: { ...old, text1: 'Долгий выдох', money1: 39_000 } },
    {
      at: before - 600_000,
      why: 'saved',
      fields: { ...old, area1: 'Гасим свет и\u00A0считаем вдохи.', lines1: ['Коврик', 'Стул'] },
    },
  ];
  for (const version of versions)
    await device.set(`versions/${demoAccount.id}/practice/p-1/${version.at}-${version.why}`, version);
}

/** Earlier versions, each word by word beside the form; what is chosen comes back as edits, and can be undone. */
export const Versions = meta.story({
  tags: ['picture', 'picture-phone'],
  beforeEach: ({ loaded }) => keepVersions(loaded['environment']),
  play: async () => {
    await title();
    await whole();
    await choose(/^Версии/);
    const dialog = within(await screen.findByRole('dialog', { name: /^Версии/ }));
    await expect(await dialog.findByRole('radiogroup', { name: /^О\s+занятии, день 1/ })).toBeInTheDocument();
    await expect(dialog.getAllByRole('radiogroup')).toHaveLength(2);
    const [removed] = screen.getAllByRole('deletion');
    await expect(removed).toHaveTextContent('Ложимся');
  },
});

export const VersionBroughtBack = meta.story({
  beforeEach: ({ loaded }) => keepVersions(loaded['environment']),
  play: async () => {
    await title();
    await whole();
    await choose(/^Версии/);
    const dialog = within(await screen.findByRole('dialog', { name: /^Версии/ }));
    const version = await dialog.findByRole<HTMLSelectElement>('combobox', { name: 'Версия' });
    await userEvent.selectOptions(version, within(version).getByRole('option', { name: /в\s+ходе правок$/ }));
    const cost = within(dialog.getByRole('radiogroup', { name: /^Цена/ }));
    await userEvent.click(cost.getByText(/490/));
    await userEvent.click(dialog.getByRole('button', { name: 'Вернуть выбранное' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(topic()).toHaveValue('Долгий выдох');
    await expect(price()).toHaveValue('490');
    await unsaved();
    await choose(/^Шаг назад/);
    await expect(topic()).toHaveValue('Выдох длиннее вдоха');
    await saved();
  },
});

/** Nothing was kept yet: said when that happens. */
export const NoVersions = meta.story({
  play: async () => {
    await title();
    await choose(/^Версии/);
    const dialog = within(await screen.findByRole('dialog', { name: /^Версии/ }));
    await expect(dialog.getByText(/Пока нет ни\s+одной/)).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Закрыть' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

/** The first version is the one that the work began with; a save and edits that are taken back leave theirs. */
export const VersionsOfTheWork = meta.story({
  play: async () => {
    await userEvent.type(await title(), '!');
    await userEvent.click(save());
    await saved();
    setNow(Date.parse(storyTime) + 60_000);
    await userEvent.type(topic(), ', и ещё');
    await choose(/^Отменить правки/);
    await choose(/^Версии/);
    const dialog = within(await screen.findByRole('dialog', { name: /^Версии/ }));
    const version = await dialog.findByRole('combobox', { name: 'Версия' });
    await expect(
      within(version)
        .getAllByRole('option')
        .map((one) => one.textContent?.split(', ').at(-1)),
    ).toEqual([
      'отменена',
      expect.stringMatching(/^(сохранена|в\s+ходе правок)$/),
      expect.stringMatching(/^(сохранена|в\s+ходе правок)$/),
    ]);
    await userEvent.click(dialog.getByRole('button', { name: 'Закрыть' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

/** Sixty fields: a keystroke draws the one that it is typed into, and no other. */
export const OneFieldAKeystroke = meta.story({
  args: { count: 5 },
  play: async () => {
    await title();
    await whole(5);
    await expect(document.querySelectorAll('[data-field]')).toHaveLength(61);
    // The first edit also tells of itself at the head of the screen.
    await userEvent.type(topic(3), 'В');
    await unsaved();
    drawn.clear();
    await userEvent.type(topic(3), 'дох');
    await expect([...drawn]).toEqual([['text3', 3]]);
    await userEvent.click(screen.getByRole('switch', { name: 'Запись дня 5' }));
    await expect([...drawn.keys()]).toEqual(['text3', 'switch5']);
    await userEvent.type(await title(), '!');
    await expect([...drawn.keys()]).toEqual(['text3', 'switch5']);
  },
});

/** A page for each day. A refusal finds its way to the field on another one. */
export const Tabs = meta.story({
  args: { count: 3, tabs: true },
  beforeEach: () => {
    practice.platform.onWrite = refuse(422, { text2: 'Тема не\u00A0может быть пустой' });
  },
  play: async () => {
    await title();
    await whole();
    await userEvent.type(topic(), '!');
    await userEvent.click(save());
    await waitFor(() => expect(topic(2)).toHaveFocus());
    await waitFor(() => expect(topic(2)).toHaveAccessibleDescription(/не\s+может быть пустой/));
    await userEvent.click(screen.getByRole('link', { name: 'День 1' }));
    await waitFor(() => expect(topic().value).toMatch(/!$/));
  },
});
