import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { endpoints } from '#api/endpoints.ts';
import { openBundle } from '#domain/bundle/openBundle.ts';
import type { Saving } from '#lib/file/openSaving.ts';
import { readZip } from '#lib/file/zip.ts';
import { fails, never } from '#platform/msw.ts';
import { besideToasts } from '#storybook/besideToasts.tsx';
import preview from '#storybook/preview.tsx';
import { ExportDialog } from './ExportDialog.tsx';

const closed = fn();
const given = fn<() => Promise<void>>(async () => undefined);
let pieces: Uint8Array<ArrayBuffer>[] = [];
let thrown: unknown = null;

/** A disk that is only remembered. */
const open = async (): Promise<Saving> => ({
  into: new WritableStream<Uint8Array>({
    write: (piece) => void pieces.push(piece.slice()),
    abort: (reason) => void (thrown = reason),
  }),
  done: given,
});

const meta = preview.meta({
  component: ExportDialog,
  parameters: { docs: { story: { iframeHeight: '520px' } } },
  args: { id: 'course-telo', name: 'Тело без тревоги: практика на\u00A0каждый день', open, onClose: closed },
  decorators: [besideToasts],
  beforeEach: () => {
    closed.mockClear();
    given.mockClear();
    [pieces, thrown] = [[], null];
  },
});

const dialog = async (name: RegExp | string = /^Курс в\sфайле$/) =>
  within(await screen.findByRole('dialog', { name }));
const begin = async () => userEvent.click((await dialog()).getByRole('button', { name: 'Скачать' }));

const chooseQuiz = async () => {
  await userEvent.type(await (await dialog()).findByRole('combobox', { name: 'Тесты' }), 'дых');
  const [option] = await screen.findAllByRole('option', { name: /дых/i });
  if (option === undefined) throw new Error('No quiz is found');
  await userEvent.click(option);
  // The list stays for one more, and keeps the rest of the dialog from readers until it is left.
  await userEvent.tab();
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
};

/** The file has all that the course says; recordings are the author’s choice, and quizzes, which belong to no course. */
export const Default = meta.story({
  play: async () => {
    await userEvent.click((await dialog()).getByRole('switch', { name: /^С\sзаписями/ }));
    await chooseQuiz();
    await begin();
    await waitFor(() => expect(given).toHaveBeenCalledOnce(), { timeout: 15_000 });
    const file = new Blob(pieces);
    const bundle = await openBundle(await readZip(file), file.size);
    await expect(bundle?.manifest.lectures).toHaveLength(13);
    await expect(bundle?.manifest.quizzes).toHaveLength(1);
    await expect(bundle?.manifest.lectures.every(({ media }) => media?.path == null)).toBe(true);
    await expect(closed).toHaveBeenCalledOnce();
    await expect(await screen.findByText(/^Файл «Тело без тревоги.*zip» готов$/)).toBeVisible();
  },
});

/** Goes by Tab until it stands on a control. */
async function tabTo(control: HTMLElement) {
  for (let at = 0; at < 20 && document.activeElement !== control; at += 1) await userEvent.tab();
  await expect(control).toHaveFocus();
}

/** Recordings are left out, a quiz is found and taken along, and the file is written, all by keys. */
export const Keyboard = meta.story({
  play: async () => {
    const view = await dialog();
    const media = view.getByRole('switch', { name: /^С\sзаписями/ });
    await tabTo(media);
    await userEvent.keyboard(' ');
    await expect(media).not.toBeChecked();
    await userEvent.tab();
    await expect(view.getByRole('combobox', { name: 'Тесты' })).toHaveFocus();
    await userEvent.keyboard('дых');
    await screen.findAllByRole('option', { name: /дых/i });
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await userEvent.tab();
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await tabTo(view.getByRole('button', { name: 'Скачать' }));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(given).toHaveBeenCalledOnce(), { timeout: 15_000 });
    const file = new Blob(pieces);
    const bundle = await openBundle(await readZip(file), file.size);
    await expect(bundle?.manifest.quizzes).toHaveLength(1);
    await expect(bundle?.manifest.lectures.every(({ media: one }) => one?.path == null)).toBe(true);
  },
});

/** What goes into the file is said before it is begun. */
export const Asked = meta.story({
  tags: ['picture', 'picture-dark', 'picture-phone'],
  play: async () => {
    await chooseQuiz();
    const view = await dialog();
    await expect(view.getByText(/^В\sфайл попадут тексты/)).toBeVisible();
    await expect(view.getByRole('button', { name: 'Скачать' })).toBeEnabled();
  },
});

/** It tells how far it is. Stopped, it leaves nothing on the disk, and can be begun again. */
export const Writing = meta.story({
  beforeEach: ({ msw }) => msw.use(never(endpoints.stream.link)),
  play: async () => {
    await begin();
    await waitFor(() => expect(screen.getByText(/^Записано .* из\s/)).toBeVisible(), { timeout: 15_000 });
  },
});

export const Stopped = meta.story({
  beforeEach: ({ msw }) => msw.use(never(endpoints.course.get)),
  play: async () => {
    await begin();
    await userEvent.click(await screen.findByRole('button', { name: 'Остановить' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Скачать' })).toBeVisible());
    await expect(thrown).not.toBeNull();
    await expect(closed).not.toHaveBeenCalled();
  },
});

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(fails(endpoints.course.get, 500)),
  play: async () => {
    await begin();
    await expect(await screen.findByText(/^На\sплатформе что-то сломалось/)).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Скачать' })).toBeEnabled();
  },
});

export const English = meta.story({
  globals: { language: 'en' },
  play: async () => void (await dialog('Course in a file')),
});
