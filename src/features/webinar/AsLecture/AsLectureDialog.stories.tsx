import { http, HttpResponse } from 'msw';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { endpoints } from '#api/endpoints.ts';
import { newKey } from '#atoms/editor/draft.ts';
import { lectureEditor } from '#atoms/lecture/editor.ts';
import { entriesAtom } from '#atoms/upload/entries.ts';
import { fails, never } from '#platform/msw.ts';
import { expectToFit } from '#storybook/fits.ts';
import { besideToasts } from '#storybook/besideToasts.tsx';
import preview from '#storybook/preview.tsx';
import { AsLectureDialog } from './AsLectureDialog.tsx';

const [opened, closed] = [fn(), fn()];

const meta = preview.meta({
  component: AsLectureDialog,
  args: { id: 'webinar-posle-otpuska', open: opened, onClose: closed },
  decorators: [besideToasts],
  beforeEach: () => {
    opened.mockClear();
    closed.mockClear();
  },
});

const dialog = async (name = 'Сделать лекцией') => within(await screen.findByRole('dialog', { name }));

/** The chapters have been read. */
const ready = async () => {
  const view = await dialog();
  await view.findByRole('combobox', { name: 'Начало' });
  return view;
};

type View = Awaited<ReturnType<typeof ready>>;
const choose = async (view: View, { from, to }: { from?: RegExp; to?: RegExp }) => {
  for (const [name, wanted] of [
    ['Начало', from],
    ['Конец', to],
  ] as const)
    if (wanted !== undefined) {
      const field = view.getByRole('combobox', { name });
      await userEvent.selectOptions(field, within(field).getByRole('option', { name: wanted }));
    }
};
const confirm = (view: View) => userEvent.click(view.getByRole('button', { name: 'Сделать лекцией' }));

/** All of it unless the author says otherwise: then the lecture takes the recording of the webinar itself. */
export const Default = meta.story({
  tags: ['picture'],
  play: async ({ loaded }) => {
    const { store } = loaded['environment'];
    const view = await ready();
    await expect(view.getByRole('status')).toHaveTextContent(/^Вся запись: 31:15/);
    await confirm(view);
    await waitFor(() => expect(opened).toHaveBeenCalledWith('/lectures/new'));
    await expect(closed).toHaveBeenCalledOnce();
    const { fields } = lectureEditor.shown(store.get, newKey);
    await expect(fields.streamID).not.toBeNull();
    await expect(fields.description).toMatch(/\n29:00 Вопросы/);
    await expect(store.get(entriesAtom)).toEqual([]);
  },
});

/** What is left is told before anything is done. */
export const Chosen = meta.story({
  tags: ['picture', 'picture-dark', 'picture-phone'],
  play: async () => {
    const view = await ready();
    await choose(view, { from: /^25:00/, to: /^29:00/ });
    await expect(view.getByRole('status')).toHaveTextContent(/^Останется 4:00 из\s31:15/);
    await expect(view.getByRole('status')).toHaveTextContent(/новое видео, примерно 4\sКБ/);
  },
});

/** A part is cut out on the device and joins the queue; the chapters of the lecture count from its beginning. */
export const Cuts = meta.story({
  // What is sent would go on into the next story.
  beforeEach: ({ msw }) => msw.use(never(endpoints.upload.newSession)),
  play: async ({ loaded }) => {
    const { store } = loaded['environment'];
    const view = await ready();
    await choose(view, { from: /^25:00/ });
    await confirm(view);
    await waitFor(() => expect(opened).toHaveBeenCalledWith('/lectures/new'), { timeout: 15_000 });
    await expect(await screen.findByText(/^Обрезанное видео загружается/)).toBeVisible();
    const { fields } = lectureEditor.shown(store.get, newKey);
    await expect(fields.streamID).toBeNull();
    await expect(fields.description).toMatch(/\n\n0:00 Практика у\sстены\n4:00 Вопросы и\sпрощание$/);
    const [upload, ...others] = store.get(entriesAtom);
    await expect(others).toEqual([]);
    await expect(upload).toMatchObject({
      fileName: 'Усталость после отпуска.mp4',
      target: { kind: 'lecture', draftKey: newKey },
    });
  },
});

/** No key frame is near: the author hears before the cut where the video will begin. */
export const Earlier = meta.story({
  tags: ['picture', 'picture-phone'],
  play: async () => {
    const view = await ready();
    await choose(view, { from: /^29:00/ });
    await waitFor(() => expect(view.getByRole('status')).toHaveTextContent(/начнётся с\s25:00/));
    await expect(view.getByRole('status')).toHaveTextContent(/^Останется 6:15 из/);
  },
});

/** An end before the new beginning is the end of the recording again. */
export const EndsLater = meta.story({
  play: async () => {
    const view = await ready();
    await choose(view, { to: /^25:00/ });
    await expect(view.getByRole('status')).toHaveTextContent(/^Останется 25:00/);
    await choose(view, { from: /^25:00/ });
    await expect(view.getByRole('combobox', { name: 'Конец' })).toHaveDisplayValue(/конец записи$/);
  },
});

/** All of it by keys alone. */
export const Keyboard = meta.story({
  play: async () => {
    const view = await ready();
    const from = view.getByRole('combobox', { name: 'Начало' });
    for (let presses = 0; presses < 4 && document.activeElement !== from; presses += 1) await userEvent.tab();
    await expect(from).toHaveFocus();
    await userEvent.tab();
    await expect(view.getByRole('combobox', { name: 'Конец' })).toHaveFocus();
    await userEvent.tab();
    await expect(view.getByRole('button', { name: 'Отмена' })).toHaveFocus();
    await userEvent.tab();
    await expect(view.getByRole('button', { name: 'Сделать лекцией' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(opened).toHaveBeenCalledWith('/lectures/new'));
  },
});

/** While it is cut the way out is to stop it: the choice stays, and nothing is left behind. */
export const Cutting = meta.story({
  tags: ['picture', 'picture-phone'],
  play: async ({ msw, loaded }) => {
    const view = await ready();
    await choose(view, { from: /^25:00/ });
    msw.use(never(endpoints.stream.link));
    await confirm(view);
    await expect(await view.findByRole('progressbar', { name: 'Сколько вырезано' })).toBeVisible();
    await expect(view.getByRole('combobox', { name: 'Начало' })).toBeDisabled();
    await expect(loaded['environment'].store.get(entriesAtom)).toEqual([]);
  },
});

/** Stopped, it stands as it was before. */
export const Stopped = meta.story({
  play: async ({ msw, loaded }) => {
    const view = await ready();
    await choose(view, { from: /^25:00/ });
    msw.use(http.get('*/stream/:id/media', () => new Promise<never>(() => undefined)));
    await confirm(view);
    await userEvent.click(await view.findByRole('button', { name: 'Остановить' }));
    await waitFor(() => expect(view.getByRole('button', { name: 'Сделать лекцией' })).toBeVisible());
    await expect(view.getByRole('combobox', { name: 'Начало' })).toHaveDisplayValue(/^25:00/);
    await expect(opened).not.toHaveBeenCalled();
    await expect(loaded['environment'].store.get(entriesAtom)).toEqual([]);
  },
});

/** It could not be read: it is said why, and the choice stays. */
export const Failed = meta.story({
  tags: ['picture', 'picture-phone'],
  play: async ({ msw }) => {
    const view = await ready();
    msw.use(fails(endpoints.stream.link, 500));
    await choose(view, { from: /^25:00/ });
    await confirm(view);
    await expect(await view.findByRole('alert')).toBeVisible();
    await expect(opened).not.toHaveBeenCalled();
    await expect(view.getByRole('combobox', { name: 'Начало' })).toHaveDisplayValue(/^25:00/);
  },
});

/** What cannot be cut becomes a lecture as it is, by one press. */
export const TakesWhole = meta.story({
  play: async ({ msw, loaded }) => {
    const view = await ready();
    msw.use(fails(endpoints.stream.link, 500));
    await choose(view, { from: /^25:00/ });
    await confirm(view);
    await userEvent.click(await view.findByRole('button', { name: 'Взять целиком' }));
    await waitFor(() => expect(opened).toHaveBeenCalledWith('/lectures/new'));
    const { fields } = lectureEditor.shown(loaded['environment'].store.get, newKey);
    await expect(fields.streamID).not.toBeNull();
    await expect(fields.description).toMatch(/\n0:00 Почему/);
  },
});

/** What is no file of media cannot be cut, and says so. */
export const CannotCut = meta.story({
  play: async ({ msw }) => {
    const view = await ready();
    msw.use(http.get('*/stream/:id/media', () => HttpResponse.text('Это не запись')));
    await choose(view, { from: /^25:00/ });
    await confirm(view);
    await expect(await view.findByText(/^Эту запись нельзя обрезать/)).toBeVisible();
  },
});

/** What the platform is not done with cannot be read yet: all of it can be had, and parts of it later. */
export const Processing = meta.story({
  tags: ['picture'],
  beforeEach: ({ msw }) => {
    const item = {
      ...{ name: 'Усталость после отпуска', kind: 'video', size: 30_889, mime: 'video/mp4' },
      ...{ durationSec: 1875, status: 'uploaded' },
      ...{ createdAt: '2026-09-21T18:00:00.000Z', updatedAt: '2026-09-21T18:00:00.000Z' },
    };
    msw.use(
      http.get('*/author/stream/:id', ({ params }) => HttpResponse.json({ ...item, id: params['id'] })),
    );
  },
  play: async () => {
    const view = await ready();
    await expect(view.getByText(/^Запись ещё обрабатывается/)).toBeVisible();
    await expect(view.getByRole('combobox', { name: 'Конец' })).toBeDisabled();
    await expect(view.getByRole('button', { name: 'Сделать лекцией' })).toBeEnabled();
  },
});

/** Nothing is told of parts where nothing tells them apart. */
export const NoChapters = meta.story({
  args: { id: 'webinar-sheya' },
  play: async () => {
    const view = await dialog();
    await expect(await view.findByText(/^Лекция возьмёт запись вебинара/)).toBeVisible();
    await expect(view.queryByRole('combobox')).toBeNull();
  },
});

export const Loading = meta.story({
  tags: ['picture'],
  beforeEach: ({ msw }) => msw.use(never(endpoints.webinar.get)),
  play: async () => {
    const view = await dialog();
    await expect(view.getByText('Читаем вебинар')).toBeInTheDocument();
    await expect(view.getByRole('button', { name: 'Сделать лекцией' })).toBeDisabled();
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
    const view = await dialog('Make it a lecture');
    await view.findByRole('combobox', { name: 'Start' });
    await expectToFit();
  },
});
