import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { endpoints } from '#api/endpoints.ts';
import { copy as courseCopy } from '#atoms/course/copy.ts';
import { newKey } from '#atoms/editor/draft.ts';
import { courseEditor, courseProgram } from '#atoms/course/editor.ts';
import { copy as marathonCopy } from '#atoms/marathon/copy.ts';
import { marathonEditor } from '#atoms/marathon/editor.ts';
import { fails, never } from '#platform/msw.ts';
import { expectToFit } from '#storybook/fits.ts';
import { besideToasts } from '#storybook/besideToasts.tsx';
import preview from '#storybook/preview.tsx';
import { CopyDialog, type CopyRequest } from './CopyDialog.tsx';

const [opened, closed] = [fn(), fn()];

const marathon: CopyRequest = { kind: 'marathon', id: 'marathon-utro', copy: marathonCopy, open: opened };
const course: CopyRequest = { kind: 'course', id: 'course-telo', copy: courseCopy, open: opened };

const meta = preview.meta({
  component: CopyDialog,
  parameters: { docs: { story: { iframeHeight: '640px' } } },
  args: { ...marathon, onClose: closed },
  decorators: [besideToasts],
  beforeEach: () => {
    opened.mockClear();
    closed.mockClear();
  },
});

const dialog = async (name: RegExp | string = 'Дублировать') =>
  within(await screen.findByRole('dialog', { name }));
const ready = async () => {
  const view = await dialog();
  await waitFor(() => expect(view.getByRole('button', { name: 'Открыть копию' })).toBeEnabled());
  return view;
};

/** A marathon is proposed for the same weekday; the day and the shift are two words for one thing, and the other dates go along. */
export const Default = meta.story({
  tags: ['picture', 'picture-dark', 'picture-phone'],
  play: async ({ loaded }) => {
    const { store } = loaded['environment'];
    const view = await ready();
    const days = view.getByRole('spinbutton', { name: /Сдвиг/ });
    await expect(Number(days.getAttribute('aria-valuenow')) % 7).toBe(0);
    await expect(view.getByRole('status')).toHaveTextContent(/^Сдвинутся вместе/);
    await userEvent.click(view.getByRole('button', { name: 'Открыть копию' }));
    await waitFor(() => expect(opened).toHaveBeenCalledWith('/marathons/new'));
    await expect(closed).toHaveBeenCalledOnce();
    const { name, startsAt } = marathonEditor.shown(store.get, newKey).fields;
    await expect(name).toMatch(/— копия$/);
    await expect(Date.parse(startsAt)).toBeGreaterThan(Date.now() - 1);
  },
});

/** Of a course the lectures are all there is to decide. Own ones are drafts of the copy, with the media of the originals. */
export const Course = meta.story({
  tags: ['picture'],
  args: course,
  play: async ({ loaded }) => {
    const { store } = loaded['environment'];
    const view = await ready();
    await expect(view.queryByRole('spinbutton')).not.toBeInTheDocument();
    await userEvent.click(view.getByRole('radio', { name: 'Свои' }));
    await userEvent.click(view.getByRole('button', { name: 'Открыть копию' }));
    await waitFor(() => expect(opened).toHaveBeenCalledWith('/courses/new'));
    await expect(await screen.findByText(/^Проверьте и\sсохраните/)).toBeVisible();
    const { fields } = courseEditor.shown(store.get, newKey);
    const own = Object.values(fields.program.lectures);
    await expect(own).toHaveLength(13);
    await expect(own.every(({ base }) => base === null)).toBe(true);
    await expect(store.get(courseProgram.treeAtom(newKey)).order).toHaveLength(8);
  },
});

/** All of it by keys alone. */
export const Keyboard = meta.story({
  play: async ({ loaded }) => {
    const view = await ready();
    const days = view.getByRole('spinbutton', { name: /Сдвиг/ });
    for (let presses = 0; presses < 8 && document.activeElement !== days; presses++) await userEvent.tab();
    await expect(days).toHaveFocus();
    const before = Number(days.getAttribute('aria-valuenow'));
    await userEvent.keyboard('{ArrowUp}');
    await expect(days).toHaveAttribute('aria-valuenow', String(before + 1));
    await userEvent.tab();
    await expect(view.getByRole('radio', { name: /^Те\sже/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(view.getByRole('radio', { name: 'Свои' })).toBeChecked();
    await userEvent.tab();
    await userEvent.tab();
    await expect(view.getByRole('button', { name: 'Открыть копию' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(opened).toHaveBeenCalledWith('/marathons/new'));
    const { program } = marathonEditor.shown(loaded['environment'].store.get, newKey).fields;
    await expect(Object.keys(program.lectures).length).toBeGreaterThan(0);
  },
});

/** A day that is over is no day to begin on: the field says so, and nothing is opened. */
export const Past = meta.story({
  tags: ['picture'],
  play: async () => {
    const view = await ready();
    const days = view.getByRole('spinbutton', { name: /Сдвиг/ });
    await userEvent.clear(days);
    await userEvent.type(days, '-5000');
    await userEvent.tab();
    await waitFor(() => expect(days).toBeInvalid());
    await expect(view.getByRole('button', { name: 'Открыть копию' })).toBeDisabled();
  },
});

/** What has been read is the name alone: there is nothing to decide yet. */
export const Loading = meta.story({
  tags: ['picture'],
  beforeEach: ({ msw }) => msw.use(never(endpoints.marathon.get)),
  play: async () => {
    const view = await dialog();
    await expect(view.getByText('Читаем оригинал')).toBeInTheDocument();
    await expect(view.getByRole('button', { name: 'Открыть копию' })).toBeDisabled();
  },
});

/** The lectures did not come: it is said, and the choice stays. */
export const Failed = meta.story({
  tags: ['picture'],
  args: course,
  play: async ({ msw }) => {
    const view = await ready();
    msw.use(fails(endpoints.lecture.list, 500));
    await userEvent.click(view.getByRole('radio', { name: 'Свои' }));
    await userEvent.click(view.getByRole('button', { name: 'Открыть копию' }));
    await expect(await view.findByRole('alert')).toBeVisible();
    await expect(opened).not.toHaveBeenCalled();
    await expect(view.getByRole('radio', { name: 'Свои' })).toBeChecked();
  },
});

export const Gone = meta.story({
  args: { id: 'none' },
  play: async () => {
    await expect(await (await dialog()).findByText(/оригинал удалили/)).toBeVisible();
  },
});

export const English = meta.story({
  tags: ['picture-phone'],
  globals: { language: 'en', viewport: { value: 'phone' } },
  play: async () => {
    const view = await dialog('Duplicate');
    await waitFor(() => expect(view.getByRole('button', { name: 'Open the copy' })).toBeEnabled());
    await expectToFit();
  },
});
