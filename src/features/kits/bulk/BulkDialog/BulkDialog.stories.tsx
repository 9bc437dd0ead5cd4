import { useEffect, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { endpoints } from '#api/endpoints.ts';
import { readCourse } from '#api/course/requests.ts';
import { readLecture, updateLecture } from '#api/lecture/requests.ts';
import type { BulkMode } from '#atoms/bulk/journal.ts';
import { readCourseRows } from '#atoms/course/rows.ts';
import { readLectureRows } from '#atoms/lecture/rows.ts';
import { subjectOf, type BulkSubject } from '#domain/bulk/fields.ts';
import { outage } from '#platform/msw.ts';
import preview from '#storybook/preview.tsx';
import { BulkDialog } from './BulkDialog.tsx';

interface BenchProps {
  kind?: 'lecture' | 'course';
  mode: BulkMode;
}

const closed = fn();
let selected: BulkSubject[] = [];

/** As it is typed in a hurry. */
const careless =
  'Сон - это "отдых", а не "работа"... Ложитесь в 22 часа, не позже. Подробнее в [курсе "Сон"](https://example.com/a--b).';

/** The three first lectures of the author by their names, or courses, as the selection of a list. */
function Bench({ kind = 'lecture', mode }: BenchProps) {
  const [subjects, setSubjects] = useState<BulkSubject[] | null>(null);
  useEffect(() => {
    const read = async () => {
      const { signal } = new AbortController();
      const request = { limit: 3, sort: 'name', ...(kind === 'course' && { search: 'сон' }) };
      const readPage = () =>
        kind === 'course' ? readCourseRows(request, signal) : readLectureRows(request, signal);
      const [first] = (await readPage()).list;
      if (mode === 'typography' && first) await updateLecture({ id: first.id, description: careless });
      const page = await readPage();
      selected = page.list.map(({ item, publication }) => subjectOf(kind, item, publication));
      setSubjects(selected);
    };
    void read();
  }, [kind, mode]);
  return subjects && <BulkDialog kind={kind} mode={mode} subjects={subjects} onClose={closed} />;
}

const broken = outage(endpoints.lecture.update, 500);

const meta = preview.meta({
  parameters: {
    docs: {
      description: {
        component: 'Changes what was chosen in a list, field by field, and tells what cannot be changed.',
      },
      story: { iframeHeight: '640px' },
    },
    frameWidth: 960,
    layout: 'fullscreen',
  },
  render: () => <Bench mode="fields" />,
  beforeEach: () => {
    closed.mockClear();
  },
});

const dialog = async (name: RegExp) => within(await screen.findByRole('dialog', { name }));
const fields = () => dialog(/^Изменить выбранное$/);

/** Turns a field on by the keyboard alone. */
const turnOn = async (name: string) => {
  const box = (await fields()).getByRole('checkbox', { name });
  box.focus();
  await userEvent.keyboard(' ');
};

const chooseLevel = async () => {
  await turnOn('Уровень');
  await userEvent.click((await fields()).getByRole('radio', { name: 'Эксперт' }));
};

const apply = async () => {
  const button = (await fields()).getByRole('button', { name: /^Изменить\s\d$/ });
  await waitFor(() => expect(button).toBeEnabled());
  await userEvent.click(button);
};

/** Fields are off; what is on tells how many change, how many are so already and what cannot be. */
export const Default = meta.story({
  tags: ['picture', 'picture-dark', 'picture-phone'],
  play: async () => {
    const form = await fields();
    await expect(form.getByRole('button', { name: /^Изменить\s0$/ })).toBeDisabled();
    await chooseLevel();
    await turnOn('Статус');
    await userEvent.selectOptions(form.getByRole('combobox', { name: 'Статус' }), 'Опубликована');
    await waitFor(() => expect(form.getByText(/^Измен[ия]тся|^Изменится/)).toBeVisible());
  },
});

/** All are changed, and one press takes it back. */
export const Done = meta.story({
  play: async ({ step }) => {
    await chooseLevel();
    await apply();
    const done = await dialog(/^Изменено: 3$/);
    const levels = () => Promise.all(selected.map(async ({ id }) => (await readLecture(id)).level));
    await expect(await levels()).toEqual(['expert', 'expert', 'expert']);
    await step('one undo', async () => {
      await userEvent.click(done.getByRole('button', { name: 'Отменить изменение' }));
      await dialog(/^Возвращено как было: 3$/);
      await expect(await levels()).toEqual(selected.map(({ item }) => item.level ?? null));
    });
    const [, close] = (await dialog(/^Возвращено/)).getAllByRole('button', { name: 'Закрыть' });
    await userEvent.click(close ?? document.body);
    await expect(closed).toHaveBeenCalledOnce();
  },
});

/** What somebody changed meanwhile is left, and told with its reason; what failed can be tried again. */
export const PartlyDone = meta.story({
  tags: ['picture', 'picture-dark', 'picture-phone'],
  beforeEach: ({ msw }) => msw.use(broken.begin()),
  play: async () => {
    await chooseLevel();
    await apply();
    const failed = await dialog(/^Изменено 0\sиз\s3$/);
    await waitFor(() => expect(failed.getAllByRole('listitem')).toHaveLength(3));
    broken.end();
    const [first] = selected;
    if (first) await updateLecture({ id: first.id, level: 'middle' });
    await userEvent.click(failed.getByRole('button', { name: /^Повторить для\s3$/ }));
    const partly = await dialog(/^Изменено 2\sиз\s3$/);
    await waitFor(() => expect(partly.getByText(/^Изменено в\sдругом месте/)).toBeVisible());
    await expect(partly.queryByRole('button', { name: /^Повторить/ })).toBeNull();
  },
});

/** Every place is shown before it changes, and can be left as it is. */
export const FindAndReplace = meta.story({
  render: () => <Bench mode="replace" />,
  tags: ['picture', 'picture-dark', 'picture-phone'],
  play: async () => {
    const form = await dialog(/^Найти и\sзаменить$/);
    await userEvent.type(form.getByRole('textbox', { name: 'Найти' }), 'по');
    await userEvent.type(form.getByRole('textbox', { name: 'Заменить на' }), 'вдоль');
    const list = within(await form.findByRole('list', { name: 'Что изменится' }));
    const [first] = list.getAllByRole('checkbox');
    if (first) await userEvent.click(first);
    await expect(form.getByRole('checkbox', { name: /^Все места/ })).toBePartiallyChecked();
  },
});

/** By the keyboard alone: what is typed first is what is looked for, one place is left as it is, and the others change. */
export const Keyboard = meta.story({
  render: () => <Bench mode="replace" />,
  play: async () => {
    const form = await dialog(/^Найти и\sзаменить$/);
    await expect(form.getByRole('textbox', { name: 'Найти' })).toHaveFocus();
    await userEvent.keyboard('по');
    await userEvent.tab();
    await userEvent.keyboard('вдоль');
    const list = within(await form.findByRole('list', { name: 'Что изменится' }));
    const [first] = list.getAllByRole('checkbox');
    while (document.activeElement !== first) await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(first).not.toBeChecked();
    const change = form.getByRole('button', { name: /^Изменить\s\d$/ });
    while (document.activeElement !== change) await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await dialog(/^Изменено: \d$/);
  },
});

/** In English, on a phone. */
export const English = meta.story({
  render: () => <Bench mode="replace" />,
  tags: ['picture-phone'],
  globals: { language: 'en', viewport: { value: 'phone' } },
  play: async () => {
    const form = await dialog(/^Find and replace$/);
    await userEvent.type(form.getByRole('textbox', { name: 'Find' }), 'по');
    await form.findByRole('list');
  },
});

/** The names of modules and lectures of a course are looked through too. */
export const InProgrammes = meta.story({
  render: () => <Bench kind="course" mode="replace" />,
  tags: ['picture'],
  play: async () => {
    const form = await dialog(/^Найти и\sзаменить$/);
    await userEvent.click(form.getByRole('checkbox', { name: /^И\sв\sназваниях модулей/ }));
    await userEvent.type(form.getByRole('textbox', { name: 'Найти' }), 'ночь');
    await userEvent.type(form.getByRole('textbox', { name: 'Заменить на' }), 'вечер');
    const list = within(await form.findByRole('list', { name: 'Что изменится' }));
    await waitFor(() => expect(list.getAllByText(/ · из\s«/)[0]).toBeVisible());
    await userEvent.click(form.getByRole('button', { name: /^Изменить\s\d+$/ }));
    await dialog(/^Изменено: \d+$/);
    const courses = await Promise.all(selected.map(({ id }) => readCourse(id)));
    await expect(courses.flatMap(({ modules }) => modules.map(({ name }) => name)).join()).not.toMatch(
      /ночь/i,
    );
  },
});

/** What the rules of typography would set right, by kinds; spaces that do not break can be seen. */
export const Typography = meta.story({
  render: () => <Bench mode="typography" />,
  tags: ['picture', 'picture-dark', 'picture-phone'],
  play: async () => {
    const form = await dialog(/^Типографика$/);
    await form.findByRole('list', { name: 'Что изменится' });
    await expect(form.getByRole('group', { name: 'Что исправлять' })).toBeVisible();
  },
});
